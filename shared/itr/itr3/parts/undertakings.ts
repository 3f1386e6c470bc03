import { date, integer, text } from '../../../forms/fields.ts';
import { money, total, words } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { donationRow } from '../../itr1/parts/donations.ts';
import type { Itr3Year } from '../data/years.ts';
import { worked } from './lines.ts';

/** A code of the department's own, written by `undertakingFigures`. */
const fixed = (label: string, json: string) => text(label, { json, computed: true }).optional();

/** Deductions of one business, one row an undertaking. */
const business = (label: string, node: string) =>
  sheet(
    { label, json: node },
    {
      nature: fixed('Code of the business', 'Sch80LocOrDescCode'),
      rows: table(
        { label: 'Undertakings', rowLabel: 'Undertaking', json: 'Sch80DeductAmtDtls' },
        { amount: money('Amount of deduction', 'DeductAmountSec80') },
      ).optional(),
    },
  ).optional();

const section = fixed('Section of the deduction', 'Sch80SectionCode');

/** The one business of Schedule 80-IA: key, label, node, code. */
const of80ia = [['power', 'Power undertakings', 'DeductUs80_IA_4_iv', 'POWER']] as const;

/** Businesses of Schedule 80-IB: key, label, node, code. */
const of80ib = [
  ['oil', 'Mineral oil', 'DeductMinOilUs80_IB_9_Und', 'COMM_PROD'],
  ['housing', 'Housing projects', 'DeductHousUs80_IB_10_Und', 'HOUSING_PROJECT'],
  // the department's spelling
  ['fruit', 'Fruit, vegetables, meat and dairy', 'DeductFruitVegUs80_IB_11A_Und', 'FRIUTS_VEGTBLE'],
  ['grain', 'Storage and transport of food grains', 'DeductFoodGrainUs80_IB_11A_Und', 'STOR_TRANS'],
] as const;

const N = 'DeductInNorthEast';
/** States of Schedule 80-IC and 80-IE: key, label, node, code. */
const of80ic = [
  ['assam', 'Assam', `${N}.Assam_Und`, 'INDSRTL_ASSAM'],
  ['arunachal', 'Arunachal Pradesh', `${N}.ArunachalPradesh_Und`, 'INDSRTL_ARUNPRADESH'],
  ['manipur', 'Manipur', `${N}.Manipur_Und`, 'INDSRTL_MANIPUR'],
  ['mizoram', 'Mizoram', `${N}.Mizoram_Und`, 'INDSRTL_MIZORAM'],
  ['meghalaya', 'Meghalaya', `${N}.Meghalaya_Und`, 'INDSRTL_MEGHALAYA'],
  ['nagaland', 'Nagaland', `${N}.Nagaland_Und`, 'INDSRTL_NAGALND'],
  ['tripura', 'Tripura', `${N}.Tripura_Und`, 'INDSRTL_TRIPURA'],
  ['sikkim', 'Sikkim', `${N}.Sikkim_Und`, 'INDSRTL_SIKKIM'],
] as const;

/** Businesses of each schedule with the department's codes, by the claim in Schedule VI-A it explains. */
export const undertakingKeys = ['sec_80ia', 'sec_80ib', 'sec_80ic'] as const;
export const undertakingCodes: Readonly<
  Record<
    (typeof undertakingKeys)[number],
    { section: string; businesses: readonly (readonly [key: string, code: string])[] }
  >
> = {
  sec_80ia: { section: '80-IA', businesses: of80ia.map(([key, , , code]) => [key, code]) },
  sec_80ib: { section: '80-IB', businesses: of80ib.map(([key, , , code]) => [key, code]) },
  sec_80ic: { section: '80-IC_IE', businesses: of80ic.map(([key, , , code]) => [key, code]) },
};

const businesses = (list: readonly (readonly [string, string, string, string])[]) =>
  Object.fromEntries(list.map(([key, label, node]) => [key, business(label, node)]));

