import type { FormValues } from '../../../forms/paths.ts';
import { mulDiv, positive } from '../../../money.ts';
import type { TaxResult } from '../../../tax/model/types.ts';
import { rowsOf, rupees, textOf, total } from '../../common/read.ts';
import type {
  Itr2,
  Itr2Communion,
  Itr2CommunionHouseProperty,
  Itr2PassThroughRows,
} from '../../values/itr2.ts';
import { lineNet, type PassThroughLine } from '../gains/pass-through.ts';
import { agriculturalIncome, type ForeignRow, foreignHeads, reliefSection } from '../input/tax-input.ts';

const sums = (row: Itr2PassThroughRows, keys: readonly PassThroughLine[], withLoss: boolean): FormValues => {
  const at = (field: 'income' | 'loss' | 'tds') =>
    keys.reduce((t, key) => {
      const line: { income?: number; loss?: number; tds?: number } = row[key] ?? {};
      return t + rupees(line[field]);
    }, 0);
  const net = keys.reduce((t, key) => t + lineNet(row[key]), 0);
  return {
    income: withLoss ? at('income') : net,
    ...(withLoss ? { loss: at('loss') } : {}),
    net,
    tds: at('tds'),
  };
};

const passLines = [
  'house_property',
  'short_111a',
  'short_other',
  'long_112a',
  'long_other',
  'dividend',
  'other',
] as const;
const exemptLines = ['exempt_23fbb', 'exempt_b', 'exempt_c'] as const;

/** Figures of Schedule PTI. */
export const passThroughFigures = (data: Itr2): FormValues => ({
  rows: rowsOf(data.pass_through?.rows).map((row) => ({
    ...Object.fromEntries(
      [...passLines, ...exemptLines]
        .filter((key) => row[key] !== undefined)
        .map((key) => [key, { net: lineNet(row[key]) }]),
    ),
    short_term: sums(row, ['short_111a', 'short_other'], true),
    long_term: sums(row, ['long_112a', 'long_other'], true),
    other_sources: sums(row, ['dividend', 'other'], false),
    exempt: sums(row, exemptLines, false),
  })),
});

/** Figures of Schedule EI. */
export const exemptFigures = (data: Itr2): FormValues => {
  const agricultural = agriculturalIncome(data);
  const others = total(rowsOf(data.exempt_income?.rows), 'amount');
  const treaty = total(rowsOf(data.exempt_income?.treaty), 'amount');
  const passThrough = positive(
    rowsOf(data.pass_through?.rows).reduce(
      (t, row) => t + exemptLines.reduce((u, key) => u + lineNet(row[key]), 0),
      0,
    ),
  );
  return {
    agricultural_income: agricultural,
    others,
    treaty_total: treaty,
    pass_through: passThrough,
    total: rupees(data.exempt_income?.interest) + agricultural + others + treaty + passThrough,
  };
};

/** Schedules FSI and TR; rows of TR follow from the countries of FSI. */
export const foreignFigures = (data: Itr2, result: TaxResult) => {
  const { tax, totalIncome } = result;
  const resident = textOf(data.filing?.resident_status) !== 'NRI';
  const payable = tax.net + tax.relief89 + tax.relief90 + tax.relief91;
  const due = (income: number) =>
    resident && totalIncome > 0 ? mulDiv(Math.min(income, totalIncome), payable, totalIncome) : 0;
  const countries = rowsOf<ForeignRow>(data.foreign_income?.rows).map((row) => {
    const heads = foreignHeads.map((head) => {
      const income = rupees(row[head]?.income);
      const paid = rupees(row[head]?.tax_paid);
      return { head, income, paid, inIndia: due(income), relief: Math.min(paid, due(income)) };
    });
    const total = (key: 'income' | 'paid' | 'inIndia' | 'relief') => heads.reduce((t, h) => t + h[key], 0);
    return { row, heads, total };
  });
  const relief = (sections: readonly string[]) =>
    countries
      .filter(({ row }) => sections.includes(reliefSection(row)))
      .reduce((t, c) => t + c.total('relief'), 0);
  return {
    foreign_income: {
      rows: countries.map(({ row, heads, total }) => ({
        ...Object.fromEntries(
          heads
            .filter(({ head }) => row[head] !== undefined)
            .map(({ head, inIndia, relief: own }) => [head, { tax_in_india: inIndia, relief: own }]),
        ),
        total: {
          income: total('income'),
          tax_paid: total('paid'),
          tax_in_india: total('inIndia'),
          relief: total('relief'),
        },
      })),
    },
    tax_relief: {
      tax_paid: countries.reduce((t, c) => t + c.total('paid'), 0),
      relief: relief(['90', '90A', '91']),
      relief_treaty: relief(['90', '90A']),
      relief_no_treaty: relief(['91']),
    },
    reliefRows: countries.map(({ row, total }) => ({
      country_name: textOf(row.country_name),
      country: textOf(row.country),
      tin: textOf(row.tin),
      tax_paid: total('paid'),
      relief: total('relief'),
      section: reliefSection(row),
    })),
  };
};

/** Figures of Schedule 5A. */
export const communionFigures = (data: Itr2): FormValues => {
  if (data.communion === undefined) return {};
  // ITR-3 also has business income
  const communion: Itr2Communion & { business?: Itr2CommunionHouseProperty } = data.communion;
  const total = (field: 'income' | 'share' | 'tds' | 'tds_share') =>
    (['house_property', 'business', 'capital_gains', 'other_sources'] as const).reduce(
      (t, head) => t + rupees(communion[head]?.[field]),
      0,
    );
  return {
    communion: {
      total: {
        income: total('income'),
        share: total('share'),
        tds: total('tds'),
        tds_share: total('tds_share'),
      },
    },
  };
};
