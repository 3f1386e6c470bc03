import type * as z from 'zod';
import { pan } from '../../../forms/fields.ts';
import { tdsSections, toPartners } from '../../codes/tds-sections.ts';
import { code, itrTan, money, moneyIfAny, total } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { taxesPaid as itr2Taxes } from '../../itr2/parts/taxes-paid.ts';
import { extended, LOSS, typed, without, worked } from '../../itr3/parts/lines.ts';
import { minimumTax as itr3Minimum } from '../../itr3/parts/losses.ts';
import type { Row } from '../../values/names.ts';
import type { Itr5Year } from '../data/years.ts';

const heads = [
  { value: 'BP', label: 'Business or profession' },
  { value: 'HP', label: 'House property' },
  { value: 'CG', label: 'Capital gains' },
  { value: 'OS', label: 'Other sources' },
  { value: 'EI', label: 'Exempt income' },
] as const;
const notSalaries = tdsSections.filter(({ value }) => !/^(92[ABC]|192A)$/.test(value));

/** Taxes paid: no salary; tax collected at source in a separate schedule. */
export const taxesPaid = (year: Itr5Year) => {
  const base = itr2Taxes(year).unwrap();
  const again = (
    part: typeof base.shape.tds_other | typeof base.shape.tds_buyer_tenant,
    list: Parameters<typeof code>[2],
  ) => {
    const rows = part.unwrap();
    return table(rows.meta() as unknown as Parameters<typeof table>[0], {
      ...rows.element.shape,
      section: code('Section', 'TDSSection', [...notSalaries, toPartners]),
      head: code('Head of income', 'HeadOfIncome', list).optional(),
    }).optional();
  };
  return extended(without(base, 'tds_salary', 'total_tds_salary'), {
    tds_other: again(base.shape.tds_other, [...heads, { value: 'NA', label: 'Not applicable' }]),
    tds_buyer_tenant: again(base.shape.tds_buyer_tenant, heads),
    tcs: table(
      {
        label: 'Tax collected at source (Form 27D)',
        rowLabel: 'Collection',
        json: 'ScheduleTCS.TCSDetails',
        needs: ['EmployerOrDeductorOrCollectDetl', 'TCSClaimedThisYearDtls'],
      },
      {
        credit_of: code('Credit relating to', 'EmployerOrDeductorOrCollectDetl.TCSCreditName', [
          { value: 'S', label: 'Self' },
          { value: 'O', label: 'Other person' },
        ]),
        other_pan: pan('PAN of the other person', {
          json: 'EmployerOrDeductorOrCollectDetl.PANofOtherPerson',
          when: (row: Row) => row['credit_of'] === 'O',
        }).optional(),
        tan: itrTan('TAN of the collector', 'EmployerOrDeductorOrCollectDetl.TAN'),
        year: code('Year of collection, if brought forward', 'DeductedYr', year.earlierYears, {
          jsonAs: 'number',
        }).optional(),
        brought_forward: moneyIfAny('Tax brought forward', 'BroughtFwdTCSAmt', { reported: true }),
        collected: money('Tax collected in own hands', 'TCSCurrFYDtls.TCSAmtCollOwnHands'),
        other_collected: moneyIfAny(
          'Tax collected in the hands of the other person',
          'TCSCurrFYDtls.TCSAmtCollOthrHands',
        ),
        tcs_claimed: money(
          'Tax claimed this year in own hands',
          'TCSClaimedThisYearDtls.TCSAmtCollOwnHands',
          { claims: { of: ['collected', 'other_collected'], less: 'claimed_other', did: 'collected' } },
        ),
        claimed_other: moneyIfAny(
          'Tax claimed by the other person',
          'TCSClaimedThisYearDtls.TCSAmtCollOthrHands.TaxClaimedTCS',
          { reported: true },
        ),
        claimed_pan: pan('PAN of the other person', {
          json: 'TCSClaimedThisYearDtls.TCSAmtCollOthrHands.PANOfOthrPrsn',
        }).optional(),
        carried_forward: total('Tax carried forward', 'AmtCarriedFwd'),
      },
    ).optional(),
  }).optional();
};

/** Schedules AMT and AMTC; the file has the additions as a list of one. */
export const minimumTax = (year: Itr5Year) => {
  const { amtc } = itr3Minimum(year);
  const credits = amtc.unwrap();
  const rows = (credits.shape['rows'] as unknown as z.ZodOptional<z.ZodArray<z.ZodObject>>).unwrap();
  const years = Array.from({ length: Number(year.fileYear) - 2012 }, (_, i) => {
    const value = `${2012 + i}-${String(13 + i)}`;
    return { value, label: value };
  });
  return {
    amt: sheet(
      { label: 'Alternate minimum tax', json: 'ScheduleAMT', section: '115JC' },
      {
        total_income: total('Total income', 'TotalIncItem13', { min: LOSS }),
        added: table(
          {
            label: 'Deductions added back',
            rowLabel: 'Deductions',
            json: 'AdjustmentSec115JC',
            maxRows: 1,
          },
          {
            part_c: total('Profit-linked deductions added back', 'DeductClaimSec6A'),
            sec_10aa: total('Deduction under section 10AA', 'DeductClaimSec10AA', { section: '10AA' }),
            ...typed([
              [
                'sec_35ad',
                'Deduction under section 35AD less depreciation',
                'DeductClaimSec35AD',
                { section: '35AD' },
              ],
            ]),
            total: total('Total', 'Total'),
          },
        ).optional(),
        ...worked([
          ['adjusted', 'Adjusted total income', 'AdjustedUnderSec115JC'],
          [
            'ifsc',
            'of which from units in an International Financial Services Centre',
            'AdjustedUnderSec115JCIFSC',
          ],
          ['other_units', 'of which from other units', 'AdjustedUnderSec115JCOther', { min: LOSS }],
          ['tax', 'Minimum tax', 'TaxPayableUnderSec115JC'],
        ]),
      },
    ).optional(),
    amtc: extended(amtc, {
      rows: table(
        { ...(rows.meta() as unknown as Parameters<typeof table>[0]), maxRows: years.length },
        { ...rows.element.shape, year: code('Assessment year', 'AssYr', years) },
      ).optional(),
      year: code(
        'Assessment year',
        'CurrAssYr',
        [{ value: year.assessmentYear, label: year.assessmentYear }],
        { jsonDefault: year.assessmentYear, computed: true },
      ).optional(),
      current_balance: total('Credit of the year, balance', 'CurrYrCreditBalBF'),
    }).optional(),
  };
};
