import type { SalesField } from '../../intake/headings.ts';
import type { Percent } from '../../money.ts';
import { type RawCell, shownCell as shown } from '../../sheets/cells.ts';
import { isRate } from '../data/rates.ts';
import { amount, roundRate } from './register-cells.ts';

/*
 * Registers with columns per rate (`Taxable 5%`, `CGST 2.5%`, `Taxable 18%` …): one line per bill with its
 * rates side by side.
 */

export const rateParts = ['taxable', 'igst', 'cgst', 'sgst', 'cess', 'tax'] as const;
export type RatePart = (typeof rateParts)[number];
type At = Partial<Record<SalesField, readonly number[]>>;
type Cells = readonly (readonly RawCell[])[];

/** Columns of one rate in per cent, or of supplies without tax. */
export interface RateGroup {
  rate: Percent;
  /** Nil rated, exempt or non-GST, according to the heading. */
  exemption: string;
  columns: Partial<Record<RatePart, number[]>>;
}

/** Columns by rate, and columns of the same fields for all rates together. */
export interface RateGroups {
  groups: RateGroup[];
  all: At;
  /** Fields by column. */
  parts: ReadonlyMap<number, RatePart>;
}

const rateIn =
  /(?<![\d.])(\d{1,2}(?:\.\d{1,3})?)\s*(?:%|per\s?cent|percent|pct|प्रतिशत)|@\s*(\d{1,2}(?:\.\d{1,3})?)\s*%?|(?:gst|tax|taxable|value|sales?|purchases?|amt|amount)[\s_-]*(\d{1,2}(?:\.\d{1,3})?)$/gi;
const untaxed = /exempt|nil[\s-]*rated|\bnil\b|non[\s-]*gst|tax[\s-]*free|करमुक्त/i;
const ofValue =
  /taxable|taxble|txbl|txval|basic|assess|goods|value|sale|purch|turnover|\bnet\b|amount|\bamt\b|मूल्य|राशि|बिक्री|खरीद/i;
const heads: readonly (readonly [RegExp, RatePart])[] = [
  [/cess|उपकर|सेस/i, 'cess'],
  [/i\s*gst|integrated|आईजीएसटी/i, 'igst'],
  [/c\s*gst|central|सीजीएसटी/i, 'cgst'],
  [/s\s*gst|ut\s*gst|state\s*(gst|tax)|एसजीएसटी/i, 'sgst'],
];
/** Headings of columns that total all rates, and of columns without amounts. */
const ofAll = /\b(total|grand|gross|bill|invoice|document|discount|disc|qty|quantity|code|no)\b|कुल|बिल/i;

/** Words of sales within the State and beyond it. */
export const bySide = /\b(intra|inter|local|central|within|outside|out ?side|igst|cgst)(\W?state)?\b/i;

/** Rate and kind of amount of a heading; `bare` if it names only a rate. */
function partOf(text: string): { rate: Percent; part: RatePart | 'bare'; exemption: string } | undefined {
  if (ofAll.test(text)) return undefined;
  const rates = [...text.matchAll(rateIn)].map((m) => Number(m[1] ?? m[2] ?? m[3]));
  const head = heads.find(([pattern]) => pattern.test(text))?.[1];
  if (rates.length === 0)
    return untaxed.test(text) && !head && !/reason|type|status/i.test(text)
      ? { rate: 0, part: 'taxable', exemption: text }
      : undefined;
  if (rates.length > 1) return undefined;
  const rest = text.replace(rateIn, (m) => m.replace(/[\d.%@]+|per\s?cent|percent|pct|प्रतिशत/gi, ' '));
  const exemption = '';
  if (head) return { rate: rates[0]!, part: head, exemption };
  if (/\b(gst|tax)\s*(amount|amt|value)\b|\boutput|\binput/i.test(rest))
    return { rate: rates[0]!, part: 'tax', exemption };
  if (ofValue.test(rest)) return { rate: rates[0]!, part: 'taxable', exemption };
  return /^([\s()\-_:.]|gst|tax|rate|slab|जीएसटी|कर)*$/i.test(rest)
    ? { rate: rates[0]!, part: 'bare', exemption }
    : undefined;
}

/** Headings combined with rates merged over several columns above them. */
function fullNames(names: readonly string[], above: readonly RawCell[] | undefined): string[] {
  let merged = '';
  return names.map((name, i) => {
    merged = shown(above?.[i]) || merged;
    if (name === '' || name === merged) return name;
    return partOf(name) === undefined && partOf(merged)?.part === 'bare' ? `${name} ${merged}` : name;
  });
}

