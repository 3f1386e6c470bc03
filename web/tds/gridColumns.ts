import { formatPaise } from '../../shared/money.ts';
import type { TdsForm } from '../../shared/tds/data/forms.ts';
import { readSheetCell, showSheetCell } from '../../shared/tds/files.ts';
import { naturesOf } from '../../shared/tds/natures.ts';
import { columnsOf, type SheetColumn, type SheetRow, type TableName } from '../../shared/tds/sheets.ts';
import type { GridColumn } from '../grid/types.ts';
import { day } from '../i18n/format.ts';
import { formatCount, say, t } from '../i18n/t.ts';

/** Codes of a form with their meaning, joined for codes with several natures. Empty if the list is not published. */
export const codesOf = (form: TdsForm): { value: string; label: string }[] =>
  [...naturesOf(form)].map(([value, natures]) => {
    const titles = natures.map((n) => (n.section ? `${n.section} ${t(n.title)}` : t(n.title)));
    return { value, label: `${value} · ${[...new Set(titles)].join(' / ')}` };
  });

/** Name of a challan in the deductees' drop-down. */
export const challanName = (c: SheetRow, at: number): string =>
  c.nil === 'Y'
    ? `${at + 1} · ${t('Nil challan')}`
    : `${at + 1} · ${c.serial ?? ''} · ${day(c.deposited_on ?? '')}`;

const numeric = (c: SheetColumn) => c.kind === 'money' || c.kind === 'rate';
const widths: Record<string, number> = {
  name: 200,
  pan: 130,
  code: 110,
  challan: 170,
  remark: 190,
  rate: 90,
  remittance: 220,
  nr_address: 240,
  nr_email: 200,
};

/** Grid columns of a table. */
export function gridColumns(form: TdsForm, table: TableName, challans: readonly SheetRow[]): GridColumn[] {
  const ids = challans.map((c) => c.id);
  const frozen = table !== 'challans' && window.innerWidth >= 1000 ? 1 : 0;
  return columnsOf(form, table).map((column, at): GridColumn => {
    const options =
      column.kind === 'challan'
        ? challans.map((c, i) => ({ value: c.id, label: challanName(c, i) }))
        : column.options?.map((o) => ({ value: o.value, label: t(o.label) }));
    const label = t(column.label);
    const labels = new Map(options?.map((o) => [o.value, o.label]));
    return {
      key: column.key,
      label,
      // Long headings are shown in full; amounts need at least 130.
      width:
        widths[column.key] ?? Math.min(260, Math.max(numeric(column) ? 130 : 150, label.length * 8 + 16)),
      frozen: at < frozen,
      ...(numeric(column) ? { align: 'right' as const } : {}),
      ...(options ? { options } : {}),
      show: (value) => {
        if (value === undefined || value === '') return '';
        if (column.kind === 'money') return formatPaise(Number(value));
        return labels.get(String(value)) ?? showSheetCell(column, value, ids);
      },
      edit: (value) =>
        value === undefined ? '' : options ? String(value) : showSheetCell(column, value, ids),
      read: (text) => {
        const read = readSheetCell(column, text, ids);
        return read.ok ? read : { ok: false, message: say(read.message) };
      },
    };
  });
}

/** The totals row. */
export function gridTotals(
  form: TdsForm,
  table: TableName,
  rows: readonly SheetRow[],
): Record<string, string> {
  const out: Record<string, string> = {};
  const columns = columnsOf(form, table);
  for (const { key, kind } of columns) {
    if (kind !== 'money') continue;
    let total = 0;
    for (const row of rows) total += Number(row[key] ?? 0);
    out[key] = formatPaise(total);
  }
  out[columns[0]!.key] = t('{count} in total', { count: formatCount(rows.length) });
  return out;
}
