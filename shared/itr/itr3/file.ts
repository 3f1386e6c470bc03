import { type FormValues, getAt, type PathOf, setAt } from '../../forms/paths.ts';
import { percentOf } from '../../money.ts';
import { cashSharesInFile, cashSharesInForm } from '../common/cash-shares.ts';
import { amountAt, amountOf, rowsAt, rowsOf, textAt, textOf } from '../common/read.ts';
import { fromFile as itr2FromFile, toFile as itr2ToFile } from '../itr2/file.ts';
import { isObject, type JsonObject } from '../json/path.ts';
import type { Itr3, Itr3DepreciationPlant15, Itr3Filing } from '../values/itr3.ts';
import { presumptive } from './bp.ts';
import type { Itr3Year } from './data/years.ts';
import { assetBlocks } from './parts/depreciation.ts';

/** ITR-2's parts of the file are ITR-3's too; lists of codes differ between the two. */
const sharedWith2 = (data: object): FormValues => data as FormValues;

/** Parts the file has only where the preparer gave something of them. */
export const onlyIfUsed: readonly (readonly [part: keyof Itr3, used: (derived: Itr3) => boolean])[] = [
  [
    'business44ad',
    (d) => amountOf(d.business44ad?.gross_turnover) > 0 || rowsOf(d.business44ad?.businesses).length > 0,
  ],
  [
    'profession44ada',
    (d) =>
      amountOf(d.profession44ada?.gross_receipts) > 0 || rowsOf(d.profession44ada?.professions).length > 0,
  ],
  // the new regime allows none of these deductions
  ['undertakings', (d) => textOf(d.filing?.opt_out_new_tax_regime) === 'Y'],
  [
    'carriages44ae',
    (d) =>
      rowsOf(d.carriages44ae?.goods_carriages).length > 0 || rowsOf(d.carriages44ae?.carriers).length > 0,
  ],
];

const SIGNED_ON = 'verification.date' satisfies PathOf<Itr3>;

/** Derived data as in the file: as for ITR-2, without unused presumptive schemes. */
export const toFile =
  (year: Itr3Year) =>
  (derived: Itr3): Itr3 => {
    const out: Itr3 = { ...sharedWith2(itr2ToFile(year)(sharedWith2(derived))) };
    for (const [part, used] of onlyIfUsed) if (!used(derived)) delete out[part];
    const signed = out.verification?.date ?? out.filing?.filing_date;
    const file: Itr3 = signed === undefined ? out : setAt(out, SIGNED_ON, signed);
    return year.later ? cashSharesInFile(file) : file;
  };

/** Income declared above the least comes back as declared; at the least it is calculated again. */
export const declared = (year: Itr3Year, data: Itr3, file: JsonObject): Itr3 => {
  const p = presumptive(data, year);
  const pl = (path: string) => amountAt(file, `PARTA_PL.${path}`);
  let out = data;
  const set = (
    path: PathOf<Pick<Itr3, 'business44ad' | 'profession44ada' | 'carriages44ae'>>,
    found: number,
    least: number,
  ) => {
    if (found > least) out = setAt(out, path, found);
  };
  set('business44ad.declared_income_6', pl('PersumptiveInc44AD.PersumptiveInc44AD6Per'), p.ad.at6);
  set('business44ad.declared_income_8', pl('PersumptiveInc44AD.PersumptiveInc44AD8Per'), p.ad.at8);
  set('profession44ada.declared_income', pl('PersumptiveInc44ADA.TotPersumptiveInc44ADA'), p.ada.income);
  for (const [i, row] of rowsAt(file, 'PARTA_PL.GoodsDtlsUs44AE').entries())
    set(
      `carriages44ae.goods_carriages.${i}.declared_income`,
      amountAt(row, 'PresumptiveIncome'),
      p.ae.each[i] ?? 0,
    );
  return out;
};

/** Additions of which a rounded fifth or tenth is `part`: all of them where it fits, so that rounding makes it no more than there are. */
const eligibleOf = (part: number, times: number, additions: number | undefined): number =>
  percentOf(amountOf(additions), 10_000 / times) === part ? amountOf(additions) : part * times;

/**
 * Figures the file computes from the blocks: additions eligible for additional depreciation, and whether a
 * block ceased to exist.
 */
export const blocksOf = (data: Itr3, file: JsonObject): Itr3 => {
  let out = data;
  for (const { key, json } of assetBlocks) {
    const row = getAt(file, json);
    const block = out.depreciation?.[key] as Itr3DepreciationPlant15 | undefined;
    if (!isObject(row) || block === undefined) continue;
    // 20% of the additions, 10% for those of less than 180 days (s.32(1)(iia))
    const full = eligibleOf(amountAt(row, 'AddlnDeprOnGT180DayAdditions'), 5, block.additions);
    const half = eligibleOf(amountAt(row, 'AddlnDeprOnLessThan180DayAdditions'), 10, block.additions_half);
    const set = (name: keyof Itr3DepreciationPlant15 & string, value: number | boolean) => {
      out = {
        ...out,
        depreciation: { ...out.depreciation, [key]: { ...out.depreciation?.[key], [name]: value } },
      };
    };
    if (full > 0) set('eligible_full', full);
    if (half > 0) set('eligible_half', half);
    if (amountAt(row, 'CapGainUs50') < 0) set('ceased', true);
  }
  return out;
};

/** Professional adjustments which the file has among the others. */
export const fromFile =
  (year: Itr3Year) =>
  (decoded: Itr3, file: JsonObject): Itr3 => {
    const read: Itr3 = sharedWith2(itr2FromFile(year)(sharedWith2(decoded), file));
    const filing: Itr3Filing = { ...read.filing };
    const due = textAt(file, 'PartA_GEN1.FilingStatus.ItrFilingDueDate');
    if (due && due !== year.dueDates[0] && (year.dueDates as readonly string[]).includes(due))
      filing.due_date = due as NonNullable<Itr3Filing['due_date']>;
    const signed = read.verification?.date;
    let out: Itr3 = { ...read, filing };
    // the file date is used if no verification date is given
    if (signed === filing.filing_date) out = setAt(out, SIGNED_ON, undefined);
    // the date of the file is not the filing date: the verification date is used
    else if (signed) filing.filing_date = signed;
    return blocksOf(declared(year, cashSharesInForm(out), file), file);
  };
