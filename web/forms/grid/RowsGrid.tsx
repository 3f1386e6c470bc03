import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { type FormValues, getAt } from '../../../shared/forms/paths.ts';
import type { GroupNode } from '../../../shared/forms/walk.ts';
import { Grid, type GridHandle, isBrief } from '../../grid/Grid.tsx';
import { Paper } from '../../grid/Paper.tsx';
import type { TypedText } from '../../grid/rowStore.ts';
import type { CellIssue, GridChange } from '../../grid/types.ts';
import { t } from '../../i18n/t.ts';
import { useMark } from '../../ui/base/useMark.ts';
import { showToast } from '../../ui/dialogs/toasts.ts';

import { issueText } from '../problems/issues.ts';
import { blankRow } from '../state/blank.ts';
import { useFromStore, useOpenForm, useRowKeys } from '../state/hooks.ts';
import { listPartOf } from '../state/listPart.ts';
import { sourceSentence } from '../state/sourceWords.ts';
import { sourceAt } from '../state/state.ts';
import type { FormStore } from '../state/store.ts';
import { GridPlace, useCellHelp } from './CellHelp.tsx';
import type { Cell } from './cells.ts';
import { columnsFor, totalsFor } from './columns.ts';
import { editedPart, type FlatRow, flatRow, flatRows, isIdle, rowsNamed } from './listEdits.ts';
import { actOn, stepIn } from './listHistory.ts';

interface Props {
  node: GroupNode;
  list: string;
  step: string;
  cells: readonly Cell[];
  /** Focuses the first cell, after the first row was added. */
  entered: boolean;
  /** Shown beside the buttons above the table. */
  children: ReactNode;
}

const NONE: readonly CellIssue[] = [];
const readSources = (store: FormStore) => store.state().sources;
const readUnreadable = (store: FormStore) => store.state().unreadable;
const readTouched = (store: FormStore) => store.state().touched;
const readIssues = (store: FormStore) => store.issues();

/** Rows as the grid shows them; an unchanged row keeps its object. */
function useFlatRows(list: string, cells: readonly Cell[], keys: readonly number[]): readonly FlatRow[] {
  const rows = useFromStore(
    useCallback((s: FormStore) => getAt(s.state().data, list), [list]),
    'values',
  );
  const derived = useFromStore(
    useCallback((s: FormStore) => getAt(s.derived(), list), [list]),
    'derived',
  );
  const flat = useMemo(() => flatRows(cells), [cells]);
  return useMemo(() => flat(keys, rows, derived), [flat, rows, derived, keys]);
}

