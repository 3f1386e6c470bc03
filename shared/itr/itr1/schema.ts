import * as z from 'zod';
import { group } from '../../forms/fields.ts';
import type { Step } from '../../forms/form.ts';
import { earlierInsurers, withChanges } from '../common/places.ts';
import type { Itr1 } from '../values/itr1.ts';
import type { Itr1Year } from './data/years.ts';
import { deductions as fullDeductions } from './parts/deductions.ts';
import { withoutParticulars } from './parts/deductions-2024.ts';
import { conditions, filing } from './parts/filing.ts';
import { oneProperty, properties } from './parts/house-property.ts';
import { exemptIncome, otherSources } from './parts/other-sources.ts';
import { personal } from './parts/personal.ts';
import { salary } from './parts/salary.ts';
import { returnPreparer, taxComputation, verification } from './parts/tax-computation.ts';
import { bankAccounts, taxesPaid } from './parts/taxes-paid.ts';

/** Part C with the particulars of the year. */
export const deductions = (year: Itr1Year): ReturnType<typeof fullDeductions> => {
  const full = fullDeductions(year);
  return year.detailed
    ? full
    : group(
        { label: 'Deductions under Chapter VI-A' },
        withoutParticulars(full.unwrap().shape, `${year.nodes.income}.UsrDeductUndChapVIA`),
      ).optional();
};

const plainSchema = (year: Itr1Year) =>
  z.strictObject({
    personal: personal(year),
    filing: filing(year),
    conditions,
    salary: salary(year),
    house_property: year.propertyRows ? properties(year) : oneProperty(year),
    other_sources: otherSources(year),
    exempt_income: exemptIncome(year),
    deductions: deductions(year),
    taxes_paid: taxesPaid(year),
    bank_accounts: bankAccounts(year),
    tax: taxComputation(year),
    verification,
    return_preparer: returnPreparer,
  });

/** The complete ITR-1 of a year; JSON paths are relative to `ITR.ITR1`. */
export const itr1Schema = (year: Itr1Year): ReturnType<typeof plainSchema> =>
  withChanges(plainSchema(year), year.moreContacts ? {} : earlierInsurers);

/** The eight steps, in the department's order. */
export const itr1Steps = [
  {
    id: 'personal',
    title: 'Personal information',
    intro: 'ITR-1 (Sahaj): resident individuals with total income up to 50 lakh',
    parts: ['personal'],
  },
  { id: 'filing', title: 'Filing status', parts: ['filing', 'conditions'] },
  { id: 'salary', title: 'Salary and pension', parts: ['salary'] },
  { id: 'house-property', title: 'House property', parts: ['house_property'] },
  {
    id: 'other-sources',
    title: 'Other sources and exempt income',
    parts: ['other_sources', 'exempt_income'],
  },
  { id: 'deductions', title: 'Deductions', parts: ['deductions'] },
  { id: 'taxes-paid', title: 'Taxes paid and bank accounts', parts: ['taxes_paid', 'bank_accounts'] },
  { id: 'tax', title: 'Tax computation and verification', parts: ['tax', 'verification', 'return_preparer'] },
] as const satisfies readonly Step<keyof Itr1>[];
