import * as z from 'zod';
import { financialYearOn, startYear } from '../dates.ts';
import { amount, choice, date, flag, text } from '../forms/fields.ts';
import { type Issue, type Message, sentence } from '../forms/messages.ts';
import { sum, toPaise, toRupees } from '../money.ts';
import { depositDue } from '../tds/data/due-dates.ts';
import { formInfo, tdsForms } from '../tds/data/forms.ts';
import { delayInterest, lateFee, lawOf } from '../tds/interest.ts';
import { calculator, line, total, type WorkingLine } from './calculator.ts';

const deducted = (row: Record<string, unknown>) => row['deducted'] !== 'no';
const stated = (row: Record<string, unknown>) => row['statement'] === true;

const schema = z.strictObject({
  form: choice(
    'Statement',
    tdsForms.map((value) => ({ value, label: `${value}: ${formInfo[value].description}` })),
  ),
  tax: amount('Tax to be deducted or collected'),
  deductible_on: date('To be deducted or collected on', {
    help: 'The date of credit or payment, whichever is earlier.',
  }),
  deducted: choice('Deducted or collected', [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'Not at all' },
  ]),
  deducted_on: date('Deducted or collected on', { when: deducted }),
  deposited_on: date('Deposited on', { when: deducted }),
  payee_filed_on: date('Payee’s return filed on', {
    when: (row) => row['deducted'] === 'no',
    help: 'Proviso to section 201(1A): the payee showed the income and paid the tax, certified in Form 26A (27BA for TCS).',
  }),
  book_entry: flag('Government office paying by book entry', { when: deducted }).optional(),
  counting: choice('Months counted', [
    { value: 'calendar', label: 'By calendar months, as the department does' },
    { value: 'anniversary', label: 'From the day itself' },
  ]),
  statement: flag('With the late fee of the statement').optional(),
  year: text('Financial year of the statement', {
    when: stated,
    pattern: /^20\d\d-\d\d$/,
    example: '2025-26',
  }),
  quarter: choice(
    'Quarter',
    (['Q1', 'Q2', 'Q3', 'Q4'] as const).map((value) => ({ value, label: value })),
    { when: stated },
  ),
  filed_on: date('Statement filed on', { when: stated }),
  statement_tax: amount('All tax of the statement', { when: stated, help: 'The fee cannot exceed it.' }),
});

/** Interest on late deduction and deposit, and the fee of a late statement. */
export const tdsInterest = calculator({
  name: 'tds-interest',
  title: 'TDS and TCS interest',
  intro: 'Interest for late deduction and deposit, and the fee for a late statement.',
  section: '201(1A), 206C(7), 234E; 398(3), 427 of the 2025 Act',
  start: { form: '26Q', deducted: 'yes', counting: 'calendar' },
  schema,
  rules: (facts) => {
    const out: Issue[] = [];
    const add = (path: string, message: Message) => out.push({ path, message, severity: 'error' });
    const { from, to } = formInfo[facts.form];
    const start = startYear(financialYearOn(facts.deductible_on));
    if (start < from || (to !== undefined && start > to))
      add(
        'form',
        sentence('Form {form} is not used for that year: choose {pair}', {
          form: facts.form,
          pair: formInfo[facts.form].pair,
        }),
      );
    if (facts.deducted === 'yes') {
      if (facts.deducted_on < facts.deductible_on)
        add('deducted_on', sentence('This is before the date it was due to be deducted'));
      if (facts.deposited_on < facts.deducted_on)
        add('deposited_on', sentence('This is before the date of deduction'));
    } else if (facts.payee_filed_on < facts.deductible_on)
      add('payee_filed_on', sentence('This is before the date it was due to be deducted'));
    return out;
  },
  work: (facts) => {
    const { form, tax, deductible_on: deductibleOn, counting } = facts;
    const lines: WorkingLine[] = [];
    const warnings: Message[] = [];
    const yes = facts.deducted === 'yes';
    const found = delayInterest(
      form,
      {
        tax: toPaise(tax),
        deductibleOn,
        deductedOn: yes ? facts.deducted_on : facts.payee_filed_on,
        ...(yes ? { depositedOn: facts.deposited_on, bookEntry: facts.book_entry === true } : {}),
      },
      counting,
    );
    if (yes)
      lines.push(
        line(
          sentence('Deposit was due by {day}', {
            day: { day: depositDue(form, facts.deducted_on, facts.book_entry) },
          }),
          undefined,
          formInfo[form].kind === 'collection' ? 'Rule 37CA' : 'Rule 30',
        ),
      );
    for (const row of found)
      lines.push(
        line(
          sentence('{from} to {to}: {rate}% per month for {months} months', {
            from: { day: row.from },
            to: { day: row.to },
            rate: row.rate / 100,
            months: row.months,
          }),
          toRupees(row.interest),
          row.section,
        ),
      );
    const interest = toRupees(sum(found.map((row) => row.interest)));
    lines.push(total(sentence('Interest'), interest, lawOf(form).interest));
    let fee = 0;
    if (facts.statement) {
      const late = lateFee(form, facts.year, facts.quarter, facts.filed_on, toPaise(facts.statement_tax));
      fee = toRupees(late.fee);
      lines.push(
        line(
          sentence('{days} days late at ₹200 per day, limited to the tax', { days: late.days }),
          fee,
          lawOf(form).fee,
        ),
        total(sentence('Late fee'), fee, lawOf(form).fee),
      );
    }
    if (counting === 'anniversary')
      warnings.push(sentence('The department counts calendar months; expect a demand for the difference.'));
    return {
      result: { interest, fee, total: interest + fee },
      lines: [...lines, total(sentence('Interest and fee'), interest + fee)],
      warnings,
    };
  },
});
