import { saleField } from '../itr/itr2/share-sales.ts';
import { type RawCell, shownCell } from '../sheets/cells.ts';
import { plain } from './cells.ts';

/** A sheet or CSV file. */
export interface Sheet {
  name: string;
  rows: readonly (readonly RawCell[])[];
}

export type StatementKind =
  | 'zerodha'
  | 'groww'
  | 'icici'
  | 'upstox'
  | 'angel'
  | 'cams-cg'
  | 'kfin-cg'
  | 'vda'
  | 'shares';

/** Column headings by meaning. */
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
  guardian: ['guardian_pan', 'guardian pan'],
  currency: ['currency', 'ccy'],
  buyPrice: [],
  sellPrice: [],
} as const;
export type Column = keyof typeof columns;
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

export interface Heading {
  at: Map<Column, number>;
  charges: number[];
  names: string[];
}

/** Fields of the intake's statement of sales as columns here. */
const ofIntake: Readonly<Record<string, Column>> = {
  isin: 'isin',
  name: 'name',
  units: 'units',
  bought_on: 'bought',
  sold_on: 'sold',
  cost: 'cost',
  buy_price: 'buyPrice',
  sale: 'sale',
  sell_price: 'sellPrice',
  fmv: 'fmv',
  gain: 'gain',
};

/** Headings of an exchange of virtual digital assets. */
const ofExchange: readonly (readonly [Column, RegExp])[] = [
  ['name', /^(coin|token|crypto|asset|vda|pair|symbol|currency|coinname|assetname|name|nameofvda)$/],
  ['bought', /^(dateofacquisition|acquisitiondate|buydate|purchasedate|boughton)$/],
  ['sold', /^(dateoftransfer|transferdate|selldate|saledate|dateofsale|soldon)$/],
  ['cost', /^(costofacquisition|buyvalue|cost|purchasevalue|acquisitioncost|buyamount)(\(inr\))?$/],
  ['sale', /^(considerationreceived|salevalue|sellvalue|sellamount|consideration|saleproceeds)(\(inr\))?$/],
  ['units', /^(quantity|qty|units|volume|amountofcoins)$/],
  ['stt', /^(tds|tdsdeducted|tds194s|tds\(194s\))(\(inr\))?$/],
];

/**
 * Headings of a table of sales. Known brokers' own names come first; for an unknown broker (`loose`) the
 * words of the imports apply, so that any table with dates, units and amounts can be read.
 */
export function headingOf(cells: readonly string[], kind?: StatementKind): Heading | undefined {
  const at = new Map<Column, number>();
  const charges: number[] = [];
  cells.forEach((cell, i) => {
    const name = plain(cell);
    if (name === '') return;
    for (const column of byName.get(name) ?? []) if (!at.has(column)) at.set(column, i);
    if (chargeNames.has(name)) charges.push(i);
    if (kind === 'vda') {
      for (const [column, words] of ofExchange) if (words.test(name) && !at.has(column)) at.set(column, i);
    } else if (kind === 'shares' && !byName.has(name) && !chargeNames.has(name)) {
      const field = saleField(cell)?.field;
      if (field === 'expenses') charges.push(i);
      else if (field && !at.has(ofIntake[field]!)) at.set(ofIntake[field]!, i);
    }
  });
  // A registrar has the fund house before the scheme: the scheme is what was sold.
  const scheme = cells.findIndex((cell) => plain(cell) === 'schemename');
  if (scheme >= 0) at.set('name', scheme);
  const money = at.has('sale') || at.has('price') || at.has('sellPrice');
  const dated = at.has('sold') || at.has('bought');
  const named = at.has('name') || at.has('isin');
  return at.has('units') && money && dated && named ? { at, charges, names: [...cells] } : undefined;
}

const contains = (sheets: readonly Sheet[], pattern: RegExp): boolean =>
  sheets.some((s) => s.rows.some((r) => r.some((c) => typeof c === 'string' && pattern.test(c))));

/**
 * Kind of a broker's table without sales with cost: a trade book, or totals without dates. Undefined if one
 * of the tables has them, and for other tables.
 */
export function withoutLots(sheets: readonly Sheet[]): 'trade_book' | 'no_dates' | undefined {
  let found: 'trade_book' | 'no_dates' | undefined;
  for (const { rows } of sheets)
    for (const row of rows.slice(0, 60)) {
      const shown = row.map(shownCell);
      const at = headingOf(shown, 'shares')?.at;
      if (at && (at.has('cost') || at.has('buyPrice') || at.has('unitCost'))) return undefined;
      const cells = new Set(shown.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, '')));
      const has = (...list: string[]) => list.some((name) => cells.has(name));
      if (has('tradetype', 'side', 'orderstatus') && has('tradeid', 'tradenum', 'orderid', 'exchangeorderid'))
        found ??= 'trade_book';
      else if (has('buyvalue') && has('sellvalue') && has('scripname', 'securityname', 'stockname', 'symbol'))
        found ??= 'no_dates';
    }
  return found;
}

/** Kind of statement by its content; undefined if it has no sales. */
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
  const table = (kind: StatementKind, also: (found: Heading) => boolean = () => true) =>
    sheets.some((s) =>
      s.rows.slice(0, 40).some((r) => {
        const found = headingOf(r.map(shownCell), kind);
        const at = found?.at;
        return at?.has('bought') && at.has('sold') && (at.has('cost') || at.has('buyPrice')) && also(found!);
      }),
    );
  if (has(/^\s*(coin|token|crypto\w*|coin name|token name|vda|name of vda)\s*$|virtual digital asset/i))
    return table('vda') ? 'vda' : undefined;
  // Tax is deducted from the seller of a virtual digital asset, of no share: an exchange may just call it an asset.
  const taxed = ({ at, names }: Heading) => !at.has('isin') && names.some((n) => /^\s*tds\b/i.test(n));
  if (table('vda', taxed)) return 'vda';
  return table('shares') ? 'shares' : undefined;
}