/** Whether central and State rates are halves of the line's rate: 2.5 with 5; undefined if unclear. */
function areHalves(halves: readonly number[], whole: readonly number[]): boolean | undefined {
  const known = whole.filter((r) => r !== 0);
  const own = halves.filter((r) => r !== 0);
  const [asHalf, asWhole] = [own.every((r) => known.includes(r * 2)), own.every((r) => known.includes(r))];
  if (known.length > 0) return asHalf === asWhole ? (own.length === 0 ? false : undefined) : asHalf;
  const legal = (list: readonly number[]) => list.every(isRate);
  return legal(own.map((r) => r * 2)) && !legal(own) ? true : undefined;
}

export const figure = (raw: RawCell): number => {
  const read = amount(raw);
  return read && 'paise' in read ? read.paise : 0;
};

/** Whether columns headed only by a rate contain the value or the tax, judged by the other columns. */
function bareParts(bare: ReadonlyMap<number, number>, at: At, body: Cells): 'taxable' | 'tax' | undefined {
  const fields = (row: readonly RawCell[], list: readonly (keyof At)[]) =>
    list.reduce((n, f) => n + (at[f] ?? []).reduce((m, i) => m + figure(row[i]), 0), 0);
  let [values, taxes, judged] = [0, 0, 0];
  for (const row of body) {
    const sum = [...bare.keys()].reduce((n, i) => n + figure(row[i]), 0);
    if (sum === 0) continue;
    const tax = [...bare].reduce((n, [i, rate]) => n + (figure(row[i]) * rate) / 100, 0);
    const base = [...bare].reduce((n, [i, rate]) => n + (rate === 0 ? 0 : (figure(row[i]) * 100) / rate), 0);
    const [told, total, taxable] = [
      fields(row, ['igst', 'cgst', 'sgst', 'tax']),
      fields(row, ['total']),
      fields(row, ['taxable']),
    ];
    const near = (a: number, b: number) => b !== 0 && Math.abs(a - b) <= Math.max(200, Math.abs(b) / 100);
    judged++;
    if (near(tax, told) || (told === 0 && near(sum + tax, total))) values++;
    if (near(base, taxable) || (taxable === 0 && near(base + sum, total))) taxes++;
  }
  if (judged === 0 || values === taxes) return undefined;
  return values * 10 >= judged * 9 ? 'taxable' : taxes * 10 >= judged * 9 ? 'tax' : undefined;
}

/** Columns by rate under the headings `names`, found with `at` (columns of fields without them); undefined for any other table. */
export function rateGroupsOf(
  names: readonly string[],
  above: readonly RawCell[] | undefined,
  body: Cells,
  free: (i: number) => boolean,
  atWithout: (columns: ReadonlySet<number>) => At,
): RateGroups | undefined {
  const found = fullNames(names, above).flatMap((name, i) => {
    const part = free(i) && name !== '' ? partOf(name) : undefined;
    return part ? [{ i, ...part }] : [];
  });
  const values = found.filter((f) => f.part === 'taxable');
  const bare = found.filter((f) => f.part === 'bare');
  const rated = found.filter((f) => f.exemption === '');
  if (new Set(rated.map((f) => f.rate)).size < 2 && (rated.length === 0 || rated.length === found.length))
    return undefined;
  const at = atWithout(new Set(found.map((f) => f.i)));
  const bareIs =
    bare.length === 0
      ? undefined
      : values.some((v) => v.exemption === '')
        ? 'tax'
        : found.some((f) => f.part !== 'bare' && f.part !== 'taxable')
          ? 'taxable'
          : bareParts(new Map(bare.map((b) => [b.i, b.rate])), at, body);
  if (bare.length > 0 && !bareIs) return undefined;
  const told = found.map((f) => ({ ...f, part: f.part === 'bare' ? bareIs! : f.part }));
  const ratesOf = (...wanted: RatePart[]) =>
    told.filter((f) => wanted.includes(f.part) && f.exemption === '').map((f) => f.rate);
  const halves = areHalves(ratesOf('cgst', 'sgst'), ratesOf('taxable', 'igst', 'tax'));
  if (halves === undefined) return undefined;
  const groups: RateGroup[] = [];
  for (const f of told) {
    const rate = halves && (f.part === 'cgst' || f.part === 'sgst') ? roundRate(f.rate * 2) : f.rate;
    if (!isRate(rate)) return undefined;
    let group = groups.find((g) => g.rate === rate && g.exemption === f.exemption);
    if (!group) {
      group = { rate, exemption: f.exemption, columns: {} };
      groups.push(group);
    }
    group.columns[f.part] = [...(group.columns[f.part] ?? []), f.i];
  }
  const columns = new Map(told.map((f) => [f.i, f.part] as const));
  placeUnrated(names, told, groups, columns, free);
  const rest = atWithout(new Set(columns.keys()));
  // Two columns for one part of a rate are asked about, unless they distinguish intra-State from other sales;
  // likewise rates without a value column.
  const twice = (list: readonly number[]) =>
    new Set(list.map((i) => names[i])).size < list.length ||
    (list.length > 1 && !list.every((i) => bySide.test(names[i]!)));
  if (groups.some((g) => Object.values(g.columns).some(twice))) return undefined;
  const valued = groups.filter((g) => g.columns.taxable);
  if (valued.length > 0 ? valued.length < groups.length : !rest.taxable) return undefined;
  return { groups, all: rest, parts: columns };
}

