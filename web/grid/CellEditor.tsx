import { useLayoutEffect, useRef } from 'react';
import type { RenderEditCellProps } from 'react-data-grid';
import { cellOf, type GridColumn, type GridRow } from './types.ts';

/** A row with a cell being edited: the text is held here until parsed. */
export type EditedRow = GridRow & { typing?: { key: string; text: string } };

interface Props extends Pick<RenderEditCellProps<EditedRow>, 'row' | 'onRowChange' | 'onClose'> {
  spec: GridColumn;
  /** The last typed text, if it could not be parsed. */
  kept: string | undefined;
}

/** Editor of the active cell: a text input or the browser's drop-down. Escape cancels, Enter and Tab commit. */
export function CellEditor({ spec, row, onRowChange, onClose, kept }: Props) {
  const value = cellOf(row, spec.key);
  const start = row.typing?.text ?? kept ?? (spec.edit ?? spec.show)(value);
  const ref = useRef<HTMLInputElement & HTMLSelectElement>(null);
  useLayoutEffect(() => {
    ref.current?.focus();
    if (!spec.options) ref.current?.select();
  }, [spec.options]);
  const type = (text: string, done = false) => onRowChange({ ...row, typing: { key: spec.key, text } }, done);
  if (spec.options)
    return (
      <select
        ref={ref}
        className="grid-editor"
        aria-label={spec.label}
        value={row.typing?.text ?? (value === undefined ? '' : String(value))}
        onChange={(e) => type(e.currentTarget.value, true)}
        onBlur={() => onClose(true, false)}
      >
        <option value="" />
        {spec.options.map((o) => (
          <option key={o.value} value={o.value}>
            {o.label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      ref={ref}
      className="grid-editor"
      aria-label={spec.label}
      value={start}
      onChange={(e) => type(e.currentTarget.value)}
      onBlur={(e) => {
        // When the window loses the focus, editing continues on return.
        if (document.activeElement !== e.currentTarget) onClose(true, false);
      }}
    />
  );
}
