import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isHidden } from '../../../shared/forms/form.ts';
import { getAt } from '../../../shared/forms/paths.ts';
import type { GroupNode } from '../../../shared/forms/walk.ts';
import { Grid, type GridHandle, isBrief } from '../../grid/Grid.tsx';
import { type History, noHistory, remember, stepBack, stepForth } from '../../grid/history.ts';
import { Paper } from '../../grid/Paper.tsx';
import type { TypedText } from '../../grid/rowStore.ts';
import type { CellIssue, GridChange, GridColumn } from '../../grid/types.ts';
import { t, tn } from '../../i18n/t.ts';
import { useMark } from '../../ui/base/useMark.ts';
import { showToast } from '../../ui/dialogs/toasts.ts';

import { issueText } from '../problems/issues.ts';
import { equalLists, useFromStore, useOpenForm } from '../state/hooks.ts';
import { sourceSentence } from '../state/sourceWords.ts';
import { type Change, sourceAt } from '../state/state.ts';
import type { FormStore } from '../state/store.ts';
import { GridPlace, useCellHelp } from './CellHelp.tsx';
import { type Cell, cellIn } from './cells.ts';
import { columnsFor } from './columns.ts';
import { areThere, asTheyAre, type LineRow, lineEdit } from './lines.ts';

interface Props {
  node: GroupNode;
  path: string;
  step: string;
  lines: readonly Cell[];
  children: ReactNode;
}

const readSources = (store: FormStore) => store.state().sources;
const readUnreadable = (store: FormStore) => store.state().unreadable;
const readTouched = (store: FormStore) => store.state().touched;
const readIssues = (store: FormStore) => store.issues();

interface Step {
  undo: Change[];
  redo: Change[];
}

/** Two columns: the line and its amount, with the keys and paste of amounts. */
function useLineColumns(lines: readonly Cell[], computed: ReadonlySet<string>): GridColumn[] {
  return useMemo(() => {
    const amount = columnsFor([lines.find((c) => !c.node.meta.computed)!])[0]!;
    return [
      {
        key: 'line',
        label: t('Line'),
        width: 380,
        fixed: true,
        show: (value) => String(value ?? ''),
        read: (text) => ({ ok: true, value: text.trim() }),
      },
      {
        ...amount,
        key: 'amount',
        label: t('Amount'),
        help: undefined,
        width: 180,
        fixedIn: (row) => computed.has(row.id),
      },
    ];
  }, [lines, computed]);
}

/**
 * The visible lines with their values; the same array until one changes, so that a key elsewhere does not
 * re-render the table.
 */
function useLines(lines: readonly Cell[], path: string) {
  const read = useMemo(() => {
    let last: { typed: unknown; derived: unknown; values: unknown[] } | undefined;
    return (s: FormStore) => {
      const derived = s.derived();
      const typed = getAt(s.state().data, path);
      // Replaced by every change to them: a key elsewhere reads nothing.
      if (last && last.typed === typed && last.derived === derived) return last.values;
      const values = lines.map((cell) =>
        // The group is visible, so a line is hidden only by its own condition or that of a group in between.
        (cell.node.meta.when || cell.key.includes('.')) && isHidden(s.model, derived, `${path}.${cell.key}`)
          ? HIDDEN
          : cellIn(cell, cell.node.meta.computed ? getAt(derived, path) : typed),
      );
      last = { typed, derived, values };
      return values;
    };
  }, [lines, path]);
  const values = useFromStore(read, undefined, equalLists);
  return useMemo(
    () => lines.flatMap((cell, i) => (values[i] === HIDDEN ? [] : [{ cell, value: values[i] }])),
    [lines, values],
  );
}
const HIDDEN = Symbol('hidden');

/**
 * A group that is a column of amounts, as a table: typed downwards, or pasted from a sheet with or without
 * line names.
 */
