import type { FormValues } from '../../forms/paths.ts';
import { later } from '../../later.ts';
import { comparedWith, computeTax } from '../../tax/index.ts';
import type { AssesseeType, Regime, TaxInput, TaxResult } from '../../tax/model/types.ts';
import { orEmpty, personalOf } from '../common/always.ts';
import { computation, remarks } from '../common/computation.ts';
import { form10IEAOf } from '../common/filing.ts';
import { ofParts } from '../common/of-parts.ts';
import { businessFigures, businessInput, presumptive } from '../common/presumptive.ts';
import { mergeFigures, rowsOf, rupees, textOf } from '../common/read.ts';
import type { ItrComputation } from '../common/types.ts';
import { withUpdated } from '../common/updated-return.ts';
import type { Itr1Year } from '../itr1/data/years.ts';
import { itr1Figures } from '../itr1/figures.ts';
import { forRegime, regimeOf } from '../itr1/regime.ts';
import { itr1TaxInput } from '../itr1/tax-input.ts';
import { isObject } from '../json/path.ts';
import type { Itr1 } from '../values/itr1.ts';
import type { Itr4, Itr4TaxesPaidTdsOther, Itr4TaxesPaidTdsTenant } from '../values/itr4.ts';
import { inOldRegime } from './parts/assessee.ts';

const types: Record<string, AssesseeType> = { I: 'individual', H: 'huf', F: 'firm' };

const filingOf = ofParts<Itr4>()(['filing', 'personal'], (data) => {
  const filing = orEmpty(data['filing']);
  const firm = textOf(data.personal?.status) === 'F';
  return isObject(filing)
    ? { ...filing, opt_out_new_tax_regime: inOldRegime(filing, firm) ? 'Y' : 'N' }
    : filing;
});

/** With the parts that are always there, and the regime that follows from the answers on Form 10-IEA. */
const prepared = (data: Itr4): FormValues => {
  return {
    ...data,
    personal: personalOf(data),
    filing: filingOf(data),
    verification: orEmpty(data['verification']),
  };
};

/** The assessee and the filing of an ITR-4; a firm has no choice of regime. */
export const whoFiles = (data: Itr4, base: Pick<TaxInput, 'assessee' | 'filing'>) => {
  const type = types[textOf(data.personal?.status)] ?? 'individual';
  return {
    assessee: { ...base.assessee, type },
    filing: {
      ...base.filing,
      dueDateClass: 'business' as const,
      ...(type === 'firm' ? {} : { form10IEA: form10IEAOf(data) }),
    },
  };
};

const taxInput = (year: Itr1Year, data: Itr4, regime: Regime): TaxInput => {
  const base = itr1TaxInput(year, data as Itr1, regime);
  const { '80GGA': _, ...deductions } = base.deductions ?? {};
  return {
    ...base,
    form: 'ITR-4',
    ...whoFiles(data, base),
    deductions,
    business: businessInput(presumptive(year, data)),
  };
};

const creditRows = (rows: readonly (Itr4TaxesPaidTdsOther | Itr4TaxesPaidTdsTenant)[] | undefined) =>
  rowsOf(rows).map((row) => ({
    carried_forward: Math.max(
      0,
      rupees(row.brought_forward) + rupees(row.tds_deducted) - rupees(row.tds_claimed),
    ),
  }));

/** The form with the figures of `effective`, the data as the chosen regime knows it. */
const withFigures = (year: Itr1Year, data: Itr4, effective: FormValues, result: TaxResult): FormValues => {
  const figures = itr1Figures(year, effective, result);
  const { total_80gga: _, ...deductions } = figures['deductions'] as FormValues;
  for (const key of Object.keys(deductions)) if (key.includes('80gga')) delete deductions[key];
  const { sec_80gga: __, ...allowed } = (figures.tax?.allowed ?? {}) as FormValues;
  const merged = {
    ...figures,
    ...businessFigures(year, data),
    deductions,
    tax: { ...(figures['tax'] as FormValues), allowed },
    taxes_paid: {
      ...(figures['taxes_paid'] as FormValues),
      tds_other: creditRows(data.taxes_paid?.tds_other),
      tds_tenant: creditRows(data.taxes_paid?.tds_tenant),
    },
  };
  return withUpdated('ITR-4', year.assessmentYear, mergeFigures(data, merged) as FormValues, result);
};

/** The form with every read-only figure written in, under the regime its answers lead to. */
export function deriveItr4(year: Itr1Year, draft: FormValues): FormValues {
  const data = prepared(draft);
  const regime = regimeOf(data);
  const result = computeTax(taxInput(year, data, regime));
  return withFigures(year, data, forRegime(data, regime).data, result);
}

/**
 * The chosen regime; lazily also the other one, the figures written into the form and remarks on items barred
 * by the regime.
 */
export function computeItr4(year: Itr1Year, draft: FormValues): ItrComputation {
  const data = prepared(draft);
  const regime = regimeOf(data);
  const input = taxInput(year, data, regime);
  const chosen = computeTax({ ...input, regime });
  const compare = () => comparedWith(chosen, (other) => computeTax({ ...input, regime: other }));
  const kept = later(() => forRegime(data, regime));
  return computation(
    { regime, chosen, compare },
    () => withFigures(year, data, kept().data, chosen),
    () => remarks(chosen, regime, kept().dropped),
  );
}
