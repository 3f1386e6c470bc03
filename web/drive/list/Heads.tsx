import type { DriveItem } from '../../../shared/drive/calls.ts';
import { t } from '../../i18n/t.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { asHead } from '../data/roles.ts';
import type { ItemColumn } from './columns.tsx';
import { chooseAll, nothingChosen, type Selection } from './selection.ts';

interface Props<I extends DriveItem> {
  columns: readonly ItemColumn<I>[];
  /** Item ids in display order. */
  keys: readonly string[];
  /** The sort column, with `-` for descending. */
  sort: string;
  onSort: (sort: string) => void;
  selection: Selection;
  onSelection: (next: Selection) => void;
  narrow: boolean;
}

/** Column heads: select all, and sort. */
export function Heads<I extends DriveItem>(props: Props<I>) {
  const { columns, sort, onSort, selection, onSelection, keys, narrow } = props;
  const sorted = sort.replace(/^-/, '');
  const down = sort.startsWith('-');
  const all = keys.length > 0 && selection.chosen.size === keys.length;
  const head = (id: string | undefined, label: string, right: boolean | undefined) => (
    <div
      key={id ?? label}
      {...asHead(id && sorted === id ? (down ? 'descending' : 'ascending') : undefined)}
      className={right ? 'right' : undefined}
    >
      {id ? (
        <button type="button" onClick={() => onSort(sorted === id && !down ? `-${id}` : id)}>
          {label}
          {sorted === id && <Icon name={down ? 'down' : 'up'} size={14} />}
        </button>
      ) : (
        label
      )}
    </div>
  );
  return (
    <>
      <div {...asHead()} className="check">
        <input
          type="checkbox"
          aria-label={t('Select all')}
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = !all && selection.chosen.size > 0;
          }}
          onChange={() => onSelection(all ? nothingChosen : chooseAll(keys, selection))}
        />
      </div>
      {head('name', t('Name'), false)}
      {!narrow && columns.map((c) => head(c.sort, c.label, c.right))}
      <div {...asHead()}>
        <span className="sr-only">{t('Actions')}</span>
      </div>
    </>
  );
}
