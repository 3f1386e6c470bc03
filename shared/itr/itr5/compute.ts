import type { Issue } from '../../forms/messages.ts';
import { type FormValues, getAt, type PathOf, setAt } from '../../forms/paths.ts';
import type { FormNode } from '../../forms/walk.ts';
import { later } from '../../later.ts';
import { comparedWith, comparisonOf, computeTax } from '../../tax/index.ts';
import type { Regime, TaxResult } from '../../tax/model/types.ts';
import { orEmpty, personalOf } from '../common/always.ts';
import { computation, remarks } from '../common/computation.ts';
import { ofParts } from '../common/of-parts.ts';
import { optionAdvice } from '../common/option-advice.ts';
import { textOf } from '../common/read.ts';
import type { ItrComputation } from '../common/types.ts';
import { type BusinessWorking, businessWorking } from '../itr3/bp.ts';
import { contributions } from '../itr3/gains.ts';
import { isObject } from '../json/path.ts';
import type { Itr5 } from '../values/itr5.ts';
import { asItr3 } from './as-itr3.ts';
import type { Itr5Year } from './data/years.ts';
import { withItr5Figures } from './figures.ts';
import { choosesRegime, concessionOf, isSociety, itr5TaxInput, regimeOf5 } from './tax-input.ts';

/**
 * The engine's results for partners' remuneration, written to the fields typed in ITR-3: never used as input
 * again.
 */
const found = [
  'other_information.disallowed_40.partners',
  'carriages44ae.partners_allowed',
] as const satisfies readonly PathOf<Itr5>[];

const filingOf = ofParts<Itr5>()(['filing', 'personal'], (data) => {
  const filing = orEmpty(data['filing']);
  // without a choice of regime all deductions apply, as in the old regime; the file does not ask
  return isObject(filing)
    ? { ...filing, opt_out_new_tax_regime: regimeOf5(data) === 'old' ? 'Y' : 'N' }
    : filing;
});

/** With the parts that are always there and the regime that follows from the answers. */
const prepared = (draft: Itr5): Itr5 => {
  let data = draft as FormValues;
  for (const path of found) if (getAt(data, path) !== undefined) data = setAt(data, path, undefined);
  return {
    ...data,
    personal: personalOf(data),
    filing: filingOf(draft),
    audit: orEmpty(data['audit']),
    partners: orEmpty(data['partners']),
    verification: orEmpty(data['verification']),
  } as Itr5;
};

/** How the business is calculated: ss.115BAC, 115BAD and 115BAE bar the same depreciation and research (sub-section (2) of each). */
const barredAs = (data: Itr5, regime: Regime): Regime =>
  concessionOf(data) || (choosesRegime(data) && regime === 'new') ? 'new' : 'old';

const workingOf = (year: Itr5Year, data: Itr5, regime: Regime): BusinessWorking =>
  businessWorking(year, asItr3(data), barredAs(data, regime));

/** The form with every read-only figure written in, under the regime its answers lead to. */
export function deriveItr5(year: Itr5Year, nodes: readonly FormNode[], draft: Itr5): FormValues {
  const data = prepared(draft);
  const regime = regimeOf5(data);
  const items = contributions(year, asItr3(data));
  const result = computeTax(itr5TaxInput(year, data, regime, workingOf(year, data, regime), items));
  return figures(year, nodes, data, regime, result);
}

const figures = (
  year: Itr5Year,
  nodes: readonly FormNode[],
  data: Itr5,
  regime: Regime,
  result: TaxResult,
): FormValues => withItr5Figures(year, nodes, data, barredAs(data, regime), result);

/**
 * Section 115BAD compared with the slabs of a co-operative society, while it may still be chosen (sub-section
 * (5)).
 */
function rateAdvice(year: Itr5Year, data: Itr5, result: TaxResult): Issue[] {
  const { filing } = data;
  const said = textOf(filing?.chosen_115bad);
  const now = textOf(filing?.choose_115bad) === '1';
  const concession = concessionOf(data);
  if (!isSociety(data) || said === 'Y' || (concession !== undefined && !now)) return [];
  if (textOf(filing?.resident_status) === 'NRI') return [];
  const changed = { ...data, filing: { ...filing, choose_115bad: now ? '2' : '1' } } as Itr5;
  const other = computeTax(
    itr5TaxInput(year, changed, 'old', workingOf(year, changed, 'old'), contributions(year, asItr3(changed))),
  );
  return optionAdvice(result, { section: '115BAD', form: '10-IF', chosen: now, other });
}

/** Both regimes where there is a choice; else the one there is, twice. */
export function computeItr5(year: Itr5Year, nodes: readonly FormNode[], draft: Itr5): ItrComputation {
  const data = prepared(draft);
  const regime = regimeOf5(data);
  const items = contributions(year, asItr3(data));
  const of = (of: Regime) => computeTax(itr5TaxInput(year, data, of, workingOf(year, data, of), items));
  const choice = choosesRegime(data);
  const chosen = of(choice ? regime : 'old');
  const compare = () =>
    choice ? comparedWith(chosen, of) : { ...comparisonOf(chosen, chosen), better: 'old' as const };
  const worked = later(() => figures(year, nodes, data, regime, chosen));
  return computation({ regime, chosen, compare, ...(choice ? {} : { oneRegime: true }) }, worked, () => [
    ...remarks(chosen, regime, []),
    ...rateAdvice(year, data, chosen),
  ]);
}