export function LinesGrid({ node, path, step, lines, children }: Props) {
  const { store, readOnly, revealed, seek } = useOpenForm();
  const sources = useFromStore(readSources, 'sources');
  const unreadable = useFromStore(readUnreadable);
  const touched = useFromStore(readTouched, 'messages');
  const issues = useFromStore(readIssues, 'messages');
  const loud = revealed.has(step);
  const shown = useLines(lines, path);
  const labels = useMemo(() => new Map(columnsFor(lines).map((c) => [c.key, c.label])), [lines]);
  const computed = useMemo(
    () => new Set(lines.filter((c) => c.node.meta.computed).map((c) => `${path}.${c.key}`)),
    [lines, path],
  );
  const columns = useLineColumns(lines, computed);
  const helps = useMemo(
    () => new Map(columnsFor(lines).flatMap((c) => (c.help ? [[c.label, c.help]] : []))),
    [lines],
  );
  const [help, tellHelp] = useCellHelp(
    helps.size > 0,
    useCallback((_: number, line: string) => helps.get(line), [helps]),
  );
  const rows = useMemo(
    () =>
      shown.map(
        ({ cell, value }): LineRow => ({
          id: `${path}.${cell.key}`,
          line: labels.get(cell.key)!,
          ...(typeof value === 'number' ? { amount: value } : {}),
        }),
      ),
    [shown, path, labels],
  );
  const cells = useMemo(() => shown.map(({ cell }) => cell), [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function after every change tells the grid to look
  const issuesOf = useCallback(
    (id: string): readonly CellIssue[] => {
      const source = computed.has(id) ? undefined : sourceAt(sources, id);
      const found: CellIssue[] = [];
      if (unreadable[id] === undefined && (loud || touched.has(id)))
        for (const i of store.issuesAt(id))
          found.push({
            field: 'amount',
            message: issueText(i),
            severity: i.severity === 'error' ? 'error' : 'warning',
          });
      if (source && source.from !== 'typed')
        found.push({ field: 'amount', message: sourceSentence(source), severity: 'note' });
      return found;
    },
    [sources, unreadable, touched, issues, loud, computed, store],
  );
  const typed = useMemo(
    () =>
      new Map(
        rows.flatMap((row) =>
          unreadable[row.id] === undefined ? [] : [[`${row.id} amount`, unreadable[row.id]!]],
        ),
      ),
    [rows, unreadable],
  );
  const [history] = useState<{ now: History<Step> }>({ now: noHistory });
  const handle = useRef<GridHandle | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useMark(place, 'data-brief-grid', isBrief(rows.length));

  const change = (c: GridChange, texts: readonly TypedText[]) => {
    const edit = lineEdit(rows, cells, c, texts);
    if (edit.changes.length > 0) {
      history.now = remember(history.now, {
        undo: asTheyAre(edit.changes, store.state().data),
        redo: edit.changes,
      });
      store.dispatch({ type: 'several', changes: edit.changes });
    }
    if (edit.unplaced.length > 0)
      showToast({
        tone: 'info',
        text: t('These pasted lines are not lines of this form, so they were left out: {names}', {
          names: edit.unplaced.slice(0, 6).join('; '),
        }),
      });
    else if (edit.calculated > 0)
      showToast({
        tone: 'info',
        text: tn(
          edit.calculated,
          '{count} pasted total was left out: the form calculates it.',
          '{count} pasted totals were left out: the form calculates them.',
        ),
      });
  };
  const back = (forth: boolean) => {
    const taken = (forth ? stepForth<Step> : stepBack<Step>)(history.now);
    if (!taken) return;
    // Changed elsewhere since (by an import): undo would revert that too.
    if (!areThere(forth ? taken.step.undo : taken.step.redo, store.state().data)) {
      history.now = noHistory;
      return;
    }
    history.now = taken.history;
    store.dispatch({ type: 'several', changes: forth ? taken.step.redo : taken.step.undo });
  };
  useEffect(() => {
    if (seek?.path.startsWith(`${path}.`)) handle.current?.goTo(seek.path, 'amount');
  }, [seek, path]);
  const first = rows.find((row) => !computed.has(row.id))?.id;

  return (
    // Enter in the previous field moves into the table.
    <GridPlace
      ref={place}
      role="group"
      aria-label={t(node.meta.label)}
      data-enter-grid=""
      data-lines=""
      tabIndex={-1}
      onFocus={(e) => {
        tellHelp(e);
        if (e.target === e.currentTarget && first !== undefined) handle.current?.goTo(first, 'amount');
      }}
    >
      <Grid
        paper={Paper}
        slim
        fixedRows
        label={t(node.meta.label)}
        columns={columns}
        rows={rows}
        shape={rows.length}
        issuesOf={issuesOf}
        readOnly={readOnly}
        onChange={change}
        fresh={() => ({ id: '', line: '' })}
        onUndo={() => back(false)}
        onRedo={() => back(true)}
        typed={typed}
        totals={NO_TOTALS}
        height={60}
        handle={handle}
        tools={children}
        hint={t('Paste a column copied from Excel with Ctrl+V, with or without line names.')}
        under={help}
      />
    </GridPlace>
  );
}
const NO_TOTALS: Readonly<Record<string, string>> = {};
