import type { FigureRow } from '../../../shared/messages.ts';
import type { PageFigures } from './figures.ts';
import { type Ledger, taxHeads } from './ledger.ts';

const amounts = ['txval', 'iamt', 'camt', 'samt', 'csamt'] as const;

/** Paise as plain rupees: `12345.60`; no grouping, so that a spreadsheet reads it as a number. */
export function rupees(paise: number | undefined): string {
  if (paise === undefined) return '';
  const sign = paise < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(paise) / 100);
  return `${sign}${whole}.${String(Math.abs(paise) % 100).padStart(2, '0')}`;
}

/** A label that no spreadsheet treats as a formula, on one line. */
const safe = (text: string) => text.replace(/[\t\r\n]+/g, ' ').replace(/^(?=[=+\-@])/, "'");

const line = (r: FigureRow) =>
  [safe(r.table), safe(r.label), r.records ?? '', ...amounts.map((a) => rupees(r[a]))].join('\t');

/** Tab-separated text with a heading line. */
export function toTsv(figures: PageFigures): string {
  const head = [
    'Table',
    'Description',
    'Records',
    'Taxable value',
    'Integrated tax',
    'Central tax',
    'State/UT tax',
    'Cess',
  ].join('\t');
  return [head, ...figures.rows.map(line)].join('\n');
}

/** JSON with amounts in rupees of two decimals, as text so that nothing is rounded on the way. */
export function toJson(figures: PageFigures): string {
  const rows = figures.rows.map((r) => ({
    table: r.table,
    label: r.label,
    ...(r.records === undefined ? {} : { records: r.records }),
    ...Object.fromEntries(amounts.filter((a) => r[a] !== undefined).map((a) => [a, rupees(r[a])])),
  }));
  return JSON.stringify(
    {
      return_type: figures.return_type,
      gstin: figures.gstin,
      ...(figures.period ? { period: figures.period } : {}),
      rows,
    },
    null,
    2,
  );
}

/** A ledger as tab-separated text with a heading line. */
export function ledgerTsv(ledger: Ledger): string {
  const taxes = ['Integrated tax', 'Central tax', 'State/UT tax', 'Cess'];
  const head = [
    'Date',
    'Reference',
    'Period',
    'Description',
    'Debit or credit',
    ...taxes,
    ...taxes.map((t) => `Balance: ${t}`),
  ];
  const lines = ledger.rows.map((r) => [
    ...[r.date, r.reference, r.period, r.label, r.kind].map((v) => safe(v ?? '')),
    ...taxHeads.map((h) => rupees(r.amounts[h])),
    ...taxHeads.map((h) => rupees(r.balances[h])),
  ]);
  return [head, ...lines].map((cells) => cells.join('\t')).join('\n');
}

/** A ledger as JSON with amounts in rupees of two decimals. */
export function ledgerJson(ledger: Ledger): string {
  const four = (of: Partial<Record<(typeof taxHeads)[number], number>>) =>
    Object.fromEntries(taxHeads.filter((h) => of[h] !== undefined).map((h) => [h, rupees(of[h])]));
  const rows = ledger.rows.map(({ amounts, balances, ...rest }) => ({
    ...rest,
    amounts: four(amounts),
    balances: four(balances),
  }));
  const { source: _, ...about } = ledger;
  return JSON.stringify({ ...about, rows }, null, 2);
}
