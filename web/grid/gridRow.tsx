import { createContext, type Key, memo, use, useMemo } from 'react';
import { Cell, type CellRendererProps, type RenderRowProps, Row } from 'react-data-grid';
import { tn } from '../i18n/t.ts';
import type { EditedRow } from './CellEditor.tsx';
import { edges, type Range } from './range.ts';
import type { Held } from './steps.ts';
import { type CellIssue, cellOf, type GridColumn, type TotalsRow } from './types.ts';

/** The checkbox columns precede the data columns. */
export const LEAD = 1;

/** State of a row besides its values. */
interface RowState {
  issues: readonly CellIssue[];
  /** Unparsed texts by `id key`; undefined if this row has none. */
  typed: ReadonlyMap<string, string> | undefined;
  /** First and last data column in the range; -1 if none. */
  left: number;
  right: number;
}

const none: readonly CellIssue[] = [];
const State = createContext<RowState>({ issues: none, typed: undefined, left: -1, right: -1 });

/** Where frozen cells are; read when one is rendered, and moved without rendering. */
export const Place = createContext<Held>({ shift: '' });

/** Whether a cell is refused: unparsed text, or an error. */
const isRefused = (state: Pick<RowState, 'issues' | 'typed'>, id: string, key: string): boolean =>
  state.typed?.has(`${id} ${key}`) === true ||
  state.issues.some((i) => i.severity === 'error' && i.field === key);

/** Findings shown at a cell: its own, and in the first cell those without a column. */
const issuesAt = (issues: readonly CellIssue[], key: string, first: boolean): readonly CellIssue[] =>
  issues.length === 0 ? none : issues.filter((i) => i.field === key || (first && !i.field));

const StateCell = memo(function StateCell(props: CellRendererProps<EditedRow, TotalsRow>) {
  const state = use(State);
  const { column, row } = props;
  const at = column.idx - LEAD;
  const refused = isRefused(state, row.id, column.key);
  const here = issuesAt(state.issues, column.key, at === 0);
  const has = (severity: CellIssue['severity']) => here.some((i) => i.severity === severity);
  const mark =
    refused || has('error') ? 'has-error' : has('warning') ? 'has-warning' : has('note') ? 'has-note' : '';
  const inRange = at >= 0 && at >= state.left && at <= state.right ? 'in-range' : '';
  const selected = props.isCellSelected ? 'is-here' : '';
  const { shift } = use(Place);
  return (
    <Cell
      {...props}
      className={`${mark} ${inRange} ${selected}`}
      aria-invalid={refused || undefined}
      {...(column.frozen && shift !== '' ? { style: { translate: shift } } : {})}
    />
  );
});

/** Cells with aria-invalid where refused. */
export const renderCell = (key: Key, props: CellRendererProps<EditedRow, TotalsRow>) => (
  <StateCell key={key} {...props} />
);

/** A row with its state; re-renders only when one of the two changes. */
const StateRow = memo(function StateRow({
  issues,
  typed,
  left,
  right,
  ...props
}: RowState & RenderRowProps<EditedRow, TotalsRow>) {
  const state = useMemo(() => ({ issues, typed, left, right }), [issues, typed, left, right]);
  return (
    <State value={state}>
      <Row {...props} />
    </State>
  );
});

/** Renders rows with findings, unparsed texts and the range. */
export function useRowRenderer(
  issuesOf: (id: string) => readonly CellIssue[],
  typed: ReadonlyMap<string, string>,
  wideRange: Range | null,
) {
  const idsTyped = useMemo(() => new Set([...typed.keys()].map((k) => k.slice(0, k.indexOf(' ')))), [typed]);
  const wide = wideRange ? edges(wideRange) : undefined;
  return (key: Key, row: RenderRowProps<EditedRow, TotalsRow>) => {
    const inRange = wide && row.rowIdx >= wide.top && row.rowIdx <= wide.bottom;
    return (
      <StateRow
        key={key}
        {...row}
        issues={issuesOf(row.row.id)}
        typed={idsTyped.has(row.row.id) ? typed : undefined}
        left={inRange ? wide.left : -1}
        right={inRange ? wide.right : -1}
      />
    );
  };
}

/** Content of a cell: the value or the unparsed text, with findings announced to screen readers. */
export function CellText({ row, spec, first }: { row: EditedRow; spec: GridColumn; first: boolean }) {
  const state = use(State);
  const kept = state.typed?.get(`${row.id} ${spec.key}`);
  const read = kept === undefined ? undefined : spec.read(kept);
  const issues = issuesAt(state.issues, spec.key, first);
  const said = [...(read && !read.ok ? [read.message] : []), ...issues.map((i) => i.message)].join('; ');
  const text = kept ?? spec.show(cellOf(row, spec.key));
  // The first cell announces the state of the entire row.
  const findings = (list: readonly CellIssue[]) => list.filter((i) => i.severity !== 'note').length;
  const others = first ? findings(state.issues) - findings(issues) : 0;
  if (!said && others === 0) return spec.align ? text : <span title={text}>{text}</span>;
  return (
    <span title={said || text}>
      {text}
      <span className="sr-only">
        {said && ` (${said})`}
        {others > 0 && ` (${tn(others, '{count} problem in this row', '{count} problems in this row')})`}
      </span>
    </span>
  );
}
