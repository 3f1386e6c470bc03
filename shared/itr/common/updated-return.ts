import * as z from 'zod';
import { type AssessmentYear, addMonths, type IsoDate, startYear } from '../../dates.ts';
import { date, group, integer, rows, text, yesNo } from '../../forms/fields.ts';
import type { Step } from '../../forms/form.ts';
import type { Issue } from '../../forms/messages.ts';
import type { FormValues, PathOf } from '../../forms/paths.ts';
import { positive, roundPayable, sum } from '../../money.ts';
import type { FilingInput, TaxResult } from '../../tax/model/types.ts';
import { common } from '../../tax/years/common.ts';
import type { AnyItr } from '../values/any-form.ts';
import type { Row } from '../values/names.ts';
import { code, money, moneyIfAny, total, totalIfAny } from './fields.ts';
import {
  amountOf,
  amountsOf,
  dateOf,
  mergeFigures,
  rowsOf,
  rupees,
  textOf,
  total as totalOf,
} from './read.ts';
import { withSource } from './source.ts';
import type { ItrType } from './types.ts';

/** Code of section 139(8A) in the file. */
export const UPDATED = '21';

/**
 * Whether the file of a year has the parts of an updated return: known up to AY 2025-26; for AY 2026-27 from
 * 1 April 2027.
 */
export const takesUpdated = (ay: AssessmentYear): boolean => startYear(ay) <= 2025;

/** The choice of the section, where the year has it. */
export const updatedSection = (ay: AssessmentYear) =>
  takesUpdated(ay) ? ([{ value: UPDATED, label: '139(8A) - updated' }] as const) : [];

const source =
  'PartA_139_8A and PartB-ATI as in the schema V1.2 of ITR-1 AY 2025-26 and, by published descriptions, in ITR-3 to ITR-7 of that year';

const A = 'PartA_139_8A';
const B = 'PartB-ATI';
const isUpdated = (data: AnyItr) => data.filing?.section_filed === UPDATED;
const filedBefore = (row: FormValues) => row['filed_before'] === 'Y';
const LOSS = -99_999_999_999_999;

const reasons = [
  { value: '1', label: 'Return previously not filed' },
  { value: '2', label: 'Income not reported correctly' },
  { value: '3', label: 'Wrong heads of income chosen' },
  { value: '4', label: 'Reduction of carried-forward loss' },
  { value: '5', label: 'Reduction of unabsorbed depreciation' },
  { value: '6', label: 'Reduction of tax credit (section 115JB or 115JC)' },
  { value: '7', label: 'Wrong rate of tax' },
  { value: 'OTH', label: 'Others' },
] as const;

const forms = ['ITR1', 'ITR2', 'ITR3', 'ITR4', 'ITR5', 'ITR6', 'ITR7'].map((value) => ({
  value,
  label: value.replace('ITR', 'ITR-'),
}));

const heads = [
  ['salary', 'Salaries', 'Salaries'],
  ['house', 'House property', 'IncomeFromHP'],
  ['business', 'Business or profession', 'IncomeFromBP'],
  ['gains', 'Capital gains', 'IncomeFromCG'],
  ['sources', 'Other sources', 'IncomeFromOS'],
] as const;

const challans = (label: string, json: string, help: string, from: IsoDate) =>
  rows(
    { label, rowLabel: 'Challan', json, serial: 'slno', help },
    {
      bsr_code: text('BSR code', {
        json: 'BSRCode',
        pattern: /^\d{3}[0-9A-Z]{4}$/,
        example: '7 characters',
      }),
      date: date('Date of deposit', { json: 'DateDep', from }),
      challan_number: integer('Challan number', { json: 'SrlNoOfChaln', max: 99_999 }),
      amount: money('Tax paid', 'Amt'),
    },
  ).optional();

const worked = (label: string, json: string) => text(label, { json, computed: true }).optional();

