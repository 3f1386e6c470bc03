import * as z from 'zod';
import { assessmentYearOf, financialYearOn, startYear, yearLabel } from '../dates.ts';
import { amount, choice, date, decimal } from '../forms/fields.ts';
import { type Issue, type Message, sentence } from '../forms/messages.ts';
import { computeTax } from '../tax/compute.ts';
import { fifthIn, interestOf, preConstructionEnd } from '../tax/heads/pre-construction.ts';
import { calculator, line, n, total, type WorkingLine } from './calculator.ts';
import { startYearChoice, yearChoices } from './years.ts';

const typed = (row: Record<string, unknown>) => row['known'] === 'interest';
const byRate = (row: Record<string, unknown>) => row['known'] === 'loan';

const schema = z.strictObject({
  assessment_year: choice('Assessment year', yearChoices),
  use: choice('House', [
    { value: 'self-occupied', label: 'Self-occupied' },
    { value: 'let-out', label: 'Let out' },
  ]),
  purpose: choice('Loan for', [
    { value: 'acquisition', label: 'Purchase' },
    { value: 'construction', label: 'Construction' },
    { value: 'repair', label: 'Repair or renewal' },
  ]),
  taken_on: date('Loan taken on'),
  completed_on: date('House acquired or completed on'),
  repaid_on: date('Loan repaid on').optional(),
  known: choice('Interest before the year of completion', [
    { value: 'interest', label: 'Enter it from the lender’s certificate' },
    { value: 'loan', label: 'Calculate from loan and rate' },
  ]),
  interest_before: amount('Interest of earlier years', { when: typed }),
  loan: amount('Loan outstanding', { when: byRate }),
  rate: decimal('Rate of interest per year, %', { when: byRate, max: 100 }),
  interest_of_year: amount('Interest of this year').optional(),
});

/** Pre-construction interest in five equal parts, and the deduction under s.24(b) with the year's interest. */
export const preConstruction = calculator({
  name: 'pre-construction-interest',
  title: 'Pre-construction interest',
  intro:
    'Interest paid before the house was ready, allowed in fifths, with the limits on a self-occupied house.',
  section: '24(b)',
  start: {
    assessment_year: startYearChoice,
    use: 'self-occupied',
    purpose: 'construction',
    known: 'interest',
  },
  schema,
  rules: ({ taken_on, completed_on, repaid_on }) => {
    const out: Issue[] = [];
    const add = (path: string, message: Message) => out.push({ path, message, severity: 'error' });
    if (completed_on < taken_on) add('completed_on', sentence('This is before the date of the loan'));
    if (repaid_on !== undefined && repaid_on < taken_on)
      add('repaid_on', sentence('This is before the date of the loan'));
    return out;
  },
  work: (facts) => {
    const { assessment_year: year, use, purpose, taken_on, completed_on } = facts;
    const lines: WorkingLine[] = [];
    const warnings: Message[] = [];
    const end = preConstructionEnd({
      completedOn: completed_on,
      ...(facts.repaid_on ? { repaidOn: facts.repaid_on } : {}),
    });
    const whole =
      facts.known === 'loan'
        ? interestOf(facts.loan, Math.round(facts.rate * 100), taken_on, end)
        : facts.interest_before;
    const counted = taken_on <= end ? whole : 0;
    lines.push(
      taken_on <= end
        ? line(
            sentence('Interest from {from} to {to}', { from: { day: taken_on }, to: { day: end } }),
            counted,
            'Explanation to s.24(b)',
          )
        : line(
            sentence(
              'The house was completed in the year of the loan, so there is no earlier interest to spread',
            ),
            0,
            'Explanation to s.24(b)',
          ),
    );
    if (facts.known === 'interest' && counted < whole)
      warnings.push(sentence('Interest entered for years before completion is not used.'));
    if (facts.known === 'loan' && counted > 0)
      warnings.push(
        sentence('Simple interest on an unchanged loan balance. The lender’s certificate takes precedence.'),
      );
    const first = startYear(financialYearOn(completed_on));
    const since = startYear(year) - 1 - first;
    const fifth = fifthIn({ total: counted, completedOn: completed_on }, assessmentYearOf(yearLabel(first)));
    const now = fifthIn({ total: counted, completedOn: completed_on }, year);
    lines.push(
      line(
        sentence('One-fifth in each of AY {from} to {to}', {
          from: assessmentYearOf(yearLabel(first)),
          to: assessmentYearOf(yearLabel(first + 4)),
        }),
        fifth,
        'Explanation to s.24(b)',
      ),
      line(sentence('Of which in AY {year}', { year }), now),
      line(sentence('Interest of this year'), n(facts.interest_of_year)),
    );
    const wanted = now + n(facts.interest_of_year);
    const allowed = (regime: 'old' | 'new') =>
      computeTax({
        assessmentYear: year,
        regime,
        assessee: { type: 'individual' },
        houseProperty: {
          properties: [
            {
              use,
              interest: n(facts.interest_of_year),
              preConstruction: { total: counted, completedOn: completed_on },
              loan: { purpose, takenOn: taken_on, completedOn: completed_on },
            },
          ],
        },
      }).houseProperty.properties[0]!.interest;
    const [old, fresh] = [allowed('old'), allowed('new')];
    if (old < wanted)
      warnings.push(
        sentence('A self-occupied house is limited to {amount} (s.24(b) provisos).', {
          amount: { rupees: old },
        }),
      );
    if (since < 0)
      warnings.push(
        sentence('No interest is allowed before the year in which the house is acquired or completed.'),
      );
    return {
      result: {
        pre_construction: counted,
        fifth: now,
        allowed_old: since < 0 ? 0 : old,
        allowed_new: since < 0 ? 0 : fresh,
      },
      lines: [
        ...lines,
        total(sentence('Allowed in the old regime'), since < 0 ? 0 : old, '24(b)'),
        total(sentence('Allowed in the new regime'), since < 0 ? 0 : fresh, '115BAC(2)'),
      ],
      warnings,
    };
  },
});
