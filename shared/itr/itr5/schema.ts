import * as z from 'zod';
import type { Step } from '../../forms/form.ts';
import { withChanges } from '../common/places.ts';
import { relocated } from '../common/relocated.ts';
import { withSource } from '../common/source.ts';
import { extended } from '../itr3/parts/lines.ts';
import { itr3Parts } from '../itr3/schema.ts';
import type { Itr5 } from '../values/itr5.ts';
import type { Itr5Year } from './data/years.ts';
import {
  capitalGains,
  carriages44ae,
  carriedLosses,
  otherInformation,
  otherSources,
  partnerFirms,
  profitLoss,
  scheduleBp,
  undertakings,
} from './parts/accounts.ts';
import { balanceSheet } from './parts/balance-sheet.ts';
import { deductions, offshoreUnits, societyIncome, startUp } from './parts/deductions.ts';
import { audit, filing, partners, personal, verification } from './parts/general.ts';
import { minimumTax, taxesPaid } from './parts/taxes.ts';
import { changes, moves } from './places.ts';

const asIs = [
  'manufacturing',
  'trading',
  'gst_turnover',
  'quantitative',
  'computation_standards',
  'research',
  'depreciation',
  'depreciation_summary',
  'asset_gains',
  'house_property',
  'schedule_112a',
  'schedule_115ad',
  'schedule_vda',
  'pass_through',
  'exempt_income',
  'unabsorbed',
  'current_losses',
  'brought_losses',
  'research_donations',
  'economic_zone',
  'foreign_income',
  'tax_relief',
  'foreign_assets',
  'pricing_adjustment',
  'bank_in_india',
  'bank_accounts',
  'foreign_bank_accounts',
  'special_income',
  'total_income',
  'business',
  'business44ad',
  'business_without_books',
  'speculation',
  'non_resident_business',
  'profession',
  'profession44ada',
  'business_totals',
] as const satisfies readonly (keyof Itr5)[];

const plainSchema = (year: Itr5Year) => {
  const itr3 = itr3Parts(year) as unknown as Record<string, z.ZodType>;
  const shared = (key: string) => relocated(itr3[key]!, moves) as z.ZodOptional<z.ZodObject>;
  return z.strictObject({
    personal: personal(year),
    filing: filing(year),
    audit,
    partners,
    balance_sheet: balanceSheet,
    ...Object.fromEntries(asIs.map((key) => [key, shared(key)])),
    profit_loss: profitLoss(shared('profit_loss')),
    other_sources: otherSources(shared('other_sources')),
    partner_firms: partnerFirms(shared('partner_firms')),
    other_information: otherInformation(shared('other_information')),
    capital_gains: capitalGains(shared('capital_gains')),
    carried_losses: carriedLosses(shared('carried_losses')),
    carriages44ae: carriages44ae(shared('carriages44ae')),
    schedule_bp: scheduleBp(shared('schedule_bp')),
    tax: extended(shared('tax'), {}, { needs: ['ComputationOfTaxLiability.TaxRelief'] }).optional(),
    undertakings: undertakings(shared('undertakings')),
    ...minimumTax(year),
    deductions: relocated(deductions(year), moves)!,
    society_income: societyIncome,
    start_up: startUp(year),
    offshore_units: offshoreUnits(year),
    taxes_paid: taxesPaid(year),
    verification,
  });
};

const made = new WeakMap<Itr5Year, ReturnType<typeof plainSchema>>();

/**
 * The complete ITR-5 of a year; JSON paths are relative to `ITR.ITR5`. Cached by year, since ITR-6 uses its
 * parts too.
 */
export const itr5Schema = (year: Itr5Year): ReturnType<typeof plainSchema> => {
  const known = made.get(year);
  if (known) return known;
  const schema = withSource(withChanges(plainSchema(year), changes), () => year.source);
  made.set(year, schema);
  return schema;
};

/** The steps: the department's parts and schedules in its order, business as in ITR-3. */
export const itr5Steps = [
  {
    id: 'general',
    title: 'Part A: general, partners or members and audit',
    intro:
      'ITR-5: firms, limited liability partnerships, associations, bodies of individuals, co-operative societies, local authorities and juridical persons',
    parts: ['personal', 'filing', 'audit', 'partners'],
  },
  {
    id: 'accounts',
    title: 'Balance sheet, trading and profit and loss account',
    parts: ['balance_sheet', 'manufacturing', 'trading', 'profit_loss', 'partner_firms', 'gst_turnover'],
  },
  {
    id: 'other-information',
    title: 'Other information and depreciation',
    parts: [
      'other_information',
      'quantitative',
      'computation_standards',
      'research',
      'depreciation',
      'depreciation_summary',
      'asset_gains',
    ],
  },
  {
    id: 'business',
    title: 'Business income',
    parts: [
      'business',
      'business44ad',
      'profession44ada',
      'carriages44ae',
      'business_without_books',
      'profession',
      'speculation',
      'non_resident_business',
      'schedule_bp',
      'business_totals',
    ],
  },
  {
    id: 'property-gains',
    title: 'House property and capital gains',
    parts: ['house_property', 'capital_gains', 'schedule_112a', 'schedule_115ad', 'schedule_vda'],
  },
  {
    id: 'sources-losses',
    title: 'Other sources, exempt income and losses',
    parts: [
      'other_sources',
      'pass_through',
      'exempt_income',
      'carried_losses',
      'unabsorbed',
      'current_losses',
      'brought_losses',
      'amt',
      'amtc',
    ],
  },
  {
    id: 'deductions-foreign',
    title: 'Deductions, foreign income and assets',
    parts: [
      'deductions',
      'society_income',
      'start_up',
      'offshore_units',
      'undertakings',
      'research_donations',
      'economic_zone',
      'foreign_income',
      'tax_relief',
      'foreign_assets',
      'pricing_adjustment',
    ],
  },
  {
    id: 'tax',
    title: 'Taxes paid, tax computation and verification',
    parts: [
      'taxes_paid',
      'bank_in_india',
      'bank_accounts',
      'foreign_bank_accounts',
      'special_income',
      'total_income',
      'tax',
      'verification',
    ],
  },
] as const satisfies readonly Step<keyof Itr5>[];
