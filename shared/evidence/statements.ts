import { addMonths, heldMoreThan, type IsoDate } from '../dates.ts';
import type { Message } from '../forms/messages.ts';
import type { Paise } from '../money.ts';
import { type RawCell, shownCell } from '../sheets/cells.ts';
import { gainDates, hasMarketValue, isAtNewRates } from '../tax/years/gain-dates.ts';
import { amountOf, dayOf, numberOf, plain } from './cells.ts';
import { say } from './messages.ts';
import {
  type Detail,
  type Draft,
  finish,
  type GainFigure,
  type Paper,
  type PaperKind,
  type Refused,
} from './pieces.ts';
import {
  type Column,
  type Heading,
  headingOf,
  type Sheet,
  type StatementKind,
  statementKind,
  withoutLots,
} from './statement-headings.ts';

/** Section or bucket of a sale, from its dates and asset; a section name only distinguishes equity from the rest. */
function bucketOf(
  asset: 'equity' | 'debt' | 'bond' | 'foreign' | 'fno',
  bought: IsoDate,
  sold: IsoDate,
  buyback: boolean,
): GainFigure {
  if (asset === 'fno') return 'fno';
  if (buyback && sold >= gainDates.buyBack) return 'buyback';
  if (asset === 'equity') {
    if (bought === sold) return 'speculative';
    return heldMoreThan(bought, sold, 12) ? '112A' : '111A';
  }
  if (asset === 'bond') return heldMoreThan(bought, sold, 12) ? '112' : 'short_slab';
  if (asset === 'debt' && bought >= gainDates.specifiedFunds) return '50AA';
  return sold > addMonths(bought, isAtNewRates(sold) ? 24 : 36) ? '112' : 'short_slab';
}

/**
 * Cost of assets bought by 31 January 2018: the higher of cost, and of the lower of market value and sale
 * (section 55(2)(ac)).
 */
const grandfatheredCost = (paid: Paise, fmv: Paise, sale: Paise): Paise =>
  Math.max(paid, Math.min(fmv, sale));

interface Context {
  source: StatementKind;
  sheet: string;
  section: string;
  heading: Heading;
  line: number;
  warnings: Message[];
  /** Whether its dates have the month first. */
  american: boolean;
}

/** `8/27/26` as a day that the rest reads. */
const turned = (raw: RawCell): RawCell =>
  typeof raw === 'string' ? raw.replace(/^\s*(\d{1,2})([/-])(\d{1,2})(?=[/-]\d)/, '$3$2$1') : raw;

/** Whether a table's dates have the month first: shown by a middle number above twelve. */
const monthFirst = (rows: Sheet['rows']): boolean =>
  rows.some((r) =>
    r.some((c) => typeof c === 'string' && /^\s*\d{1,2}[/-](1[3-9]|2\d|3[01])[/-]\d{2,4}\b/.test(c)),
  );

const isinPattern = /[A-Z]{2}[A-Z0-9]{9}\d/;

