import { startYear } from '../dates.ts';
import { type FormValues, getAt, type PathOf, type RowAt, setAt, type ValueAt } from '../forms/paths.ts';
import type { AmountKey } from '../itr/common/read.ts';
import type { AnyItr } from '../itr/values/any-form.ts';
import type { Paise } from '../money.ts';
import { hasMarketValue, isAtNewRates } from '../tax/years/gain-dates.ts';
import { type Instalment, instalmentOf, type Paid } from './dividends.ts';
import type { EmployerDetail } from './employer.ts';

/** Parts of a return that evidence is entered into and compared with. */
type Parts =
  | 'audit'
  | 'business44ad'
  | 'business_without_books'
  | 'capital_gains'
  | 'exempt_income'
  | 'foreign_assets'
  | 'house_property'
  | 'other_sources'
  | 'profession'
  | 'profession44ada'
  | 'salary'
  | 'schedule_112a'
  | 'schedule_vda'
  | 'speculation'
  | 'taxes_paid'
  | 'trading';
/** A place of these parts. */
export type Place = PathOf<Pick<AnyItr, Parts>>;

/** One amount of an evidence row and its field in the return; paise. */
export type Entry =
  | { kind: 'scalar'; path: Place; amount: Paise }
  | { kind: 'other'; description: string; amount: Paise }
  | {
      kind: 'employer';
      tan: string;
      name: string;
      salary: [Paise, Paise, Paise];
      /** Absent in entries made before certificates were read for them. */
      employer?: EmployerDetail;
      perquisites?: [nature: string, amount: Paise][];
    }
  | { kind: 'dividend'; amount: Paise; back: boolean; paid: Paid }
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
  | {
      kind: 'foreign';
      country: string;
      country_name: string;
      entity: string;
      acquired: string;
      cost: Paise;
      sale: Paise;
    }
  | { kind: 'asset'; bought: string; sold: string; sale: Paise; cost: Paise }
  /** `names`: the return has no row of this nature of business yet. */
  | { kind: 'trade'; place: TradePlace; profit: Paise; turnover: Paise; names?: boolean };

/** Where ITR-3 has trades of a business: the trading account, or item 65 of Part A-P&L for speculation without books. */
type TradePlace = 'intraday' | 'derivatives' | 'speculation';

type Row<P extends Place> = RowAt<AnyItr, P> & object;
/** A row as created from papers: its own names, codes as text, since forms use different codes. */
type Made<T> = { [K in keyof T]?: NonNullable<T[K]> extends string ? string : T[K] };
/** Amounts by the names a row or part has for them. */
type Amounts<T> = { readonly [K in AmountKey<T>]?: Paise };
const valueAt = <P extends Place>(data: AnyItr, path: P) =>
  getAt(data, path) as ValueAt<AnyItr, P> | undefined;
const rowsAt = <P extends Place>(data: AnyItr, path: P): Row<P>[] => {
  const rows = getAt(data, path);
  return Array.isArray(rows) ? (rows as Row<P>[]) : [];
};
const number = (x: unknown): number => (typeof x === 'number' && Number.isFinite(x) ? x : 0);
const whole = (rupees: number): number => Math.max(0, Math.round(rupees));

/** Adds amounts to fields of a row, whole rupees: removing them later restores the same rupees. */
function addTo<T extends object>(row: T, amounts: Amounts<T>, sign: 1 | -1): T {
  const out = { ...row } as FormValues;
  for (const [key, amount] of Object.entries(amounts as Record<string, Paise>)) {
    const value = whole(number(out[key]) + sign * Math.round(amount / 100));
    if (value === 0 && amount === 0 && out[key] === undefined) continue;
    out[key] = value;
  }
  return out as T;
}

const empty = (row: object, fields: readonly string[]): boolean =>
  fields.every((f) => number((row as FormValues)[f]) === 0);

