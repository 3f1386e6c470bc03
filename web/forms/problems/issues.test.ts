import { describe, expect, it } from 'vitest';
import { say } from '../../i18n/t.ts';
import { errorsIn, issuesByStep, issueText } from './issues.ts';

describe('problems', () => {
  const issue = (path: string, severity: 'error' | 'warning') =>
    ({ path, message: { text: 'x' }, severity }) as const;
  const found = [
    issue('pay.rows.0.a', 'warning'),
    issue('pay.rows.1.a', 'error'),
    issue('pay.rows.10.a', 'error'),
  ];

  it('are errors, not warnings', () => {
    expect(errorsIn(found)).toEqual([found[1], found[2]]);
    expect(errorsIn([found[0]!])).toEqual([]);
  });

  it('of a row are those under it, not those of a row whose number begins alike', () => {
    expect(errorsIn(found, 'pay.rows.1')).toEqual([found[1]]);
    expect(errorsIn(found, 'pay.rows.0')).toEqual([]);
  });

  it('by step leave warnings out', () => {
    const model = { steps: [{ id: 'pay', title: 'Pay', parts: ['pay'] }] } as never;
    expect([...issuesByStep(model, found).values()].flat()).toHaveLength(2);
  });
});

describe('a message', () => {
  it('groups amounts the Indian way and writes days as dd-mm-yyyy', () => {
    expect(say({ text: 'Must be at most {max}', params: { max: 150000 } })).toBe('Must be at most 1,50,000');
    expect(say({ text: 'The last day for this return was {date}', params: { date: '2026-12-31' } })).toBe(
      'The last day for this return was 31-12-2026',
    );
  });

  it('names the department’s rule', () => {
    const issue = {
      path: 'a',
      message: { text: 'This is required' },
      severity: 'error',
      rule: 'A-112',
    } as const;
    expect(issueText(issue)).toBe('This is required (rule A-112)');
  });
});
