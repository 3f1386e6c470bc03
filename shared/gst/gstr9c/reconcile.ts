import { type Message, messagesOf } from '../../forms/messages.ts';
import { addTaxes, taxKeys } from '../gstr3b/form.ts';
import type { Annual } from '../gstr9/work.ts';
import {
  type ReasonTableId,
  type ReconAmounts,
  reasonIds,
  reasonTables,
  reconKeys,
  reconRows,
} from './rows.ts';

/** Content of a GSTR-9C: entered figures by row and column (paise), reasons by table, filing date or ''. */
export interface ReconContent {
  typed: Record<string, ReconAmounts>;
  reasons: Partial<Record<ReasonTableId, string[]>>;
  filed_on: string;
}
export const emptyRecon = (): ReconContent => ({ typed: {}, reasons: {}, filed_on: '' });

const patterns = {
  reconTurnover: 'Enter the turnover of this GSTIN as per the audited accounts',
  reconNotes:
    'Notes and amendments of supplies without tax change GSTR-9 by {amount} (row 5L): enter rows 7B to 7D1 net of them',
  reconDifferential:
    'Table 14 of GSTR-9 has tax that is not entered as paid: enter it there, or add it to row 9Q',
  reconReason: 'Row {row} is not zero: enter the reasons in table {table}',
  reconNoDifference: 'Table {table} has reasons, but row {row} is zero',
} as const;
const say = messagesOf(patterns);

/** Figures the GSTR-9 of the same year gives, by row of GSTR-9C; paise. */
type FromAnnual = Readonly<Record<string, ReconAmounts>>;

/** Rows of GSTR-9C filled from GSTR-9, and its amounts that no row shows. */
export function fromAnnual({ rows, payment }: Pick<Annual, 'rows' | 'payment'>): {
  figures: FromAnnual;
  /** Row 5L of GSTR-9, which does not tell which of 5A to 5F it changes; paise. */
  notes: number;
  /** Whether table 14 has tax that is not entered as paid. */
  differential: boolean;
} {
  const of = new Map(rows.map((r) => [r.id, r.amounts]));
  const value = (...ids: string[]): number =>
    ids.reduce(
      (n, id) => (id.startsWith('-') ? n - of.get(id.slice(1))!.taxable : n + of.get(id)!.taxable),
      0,
    );
  const credit = taxKeys.reduce((n, key) => n + of.get('7J')![key], 0);
  // How a tax was paid: cash, and credit of any head.
  const paid = addTaxes(payment.cash, payment.interest);
  for (const key of taxKeys) paid[key] += taxKeys.reduce((n, by) => n + payment.credit[key][by], 0);
  paid.cgst += payment.fee.cgst;
  paid.sgst += payment.fee.sgst;
  for (const id of ['14_paid', '14_intp']) for (const key of taxKeys) paid[key] += of.get(id)![key];
  return {
    figures: {
      '5Q': { value: value('5N', '10', '-11') },
      '7B': { value: value('5D', '5E', '5F') },
      '7C': { value: value('5A', '5B') },
      '7D': { value: value('5C') },
      '7D1': { value: value('5C1') },
      '7F': { value: value('4N', '-4G', '-4G1', '10', '-11') },
      '9Q': paid,
      '12E': { value: credit },
      '14S': { eligible: credit },
    },
    notes: value('5L'),
    differential: taxKeys.some((key) => of.get('14_due')![key] > of.get('14_paid')![key]),
  };
}

/** All rows of the form: figures of GSTR-9, entered figures in their place, and the sums; paise. */
export function reconFigures(given: FromAnnual, typed: ReconContent['typed']): Map<string, ReconAmounts> {
  const done = new Map<string, ReconAmounts>();
  for (const row of reconRows) {
    const amounts: ReconAmounts = {};
    for (const key of reconKeys) {
      if (!row.keys.includes(key)) continue;
      const sum = (ids: readonly string[] = []) => ids.reduce((n, id) => n + (done.get(id)![key] ?? 0), 0);
      amounts[key] = row.plus
        ? sum(row.plus) - sum(row.minus)
        : (typed[row.id]?.[key] ?? given[row.id]?.[key] ?? 0);
    }
    done.set(row.id, amounts);
  }
  return done;
}

/** Figures and explanations still required. A difference of any head needs a reason, however small. */
export function reconFindings(
  { notes, differential }: Pick<ReturnType<typeof fromAnnual>, 'notes' | 'differential'>,
  figures: ReadonlyMap<string, ReconAmounts>,
  { typed, reasons }: Pick<ReconContent, 'typed' | 'reasons'>,
): { row: string; message: Message }[] {
  const out: { row: string; message: Message }[] = [];
  if (typed['5A']?.value === undefined) out.push({ row: '5A', message: say('reconTurnover') });
  if (notes !== 0 && ['7B', '7C', '7D', '7D1'].every((id) => typed[id] === undefined))
    out.push({ row: '7B', message: say('reconNotes', { amount: { paise: notes } }) });
  if (differential && typed['9Q'] === undefined) out.push({ row: '9Q', message: say('reconDifferential') });
  for (const table of reasonIds) {
    const row = reasonTables[table];
    // Table 14 has been optional: empty, it is not compared.
    if (table === '15' && !reconRows.some((r) => r.table === '14' && typed[r.id])) continue;
    const differs = Object.values(figures.get(row)!).some((n) => n !== 0);
    const given = (reasons[table] ?? []).some((text) => text.trim() !== '');
    if (differs && !given) out.push({ row, message: say('reconReason', { row, table }) });
    if (!differs && given) out.push({ row, message: say('reconNoDifference', { row, table }) });
  }
  return out;
}