/** The lot of a row; undefined if the row is none. */
function lotOf(c: Context, cells: readonly RawCell[]): Draft | undefined | { reason: Message } {
  const { heading } = c;
  const raw = (column: Column): RawCell => {
    const i = heading.at.get(column);
    return i === undefined ? undefined : cells[i];
  };
  const text = (column: Column) => shownCell(raw(column)).trim();
  const money = (column: Column) => amountOf(raw(column));
  const mutual = c.source === 'cams-cg' || c.source === 'kfin-cg';
  const day = (column: Column) => dayOf(c.american ? turned(raw(column)) : raw(column));
  const sold = day('sold');
  const bought = day('bought') || (heading.at.has('bought') ? '' : sold);
  const units = numberOf(raw('redeemed') ?? raw('units'));
  if (sold === '' && bought === '') return undefined;
  if (sold === '' || bought === '' || units === undefined) return { reason: say('noDates') };
  const row = c.line;
  const name = text('name') || text('isin');
  const currency = text('currency').toUpperCase();
  if (c.source !== 'vda' && /^[A-Z]{3}$/.test(currency) && currency !== 'INR')
    return { reason: say('foreignCurrency', { currency }) };
  const isin = isinPattern.exec(text('isin') || name)?.[0];
  const price = numberOf(raw('price'));
  const partial = c.source === 'cams-cg' && numberOf(raw('whole')) !== units;
  const worth = (rate: number | undefined) =>
    rate === undefined ? undefined : Math.round(rate * units * 100);
  const sale =
    partial && price !== undefined ? worth(price) : (money('sale') ?? worth(numberOf(raw('sellPrice'))));
  const unitCost = numberOf(raw('unitCost'));
  let cost =
    mutual && unitCost !== undefined
      ? Math.round(unitCost * units * 100)
      : (money('cost') ?? worth(numberOf(raw('buyPrice'))));
  if (sale === undefined || cost === undefined) return { reason: say('noDates') };
  let paid = cost;
  const stated = money('gain') ?? (mutual ? money('short') || money('long') : undefined);
  let stt = Math.abs(money('stt') ?? 0);
  let charges = heading.charges.reduce((n, i) => n + Math.abs(amountOf(cells[i]) ?? 0), 0);
  const derivative = /F&O|futures|options|currency|commodity|derivative/i.test(c.section);
  const debt = /non.?equity|debt|bond/i.test(c.section) || /debt|cash/i.test(text('status'));
  const fund = /mutual/i.test(c.section) || /^INF/.test(isin ?? '');
  const foreign = isin !== undefined && !isin.startsWith('IN');
  const asset = derivative
    ? 'fno'
    : foreign
      ? 'foreign'
      : /bond|debenture|ncd/i.test(c.section) && !/equity/i.test(c.section)
        ? 'bond'
        : debt || (fund && !mutual && stt === 0)
          ? 'debt'
          : 'equity';
  // Fund units without a transaction tax column: the table cannot distinguish equity funds from others.
  if (fund && !mutual && !debt && asset === 'debt' && !heading.at.has('stt') && c.source !== 'groww')
    c.warnings.push(say('fundKind', { row, name }));
  const figure =
    c.source === 'vda' ? 'vda_consideration' : bucketOf(asset, bought, sold, /buy.?back/i.test(c.section));
  let fmvUnit: number | undefined;
  if (hasMarketValue(bought) && figure === '112A') {
    const rate = numberOf(raw('fmvRate')) || numberOf(raw('nav2018'));
    const total = money('fmv') || money('value2018');
    if (c.source === 'icici') paid = Math.round((numberOf(raw('buyRate')) ?? 0) * units * 100) || cost;
    if (rate) fmvUnit = rate;
    else if (total) {
      // The column has the value of the lot or of one share: the taxable profit shows which.
      const taxable = money('taxable');
      const asTotal = grandfatheredCost(paid, total, sale);
      fmvUnit =
        (taxable === undefined || Math.abs(sale - asTotal - taxable) <= 100 ? total / units : total) / 100;
    }
    if (fmvUnit === undefined) c.warnings.push(say('grandfathered', { row }));
    else cost = grandfatheredCost(paid, Math.round(fmvUnit * units * 100), sale);
  }
  const expenses = Math.abs(money('saleExpenses') ?? 0);
  if (expenses > 0) {
    const bought2 = Math.abs(money('buyExpenses') ?? 0);
    const deducted = stated === undefined ? expenses : sale - cost - bought2 - stated;
    stt = Math.max(0, expenses - deducted);
    if (stt === 0 && asset === 'equity') {
      // The statement took the tax off as well: 0.1% of a delivery sale (section 98, Finance (No. 2) Act 2004).
      stt = Math.min(expenses, Math.round(sale / 1000));
      c.warnings.push(say('expensesWithStt', { row, amount: { paise: stt } }));
    }
    charges = expenses - stt + bought2;
  }
  const business = figure === 'speculative' || figure === 'fno';
  // A buy-back taxed as dividend has no consideration: its cost is a loss (section 46A).
  const gain = figure === 'buyback' ? -cost : sale - cost - (business ? 0 : charges);
  // A statement's gain is before or after charges, and before or after the value of 2018.
  const plainGains = [
    gain,
    sale - cost,
    sale - paid,
    sale - cost - charges,
    sale - paid - charges,
    gain - stt,
    sale - paid - charges - stt,
  ];
  if (stated !== undefined && !plainGains.some((g) => Math.abs(g - stated) <= 100))
    c.warnings.push(say('gainDiffers', { row, found: { paise: stated }, expected: { paise: sale - cost } }));
  const turnover = money('turnover');
  const vda = c.source === 'vda';
  const minor = /^[A-Z]{5}\d{4}[A-Z]$/i.test(text('guardian'));
  const detail: Detail = {
    ...(isin ? { isin } : {}),
    name: name.replace(/\s*-?\s*ISIN\s*:.*$/i, ''),
    units,
    bought,
    cost,
    paid,
    charges,
    ...(vda ? {} : { stt }),
    gain,
    ...(asset === 'foreign' && !vda ? { country: isin!.slice(0, 2) } : {}),
    long: figure === '112A' || figure === '112',
    ...(fmvUnit === undefined ? {} : { fmv_unit: fmvUnit }),
    ...(turnover === undefined ? {} : { turnover: Math.abs(turnover) }),
    ...(text('folio') ? { account: text('folio') } : {}),
    ...(mutual && text('amc') ? { amc: text('amc') } : {}),
  };
  return {
    source: c.source,
    part: c.section,
    code: figure,
    category: vda ? 'Sale of virtual digital assets' : 'Sale of securities',
    payer: name.replace(/\s*-?\s*ISIN\s*:.*$/i, ''),
    payer_id: isin ?? '',
    date: sold,
    period: sold,
    gross: sale,
    tax: vda ? stt : 0,
    role: 'lot',
    figure,
    marks: minor ? ['minor'] : [],
    place: `${c.sheet ? `${c.sheet}, ` : ''}row ${row}`,
    group: `${c.source}|${isin ?? name}`,
    detail,
  };
}

