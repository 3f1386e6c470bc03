import type { SheetCell, WorkbookSheet } from '../../shared/sheets/workbook.ts';
import { certificateOf } from '../../shared/tds/data/certificates.ts';
import { showSheetCell } from '../../shared/tds/files.ts';
import { deductedOf, payeesOf } from '../../shared/tds/payees.ts';
import { columnsOf } from '../../shared/tds/sheets.ts';
import type { Source } from './certificates.ts';

/** All annexures as one table for Excel: a line per payment, with its challan. */
export function certificateSheets(source: Source): WorkbookSheet[] {
  const { rows, record } = source;
  const challans = new Map(rows.challans.map((c) => [c.id, c]));
  const date = (value: string): SheetCell => (value ? new Date(`${value}T00:00:00Z`) : null);
  const sheets: WorkbookSheet[] = [
    {
      name: `Form ${certificateOf(record.form_type).form}`,
      rows: [
        [
          'PAN',
          'Name',
          'Section code',
          'Paid or credited on',
          'Amount',
          'Tax',
          'Tax deposited',
          'Remark',
          'BSR code or 24G receipt',
          'Deposited on',
          'Challan serial',
          'Receipt number',
        ],
        ...payeesOf({ ...rows, salaries: [] }).flatMap((payee) =>
          payee.rows.map((r): SheetCell[] => {
            const c = challans.get(r.challan ?? '');
            return [
              r.pan ?? '',
              r.name ?? '',
              r.code ?? '',
              date(r.paid_on ?? ''),
              (r.amount ?? 0) / 100,
              deductedOf(r) / 100,
              (r.deposited ?? 0) / 100,
              r.remark ?? '',
              c?.bsr ?? '',
              date(c?.deposited_on ?? ''),
              c?.serial ?? '',
              record.token_number,
            ];
          }),
        ),
      ],
    },
  ];
  if (rows.salaries.length > 0) {
    const columns = columnsOf(record.form_type, 'salaries');
    sheets.push({
      name: 'Part B',
      rows: [
        columns.map((c) => c.label),
        ...rows.salaries.map((row) =>
          columns.map((c): SheetCell => {
            const value = row[c.key];
            if (value === undefined) return null;
            return c.kind === 'money' ? Number(value) / 100 : showSheetCell(c, value);
          }),
        ),
      ],
    });
  }
  return sheets;
}
