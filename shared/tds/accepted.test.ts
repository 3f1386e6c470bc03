import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allAccepted from './accepted.ts';
import * as allCarried from './carried.ts';
import * as allCorrection from './correction.ts';
import { completed, type StatementDraft } from './draft.ts';
import type { SheetRow, SheetRows } from './sheets.ts';
import { madeStatements } from './statements.testdata.ts';
import * as allText from './text.ts';

const { matchAccepted, takeStatementText, changesOf, statementText } = kept(
  allAccepted,
  allCarried,
  allCorrection,
  allText,
);

const textOf = (draft: StatementDraft) =>
  statementText(completed(draft), { createdOn: '2026-11-20', program: 'K', salaries: draft.salaries ?? [] })!
    .text;
const rowsOf = ({ challans, deductees, salaries = [] }: StatementDraft): SheetRows => ({
  challans,
  deductees,
  salaries,
});
const fresh = () => {
  let n = 0;
  return () => `n${++n}`;
};
/** The rows a file of a draft holds, put beside rows kept. */
function accept(kept: SheetRows, file: StatementDraft) {
  const { statement, numbers } = takeStatementText(textOf(file));
  return matchAccepted(kept, { rows: statement as unknown as SheetRows, numbers }, fresh());
}
const base = madeStatements.find(
  (m) => m.name === '26Q: interest, fee and penalty, three payees of two challans',
)!.draft;

describe('rows of the consolidated file beside those kept here', () => {
  it.each(madeStatements.map(({ name, draft }) => [name, draft] as const))(
    '%s: its own file brings no difference',
    (_, draft) => {
      const rows = rowsOf(draft);
      const head = { deductor: draft.deductor, responsible: draft.responsible };
      const read = takeStatementText(textOf(draft)).statement!;
      const accepted = {
        head: {
          deductor: read.deductor as Record<string, string>,
          responsible: read.responsible as Record<string, string>,
        },
        rows: accept(rows, draft),
      };
      const found = changesOf(draft.form, accepted, { head, rows });
      expect(found.rows).toEqual([]);
      // The forms of 2026 have one contact number: the telephone is written without its dash.
      expect(found.head.filter((h) => !/phone/.test(h.key))).toEqual([]);
    },
  );

  it('a payee with another sum is the same row by its number; one gone is missing, one new keeps its own id', () => {
    const [a, b, c] = base.deductees as SheetRow[];
    const file = {
      ...base,
      deductees: [
        { ...a!, amount: 2_00_000_00 },
        b!,
        { ...c!, name: 'Somebody Else', pan: 'ABCFZ1234F', amount: 5_00_00 * 100 },
      ],
    } as StatementDraft;
    const rows = accept(rowsOf(base), file);
    expect(rows.deductees.map((d) => [d.id, d.number, d.challan])).toEqual([
      ['d1', 1, 'c1'],
      ['d2', 1, 'c2'],
      ['n1', 2, 'c2'],
    ]);
    const head = { deductor: {}, responsible: {} };
    const { rows: found } = changesOf('26Q', { head, rows: rowsOf(base) }, { head, rows });
    expect(found.map((f) => [f.mode, f.row.id, f.keys])).toEqual([
      ['U', 'd1', ['amount']],
      ['A', 'n1', []],
      ['D', 'd3', []],
    ]);
  });

  it('rows in another order are found by payee, day and sum', () => {
    const [a, b, c] = base.deductees as SheetRow[];
    const rows = accept(rowsOf(base), { ...base, deductees: [a!, c!, b!] } as StatementDraft);
    expect(rows.deductees.map((d) => d.name).sort()).toEqual(['Kiran Works', 'Lakshmi & Co', "M/s. O'Brien"]);
    const named = new Map((base.deductees as SheetRow[]).map((d) => [d.id, d.name?.replace('’', "'")]));
    expect(rows.deductees.map((d) => named.get(d.id))).toEqual(rows.deductees.map((d) => d.name));
  });
});
