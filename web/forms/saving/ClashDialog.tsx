import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { treeOf } from '../../../shared/forms/form.ts';
import { t, tn } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Note } from '../../ui/base/layout.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { placeText } from '../problems/issues.ts';
import { nodesTo, valueText } from '../state/show.ts';
import { type Choices, type Difference, obviousChoices } from './differences.ts';
import { useFromSave } from './SaveLine.tsx';
import type { Work } from './work.ts';

const Table = chakra('table', {
  base: {
    width: 'full',
    mt: '3',
    fontSize: 'md',
    '& th': {
      textAlign: 'left',
      fontSize: 'xs',
      color: 'fg.muted',
      py: '2',
      pr: '3',
      borderBottom: '1px solid',
      borderColor: 'border.strong',
    },
    '& td, & th': { overflowWrap: 'anywhere', width: '34%', '&:last-child': { pr: '0' } },
    '& td': { py: '2', pr: '3', borderBottom: '1px solid', borderColor: 'border', verticalAlign: 'top' },
    '& label': { display: 'flex', gap: '2', cursor: 'pointer', overflowWrap: 'anywhere', minHeight: '24px' },
    '& input': { width: '18px', height: '18px', flexShrink: 0 },
    '& .num': { fontVariantNumeric: 'tabular-nums' },
  },
});

/** Two versions of the form: both values of each differing field, and a choice for each. */
export function ClashDialog({ work }: { work: Work }) {
  const version = useFromSave(work.autosave, (state) =>
    state.kind === 'stale' ? state.stored.version : undefined,
  );
  return version === undefined ? null : <Clash key={version} work={work} />;
}

function Clash({ work }: { work: Work }) {
  const found = useMemo(() => work.clash(), [work]);
  const [choices, setChoices] = useState<Choices>(() => obviousChoices(found));
  const open = found.filter((d) => !choices[d.path]).length;
  const all = (side: 'mine' | 'theirs') => setChoices(Object.fromEntries(found.map((d) => [d.path, side])));
  return (
    <Dialog
      open
      strict
      onClose={() => undefined}
      width={52}
      title={t('This return has been changed elsewhere')}
      onSubmit={() => open === 0 && work.settleClash(choices)}
      actions={
        <>
          <Note flex="1">
            {open > 0 ? tn(open, '{count} choice left', '{count} choices left') : t('All chosen.')}
          </Note>
          <Button type="submit" look="primary" disabled={open > 0}>
            {t('Save these values')}
          </Button>
        </>
      }
    >
      <p>
        {t(
          'Nothing is lost: choose for each field whether to keep your value or the stored one. Fields that only one side changed are already chosen.',
        )}
      </p>
      <chakra.div display="flex" gap="3" mt="3" flexWrap="wrap">
        <Button size="sm" onClick={() => all('mine')}>
          {t('Keep all mine')}
        </Button>
        <Button size="sm" onClick={() => all('theirs')}>
          {t('Use all stored')}
        </Button>
      </chakra.div>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('Field')}</th>
            <th scope="col">{t('Yours')}</th>
            <th scope="col">{t('Stored')}</th>
          </tr>
        </thead>
        <tbody>
          {found.map((d) => (
            <tr key={d.path}>
              <td>{placeText(work.store.model, d.path)}</td>
              {(['mine', 'theirs'] as const).map((side) => (
                <td key={side}>
                  <label>
                    <input
                      type="radio"
                      name={d.path}
                      checked={choices[d.path] === side}
                      onChange={() => setChoices((before) => ({ ...before, [d.path]: side }))}
                    />
                    <span className="num">{sideText(work, d, side)}</span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}

function sideText(work: Work, d: Difference, side: 'mine' | 'theirs'): string {
  const value = d[side];
  if (Array.isArray(value)) return tn(value.length, '{count} row', '{count} rows');
  if (value === undefined || value === '') return t('(empty)');
  const node = nodesTo(treeOf(work.store.model), d.path)?.at(-1);
  if (node?.node === 'field') return t(valueText(node.meta, value));
  return typeof value === 'object' ? t('filled in') : String(value);
}
