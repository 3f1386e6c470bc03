import * as z from 'zod';
import { startYear, yearLabel } from '../dates.ts';
import { amount, choice, date, integer, rows, text } from '../forms/fields.ts';
import { type Issue, type Message, sentence } from '../forms/messages.ts';
import { positive, type Rupees, sum } from '../money.ts';
import { arrearsRelief, taxOfYear } from '../tax/arrears.ts';
import { computeTax } from '../tax/compute.ts';
import { calculator, line, total, type WorkingLine } from './calculator.ts';
import { startYearChoice, yearChoices } from './years.ts';

const byYear = (row: Record<string, unknown>) =>
  row['kind'] === 'arrears' || row['kind'] === 'family-pension';
const ofService = (row: Record<string, unknown>) =>
  row['kind'] === 'gratuity' || row['kind'] === 'compensation';
const regimes = [
  { value: 'new', label: 'New' },
  { value: 'old', label: 'Old' },
] as const;

/** Rule 21A(3)(a) and (b), (4), (5): years before the one of receipt over which the payment is spread. */
const spreadOver = ({ kind, service_years }: { kind: string; service_years: number }): number =>
  kind === 'gratuity' && service_years < 15 ? 2 : 3;

/** `amount × mean of (tax ÷ income)` exactly, rounded once to a rupee. */
const atMeanRate = (amount: Rupees, rates: readonly { tax: Rupees; income: Rupees }[]): Rupees => {
  let [top, bottom] = [0n, 1n];
  for (const { tax, income } of rates) {
    if (income === 0) continue;
    top = top * BigInt(income) + BigInt(tax) * bottom;
    bottom *= BigInt(income);
  }
  bottom *= BigInt(rates.length);
  return Number((2n * top * BigInt(amount) + bottom) / (2n * bottom));
};

const yearText = /^20\d\d-\d\d$/;

const schema = z.strictObject({
  kind: choice('Payment', [
    { value: 'arrears', label: 'Salary in arrears or advance' },
    { value: 'family-pension', label: 'Family pension in arrears' },
    { value: 'gratuity', label: 'Gratuity for past services' },
    { value: 'compensation', label: 'Compensation on termination of employment' },
    { value: 'commuted-pension', label: 'Commuted pension' },
  ]),
  assessment_year: choice('Assessment year of receipt', yearChoices),
  regime: choice('Regime of that year', regimes),
  date_of_birth: date('Date of birth', {
    help: 'Used for the exemption limits of senior citizens.',
  }).optional(),
  total_income: amount('Total income of that year with the payment'),
  payment: amount('Payment in that income', { help: 'Only what is taxable, after the exemption.' }),
  service_years: integer('Completed years of service', { when: ofService, max: 60 }),
  unexpired_years: integer('Completed years of the term left', {
    when: (row) => row['kind'] === 'compensation',
    max: 60,
  }),
  years: rows(
    {
      label: 'Earlier years',
      rowLabel: 'Year',
      minRows: 1,
      maxRows: 40,
      help: 'Arrears: each year they relate to. Other payments: the two or three years before the year of receipt.',
    },
    {
      assessment_year: text('Assessment year', { pattern: yearText, example: '2023-24' }),
      total_income: amount('Total income of the year without the payment'),
      arrears: amount('Arrears of the year').optional(),
      regime: choice('Regime', regimes, { help: 'Left empty: old up to AY 2023-24, new after.' }).optional(),
      tax_without: amount('Tax on that income', { help: 'Only for years before AY 2013-14.' }).optional(),
      tax_with: amount('Tax on that income, with the payment', {
        help: 'Only for years before AY 2013-14.',
      }).optional(),
    },
  ),
});

type Facts = z.output<typeof schema>;

const problems = (facts: Facts): Issue[] => {
  const out: Issue[] = [];
  const add = (path: string, message: Message) => out.push({ path, message, severity: 'error' });
  const { years, assessment_year: year, payment, total_income } = facts;
  if (payment > total_income)
    add('payment', sentence('The payment is more than the total income it is part of'));
  years.forEach((row, i) => {
    const at = `years.${i}`;
    const label = yearText.test(row.assessment_year) && yearLabel(startYear(row.assessment_year));
    if (label !== row.assessment_year)
      add(`${at}.assessment_year`, sentence('Two years in a row, such as 2023-24'));
    else if (byYear(facts) ? row.assessment_year === year : row.assessment_year >= year)
      add(`${at}.assessment_year`, sentence('This must be a year other than the year of receipt'));
    if (row.assessment_year < '2013-14' && (row.tax_without === undefined || row.tax_with === undefined))
      add(
        `${at}.tax_with`,
        sentence('Rates before AY 2013-14 are not available here: enter both tax amounts of the year'),
      );
    if (byYear(facts) && row.arrears === undefined)
      add(`${at}.arrears`, sentence('Enter the arrears of this year'));
  });
  if (byYear(facts)) {
    const spread = sum(years.map((row) => row.arrears));
    if (spread !== payment)
      add(
        'years',
        sentence('The arrears by year add up to {sum}, not {payment}', {
          sum: { rupees: spread },
          payment: { rupees: payment },
        }),
      );
    return out;
  }
  const count = spreadOver(facts);
  const wanted = Array.from({ length: count }, (_, i) => yearLabel(startYear(year) - 1 - i));
  if (years.length !== count || wanted.some((one) => !years.some((row) => row.assessment_year === one)))
    add('years', sentence('Enter the years {from} to {to}', { from: wanted.at(-1)!, to: wanted[0]! }));
  return out;
};

