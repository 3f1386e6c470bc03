import * as z from 'zod';
import type { Step } from '../../forms/form.ts';
import { fieldsOf, walk } from '../../forms/walk.ts';
import { withChanges } from '../common/places.ts';
import { withSource } from '../common/source.ts';
import type { Itr2 } from '../values/itr2.ts';
import { type Itr2Year, itr2Years } from './data/years.ts';
import { assets, communion } from './parts/assets.ts';
import { capitalGains } from './parts/capital-gains.ts';
import { deductions } from './parts/deductions.ts';
import { filing } from './parts/filing.ts';
import { foreignAssets, foreignIncome, taxRelief } from './parts/foreign.ts';
import { houseProperty } from './parts/house-property.ts';
import { exemptIncome, includedIncome, passThrough, specialIncome } from './parts/income-lists.ts';
import { broughtLosses, carriedLosses, currentLosses, minimumTax } from './parts/losses.ts';
import { otherSources } from './parts/other-sources.ts';
import { personal } from './parts/personal.ts';
import { salary } from './parts/salary.ts';
import { shares112a, shares115ad, virtualAssets } from './parts/share-rows.ts';
import { deferredTax, returnPreparer, tax, totalIncome, verification } from './parts/tax.ts';
import { banks, taxesPaid } from './parts/taxes-paid.ts';
import { itr2Changes } from './places.ts';

const plainSchema = (year: Itr2Year) =>
  z.strictObject({
    personal: personal(year),
    filing: filing(year),
    salary: salary(year),
    house_property: houseProperty(year),
    capital_gains: capitalGains(year),
    schedule_112a: shares112a(year),
    schedule_115ad: shares115ad(year),
    schedule_vda: virtualAssets(year),
    other_sources: otherSources(year),
    pass_through: passThrough,
    included_income: includedIncome,
    exempt_income: exemptIncome(year),
    carried_losses: carriedLosses(year),
    current_losses: currentLosses(year),
    brought_losses: broughtLosses(year),
    ...minimumTax(year),
    deductions: deductions(year),
    foreign_income: foreignIncome,
    tax_relief: taxRelief,
    foreign_assets: foreignAssets,
    communion,
    assets,
    taxes_paid: taxesPaid(year),
    ...banks(year),
    special_income: specialIncome,
    total_income: totalIncome(year),
    tax: tax(year),
    deferred_tax: deferredTax(year),
    verification,
    return_preparer: returnPreparer,
  });

const carriedOver = 'ITR-2 AY 2024-25 schema V1.2, carried over; not checked against the schema of this year';

let official: ReadonlySet<string | undefined> | undefined;

/** Paths of the file of AY 2024-25, the year whose schema was available. */
const officialPlaces = () => {
  official ??= new Set(fieldsOf(walk(plainSchema(itr2Years['2024-25']))).map((f) => f.json));
  return official;
};

/** The complete ITR-2 of a year; JSON paths are relative to `ITR.ITR2`. Every leaf names the source of its path. */
export const itr2Schema = (year: Itr2Year): ReturnType<typeof plainSchema> => {
  const own = withChanges(plainSchema(year), itr2Changes(year));
  return withSource(own, (json) =>
    year.verified || !officialPlaces().has(json) ? year.source : carriedOver,
  );
};

/** The ten steps, in the department's order. */
export const itr2Steps = [
  {
    id: 'personal',
    title: 'Personal information and filing status',
    intro: 'ITR-2: individuals and Hindu undivided families without income from business or profession',
    parts: ['personal', 'filing'],
  },
  { id: 'salary', title: 'Salary and pension', parts: ['salary'] },
  { id: 'house-property', title: 'House property', parts: ['house_property'] },
  { id: 'capital-gains', title: 'Capital gains', parts: ['capital_gains'] },
  {
    id: 'shares',
    title: 'Listed shares and virtual digital assets',
    parts: ['schedule_112a', 'schedule_115ad', 'schedule_vda'],
  },
  {
    id: 'other-sources',
    title: 'Other sources, pass-through and exempt income',
    parts: ['other_sources', 'pass_through', 'included_income', 'exempt_income'],
  },
  {
    id: 'losses',
    title: 'Losses and set-off',
    parts: ['carried_losses', 'current_losses', 'brought_losses', 'amt', 'amtc'],
  },
  { id: 'deductions', title: 'Deductions', parts: ['deductions'] },
  {
    id: 'foreign',
    title: 'Foreign income and assets, assets and liabilities',
    parts: ['foreign_income', 'tax_relief', 'foreign_assets', 'communion', 'assets'],
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
      'deferred_tax',
      'verification',
      'return_preparer',
    ],
  },
] as const satisfies readonly Step<keyof Itr2>[];
