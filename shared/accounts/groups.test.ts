import { expect, it } from 'vitest';
import { parentOfTallyGroup, tallyGroupNamed } from './groups.ts';

// The 28 predefined groups of Tally and their other names in its reports and in Busy and Marg
it.each([
  ['Direct Incomes', 'Direct Incomes'],
  ['  indirect EXPENSES ', 'Indirect Expenses'],
  ['Income (Direct)', 'Direct Incomes'],
  ['Income (Indirect)', 'Indirect Incomes'],
  ['Expenses (Direct)', 'Direct Expenses'],
  ['Expenses (Indirect)', 'Indirect Expenses'],
  ['Bank OCC A/c', 'Bank OD A/c'],
  ['Retained Earnings', 'Reserves & Surplus'],
  ['Misc. Expenses', 'Misc. Expenses (ASSET)'],
])('%s is the group %s', (name, group) => expect(tallyGroupNamed(name)).toBe(group));

it('a name of the office’s own is none of them', () => {
  for (const name of ['', 'Establishment', 'Income']) expect(tallyGroupNamed(name)).toBeUndefined();
});

it.each([
  ['Sundry Debtors', 'Current Assets'],
  ['Cash-in-Hand', 'Current Assets'],
  ['Bank Accounts', 'Current Assets'],
  ['Stock-in-Hand', 'Current Assets'],
  ['Loans & Advances (Asset)', 'Current Assets'],
  ['Deposits (Asset)', 'Current Assets'],
  ['Sundry Creditors', 'Current Liabilities'],
  ['Duties & Taxes', 'Current Liabilities'],
  ['Provisions', 'Current Liabilities'],
  ['Secured Loans', 'Loans (Liability)'],
  ['Unsecured Loans', 'Loans (Liability)'],
  ['Bank OD A/c', 'Loans (Liability)'],
  ['Reserves & Surplus', 'Capital Account'],
  ['Capital Account', undefined],
  ['Fixed Assets', undefined],
])('%s is below %s', (group, parent) => expect(parentOfTallyGroup(group)).toBe(parent));
