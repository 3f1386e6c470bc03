import { addMonths, heldMoreThan, type IsoDate } from '../dates.ts';
import type { Message } from '../forms/messages.ts';
import type { Paise } from '../money.ts';
import { type RawCell, shownCell } from '../sheets/cells.ts';
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

/** A sheet or CSV file. */
export interface Sheet {
  name: string;
  rows: readonly (readonly RawCell[])[];
}

type StatementKind = 'zerodha' | 'groww' | 'icici' | 'upstox' | 'angel' | 'cams-cg' | 'kfin-cg' | 'shares';

/** Market value of this day counts for what was bought by then (section 55(2)(ac)). */
const GRANDFATHERED = '2018-01-31';
/** Units of debt funds bought from this day are taxed as short-term (section 50AA). */
const DEBT_FROM = '2023-04-01';
/** From this day a buy-back is a dividend, its cost a capital loss (section 2(22)(f)). */
const BUYBACK_FROM = '2024-10-01';
/** Transfers from this day have 24 months for what is not listed (section 2(42A)). */
const SPLIT = '2024-07-23';

/** Names of columns by what they hold. */
const columns = {
  name: [
    'symbol',
    'stock name',
    'scrip name',
    'stock symbol',
    'scheme name',
    'scheme',
    'company name',
    'security name',
    'symbol name',
    'fund name',
  ],
  isin: ['isin'],
  units: ['quantity', 'qty', 'redunits', 'units', 'no of unit', 'qty.', 'no of shares'],
  bought: ['entry date', 'buy date', 'purchase date', 'date_1', 'purchased date', 'pur date'],
  sold: ['exit date', 'sell date', 'sale date', 'redemption date', 'date', 'transaction date'],
  cost: [
    'buy value',
    'purchase value',
    'buy amt',
    'original cost amount',
    'cost of acquisition',
    'pur amt.[c]',
    'pur amt',
  ],
  sale: ['sell value', 'sale value', 'sell amt', 'sale amt.[a]', 'amount'],
  gain: [
    'profit',
    'realised p&l',
    'realized p&l',
    'profit/loss(-)',
    'total pl',
    'gross pnl',
    'p&l value',
    'taxable p&l',
    'net profit/loss',
    'profit/loss',
  ],
  stt: ['stt'],
  fmv: ['fair market value'],
  taxable: ['taxable profit'],
  turnover: ['turnover', 'turn over'],
  buyRate: ['purchase rate'],
  fmvRate: ['price as on 31st jan 2018'],
  saleExpenses: ['sale expenses'],
  buyExpenses: ['purchase expenses'],
  status: ['asset class'],
  pan: ['pan'],
  unitCost: ['unit cost'],
  price: ['price'],
  redeemed: ['redunits'],
  whole: ['units'],
  nav2018: ['nav as on 31/01/2018 (grandfathered nav)', 'grandfathered nav as on 31/01/2018'],
  value2018: ['market value as on 31/01/2018 (grandfathered value)', 'grandfathered cost value'],
  short: ['short term'],
  long: ['long term without index'],
  kind: ['desc', 'trxn.type'],
  folio: ['folio no', 'folio number'],
  amc: ['amc name', 'fund name'],
  speculation: ['speculation'],
} as const;
type Column = keyof typeof columns;
const byName = new Map<string, Column[]>();
for (const [column, names] of Object.entries(columns) as [Column, readonly string[]][])
  for (const name of names) byName.set(plain(name), [...(byName.get(plain(name)) ?? []), column]);

/** Charges that reduce the gain: everything but the securities transaction tax (section 48). */
const chargeNames = new Set(
  [
    'brokerage',
    'exchange transaction charges',
    'ipft',
    'sebi charges',
    'cgst',
    'sgst',
    'igst',
    'stamp duty',
    'txn charges',
    'service tax',
    'other charges',
    'charges and statutory',
    'total charges and statutory',
  ].map(plain),
);

interface Heading {
  at: Map<Column, number>;
  charges: number[];
  names: string[];
}

