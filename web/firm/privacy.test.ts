import { expect, it } from 'vitest';
import { breachPath, breachProblem, erasedText } from './privacy.ts';

const asked = { from: '2026-11-01', to: '2026-11-20', person: '', ip: ' 203.0.113.7 ' };

it('asks for a breach report by what was filled in', () => {
  expect(breachPath(asked)).toBe('/api/firm/breach-report?from=2026-11-01&to=2026-11-20&ip=203.0.113.7');
  expect(breachPath({ from: '', to: '', person: 'p', ip: '' }, 'csv')).toBe(
    '/api/firm/breach-report?person=p&format=csv',
  );
});

it('does not ask for a time that ends before it begins; one day is a time', () => {
  expect(breachProblem({ ...asked, to: '2026-10-31' })).not.toBe('');
  expect(breachProblem({ ...asked, to: asked.from })).toBe('');
  expect(breachProblem({ ...asked, to: '' })).toBe('');
});

it('counts the records of a receipt over all kinds', () => {
  expect(erasedText({ counts: { itr: 2, papers: 1, documents: 4 } })).toBe('7 records erased');
  expect(erasedText({ counts: { itr: 1 } })).toBe('1 record erased');
});
