import * as z from 'zod';
import { amount, choice, date, flag, integer } from '../forms/fields.ts';
import { type Issue, type Message, sentence } from '../forms/messages.ts';
import { interestRate, yearlyLateFee } from '../gst/data/fees.ts';
import { daysLate, interestOn, lateFeeOf } from '../gst/gstr3b/delay.ts';
import { mulDiv, positive, sum, toPaise, toRupees } from '../money.ts';
import { calculator, line, n, total, type WorkingLine } from './calculator.ts';

const kindIs =
  (...kinds: string[]) =>
  (row: Record<string, unknown>) =>
    kinds.includes(String(row['kind']));
const heads = ['igst', 'cgst', 'sgst', 'cess'] as const;
const labels = {
  igst: 'Integrated tax',
  cgst: 'Central tax',
  sgst: 'State or Union territory tax',
  cess: 'Cess',
} as const;
const feeOf = (row: Record<string, unknown>) => row['return'] !== 'none';

const schema = z.strictObject({
  kind: choice('Interest on', [
    { value: 'late-return', label: 'Tax of a late return, the part paid in cash' },
    { value: 'short-paid', label: 'Tax not reported, or paid after a notice: the full amount' },
    { value: 'wrong-credit', label: 'Input credit wrongly taken and used' },
  ]),
  due: date('Due date', { when: kindIs('late-return', 'short-paid') }),
  used_on: date('Credit used on', {
    when: kindIs('wrong-credit'),
    help: 'The date on which the credit balance fell below the wrong credit, because a return was filed or tax was paid from it.',
  }),
  paid: date('Paid or reversed on'),
  igst: amount(labels.igst).optional(),
  cgst: amount(labels.cgst).optional(),
  sgst: amount(labels.sgst).optional(),
  cess: amount(labels.cess).optional(),
  in_ledger: amount('Of which in the cash ledger by the due date', {
    when: kindIs('late-return'),
    help: 'Bears no interest from the due date until it is debited (proviso to rule 88B(1)).',
  }).optional(),
  return: choice('Late fee of', [
    { value: 'none', label: 'No return' },
    { value: 'GSTR-1', label: 'GSTR-1' },
    { value: 'GSTR-3B', label: 'GSTR-3B' },
    { value: 'GSTR-4', label: 'GSTR-4' },
    { value: 'GSTR-9', label: 'GSTR-9' },
  ]),
  return_due: date('Due date of the return', { when: feeOf }),
  filed: date('Return filed on', { when: feeOf }),
  nil: flag('Nil return', { when: (row) => feeOf(row) && row['return'] !== 'GSTR-9' }).optional(),
  turnover: amount('Aggregate turnover', {
    when: (row) => feeOf(row) && row['return'] !== 'GSTR-4',
    help: 'Of the preceding year; for GSTR-9 of the year itself.',
  }),
  state_turnover: amount('Turnover in the State or Union territory', {
    when: (row) => row['return'] === 'GSTR-9',
  }),
  year: integer('Financial year of GSTR-9, first four digits', {
    when: (row) => row['return'] === 'GSTR-9',
    min: 2017,
    max: 2100,
  }),
});

type Facts = z.output<typeof schema>;

/** Late fee of both taxes together in paise, the days, and whether it reached its limit. */
const feeFor = (facts: Facts): { fee: number; days: number; capped: boolean } => {
  const days = daysLate(facts.return_due, facts.filed);
  const least = (full: number, cap: number) => ({ fee: Math.min(full, cap), days, capped: full > cap });
  if (facts.return === 'GSTR-4') {
    const { perDay, cap, perDayNil, nilCap } = yearlyLateFee.gstr4;
    return facts.nil ? least(days * perDayNil, nilCap) : least(days * perDay, cap);
  }
  if (facts.return === 'GSTR-9') {
    const rows = facts.year >= yearlyLateFee.gstr9Since ? yearlyLateFee.gstr9 : yearlyLateFee.gstr9.slice(-1);
    const { perDay, most } = rows.find((row) => toPaise(facts.turnover) <= row.upToTurnover)!;
    return least(days * perDay, mulDiv(toPaise(facts.state_turnover), most, 10_000));
  }
  const { cgst, sgst, capped } = lateFeeOf(
    facts.return_due,
    facts.filed,
    facts.nil === true,
    toPaise(facts.turnover),
  );
  return { fee: cgst + sgst, days, capped };
};

