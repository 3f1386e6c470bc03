import { type FormValues, type PathOf, setAt } from '../../forms/paths.ts';
import type { FormNode } from '../../forms/walk.ts';
import { mulDiv, percentOf } from '../../money.ts';
import { rulesOf } from '../../tax/years/index.ts';
import { cashSharesInFile, cashSharesInForm } from '../common/cash-shares.ts';
import { amountAt, amountOf, rowsOf, textAt, textOf } from '../common/read.ts';
import { withQuarters, withReliefSections } from '../itr2/file.ts';
import { forRegime } from '../itr2/regime.ts';
import { blocksOf, declared, onlyIfUsed } from '../itr3/file.ts';
import type { JsonObject } from '../json/path.ts';
import type { Itr2 } from '../values/itr2.ts';
import type { Itr3 } from '../values/itr3.ts';
import type { Itr5 } from '../values/itr5.ts';
import { deriveItr5 } from './compute.ts';
import type { Itr5Year } from './data/years.ts';
import { withoutLapsed } from './figures.ts';
import { choosesRegime, concessionOf, interestDebited, isFirm } from './tax-input.ts';

const SIGNED_ON = 'verification.date' satisfies PathOf<Itr5>;
/** Parts an ITR-5 has under ITR-3's names. */
export const asItr2 = (data: Itr5): Itr2 => data as unknown as Itr2;
const asItr3 = (data: Itr5): Itr3 => data as unknown as Itr3;
const asItr5 = (data: Itr2 | Itr3): Itr5 => data as unknown as Itr5;

/** Derived data as in the file: without items barred by the chosen regime, lapsed losses and unused schemes. */
export const toFile =
  (year: Itr5Year) =>
  (derived: Itr5): Itr5 => {
    const newRegime = choosesRegime(derived) && textOf(derived.filing?.opt_out_new_tax_regime) !== 'Y';
    let out: Itr5 = newRegime ? asItr5(forRegime(year, asItr2(derived), 'new').data) : { ...derived };
    for (const [part, used] of onlyIfUsed)
      if (part !== 'undertakings' && !used(asItr3(derived))) delete (out as FormValues)[part];
    if (newRegime) delete out.undertakings;
    if (out.carried_losses) out = { ...out, carried_losses: withoutLapsed(out.carried_losses) };
    const signed = out.verification?.date ?? out.filing?.filing_date;
    if (signed !== undefined) out = setAt(out, SIGNED_ON, signed);
    return cashSharesInFile(out);
  };

const withoutRows = (data: Itr5, key: 'special_income' | 'tax_relief'): Itr5 => {
  const { rows: _, ...rest } = (data[key] ?? {}) as { rows?: unknown };
  const { [key]: __, ...others } = data;
  return Object.keys(rest).length > 0 ? { ...data, [key]: rest } : others;
};

/**
 * The file has disallowed interest of partners only in one total with their remuneration. Disallowed interest
 * raises the book profit, and so the allowed remuneration, by less than itself: the total grows with it, and
 * the amount giving the stated total is found by bisection.
 */
const withInterest = (year: Itr5Year, nodes: readonly FormNode[], data: Itr5, file: JsonObject): Itr5 => {
  if (!isFirm(data) || interestDebited(data) === 0) return data;
  const stated = amountAt(file, 'PARTA_OI.AmtDisallUs40.IntSalBonPartner');
  const worked = (of: Itr5) =>
    amountOf((deriveItr5(year, nodes, of) as Itr5).other_information?.disallowed_40?.partners);
  const above12 = rowsOf(data.partners?.rows).some((row) => amountOf(row.interest_rate) > 12);
  if (!above12 && worked(data) === stated) return data;
  const with_ = (above: number) => setAt(data, 'partners.interest_disallowed', above);
  let [low, high] = [0, interestDebited(data)];
  if (worked(with_(low)) > stated || worked(with_(high)) < stated) return data;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (worked(with_(middle)) < stated) low = middle + 1;
    else high = middle;
  }
  return worked(with_(low)) === stated ? with_(low) : data;
};

/** Answers the file shows only by the tax: income from manufacture (s.115BAE) and shares that are not determinate (s.167B(1)). */
const withUnfiled = (year: Itr5Year, nodes: readonly FormNode[], data: Itr5, file: JsonObject): Itr5 => {
  const carriages = amountAt(file, 'PARTA_PL.SalRemrtnToPartnerFirm');
  const out = carriages > 0 ? setAt(data, 'carriages44ae.partners_pay', carriages) : data;
  const association = textOf(out.personal?.sub_status) === '8';
  const concession = concessionOf(out);
  if (!association && concession !== '115BAE') return out;
  const stated = amountAt(file, 'PartB_TTI.ComputationOfTaxLiability.TaxPayableOnTI.TaxAtNormalRates');
  if (amountOf((deriveItr5(year, nodes, out) as Itr5).tax?.normal) === stated) return out;
  const income = amountAt(file, 'PartB-TI.TotalIncome') - amountAt(file, 'PartB-TI.IncChargeableTaxSplRates');
  const { flatRates } = rulesOf(year.assessmentYear);
  if (association)
    return percentOf(income, flatRates.maximumMarginal) === stated
      ? setAt(out, 'partners.shares_unknown', 'Y')
      : out;
  const [low, high] = [flatRates.concession['115BAE'], flatRates.concessionOther['115BAE'] ?? 0];
  const made = mulDiv(percentOf(income, high) - stated, 10_000, high - low);
  return made > 0 && made <= income ? setAt(out, 'filing.manufacturing_income', made) : out;
};

/** Parts of reading a file not covered by the field table. */
export const fromFile =
  (year: Itr5Year, nodes: readonly FormNode[]) =>
  (decoded: Itr5, file: JsonObject): Itr5 => {
    let out = withoutRows(withoutRows(decoded, 'special_income'), 'tax_relief');
    out = asItr5(withReliefSections(asItr2(out), file));
    const filing = { ...out.filing };
    // the date of the file is not the filing date: the verification date is used
    if (out.verification?.date) filing.filing_date = out.verification.date;
    const status = 'PartA_GEN1.FilingStatus';
    if (textAt(file, `${status}.OptOldRegimeCurrAY`) === 'Y' && textOf(filing.income_from_business) === 'N')
      filing.old_regime = 'Y';
    out = { ...out, filing };
    // the file has losses after s.78(1)
    if (rowsOf(out.partners?.changes).some((row) => textOf(row.change) === 'RET'))
      out = { ...out, partners: { ...out.partners, losses_reduced: 'Y' } };
    // written out of the day of filing where it was not given
    out = setAt(out, SIGNED_ON, undefined);
    out = cashSharesInForm(out);
    out = withUnfiled(year, nodes, withInterest(year, nodes, out, file), file);
    out = asItr5(blocksOf(declared(year, asItr3(out), file), file));
    return asItr5(
      withQuarters(year, asItr2(out), file, (given) =>
        asItr2(deriveItr5(year, nodes, asItr5(given)) as Itr5),
      ),
    );
  };
