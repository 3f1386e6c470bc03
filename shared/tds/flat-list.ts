import { type RawCell, readDay, readMoney, shownCell } from '../sheets/cells.ts';
import type { TdsForm } from './data/forms.ts';
import { challanAmount, columnsIn, headingLine, nameOf } from './files.ts';

type Lines = readonly (readonly RawCell[])[];

const section = /\b(192[ABC]?|19[3-6][A-Z]{0,3}(?:-?\([a-z]{1,2}\)|-[A-Z]\b)?|206C[A-Z0-9()]*)/i;
/** The section in a title or sheet name: `194C`, `TDS u/s 194J(b)`, `Section 194-I (b)`. */
const sectionIn = (text: string): string | undefined =>
  section.exec(text.replace(/^1?94-(?=[A-Z])/i, '194'))?.[1];

/**
 * Deductees whose section is in the sheet's name or a line above them, with the section added as a column;
 * title lines become blank. A list with a section column, or without any section, is unchanged.
 */
export function withSections(
  form: TdsForm,
  name: string,
  lines: Lines,
  said: Readonly<Record<string, string>> = {},
): Lines {
  const head = headingLine(form, 'deductees', lines);
  const heading = lines[head] ?? [];
  if (columnsIn(form, 'deductees', heading, said).places.some((c) => c?.key === 'code')) return lines;
  let current = sectionIn(name);
  const width = Math.max(...lines.map((l) => l.length), 0);
  let found = false;
  const out = lines.map((cells, i) => {
    const filled = cells.map(shownCell).filter((t) => t !== '');
    const title = filled.length === 1 ? sectionIn(filled[0]!) : undefined;
    if (title) current = title;
    if (i === head) return padded(cells, width, 'Section');
    if (i < head) return cells;
    if (title) return [];
    if (filled.length === 0 || !current || /^((grand|sub)\s*)?totals?\b/i.test(filled[0]!)) return cells;
    found = true;
    return padded(cells, width, current);
  });
  return found ? out : lines;
}

const padded = (cells: readonly RawCell[], width: number, last: RawCell): RawCell[] => [
  ...Array.from({ length: width }, (_, i) => cells[i] ?? null),
  last,
];

/**
 * Challans of a flat list, whose lines each have serial number, BSR code and date, as a separate table. A
 * challan's amount is in a column, else it is the sum of its lines. Undefined if lines name no challans.
 */
export function challansOf(
  form: TdsForm,
  lines: Lines,
  said: Readonly<Record<string, string>> = {},
): RawCell[][] | undefined {
  const head = headingLine(form, 'deductees', lines);
  const heading = lines[head] ?? [];
  const { places, link } = columnsIn(form, 'deductees', heading, said);
  const { serial, bsr, deposited_on: day } = link;
  if (serial === undefined || (bsr === undefined && day === undefined)) return undefined;
  // A list of challans with their sections names no deductee.
  if (!places.some((c) => c?.key === 'pan' || c?.key === 'name')) return undefined;
  const paid = heading.findIndex((h, i) => !places[i] && challanAmount.test(nameOf(h)));
  const parts = places.flatMap((c, i) => (c && ['tax', 'surcharge', 'cess'].includes(c.key) ? [i] : []));
  const found = new Map<string, { cells: RawCell[]; sum: number }>();
  const moneyOf = (raw: RawCell): number => {
    const read = readMoney(raw);
    return read.ok ? Number(read.value ?? 0) : 0;
  };
  for (const cells of lines.slice(head + 1)) {
    const number = shownCell(cells[serial]);
    if (number === '' || /^totals?\b/i.test(shownCell(cells[0]))) continue;
    const at = (i: number | undefined): RawCell => (i === undefined ? null : (cells[i] ?? null));
    const on = readDay(at(day));
    const key = [
      number.replace(/^0+/, ''),
      shownCell(at(bsr)).replace(/^0+/, ''),
      on.ok ? on.value : shownCell(at(day)),
    ].join('|');
    const one = found.get(key) ?? {
      cells: [cells[serial]!, at(bsr), at(day), at(paid < 0 ? undefined : paid)],
      sum: 0,
    };
    one.sum += parts.reduce((n, i) => n + moneyOf(cells[i] ?? null), 0);
    found.set(key, one);
  }
  if (found.size === 0) return undefined;
  return [
    ['Challan Serial No.', 'BSR Code', 'Date of Deposit', 'TDS'],
    ...[...found.values()].map(({ cells, sum }) => [
      ...cells.slice(0, 3),
      paid >= 0 && shownCell(cells[3]) !== '' ? cells[3]! : sum / 100,
    ]),
  ];
}
