import * as z from 'zod';
import { stateNames } from '../data/states.ts';
import {
  choice,
  date,
  email,
  flag,
  gstin,
  integer,
  mobile,
  pan,
  pincode,
  tan,
  text,
} from '../forms/fields.ts';
import type { FormModel } from '../forms/form.ts';
import { entityRules } from './rules.ts';
import { entityStatuses } from './types.ts';

const named = <const T extends readonly string[]>(names: T) =>
  names.map((value) => ({ value, label: value })) as { [K in keyof T]: { value: T[K]; label: T[K] } };

const residentialStatuses = [
  { value: '01', label: 'Resident' },
  { value: '02', label: 'Non-Resident' },
  { value: '03', label: 'Not Ordinarily Resident' },
] as const;

const advanceTaxChoices = [
  { value: 'yes', label: 'Pays advance tax' },
  { value: 'no', label: 'Does not pay advance tax' },
] as const;

const statuses = entityStatuses.map((value) => ({ value, label: value }));
const states = named(stateNames);
const sources = (label: string) => integer(label, { min: 1, max: 5 }).optional();
const name = (label: string) => text(label, { max: 125 }).optional();

/** Every field of a company or individual, both steps; blanks are left out rather than sent as ''. */
export const entityFields = {
  status: choice('Status', statuses),
  assessment_year: text('Assessment year', { pattern: /^\d{4}-\d{4}$/, example: '2026-2027' }),
  pan: pan('PAN'),
  first_name: name('First name'),
  middle_name: name('Middle name'),
  last_name: name('Last name / Company name'),
  company_name: name('Company name'),
  father_name: name("Father's name"),
  address: text('Address', { max: 500, kind: 'multiline' }).optional(),
  date_of_birth: date('Date of birth / incorporation', { from: '1850-01-01' }).optional(),
  mobile: mobile('Mobile').optional(),
  cin: text('CIN / LLPIN', {
    pattern: /^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}-?\d{4})$/,
    example: 'U72200MH2015PTC123456',
  }).optional(),
  din: text('DIN', { max: 30 }).optional(),
  date_of_filing: date('Date of filing').optional(),
  use_current_date: flag('Current Date').optional(),
  due_date: date('Due date').optional(),
  residential_status: choice('Residential status', residentialStatuses).optional(),
  senior_citizen: flag('Senior citizen (60-80)').optional(),
  very_senior_citizen: flag('Very senior citizen (80+)').optional(),
  salary: flag('Salary').optional(),
  self_occupied_property: flag('Self-occupied property').optional(),
  self_occupied_property_sources: sources('Self-occupied properties'),
  letout_property: flag('Let-out property').optional(),
  special_business: flag('Special (presumptive) business').optional(),
  special_business_sources: sources('Special businesses'),
  business: flag('Business').optional(),
  business_sources: sources('Businesses'),
  profession: flag('Profession').optional(),
  profession_sources: sources('Professions'),
  ltcg: flag('Long-term capital gains').optional(),
  ltcg_sources: sources('Long-term capital gains sources'),
  stcg: flag('Short-term capital gains').optional(),
  stcg_sources: sources('Short-term capital gains sources'),
  other_sources: flag('Other sources').optional(),
  tax_audit: flag('Tax audit (section 44AB)').optional(),
  transfer_pricing: flag('Report on transfer pricing (section 92E)').optional(),
  advance_tax: choice('Advance tax', advanceTaxChoices).optional(),
  email: email('E-mail').optional(),
  phone: text('Phone', { pattern: /^\+?[\d\s-]{6,20}$/, example: '022 2345 6789' }).optional(),
  gstin: gstin('GSTIN', { help: '15 digits' }).optional(),
  tan: tan('TAN', { help: '10 characters' }).optional(),
  business_type: text('Business type', { max: 100 }).optional(),
  constitution_type: text('Constitution type', { max: 100 }).optional(),
  financial_year: text('Financial year', { pattern: /^\d{4}-\d{2}$/, example: '2025-26' }).optional(),
  city: text('City', { max: 60 }).optional(),
  state: choice('State', states).optional(),
  pincode: pincode('Pincode').optional(),
} as const;

export type EntityKey = keyof typeof entityFields;

/** The entity form: two steps, checked alike by page and API. */
export const entityForm: FormModel = {
  id: 'entity',
  title: 'Company / Individual',
  year: '',
  schema: z.strictObject(entityFields),
  steps: [
    {
      id: 'assessee',
      title: 'Assessee',
      parts: Object.keys(entityFields).slice(0, Object.keys(entityFields).indexOf('email')),
    },
    {
      id: 'details',
      title: 'Additional details',
      parts: Object.keys(entityFields).slice(Object.keys(entityFields).indexOf('email')),
    },
  ],
  derive: (data) => data,
  rules: entityRules,
};

/** Initial values of a new entity's form. */
export const newEntity = (assessmentYear: string) => ({
  assessment_year: assessmentYear,
  residential_status: '01' as const,
  other_sources: true,
  financial_year: '2024-25',
});
