import { memo, type ReactNode, type Ref } from 'react';
import { formatCount, t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Row } from '../ui/base/layout.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import type { GridColumn } from './types.ts';
import type { Look } from './view.ts';

interface Props {
  ref: Ref<HTMLInputElement>;
  look: Look;
  onLook: (look: Look) => void;
  columns: readonly GridColumn[];
  shown: number;
  total: number;
  issues: number;
  selected: number;
  readOnly: boolean;
  /** A cell has been chosen, whose row may be removed. */
  placed: boolean;
  onAdd: () => void;
  onRemove: () => void;
  /** Without search, for few rows. */
  brief: boolean;
  full: boolean;
  addLabel: string | undefined;
  tools: ReactNode;
}

/** Toolbar of the grid: search in one or all columns, filter for refused rows, add and remove. */
export const FindBar = memo(function FindBar({
  ref,
  look,
  onLook,
  columns,
  shown,
  total,
  issues,
  selected,
  readOnly,
  placed,
  onAdd,
  onRemove,
  brief,
  full,
  addLabel,
  tools,
}: Props) {
  const size = tools ? 'sm' : 'md';
  const nothing = total === 0 || (selected === 0 && !placed);
  return (
    <Row mb="2" data-no-print data-brief={brief ? '' : undefined}>
      {!readOnly && (
        <>
          <Button icon="plus" size={size} onClick={onAdd} disabled={full}>
            {addLabel ?? t('Add row')}
          </Button>
          <Button
            icon="trash"
            size={size}
            onClick={onRemove}
            disabled={nothing}
            title={nothing && total > 0 ? t('Select a cell or tick rows first') : undefined}
          >
            {selected > 0 ? t('Remove {count} rows', { count: formatCount(selected) }) : t('Remove row')}
          </Button>
        </>
      )}
      {!brief && (
        <>
          <TextInput
            ref={ref}
            type="search"
            aria-label={t('Find in the table')}
            placeholder={t('Find')}
            value={look.find}
            onValue={(find) => onLook({ ...look, find })}
            style={{ inlineSize: '12rem' }}
          />
          <Select
            aria-label={t('Find in')}
            value={look.column}
            onValue={(column) => onLook({ ...look, column })}
            placeholder={t('All columns')}
            options={columns.map((c) => ({ value: c.key, label: c.label }))}
          />
          <label className="grid-check">
            <input
              type="checkbox"
              checked={look.onlyIssues}
              onChange={(e) => onLook({ ...look, onlyIssues: e.currentTarget.checked })}
            />
            {issues > 0
              ? t('Only rows with findings ({count} refused)', { count: formatCount(issues) })
              : t('Only rows with findings')}
          </label>
        </>
      )}
      <span className="num" aria-live="polite">
        {shown === total
          ? tn(total, '{count} row', '{count} rows')
          : t('{shown} of {total} rows', { shown: formatCount(shown), total: formatCount(total) })}
      </span>
      {tools}
    </Row>
  );
});