/** The parts only an updated return has: why, after which return, and the tax with the additional tax u/s 140B. */
const updatedReturn = (ay: AssessmentYear) =>
  group(
    {
      label: 'Updated return',
      reported: true,
      section: '139(8A)',
      when: (_: FormValues, whole: FormValues) => isUpdated(whole),
    },
    {
      pan: worked('PAN', `${A}.PAN`),
      name: worked('Name', `${A}.Name`),
      aadhaar: worked('Aadhaar', `${A}.AadhaarCardNo`),
      assessment_year: code(
        'Assessment year',
        `${A}.AssessmentYear`,
        [{ value: String(startYear(ay)), label: ay }],
        { computed: true },
      ).optional(),
      filed_before: yesNo('Was a return filed for this assessment year before?', {
        json: `${A}.PreviouslyFiledForThisAY`,
      }),
      previous_section: code(
        'Earlier return filed under',
        `${A}.PreviouslyFiledForThisAY_139_8A`,
        [
          { value: '1', label: 'Section 139(1)' },
          { value: '2', label: 'Another section' },
        ],
        { when: filedBefore },
      ),
      previous_form: code('Form of the earlier return', `${A}.Applicable_139_8A.ITRForm`, forms, {
        when: filedBefore,
      }),
      previous_ack: text('Acknowledgement number of the earlier return', {
        json: `${A}.Applicable_139_8A.AcknowledgementNo`,
        pattern: /^\d{15}$/,
        example: '15 digits',
        when: filedBefore,
      }),
      previous_date: date('Date of filing of the earlier return', {
        json: `${A}.Applicable_139_8A.OrigRetFiledDate`,
        from: `${startYear(ay)}-04-01`,
        when: filedBefore,
      }),
      eligible: yesNo('Are the conditions of section 139(8A) met?', {
        json: `${A}.LaidOutIn_139_8A`,
        section: '139(8A)',
        help: 'No loss, no refund, no lower tax; no search, survey or prosecution; no earlier updated return of the year',
      }),
      form: code('Form of the updated return', `${A}.ITRFormUpdatingInc`, forms, {
        computed: true,
      }).optional(),
      reasons: rows(
        {
          label: 'Reasons for updating income',
          rowLabel: 'Reason',
          json: `${A}.UpdatingInc.ReasonsForUpdatingIncDtls`,
          minRows: 1,
        },
        { reason: code('Reason', 'ReasonsForUpdatingIncome', reasons) },
      ).optional(),
      period: code(
        'Filed after the end of the assessment year',
        `${A}.UpdatedReturnDuringPeriod`,
        [
          { value: '1', label: 'Within 12 months: additional tax 25%' },
          { value: '2', label: 'After 12 and within 24 months: 50%' },
          { value: '3', label: 'After 24 and within 36 months: 60%' },
          { value: '4', label: 'After 36 and within 48 months: 70%' },
        ],
        { computed: true, section: '140B(3)' },
      ).optional(),
      reduces: yesNo('Does it reduce a carried-forward loss, unabsorbed depreciation or tax credit?', {
        json: `${A}.RetrntoRedCarriedFL.UnabsorbedDepreciation`,
      }).optional(),
      reduced_years: rows(
        {
          label: 'Later years in which the reduced amount was used',
          rowLabel: 'Year',
          json: `${A}.RetrntoRedCarriedFL.UDYear.UnabsorbedDepreciationYearDtls`,
          when: (row: Row) => row['reduces'] === 'Y',
        },
        {
          year: code('Assessment year', 'UnabsorbedDepreciationYear', [
            { value: '2026', label: '2026-27' },
            { value: '2027', label: '2027-28' },
          ]),
          revised: yesNo('Revised return filed?', { json: 'RevisedReturnFile' }).optional(),
          updated: yesNo('Updated return filed?', { json: 'UpdatedReturnFile' }).optional(),
        },
      ).optional(),
      ...Object.fromEntries(
        heads.map(([key, label, node]) => [
          `additional_${key}`,
          moneyIfAny(`Additional income: ${label}`, `${B}.HeadOfInc.${node}`, { min: LOSS }),
        ]),
      ),
      additional_total: totalIfAny('Additional income', `${B}.HeadOfInc.Total`, { min: LOSS }),
      last_income: moneyIfAny('Total income as per last valid return', `${B}.LatestTotInc`),
      updated_income: total('Total income as per updated return', `${B}.UpdatedTotInc`),
      payable: total('Tax and interest payable before self-assessment tax', `${B}.AmtPayable`, {
        help: 'Tax and interest less TDS, TCS and advance tax; the fee is below',
      }),
      refundable: totalIfAny('Amount refundable', `${B}.AmtRefundable`),
      last_payable: totalIfAny('Self-assessment tax paid with the last valid return', `${B}.LastAmtPayable`, {
        help: 'From the challans under taxes paid, up to the day of that return',
      }),
      refund_claimed: moneyIfAny('Refund claimed by the last valid return', `${B}.Refund`),
      refund_issued: moneyIfAny('Refund issued on it, with interest', `${B}.TotRefund`, {
        section: '244A',
      }),
      fee: total('Fee for late filing', `${B}.FeeIncUS234F`, { section: '234F', max: common.fees.f.high }),
      regular_tax: moneyIfAny('Tax paid on regular assessment', `${B}.RegAssessementTAX`),
      aggregate_refund: total('Aggregate liability, where a refund was issued', `${B}.AggrLiabilityRefund`),
      aggregate: total('Aggregate liability, where none was issued', `${B}.AggrLiabilityNoRefund`),
      additional_tax: total('Additional tax on tax and interest', `${B}.AddtnlIncTax`, {
        section: '140B(3)',
      }),
      net_payable: total('Net amount payable', `${B}.NetPayable`),
      payments: challans(
        'Tax paid on the updated return',
        `${B}.ScheduleIT1.TaxPayment1.ITTaxPayments`,
        'Paid under section 140B, before filing it',
        '2022-04-01',
      ),
      total_payments: total('Paid under section 140B, total', `${B}.ScheduleIT1.Total`),
      unclaimed: challans(
        'Other taxes not claimed in the earlier return',
        `${B}.ScheduleIT2.TaxPayment2.ITTaxPayments`,
        'Advance tax, self-assessment tax or regular assessment tax; not repeated under taxes paid',
        `${startYear(ay) - 1}-04-01`,
      ),
      total_unclaimed: total('Other taxes, total', `${B}.ScheduleIT2.Total`),
      tax_paid: total('Tax paid under section 140B', `${B}.TaxUS140B`, { section: '140B' }),
      tax_due: total('Tax due', `${B}.TaxDue10_11`),
      relief_89: total('Relief for arrears of salary', `${B}.ReleifUS89`, { section: '89' }),
    },
  );

