import { amountOf, dayOf, numberOf } from './cells.ts';
import { say } from './messages.ts';
import { type Draft, finish, type Paper, type Refused } from './pieces.ts';

/** Whether a text is that of a consolidated account statement of CAMS or KFintech. */
export const isCas = (text: string): boolean =>
  /Consolidated Account Statement/i.test(text) && /Folio No/i.test(text);

const soldWords = /redemption|switch[\s-]*out|switchout|withdrawal/i;
const boughtWords = /purchase|sip|switch[\s-]*in|reinvest/i;

/**
 * Redemptions and switches out of a consolidated account statement, as text. Their cost is that of the purchases in it, first in first
 * out, and unknown where the folio began with units.
 */
export function readCas(text: string): Paper | Refused {
  if (!isCas(text)) return { refused: say('anotherKind'), id: 'other_kind' };
  const drafts: Draft[] = [];
  let pan = '';
  let folio = '';
  let scheme = '';
  let isin = '';
  let amc = '';
  let queue: { units: number; price: number; date: string }[] = [];
  let unknown = false;
  let last: Draft | undefined;
  text.split(/\r?\n/).forEach((line, i) => {
    const panFound = /PAN:\s*([A-Z]{5}\d{4}[A-Z])/.exec(line)?.[1];
    if (panFound && pan === '') pan = panFound;
    if (/^[A-Z][\w .&-]*(Mutual Fund|MF|Fund House)\s*$/i.test(line.trim())) amc = line.trim();
    const folioFound = /Folio No:?\s*([\d/ ]+)/i.exec(line)?.[1];
    if (folioFound) folio = folioFound.trim();
    const schemeFound = /^\s*\S+?-(.*?)\s*-?\s*ISIN:?\s*([A-Z]{2}[A-Z0-9]{9}\d)/i.exec(line);
    if (schemeFound) {
      scheme = schemeFound[1]!.trim();
      isin = schemeFound[2]!.toUpperCase();
      queue = [];
      unknown = false;
      last = undefined;
    }
    const opening = /Opening Unit Balance:?\s*([\d.,]+)/i.exec(line)?.[1];
    if (opening && (numberOf(opening) ?? 0) > 0) unknown = true;
    const row = /^\s*(\d{1,2}-[A-Za-z]{3}-\d{4})\s+(.*)$/.exec(line);
    if (!row || isin === '') return;
    const date = dayOf(row[1]!);
    const found =
      /^(.*?)\s+(\(?-?[\d,]+\.\d+\)?)\s+(\(?-?[\d,]+\.\d+\)?)\s+([\d,]+\.\d+)\s+(\(?-?[\d,]+\.\d+\)?)\s*$/.exec(
        row[2]!,
      );
    if (!found) {
      const stt = /STT/i.test(row[2]!) ? amountOf(/([\d,]+\.\d+)\s*$/.exec(row[2]!)?.[1]) : undefined;
      if (stt !== undefined && last?.detail) {
        last.detail.stt = Math.abs(stt);
        last.figure = last.detail.long === false ? '111A' : last.figure;
      }
      return;
    }
    const [, words, amount, units, price] = found;
    const count = Math.abs(numberOf(units!.replace(/[()]/g, '')) ?? 0);
    if (soldWords.test(words!) && !/reject|revers/i.test(words!)) {
      const gross = Math.abs(amountOf(amount!) ?? 0);
      let left = count;
      let cost = 0;
      let bought = '';
      while (left > 0.0005 && queue.length > 0 && !unknown) {
        const first = queue[0]!;
        const taken = Math.min(left, first.units);
        cost += taken * first.price * 100;
        bought ||= first.date;
        first.units -= taken;
        left -= taken;
        if (first.units <= 0.0005) queue.shift();
      }
      last = {
        source: 'cas',
        code: 'redemption',
        category: 'Sale of securities',
        payer: scheme,
        payer_id: isin,
        date,
        period: date,
        gross,
        role: 'lot',
        figure: '',
        place: `line ${i + 1}`,
        group: `cas|${isin}`,
        detail: {
          isin,
          name: scheme,
          units: count,
          account: folio,
          amc,
          ...(left <= 0.0005 && !unknown ? { cost: Math.round(cost), bought } : {}),
        },
      };
      drafts.push(last);
    } else if (boughtWords.test(words!) && !/reject|revers/i.test(words!))
      queue.push({ units: count, price: numberOf(price!) ?? 0, date });
  });
  return { source: 'cas', pan, year: '', pieces: finish(drafts), set_aside: [], warnings: [] };
}
