import { rows } from '../../../forms/fields.ts';
import { code, money } from '../../common/fields.ts';

/** Countries notified under section 89A (rule 21AAA). */
const notified = [
  { value: 'US', label: 'United States of America' },
  { value: 'UK', label: 'United Kingdom' },
  { value: 'CA', label: 'Canada' },
] as const;

/** Income of retirement accounts in notified countries, one row per country (AY 2025-26). */
export const retirementCountries = (json: string) =>
  rows(
    { label: 'Retirement accounts in notified countries', rowLabel: 'Country', json, section: '89A' },
    {
      country: code('Country', 'NOT89ACountrycode', notified),
      amount: money('Amount', 'NOT89AAmount'),
    },
  ).optional();
