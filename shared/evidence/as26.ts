import { financialYearOn } from '../dates.ts';
import type { Message } from '../forms/messages.ts';
import { isTan } from '../identifiers.ts';
import { amountOf, dayOf, yearOf } from './cells.ts';
import { aisCodesOf, meaningOf } from './codes.ts';
import { say } from './messages.ts';
import { type Draft, type Figure, finish, type Paper, type Refused, type Role } from './pieces.ts';

/** Whether a text is that of a Form 26AS: its heading names the PAN and its parts are separated by `^`. */
export const is26as = (text: string): boolean =>
  /Permanent Account Number \(PAN\)\^/.test(text.slice(0, 5000)) ||
  (/\^?\s*PART[\s-]+[A-IVX]+\d?\s*-/i.test(text) && text.includes('^'));

/** Parts by number, with the letters used before 2023-24. */
function partOf(line: string): { part: string; title: string } | undefined {
  const found = /^\^?\s*PART[\s-]*([A-Z]+\d?|[IVX]+)\s*(\([a-z]\))?\s*-\s*(.*?)\^?\s*$/i.exec(line);
  if (!found) return undefined;
  const title = found[3]!.trim();
  const letters: Readonly<Record<string, string>> = {
    A: 'I',
    A1: 'II',
    A2: 'IV',
    B: 'VI',
    D: 'VII',
    F: 'VIII',
  };
  const name = found[1]!.toUpperCase();
  return { part: letters[name] ?? name, title };
}

const numeric = (s: string | undefined): boolean => s !== undefined && amountOf(s) !== undefined;

/** The trailing numbers of a row. */
function lastNumbers(cells: readonly string[]): number[] {
  const out: number[] = [];
  for (let i = cells.length - 1; i >= 0 && numeric(cells[i]); i--) out.unshift(amountOf(cells[i])!);
  return out;
}

/** Tax deducted by the taxpayer as a buyer or tenant. */
const ownPayment = new Set(['VIII', 'IX']);

function meaning(part: string, section: string): { role: Role; figure: Figure | '' } {
  if (ownPayment.has(part)) return { role: 'acquisition', figure: '' };
  if (part === 'VI') return { role: 'credit', figure: '' };
  // The AIS has the income; comparing shows what it lacks.
  const code = aisCodesOf(section)[0]!;
  return { role: 'credit', figure: meaningOf(code)?.figure ?? '' };
}

interface Outer {
  name: string;
  id: string;
  total: number[];
  date: string;
  acknowledgement: string;
  serial: string;
  rows: Draft[];
  line: number;
}

/** One inner row of Parts I, II, III and VI: number, section, date, [status], [booked on], [remarks], amounts. */
function deduction(part: string, outer: Outer, cells: readonly string[], line: number): Draft | undefined {
  const filled = cells.map((c) => c.trim());
  while (filled.at(-1) === '') filled.pop();
  if (filled[0] === '') filled.shift();
  if (!/^\d+(\.\d+)?$/.test(filled[0] ?? '')) return undefined;
  const section = filled[1] ?? '';
  const date = dayOf(filled[2] ?? '');
  if (date === '') return undefined;
  const amounts = lastNumbers(filled.slice(3));
  if (amounts.length === 0) return undefined;
  const middle = filled.slice(3, filled.length - amounts.length);
  const status = /^[A-Z]$/.test(middle[0] ?? '') ? middle[0]! : '';
  const remark = [...middle].reverse().find((m) => m !== status && dayOf(m) === '' && m !== '') ?? '-';
  const [gross = 0, tax = 0, deposited = tax] = amounts;
  return {
    source: '26as',
    part,
    code: section,
    category: '',
    payer: outer.name,
    payer_id: outer.id,
    date,
    period: date,
    gross,
    tax,
    deposited,
    status,
    ...meaning(part, section),
    place: `Part ${part}, line ${line}`,
    detail: { remark },
  };
}