function headingOf(cells: readonly string[]): Heading | undefined {
  const at = new Map<Column, number>();
  const charges: number[] = [];
  cells.forEach((cell, i) => {
    const name = plain(cell);
    if (name === '') return;
    for (const column of byName.get(name) ?? []) if (!at.has(column)) at.set(column, i);
    if (chargeNames.has(name)) charges.push(i);
  });
  const money = at.has('sale') || at.has('price');
  const dated = at.has('sold') || at.has('bought');
  return at.has('units') && money && dated && at.has('name') ? { at, charges, names: [...cells] } : undefined;
}

const contains = (sheets: readonly Sheet[], pattern: RegExp): boolean =>
  sheets.some((s) => s.rows.some((r) => r.some((c) => typeof c === 'string' && pattern.test(c))));

/** Which statement it is by what stands in it; undefined when it is none with sales. */
export function statementKind(sheets: readonly Sheet[]): StatementKind | undefined {
  const has = (pattern: RegExp) => contains(sheets, pattern);
  if (sheets.some((s) => /^tradewise exits/i.test(s.name)) || has(/^Tradewise Exits from|Zerodha's guide/i))
    return 'zerodha';
  if (has(/^Account Head$/i) && has(/ - Z$/)) return 'zerodha';
  if (has(/^PurhUnit$/i) || sheets.some((s) => /^SCHEMEWISE_/i.test(s.name)) || has(/^Desc_1$/))
    return 'cams-cg';
  if (has(/^Scheme Name$/i) && has(/^Count$/i) && has(/^Long Term Without Index$/i)) return 'cams-cg';
  if (has(/^\s*Source Scheme units/i) || has(/GrandFathered Cost Value/i)) return 'kfin-cg';
  if (has(/^Purchase Price Considered$/i)) return 'icici';
  if (has(/^Angel One Limited/i)) return 'angel';
  if (has(/^UPSTOX SECURITIES/i) || has(/^Scrip Opt$/i)) return 'upstox';
  if (has(/^Capital Gains Statement for stocks/i) || (has(/^Unique Client Code$/i) && has(/^Realised P&L$/i)))
    return 'groww';
  const heading = sheets.some((s) =>
    s.rows.slice(0, 40).some((r) => {
      const found = headingOf(r.map(shownCell));
      return found?.at.has('bought') && found.at.has('sold') && found.at.has('cost');
    }),
  );
  return heading ? 'shares' : undefined;
}

/** Where a sale belongs: its section or bucket, from its dates and what was sold; a section's name only tells equity from the rest. */
function bucketOf(
  asset: 'equity' | 'debt' | 'fno',
  bought: IsoDate,
  sold: IsoDate,
  buyback: boolean,
): GainFigure {
  if (asset === 'fno') return 'fno';
  if (buyback && sold >= BUYBACK_FROM) return 'buyback';
  if (asset === 'equity') {
    if (bought === sold) return 'speculative';
    return heldMoreThan(bought, sold, 12) ? '112A' : '111A';
  }
  if (bought >= DEBT_FROM) return '50AA';
  return sold > addMonths(bought, sold >= SPLIT ? 24 : 36) ? '112' : 'short_slab';
}

/** Cost of what was bought by 31 January 2018: the higher of cost, and of the lower of market value and sale (section 55(2)(ac)). */
const grandfatheredCost = (paid: Paise, fmv: Paise, sale: Paise): Paise =>
  Math.max(paid, Math.min(fmv, sale));

interface Context {
  source: StatementKind;
  sheet: string;
  section: string;
  heading: Heading;
  line: number;
  warnings: Message[];
}

const isinPattern = /[A-Z]{2}[A-Z0-9]{9}\d/;

/** One lot of its row; undefined for a row that is none. */
function lotOf(c: Context, cells: readonly RawCell[]): Draft | undefined | { reason: Message } {
  const { heading } = c;
  const raw = (column: Column): RawCell => {
    const i = heading.at.get(column);
    return i === undefined ? undefined : cells[i];
  };
  const text = (column: Column) => shownCell(raw(column)).trim();
  const money = (column: Column) => amountOf(raw(column));
  const mutual = c.source === 'cams-cg' || c.source === 'kfin-cg';
  const sold = dayOf(raw('sold'));
  const bought = dayOf(raw('bought')) || (heading.at.has('bought') ? '' : sold);
  const units = numberOf(raw('redeemed') ?? raw('units'));
  if (sold === '' && bought === '') return undefined;
  if (sold === '' || bought === '' || units === undefined) return { reason: say('noDates') };
  const row = c.line;
  const name = text('name');
  const isin = isinPattern.exec(text('isin') || name)?.[0];
  const price = numberOf(raw('price'));
  const partial = c.source === 'cams-cg' && numberOf(raw('whole')) !== units;
  const sale = partial && price !== undefined ? Math.round(price * units * 100) : money('sale');
  const unitCost = numberOf(raw('unitCost'));
  let cost = mutual && unitCost !== undefined ? Math.round(unitCost * units * 100) : money('cost');
  if (sale === undefined || cost === undefined) return { reason: say('noDates') };
  let paid = cost;
  const stated = money('gain') ?? (mutual ? money('short') || money('long') : undefined);
  let stt = Math.abs(money('stt') ?? 0);
  let charges = heading.charges.reduce((n, i) => n + Math.abs(amountOf(cells[i]) ?? 0), 0);
  const derivative = /F&O|futures|options|currency|commodity|derivative/i.test(c.section);
  const debt = /non.?equity|debt|bond/i.test(c.section) || /debt|cash/i.test(text('status'));
  const fund = /mutual/i.test(c.section) || /^INF/.test(isin ?? '');
  const asset = derivative ? 'fno' : debt || (fund && !mutual && stt === 0) ? 'debt' : 'equity';
  const figure = bucketOf(asset, bought, sold, /buy.?back/i.test(c.section));
  let fmvUnit: number | undefined;
  if (bought <= GRANDFATHERED && figure === '112A') {
    const rate = numberOf(raw('fmvRate')) || numberOf(raw('nav2018'));
    const total = money('fmv') || money('value2018');
    if (c.source === 'icici') paid = Math.round((numberOf(raw('buyRate')) ?? 0) * units * 100) || cost;
    if (rate) fmvUnit = rate;
    else if (total) {
      // The column holds the value of the lot or of one share: the taxable profit tells.
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
  const gain = sale - cost - (business ? 0 : charges);
  // A statement's gain is before or after charges, and before or after the value of 2018.
  const plainGains = [
    sale - cost,
    sale - paid,
    gain,
    sale - paid - charges,
    gain - stt,
    sale - paid - charges - stt,
  ];
  if (stated !== undefined && !plainGains.some((g) => Math.abs(g - stated) <= 100))
    c.warnings.push(say('gainDiffers', { row, found: { paise: stated }, expected: { paise: sale - cost } }));
  const turnover = money('turnover');
  const detail: Detail = {
    ...(isin ? { isin } : {}),
    name: name.replace(/\s*-?\s*ISIN\s*:.*$/i, ''),
    units,
    bought,
    cost,
    paid,
    charges,
    stt,
    gain,
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
    category: 'Sale of securities',
    payer: name.replace(/\s*-?\s*ISIN\s*:.*$/i, ''),
    payer_id: isin ?? '',
    date: sold,
    period: sold,
    gross: sale,
    tax: 0,
    role: 'lot',
    figure,
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
}

/** Whether these lots would hold each other twice: the same sale on two sheets of one file. */
const sameLot = (a: Draft): string =>
  [a.detail?.isin ?? a.payer, a.detail?.bought, a.date, a.detail?.units, a.gross, a.detail?.cost].join('|');

/**
 * A statement of shares or units sold as lots. Sections repeat their headings; term and section of law follow from the dates. The
 * statement's own totals are held against its rows.
 */
export function readStatement(sheets: readonly Sheet[]): Paper | Refused {
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
    rows.forEach((raw, i) => {
      const cells = raw.map(shownCell);
      const filled = cells.filter((c) => c.trim() !== '');
      if (filled.length === 0) return;
      const place = `${sheet ? `${sheet}, ` : ''}row ${i + 1}`;
      const panCell = /^pan$/i.test(filled[0]!) ? filled[1] : undefined;
      if (panCell && /^[A-Z]{5}\d{4}[A-Z]$/i.test(panCell)) pan = panCell.toUpperCase();
      const found = headingOf(cells);
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
      const own = panAt === undefined ? '' : (cells[panAt] ?? '').toUpperCase();
      if (/^[A-Z]{5}\d{4}[A-Z]$/.test(own)) pan ||= own;
      const lot = lotOf({ source, sheet, section, heading, line: i + 1, warnings }, raw);
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