/**
 * A form's schema with the part of an updated return, if the year has it; every leaf names the source of its
 * path.
 */
export const withUpdatedPart = <S extends z.ZodObject>(schema: S, ay: AssessmentYear): S =>
  takesUpdated(ay)
    ? (z.strictObject({
        ...schema.shape,
        updated_return: withSource(updatedReturn(ay), () => source),
      }) as unknown as S)
    : schema;

/** The steps with that part after the tax it depends on. */
export const withUpdatedStep = (steps: readonly Step[], ay: AssessmentYear): readonly Step[] =>
  takesUpdated(ay)
    ? steps.map((step) => (step.id === 'tax' ? { ...step, parts: [...step.parts, 'updated_return'] } : step))
    : steps;

const U = 'updated_return' satisfies keyof AnyItr;
type Part = NonNullable<AnyItr[typeof U]>;

/** The day of the return filed before, where there was one. */
const earlierReturn = (part: Part | undefined) =>
  part?.filed_before === 'Y' ? dateOf(part.previous_date) : undefined;

/** Facts of the earlier return for the tax engine. */
export function updatedFiling(data: AnyItr): Partial<FilingInput> {
  if (!isUpdated(data)) return {};
  const part = data.updated_return;
  const before = earlierReturn(part);
  const refundIssued = rupees(part?.refund_issued);
  const otherTaxes = rupees(part?.regular_tax) + totalOf(rowsOf(part?.unclaimed), 'amount');
  return {
    ...(before ? { originalFiledOn: before } : {}),
    ...(refundIssued > 0 ? { refundIssued } : {}),
    ...(otherTaxes > 0 ? { otherTaxes } : {}),
  };
}

/** Number of the twelve-month period after the assessment year for a date; 0 before it. */
export const updatedPeriod = (ay: AssessmentYear, day: IsoDate): number => {
  const end = `${startYear(ay) + 1}-03-31`;
  return day <= end ? 0 : [12, 24, 36].filter((months) => day > addMonths(end, months)).length + 1;
};

/**
 * The figures of an updated return written over the form: Part B-ATI, and the amount payable of the form itself without the
 * additional tax, which is in Part B-ATI only.
 */
