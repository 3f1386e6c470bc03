import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import type { DriveItem } from '../../../shared/drive/calls.ts';
import { t } from '../../i18n/t.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { kindLooks, kindOf } from '../data/kinds.ts';
import { asCell, asRow } from '../data/roles.ts';
import type { ItemColumn } from './columns.tsx';

/** The picture of an item's kind. */
export function KindIcon({ item, size = 22 }: { item: DriveItem; size?: number }) {
  const look = kindLooks[item.type === 'folder' ? 'folder' : kindOf(item.name)];
  return (
    <chakra.span color={look.colour} display="inline-flex" flexShrink="0">
      <Icon name={look.icon} size={size} />
    </chakra.span>
  );
}

interface Props<I extends DriveItem> {
  item: I;
  id: string;
  /** One-based index in the list, including the heads. */
  index: number;
  chosen: boolean;
  cursor: boolean;
  cut: boolean;
  drop: boolean;
  draggable: boolean;
}

const marks = (p: Props<DriveItem>) => ({
  id: p.id,
  'data-key': p.item.id,
  'data-cursor': p.cursor ? '' : undefined,
  'data-cut': p.cut ? '' : undefined,
  'data-drop': p.drop ? '' : undefined,
  'aria-selected': p.chosen,
  draggable: p.draggable,
});

/** Clicks are handled once, by the list. */
const Check = ({ item, chosen }: { item: DriveItem; chosen: boolean }) => (
  <label className="check" data-part="check">
    <input
      type="checkbox"
      tabIndex={-1}
      checked={chosen}
      readOnly
      aria-label={t('Select {name}', { name: item.name })}
    />
  </label>
);
const More = ({ item }: { item: DriveItem }) => (
  <button
    type="button"
    className="more"
    data-part="more"
    tabIndex={-1}
    aria-haspopup="menu"
    aria-label={t('Actions for {name}', { name: item.name })}
  >
    <Icon name="dots" />
  </button>
);
const Badges = ({ item }: { item: DriveItem }) =>
  item.shared ? (
    <chakra.span color="fg.muted" ml="1.5">
      <Icon name="share" size={14} title={t('Shared')} />
    </chakra.span>
  ) : null;

/** An item as a row of columns; in narrow lists, a name and a line of facts. */
export const ItemRow = memo(function ItemRow<I extends DriveItem>(
  props: Props<I> & { columns: readonly ItemColumn<I>[]; narrow: boolean; top: number; height: number },
) {
  const { item, columns, narrow, top, height } = props;
  const facts = columns.map((c) => c.cell(item)).filter((text) => text && text !== '—');
  return (
    <div
      {...asRow(props.index)}
      className="row"
      {...marks(props)}
      style={{ transform: `translateY(${top}px)`, height }}
    >
      <div {...asCell}>
        <Check item={item} chosen={props.chosen} />
      </div>
      <div {...asCell} className="name">
        <KindIcon item={item} />
        <span className="text">
          <span className="title" title={item.name}>
            {item.name}
            <Badges item={item} />
          </span>
          {narrow && facts.length > 0 && <small>{facts.join(' · ')}</small>}
        </span>
      </div>
      {!narrow &&
        columns.map((c) => (
          <div key={c.id} {...asCell} className={c.right ? 'cell right' : 'cell'} title={c.cell(item)}>
            {c.cell(item)}
          </div>
        ))}
      <div {...asCell}>
        <More item={item} />
      </div>
    </div>
  );
}) as <I extends DriveItem>(
  props: Props<I> & { columns: readonly ItemColumn<I>[]; narrow: boolean; top: number; height: number },
) => React.ReactNode;

/** An item as a tile. */
export const ItemTile = memo(function ItemTile(props: Props<DriveItem> & { fact: string }) {
  const { item, fact } = props;
  return (
    <div {...asCell} className="tile" {...marks(props)}>
      <Check item={item} chosen={props.chosen} />
      <More item={item} />
      <KindIcon item={item} size={44} />
      <span className="text">
        <span className="title" title={item.name}>
          {item.name}
          <Badges item={item} />
        </span>
        <small>{fact}</small>
      </span>
    </div>
  );
});