/** One inner row of Parts IV and VIII: number, certificate, section, deposited on, status, booked on, [demand], tax. */
function ofProperty(part: string, outer: Outer, cells: readonly string[], line: number): Draft | undefined {
  const filled = cells.map((c) => c.trim());
  while (filled.at(-1) === '') filled.pop();
  if (filled[0] === '') filled.shift();
  const at = filled.findIndex((c, i) => i > 0 && /^(194\s*I\s*[AB]|194\s*M\d?|194\s*S)$/i.test(c));
  if (at < 0) return undefined;
  const amounts = lastNumbers(filled.slice(at + 1));
  const section = filled[at]!.replace(/\s/g, '');
  const statusAt = filled.slice(at + 1).findIndex((c) => /^[A-Z]$/.test(c));
  // Demand payment comes before the tax, other payments after it.
  const tax = amounts.length === 0 ? 0 : part === 'VIII' ? (amounts.at(-2) ?? amounts[0]!) : amounts.at(-1)!;
  const deposited = amounts.length === 1 ? amounts[0]! : tax;
  return {
    source: '26as',
    part,
    code: section,
    payer: outer.name,
    payer_id: outer.id,
    date: dayOf(outer.date) || dayOf(filled[at + 1] ?? ''),
    period: dayOf(outer.date),
    gross: outer.total[0] ?? 0,
    tax: amounts.length === 1 ? amounts[0]! : tax,
    deposited,
    status: statusAt < 0 ? '' : filled[at + 1 + statusAt]!,
    ...meaning(part, section),
    ...(part === 'IV' ? { role: 'credit' as const } : {}),
    marks: part === 'VIII' ? ['own_payment'] : [],
    place: `Part ${part}, line ${line}`,
    detail: { acknowledgement: outer.acknowledgement, serial: `${outer.serial}.${filled[0] ?? ''}` },
  };
}

/** A row of Part VII: year, mode, kind, nature, refund, interest, date, remarks. */
function refund(cells: readonly string[], line: number): Draft | undefined {
  const filled = cells.map((c) => c.trim());
  const at = filled.findIndex((c, i) => numeric(c) && numeric(filled[i + 1]) && i > 1);
  if (at < 0) return undefined;
  const date =
    filled
      .slice(at)
      .map(dayOf)
      .find((d) => d !== '') ?? '';
  const year = filled.map(yearOf).find((y) => y !== '') ?? '';
  return {
    source: '26as',
    part: 'VII',
    code: 'refund',
    category: 'Refund',
    payer: '',
    date,
    period: date || year,
    gross: amountOf(filled[at])!,
    tax: amountOf(filled[at + 1])!,
    role: 'refund',
    figure: 'interest_refund',
    place: `Part VII, line ${line}`,
    detail: { year, remark: filled.at(-1) ?? '' },
  };
}

/** Marks rows reversed by a negative row, and the negative row. */
function markReversals(rows: readonly Draft[]): void {
  for (const back of rows) {
    if (back.gross >= 0 && (back.tax ?? 0) >= 0) continue;
    back.marks = [...(back.marks ?? []), 'reversed'];
    const original = rows.find(
      (row) =>
        row !== back &&
        !row.marks?.includes('reversed') &&
        row.payer_id === back.payer_id &&
        row.code === back.code &&
        row.date === back.date &&
        row.gross === -back.gross &&
        row.tax === -(back.tax ?? 0),
    );
    if (original) original.marks = [...(original.marks ?? []), 'reversed'];
    // Without a matching row it counts with its sign.
    else back.marks = back.marks.filter((m) => m !== 'reversed');
  }
}

/**
 * The text of Form 26AS as pieces. Empty columns, carets at either end, repeated or missing headings of the inner rows and letters
 * instead of numbers of the parts are all read; a file that ends before its last part, or has totals without rows, is refused.
 */
