import { heldMoreThan, type IsoDate } from '../../dates.ts';
import type { Message } from '../../forms/messages.ts';
import { dayOrder } from '../../intake/day-order.ts';
import { say } from '../../intake/messages.ts';
import type { Answers } from '../../intake/questions.ts';
import { findHeading, repeatsHeading, vocabulary } from '../../intake/vocabulary.ts';
import type { Paise } from '../../money.ts';
import { cellText, type RawCell, readDay, readMoney, readNumber, shownCell } from '../../sheets/cells.ts';
import { hasMarketValue } from '../../tax/years/gain-dates.ts';

/** Fields of a line of a broker's statement of shares sold. */
const saleFields = {
  isin: { names: ['isin'], bare: [] },
  name: {
    names: [
      'scrip name',
      'security name',
      'stock name',
      'company name',
      'name of share',
      'scheme name',
      'share name',
    ],
    bare: ['symbol', 'scrip', 'security', 'stock', 'name', 'script', 'share', 'शेयर'],
  },
  units: {
    names: ['quantity', 'no of shares', 'number of shares', 'units'],
    bare: ['qty', 'shares', 'nos', 'sell qty', 'sold qty', 'sale qty', 'sell quantity', 'sold quantity'],
  },
  bought_on: {
    names: [
      'purchase date',
      'buy date',
      'entry date',
      'acquisition date',
      'date of purchase',
      'date of acquisition',
      'date of buy',
    ],
    bare: ['bought on'],
  },
  sold_on: {
    names: [
      'sale date',
      'sell date',
      'exit date',
      'date of sale',
      'date of sell',
      'date of transfer',
      'transfer date',
    ],
    bare: ['sold on'],
  },
  cost: {
    names: [
      'purchase value',
      'buy value',
      'purchase amount',
      'buy amount',
      'cost of acquisition',
      'purchase cost',
      'total cost',
    ],
    bare: ['cost'],
  },
  buy_price: { names: ['purchase price', 'buy price', 'purchase rate', 'buy rate', 'buy avg'], bare: [] },
  sale: {
    names: [
      'sale value',
      'sell value',
      'sale amount',
      'sell amount',
      'sale consideration',
      'full value of consideration',
      'sale proceeds',
    ],
    bare: [],
  },
  sell_price: { names: ['sale price', 'sell price', 'sale rate', 'sell rate', 'sell avg'], bare: [] },
  expenses: { names: ['brokerage', 'transfer expenses', 'expenses', 'charges'], bare: [] },
  fmv: { names: ['fair market value', 'fmv', '31 jan 2018', '31/01/2018', '31-jan-2018'], bare: [] },
  gain: {
    names: [
      'short term gain',
      'long term gain',
      'capital gain',
      'realised p&l',
      'realized p&l',
      'gain/loss',
      'profit/loss',
      'taxable profit',
    ],
    bare: ['profit', 'gain', 'p&l', 'pnl', 'stcg', 'ltcg'],
  },
} as const;
type SaleField = keyof typeof saleFields;
const fieldOf = vocabulary<SaleField>(saleFields as never);
/** Field a heading of a statement of sales names. */
export const saleField = fieldOf;

/** A sale; amounts in paise. `long` is held more than 12 months (section 2(42A), listed shares and equity units). */
export interface ShareSale {
  line: number;
  isin: string;
  name: string;
  units: number;
  bought_on: IsoDate;
  sold_on: IsoDate;
  cost: Paise;
  sale: Paise;
  expenses: Paise;
  fmv: Paise | undefined;
  long: boolean;
}

interface SalesRead {
  heading: { line: number; names: string[]; fields: (SaleField | '')[] } | undefined;
  sales: ShareSale[];
  refused: { line: number; column?: string; message: Message; cells: string[] }[];
  left: { line: number; message: Message }[];
  order: 'day' | 'month' | 'open';
  example: string;
  /** The file's own line of totals. */
  own: { value?: Paise } | undefined;
}