/** Adds to the row with a key, creates it if missing, removes it if no amounts are left. */
function inRow<P extends Place>(
  data: AnyItr,
  path: P,
  is: (row: Row<P>) => boolean,
  made: Made<Row<P>>,
  amounts: Amounts<Row<P>>,
  sign: 1 | -1,
): AnyItr {
  const rows = rowsAt(data, path);
  const at = rows.findIndex(is);
  if (at < 0 && sign < 0) return data;
  const row = addTo(at < 0 ? (made as Row<P>) : rows[at]!, amounts, sign);
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
  data: AnyItr,
  type: string,
  year: string,
  e: Extract<Entry, { kind: 'claim' }>,
  sign: 1 | -1,
): AnyItr {
  const two = type === 'ITR-2' || type === 'ITR-3';
  const deductedIn = String(startYear(year) - 1);
  const name = e.name.slice(0, 125);
  const upper = (x: unknown) => String(x ?? '').toUpperCase();
  if (e.figure === 'tcs') {
    const ofTan = (r: { tan?: string }) => upper(r.tan) === e.id;
    return two
      ? inRow(
          data,
          'taxes_paid.tcs',
          ofTan,
          { credit_of: '1', tan: e.id },
          { collected: e.tax, tcs_claimed: e.tax },
          sign,
        )
      : inRow(
          data,
          'taxes_paid.tcs',
          ofTan,
          { tan: e.id, name, ...(type === 'ITR-1' ? { year: deductedIn } : {}) },
          { gross_payment: e.gross, tcs_collected: e.tax, tcs_claimed: e.tax },
          sign,
        );
  }
  const property = e.figure === 'tds3';
  const bp = headOfSection(e.section);
  const head = bp === 'BP' && type === 'ITR-2' ? 'OS' : bp === 'CG' && type === 'ITR-4' ? 'OS' : bp;
  const ofSection = (r: { section?: string }) => !e.section || !r.section || r.section === e.section;
  const made = {
    ...(e.section ? { section: e.section } : {}),
    ...(type === 'ITR-1' ? { year: deductedIn } : { head }),
    ...(two ? { credit_of: 'S' as const } : {}),
  } as const;
  const amounts = {
    gross_receipt: e.gross,
    ...(two ? { deducted: e.tax } : { tds_deducted: e.tax }),
    tds_claimed: e.tax,
  };
  const named = type === 'ITR-1';
  if (!property)
    return inRow(
      data,
      'taxes_paid.tds_other',
      (r) => upper(r.tan) === e.id && ofSection(r),
      { tan: e.id, ...(named ? { name } : {}), ...made },
      amounts,
      sign,
    );
  return two
    ? inRow(
        data,
        'taxes_paid.tds_buyer_tenant',
        (r) => upper(r.deductor_pan) === e.id && ofSection(r),
        { deductor_pan: e.id, ...made },
        { gross_receipt: e.gross, deducted: e.tax, tds_claimed: e.tax },
        sign,
      )
    : inRow(
        data,
        'taxes_paid.tds_tenant',
        (r) => upper(r.tenant_pan) === e.id && ofSection(r),
        { tenant_pan: e.id, ...(named ? { tenant_name: name } : {}), ...made },
        { gross_receipt: e.gross, tds_deducted: e.tax, tds_claimed: e.tax },
        sign,
      );
}

function share(data: AnyItr, year: string, e: Extract<Entry, { kind: 'long_share' }>, sign: 1 | -1): AnyItr {
  const before = hasMarketValue(e.bought);
  const row: Row<'schedule_112a.rows'> = {
    acquired: before ? 'BE' : 'AE',
    ...(year === '2025-26' ? { transferred: isAtNewRates(e.sold) ? 'AE' : 'BE' } : {}),
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
    (['isin', 'units', 'sale_value', 'purchase_cost'] as const).every((f) => r[f] === row[f]),
  );
  return at < 0
    ? data
    : setAt(
        data,
        'schedule_112a.rows',
        rows.filter((_, i) => i !== at),
      );
}

