import { yearLabel } from '../dates.ts';
import type { Message } from '../forms/messages.ts';
import type { Paise } from '../money.ts';
import { amountOf, dayOf, yearOf } from './cells.ts';
import { employerOf, perquisitesOf } from './employer.ts';
import { say } from './messages.ts';
import { type Draft, finish, type IncomeFigure, type Paper, type Refused } from './pieces.ts';

const linesOf = (text: string): string[] => text.split(/\r?\n/);
const amountAtEnd = (line: string): Paise | undefined =>
  amountOf(/(\(?-?[\d,]+(?:\.\d+)?\)?)\s*$/.exec(line)?.[1] ?? '');

/** The financial year before an assessment year written as such. */
const financialOf = (assessment: string): string =>
  assessment === '' ? '' : yearLabel(Number(assessment.slice(0, 4)) - 1);

/** Whether a text is that of a TIS. */
export const isTis = (text: string): boolean => /Taxpayer Information Summary/i.test(text.slice(0, 3000));

const tisFigures: Readonly<Record<string, IncomeFigure>> = {
  Salary: 'salary_gross',
  'Rent received': 'rent_received',
  Dividend: 'dividend',
  'Interest from savings bank': 'interest_savings',
  'Interest from deposit': 'interest_deposit',
  'Interest from others': 'interest_others',
  'Interest from income tax refund': 'interest_refund',
  'Receipts on transfer of virtual digital asset': 'vda_consideration',
  'Winnings from lottery or crossword puzzle': 'winnings_115BB',
  'Winnings from online games': 'winnings_115BBJ',
  'Income from retirement benefit account': 'pf_withdrawal',
  'Business receipts': 'business_receipts',
  'Insurance commission': 'business_receipts',
  'Receipt of amount by partners from partnership firm': 'partner_receipts',
};

/** The TIS from its text: categories with system and taxpayer values. Lines of the annexure repeat the AIS. */
export function readTis(text: string): Paper | Refused {
  if (!isTis(text)) return { refused: say('notTis'), id: 'other_kind' };
  const lines = linesOf(text);
  const head = lines.join('\n');
  const drafts: Draft[] = [];
  const aside: Paper['set_aside'] = [];
  const end = lines.findIndex((l) => /^\s*Annexure to/i.test(l));
  lines.forEach((line, i) => {
    const found = /^\s*(\d{1,3})\s+(\D.*?)\s+(-?[\d,]+|-)\s+(-?[\d,]+|-)\s*$/.exec(line);
    if (!found) return;
    if (end >= 0 && i > end) {
      if (/\b(SFT|TDS\/TCS)\b/.test(line))
        aside.push({ place: `line ${i + 1}`, reason: say('notDetail'), cells: [line.trim()] });
      return;
    }
    const category = found[2]!.trim();
    drafts.push({
      source: 'tis',
      code: category,
      category,
      payer: '',
      gross: amountOf(found[3]) ?? 0,
      role: 'summary',
      figure: tisFigures[category] ?? '',
      place: `line ${i + 1}`,
      detail: { accepted: amountOf(found[4]) ?? null },
    });
  });
  const financial = yearOf(/Financial Year\s*:?\s*([\d-]+)/i.exec(head)?.[1] ?? '');
  return {
    source: 'tis',
    pan: /\b[A-Z]{5}\d{4}[A-Z]\b/.exec(head)?.[0] ?? '',
    year: financial || financialOf(yearOf(/Assessment Year\s*:?\s*([\d-]+)/i.exec(head)?.[1] ?? '')),
    pieces: finish(drafts),
    set_aside: aside,
    warnings: [],
  };
}

/** Whether a text is that of a Form 16 or 16A. */
export const isForm16 = (text: string): boolean =>
  /\bFORM\s+(NO\.?\s*)?16A?\b/i.test(text.slice(0, 4000)) && /203|PART\s*A|PART\s*B|deduct/i.test(text);

