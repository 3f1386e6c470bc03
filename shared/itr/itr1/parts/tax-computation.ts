import { group, pan, text } from '../../../forms/fields.ts';
import { rulesOf } from '../../../tax/years/index.ts';
import { code, money, total, totalIfAny, words } from '../../common/fields.ts';
import type { Itr1Year } from '../data/years.ts';

const LOSS = -99_999_999_999_999;

/** Keys of the allowed deductions, their node in the file and section. */
export const allowedDeductions = [
  ['sec_80c', 'Section80C', '80C'],
  ['sec_80ccc', 'Section80CCC', '80CCC'],
  ['sec_80ccd1', 'Section80CCDEmployeeOrSE', '80CCD(1)'],
  ['sec_80ccd1b', 'Section80CCD1B', '80CCD(1B)'],
  ['sec_80ccd2', 'Section80CCDEmployer', '80CCD(2)'],
  ['sec_80d', 'Section80D', '80D'],
  ['sec_80dd', 'Section80DD', '80DD'],
  ['sec_80ddb', 'Section80DDB', '80DDB'],
  ['sec_80e', 'Section80E', '80E'],
  ['sec_80ee', 'Section80EE', '80EE'],
  ['sec_80eea', 'Section80EEA', '80EEA'],
  ['sec_80eeb', 'Section80EEB', '80EEB'],
  ['sec_80g', 'Section80G', '80G'],
  ['sec_80gg', 'Section80GG', '80GG'],
  ['sec_80gga', 'Section80GGA', '80GGA'],
  ['sec_80ggc', 'Section80GGC', '80GGC'],
  ['sec_80u', 'Section80U', '80U'],
  ['sec_80tta', 'Section80TTA', '80TTA'],
  ['sec_80ttb', 'Section80TTB', '80TTB'],
  ['sec_80cch', 'AnyOthSec80CCH', '80CCH'],
] as const;

/** Parts C and D, for the sections the form has: allowed deductions, total income and tax under the chosen regime; all calculated. */
export const taxComputation = (
  year: Itr1Year,
  sections: readonly (typeof allowedDeductions)[number][] = allowedDeductions,
  { income, tax } = year.nodes,
  law = rulesOf(year.assessmentYear),
) =>
  group(
    { label: 'Tax computation' },
    {
      gross_total_income: total('Gross total income', `${income}.GrossTotIncome`, { min: LOSS }),
      gross_total_income_with_112a: total(
        'Gross total income with long-term gains u/s 112A',
        year.detailed ? `${income}.GrossTotIncomeIncLTCG112A` : undefined,
        { min: LOSS },
      ),
      allowed: group(
        { label: 'Deductions allowed' },
        {
          ...(Object.fromEntries(
            sections.map(([key, node, section]) => [
              key,
              total(`Section ${section}`, `${income}.DeductUndChapVIA.${node}`, { section }),
            ]),
          ) as Record<(typeof allowedDeductions)[number][0], ReturnType<typeof total>>),
          total: total('Total deductions', `${income}.DeductUndChapVIA.TotalChapVIADeductions`),
        },
      ).optional(),
      total_income: total('Total income', `${income}.TotalIncome`, {
        section: '288A',
        max: law.simpleForms.income + law.capitalGains.exemption112A,
      }),
      tax: total('Tax on total income', `${tax}.TotalTaxPayable`),
      rebate_87a: total('Rebate', `${tax}.Rebate87A`, { section: '87A', max: law.rebate.new.max }),
      tax_after_rebate: total('Tax after rebate', `${tax}.TaxPayableOnRebate`),
      cess: total('Health and education cess at 4%', `${tax}.EducationCess`),
      total_tax_and_cess: total('Total tax and cess', `${tax}.GrossTaxLiability`),
      relief_89: money('Relief for arrears of salary', `${tax}.Section89`, {
        section: '89',
        help: 'File Form 10E first',
      }),
      net_tax: total('Balance tax after relief', `${tax}.NetTaxLiability`),
      interest_234a: total('Interest for late filing', `${tax}.IntrstPay.IntrstPayUs234A`, {
        section: '234A',
      }),
      interest_234b: total('Interest for default in advance tax', `${tax}.IntrstPay.IntrstPayUs234B`, {
        section: '234B',
      }),
      interest_234c: total('Interest for deferment of advance tax', `${tax}.IntrstPay.IntrstPayUs234C`, {
        section: '234C',
      }),
      fee_234f: total('Fee for late filing', `${tax}.IntrstPay.LateFilingFee234F`, {
        section: '234F',
      }),
      ...(year.moreContacts
        ? {
            fee_234i: totalIfAny('Fee for a late revised return', `${tax}.IntrstPay.FeeFurnish234I`, {
              section: '234-I',
            }),
          }
        : {}),
      total_interest: total('Total interest and fee', `${tax}.TotalIntrstPay`),
      total_liability: total('Total tax, fee and interest', `${tax}.TotTaxPlusIntrstPay`),
      balance_payable: total('Amount payable', 'TaxPaid.BalTaxPayable', { section: '288B' }),
      refund: total('Refund', 'Refund.RefundDue', { section: '288B' }),
    },
  ).optional();

/** Verification, and the return preparer. */
export const verification = group(
  { label: 'Verification', json: 'Verification', keeps: true },
  {
    name: words('Name', 'Declaration.AssesseeVerName', 127, { help: 'Who verifies the return' }),
    father_name: words("Father's name", 'Declaration.FatherName', 125),
    pan: pan('PAN', { json: 'Declaration.AssesseeVerPAN' }),
    capacity: code('Capacity', 'Capacity', [
      { value: 'S', label: 'Self' },
      { value: 'R', label: 'Representative' },
    ]),
    place: words('Place', 'Place', 50),
  },
);

/** Return preparer under the department's scheme (s.139B). */
export const returnPreparer = group(
  { label: 'Tax return preparer', json: 'TaxReturnPreparer', section: '139B' },
  {
    number: text('Identification number', {
      json: 'IdentificationNoOfTRP',
      pattern: /^(T\d{9}|\d{6})$/,
      example: 'T123456789',
    }),
    name: words('Name', 'NameOfTRP', 125),
    reimbursement: money('Reimbursement from the Government', 'ReImbFrmGov', {
      jsonDefault: undefined,
      reported: true,
    }),
  },
).optional();