/** A sale in Schedule VDA, one row each: gains and losses are not set off (section 115BBH(2)). */
function virtualAsset(data: AnyItr, e: Extract<Entry, { kind: 'asset' }>, sign: 1 | -1): AnyItr {
  const rows = rowsAt(data, 'schedule_vda.rows');
  const row: Row<'schedule_vda.rows'> = {
    bought_on: e.bought,
    sold_on: e.sold,
    head: 'CG',
    cost: whole(e.cost / 100),
    sale_value: whole(e.sale / 100),
  };
  const at = rows.findIndex((r) =>
    (['bought_on', 'sold_on', 'cost', 'sale_value'] as const).every((f) => r[f] === row[f]),
  );
  if (sign < 0 && at < 0) return data;
  return setAt(data, 'schedule_vda.rows', sign > 0 ? [...rows, row] : rows.filter((_, i) => i !== at));
}

export const tradePaths = {
  intraday: { profit: 'trading.intraday_income', turnover: 'trading.intraday_turnover' },
  derivatives: { profit: 'trading.derivatives_income', turnover: 'trading.derivatives_turnover' },
  speculation: { profit: 'speculation.gross_profit', turnover: 'speculation.turnover' },
} as const satisfies Record<TradePlace, { profit: Place; turnover: Place }>;

/** Natures of business of the returns (NatureOfBusiness): speculative trading; futures and options trading. */
export const tradeCode: Readonly<Record<TradePlace, string>> = {
  intraday: '21009',
  derivatives: '21010',
  speculation: '21009',
};

const BUSINESSES = 'audit.businesses';

/** The nature of business of trades: a separate row, removed with them if nothing else was entered in it. */
function named(data: AnyItr, e: Extract<Entry, { kind: 'trade' }>, gone: boolean): AnyItr {
  if (!e.names) return data;
  const code = tradeCode[e.place];
  const rows = rowsAt(data, BUSINESSES);
  const at = rows.findIndex((r) => r.code === code);
  if (gone ? at < 0 || Object.keys(rows[at]!).length > 1 : at >= 0) return data;
  if (!gone) return setAt(data, BUSINESSES, [...rows, { code }]);
  const left = rows.filter((_, i) => i !== at);
  const out = setAt(data, BUSINESSES, left.length > 0 ? left : undefined);
  return left.length === 0 && Object.keys(valueAt(out, 'audit') ?? {}).length === 0
    ? setAt(out, 'audit', undefined)
    : out;
}

/** Profit, possibly negative, and turnover of a kind of trades; a sheet without amounts is removed. */
function trade(data: AnyItr, e: Extract<Entry, { kind: 'trade' }>, sign: 1 | -1): AnyItr {
  const { profit, turnover } = tradePaths[e.place];
  const next = [
    [profit, number(getAt(data, profit)) + sign * Math.round(e.profit / 100)] as const,
    [turnover, whole(number(getAt(data, turnover)) + sign * Math.round(e.turnover / 100))] as const,
  ];
  const gone = sign < 0 && next.every(([, value]) => value === 0);
  const out = next.reduce((d, [path, value]) => setAt(d, path, gone ? undefined : value), data);
  const sheet = profit.split('.')[0] as 'trading' | 'speculation';
  return named(
    gone && Object.keys(valueAt(out, sheet) ?? {}).length === 0 ? setAt(out, sheet, undefined) : out,
    e,
    gone,
  );
}

/** Breakup of a certificate's three amounts; required in ITR-2 and ITR-3 (Schedule S). */
const salaryLists = [
  ['salary_17_1', 'salary_items', 'Salary as in the certificate, 17(1)'],
  ['perquisites', 'perquisite_items', 'Perquisites as in the certificate, 17(2)'],
  ['profit_in_lieu_salary', 'profit_items', 'Profits in lieu as in the certificate'],
] as const satisfies [AmountKey<Employer>, keyof Employer, string][];
const OTHER = 'OTH';

type Employer = Row<'salary.employers'>;