/** Interest u/s 50 by rule 88B, and the late fee of s.47 with its limits. */
export const gstInterest = calculator({
  otherAct: true,
  name: 'gst-interest',
  title: 'GST interest and late fee',
  intro: 'Interest on late tax or wrong credit, and the late fee of a return by turnover.',
  section: 's.50, rule 88B; s.47 CGST Act',
  start: { kind: 'late-return', return: 'none' },
  schema,
  rules: (facts) => {
    const out: Issue[] = [];
    const add = (path: string, message: Message) => out.push({ path, message, severity: 'error' });
    if (n(facts.in_ledger) > sum(heads.map((head) => facts[head])))
      add('in_ledger', sentence('More than the tax payable'));
    if (facts.kind === 'wrong-credit' && facts.paid < facts.used_on)
      add('paid', sentence('This is before the credit was used'));
    if (facts.return !== 'none' && facts.return_due < '2021-07-01' && facts.return !== 'GSTR-9')
      add(
        'return_due',
        sentence('Late fees for periods before June 2021 had other limits, which are not available here'),
      );
    return out;
  },
  work: (facts) => {
    const { kind, paid } = facts;
    const from = kind === 'wrong-credit' ? facts.used_on : facts.due;
    const lines: WorkingLine[] = [];
    const warnings: Message[] = [];
    const days = daysLate(from, paid);
    // cash ledger balance is used for integrated tax first, in the order of the portal's heads
    let inLedger = kind === 'late-return' ? n(facts.in_ledger) : 0;
    const taxes = { igst: 0, cgst: 0, sgst: 0, cess: 0 };
    for (const head of heads) {
      const spared = Math.min(inLedger, n(facts[head]));
      inLedger -= spared;
      taxes[head] = toPaise(positive(n(facts[head]) - spared));
    }
    const interest = interestOn(taxes, from, paid);
    const section = {
      'late-return': 's.50(1), rule 88B(1)',
      'short-paid': 's.50(1), rule 88B(2)',
      'wrong-credit': 's.50(3), rule 88B(3)',
    }[kind];
    lines.push(
      line(
        sentence('{days} days at {rate}% per year', {
          days,
          rate: kind === 'wrong-credit' ? interestRate.wrongCredit : interestRate.lateTax,
        }),
        undefined,
        section,
      ),
      ...heads
        .filter((head) => taxes[head] > 0)
        .map((head) =>
          line(
            sentence('Interest on {tax} of {head}', {
              tax: { paise: taxes[head] },
              head: { text: labels[head] },
            }),
            toRupees(interest[head]),
            section,
          ),
        ),
    );
    const whole = toRupees(sum(heads.map((head) => interest[head])));
    lines.push(total(sentence('Interest'), whole, section));
    let fee = 0;
    if (facts.return !== 'none') {
      const late = feeFor(facts);
      fee = toRupees(late.fee);
      lines.push(
        line(sentence('{days} days late', { days: late.days })),
        total(sentence('Late fee, half central and half State tax'), fee, 's.47'),
      );
      if (late.capped) warnings.push(sentence('The late fee has reached its limit.'));
    }
    return {
      result: {
        days,
        interest: whole,
        ...Object.fromEntries(heads.map((head) => [`interest_${head}`, toRupees(interest[head])])),
        late_fee: fee,
        total: whole + fee,
      },
      lines: [...lines, total(sentence('Interest and late fee'), whole + fee)],
      warnings,
    };
  },
});
