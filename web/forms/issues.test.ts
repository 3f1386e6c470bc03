import { describe, expect, it } from 'vitest';
import { issueText, messageText } from './issues.ts';

describe('a message', () => {
  it('groups amounts the Indian way and writes days as dd-mm-yyyy', () => {
    expect(messageText({ text: 'Must be at most {max}', params: { max: 150000 } })).toBe(
      'Must be at most 1,50,000',
    );
    expect(
      messageText({ text: 'The last day for this return was {date}', params: { date: '2026-12-31' } }),
    ).toBe('The last day for this return was 31-12-2026');
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