/** Columns of taxes without a rate between those of rates (`5% Sale, CGST, SGST, 12% Sale, CGST, SGST`) belong to the rate before them. */
function placeUnrated(
  names: readonly string[],
  told: readonly { i: number; rate: Percent; part: RatePart; exemption: string }[],
  groups: readonly RateGroup[],
  columns: Map<number, RatePart>,
  free: (i: number) => boolean,
): void {
  const values = told.filter((f) => f.part === 'taxable' && f.exemption === '' && f.rate > 0);
  const unrated = names.flatMap((name, i) => {
    const part =
      columns.has(i) || !free(i) || ofAll.test(name) ? undefined : heads.find(([p]) => p.test(name))?.[1];
    return part ? [{ i, part }] : [];
  });
  for (const part of ['igst', 'cgst', 'sgst'] as const) {
    const list = unrated.filter((u) => u.part === part);
    const owners = list.map((u) => values.findLast((v) => v.i < u.i));
    if (list.length < 2 || list.length !== values.length || new Set(owners).size !== list.length) continue;
    if (owners.includes(undefined)) continue;
    list.forEach((u, k) => {
      groups.find((g) => g.rate === owners[k]!.rate && g.exemption === '')!.columns[part] = [u.i];
      columns.set(u.i, part);
    });
  }
}

const virtual = ['taxable', 'rate', 'igst', 'cgst', 'sgst', 'cess', 'tax', 'exemption'] as const;

/** Points a layout to the columns `rateLines` appends to the table. */
export function pointAtRates(at: At, width: number, { groups, all }: RateGroups): At {
  const has = (part: RatePart) => all[part] !== undefined || groups.some((g) => g.columns[part]);
  const taxed = has('igst') || has('cgst') || has('sgst');
  const said = (field: (typeof virtual)[number]) =>
    field === 'rate' || field === 'taxable'
      ? true
      : field === 'exemption'
        ? groups.some((g) => g.exemption !== '')
        : field === 'cess' || field === 'tax'
          ? has(field) && !(field === 'tax' && taxed)
          : taxed;
  const out = { ...at };
  virtual.forEach((field, k) => {
    if (said(field)) out[field] = [width + k];
    else if (field !== 'exemption' && field !== 'rate') delete out[field];
  });
  return out;
}

/**
 * Headings without their rate, if all of the table name a single one (`CGST 9%`, `SGST 9%`): the rate then
 * follows from the taxes. Headings with several rates are unchanged.
 */
export function withoutRate(names: readonly string[], isKnown: (name: string) => boolean): string[] {
  const found = names.map((name) => (isKnown(name) ? undefined : partOf(name)));
  const rates = [...new Set(found.flatMap((f) => (f && f.exemption === '' ? [f.rate] : [])))].sort(
    (a, b) => a - b,
  );
  const one = rates.length === 1 || (rates.length === 2 && rates[1] === rates[0]! * 2);
  if (!one) return [...names];
  return names.map((name, i) =>
    found[i] && found[i].exemption === ''
      ? name.replace(rateIn, (m) => m.replace(/[\d.%@]+|per\s?cent|percent|pct|प्रतिशत/gi, ' ')).trim()
      : name,
  );
}
