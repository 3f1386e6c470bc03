import { startYear } from '../dates.ts';
import { type FormData, getAt, setAt } from '../forms/paths.ts';
import type { Paise } from '../money.ts';

/** One amount of a row of evidence and the place of the return it goes to; amounts in paise. */
export type Entry =
  | { kind: 'scalar'; path: string; amount: Paise }
  | { kind: 'other'; description: string; amount: Paise }
  | { kind: 'employer'; tan: string; name: string; salary: [Paise, Paise, Paise] }
  | { kind: 'salary_tds'; tan: string; name: string; gross: Paise; tax: Paise }
  | {
      kind: 'claim';
      figure: 'tds_other' | 'tds3' | 'tcs';
      id: string;
      name: string;
      section: string;
      gross: Paise;
      tax: Paise;
    }
  | { kind: 'challan'; bsr: string; date: string; serial: number; amount: Paise }
  | {
      kind: 'long_share';
      isin: string;
      name: string;
      units: number;
      sale: Paise;
      paid: Paise;
      charges: Paise;
      bought: string;
      sold: string;
      fmv_unit: number | undefined;
    }
  | { kind: 'short_share'; sold: string; sale: Paise; cost: Paise; charges: Paise }
  | { kind: 'short_other'; sale: Paise; cost: Paise; charges: Paise }
  | { kind: 'long_other'; sale: Paise; cost: Paise; charges: Paise }
  | { kind: 'bought_back'; long: boolean; cost: Paise }
  | { kind: 'asset'; bought: string; sold: string; sale: Paise; cost: Paise }
  | { kind: 'trade'; place: TradePlace; profit: Paise; turnover: Paise };

/** Where ITR-3 has trades of a business: the trading account, or item 65 of Part A-P&L for speculation without books. */
export type TradePlace = 'intraday' | 'derivatives' | 'speculation';

type Rows = FormData[];
const rowsAt = (data: FormData, path: string): Rows => {
  const rows = getAt(data, path);
  return Array.isArray(rows) ? (rows as Rows) : [];
};
const number = (x: unknown): number => (typeof x === 'number' && Number.isFinite(x) ? x : 0);
const whole = (rupees: number): number => Math.max(0, Math.round(rupees));
const SPLIT = '2024-07-23';

/** Adds amounts to fields of a row, whole rupees; fields that become 0 go. */
function addTo(row: FormData, amounts: Readonly<Record<string, Paise>>, sign: 1 | -1): FormData {
  const out = { ...row };
  for (const [key, amount] of Object.entries(amounts)) {
    const value = whole(number(out[key]) + (sign * amount) / 100);
    if (value === 0 && amount === 0 && out[key] === undefined) continue;
    out[key] = value;
  }
  return out;
}

const empty = (row: FormData, fields: readonly string[]): boolean =>
  fields.every((f) => number(row[f]) === 0);

/** Adds to the row that has a key, makes one where there is none, removes one that is left without amounts. */
function inRow(
  data: FormData,
  path: string,
  is: (row: FormData) => boolean,
  made: FormData,
  amounts: Readonly<Record<string, Paise>>,
  sign: 1 | -1,
): FormData {
  const rows = rowsAt(data, path);
  const at = rows.findIndex(is);
  if (at < 0 && sign < 0) return data;
  const row = addTo(at < 0 ? made : rows[at]!, amounts, sign);
  const kept =
    sign < 0 && empty(row, Object.keys(amounts))
      ? rows.filter((_, i) => i !== at)
      : at < 0
        ? [...rows, row]
        : rows.map((r, i) => (i === at ? row : r));
  return setAt(data, path, kept);
}

const headOfSection = (section: string): string =>
  /^4-IB$|^4IB$/.test(section)
    ? 'HP'
    : /^4IA$|^4IC$|^94S$/.test(section)
      ? 'CG'
      : /^(94C|94D|4G|4H|94J-[AB]|94O|94R|94M|94Q)$/.test(section)
        ? 'BP'
        : 'OS';

function claim(
  data: FormData,
  type: string,
  year: string,
  e: Extract<Entry, { kind: 'claim' }>,
  sign: 1 | -1,
): FormData {
  const two = type === 'ITR-2' || type === 'ITR-3';
  const deductedIn = String(startYear(year) - 1);
  const upper = (x: unknown) => String(x ?? '').toUpperCase();
  if (e.figure === 'tcs')
    return inRow(
      data,
      'taxes_paid.tcs',
      (r) => upper(r['tan']) === e.id,
      two
        ? { credit_of: '1', tan: e.id }
        : { tan: e.id, name: e.name.slice(0, 125), ...(type === 'ITR-1' ? { year: deductedIn } : {}) },
      two
        ? { collected: e.tax, tcs_claimed: e.tax }
        : { gross_payment: e.gross, tcs_collected: e.tax, tcs_claimed: e.tax },
      sign,
    );
  const property = e.figure === 'tds3';
  const list = property ? (two ? 'tds_buyer_tenant' : 'tds_tenant') : 'tds_other';
  const idField = property ? (two ? 'deductor_pan' : 'tenant_pan') : 'tan';
  const bp = headOfSection(e.section);
  const head = bp === 'BP' && type === 'ITR-2' ? 'OS' : bp === 'CG' && type === 'ITR-4' ? 'OS' : bp;
  const made: FormData = {
    ...(two ? { credit_of: 'S' } : {}),
    [idField]: e.id,
    ...(type === 'ITR-1'
      ? { [property ? 'tenant_name' : 'name']: e.name.slice(0, 125), year: deductedIn }
      : {}),
    ...(e.section ? { section: e.section } : {}),
    ...(type === 'ITR-1' ? {} : { head }),
  };
  return inRow(
    data,
    `taxes_paid.${list}`,
    (r) => upper(r[idField]) === e.id && (!e.section || !r['section'] || r['section'] === e.section),
    made,
    { gross_receipt: e.gross, [two ? 'deducted' : 'tds_deducted']: e.tax, tds_claimed: e.tax },
    sign,
  );
}

