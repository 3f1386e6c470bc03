import { gstinCheckCharacter } from '../../identifiers.ts';
import type { WorkbookSheet } from '../../sheets/workbook.ts';
import type { Row } from '../gstr1/columns.ts';
import { workbook } from '../gstr1/export.ts';
import { newRow, type SectionId, sectionIds, sections } from '../gstr1/sections.ts';
import { homeState, type Taxpayer, taxOn } from '../gstr1/supply.ts';
import { firstDay, type Period, periodsOfYear, shiftPeriod } from '../periods.ts';
import { sectionCsv } from './csv.ts';

/** A made-up but well-formed GSTIN of a State. */
export const exampleGstin = (state: string, serial = '1', kind = 'Z'): string => {
  const first14 = `${state}AAAPE${serial.padStart(4, '0').slice(-4)}F1${kind}`;
  return first14 + gstinCheckCharacter(first14);
};

const day = (period: Period, date: number): string =>
  `${firstDay(period).slice(0, 8)}${String(date).padStart(2, '0')}`;

/** Example rows of a section for the taxpayer's own State and period; every one passes the checks. */
export function exampleRows(who: Taxpayer, id: SectionId): Row[] {
  const home = homeState(who);
  const away = home === '29' ? '27' : '29';
  const earlier = periodsOfYear('2017-18').includes(shiftPeriod(who.period, -1))
    ? who.period
    : shiftPeriod(who.period, -1);
  const base = newRow(sections[id], `${id}-example`);
  const keys = new Set(sections[id].columns.map((c) => c.key));
  const inter = taxOn(1_50_000_00, 18, false);
  const values: Partial<Row> = {
    gstin: exampleGstin(away),
    receiver_name: 'Example Traders',
    invoice_number: 'INV/001',
    invoice_date: day(who.period, 5),
    invoice_value: 1_77_000_00,
    note_number: 'CN/001',
    note_date: day(who.period, 6),
    note_value: 1_77_000_00,
    original_return_period: earlier,
    original_invoice_no: 'INV/000',
    original_invoice_date: day(earlier, 7),
    original_note_number: 'CN/000',
    original_note_date: day(earlier, 8),
    place_of_supply: away,
    rate: 18,
    taxable_value: 1_50_000_00,
    tax_amount: inter.igst,
    igst: inter.igst,
    cess: 0,
    advance_amount: 1_50_000_00,
    port_code: 'INMAA1',
    shipping_bill_no: '1234567',
    shipping_bill_date: day(who.period, 9),
    hsn_code: '847130',
    description: 'Laptop computers',
    quantity: 10,
    nil_amount: 10_000_00,
    exempt_amount: 0,
    non_gst_amount: 0,
    supply_value: 1_50_000_00,
    eco_gstin: exampleGstin(home, '2', 'C'),
    original_eco_gstin: exampleGstin(home, '3', 'C'),
    supplier_gstin: exampleGstin(home, '4'),
    from_serial: 'INV/001',
    to_serial: 'INV/100',
    total_number: 100,
    cancelled: 2,
    revised_invoice_no: 'INV/000A',
    revised_date: day(who.period, 9),
    revised_value: 1_77_000_00,
  };
  const row: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(values))
    if (keys.has(key as keyof Row as never)) row[key] = value;
  return [row as Row];
}

/** CSV template of a section: headings, with or without an example line. */
export const templateCsv = (who: Taxpayer, id: SectionId, examples: boolean): string =>
  sectionCsv(id, examples ? exampleRows(who, id) : []);

/** Workbook template with a sheet for every section. */
export const templateWorkbook = (who: Taxpayer, examples: boolean): WorkbookSheet[] =>
  examples
    ? workbook(Object.fromEntries(sectionIds.map((id) => [id, exampleRows(who, id)])))
    : sectionIds.map((id) => ({ name: id, rows: [sections[id].columns.map((c) => c.label)] }));