const money = (raw: RawCell): Paise | undefined | 'bad' => {
  const text = shownCell(raw);
  if (text === '' || /^-+$/.test(text)) return undefined;
  const read = readMoney(typeof raw === 'number' ? Math.round(raw * 100) / 100 : raw);
  return read.ok ? Number(read.value ?? 0) : 'bad';
};

/** One sale from its line, or the problem and its column. */
function saleOf(
  cell: (field: SaleField) => RawCell,
  /** Cells of expenses: purchase and sale expenses have separate columns. */
  spent: readonly RawCell[],
  dayOf: (raw: RawCell) => ReturnType<typeof readDay>,
): Omit<ShareSale, 'line'> | { message: Message; field: SaleField } {
  const [bought, sold] = [dayOf(cell('bought_on')), dayOf(cell('sold_on'))];
  if (!bought.ok) return { message: bought.message, field: 'bought_on' };
  if (!sold.ok) return { message: sold.message, field: 'sold_on' };
  const [bought_on, sold_on] = [String(bought.value), String(sold.value)];
  if (bought_on > sold_on) return { message: say('soldBefore'), field: 'sold_on' };
  const count = readNumber(cell('units'));
  if (!count.ok || Number(count.value) <= 0) return { message: say('aNumber'), field: 'units' };
  const units = Number(count.value);
  const amounts: Partial<Record<SaleField, number>> = {};
  for (const field of ['cost', 'buy_price', 'sale', 'sell_price', 'fmv', 'gain'] as const) {
    const read = money(cell(field));
    if (read === 'bad') return { message: say('aNumber'), field };
    if (read !== undefined) amounts[field] = read;
  }
  let expenses = 0;
  for (const raw of spent) {
    const read = money(raw);
    if (read === 'bad') return { message: say('aNumber'), field: 'expenses' };
    expenses += Math.abs(read ?? 0);
  }
  const worth = (total: 'cost' | 'sale', price: 'buy_price' | 'sell_price') =>
    amounts[total] ?? (amounts[price] === undefined ? undefined : Math.round(amounts[price] * units));
  const [cost, sale] = [worth('cost', 'buy_price'), worth('sale', 'sell_price')];
  if (cost === undefined || cost < 0) return { message: say('required'), field: 'cost' };
  if (sale === undefined || sale < 0) return { message: say('required'), field: 'sale' };
  const { gain, fmv } = amounts;
  const expected = sale - cost;
  // a gain from before 31 January 2018 may rest on the market value of that day, s.55(2)(ac)
  const plain = fmv === undefined && !hasMarketValue(bought_on);
  if (
    gain !== undefined &&
    plain &&
    Math.abs(gain - expected) > 100 &&
    Math.abs(gain - expected + expenses) > 100
  )
    return {
      message: say('gainDiffers', { found: { paise: gain }, expected: { paise: expected } }),
      field: 'gain',
    };
  return {
    isin: cellText(cell('isin')).toUpperCase(),
    name: cellText(cell('name')),
    units,
    bought_on,
    sold_on,
    cost,
    sale,
    expenses,
    fmv,
    long: heldMoreThan(bought_on, sold_on, 12),
  };
}

/** Columns of expenses: their total where there is one, and never securities transaction tax (s.48, fifth proviso). */
function expenseColumns(names: readonly string[], list: readonly number[]): readonly number[] {
  const own = list.filter((i) => !/\bstt\b|transaction tax/i.test(names[i]!));
  const total = own.find((i) => /\btotal\b/i.test(names[i]!));
  return total === undefined ? own : [total];
}

