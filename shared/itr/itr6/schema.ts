import * as z from 'zod';
import type { Step } from '../../forms/form.ts';
import { code } from '../common/fields.ts';
import { withChanges } from '../common/places.ts';
import { relocated } from '../common/relocated.ts';
import { table } from '../common/sheet.ts';
import { withSource } from '../common/source.ts';
import { extended, typed, worked } from '../itr3/parts/lines.ts';
import { itr5Years } from '../itr5/data/years.ts';
import { itr5Schema } from '../itr5/schema.ts';
import type { Itr6 } from '../values/itr6.ts';
import { auditedSections6 } from './data/codes.ts';
import { changes, moves } from './data/places.ts';
import type { Itr6Year } from './data/years.ts';
import { carriages44ae, otherInformation, profitLoss, scheduleBp, totalIncome } from './parts/accounts.ts';
import { balanceSheet } from './parts/balance-sheet.ts';
import { companyInfo, filing, personal, verification } from './parts/general.ts';
import { balanceSheetIndAs, otherComprehensive } from './parts/ind-as.ts';
import { dividends80m, minimumTax } from './parts/minimum-tax.ts';
import {
  assetsLiabilities,
  foreignCurrency,
  shareholding,
  startUpAssets,
  startUpHolders,
} from './parts/shares.ts';

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
  'non_resident_business',
  'business',
  'business_totals',
  'partner_firms',
  'other_sources',
  'capital_gains',
  'carried_losses',
  'undertakings',
  'start_up',
  'offshore_units',
  'tax',
  'taxes_paid',
] as const satisfies readonly (keyof Itr6)[];

type Part = z.ZodOptional<z.ZodObject>;

/** Part A-GEN 2: the sections of reports a company files. */
const audit = (base: z.ZodObject) => {
  const list = (base.shape['other_audits'] as unknown as z.ZodOptional<z.ZodArray<z.ZodObject>>).unwrap();
  return extended(base, {
    other_audits: table(list.meta() as unknown as Parameters<typeof table>[0], {
      ...list.element.shape,
      section: code('Section', 'AuditedSection', auditedSections6),
    }).optional(),
  });
};

/** Chapter VI-A: deductions only for companies. */
const deductions = (base: Part) => {
  const allowed = (base.unwrap() as z.ZodObject).shape['allowed'] as unknown as Part;
  return extended(base, {
    ...typed([
      [
        'sec_80pa',
        'Income of a producer company',
        'ScheduleVIA.UsrDeductUndChapVIA.Section80PA',
        { section: '80PA' },
      ],
    ]),
    allowed: extended(allowed, {
      ...worked([['sec_80pa', 'Section 80PA', 'DeductUndChapVIA.Section80PA', { section: '80PA' }]]),
    }).optional(),
  }).optional();
};

const plainSchema = (year: Itr6Year) => {
  const itr5 = itr5Schema(itr5Years[year.assessmentYear as keyof typeof itr5Years])
    .shape as unknown as Record<string, z.ZodType>;
  const shared = (key: string) => relocated(itr5[key]!, moves) as Part;
  return z.strictObject({
    personal: personal(year),
    filing: filing(year),
    audit: audit(shared('audit') as unknown as z.ZodObject),
    company: companyInfo,
    balance_sheet: balanceSheet,
    balance_sheet_ind_as: balanceSheetIndAs,
    ...Object.fromEntries(asIs.map((key) => [key, shared(key)])),
    profit_loss: profitLoss(shared('profit_loss')),
    comprehensive_income: otherComprehensive,
    other_information: otherInformation(shared('other_information')),
    carriages44ae: carriages44ae(shared('carriages44ae')),
    schedule_bp: scheduleBp(shared('schedule_bp')),
    total_income: totalIncome(shared('total_income')),
    ...minimumTax(year),
    deductions: deductions(shared('deductions')),
    dividends: dividends80m,
    shareholding,
    start_up_holders: startUpHolders,
    assets_liabilities: assetsLiabilities,
    start_up_assets: startUpAssets,
    foreign_currency: foreignCurrency,
    verification,
  });
};

/** The complete ITR-6 of a year; JSON paths are relative to `ITR.ITR6`. */
export const itr6Schema = (year: Itr6Year) =>
  withSource(withChanges(plainSchema(year), changes), () => year.source);

/** The steps: the department's parts and schedules in its order. */
export const itr6Steps = [
  {
    id: 'general',
    title: 'Part A: general, group, holders and audit',
    intro: 'ITR-6: companies other than those claiming exemption under section 11',
    parts: ['personal', 'filing', 'audit', 'company'],
  },
  {
    id: 'accounts',
    title: 'Balance sheet, trading and profit and loss account',
    parts: [
      'balance_sheet',
      'balance_sheet_ind_as',
      'manufacturing',
      'trading',
      'profit_loss',
      'comprehensive_income',
      'partner_firms',
      'gst_turnover',
    ],
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
    parts: ['business', 'carriages44ae', 'non_resident_business', 'schedule_bp', 'business_totals'],
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
    ],
  },
  {
    id: 'minimum-tax',
    title: 'Minimum alternate tax and its credit',
    parts: ['mat', 'matc'],
  },
  {
    id: 'deductions-foreign',
    title: 'Deductions, foreign income and assets',
    parts: [
      'deductions',
      'dividends',
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
    id: 'shares',
    title: 'Shareholding, assets and liabilities, foreign currency',
    parts: ['shareholding', 'start_up_holders', 'assets_liabilities', 'start_up_assets', 'foreign_currency'],
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
] as const satisfies readonly Step<keyof Itr6>[];
