import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fill } from '../../shared/forms/messages.ts';
import { dueDate } from '../../shared/gst/data/due-dates.ts';
import { depositDue, statementDue } from '../../shared/tds/data/due-dates.ts';
import { figures } from './figures.ts';
import { searchEntries } from './search.ts';
import { searchedTopics } from './searched.ts';
import { topics } from './topics.ts';

const firstFor = (query: string) => searchEntries(query, searchedTopics())[0]?.topic.id;

describe('the search of the help', () => {
  it.each([
    ['80C limit', 'deductions'],
    ['80D senior citizen', 'deductions'],
    ['due date GSTR-3B', 'dates-gst'],
    ['gstr 3b due date', 'dates-gst'],
    ['due date itr', 'dates-itr'],
    ['44AD', 'presumptive'],
    ['how to file TDS return', 'tds'],
    ['HRA exemption', 'salary'],
    ['late fee gstr 1', 'gst-fee'],
    ['interest 234B', 'advance-tax'],
    ['87A', 'rebate'],
    ['26AS', 'form-papers'],
    ['e-verify', 'portal'],
    ['ITC', 'gstr3b'],
    ['2B', 'gstr3b'],
    ['carry forward loss', 'losses'],
    ['forgot password', 'devices'],
    ['delete client', 'bin'],
    ['import from tally', 'books'],
    ['पुराना या नया विधान', 'regime'],
    ['धारा 80C', 'deductions'],
    ['रिटर्न कैसे भरें', 'first-return'],
    ['टीडीएस रिटर्न', 'tds'],
    ['अग्रिम कर', 'advance-tax'],
    ['जीएसटीआर-3बी', 'gstr3b'],
    ['ग्राहक जोड़ें', 'import-clients'],
    ['ग्राहक जोडें', 'import-clients'],
  ])('%s leads to %s', (query, topic) => {
    expect(firstFor(query)).toBe(topic);
  });

  it('answers nothing where most of what is asked is unknown', () => {
    expect(firstFor('zebra crossing')).toBeUndefined();
  });

  it('shows everything while nothing is asked', () => {
    expect(searchEntries('  ', searchedTopics())).toHaveLength(topics.length);
  });
});

describe('dates, limits and rates in the help', () => {
  const hindi = JSON.parse(readFileSync(join(import.meta.dirname, '../i18n/hi/help.json'), 'utf8')) as Record<
    string,
    string
  >;
  const shown = (id: string) => {
    const topic = figures.find((f) => f.id === id)!;
    return fill(topic.text, topic.params);
  };

  it('leaves no figure without its value, in English and Hindi', () => {
    for (const { text, params } of topics) {
      expect(fill(text, params)).not.toMatch(/[{}]|undefined|NaN/);
      // a topic may still be without Hindi: then the English is shown
      expect(fill(hindi[text] ?? text, params)).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  it('says what the law says for AY 2026-27', () => {
    expect(shown('deductions')).toContain('80CCD(1) together 1,50,000 (80CCE)'); // s.80CCE
    expect(shown('rebate')).toContain('up to 60,000 where total income is not above 12,00,000'); // s.87A, Finance Act 2025
    expect(shown('slabs')).toContain('nil up to 4,00,000; 4,00,001–8,00,000: 5%'); // s.115BAC(1A)(iii)
    expect(shown('slabs')).toContain('> 24,00,000: 30%');
    expect(shown('presumptive')).toContain('8% of turnover, 6% of what came through the bank'); // s.44AD(1)
    expect(shown('capital-gains')).toContain('12.5% long-term above 1,25,000 a year (112A)'); // s.112A(2)
    expect(shown('gst-fee')).toContain('50 a day, 20 for a nil return; at most 2,000, 5,000 or 10,000');
    expect(shown('advance-tax')).toContain('15% by 15 June, 45% by 15 September, 75% by 15 December, 100%'); // s.211
  });

  it('names the days the calendar reckons with', () => {
    const of = (
      form: 'GSTR-1' | 'GSTR-3B' | 'IFF' | 'PMT-06',
      frequency: 'monthly' | 'quarterly',
      state = '27',
    ) => [4, 5, 6].map((month) => dueDate(form, `0${month}-2026`, { frequency, state })?.slice(8));
    expect(of('GSTR-1', 'monthly')).toEqual(['11', '11', '11']);
    expect(of('GSTR-1', 'quarterly')[2]).toBe('13');
    expect(of('IFF', 'quarterly').slice(0, 2)).toEqual(['13', '13']);
    expect(of('GSTR-3B', 'monthly')[0]).toBe('20');
    expect(new Set(['27', '07'].map((state) => of('GSTR-3B', 'quarterly', state)[2]))).toEqual(
      new Set(['22', '24']),
    );
    expect(of('PMT-06', 'quarterly')[0]).toBe('25');
    expect(shown('dates-gst')).toContain('the 22nd or 24th after the quarter');
    expect(depositDue('26Q', '2026-03-10')).toBe('2026-04-30');
    expect((['Q1', 'Q2', 'Q3', 'Q4'] as const).map((q) => statementDue('26Q', '2025-2026', q).due)).toEqual([
      '2025-07-31',
      '2025-10-31',
      '2026-01-31',
      '2026-05-31',
    ]);
  });
});
