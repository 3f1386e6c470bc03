import { type FormData, getAt } from '../../forms/paths.ts';
import { mulDiv } from '../../money.ts';
import type { BusinessInput } from '../../tax/inputs/business.ts';
import { rowsAt, sumOf, textAt, typedAt } from '../read.ts';

/** Presumptive income of the three schemes as the form works it out; all whole rupees. */
export interface Presumptive {
  ad: {
    bank: number;
    cash: number;
    other: number;
    turnover: number;
    at6: number;
    at8: number;
    income: number;
  };
  ada: { bank: number; cash: number; other: number; receipts: number; income: number };
  /** One amount a goods carriage, in the order of the rows. */
  ae: { each: number[]; total: number; partners: number; income: number };
  income: number;
}

/** At least a percentage, rounded up so that it is never below it, or what was declared if higher. */
const atLeast = (amount: number, percent: number, declared: number): number =>
  Math.max(mulDiv(amount, percent, 100, 'up'), declared);

/** s.44AE(2): a month for a light vehicle, a tonne and month above 12 tonnes. */
const LIGHT_A_MONTH = 7500;
const HEAVY_A_TONNE_AND_MONTH = 1000;
const HEAVY_ABOVE_TONNES = 12;

const carriage = (row: FormData): number => {
  const tonnes = typedAt(row, 'tonnage');
  const months = Math.min(typedAt(row, 'months'), 12);
  const least = months * (tonnes > HEAVY_ABOVE_TONNES ? tonnes * HEAVY_A_TONNE_AND_MONTH : LIGHT_A_MONTH);
  return Math.max(least, typedAt(row, 'declared_income'));
};

/** Works out sections 44AD, 44ADA and 44AE. */
export function presumptive(data: FormData): Presumptive {
  const at = (path: string) => typedAt(data, path);
  const used = (group: string) => getAt(data, `${group}.use_presumptive`) !== false;
  const receipts = (group: string) => {
    const on = used(group);
    const of = (key: string) => (on ? at(`${group}.${key}`) : 0);
    return { bank: of('digital_receipts'), cash: of('cash_receipts'), other: of('other_receipts'), of };
  };
  const ad = receipts('business44ad');
  const at6 = atLeast(ad.bank, 6, ad.of('declared_income_6'));
  const at8 = atLeast(ad.cash + ad.other, 8, ad.of('declared_income_8'));
  const ada = receipts('profession44ada');
  const professional = ada.bank + ada.cash + ada.other;
  const each = rowsAt(data, 'business_other.goods_carriages').map(carriage);
  const total = each.reduce((a, b) => a + b, 0);
  const partners =
    textAt(data, 'personal.status') === 'F'
      ? Math.min(at('business_other.partner_salary_interest'), total)
      : 0;
  const half = atLeast(professional, 50, ada.of('declared_income'));
  return {
    ad: {
      bank: ad.bank,
      cash: ad.cash,
      other: ad.other,
      turnover: ad.bank + ad.cash + ad.other,
      at6,
      at8,
      income: at6 + at8,
    },
    ada: { bank: ada.bank, cash: ada.cash, other: ada.other, receipts: professional, income: half },
    ae: { each, total, partners, income: total - partners },
    income: at6 + at8 + half + total - partners,
  };
}

/** The head for the tax engine; declared figures carry the form's own rounding. */
export function businessInput(p: Presumptive): BusinessInput {
  return {
    ...(p.ad.income > 0
      ? {
          presumptive44AD: [
            { bank: p.ad.bank, cash: p.ad.cash, otherModes: p.ad.other, declared: p.ad.income },
          ],
        }
      : {}),
    ...(p.ada.income > 0
      ? {
          presumptive44ADA: [
            { bank: p.ada.bank, cash: p.ada.cash, otherModes: p.ada.other, declared: p.ada.income },
          ],
        }
      : {}),
    ...(p.ae.income > 0 ? { presumptive44AE: [{ weightKg: 0, months: 0, declared: p.ae.income }] } : {}),
  };
}

/** Read-only figures of the business steps. */
export function businessFigures(data: FormData): FormData {
  const p = presumptive(data);
  const at = (key: string) => typedAt(data, `business_other.particulars.${key}`);
  const sum = (keys: readonly string[]) => keys.reduce((t, key) => t + at(key), 0);
  const particulars = getAt(data, 'business_other.particulars') !== undefined;
  return {
    business44ad: {
      gross_turnover: p.ad.turnover,
      presumptive_income_6: p.ad.at6,
      presumptive_income_8: p.ad.at8,
      total_presumptive_income: p.ad.income,
    },
    profession44ada: { gross_receipts: p.ada.receipts, presumptive_income_50: p.ada.income },
    business_other: {
      goods_carriages: p.ae.each.map((presumptive_income) => ({ presumptive_income })),
      total_44ae: p.ae.total,
      income_44ae: p.ae.income,
      income: p.income,
      income_for_gti: p.income,
      total_gst_turnover: sumOf(rowsAt(data, 'business_other.gst_turnover'), 'turnover'),
      ...(particulars
        ? {
            particulars: {
              total_liabilities: sum([
                'own_capital',
                'secured_loans',
                'unsecured_loans',
                'advances',
                'sundry_creditors',
                'other_liabilities',
              ]),
              total_assets: sum([
                'fixed_assets',
                'investments',
                'inventories',
                'sundry_debtors',
                'bank_balances',
                'cash_in_hand',
                'loans_and_advances',
                'other_assets',
              ]),
            },
          }
        : {}),
    },
  };
}