/** Relief u/s 89 in every case of rule 21A, as Form 10E works it. */
export const relief89 = calculator({
  name: 'relief-89',
  title: 'Relief for arrears and lump sums',
  intro:
    'Relief for salary or family pension in arrears, gratuity, compensation and commuted pension (Form 10E).',
  section: '89, rule 21A',
  start: { kind: 'arrears', assessment_year: startYearChoice, regime: 'new', years: [{}] },
  schema,
  rules: problems,
  work: (facts) => {
    const { kind, assessment_year: year, regime, total_income: income, payment, years } = facts;
    const assessee = {
      type: 'individual',
      ...(facts.date_of_birth ? { dateOfBirth: facts.date_of_birth } : {}),
    } as const;
    const lines: WorkingLine[] = [];
    const warnings: Message[] = [
      sentence('Form 10E must be filed online before the return, or the relief is denied.'),
    ];
    const taxOn = (of: string, amountOf: Rupees, by?: 'old' | 'new') =>
      taxOfYear(of, amountOf, assessee, by, computeTax) ?? 0;
    const now = taxOn(year, income, regime);
    lines.push(line(sentence('AY {year}: tax on total income with the payment', { year }), now));
    if (byYear(facts)) {
      const without = taxOn(year, income - payment, regime);
      lines.push(
        line(sentence('AY {year}: tax without it', { year }), without),
        total(sentence('Tax of this year on the payment'), now - without, 'Rule 21A(2)(a) to (c)'),
      );
      const extra = years.map((row) => {
        const ay = row.assessment_year;
        const [before, after] = [
          row.tax_without ?? taxOn(ay, row.total_income, row.regime),
          row.tax_with ?? taxOn(ay, row.total_income + (row.arrears ?? 0), row.regime),
        ];
        lines.push(
          line(sentence('AY {year}: tax with its arrears', { year: ay }), after),
          line(sentence('AY {year}: tax without it', { year: ay }), before),
        );
        return after - before;
      });
      lines.push(total(sentence('Tax of the earlier years on the arrears'), sum(extra), 'Rule 21A(2)(d)'));
      const relief = arrearsRelief(now - without, extra);
      return {
        result: { relief },
        lines: [
          ...lines,
          total(sentence('Relief'), relief, kind === 'family-pension' ? '89, rule 21A(2)' : '89'),
        ],
        warnings,
      };
    }
    const section = {
      gratuity: 'Rule 21A(3)',
      compensation: 'Rule 21A(4)',
      'commuted-pension': 'Rule 21A(5)',
    }[kind as 'gratuity'];
    const tooShort =
      kind === 'gratuity'
        ? facts.service_years < 5
        : kind === 'compensation' && (facts.service_years < 3 || facts.unexpired_years < 3);
    if (tooShort) {
      warnings.push(
        kind === 'gratuity'
          ? sentence('Relief needs at least five years of past services (rule 21A(3)).')
          : sentence(
              'Relief needs three years of continuous service and three years of the term left (rule 21A(4)).',
            ),
      );
      return { result: { relief: 0 }, lines: [...lines, total(sentence('Relief'), 0, section)], warnings };
    }
    const count = spreadOver(facts);
    const part = Math.round(payment / count);
    const taxNow = atMeanRate(payment, [{ tax: now, income }]);
    lines.push(total(sentence('Tax on the payment at the average rate of this year'), taxNow, section));
    const rates = years.map((row) => {
      const ay = row.assessment_year;
      const tax = row.tax_with ?? taxOn(ay, row.total_income + part, row.regime);
      lines.push(
        line(
          sentence('AY {year}: income with {part} of the payment', { year: ay, part: { rupees: part } }),
          row.total_income + part,
        ),
        line(sentence('AY {year}: tax on it', { year: ay }), tax),
      );
      return { tax, income: row.total_income + part };
    });
    const taxThen = atMeanRate(payment, rates);
    const relief = positive(taxNow - taxThen);
    return {
      result: { relief },
      lines: [
        ...lines,
        total(sentence('Tax on the payment at the mean of those average rates'), taxThen, section),
        total(sentence('Relief'), relief, section),
      ],
      warnings,
    };
  },
});
