import { financialYearOn, startYear } from '../../dates.ts';
import { formatRupees, mulDiv, percentOf, positive, type Rupees, sum } from '../../money.ts';
import type { LoanFacts, PropertyInput } from '../inputs/house-property.ts';
import type { Context } from '../model/context.ts';
import type { HousePropertyResult, PropertyResult } from '../model/head-results.ts';
import { note } from '../model/notes.ts';
import { fifthIn } from './pre-construction.ts';

const whole = 10_000;

/**
 * Gross annual value (s.23(1)): the higher of reasonable rent (within standard rent) and actual rent, only
 * the latter if vacancy reduced it.
 */
const grossAnnualValue = (property: PropertyInput): Rupees => {
  const reasonable = Math.max(property.municipalValue ?? 0, property.fairRent ?? 0);
  const expected = property.standardRent ? Math.min(reasonable, property.standardRent) : reasonable;
  if (property.actualRent === undefined) return Math.max(property.annualLettableValue ?? 0, expected);
  const vacancy = property.vacancyLoss ?? 0;
  const received = positive(property.actualRent - vacancy);
  return vacancy > 0 && property.actualRent >= expected ? received : Math.max(expected, received);
};

const preConstructionShare = ({ preConstruction }: PropertyInput, assessmentYear: string): Rupees =>
  preConstruction ? fifthIn(preConstruction, assessmentYear) : 0;

/** Whether only 30,000 is allowed on a self-occupied house: loan before 1 April 1999, for repair, or completed after five years from the year's end (s.24(b)). */
const smallCap = (ctx: Context, loan: LoanFacts): boolean => {
  const { newLoanFrom, completionYears } = ctx.rules.houseProperty;
  if (loan.purpose === 'repair' || (loan.takenOn !== undefined && loan.takenOn < newLoanFrom)) return true;
  if (!loan.takenOn || !loan.completedOn) return false;
  const lastDay = `${startYear(financialYearOn(loan.takenOn)) + 1 + completionYears}-03-31`;
  return loan.completedOn > lastDay;
};

const letOut = (ctx: Context, property: PropertyInput): PropertyResult => {
  const gross = grossAnnualValue(property);
  const municipalTaxes = Math.min(property.municipalTaxes ?? 0, gross);
  const unrealisedRent = Math.min(property.unrealisedRent ?? 0, gross - municipalTaxes);
  const annualValue = gross - municipalTaxes - unrealisedRent;
  const own = mulDiv(annualValue, property.share ?? whole, whole);
  const standardDeduction = ctx.withoutDeductions
    ? 0
    : percentOf(own, ctx.rules.houseProperty.standardDeduction);
  const interest = ctx.withoutDeductions
    ? 0
    : (property.interest ?? 0) + preConstructionShare(property, ctx.input.assessmentYear);
  const arrears = netArrears(ctx, property);
  return {
    grossAnnualValue: gross,
    municipalTaxes,
    unrealisedRent,
    annualValue,
    ownAnnualValue: own,
    standardDeduction,
    interest,
    arrears,
    income: own - standardDeduction - interest + arrears,
  };
};

/** Arrears and unrealised rent received, less 30% (s.25A). */
const netArrears = (ctx: Context, { arrearsReceived = 0 }: PropertyInput): Rupees =>
  arrearsReceived - percentOf(arrearsReceived, ctx.rules.houseProperty.standardDeduction);

const selfOccupied = (
  ctx: Context,
  property: PropertyInput,
  room: { left: Rupees; small: Rupees },
): PropertyResult => {
  const wanted = (property.interest ?? 0) + preConstructionShare(property, ctx.input.assessmentYear);
  let interest = 0;
  if (!ctx.newRegime) {
    const each = property.loans ?? (property.loan ? [{ interest: wanted, loan: property.loan }] : []);
    const limited = sum(each.filter(({ loan }) => smallCap(ctx, loan)).map((of) => of.interest));
    const full = Math.min(wanted - limited, room.left);
    const small = Math.min(limited, room.small, room.left - full);
    interest = full + small;
    room.left -= interest;
    room.small -= small;
  }
  if (interest < wanted) {
    note(ctx, ctx.newRegime ? 'self-occupied-interest-new-regime' : 'self-occupied-interest-capped', {
      amount: formatRupees(interest),
    });
  }
  const arrears = netArrears(ctx, property);
  return {
    grossAnnualValue: 0,
    municipalTaxes: 0,
    unrealisedRent: 0,
    annualValue: 0,
    ownAnnualValue: 0,
    standardDeduction: 0,
    interest,
    arrears,
    income: arrears - interest,
  };
};

/** Head "Income from house property" (ss.22 to 27). A third self-occupied house is deemed let out (s.23(4)). */
export const computeHouseProperty = (ctx: Context): HousePropertyResult => {
  const { selfOccupiedInterest, oldLoanInterest, selfOccupiedHouses } = ctx.rules.houseProperty;
  const room = { left: selfOccupiedInterest, small: oldLoanInterest };
  let own = 0;
  const properties = (ctx.input.houseProperty?.properties ?? []).map((property) => {
    if (property.use !== 'self-occupied') return letOut(ctx, property);
    own += 1;
    if (own <= selfOccupiedHouses) return selfOccupied(ctx, property, room);
    note(ctx, 'third-house');
    return letOut(ctx, property);
  });
  const passThrough = ctx.input.houseProperty?.passThrough ?? 0;
  return { properties, passThrough, income: sum(properties.map((row) => row.income)) + passThrough };
};