export function read26as(text: string): Paper | Refused {
  if (!is26as(text)) return { refused: say('not26as'), id: 'other_kind' };
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const warnings: Message[] = [];
  const drafts: Draft[] = [];
  const aside: Paper['set_aside'] = [];
  let pan = '';
  let year = '';
  let part = '';
  const parts = new Set<string>();
  let outer: Outer | undefined;
  let cut: Message | undefined;
  const close = () => {
    if (!outer) return;
    const [gross, tax] = outer.total;
    if (outer.rows.length === 0 && part !== 'VII' && part !== 'V' && part !== 'IX' && part !== 'X')
      cut ??= say('outerAlone', { payer: outer.name });
    else if (['I', 'II', 'VI'].includes(part)) {
      const sum = (of: (d: Draft) => number) => outer!.rows.reduce((n, d) => n + of(d), 0);
      const [g, t] = [sum((d) => d.gross), sum((d) => d.tax ?? 0)];
      if (gross !== undefined && Math.abs(g - gross) > 100)
        warnings.push(
          say('rowsDiffer', { payer: outer.name, found: { paise: g }, expected: { paise: gross } }),
        );
      else if (tax !== undefined && Math.abs(t - tax) > 100)
        warnings.push(
          say('rowsDiffer', { payer: outer.name, found: { paise: t }, expected: { paise: tax } }),
        );
    }
    markReversals(outer.rows);
    drafts.push(...outer.rows);
    outer = undefined;
  };
  lines.forEach((raw, i) => {
    const number = i + 1;
    const line = raw.trim();
    if (line === '') return;
    const title = partOf(line);
    if (title) {
      close();
      part = title.part;
      parts.add(part);
      return;
    }
    const cells = raw.split('^').map((c) => c.trim());
    if (part === '') {
      // The row below the headings; rows between or above are titles.
      const panAt = cells.findIndex((c) => /^[A-Z]{5}\d{4}[A-Z]$/.test(c));
      if (panAt >= 0 && pan === '') {
        pan = cells[panAt]!;
        const years = cells.map(yearOf).filter(Boolean);
        year = years.sort()[0] ?? '';
      }
      return;
    }
    if (/No Transactions Present/i.test(line) || /^\^?\s*(Sr\.? ?No|S\.? ?No)/i.test(line)) return;
    if (/^\^?\*+\s*\^?$|Note|Glossary|Status Of Booking/i.test(line) && !cells.some(numeric)) return;
    const keep = (draft: Draft | undefined): boolean => {
      if (!draft) return false;
      (outer ? outer.rows : drafts).push(draft);
      return true;
    };
    if (part === 'VII') {
      if (!keep(refund(cells, number)))
        aside.push({ place: `Part VII, line ${number}`, reason: say('notDetail'), cells });
      return;
    }
    const starts = cells[0] !== '' && /^\d+$/.test(cells[0]!);
    const idAt = cells.findIndex((c, n) => n > 0 && (isTan(c) || /^[A-Z]{5}\d{4}[A-Z]$/.test(c)));
    if (starts && idAt > 0) {
      close();
      const total = lastNumbers(
        [...cells].reverse().findIndex((c) => c !== '') > 0
          ? cells.filter((c, n) => c !== '' || n < 3)
          : cells,
      );
      const property = ['IV', 'V', 'VIII', 'IX'].includes(part);
      outer = {
        name: cells[idAt - 1] ?? '',
        id: cells[idAt]!,
        total,
        date: property ? (cells[idAt + 1] ?? '') : '',
        acknowledgement: property ? (cells[1] ?? '') : '',
        serial: cells[0]!,
        rows: [],
        line: number,
      };
      return;
    }
    if (!outer) {
      if (cells.some((c) => c !== ''))
        aside.push({ place: `Part ${part}, line ${number}`, reason: say('notDetail'), cells });
      return;
    }
    if (['IV', 'VIII'].includes(part)) {
      if (keep(ofProperty(part, outer, cells, number))) return;
    } else if (['I', 'II', 'III', 'VI'].includes(part)) {
      if (keep(deduction(part, outer, cells, number))) return;
    } else if (lastNumbers(cells.filter((c) => c !== '')).length > 0 || cells.some(numeric)) {
      // Parts V, IX and X, and unknown parts, are listed unchanged.
      keep({
        source: '26as',
        part,
        code: part === 'V' || part === 'IX' ? '194S' : `Part ${part}`,
        payer: outer.name,
        payer_id: outer.id,
        date: dayOf(outer.date),
        period: dayOf(outer.date) || year,
        gross: outer.total[0] ?? 0,
        tax:
          part === 'V'
            ? (cells
                .map(amountOf)
                .filter((a) => a !== undefined)
                .at(-1) ?? 0)
            : 0,
        role: part === 'IX' ? 'acquisition' : part === 'V' ? 'credit' : 'control',
        marks: part === 'IX' ? ['own_payment'] : [],
        place: `Part ${part}, line ${number}`,
      });
      return;
    }
    aside.push({ place: `Part ${part}, line ${number}`, reason: say('notDetail'), cells });
  });
  close();
  // A row of another year is claimed in the year it belongs to (section 199, rule 37BA).
  if (year !== '')
    for (const draft of drafts)
      if (draft.part !== 'VII' && draft.date && financialYearOn(draft.date) !== year)
        draft.marks = [...(draft.marks ?? []), 'other_year'];
  const last = parts.has('X') || parts.has('G') || parts.has('H') || parts.has('XI');
  if (!last) return { refused: say('cut26as'), id: 'cut' };
  if (cut) return { refused: cut, id: 'cut' };
  return { source: '26as', pan, year, pieces: finish(drafts), set_aside: aside, warnings };
}