/** Totals a statement prints of itself, by words. */
interface Totals {
  profit?: Paise;
  short?: Paise;
  long?: Paise;
  intraday?: Paise;
  charges?: Paise;
  stt?: Paise;
  sale?: Paise;
}

function noteTotal(totals: Totals, cells: readonly string[]): void {
  const label = plain(cells.find((c) => c !== '') ?? '');
  const value = cells
    .slice(1)
    .map(amountOf)
    .find((a) => a !== undefined);
  if (value === undefined) return;
  if (/^reali[sz]edprofit$/.test(label)) totals.profit = value;
  else if (label === 'shorttermpl') totals.short = value;
  else if (label === 'longtermpl') totals.long = value;
  else if (label === 'intradaypl') totals.intraday = value;
  else if (label === 'total') totals.charges ??= value;
  else if (label === 'stt') totals.stt = value;
}

/** Charges a statement gives as one sum, put on its sales by their value. */
function spreadCharges(lots: Draft[], totals: Totals): void {
  if (totals.charges === undefined) return;
  const sum = lots.reduce((n, l) => n + l.gross, 0);
  const stt = Math.abs(totals.stt ?? 0);
  const others = Math.abs(totals.charges) - stt;
  if (sum <= 0 || others < 0) return;
  for (const lot of lots) {
    const d = lot.detail!;
    d.charges = Math.round((others * lot.gross) / sum);
    d.stt = Math.round((stt * lot.gross) / sum);
    if (lot.figure !== 'speculative' && lot.figure !== 'fno') d.gain = lot.gross - d.cost! - d.charges;
  }
}