/** Rows of Part B by letter, each recognised by its wording. */
const partB: readonly (readonly [string, RegExp])[] = [
  ['1(a)', /Salary as per provisions contained in section 17\(1\)/i],
  ['1(b)', /Value of perquisites under section 17\(2\)/i],
  ['1(c)', /Profits in lieu of salary under section 17\(3\)/i],
  ['1(e)', /Reported total amount of salary received from other/i],
  ['2(a)', /Travel concession/i],
  ['2(b)', /Death-cum-retirement gratuity/i],
  ['2(c)', /Commuted value of pension/i],
  ['2(d)', /Cash equivalent of leave/i],
  ['2(e)', /House rent allowance under section 10\(13A\)/i],
  ['3', /^\s*3\.?\s+Total amount of salary received from current/i],
  ['4(a)', /Standard deduction under section 16\(ia\)/i],
  ['4(b)', /Entertainment allowance under section 16\(ii\)/i],
  ['4(c)', /Tax on employment under section 16\(iii\)/i],
  ['6', /Income chargeable under the head "?Salaries/i],
  ['10(a)', /section 80C\b/],
  ['10(e)', /section 80CCD\s?\(1B\)/],
  ['10(f)', /section 80CCD\s?\(2\)/],
  ['10(g)', /section 80D\b/],
  ['10(h)', /section 80E\b/],
  ['10(k)', /section 80G\b/],
  ['10(l)', /section 80TTA\b/],
  ['12', /Total taxable income/i],
  ['17', /^\s*17\.?\s+Tax payable/i],
];

const tans = /\b[A-Z]{4}\d{5}[A-Z]\b/g;
const pans = /\b[A-Z]{3}[ABCFGHJLPTZ][A-Z]\d{4}[A-Z]\b/g;

/** Payments listed in a Form 16A, with section: `1  90000.00  194I(b)  -  30-06-2025`. */
function paymentsOf(lines: readonly string[]): { gross: Paise; section: string } {
  const found = lines.flatMap((line) => {
    const row =
      /^\s*\d{1,3}\s+([\d,.]+)\s+(19\d[A-Z]*(?:\([a-z]\))?)\s.*\d{1,2}[-/]\d{1,2}[-/]\d{4}\s*$/i.exec(line);
    const gross = row ? amountOf(row[1]) : undefined;
    return row && gross !== undefined ? [{ gross, section: row[2]! }] : [];
  });
  const said = /section\s*(19\d[A-Z]*)/i.exec(lines.join('\n'))?.[1] ?? '';
  return { gross: found.reduce((n, p) => n + p.gross, 0), section: found[0]?.section ?? said };
}

/** Form 16 or 16A from its text: the quarters of Part A, and the salary of Part B with its rows. */
export function readForm16(text: string): Paper | Refused {
  if (!isForm16(text)) return { refused: say('notForm16'), id: 'other_kind' };
  const lines = linesOf(text);
  const joined = lines.join('\n');
  const warnings: Message[] = [];
  const drafts: Draft[] = [];
  const kind = /\bFORM\s+(NO\.?\s*)?16A\b/i.test(joined.slice(0, 4000))
    ? ('form16a' as const)
    : ('form16' as const);
  const partBAt = lines.findIndex((l) => /^\s*PART\s*B\b/i.test(l));
  const partA = lines.slice(0, partBAt < 0 ? lines.length : partBAt).join('\n');
  const tan = partA.match(tans)?.[0] ?? joined.match(tans)?.[0] ?? '';
  // Three numbers below three labels: the deductor's PAN, the TAN, then the employee's PAN.
  const found = [...new Set(joined.match(pans) ?? [])];
  const inOrder = partA.match(pans) ?? [];
  const pan = inOrder.length >= 2 ? inOrder[1]! : (found.find((p) => p[3] === 'P') ?? found[0] ?? '');
  const own = inOrder.length >= 2 ? inOrder[0]! : '';
  const { name: employer, detail: address } = employerOf(lines, own);
  const benefits = perquisitesOf(lines);
  const certificate = /Certificate No\.?\s*:?\s*(\S+)/i.exec(joined)?.[1] ?? '';
  const year = financialOf(yearOf(/Assessment Year\s*:?\s*([\d-]+)/i.exec(joined)?.[1] ?? ''));
  const span = /From\s+(\S+)\s+To\s+(\S+)/i.exec(joined);
  const period = {
    ...(dayOf(span?.[1]) ? { from: dayOf(span![1]!) } : {}),
    ...(dayOf(span?.[2]) ? { to: dayOf(span![2]!) } : {}),
  };
  let paid = 0;
  let deducted = 0;
  // A Form 16A lists payments with their section apart from the quarter's tax.
  const payments = kind === 'form16a' ? paymentsOf(lines) : undefined;
  const sum = (said: Paise | undefined, found: Paise) => {
    if (said !== undefined && Math.abs(found - said) > 100)
      warnings.push(say('quarterSum', { found: { paise: found }, expected: { paise: said } }));
  };
  lines.forEach((line, i) => {
    const row = /^\s*(Q[1-4])\s+(\S+)\s+([\d,.]+)\s+([\d,.]+)(?:\s+([\d,.]+))?\s*$/.exec(line);
    if (row && (row[5] !== undefined || payments)) {
      const amounts = row.slice(3).flatMap((c) => amountOf(c) ?? []);
      const [gross, tax, deposited] = (
        amounts.length === 3 ? amounts : [payments?.gross ?? 0, ...amounts]
      ) as [Paise, Paise, Paise];
      paid += gross;
      deducted += tax;
      drafts.push({
        source: kind,
        part: 'A',
        code: kind === 'form16' ? '192' : (payments?.section ?? ''),
        payer: employer,
        payer_id: tan,
        period: `${row[1]} ${year}`,
        gross,
        tax,
        deposited,
        role: 'credit',
        figure: kind === 'form16' ? 'salary_gross' : '',
        place: `Part A, line ${i + 1}`,
        group: `${kind}|${tan}|A|${certificate}`,
        detail: { quarter: row[1]!, acknowledgement: row[2]!, serial: certificate },
      });
      return;
    }
    const total = /^\s*Total \(Rs\.?\)\s+([\d,.]+)(?:\s+([\d,.]+))?(?:\s+([\d,.]+))?\s*$/.exec(line);
    if (!total || drafts.length === 0) return;
    const said = total.slice(1).flatMap((c) => amountOf(c) ?? []);
    if (payments && said.length === 2) sum(said[0], deducted);
    else if (said.length > 1) {
      sum(said[0], paid);
      sum(said[1], deducted);
    }
  });
  const rows: Record<string, Paise> = {};
  let grossTotal: Paise | undefined;
  if (partBAt >= 0)
    lines.slice(partBAt).forEach((line, i, all) => {
      for (const [key, words] of partB) {
        if (key in rows || !words.test(line)) continue;
        const value = amountAtEnd(line) ?? amountAtEnd(all[i + 1] ?? '');
        if (value !== undefined) rows[key] = value;
      }
      if (grossTotal === undefined && /^\s*\(d\)\s+Total\b/i.test(line)) grossTotal = amountAtEnd(line);
    });
  if ('1(a)' in rows) {
    const three: [Paise, Paise, Paise] = [rows['1(a)'] ?? 0, rows['1(b)'] ?? 0, rows['1(c)'] ?? 0];
    const sum = three[0] + three[1] + three[2];
    if (grossTotal !== undefined && Math.abs(sum - grossTotal) > 100)
      warnings.push(say('salarySum', { found: { paise: sum }, expected: { paise: grossTotal } }));
    const opted = /115BAC\s*\(1A\)\s*\??\s*:?\s*(Yes|No)/i.exec(joined)?.[1];
    drafts.push({
      source: kind,
      part: 'B',
      code: 'Form 16 Part B',
      category: 'Salary',
      payer: employer,
      payer_id: tan,
      period: year,
      gross: grossTotal ?? sum,
      role: 'income',
      figure: 'salary_gross',
      place: 'Part B',
      group: `${kind}|${tan}|B|${certificate}`,
      detail: {
        serial: certificate,
        salary: three,
        employer: address,
        // Only where they make up the perquisites of the certificate.
        ...(benefits.length > 0 && benefits.reduce((n, [, amount]) => n + amount, 0) === three[1]
          ? { perquisites: benefits }
          : {}),
        part_b: rows,
        ...period,
        ...(opted ? { regime: /yes/i.test(opted) ? 'old' : 'new' } : {}),
      },
    });
  }
  if (drafts.length === 0) return { refused: say('notForm16'), id: 'other_kind' };
  return { source: kind, pan, year, pieces: finish(drafts), set_aside: [], warnings };
}
