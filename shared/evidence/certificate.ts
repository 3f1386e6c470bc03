import type { Paise } from '../money.ts';
import { shownCell } from '../sheets/cells.ts';
import { amountOf, yearOf } from './cells.ts';
import { say } from './messages.ts';
import { type Draft, type Figure, finish, type Paper, type Refused } from './pieces.ts';
import type { Sheet } from './statement-headings.ts';

const CERTIFICATE =
  /interest certificate|certificate (of|for) interest|provisional interest|interest (paid|earned|accrued|credited) (certificate|statement)|(certify|certified) that .*interest/i;
const LOAN = /(home|housing) loan|24\(b\)|\bemi\b/i;

/** Whether a text is a bank's certificate of interest on deposits or on a housing loan. */
export const isCertificate = (text: string): boolean => CERTIFICATE.test(text.slice(0, 6000));

/** Whether these tables are such a certificate. */
export const isCertificateTable = (sheets: readonly Sheet[]): boolean =>
  sheets.some(({ rows }) =>
    rows.slice(0, 40).some((r) => CERTIFICATE.test(r.map(shownCell).join(' ').slice(0, 2000))),
  );

/** Splits text lines into cells at two or more blanks. */
export const cellsOfText = (text: string): string[][] =>
  text.split(/\r?\n/).map((line) =>
    line
      .trim()
      .split(/\s{2,}|\t|\s*\|\s*/)
      .filter((cell) => cell !== ''),
  );

type Column = 'account' | 'type' | 'interest' | 'tax' | 'other';
function columnOf(heading: string): Column {
  const h = heading.toLowerCase();
  if (/\b(tds|tax)\b/.test(h)) return 'tax';
  if (/rate|%/.test(h)) return 'other';
  if (/interest/.test(h) && !/net|period/.test(h)) return 'interest';
  if (/type|scheme|product|nature/.test(h)) return 'type';
  if (/(account|deposit|a\/c|fd|receipt|loan).*(no|number|#)|^account$|^a\/c$/.test(h)) return 'account';
  return 'other';
}

/** Schemes with "savings" in their name are deposits; a savings account may be called a deposit. */
const figureOf = (words: string): Figure | '' =>
  /senior citizen|\bscss\b|\bmis\b|monthly income|\b[ftr]d\b|fixed|term|time deposit|recurring|\bnsc\b|kisan vikas/i.test(
    words,
  )
    ? 'interest_deposit'
    : /saving|\bsb\b/i.test(words)
      ? 'interest_savings'
      : /deposit/i.test(words)
        ? 'interest_deposit'
        : '';

/**
 * A bank's interest certificate, from its text or table: one row per account with interest and tax deducted,
 * checked against the total. Principal and interest of a housing loan are only listed: the taxpayer decides
 * on the claim.
 */
export function readCertificate(rows: readonly (readonly unknown[])[]): Paper | Refused {
  const lines = rows.map((r) => r.map((c) => shownCell(c as never).trim()).filter((c) => c !== ''));
  const all = lines.map((l) => l.join('  ')).join('\n');
  const bank =
    lines.find(
      (l) => /\b(bank|finance|society|post office|housing)\b/i.test(l.join(' ')) && l.length <= 2,
    )?.[0] ?? '';
  const pan = /PAN[^A-Z0-9\n]{0,20}([A-Z]{5}\d{4}[A-Z])/.exec(all)?.[1] ?? '';
  const span = /(\d{1,2}[-/. ]\w{2,9}[-/. ]20\d{2})\D{1,12}(\d{1,2}[-/. ]\w{2,9}[-/. ](20\d{2}))/.exec(all);
  const year =
    yearOf(
      /financial year\s*:?\s*([\d-]+)/i.exec(all)?.[1] ?? /F\.?Y\.?\s*:?\s*([\d-]+)/.exec(all)?.[1] ?? '',
    ) || (span ? yearOf(`${Number(span[3]) - 1}-${span[3]}`) : '');
  const payer = bank.replace(/^for\s+/i, '').replace(/[,;:]+$/, '');
  const drafts: Draft[] = [];
  const aside: Paper['set_aside'] = [];
  const warnings: Paper['warnings'] = [];
  const base = { source: 'certificate' as const, payer, period: year, category: 'Interest certificate' };
  const loan = LOAN.test(all);
  let columns: Column[] | undefined;
  let total: Paise | undefined;
  lines.forEach((cells, i) => {
    const line = cells.join(' ');
    const place = `line ${i + 1}`;
    const found = cells.map(columnOf);
    if (found.includes('interest') && (found.includes('account') || found.includes('type'))) {
      columns = found;
      return;
    }
    const amounts = cells.map((c) => amountOf(c));
    if (/^(grand\s*)?total/i.test(line)) {
      const at = columns?.indexOf('interest') ?? -1;
      const numbers = amounts.filter((a) => a !== undefined);
      const shift = columns ? columns.length - cells.length : 0;
      total = (at >= 0 ? amounts[at - shift] : undefined) ?? numbers[0];
      return;
    }
    if (loan) {
      const value = [...amounts].reverse().find((a) => a !== undefined);
      const what = /principal/i.test(line) ? 'principal' : /interest/i.test(line) ? 'interest' : '';
      if (what !== '' && value !== undefined)
        drafts.push({ ...base, code: `Housing loan: ${what}`, gross: value, role: 'control', place });
      return;
    }
    const account = cells.find(
      (c) =>
        /^[A-Z]{0,4}[\dX*/-]{6,22}$/i.test(c) &&
        !/[.,]\d{2}$/.test(c) &&
        !/^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$/.test(c),
    );
    if (!account) return;
    let interest: Paise | undefined;
    let tax: Paise | undefined;
    if (columns && columns.length === cells.length) {
      interest = amounts[columns.indexOf('interest')];
      tax = columns.includes('tax') ? amounts[columns.indexOf('tax')] : undefined;
    } else {
      const numbers = cells.filter((c) => c !== account).flatMap((c) => amountOf(c) ?? []);
      // Interest and tax, and perhaps the net amount.
      if (numbers.length === 1 || numbers.length === 2) [interest, tax] = numbers;
      else if (numbers.length === 3 && numbers[0]! - numbers[1]! === numbers[2]) [interest, tax] = numbers;
    }
    if (interest === undefined) {
      aside.push({ place, reason: say('notDetail'), cells });
      return;
    }
    const figure = figureOf(`${line} ${columns ? '' : all.slice(0, 400)}`);
    drafts.push({
      ...base,
      code: figure === 'interest_savings' ? 'Savings' : 'Deposit',
      payer_id: account,
      gross: interest,
      tax: tax ?? 0,
      role: figure === '' ? 'unknown' : 'income',
      figure,
      place,
      group: `certificate|${payer}|${figure}`,
      detail: { account },
    });
  });
  if (drafts.length === 0) return { refused: say('anotherKind'), id: 'other_kind' };
  const sum = drafts.reduce((n, d) => n + d.gross, 0);
  if (!loan && total !== undefined && Math.abs(total - sum) > 100)
    warnings.push(say('totalDiffers', { found: { paise: sum }, expected: { paise: total } }));
  return { source: 'certificate', pan, year, pieces: finish(drafts), set_aside: aside, warnings };
}