/** An employer's row with its salary, and its breakup by nature if the return's items are complete or empty. */
function employer(data: AnyItr, two: boolean, e: Extract<Entry, { kind: 'employer' }>, sign: 1 | -1): AnyItr {
  const is = (r: Employer) => String(r.employer_tan ?? '').toUpperCase() === e.tan;
  const { nature, ...address } = e.employer ?? {};
  const made: Made<Employer> = {
    employer_name: e.name.slice(0, 125),
    employer_tan: e.tan,
    ...(two
      ? {
          ...(nature ? { nature_of_employment: nature } : {}),
          ...address,
        }
      : {}),
  };
  const before = rowsAt(data, 'salary.employers').find(is);
  const amounts = { salary_17_1: e.salary[0], perquisites: e.salary[1], profit_in_lieu_salary: e.salary[2] };
  const out = inRow(data, 'salary.employers', is, made, amounts, sign);
  if (!two) return out;
  const rows = rowsAt(out, 'salary.employers');
  const at = rows.findIndex(is);
  if (at < 0) return out;
  // Known employer details that were not typed.
  let row = sign > 0 ? { ...(made as Employer), ...rows[at]! } : rows[at]!;
  salaryLists.forEach(([key, list, description], i) => {
    const amount = e.salary[i]!;
    const items = Array.isArray(row[list]) ? row[list] : [];
    const had = items.reduce((n, item) => n + number(item.amount), 0);
    // Items of a person that do not make up the amount are left for the person.
    if (amount === 0 || had !== number(before?.[key])) return;
    const parts: [string, Paise][] =
      key === 'perquisites' && e.perquisites ? e.perquisites : [[OTHER, amount]];
    let left = number(row[key]) - had;
    let sheet: AnyItr = { salary: { employers: [{ [list]: items }] } };
    parts.forEach(([code, share], n) => {
      // Rupees: the last item takes the rounding difference.
      const value = n === parts.length - 1 ? left : sign * Math.round(share / 100);
      left -= value;
      sheet = inRow(
        sheet,
        `salary.employers.0.${list}`,
        (r) => r.nature === code && (code !== OTHER || r.description === description),
        {
          nature: code,
          ...(code === OTHER ? { description } : {}),
        },
        { amount: Math.abs(value) * 100 },
        value < 0 ? -1 : 1,
      );
    });
    const made = rowsAt(sheet, `salary.employers.0.${list}`);
    row = setAt(row, list, made.length > 0 ? made : undefined);
  });
  return setAt(
    out,
    'salary.employers',
    rows.map((r, i) => (i === at ? row : r)),
  );
}

/** A dividend and, if the papers show its payment date, its columns for interest under section 234C. */
function dividend(data: AnyItr, e: Extract<Entry, { kind: 'dividend' }>, sign: 1 | -1): AnyItr {
  const name = e.back ? 'dividend_22f' : 'dividend_income';
  const path = `other_sources.${name}` as const;
  const columns = `other_sources.${e.back ? 'dividend_22f_quarters' : 'dividend_quarters'}` as const;
  const had = number(getAt(data, path));
  const total = whole(had + sign * Math.round(e.amount / 100));
  let out = setAt(data, path, total);
  const by = new Map<Instalment, Paise>();
  for (const [day, amount] of e.paid)
    if (day !== '') by.set(instalmentOf(day), (by.get(instalmentOf(day)) ?? 0) + amount);
  const full = e.paid.every(([day]) => day !== '');
  let left = Math.abs(total - had);
  [...by].forEach(([column, amount], i) => {
    const rupees = full && i === by.size - 1 ? left : Math.round(amount / 100);
    left -= rupees;
    const at = `${columns}.${column}` as const;
    out = setAt(out, at, whole(number(getAt(out, at)) + sign * rupees));
  });
  const sheet = valueAt(out, columns);
  return sign < 0 && sheet && Object.values(sheet).every((v) => number(v) === 0)
    ? setAt(out, columns, undefined)
    : out;
}

/** Adds to the amounts of one part. */
function block<P extends Place>(
  data: AnyItr,
  path: P,
  amounts: Amounts<ValueAt<AnyItr, P>>,
  sign: 1 | -1,
): AnyItr {
  const part = (valueAt(data, path) ?? {}) as ValueAt<AnyItr, P> & object;
  return setAt(data, path, addTo(part, amounts, sign));
}