/** Findings and sources by cell; unchanged rows keep their array. */
function useRowIssues(
  { list, step, cells }: Pick<Props, 'list' | 'step' | 'cells'>,
  keys: readonly number[],
) {
  const { store, revealed, notes } = useOpenForm();
  const sources = useFromStore(readSources, 'sources');
  const unreadable = useFromStore(readUnreadable);
  const touched = useFromStore(readTouched, 'messages');
  const issues = useFromStore(readIssues, 'messages');
  // A cell's condition may depend on any part of the form; a list without such cells depends on its own rows
  // only.
  const asked = cells.some((cell) => cell.node.meta.when);
  const all = useFromStore(
    useCallback((s: FormStore) => (asked ? s.derived() : getAt(s.state().data, list)), [asked, list]),
  );
  // Of hundreds of rows few have findings or sources: the others need not be checked cell by cell.
  const named = useMemo(
    () =>
      rowsNamed(
        list,
        issues.map((i) => i.path),
        Object.keys(sources),
        notes?.keys() ?? [],
      ),
    [list, issues, sources, notes],
  );
  const loud = revealed.has(step);
  const known = useRef(new Map<string, readonly CellIssue[]>());
  const places = useMemo(() => new Map(keys.map((key, i) => [String(key), i])), [keys]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function after every change tells the grid to look
  return useCallback(
    (id: string): readonly CellIssue[] => {
      const place = places.get(id);
      if (!asked && (place === undefined || !named.has(place))) return NONE;
      const at = `${list}.${place}`;
      const row = (getAt(store.state().data, at) ?? {}) as FormValues;
      const derived = store.derived();
      const found: CellIssue[] = [];
      const say = (path: string, field?: string) => {
        // Unreadable text is reported by its cell.
        if (unreadable[path] !== undefined || !(loud || touched.has(path))) return;
        for (const i of store.issuesAt(path))
          found.push({
            field,
            message: issueText(i),
            severity: i.severity === 'error' ? 'error' : 'warning',
          });
      };
      say(at);
      for (const cell of cells) {
        const path = `${at}.${cell.key}`;
        say(path, cell.key);
        if (isIdle(cell, row, derived))
          found.push({
            field: cell.key,
            message: t('Not applicable to this row, so it is not used'),
            severity: 'warning',
          });
        const source = cell.node.meta.computed ? undefined : sourceAt(sources, path);
        const note = notes?.get(path);
        const told = [
          ...(source && source.from !== 'typed' ? [sourceSentence(source)] : []),
          ...(note ? [note] : []),
        ];
        if (told.length > 0) found.push({ field: cell.key, message: told.join('; '), severity: 'note' });
      }
      const old = known.current.get(id) ?? NONE;
      if (JSON.stringify(old) === JSON.stringify(found)) return old;
      known.current.set(id, found);
      return found;
    },
    [sources, unreadable, touched, all, issues, named, asked, loud, list, cells, places, store, notes],
  );
}

/** A list of the form as a table: spreadsheet keys, paste, undo, totals, findings by cell. */
export function RowsGrid(props: Props) {
  const { node, list, cells, entered, children } = props;
  const { store, readOnly, seek } = useOpenForm();
  const keys = useRowKeys(list);
  const rows = useFlatRows(list, cells, keys);
  const issuesOf = useRowIssues(props, keys);
  const unreadable = useFromStore(readUnreadable);
  const columns = useMemo(() => columnsFor(cells), [cells]);
  const [help, tellHelp] = useCellHelp(
    columns.some((column) => column.help),
    useCallback((at: number) => columns[at]?.help, [columns]),
  );
  const totals = useMemo(() => totalsFor(cells, rows), [cells, rows]);
  const handle = useRef<GridHandle | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useMark(place, 'data-brief-grid', isBrief(rows.length));
  const part = useCallback(() => listPartOf(store.state(), list, keys), [store, list, keys]);
  const typed = useMemo(
    () =>
      new Map(
        Object.entries({ ...listPartOf({ ...store.state(), unreadable }, list, keys).unreadable }).map(
          ([name, text]) => [name.replace('.', ' '), text],
        ),
      ),
    [store, unreadable, list, keys],
  );
  const shape = useRef({ keys, count: 0 });
  if (shape.current.keys !== keys) shape.current = { keys, count: shape.current.count + 1 };

  // Pasted rows get consecutive keys before they are added to the form.
  const nextKey = useRef(0);
  const fresh = (): FlatRow => {
    nextKey.current = Math.max(nextKey.current + 1, store.state().nextKey);
    return { ...flatRow(cells, nextKey.current, blankRow(node), undefined), id: String(nextKey.current) };
  };
  const change = (c: GridChange, texts: readonly TypedText[]) => {
    const before = part();
    actOn(store, list, { before, after: editedPart(before, cells, c, texts, blankRow(node)) });
  };
  const back = (forth: boolean) => {
    if (stepIn(store, list, forth)) return;
    showToast({
      tone: 'info',
      text: t('These rows have since been changed elsewhere, so this cannot be undone.'),
    });
  };

  useEffect(() => {
    if (!seek?.path.startsWith(`${list}.`)) return;
    const [index, ...key] = seek.path.slice(list.length + 1).split('.');
    const row = store.rowKey(list, Number(index));
    handle.current?.goTo(String(row), key.join('.'));
  }, [seek, list, store]);
  const first = rows[0]?.id;
  const enter = () => {
    if (first !== undefined) handle.current?.goTo(first);
  };
  const began = useRef(false);
  useEffect(() => {
    if (entered && !began.current && first !== undefined) handle.current?.goTo(first);
    began.current = true;
  }, [entered, first]);

  return (
    // Enter in the previous field moves into the table.
    <GridPlace
      ref={place}
      role="group"
      aria-label={t(node.meta.label)}
      data-enter-grid=""
      tabIndex={-1}
      onFocus={(e) => {
        tellHelp(e);
        if (e.target === e.currentTarget) enter();
      }}
    >
      <Grid
        paper={Paper}
        slim
        label={t(node.meta.label)}
        columns={columns}
        rows={rows}
        shape={shape.current.count}
        issuesOf={issuesOf}
        readOnly={readOnly}
        onChange={change}
        fresh={fresh}
        onUndo={() => back(false)}
        onRedo={() => back(true)}
        typed={typed}
        totals={totals}
        handle={handle}
        full={node.meta.maxRows !== undefined && rows.length >= node.meta.maxRows}
        addLabel={t('Add {name}', { name: t(node.meta.rowLabel ?? node.meta.label) })}
        tools={children}
        hint={t('Paste rows copied from Excel with Ctrl+V.')}
        under={help}
      />
    </GridPlace>
  );
}