function prove(lots: readonly Draft[], totals: Totals, warnings: Message[]): void {
  const profit = (of: (l: Draft) => boolean) =>
    lots.filter(of).reduce((n, l) => n + l.gross - l.detail!.paid!, 0);
  const check = (found: Paise, expected: Paise | undefined) => {
    if (expected !== undefined && Math.abs(found - expected) > 100)
      warnings.push(say('totalDiffers', { found: { paise: found }, expected: { paise: expected } }));
  };
  check(
    profit(() => true),
    totals.profit,
  );
  check(
    profit((l) => l.figure === '111A'),
    totals.short,
  );
  check(
    profit((l) => l.figure === '112A'),
    totals.long,
  );
  check(
    profit((l) => l.figure === 'speculative'),
    totals.intraday,
  );
  check(
    lots.reduce((n, l) => n + l.gross, 0),
    totals.sale,
  );
  for (const figure of ['speculative', 'fno'] as const) {
    const own = lots.filter((l) => l.figure === figure && l.detail?.turnover !== undefined);
    const expected = own.reduce((n, l) => n + l.detail!.turnover!, 0);
    const found = own.reduce((n, l) => n + Math.abs(l.gross - l.detail!.cost!), 0);
    if (expected > 0 && Math.abs(found - expected) > 100)
      warnings.push(say('turnoverDiffers', { found: { paise: found }, expected: { paise: expected } }));
  }
}

/** Whether these lots duplicate each other: the same sale on two sheets of one file. */
const sameLot = (a: Draft): string =>
  [a.detail?.isin ?? a.payer, a.detail?.bought, a.date, a.detail?.units, a.gross, a.detail?.cost].join('|');

/**
 * A statement of shares or units sold as lots. Sections repeat their headings; term and section of law follow from the dates. The
 * statement's own totals are held against its rows.
 */
export function readStatement(sheets: readonly Sheet[]): Paper | Refused {
  const other = withoutLots(sheets);
  if (other) return { refused: say(other === 'trade_book' ? 'tradeBook' : 'noDates'), id: other };
  const source = statementKind(sheets);
  if (!source) return { refused: say('anotherKind'), id: 'other_kind' };
  const warnings: Message[] = [];
  const lots: Draft[] = [];
  const aside: Paper['set_aside'] = [];
  const totals: Totals = {};
  let pan = '';
  const firstOf = new Map<string, string>();
  for (const { name: sheet, rows } of sheets) {
    let heading: Heading | undefined;
    let section = '';
    const american = monthFirst(rows);
    rows.forEach((raw, i) => {
      const cells = raw.map(shownCell);
      const filled = cells.filter((c) => c.trim() !== '');
      if (filled.length === 0) return;
      const place = `${sheet ? `${sheet}, ` : ''}row ${i + 1}`;
      const panCell = /^pan$/i.test(filled[0]!) ? filled[1] : undefined;
      if (panCell && /^[A-Z]{5}\d{4}[A-Z]$/i.test(panCell)) pan = panCell.toUpperCase();
      const found = headingOf(cells, source);
      if (found) {
        heading = found;
        return;
      }
      if (filled.length <= 2) noteTotal(totals, filled);
      if (filled.length === 1) {
        section = filled[0]!.trim();
        if (/^disclaimer|^note\b/i.test(section)) heading = undefined;
        return;
      }
      if (!heading) return;
      if (/^(grand\s*|sub\s*)?total/i.test(filled[0]!)) {
        const saleAt = heading.at.get('sale');
        const value = saleAt === undefined ? undefined : amountOf(cells[saleAt]);
        if (/^grand/i.test(filled[0]!) && value !== undefined) totals.sale = value;
        return;
      }
      const panAt = heading.at.get('pan');
      const guardianAt = heading.at.get('guardian');
      const guardian = guardianAt === undefined ? '' : (cells[guardianAt] ?? '').trim().toUpperCase();
      const own = guardian || (panAt === undefined ? '' : (cells[panAt] ?? '').toUpperCase());
      if (/^[A-Z]{5}\d{4}[A-Z]$/.test(own)) pan ||= own;
      const lot = lotOf({ source, sheet, section, heading, line: i + 1, warnings, american }, raw);
      if (!lot) return;
      if ('reason' in lot) {
        aside.push({ place, reason: lot.reason, cells });
        return;
      }
      const twin = sameLot(lot);
      const first = firstOf.get(twin);
      if (first !== undefined && first !== sheet) return;
      firstOf.set(twin, sheet);
      lots.push(lot);
    });
  }
  if (source === 'groww') spreadCharges(lots, totals);
  prove(lots, totals, warnings);
  return { source: source as PaperKind, pan, year: '', pieces: finish(lots), set_aside: aside, warnings };
}
