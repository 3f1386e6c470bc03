import type { WireMessage } from '../../../shared/forms/messages.ts';
import type { ReconContent } from '../../../shared/gst/gstr9c/reconcile.ts';
import {
  type ReasonTableId,
  type ReconAmounts,
  type ReconKey,
  type ReconRow,
  type ReconTableId,
  reasonIds,
  reconKeys,
  reconRows,
  reconTables,
} from '../../../shared/gst/gstr9c/rows.ts';

type Rows = Record<string, ReconAmounts>;

/** Response of the GSTR-9C call; rupees. */
export interface Gstr9c extends ReconContent {
  gst_id: string;
  company_name: string;
  gstin: string;
  gstr9_status: string;
  financial_year: string;
  version: number;
  /** Figures of GSTR-9 by row. */
  given: Rows;
  figures: Rows;
  accounts: { turnover: number | null };
  issues: (WireMessage & { path: string })[];
  can_edit: boolean;
}

const scaled = (rows: Rows, by: (n: number) => number): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([id, own]) => [
      id,
      Object.fromEntries(Object.entries(own).map(([key, n]) => [key, by(n)])),
    ]),
  );
/** Figures of a response in paise. */
export const inPaise = (rows: Rows): Rows => scaled(rows, (n) => Math.round(n * 100));

/** Input of the page, from a response; paise. */
export const contentOf = (shown: Gstr9c): ReconContent => ({
  typed: inPaise(shown.typed),
  reasons: shown.reasons,
  filed_on: shown.filed_on,
});

/** Body of a save; rupees. Blank reasons are omitted. */
export const bodyOf = (version: number, content: ReconContent) => ({
  version,
  typed: scaled(content.typed, (n) => n / 100),
  reasons: Object.fromEntries(
    Object.entries(content.reasons)
      .map(([table, lines]) => [table, lines.filter((line) => line.trim() !== '')] as const)
      .filter(([, lines]) => lines.length > 0),
  ),
  filed_on: content.filed_on,
});

/** Sets a figure; clearing the cell restores that of GSTR-9 or none. */
export function withFigure(
  content: ReconContent,
  id: string,
  key: ReconKey,
  paise: number | null,
): ReconContent {
  const { [key]: _, ...rest } = content.typed[id] ?? {};
  const own = paise === null ? rest : { ...rest, [key]: paise };
  const { [id]: __, ...others } = content.typed;
  return { ...content, typed: Object.keys(own).length > 0 ? { ...others, [id]: own } : others };
}

/** Reasons of a table, one per line. */
export const withReasons = (content: ReconContent, table: ReasonTableId, text: string): ReconContent => ({
  ...content,
  reasons: { ...content.reasons, [table]: text.split('\n') },
});
export const reasonText = ({ reasons }: ReconContent, table: ReasonTableId): string =>
  (reasons[table] ?? []).join('\n');

type TableId = ReconTableId | ReasonTableId;
/** Tables 5 to 17 in the form's order. */
export const tablesInOrder: readonly TableId[] = [...reconTables, ...reasonIds].sort(
  (a, b) => Number(a) - Number(b),
);
export const rowsOf = (table: ReconTableId): ReconRow[] => reconRows.filter((r) => r.table === table);
export const keysIn = (table: ReconTableId): ReconKey[] =>
  reconKeys.filter((key) => rowsOf(table).some((r) => r.keys.includes(key)));
