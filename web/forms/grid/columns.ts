import { parseDate } from '../../../shared/dates.ts';
import type { FieldMeta } from '../../../shared/forms/fields.ts';
import { patterns } from '../../../shared/forms/messages.ts';
import { groupIndian, parseAmount, toRupees } from '../../../shared/money.ts';
import type { GridColumn, Typed } from '../../grid/types.ts';
import { formatCount, t } from '../../i18n/t.ts';
import { readNumber } from '../state/numbers.ts';
import { dayText, valueText } from '../state/show.ts';
import { type Cell, numeric } from './cells.ts';

/** Letters and digits only, for comparing spellings of a label. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

interface Option {
  value: string;
  label: string;
}

/** The option matching a text: by code, label, or unique prefix of a label. */
function optionOf(options: readonly Option[], text: string): string | undefined {
  const wanted = plain(text);
  const exact =
    options.find((o) => o.value === text.trim()) ?? options.find((o) => plain(o.label) === wanted);
  if (exact) return exact.value;
  const begun = wanted === '' ? [] : options.filter((o) => plain(o.label).startsWith(wanted));
  return begun.length === 1 ? begun[0]!.value : undefined;
}

/** Options of a cell; booleans are yes or no. */
const optionsOf = (meta: FieldMeta): Option[] | undefined =>
  meta.kind === 'flag'
    ? [
        { value: 'true', label: t('Yes') },
        { value: 'false', label: t('No') },
      ]
    : meta.options?.map((o) => ({ value: o.value, label: t(o.label) }));

const refused = (pattern: 'wholeRupees' | 'wholeNumber' | 'aNumber' | 'aDate'): Typed => ({
  ok: false,
  message: t(patterns[pattern]),
});

/** `31072026`, a date without separators. */
const spread = (text: string): string =>
  /^\d{8}$/.test(text) ? `${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}` : text;

/** Parses typed or pasted text by the field's kind; blank clears. Option labels are accepted in both languages. */
function readCell(meta: FieldMeta, text: string): Typed {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true, value: undefined };
  switch (meta.kind) {
    case 'amount': {
      const parsed = parseAmount(trimmed);
      return parsed.ok ? { ok: true, value: toRupees(parsed.paise) } : refused('wholeRupees');
    }
    case 'integer':
    case 'decimal': {
      const value = readNumber(trimmed, meta.kind === 'integer');
      return value === undefined
        ? refused(meta.kind === 'integer' ? 'wholeNumber' : 'aNumber')
        : { ok: true, value: value ?? undefined };
    }
    case 'date': {
      const day = parseDate(spread(trimmed));
      return day ? { ok: true, value: day } : refused('aDate');
    }
    case 'flag':
    case 'choice': {
      const english = meta.kind === 'flag' ? FLAGS : (meta.options ?? []);
      const value = optionOf(optionsOf(meta)!, trimmed) ?? optionOf(english, trimmed);
      return value === undefined
        ? { ok: false, message: t('Choose a value from the list') }
        : { ok: true, value };
    }
    case 'pan':
    case 'tan':
    case 'ifsc':
    case 'gstin':
      return { ok: true, value: trimmed.toUpperCase().replace(/\s/g, '') };
    case 'aadhaar':
    case 'pincode':
    case 'mobile':
      return { ok: true, value: trimmed.replace(/[\s-]/g, '') };
    default:
      return { ok: true, value: trimmed.replace(/\s+/g, ' ') };
  }
}
const FLAGS: readonly Option[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

const widths: Partial<Record<FieldMeta['kind'], number>> = {
  amount: 128,
  integer: 100,
  decimal: 112,
  date: 112,
  flag: 80,
  choice: 170,
  pan: 124,
  tan: 124,
  gstin: 164,
  ifsc: 130,
  pincode: 90,
};

/** Column width by kind, with the heading on at most two lines. */
const widthOf = (meta: FieldMeta, label: string, options: readonly Option[] = []): number =>
  Math.min(
    260,
    Math.max(
      widths[meta.kind] ?? 160,
      Math.ceil(label.length / 2) * 7 + 44,
      ...options.map((o) => o.label.length * 7 + 24),
    ),
  );

/** Section and help of a field. */
const helpOf = ({ section, help }: FieldMeta): string =>
  [section && t('s. {section}', { section }), help && t(help)].filter(Boolean).join(' · ');

/** Grid columns with translated labels. */
export function columnsFor(cells: readonly Cell[]): GridColumn[] {
  const labels = cells.map(({ node }) => t(node.meta.label));
  return cells.map(({ key, node, under }, at): GridColumn => {
    const { meta } = node;
    const twice = labels.indexOf(labels[at]!) !== labels.lastIndexOf(labels[at]!);
    const label = twice && under ? `${t(under)}: ${labels[at]}` : labels[at]!;
    const options = meta.computed ? undefined : optionsOf(meta);
    const worded = meta.kind === 'choice' || meta.kind === 'flag';
    return {
      key,
      label,
      help: helpOf(meta) || undefined,
      width: widthOf(meta, label, options),
      ...(numeric(meta) ? { align: 'right' as const } : {}),
      ...(meta.computed ? { fixed: true } : {}),
      ...(options ? { options } : {}),
      show: (value) => {
        if (meta.kind === 'amount' && typeof value === 'number') return groupIndian(value);
        const text = valueText(meta, meta.kind === 'flag' && value !== undefined ? value === 'true' : value);
        return worded ? t(text) : text;
      },
      edit: (value) =>
        value === undefined ? '' : meta.kind === 'date' ? dayText(String(value)) : String(value),
      read: (text) => readCell(meta, text),
    };
  });
}

/** The totals row: sums of amounts, and the number of rows in the first column. */
export function totalsFor(
  cells: readonly Cell[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Record<string, string> {
  const out: Record<string, string> = {};
  for (const { key, node } of cells) {
    if (node.meta.kind !== 'amount') continue;
    out[key] = groupIndian(rows.reduce((sum, row) => sum + (Number(row[key] ?? 0) || 0), 0));
  }
  if (cells[0]) out[cells[0].key] ??= t('{count} in total', { count: formatCount(rows.length) });
  return out;
}
