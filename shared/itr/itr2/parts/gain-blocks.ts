import { aadhaar, decimal, pan } from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { countries, countriesAbroad } from '../../codes/countries.ts';
import { statesAndForeign } from '../../codes/states.ts';
import { code, money, pin, total, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import type { Row } from '../../values/names.ts';
import { LOSS } from './house-property.ts';

/** Cost of shares a company bought back, a loss as the file has it: negative (s.46A). */
export const buyBackLoss = {
  section: '46A',
  min: LOSS,
  max: 0,
  help: 'Cost of shares a company bought back from 1 October 2024, entered as a negative amount: the amount received is dividend (Other sources)',
} as const;

/** Deductions of section 48, not indexed. */
const deductions48 = {
  cost: money('Cost of acquisition without indexation', 'DeductSec48.AquisitCost', { section: '48' }),
  improvement: money('Cost of improvement without indexation', 'DeductSec48.ImproveCost', { section: '48' }),
  expenses: money('Expenditure on transfer', 'DeductSec48.ExpOnTrans', { section: '48' }),
  deductions: total('Total deductions', 'DeductSec48.TotalDedn', { section: '48' }),
};

const result = {
  balance: total('Balance', 'BalanceCG', { min: LOSS }),
  gain: total('Capital gain', 'CapgainonAssets', { min: LOSS }),
};

const disallowed = {
  loss_94: money('Loss to be disallowed', 'LossSec94of7Or94of8', { section: '94(7), 94(8)' }),
};
const exempt54F = {
  exempt_54f: money('Deduction claimed', 'DeductionUs54F', {
    section: '54F',
    max: common.capitalGains.houseExemptionCap,
  }),
};

const unquoted = {
  unquoted_value: money('Consideration for unquoted shares', 'FullValueConsdRecvUnqshr'),
  unquoted_fmv: money('Fair market value of unquoted shares', 'FairMrktValueUnqshr'),
  unquoted_50ca: total('Full value for unquoted shares', 'FullValueConsdSec50CA', { section: '50CA' }),
  other_value: money('Consideration for other assets', 'FullValueConsdOthUnqshr'),
  full_value: total('Full value of consideration', 'FullConsideration'),
};
const plainValue = { full_value: money('Full value of consideration', 'FullConsideration') };

/** Deductions of a block after the balance: a loss disallowed u/s 94, or an exemption u/s 54F. */
export type After = 'loss_94' | 'exempt_54f';

type Meta = { label: string; json: string; section?: string };

/** A block of one total (items A2, B2, B3). */
export const block = (meta: Meta, after: After) =>
  sheet(
    { ...meta, needs: ['DeductSec48'] },
    { ...plainValue, ...deductions48, ...(after === 'loss_94' ? disallowed : exempt54F), ...result },
  ).optional();

/** A block with separate fields for unquoted shares (items A4, A5, B6, B9). */
export const blockWithUnquoted = (meta: Meta, after: After) =>
  sheet(
    { ...meta, needs: ['DeductSec48'] },
    { ...unquoted, ...deductions48, ...(after === 'loss_94' ? disallowed : exempt54F), ...result },
  ).optional();

/** Buyers of an immovable property. */
export const buyers = table(
  { label: 'Buyers', rowLabel: 'Buyer', reported: true, json: 'TrnsfImmblPrprty.TrnsfImmblPrprtyDtls' },
  {
    name: words('Name of the buyer', 'NameOfBuyer', 125),
    pan: pan('PAN of the buyer', { json: 'PANofBuyer', section: '194-IA' }).optional(),
    aadhaar: aadhaar('Aadhaar of the buyer', { json: 'AaadhaarOfBuyer' }).optional(),
    share: decimal('Share in percent', { json: 'PercentageShare', max: 100 }),
    amount: money('Amount', 'Amount'),
    address: words('Address of the property', 'AddressOfProperty', 250),
    state: code('State', 'StateCode', statesAndForeign),
    country: code('Country', 'CountryCode', countries, { jsonDefault: '91' }).optional(),
    pincode: pin('PinCode', { when: (row: Row) => (row['country'] ?? '91') === '91' }),
    zip_code: wordsIfAny('ZIP code', 'ZipCode', 8, { when: (row: Row) => (row['country'] ?? '91') !== '91' }),
  },
).optional();

/** Gains a treaty exempts or taxes at its own rate. */
export const treatyRows = (items: Readonly<Record<string, unknown>>) =>
  table(
    {
      label: 'Gains under a tax treaty, included above',
      rowLabel: 'Gain',
      json: 'NRICgDTAA.NRIDTAADtls',
      section: '90',
    },
    {
      amount: money('Amount of income', 'DTAAamt', { min: LOSS }),
      item: code(
        'Item in which it is included',
        'ItemNoincl',
        Object.keys(items)
          .sort(new Intl.Collator('en', { numeric: true }).compare)
          .map((value) => ({ value, label: value })),
      ),
      country_name: words('Name of the country', 'CountryName', 55),
      country: code('Country', 'CountryCodeExcludingIndia', countriesAbroad),
      article: words('Article of the treaty', 'DTAAarticle', 16),
      treaty_rate: decimal('Rate of the treaty in percent', { json: 'RateAsPerTreaty', max: 100 }),
      certificate: code('Is a tax residency certificate obtained?', 'TaxRescertifiedFlag', [
        { value: 'Y', label: 'Yes' },
        { value: 'N', label: 'No' },
      ]).optional(),
      section: words('Section of the Act', 'SecITAct', 10),
      act_rate: decimal('Rate of the Act in percent', { json: 'RateAsPerITAct', max: 100 }),
      rate: decimal('Applicable rate in percent', {
        json: 'ApplicableRate',
        max: 100,
        help: 'The lower of the two rates',
        computed: true,
      }).optional(),
    },
  ).optional();
