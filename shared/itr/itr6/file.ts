import { type FormValues, type PathOf, setAt } from '../../forms/paths.ts';
import type { FormNode } from '../../forms/walk.ts';
import { mulDiv, percentOf } from '../../money.ts';
import { rulesOf } from '../../tax/years/index.ts';
import { cashSharesInFile, cashSharesInForm } from '../common/cash-shares.ts';
import { amountAt, amountOf, textOf } from '../common/read.ts';
import { withQuarters, withReliefSections } from '../itr2/file.ts';
import { blocksOf, declared, onlyIfUsed } from '../itr3/file.ts';
import type { JsonObject } from '../json/path.ts';
import type { Itr2 } from '../values/itr2.ts';
import type { Itr3 } from '../values/itr3.ts';
import type { Itr6 } from '../values/itr6.ts';
import { withoutLapsed } from './as-itr5.ts';
import { deriveItr6 } from './compute.ts';
import type { Itr6Year } from './data/years.ts';
import { concessionOf, minimumTaxApplies } from './tax-input.ts';

const SIGNED_ON = 'verification.date' satisfies PathOf<Itr6>;
/** Parts an ITR-6 has under ITR-3's names. */
const asItr2 = (data: Itr6): Itr2 => data as unknown as Itr2;
const asItr3 = (data: Itr6): Itr3 => data as unknown as Itr3;
const asItr6 = (data: Itr2 | Itr3): Itr6 => data as unknown as Itr6;

/** Derived data as in the file: without lapsed losses and schedules that do not apply. */
export const toFile =
  (year: Itr6Year) =>
  (derived: Itr6): Itr6 => {
    let out: Itr6 = { ...derived };
    for (const [part, used] of onlyIfUsed)
      if (part !== 'undertakings' && !used(asItr3(derived))) delete (out as FormValues)[part];
    if (!minimumTaxApplies(derived)) {
      delete out.mat;
      delete out.matc;
    }
    const losses = withoutLapsed(year, derived);
    if (losses) out = { ...out, carried_losses: losses };
    const signed = out.verification?.date ?? out.filing?.filing_date;
    if (signed !== undefined) out = setAt(out, SIGNED_ON, signed);
    return cashSharesInFile(out);
  };

const withoutRows = (data: Itr6, key: 'special_income' | 'tax_relief'): Itr6 => {
  const { rows: _, ...rest } = (data[key] ?? {}) as { rows?: unknown };
  const { [key]: __, ...others } = data;
  return Object.keys(rest).length > 0 ? { ...data, [key]: rest } : others;
};

/** Income from manufacture, or above ordinary profits (s.115BAB), which the file shows only by the tax. */
const withManufacture = (year: Itr6Year, nodes: readonly FormNode[], data: Itr6, file: JsonObject): Itr6 => {
  if (concessionOf(data) !== '115BAB') return data;
  const stated = amountAt(file, 'PartB_TTI.ComputationOfTaxLiability.TaxPayableOnTI.TaxAtNormalRates');
  if (amountOf((deriveItr6(year, nodes, data) as Itr6).tax?.normal) === stated) return data;
  const income = amountAt(file, 'PartB-TI.TotalIncome') - amountAt(file, 'PartB-TI.IncChargeableTaxSplRates');
  const { flatRates } = rulesOf(year.assessmentYear);
  const [low, high] = [flatRates.concession['115BAB'], flatRates.concessionOther['115BAB'] ?? 0];
  const excess = flatRates.concessionExcess['115BAB'] ?? high;
  const above = stated - percentOf(income, high);
  if (above > 0 && stated <= percentOf(income, excess))
    return setAt(
      setAt(data, 'filing.manufacturing_income', 0),
      'filing.excess_income',
      mulDiv(above, 10_000, excess - high),
    );
  const made = mulDiv(percentOf(income, high) - stated, 10_000, high - low);
  return made >= 0 && made <= income ? setAt(data, 'filing.manufacturing_income', made) : data;
};

/** Parts of reading a file not covered by the field table. */
export const fromFile =
  (year: Itr6Year, nodes: readonly FormNode[]) =>
  (decoded: Itr6, file: JsonObject): Itr6 => {
    let out = withoutRows(withoutRows(decoded, 'special_income'), 'tax_relief');
    out = asItr6(withReliefSections(asItr2(out), file));
    if (out.verification?.date)
      out = { ...out, filing: { ...out.filing, filing_date: out.verification.date } };
    // written out of the day of filing where it was not given
    out = setAt(out, SIGNED_ON, undefined);
    out = cashSharesInForm(out);
    if (textOf(out.personal?.domestic) === 'N' && !file['ScheduleMAT']) {
      const { mat: _, ...rest } = out;
      out = rest;
    }
    out = withManufacture(year, nodes, out, file);
    out = asItr6(blocksOf(declared(year as never, asItr3(out), file), file));
    return asItr6(
      withQuarters(year as never, asItr2(out), file, (given) =>
        asItr2(deriveItr6(year, nodes, asItr6(given)) as Itr6),
      ),
    );
  };
