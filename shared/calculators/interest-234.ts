import * as z from 'zod';
import { amount, choice, date, flag, rows } from '../forms/fields.ts';
import { type Issue, type Message, sentence } from '../forms/messages.ts';
import { positive } from '../money.ts';
import { dueDates } from '../tax/filing.ts';
import { noAdvanceTax } from '../tax/interest/interest.ts';
import { sortPayments } from '../tax/interest/payments.ts';
import { interest234A } from '../tax/interest/s234a.ts';
import { interest234B } from '../tax/interest/s234b.ts';
import { interest234C } from '../tax/interest/s234c.ts';
import { contextOf } from '../tax/model/context.ts';
import { calculator, line, n, total, type WorkingLine } from './calculator.ts';
import { startYearChoice, yearChoices } from './years.ts';

const person = (row: Record<string, unknown>) => row['assessee'] === 'individual';

const schema = z.strictObject({
  assessment_year: choice('Assessment year', yearChoices),
  assessee: choice('Taxpayer', [
    { value: 'individual', label: 'Individual' },
    { value: 'huf', label: 'Hindu undivided family' },
    { value: 'firm', label: 'Firm' },
    { value: 'domestic-company', label: 'Company' },
  ]),
  date_of_birth: date('Date of birth', {
    when: person,
    help: 'Residents aged 60 or above without business income pay no advance tax.',
  }).optional(),
  non_resident: flag('Non-resident', { when: person }).optional(),
  business: flag('Income from business or profession', { when: person }).optional(),
  presumptive: flag('Profits declared u/s 44AD or 44ADA', {
    help: 'All advance tax is due on 15 March.',
  }).optional(),
  due: choice('Due date of the return', [
    { value: 'no-business', label: 'Without business' },
    { value: 'business', label: 'Business without audit' },
    { value: 'audit', label: 'With audit' },
    { value: 'transfer-pricing', label: 'With transfer pricing report' },
  ]),
  due_date: date('Another due date, where extended').optional(),
  filed_on: date('Return filed on'),
  tax: amount('Tax on total income with surcharge and cess, after reliefs and credits'),
  tds: amount('TDS and TCS').optional(),
  payments: rows(
    { label: 'Advance and self-assessment tax', rowLabel: 'Payment', maxRows: 100 },
    { on: date('Paid on'), amount: amount('Amount') },
  ).optional(),
  later_june: amount('Tax on gains, dividends and winnings that arose after 15 June').optional(),
  later_september: amount('After 15 September').optional(),
  later_december: amount('After 15 December').optional(),
  later_march: amount('After 15 March').optional(),
  fee: amount('Fee u/s 234F', {
    help: 'A payment after the due date goes towards the fee and interest first.',
  }).optional(),
});

/** Interest u/s 234A, 234B and 234C up to a date, by the engine's functions (rule 119A). */
export const interest234 = calculator({
  name: 'interest-234',
  title: 'Interest for late return and advance tax',
  intro: 'Interest under sections 234A, 234B and 234C up to the day the return is filed.',
  section: '234A, 234B, 234C',
  start: { assessment_year: startYearChoice, assessee: 'individual', due: 'no-business' },
  schema,
  rules: (facts) => {
    const out: Issue[] = [];
    const add = (path: string, message: Message) => out.push({ path, message, severity: 'error' });
    const later = [facts.later_june, facts.later_september, facts.later_december, facts.later_march].map(n);
    const names = ['later_june', 'later_september', 'later_december', 'later_march'];
    later.forEach((amountOf, i) => {
      if (amountOf > facts.tax) add(names[i]!, sentence('More than the total tax'));
      else if (i > 0 && amountOf > later[i - 1]!)
        add(
          names[i]!,
          sentence('Income of the later period cannot exceed income arising after the earlier date'),
        );
    });
    facts.payments?.forEach(({ on }, i) => {
      if (on > facts.filed_on)
        add(`payments.${i}.on`, sentence('This is after the filing date of the return'));
    });
    return out;
  },
  work: (facts) => {
    const { assessment_year: year, filed_on: filedOn, tax } = facts;
    const dueDate = facts.due_date ?? dueDates(year)[facts.due];
    const ctx = contextOf({
      assessmentYear: year,
      regime: 'new',
      assessee: {
        type: facts.assessee,
        ...(facts.date_of_birth ? { dateOfBirth: facts.date_of_birth } : {}),
        ...(facts.non_resident ? { residency: 'non-resident' } : {}),
      },
      ...(facts.business || facts.presumptive ? { business: { books: [{ label: '', netProfit: 1 }] } } : {}),
      taxesPaid: {
        payments: (facts.payments ?? []).map(({ on, amount: paid }) => ({ date: on, amount: paid })),
      },
    });
    const payments = sortPayments(ctx);
    const assessed = tax - n(facts.tds);
    const lines: WorkingLine[] = [
      line(sentence('Tax less TDS and TCS'), assessed),
      line(sentence('Advance tax paid in the year'), payments.advance),
      line(sentence('Due date of the return: {day}', { day: { day: dueDate } })),
    ];
    const warnings: Message[] = [];
    const a = interest234A(ctx, assessed - payments.advance - payments.paidBy(dueDate), dueDate, filedOn);
    if (a.interest > 0)
      lines.push(
        line(
          sentence('1% a month for {months} months on {base}', {
            months: a.months,
            base: { rupees: a.base },
          }),
          a.interest,
          '234A',
        ),
      );
    lines.push(total(sentence('Interest for the late return'), a.interest, '234A'));
    let [b, c] = [0, 0];
    if (noAdvanceTax(ctx))
      warnings.push(
        sentence('No advance tax is due from a resident of 60 or more without business (s.207(2)).'),
      );
    else {
      const later = [facts.later_june, facts.later_september, facts.later_december, facts.later_march].map(n);
      const short = interest234C(
        ctx,
        [...later.map((of) => assessed - of), assessed],
        payments.byInstalment,
        facts.presumptive === true,
      );
      for (const row of short.rows)
        lines.push(
          line(
            sentence('{day}: due {required}, paid {paid}, 1% for {months} months on the shortfall', {
              day: { day: row.dueBy },
              required: { rupees: row.required },
              paid: { rupees: row.paid },
              months: row.months,
            }),
            row.interest,
            '234C',
          ),
        );
      c = short.interest;
      lines.push(total(sentence('Interest for late instalments'), c, '234C'));
      const unpaid = interest234B(ctx, assessed, payments, filedOn, dueDate, {
        s234C: c,
        atDueDate: n(facts.fee),
      });
      for (const row of unpaid.months)
        lines.push(
          line(
            sentence('{month}: 1% on {principal}', {
              month: row.month,
              principal: { rupees: row.principal },
            }),
            row.interest,
            '234B',
          ),
        );
      b = unpaid.interest;
      lines.push(total(sentence('Interest on shortfall of advance tax'), b, '234B'));
      if (assessed < ctx.rules.interest.threshold)
        warnings.push(sentence('Tax after TDS is below 10,000: no advance tax is due (s.208).'));
    }
    const balance = positive(
      assessed + a.interest + b + c + n(facts.fee) - payments.advance - payments.selfAssessment,
    );
    return {
      result: { s234A: a.interest, s234B: b, s234C: c, total: a.interest + b + c, balance },
      lines: [
        ...lines,
        total(sentence('Total interest'), a.interest + b + c),
        total(sentence('Tax, interest and fee still to pay'), balance, '140A'),
      ],
      warnings,
    };
  },
});
