import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Row as Gstr1Row } from '../../../shared/gst/gstr1/columns.ts';
import type { GstIssue } from '../../../shared/gst/gstr1/issue.ts';
import { newRow, type Section, type SectionId } from '../../../shared/gst/gstr1/sections.ts';
import { Grid } from '../../grid/Grid.tsx';
import { type Jumps, useLanding } from '../../grid/jumps.ts';
import type { CellIssue, GridChange } from '../../grid/types.ts';
import { say, t } from '../../i18n/t.ts';
import type { Book } from './book.ts';
import { gridColumns, gridTotals } from './gridColumns.ts';

interface Props {
  book: Book;
  section: Section;
  readOnly: boolean;
  /** Called when undo or redo changed another section, so that the page shows it. */
  onBack: (section: SectionId) => void;
  jumps: Jumps;
}

const noTexts: Readonly<Record<string, string>> = {};

/** One section as a grid; the only part of the page that re-renders with every edit. */
export function SectionGrid({ book, section, readOnly, onBack, jumps }: Props) {
  const handle = useLanding(jumps, section.id);
  const ticks = useSyncExternalStore(book.subscribe, book.ticks);
  const columns = useMemo(() => gridColumns(section), [section]);
  const tallied = book.tallied(section.id);
  const totals = useMemo(() => (tallied ? gridTotals(section, tallied) : noTexts), [section, tallied]);
  // Translated findings; the same array while the findings are unchanged.
  const [said] = useState(() => new WeakMap<readonly GstIssue[], readonly CellIssue[]>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function after every change tells the grid to look
  const issuesOf = useCallback(
    (id: string) => {
      const found = book.issuesOf(id);
      const known = said.get(found);
      if (known) return known;
      const cells = found.map((i) => ({ field: i.field, message: say(i.message), severity: i.severity }));
      said.set(found, cells);
      return cells;
    },
    [book, ticks],
  );
  const change = useCallback(
    (c: GridChange, typed: readonly { id: string; key: string; text: string }[]) =>
      book.change(section.id, c.put as readonly Gstr1Row[], c.remove, typed, c.read),
    [book, section],
  );
  const fresh = useCallback(() => newRow(section, crypto.randomUUID()), [section]);
  const back = (id: SectionId | undefined) => {
    if (id && id !== section.id) onBack(id);
  };
  return (
    <Grid
      label={t(section.title)}
      columns={columns}
      rows={book.rows(section.id)}
      shape={book.shape()}
      issuesOf={issuesOf}
      readOnly={readOnly}
      onChange={change}
      fresh={fresh}
      onUndo={() => back(book.undo())}
      onRedo={() => back(book.redo())}
      typed={book.typed()}
      totals={totals}
      refused={book.refusedIn(section.id)}
      handle={handle}
    />
  );
}
