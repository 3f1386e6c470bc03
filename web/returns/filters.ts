import { todayInIst } from '../../shared/dates.ts';
import { gstYears, periodsOfYear } from '../../shared/gst/periods.ts';
import { itrTypes } from '../../shared/itr/common/types.ts';
import { assessmentYears } from '../../shared/itr/registry.ts';
import { quarters, tdsForms, tdsYears } from '../../shared/tds/data/forms.ts';
import { mark } from '../i18n/mark.ts';
import { type Filter, same } from '../ui/lists/ListFilters.tsx';
import { statusFilter } from './status.tsx';

/** Filters of each list of returns, on its own page and under reports. */
export const returnFilters: Readonly<Record<'itr' | 'gst' | 'tds', readonly Filter[]>> = {
  itr: [
    {
      name: 'assessment_year',
      label: mark('Assessment year'),
      all: mark('All years'),
      options: same(assessmentYears),
    },
    { name: 'itr_type', label: mark('Form'), all: mark('All forms'), options: same(itrTypes) },
    statusFilter(['draft', 'validated', 'filed']),
  ],
  gst: [
    {
      name: 'return_type',
      label: mark('Return'),
      all: mark('All returns'),
      options: same(['GSTR-1', 'GSTR-1A', 'GSTR-3B', 'GSTR-2B', 'GSTR-9']),
    },
    {
      name: 'period',
      label: mark('Period'),
      all: mark('All periods'),
      options: () => same(gstYears(todayInIst()).flatMap((year) => periodsOfYear(year).toReversed()))(),
    },
    statusFilter(['draft', 'filed']),
  ],
  tds: [
    { name: 'form_type', label: mark('Form type'), all: mark('All forms'), options: same(tdsForms) },
    { name: 'quarter', label: mark('Quarter'), all: mark('All quarters'), options: same(quarters) },
    {
      name: 'financial_year',
      label: mark('Financial year'),
      all: mark('All years'),
      options: same(tdsYears),
    },
    statusFilter(['draft', 'filed']),
  ],
};
