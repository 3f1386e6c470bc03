import type { AssessmentYear } from '../../dates.ts';
import { percentOf } from '../../money.ts';
import type { BusinessInput } from '../../tax/inputs/business.ts';
import { rulesOf } from '../../tax/years/index.ts';
import type { BasisPoints, YearRules } from '../../tax/years/types.ts';
import type {
  Itr4,
  Itr4BusinessOther,
  Itr4BusinessOtherGoodsCarriages,
  Itr4BusinessOtherParticulars,
} from '../values/itr4.ts';
import { type AmountKey, amountsOf, rowsOf, rupees, textOf, total } from './read.ts';

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

/** The minimum share, rounded up, or the declared amount if higher. */
const atLeast = (amount: number, rate: BasisPoints, declared: number): number =>
  Math.max(percentOf(amount, rate, 'up'), declared);

/** Least income of a goods carriage: by the month, above the weight by the tonne and month (s.44AE(2)). */
export const leastOfCarriage = (
  { light, heavyPerTon, heavyAboveKg }: YearRules['business']['goods'],
  tonnes: number,
  months: number,
): number => months * (tonnes * 1000 > heavyAboveKg ? tonnes * heavyPerTon : light);

const carriage = (goods: YearRules['business']['goods'], row: Itr4BusinessOtherGoodsCarriages): number =>
  Math.max(
    leastOfCarriage(goods, rupees(row.tonnage), Math.min(rupees(row.months), 12)),
    rupees(row.declared_income),
  );

/** A scheme the preparer did not turn off. */
const used = <T extends { use_presumptive?: boolean }>(scheme: T | undefined): T | undefined =>
  scheme?.use_presumptive === false ? undefined : scheme;

const receipts = (
  scheme: { digital_receipts?: number; cash_receipts?: number; other_receipts?: number } = {},
) => ({
  bank: rupees(scheme.digital_receipts),
  cash: rupees(scheme.cash_receipts),
  other: rupees(scheme.other_receipts),
});

/** Year of the rates. */
type LawYear = { assessmentYear: AssessmentYear };

/** The parts of ITR-4 and ITR-3 the three schemes are typed in. */
type PresumptiveForm = Pick<Itr4, 'business44ad' | 'profession44ada'> & {
  business_other?: Pick<Itr4BusinessOther, 'goods_carriages' | 'partner_salary_interest'>;
  personal?: { status?: string };
};

/** Works out sections 44AD, 44ADA and 44AE. */
export function presumptive({ assessmentYear }: LawYear, data: PresumptiveForm): Presumptive {
  const { rate44AD, rate44ADA, goods } = rulesOf(assessmentYear).business;
  const business = used(data.business44ad);
  const profession = used(data.profession44ada);
  const ad = receipts(business);
  const at6 = atLeast(ad.bank, rate44AD.bank, rupees(business?.declared_income_6));
  const at8 = atLeast(ad.cash + ad.other, rate44AD.other, rupees(business?.declared_income_8));
  const ada = receipts(profession);
  const professional = ada.bank + ada.cash + ada.other;
  const each = rowsOf(data.business_other?.goods_carriages).map((row) => carriage(goods, row));
  const total = each.reduce((a, b) => a + b, 0);
  const partners =
    textOf(data.personal?.status) === 'F'
      ? Math.min(rupees(data.business_other?.partner_salary_interest), total)
      : 0;
  const half = atLeast(professional, rate44ADA, rupees(profession?.declared_income));
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

/** The head as tax engine input; declared figures have the form's own rounding. */
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
export function businessFigures(
  year: LawYear,
  data: Itr4,
): Pick<Itr4, 'business44ad' | 'profession44ada' | 'business_other'> {
  const p = presumptive(year, data);
  const at = amountsOf(data.business_other?.particulars);
  const sum = (keys: readonly AmountKey<Itr4BusinessOtherParticulars>[]) =>
    keys.reduce((t, key) => t + at(key), 0);
  const particulars = data.business_other?.particulars !== undefined;
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
      total_gst_turnover: total(rowsOf(data.business_other?.gst_turnover), 'turnover'),
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
