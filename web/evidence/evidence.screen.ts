import { expect, it } from 'vitest';
import {
  choose,
  control,
  fill,
  furnished,
  lines,
  looksAs,
  note,
  open,
  press,
  pressTwice,
  shows,
} from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

const statement = [
  'Account No : 00112233445566',
  'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance',
  '30/09/2025,INT PAID 01-07-2025 TO 30-09-2025,,1200.00,51200.00',
  '15/10/2025,NEFT SALARY OCTOBER,,80000.00,131200.00',
  '31/12/2025,INT PAID 01-10-2025 TO 31-12-2025,,1300.00,132500.00',
  '',
].join('\n');

it('takes a bank statement of a client and compares it with the return', async () => {
  const me = await furnished('Evidence Maker');
  await open(`/app/evidence?company=${me.firm.person}&year=2026-27`, me);
  await looksAs('before');
  await choose('Papers of this client and year', new File([statement], 'bank.csv'));
  await looksAs('statement');
  await press('Accept all suggestions');
  await looksAs('accepted');
  await press('Undo');
  await looksAs('undone');
});

it('answers every control of the papers of a year', async () => {
  const me = await furnished('Evidence Presser');
  const presses = presser(me, { fails: true });
  const page = `/app/evidence?company=${me.firm.person}&year=2026-27`;
  await open(page, me);
  await choose('Papers of this client and year', new File([statement], 'bank.csv'));
  // The year is chosen after that: another takes away what could be typed into.
  await presses(page, { within: '[aria-busy]' });
  await fill('Assessment year', '2024-25');
  await looksAs('another year');
});

it('keeps what was said of a file with the year it was sent to', async () => {
  const me = await furnished('Evidence Refused');
  await open(`/app/evidence?company=${me.firm.person}&year=2026-27`, me);
  await choose('Papers of this client and year', new File(['name,value\nAsha,5\n'], 'list.csv'));
  const said = () => lines().some((line) => line.startsWith('list.csv: '));
  expect(said()).toBe(true);
  await fill('Assessment year', '2025-26');
  expect(said()).toBe(false);
  await fill('Assessment year', '2026-27');
  expect(said()).toBe(true);
});

it('makes a trial balance of the bank lines once each has a ledger, and asks before it replaces one', async () => {
  const me = await furnished('Evidence Books');
  await open(`/app/evidence?company=${me.firm.person}&year=2026-27`, me);
  await choose('Papers of this client and year', new File([statement], 'bank.csv'));
  for (const [ledger, group] of [
    ['Salary', 'Other Income'],
    ['Bank interest', 'Other Income'],
  ] as const) {
    await fill('Ledger', ledger);
    await fill('Group', group);
    await press('Place');
    await looksAs(`placed in ${ledger}`);
  }
  await pressTwice('Make the trial balance');
  await looksAs('made');
  (await control('Make the trial balance')).click();
  await shows('This year has a trial balance.');
  note('== asks', ...lines(), '');
  await press('Replace');
  await looksAs('replaced');
});