/** Schedules 80-IA, 80-IB and 80-IC: the undertakings of the claims. */
export const undertakings = sheet(
  { label: 'Deductions of undertakings: particulars', section: '80-IA, 80-IB, 80-IC, 80-IE' },
  {
    sec_80ia: sheet(
      {
        label: 'Schedule 80-IA',
        json: 'Schedule80_IA',
        help: 'The department’s ITR-3 has rows only for power (clause iv of sub-section 4); clauses (i), (v) and (vi) are for companies',
      },
      {
        section,
        ...businesses(of80ia),
        total: total('Total deduction', 'TotSchedule80_IA'),
      },
    ).optional(),
    sec_80ib: sheet(
      { label: 'Schedule 80-IB', json: 'Schedule80_IB' },
      {
        section,
        ...businesses(of80ib),
        total: total('Total deduction', 'TotSchedule80_IB'),
      },
    ).optional(),
    sec_80ic: sheet(
      { label: 'Schedule 80-IC, 80-IE', json: 'Schedule80_IC' },
      {
        section,
        ...businesses(of80ic),
        ...worked([['north_east', 'North-eastern States', `${N}.TotDeductInNorthEast`]]),
        total: total('Total deduction', 'TotSchedule80_IC'),
      },
    ).optional(),
  },
).optional();

/** Schedule RA: donations to research associations (s.35). */
export const researchDonations = sheet(
  {
    label: 'Donations to research associations',
    json: 'Schedule80RA',
    section: '35(1)(ii), 35(1)(iia), 35(1)(iii), 35(2AA)',
  },
  {
    rows: table(
      { label: 'Donations', rowLabel: 'Donation', json: 'DonationDtlsRsrchAssctn', reported: true },
      {
        ...donationRow({ donee: 'NameOfDonee', withReference: false }),
        // the limits on cash of sections 80G and 80GGA are not in section 35
        cash: money('Paid in cash', 'DonationAmtCash'),
        eligible: total('Eligible amount', 'EligibleDonationAmt', { section: '35' }),
      },
    ).optional(),
    cash: total('Donations in cash', 'TotalDonationAmtCash80RA'),
    other: total('Donations in other modes', 'TotalDonationAmtOtherMode80RA'),
    total: total('Total donations', 'TotalDonationsUs80RA'),
    eligible: total('Eligible amount of donations', 'TotalEligibleDonationAmt80RA'),
  },
).optional();

/** Schedule TPSA: additional tax instead of repatriating a primary adjustment (s.92CE(2A)). */
export const pricingAdjustment = (year: Itr3Year) =>
  sheet(
    {
      label: 'Tax on secondary adjustments to transfer price',
      json: 'ScheduleTPSA',
      section: '92CE(2A)',
      reported: true,
    },
    {
      adjustment: money('Primary adjustment on which tax is paid', 'AmtPrimaryAdjUs92CE_2A'),
      tax: total('Additional tax at 18%', 'AdditionalIncTax18PercAbove'),
      surcharge: total('Surcharge at 12%', 'Surcharge12Perc'),
      cess: total('Health and education cess', 'HealthEducationCess'),
      total: total('Total additional tax', 'TotalAdditionalTax'),
      paid: total('Taxes paid', 'TaxesPaid'),
      net: total('Net tax payable', 'NetTaxPayable'),
      challans: table(
        { label: 'Challans', rowLabel: 'Challan', json: 'DtlsTaxesPaid' },
        {
          bsr_code: text('BSR code', {
            json: 'BSRCode',
            pattern: /^\d{3}[0-9A-Z]{4}$/,
            example: '7 characters',
          }),
          bank: words('Name of the bank and branch', 'BankBranchName', 125),
          date: date('Date of deposit', { json: 'DateDep', from: year.previousYear.from }),
          challan_number: integer('Challan number', { json: 'SrlNoOfChaln', max: 99_999 }),
          amount: money('Tax paid', 'Amount'),
        },
      ).optional(),
      deposited: total('Total deposited', 'TotalAmountDeposited'),
    },
  ).optional();
