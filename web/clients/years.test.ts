import { describe, expect, it } from 'vitest';
import type { ClientReturn } from '../../shared/duties/client-page.ts';
import { returnAddress } from './acts.ts';
import { barsOf, byYear } from './years.ts';

const made = (over: Partial<ClientReturn>): ClientReturn => ({
  id: 'r',
  tax: 'itr',
  form: 'ITR-1',
  year: '2025-26',
  period: '',
  company_id: 'c',
  registration_id: '',
  registration: '',
  correction: 0,
  status: 'draft',
  filed_on: '',
  acknowledgement: '',
  income: 500000,
  tax_amount: 20000,
  balance: -100,
  updated_at: '2026-11-01T00:00:00Z',
  ...over,
});

describe('returns by year', () => {
  it('puts the newest year first, months in the order of the year, quarters in theirs', () => {
    const years = byYear([
      made({ year: '2024-25' }),
      made({ tax: 'gst', form: 'GSTR-3B', period: '01-2026' }),
      made({ tax: 'gst', form: 'GSTR-3B', period: '10-2025' }),
      made({ tax: 'gst', form: 'GSTR-1', period: '10-2025' }),
      made({ tax: 'tds', form: '26Q', period: 'Q3' }),
      made({ tax: 'tds', form: '24Q', period: 'Q2' }),
    ]);
    expect(years.map((y) => y.year)).toEqual(['2025-26', '2024-25']);
    expect(years[0]!.gst.map((r) => `${r.form} ${r.period}`)).toEqual([
      'GSTR-1 10-2025',
      'GSTR-3B 10-2025',
      'GSTR-3B 01-2026',
    ]);
    expect(years[0]!.tds.map((r) => r.period)).toEqual(['Q2', 'Q3']);
  });

  it('charts each year once: the filed return before a draft, the revised before the original', () => {
    const bars = barsOf([
      made({ income: 1, updated_at: '2026-11-05' }),
      made({ income: 2, status: 'filed' }),
      made({ income: 3, status: 'filed', correction: 1 }),
      made({ year: '2024-25', income: 4 }),
      made({ year: '2023-24', income: null }),
      made({ tax: 'gst', income: null }),
    ]);
    expect(bars.map((b) => [b.year, b.income])).toEqual([
      ['2024-25', 4],
      ['2025-26', 3],
    ]);
  });

  it('leads to each return: an ITR under its assessment year, a statement under its long year', () => {
    expect(returnAddress(made({}))).toBe('/app/itr/itr1/c?year=2026-27&return=r');
    expect(returnAddress(made({ tax: 'gst', form: 'GSTR-3B', period: '10-2025' }))).toBe('/app/gst/gstr3b/r');
    expect(returnAddress(made({ tax: 'tds', form: '26Q', period: 'Q3', correction: 1 }))).toBe(
      '/app/tds/26q/c?year=2025-2026&quarter=Q3&correction=1',
    );
  });
});
