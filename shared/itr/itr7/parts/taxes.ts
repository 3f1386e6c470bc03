import { code, total, totalIfAny } from '../../common/fields.ts';
import { sheet } from '../../common/sheet.ts';
import { type Line, worked } from '../../itr3/parts/lines.ts';
import type { FieldName } from '../../values/names.ts';

const C = 'ComputationOfTaxLiability';
const T = `${C}.TaxPayableOnTI`;
const I = `${C}.IntrstPay`;
const line = (key: FieldName, label: string, json: string, more: Line[3] = {}): Line => [
  key,
  label,
  json,
  more,
];

/** Part B-TTI. */
export const tax = sheet(
  {
    label: 'Tax computation',
    json: 'PartB_TTI',
    needs: ['', T, `${C}.TaxRelief`, I, 'TaxPaid.TaxesPaid', 'Refund.BankAccountDtls'],
  },
  {
    ...worked([
      line('normal', 'Tax at normal rates', `${T}.TaxAtNormalRates`),
      line('special', 'Tax at special rates', `${T}.TaxAtSpecialRates`),
      line('anonymous', 'Tax on anonymous donations', `${T}.DonationUs115BC`, { section: '115BBC' }),
      line('specified', 'Tax on specified income', `${T}.TaxIncChargUs115BBI`, { section: '115BBI' }),
      line('maximum', 'Tax at the maximum marginal rate', `${T}.TaxAtMarginalRate`, { section: '167B' }),
      line('agricultural_rebate', 'Rebate on agricultural income', `${T}.RebateOnAgricultureInc`),
      line('tax', 'Tax on total income', `${T}.TaxPayableOnTotInc`),
      line('surcharge_115bbe', 'Surcharge on income under section 115BBE', `${C}.Surcharge25ofSI`),
      line('surcharge', 'Surcharge', `${C}.SurchargeOnTaxPayable`, { help: 'After marginal relief' }),
      line('total_surcharge', 'Total surcharge', `${C}.TotalSurcharge`),
      line('cess', 'Health and education cess', `${C}.EducationCess`),
      line('gross_liability', 'Gross tax liability', `${C}.GrossTaxLiability`),
      line('relief_90', 'Relief where a treaty applies', `${C}.TaxRelief.Section90`, { section: '90, 90A' }),
      line('relief_91', 'Relief where no treaty applies', `${C}.TaxRelief.Section91`, { section: '91' }),
      line('total_relief', 'Total relief', `${C}.TaxRelief.TotTaxRelief`),
      line('net_tax', 'Net tax liability', `${C}.NetTaxLiability`),
      line('interest_234a', 'Interest for late filing', `${I}.IntrstPayUs234A`, { section: '234A' }),
      line('interest_234b', 'Interest for default in advance tax', `${I}.IntrstPayUs234B`, {
        section: '234B',
      }),
      line('interest_234c', 'Interest for deferment of advance tax', `${I}.IntrstPayUs234C`, {
        section: '234C',
      }),
      line('fee_234f', 'Fee for late filing', `${I}.LateFilingFee234F`, { section: '234F' }),
    ]),
    fee_234i: totalIfAny('Fee for a late revised return', `${I}.FeeFurnish234I`, { section: '234-I' }),
    ...worked([
      line('total_interest', 'Total interest and fee', `${I}.TotalIntrstPay`),
      line('total_liability', 'Total tax, fee and interest', `${C}.AggregateTaxInterestLiability`),
      line('balance_payable', 'Amount payable', 'TaxPaid.BalTaxPayable', { section: '288B' }),
      line('refund', 'Refund', 'Refund.RefundDue', { section: '288B' }),
    ]),
    accreted: total('Tax on accreted income', 'Refund.NetTaxPyblOn115TDInc', { section: '115TD' }),
    foreign_assets: code(
      'Is there any asset, account or signing authority outside India?',
      'AssetOutsideIndiaFlg',
      [
        { value: 'YES', label: 'Yes' },
        { value: 'NO', label: 'No' },
      ],
      { jsonDefault: 'NO', help: 'Residents: Yes needs Schedule FA' },
    ).optional(),
  },
).optional();