function share(
  data: FormData,
  year: string,
  e: Extract<Entry, { kind: 'long_share' }>,
  sign: 1 | -1,
): FormData {
  const before = e.bought <= '2018-01-31';
  const row: FormData = {
    acquired: before ? 'BE' : 'AE',
    ...(year === '2025-26' ? { transferred: e.sold < SPLIT ? 'BE' : 'AE' } : {}),
    isin: e.isin || 'INNOTREQUIRD',
    name: e.name.slice(0, 125),
    units: Math.round(e.units * 10_000) / 10_000,
    price: Math.round((e.sale / 100 / e.units) * 10_000) / 10_000,
    sale_value: Math.round(e.sale / 100),
    purchase_cost: e.paid / 100,
    ...(before && e.fmv_unit !== undefined ? { fmv_unit: Math.round(e.fmv_unit * 10_000) / 10_000 } : {}),
    ...(e.charges ? { expenses: e.charges / 100 } : {}),
  };
  const rows = rowsAt(data, 'schedule_112a.rows');
  if (sign > 0) return setAt(data, 'schedule_112a.rows', [...rows, row]);
  const at = rows.findIndex((r) =>
    ['isin', 'units', 'sale_value', 'purchase_cost'].every((f) => r[f] === row[f]),
  );
  return at < 0
    ? data
    : setAt(
        data,
        'schedule_112a.rows',
        rows.filter((_, i) => i !== at),
      );
}

/** A sale of Schedule VDA, a row each: gains and losses are not set off (section 115BBH(2)). */
function virtualAsset(data: FormData, e: Extract<Entry, { kind: 'asset' }>, sign: 1 | -1): FormData {
  const rows = rowsAt(data, 'schedule_vda.rows');
  const row: FormData = {
    bought_on: e.bought,
    sold_on: e.sold,
    head: 'CG',
    cost: whole(e.cost / 100),
    sale_value: whole(e.sale / 100),
  };
  const at = rows.findIndex((r) =>
    ['bought_on', 'sold_on', 'cost', 'sale_value'].every((f) => r[f] === row[f]),
  );
  if (sign < 0 && at < 0) return data;
  return setAt(data, 'schedule_vda.rows', sign > 0 ? [...rows, row] : rows.filter((_, i) => i !== at));
}

const tradePaths: Readonly<Record<TradePlace, { profit: string; turnover: string }>> = {
  intraday: { profit: 'trading.intraday_income', turnover: 'trading.intraday_turnover' },
  derivatives: { profit: 'trading.derivatives_income', turnover: 'trading.derivatives_turnover' },
  speculation: { profit: 'speculation.gross_profit', turnover: 'speculation.turnover' },
};

/** Profit, which may be a loss, and turnover of a kind of trades; a sheet that is left without amounts goes again. */
function trade(data: FormData, e: Extract<Entry, { kind: 'trade' }>, sign: 1 | -1): FormData {
  const { profit, turnover } = tradePaths[e.place];
  const next = [
    [profit, Math.round(number(getAt(data, profit)) + (sign * e.profit) / 100)] as const,
    [turnover, whole(number(getAt(data, turnover)) + (sign * e.turnover) / 100)] as const,
  ];
  const gone = sign < 0 && next.every(([, value]) => value === 0);
  const out = next.reduce((d, [path, value]) => setAt(d, path, gone ? undefined : value), data);
  const sheet = profit.split('.')[0]!;
  return gone && Object.keys((getAt(out, sheet) as FormData | undefined) ?? {}).length === 0
    ? setAt(out, sheet, undefined)
    : out;
}

function block(
  data: FormData,
  path: string,
  amounts: Readonly<Record<string, Paise>>,
  sign: 1 | -1,
): FormData {
  const row = addTo((getAt(data, path) as FormData | undefined) ?? {}, amounts, sign);
  return setAt(data, path, row);
}

