import { rates } from '../../../shared/gst/data/rates.ts';
import { states } from '../../../shared/gst/data/states.ts';
import { units } from '../../../shared/gst/data/units.ts';
import { parseCell, showCell } from '../../../shared/gst/gstr1/cells.ts';
import type { Column } from '../../../shared/gst/gstr1/columns.ts';
import type { CurrentTotals } from '../../../shared/gst/gstr1/running-totals.ts';
import type { Section } from '../../../shared/gst/gstr1/sections.ts';
import { formatPaise } from '../../../shared/money.ts';
import type { GridColumn } from '../../grid/types.ts';
import { formatCount, say, t } from '../../i18n/t.ts';

const numeric = new Set(['money', 'rate', 'quantity', 'count']);
const widths: Partial<Record<Column['kind'], number>> = {
  gstin: 170,
  state: 170,
  date: 110,
  period: 100,
  rate: 80,
  count: 90,
  quantity: 110,
  unit: 120,
  hsn: 100,
  document: 150,
  serial: 140,
};

const choices = (column: Column): GridColumn['options'] => {
  if (column.kind === 'choice') return column.options?.map((o) => ({ value: o.value, label: t(o.label) }));
  if (column.kind === 'state')
    return Object.entries(states).map(([value, name]) => ({ value, label: `${value}-${t(name)}` }));
  if (column.kind === 'unit')
    return Object.entries(units).map(([value, name]) => ({ value, label: `${value} – ${name}` }));
  if (column.key === 'rate') return rates.map((rate) => ({ value: String(rate), label: `${rate}%` }));
  return undefined;
};

/** Grid columns of a section: translated labels, cells parsed and displayed by the shared rules. */
export function gridColumns(section: Section): GridColumn[] {
  // Columns up to the document number are frozen if the screen has room.
  const number = section.columns.findIndex((c) => c.key === section.document?.number);
  const frozen = window.innerWidth >= 1000 ? Math.min(number, 2) : -1;
  return section.columns.map((column, at): GridColumn => {
    const options = choices(column);
    const labels = new Map(options?.map((o) => [o.value, o.label]));
    return {
      key: column.key,
      label: t(column.label),
      width: widths[column.kind] ?? (numeric.has(column.kind) ? 120 : 150),
      frozen: at <= frozen,
      ...(numeric.has(column.kind) ? { align: 'right' as const } : {}),
      ...(options ? { options } : {}),
      show: (value) => {
        if (value === undefined || value === '') return '';
        if (column.kind === 'money') return typeof value === 'number' ? formatPaise(value) : String(value);
        return labels.get(String(value)) ?? showCell(column, value);
      },
      edit: (value) =>
        value === undefined
          ? ''
          : column.kind === 'money'
            ? String(Number(value) / 100)
            : options
              ? String(value)
              : showCell(column, value),
      read: (text) => {
        const read = parseCell(column, text);
        return read.ok ? read : { ok: false, message: say(read.message) };
      },
    };
  });
}

/** The totals row: amounts summed over the section, the number of documents in the first column. */
export function gridTotals(section: Section, { totals, columns }: CurrentTotals): Record<string, string> {
  const out: Record<string, string> = {};
  for (const column of section.columns) {
    if (column.kind === 'money' && !column.header) out[column.key] = formatPaise(columns[column.key] ?? 0);
  }
  if (section.document) out[section.document.value] = formatPaise(totals.value);
  const first = section.columns[0]!;
  if (out[first.key] === undefined)
    out[first.key] = t('{count} in total', { count: formatCount(totals.documents) });
  return out;
}