export function withUpdated(
  type: ItrType,
  ay: AssessmentYear,
  derived: AnyItr,
  result: TaxResult,
): FormValues {
  if (!takesUpdated(ay) || !isUpdated(derived)) return derived;
  const part = derived.updated_return;
  const at = amountsOf(part);
  const { interest, fees, taxesPaid, additionalTax } = result;
  const charged = interest.s234A + interest.s234B + interest.s234C;
  const unclaimed = totalOf(rowsOf(part?.unclaimed), 'amount');
  const before = earlierReturn(part);
  const last = before
    ? totalOf(
        rowsOf(derived.taxes_paid?.payments).filter((row) => {
          const paid = dateOf(row.date) ?? '';
          return paid >= `${startYear(ay)}-04-01` && paid <= before;
        }),
        'amount',
      )
    : 0;
  const open = result.tax.net + charged - taxesPaid.tds - taxesPaid.tcs - taxesPaid.advanceTax - unclaimed;
  const issued = at('refund_issued');
  const aggregate = positive(open + issued + fees.s234F - last - at('regular_tax'));
  const paid = totalOf(rowsOf(part?.payments), 'amount');
  const net = aggregate + additionalTax;
  const filedOn = dateOf(derived.filing?.filing_date);
  const ownLiability = result.totalLiability - additionalTax;
  const balance = ownLiability - taxesPaid.total;
  const name = (['first_name', 'middle_name', 'last_name'] as const)
    .map((key) => textOf(derived.personal?.[key]))
    .filter(Boolean)
    .join(' ');
  const aadhaar = textOf(derived.personal?.aadhar_number);
  const period = filedOn ? updatedPeriod(ay, filedOn) : 0;
  return mergeFigures(derived, {
    tax: {
      total_liability: ownLiability,
      balance_payable: roundPayable(positive(balance)),
      refund: roundPayable(positive(-balance)),
    },
    [U]: {
      pan: textOf(derived.personal?.pan_number),
      name,
      ...(aadhaar ? { aadhaar } : {}),
      assessment_year: ay.slice(0, 4),
      form: type.replace('-', ''),
      period: String(Math.min(Math.max(period, 1), 4)),
      additional_total: sum(heads.map(([key]) => at(`additional_${key}`))),
      updated_income: result.totalIncome,
      payable: positive(open),
      refundable: positive(-open),
      last_payable: last,
      fee: fees.s234F,
      aggregate_refund: issued > 0 ? aggregate : 0,
      aggregate: issued > 0 ? 0 : aggregate,
      additional_tax: additionalTax,
      net_payable: net,
      total_payments: paid,
      total_unclaimed: unclaimed,
      tax_paid: paid,
      tax_due: positive(net - paid),
      relief_89: result.tax.relief89,
    },
  }) as FormValues;
}

/** Problems with filing an updated return; requires derived data. */
export function updatedIssues(ay: AssessmentYear, derived: AnyItr): Issue[] {
  if (!takesUpdated(ay) || !isUpdated(derived)) return [];
  const part = derived.updated_return;
  const out: Issue[] = [];
  const add = (path: PathOf<Pick<AnyItr, typeof U>>, message: string, severity: Issue['severity']) =>
    out.push({ path, message: { text: message }, severity });
  if (part?.eligible === 'N')
    add(
      `${U}.eligible`,
      'An updated return cannot be filed unless the conditions of section 139(8A) are met',
      'error',
    );
  const given = rowsOf(part?.reasons).map((row) => row.reason);
  const filed = part?.filed_before;
  if (filed === 'Y' && given.includes('1'))
    add(`${U}.reasons`, 'A return was already filed: choose another reason', 'error');
  if (filed === 'N' && given.length > 0 && !given.includes('1'))
    add(`${U}.reasons`, 'No return was filed before: choose that reason', 'error');
  if (filed === 'Y' && amountOf(part?.last_income) > amountOf(part?.updated_income))
    add(`${U}.last_income`, 'An updated return cannot show less income than the last valid return', 'error');
  if (amountOf(part?.net_payable) === 0)
    add(
      `${U}.net_payable`,
      'No additional tax is payable, so an updated return cannot be filed (section 139(8A))',
      'error',
    );
  else if (amountOf(part?.tax_due) > 0)
    add(`${U}.tax_due`, 'The tax must be paid before the updated return is filed (section 140B)', 'error');
  return out;
}