/** The return with one amount entered, or with `sign` -1 taken out again. */
function enterOne(data: FormData, type: string, year: string, e: Entry, sign: 1 | -1): FormData {
  const two = type === 'ITR-2' || type === 'ITR-3';
  switch (e.kind) {
    case 'scalar':
      return setAt(data, e.path, whole(number(getAt(data, e.path)) + (sign * e.amount) / 100));
    case 'other':
      return inRow(
        data,
        'other_sources.others',
        (r) => r['description'] === e.description,
        { description: e.description },
        { amount: e.amount },
        sign,
      );
    case 'employer':
      return inRow(
        data,
        'salary.employers',
        (r) => String(r['employer_tan'] ?? '').toUpperCase() === e.tan,
        { employer_name: e.name.slice(0, 125), employer_tan: e.tan },
        { salary_17_1: e.salary[0], perquisites: e.salary[1], profit_in_lieu_salary: e.salary[2] },
        sign,
      );
    case 'salary_tds':
      return two
        ? inRow(
            data,
            'taxes_paid.tds_salary',
            (r) => String(r['employer_tan'] ?? '').toUpperCase() === e.tan,
            { employer_tan: e.tan, employer_name: e.name.slice(0, 125) },
            { income: e.gross, tds_deducted: e.tax },
            sign,
          )
        : inRow(
            data,
            'salary.employers',
            (r) => String(r['employer_tan'] ?? '').toUpperCase() === e.tan,
            { employer_name: e.name.slice(0, 125), employer_tan: e.tan },
            { tds_deducted: e.tax },
            sign,
          );
    case 'claim':
      return claim(data, type, year, e, sign);
    case 'challan':
      return inRow(
        data,
        'taxes_paid.payments',
        (r) =>
          Number(r['bsr_code']) === Number(e.bsr) &&
          r['date'] === e.date &&
          number(r['challan_number']) === e.serial,
        { bsr_code: e.bsr, date: e.date, challan_number: e.serial },
        { amount: e.amount },
        sign,
      );
    case 'long_share':
      return share(data, year, e, sign);
    case 'short_share': {
      const side = year === '2025-26' && e.sold < SPLIT ? 'before' : 'sale';
      return block(
        data,
        `capital_gains.short.equity_111a.${side}`,
        { full_value: e.sale, cost: e.cost, ...(e.charges ? { expenses: e.charges } : {}) },
        sign,
      );
    }
    case 'bought_back': {
      // A loss, written below nought (section 46A).
      const path = e.long ? 'capital_gains.long.buy_back' : 'capital_gains.short.buy_back_20';
      return setAt(data, path, Math.min(0, Math.round(number(getAt(data, path)) - (sign * e.cost) / 100)));
    }
    case 'asset':
      return virtualAsset(data, e, sign);
    case 'trade':
      return trade(data, e, sign);
    case 'long_other':
      return block(
        data,
        'capital_gains.long.assets.sale',
        { other_value: e.sale, cost: e.cost, ...(e.charges ? { expenses: e.charges } : {}) },
        sign,
      );
    case 'short_other':
      return block(
        data,
        'capital_gains.short.other_assets',
        { other_value: e.sale, cost: e.cost, ...(e.charges ? { expenses: e.charges } : {}) },
        sign,
      );
  }
}

const placeOf = (e: Entry): string =>
  e.kind === 'scalar'
    ? e.path
    : e.kind === 'claim'
      ? `${e.figure}|${e.id}|${e.section}`
      : e.kind === 'employer' || e.kind === 'salary_tds'
        ? `${e.kind}|${e.tan}`
        : e.kind === 'other'
          ? `other|${e.description}`
          : e.kind === 'short_share'
            ? `short|${e.sold < SPLIT}`
            : e.kind === 'bought_back'
              ? `back|${e.long}`
              : e.kind === 'trade'
                ? `trade|${e.place}`
                : e.kind;

/** Amounts of one place as one, so that paise are rounded once. */
function merge(entries: readonly Entry[]): Entry[] {
  const out = new Map<string, Entry>();
  entries.forEach((e, i) => {
    const key = e.kind === 'long_share' || e.kind === 'asset' || e.kind === 'challan' ? `${i}` : placeOf(e);
    const had = out.get(key);
    if (!had) {
      out.set(key, { ...e });
      return;
    }
    const sums = ['amount', 'gross', 'tax', 'sale', 'cost', 'charges', 'profit', 'turnover'] as const;
    const into = had as unknown as Record<string, number>;
    const from = e as unknown as Record<string, number>;
    for (const name of sums) if (typeof from[name] === 'number') into[name] = into[name]! + from[name];
    if (had.kind === 'employer' && e.kind === 'employer')
      had.salary = had.salary.map((x, n) => x + e.salary[n]!) as [Paise, Paise, Paise];
  });
  return [...out.values()];
}

/** The return with all amounts entered (`sign` 1) or taken out again (-1). Typed amounts stay: evidence is added to them. */
export function enter(
  data: FormData,
  type: string,
  year: string,
  entries: readonly Entry[],
  sign: 1 | -1,
): FormData {
  return merge(entries).reduce((d, e) => enterOne(d, type, year, e, sign), data);
}