/** Reads a statement of shares sold, one sale per line. A missing value is price × number. */
export function readSales(
  rows: readonly (readonly RawCell[])[],
  {
    answers = {},
    mapping = {},
    today,
  }: { answers?: Answers; mapping?: Readonly<Record<string, string>>; today?: string } = {},
): SalesRead {
  const out: SalesRead = {
    heading: undefined,
    sales: [],
    refused: [],
    left: [],
    order: 'day',
    example: '',
    own: undefined,
  };
  const found = findHeading(fieldOf, rows, 4);
  if (!found) {
    out.refused.push({ line: 1, message: say('noHeadings'), cells: (rows[0] ?? []).map(shownCell) });
    return out;
  }
  const fields = found.names.map((name, i): SaleField | '' => {
    if (Object.hasOwn(mapping, name)) return (mapping[name] as SaleField | '') ?? '';
    for (const [field, list] of found.columns)
      if (field === 'expenses' ? expenseColumns(found.names, list).includes(i) : list[0] === i) return field;
    return '';
  });
  out.heading = { line: found.line, names: found.names, fields };
  const at = (field: SaleField) => fields.indexOf(field);
  const cellOf = (cells: readonly RawCell[], field: SaleField): RawCell =>
    at(field) < 0 ? undefined : cells[at(field)];
  for (const [column, ok] of [
    ['Date of purchase', at('bought_on') >= 0],
    ['Date of sale', at('sold_on') >= 0],
    ['Quantity', at('units') >= 0],
    ['Sale value', at('sale') >= 0 || at('sell_price') >= 0],
    ['Cost of acquisition', at('cost') >= 0 || at('buy_price') >= 0],
  ] as const)
    if (!ok) {
      out.refused.push({
        line: found.line + 1,
        column,
        message: say('columnMissing', { column }),
        cells: found.names,
      });
      return out;
    }
  const body = rows.slice(found.line + 1);
  const texts = body
    .flatMap((cells) => [cellOf(cells, 'bought_on'), cellOf(cells, 'sold_on')])
    .filter((c): c is string => typeof c === 'string');
  out.example = texts.find((t) => /^\s*\d{1,2}[-/.]\d{1,2}[-/.]/.test(t)) ?? '';
  out.order = dayOrder(texts, { said: answers['dates'], ...(today ? { today } : {}) });
  if (out.order === 'open') return out;
  const dayOf = (raw: RawCell) => {
    const own =
      out.order === 'month' && typeof raw === 'string'
        ? raw.replace(/^(\s*)(\d{1,2})([-/.])(\d{1,2})\3/, '$1$4$3$2$3')
        : raw;
    return readDay(typeof own === 'string' ? own.replace(/\s+\d{1,2}:\d{2}.*$/, '') : own);
  };
  for (const [n, cells] of body.entries()) {
    const line = found.line + 2 + n;
    if (cells.every((c) => shownCell(c) === '')) continue;
    if (repeatsHeading(found.names, cells)) {
      out.left.push({ line, message: say('leftHeadings') });
      continue;
    }
    const refuse = (message: Message, field: SaleField) =>
      out.refused.push({
        line,
        ...(at(field) < 0 ? {} : { column: found.names[at(field)]! }),
        message,
        cells: cells.map(shownCell),
      });
    const first = shownCell(cells.find((c) => shownCell(c) !== ''));
    const undated =
      shownCell(cellOf(cells, 'bought_on')) === '' && shownCell(cellOf(cells, 'sold_on')) === '';
    if (undated && (/total/i.test(first) || shownCell(cellOf(cells, 'units')) === '')) {
      const value = money(cellOf(cells, 'sale'));
      if (/^(grand\s*)?total/i.test(first) && typeof value === 'number') out.own = { value };
      out.left.push({ line, message: say(/total/i.test(first) ? 'leftTotals' : 'leftNote') });
      continue;
    }
    const spent = cells.filter((_, i) => fields[i] === 'expenses');
    const sale = saleOf((field) => cellOf(cells, field), spent, dayOf);
    if ('message' in sale) refuse(sale.message, sale.field);
    else out.sales.push({ line, ...sale });
  }
  return out;
}
