import * as z from 'zod';
import type { Step } from '../../forms/form.ts';
import { withChanges } from '../common/places.ts';
import { relocated } from '../common/relocated.ts';
import { withSource } from '../common/source.ts';
import { itr5Schema } from '../itr5/schema.ts';
import type { Itr7 } from '../values/itr7.ts';
import { changes, moves } from './data/places.ts';
import type { Itr7Year } from './data/years.ts';
import { businessAbout, scheduleBp } from './parts/business.ts';
import { accreted, shareholding, specified } from './parts/charges.ts';
import { audit, filing, people, personal, purpose, registration, verification } from './parts/general.ts';
import { appliedIncome, exemptIncome, forfeitedIncome } from './parts/income.ts';
import {
  accumulation,
  accumulationTaxed,
  balanceSheet,
  deemedApplication,
  deemedTaxed,
  investments,
  reconciliation,
} from './parts/investments.ts';
import { electoralTrust, party } from './parts/parties.ts';
import {
  application,
  contributions,
  exemptReceipts,
  financedReceipts,
  professionalReceipts,
  propertyIncome,
  smallReceipts,
} from './parts/receipts.ts';
import { capitalGains, otherSources, taxesPaid } from './parts/shared.ts';
import { tax } from './parts/taxes.ts';

const asIs = [
  'house_property',
  'schedule_vda',
  'pass_through',
  'current_losses',
  'special_income',
  'foreign_income',
  'tax_relief',
  'foreign_assets',
  'bank_in_india',
  'bank_accounts',
  'foreign_bank_accounts',
] as const satisfies readonly (keyof Itr7)[];

const plainSchema = (year: Itr7Year) => {
  const itr5 = itr5Schema(year as never).shape as unknown as Record<string, z.ZodType>;
  const shared = (key: string) => relocated(itr5[key]!, moves) as z.ZodOptional<z.ZodObject>;
  return z.strictObject({
    personal: personal(year),
    registration,
    filing: filing(year),
    purpose,
    audit,
    people,
    contributions,
    property_income: propertyIncome,
    application,
    accumulation: accumulation(year),
    accumulation_taxed: accumulationTaxed(year),
    deemed_application: deemedApplication(year),
    deemed_taxed: deemedTaxed(year),
    investments: investments(year),
    balance_sheet: balanceSheet,
    reconciliation,
    party,
    electoral_trust: electoralTrust,
    exempt_receipts: exemptReceipts,
    professional_receipts: professionalReceipts,
    financed_receipts: financedReceipts,
    small_receipts: smallReceipts,
    business_about: businessAbout,
    business_income: scheduleBp,
    ...Object.fromEntries(asIs.map((key) => [key, shared(key)])),
    other_sources: otherSources(shared('other_sources')),
    capital_gains: capitalGains(shared('capital_gains')),
    specified,
    accreted: accreted(year),
    shareholding,
    applied_income: appliedIncome,
    exempt_income: exemptIncome,
    forfeited_income: forfeitedIncome,
    tax,
    taxes_paid: taxesPaid(shared('taxes_paid')),
    verification,
  });
};

/** The complete ITR-7 of a year; JSON paths are relative to `ITR.ITR7`. */
export const itr7Schema = (year: Itr7Year) =>
  withSource(withChanges(plainSchema(year), changes), () => year.source);

/** The steps: the department's parts and schedules, questions before the fields depending on them. */
export const itr7Steps = [
  {
    id: 'general',
    title: 'Part A: general, registration, purpose and audit',
    intro:
      'ITR-7: trusts, institutions, political parties and others who file under sections 139(4A) to (4D)',
    parts: ['personal', 'registration', 'filing', 'purpose', 'audit', 'people'],
  },
  {
    id: 'receipts',
    title: 'Contributions and receipts',
    parts: [
      'contributions',
      'property_income',
      'exempt_receipts',
      'professional_receipts',
      'financed_receipts',
      'small_receipts',
      'party',
      'electoral_trust',
    ],
  },
  {
    id: 'application',
    title: 'Application, accumulation and corpus',
    parts: [
      'application',
      'accumulation',
      'accumulation_taxed',
      'deemed_application',
      'deemed_taxed',
      'investments',
      'specified',
      'accreted',
    ],
  },
  {
    id: 'accounts',
    title: 'Balance sheet',
    parts: ['balance_sheet', 'reconciliation', 'shareholding'],
  },
  {
    id: 'heads',
    title: 'Income of other heads',
    parts: [
      'house_property',
      'business_about',
      'business_income',
      'capital_gains',
      'schedule_vda',
      'other_sources',
      'pass_through',
      'current_losses',
    ],
  },
  {
    id: 'foreign',
    title: 'Foreign income and assets',
    parts: ['foreign_income', 'tax_relief', 'foreign_assets'],
  },
  {
    id: 'tax',
    title: 'Total income, tax and verification',
    parts: [
      'applied_income',
      'exempt_income',
      'forfeited_income',
      'taxes_paid',
      'bank_in_india',
      'bank_accounts',
      'foreign_bank_accounts',
      'special_income',
      'tax',
      'verification',
    ],
  },
] as const satisfies readonly Step<keyof Itr7>[];
