import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DriveItem } from '../../shared/drive/calls.ts';
import { formatCount, t } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { Row } from '../ui/base/layout.tsx';
import { Menu } from '../ui/dialogs/Menu.tsx';
import { type ActionId, actionsFor, menuOf, type Place } from './actions.ts';
import { setDrivePrefs, useDrivePrefs } from './data/prefs.ts';
import { TOOL_BAR, TOP_BAR } from './list/listStyle.ts';
import type { Order } from './SearchBar.tsx';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    zIndex: '3',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    bg: 'bg',
    minWidth: '0',
  },
});

interface Props {
  place: Place;
  chosen: readonly DriveItem[];
  run: (id: ActionId) => void;
  onClear: () => void;
  /** Shown while nothing is selected: search, filters. */
  children: ReactNode;
  orders: readonly Order[];
  sort: string;
  onSort: (sort: string) => void;
  /** Buttons to create and upload, at the right while nothing is selected. */
  add?: ReactNode;
}

/** Search and filters, or the actions of the selection. Both have the same height, so that nothing jumps. */
export function ToolBar(props: Props) {
  const { place, chosen, run, onClear, children, add, orders, sort, onSort } = props;
  const { view, details } = useDrivePrefs();
  const actions = actionsFor(place, chosen);
  const looks = (
    <Row gap="0" flexWrap="nowrap" ml={add && chosen.length === 0 ? '0' : 'auto'}>
      <Menu
        label={t('View and order')}
        items={[
          ...(['list', 'tiles'] as const).map((value) => ({
            kind: 'action' as const,
            label: value === 'list' ? t('Show as a list') : t('Show as tiles'),
            icon: value === 'list' ? ('menu' as const) : ('tiles' as const),
            checked: view === value,
            run: () => setDrivePrefs({ view: value }),
          })),
          { kind: 'line' },
          ...orders.map(({ value, label }) => ({
            kind: 'action' as const,
            label,
            checked: sort === value,
            run: () => onSort(value),
          })),
        ]}
        trigger={(trigger) => (
          <IconButton icon={view === 'list' ? 'menu' : 'tiles'} label={t('View and order')} {...trigger} />
        )}
      />
      {place === 'drive' && (
        <chakra.span hideBelow="lg">
          <IconButton
            icon="panel"
            label={t('Details')}
            aria-pressed={details}
            onClick={() => setDrivePrefs({ details: !details })}
          />
        </chakra.span>
      )}
    </Row>
  );
  return (
    <Bar role="group" aria-label={t('Actions')} style={{ top: TOP_BAR, height: TOOL_BAR }}>
      {chosen.length === 0 ? (
        <>
          {children}
          {add && (
            <Row gap="2" flexWrap="nowrap" ml="auto">
              {add}
            </Row>
          )}
        </>
      ) : (
        <>
          <IconButton icon="close" label={t('Clear the selection')} onClick={onClear} />
          <chakra.b whiteSpace="nowrap" mr="1">
            {t('{count} selected', { count: formatCount(chosen.length) })}
          </chakra.b>
          <chakra.div display={{ base: 'none', lg: 'flex' }} gap="1" minWidth="0">
            {actions
              .filter((action) => action.first)
              .map((action) => (
                <Button key={action.id} look="quiet" icon={action.icon} onClick={() => run(action.id)}>
                  {action.label}
                </Button>
              ))}
          </chakra.div>
          <Menu
            label={t('Actions for the selection')}
            align="left"
            items={menuOf(actions, run)}
            trigger={(props) => (
              <Button look="quiet" icon="dots" {...props}>
                <chakra.span hideFrom="lg">{t('Actions')}</chakra.span>
                <chakra.span className="sr-only" display={{ base: 'none', lg: 'block' }}>
                  {t('More actions')}
                </chakra.span>
              </Button>
            )}
          />
        </>
      )}
      {looks}
    </Bar>
  );
}