/** The return with one amount entered, or removed with `sign` -1. */
function enterOne(data: AnyItr, type: string, year: string, e: Entry, sign: 1 | -1): AnyItr {
  const two = type === 'ITR-2' || type === 'ITR-3';
  switch (e.kind) {
    case 'scalar':
      return setAt(data, e.path, whole(number(getAt(data, e.path)) + sign * Math.round(e.amount / 100)));
    case 'other':
      return inRow(
        data,
        'other_sources.others',
        (r) => r.description === e.description,
        { description: e.description },
        { amount: e.amount },
        sign,
      );
    case 'employer':
      return employer(data, two, e, sign);
    case 'dividend':
      return dividend(data, e, sign);
    case 'salary_tds':
      return two
        ? inRow(
            data,
            'taxes_paid.tds_salary',
            (r) => String(r.employer_tan ?? '').toUpperCase() === e.tan,
            { employer_tan: e.tan, employer_name: e.name.slice(0, 125) },
            { income: e.gross, tds_deducted: e.tax },
            sign,
          )
        : inRow(
            data,
            'salary.employers',
            (r) => String(r.employer_tan ?? '').toUpperCase() === e.tan,
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
          Number(r.bsr_code) === Number(e.bsr) && r.date === e.date && number(r.challan_number) === e.serial,
        { bsr_code: e.bsr, date: e.date, challan_number: e.serial },
        { amount: e.amount },
        sign,
      );
    case 'long_share':
      return share(data, year, e, sign);
    case 'short_share': {
      const side = year === '2025-26' && !isAtNewRates(e.sold) ? 'before' : 'sale';
      return block(
        data,
        `capital_gains.short.equity_111a.${side}`,
        { full_value: e.sale, cost: e.cost, ...(e.charges ? { expenses: e.charges } : {}) },
        sign,
      );
    }
    case 'bought_back': {
      // A loss, entered as a negative amount (section 46A).
      const path = e.long ? 'capital_gains.long.buy_back' : 'capital_gains.short.buy_back_20';
      return setAt(data, path, Math.min(0, number(getAt(data, path)) - sign * Math.round(e.cost / 100)));
    }
    case 'asset':
      return virtualAsset(data, e, sign);
    case 'foreign':
      return inRow(
        data,
        'foreign_assets.equity',
        (r) => r.country === e.country && r.entity === e.entity && r.acquired_on === e.acquired,
        { country_name: e.country_name, country: e.country, entity: e.entity, acquired_on: e.acquired },
        { initial: e.cost, proceeds: e.sale },
        sign,
      );
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
            ? `short|${!isAtNewRates(e.sold)}`
            : e.kind === 'bought_back'
              ? `back|${e.long}`
              : e.kind === 'foreign'
                ? `foreign|${e.country}|${e.entity}|${e.acquired}`
                : e.kind === 'dividend'
                  ? `dividend|${e.back}`
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
      // A separate list: the amounts of many rows are added to it.
      out.set(key, e.kind === 'dividend' ? { ...e, paid: [...e.paid] } : { ...e });
      return;
    }
    const sums = ['amount', 'gross', 'tax', 'sale', 'cost', 'charges', 'profit', 'turnover'] as const;
    const into = had as unknown as Record<string, number>;
    const from = e as unknown as Record<string, number>;
    for (const name of sums) if (typeof from[name] === 'number') into[name] = into[name]! + from[name];
    if (had.kind === 'dividend' && e.kind === 'dividend')
      (had.paid as (readonly [string, Paise])[]).push(...e.paid);
    if (had.kind === 'trade' && e.kind === 'trade' && e.names) had.names = true;
    if (had.kind === 'employer' && e.kind === 'employer') {
      had.perquisites = undefined;
      had.salary = had.salary.map((x, n) => x + e.salary[n]!) as [Paise, Paise, Paise];
    }
  });
  return [...out.values()];
}

/** The return with all amounts entered (`sign` 1) or removed (-1). Typed amounts stay; evidence is added to them. */
export function enter(
  data: FormValues,
  type: string,
  year: string,
  entries: readonly Entry[],
  sign: 1 | -1,
): FormValues {
  return merge(entries).reduce((d, e) => enterOne(d, type, year, e, sign), data as AnyItr);
}
