import * as z from 'zod';
import { group, pan } from '../../forms/fields.ts';
import type { Step } from '../../forms/form.ts';
import { code, total, words } from '../common/fields.ts';
import { withChanges } from '../common/places.ts';
import type { Itr1Year } from '../itr1/data/years.ts';
import { oneProperty, properties } from '../itr1/parts/house-property.ts';
import { exemptIncome, otherSources } from '../itr1/parts/other-sources.ts';
import { salary } from '../itr1/parts/salary.ts';
import { allowedDeductions, returnPreparer, taxComputation } from '../itr1/parts/tax-computation.ts';
import { bankAccounts } from '../itr1/parts/taxes-paid.ts';
import { deductions as simpleDeductions } from '../itr1/schema.ts';
import type { Itr4 } from '../values/itr4.ts';
import { assessee, filing } from './parts/assessee.ts';
import { business44ad, otherBusiness, profession44ada, specialBusiness } from './parts/business.ts';
import { taxesPaid } from './parts/taxes-paid.ts';
import { itr4Changes } from './places.ts';

/** Chapter VI-A of ITR-4: that of ITR-1 without 80GGA, which is closed to those with business income. */
const deductions = (year: Itr1Year) => {
  const { shape } = simpleDeductions(year).unwrap();
  const kept = Object.fromEntries(Object.entries(shape).filter(([key]) => !key.includes('80gga')));
  return group({ label: 'Deductions under Chapter VI-A', source: year.source }, kept).optional();
};

/** Exempt income of ITR-4: rows and total are in another node than in ITR-1. */
const exempt = (year: Itr1Year) => {
  const { shape } = exemptIncome(year).unwrap();
  const rows = shape.rows.unwrap();
  return group(
    { label: 'Exempt income', source: year.source },
    {
      ...shape,
      rows: rows.meta({ ...rows.meta(), json: 'TaxExmpIntIncDtls.OthersInc.OthersIncDtls' }).optional(),
      total: total('Exempt income', 'TaxExmpIntIncDtls.OthersInc.OthersTotalTaxExe'),
    },
  ).optional();
};

/** House property of ITR-4: the total of the head is written even when nil. */
const houseProperty = (year: Itr1Year) =>
  group(
    { label: 'House property', source: year.source },
    {
      ...properties(year).unwrap().shape,
      income: total('Income from house property', `${year.nodes.income}.TotalIncomeChargeableUnHP`, {
        min: -99_999_999_999_999,
      }),
    },
  ).optional();

/** Tax computation of ITR-4: no 80GGA, and the file has no total of interest and fee. */
const tax = (year: Itr1Year) => {
  const sections = allowedDeductions.filter(([key]) => key !== 'sec_80gga');
  const { shape } = taxComputation(year, sections).unwrap();
  return group(
    { label: 'Tax computation', source: year.source },
    { ...shape, total_interest: total('Total interest and fee', undefined) },
  ).optional();
};

const verification = group(
  { label: 'Verification', json: 'Verification', keeps: true },
  {
    name: words('Name', 'Declaration.AssesseeVerName', 127),
    father_name: words("Father's name", 'Declaration.FatherName', 125),
    pan: pan('PAN', { json: 'Declaration.AssesseeVerPAN' }),
    capacity: code('Capacity', 'Capacity', [
      { value: 'S', label: 'Self' },
      { value: 'R', label: 'Representative' },
      { value: 'K', label: 'Karta' },
      { value: 'P', label: 'Partner' },
    ]),
    place: words('Place', 'Place', 50),
  },
);

const plainSchema = (year: Itr1Year) =>
  z.strictObject({
    personal: assessee(year),
    filing: filing(year),
    special_business: specialBusiness,
    salary: salary(year),
    house_property: year.propertyRows ? houseProperty(year) : oneProperty(year),
    business44ad: business44ad(year),
    business_other: otherBusiness(year),
    profession44ada: profession44ada(year),
    other_sources: otherSources(year),
    exempt_income: exempt(year),
    deductions: deductions(year),
    taxes_paid: taxesPaid(year),
    bank_accounts: bankAccounts(year),
    tax: tax(year),
    verification,
    return_preparer: returnPreparer,
  });

/** The complete ITR-4 of a year; JSON paths are relative to `ITR.ITR4`. */
export const itr4Schema = (year: Itr1Year): ReturnType<typeof plainSchema> =>
  withChanges(plainSchema(year), itr4Changes(year));

/** The eight steps as documented. */
export const itr4Steps = [
  {
    id: 'basic',
    title: 'Basic Information',
    intro:
      'For turnover up to 2 crore (business) or receipts up to 50 lakh (profession); 3 crore and 75 lakh where cash is at most 5%',
    parts: ['personal', 'filing', 'special_business'],
  },
  { id: 'salary', title: 'Income from Salary', parts: ['salary'] },
  { id: 'house-property', title: 'House Property', parts: ['house_property'] },
  { id: 'business', title: 'Presumptive Business (44AD)', parts: ['business44ad', 'business_other'] },
  { id: 'profession', title: 'Presumptive Profession (44ADA)', parts: ['profession44ada'] },
  { id: 'other-income', title: 'Other Income', parts: ['other_sources', 'exempt_income'] },
  { id: 'deductions', title: 'Deductions', parts: ['deductions'] },
  {
    id: 'tax',
    title: 'Tax Computation',
    parts: ['taxes_paid', 'bank_accounts', 'tax', 'verification', 'return_preparer'],
  },
] as const satisfies readonly Step<keyof Itr4>[];
