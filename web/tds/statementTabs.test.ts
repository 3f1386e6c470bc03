import { expect, test } from 'vitest';
import { statementTabs } from './statementTabs.ts';

const none = () => 0;
const ids = (record: Parameters<typeof statementTabs>[0]) =>
  statementTabs(record, none, 0).map((tab) => tab.id);

test('salaries stand in the fourth quarter of the salary statement (annexure II of 24Q)', () => {
  expect(ids({ form_type: '24Q', quarter: 'Q4', correction: 0 })).toContain('salaries');
  expect(ids({ form_type: '24Q', quarter: 'Q3', correction: 0 })).not.toContain('salaries');
  expect(ids({ form_type: '26Q', quarter: 'Q4', correction: 0 })).not.toContain('salaries');
});

test('a correction shows what it changes', () => {
  expect(ids({ form_type: '26Q', quarter: 'Q1', correction: 0 })).not.toContain('changes');
  expect(ids({ form_type: '26Q', quarter: 'Q1', correction: 1 })).toContain('changes');
});

test('tables say how many rows they have, problems how many errors', () => {
  const tabs = statementTabs(
    { form_type: '26Q', quarter: 'Q1', correction: 0 },
    (table) => (table === 'deductees' ? 12000 : 0),
    2,
  );
  const labels = Object.fromEntries(tabs.map((tab) => [tab.id, tab.label]));
  expect(labels).toMatchObject({
    challans: 'Challans',
    deductees: 'Deductees (12,000)',
    problems: 'Problems (2)',
  });
});
