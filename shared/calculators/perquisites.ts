import * as z from 'zod';
import { amount, choice, decimal, flag, group, integer, rows } from '../forms/fields.ts';
import { type Message, sentence } from '../forms/messages.ts';
import { mulDiv, percentOf, positive, sum } from '../money.ts';
import { calculator, line, n, total, type WorkingLine } from './calculator.ts';
import { perquisiteRules as law, perquisiteRatesOf } from './perquisite-rates.ts';
import { startYearChoice, yearChoices } from './years.ts';

const cost = 'What the employer paid';
const recovered = 'Recovered from the employee';
const private_ = (row: Record<string, unknown>) => row['use'] === 'private';
const byCost = (row: Record<string, unknown>) => private_(row) || row['owner'] === 'employee';

const schema = z.strictObject({
  assessment_year: choice('Assessment year', yearChoices),
  cars: rows(
    {
      label: 'Motor cars',
      rowLabel: 'Car',
      section: 'rule 3(2)',
      help: 'With two or more cars used for both purposes, only one counts as mixed use; the others count as private.',
    },
    {
      owner: choice('Owned or hired by', [
        { value: 'employer', label: 'Employer' },
        { value: 'employee', label: 'Employee' },
      ]),
      use: choice('Used for', [
        { value: 'official', label: 'Duties only, with log book and certificate' },
        { value: 'both', label: 'Both' },
        { value: 'private', label: 'Private use only' },
      ]),
      size: choice('Engine', [
        { value: 'small', label: 'Up to 1.6 litres' },
        { value: 'large', label: 'Above 1.6 litres' },
        { value: 'other', label: 'Other vehicle of the employee' },
      ]),
      months: integer('Months of use', { min: 1, max: 12 }),
      paid_by: choice(
        'Private running costs paid by',
        [
          { value: 'employer', label: 'Employer' },
          { value: 'employee', label: 'Employee' },
        ],
        { when: (row) => row['owner'] === 'employer' && row['use'] === 'both' },
      ),
      driver: flag('Driver provided or reimbursed').optional(),
      running_cost: amount('Running costs and driver’s salary paid by the employer', {
        when: byCost,
      }).optional(),
      price: amount('Cost of the car', {
        when: (row) => private_(row) && row['owner'] === 'employer',
      }).optional(),
      hire: amount('Hire charges', {
        when: (row) => private_(row) && row['owner'] === 'employer',
      }).optional(),
      recovered: amount(recovered, { when: byCost }).optional(),
    },
  ).optional(),
  loans: rows(
    { label: 'Loans without or at low interest', rowLabel: 'Loan', section: 'rule 3(7)(i)' },
    {
      original: amount('Original amount of the loan'),
      rate: decimal('State Bank of India rate for such loans on 1 April of the year, %', {
        max: 40,
      }),
      balances: rows(
        { label: 'Outstanding on the last day of each month', rowLabel: 'Months' },
        { balance: amount('Outstanding'), months: integer('Months with this balance', { min: 1, max: 12 }) },
      ),
      interest_paid: amount('Interest paid by the employee').optional(),
      medical: flag('For treatment of a disease in rule 3A, not reimbursed by insurance').optional(),
    },
  ).optional(),
  services: rows(
    {
      label: 'Servants, gas, electricity, water, travel, club, credit card',
      rowLabel: 'Benefit',
      section: 'rule 3(3), (4), (7)',
    },
    {
      kind: choice('Kind', [
        { value: 'servant', label: 'Sweeper, gardener, watchman or personal attendant' },
        { value: 'utilities', label: 'Gas, electric energy or water' },
        { value: 'travel', label: 'Holiday travel and stay' },
        { value: 'card', label: 'Credit card' },
        { value: 'club', label: 'Club' },
        { value: 'other', label: 'Any other benefit or amenity' },
      ]),
      cost: amount(cost),
      official: amount('Of which wholly for official duties, with records').optional(),
      recovered: amount(recovered).optional(),
    },
  ).optional(),
  education: rows(
    { label: 'Education of family members', rowLabel: 'Child', section: 'rule 3(5)' },
    {
      monthly_cost: amount('Cost per month'),
      months: integer('Months', { min: 1, max: 12 }),
      own_school: flag('In a school of the employer, or free by reason of the employment').optional(),
      child: flag('Own child').optional(),
      recovered: amount(recovered).optional(),
    },
  ).optional(),
  meals: group(
    { label: 'Meals in working hours', section: 'rule 3(7)(iii)' },
    {
      count: integer('Number of meals').optional(),
      cost: amount('Cost of all meals').optional(),
      recovered: amount(recovered).optional(),
      vouchers: flag('Paid vouchers, with the new regime').optional(),
    },
  ).optional(),
  gifts: amount('Gifts in kind in the year', { section: 'rule 3(7)(iv)' }).optional(),
  assets_used: rows(
    { label: 'Movable assets used', rowLabel: 'Asset', section: 'rule 3(7)(vii)' },
    {
      computer: flag('Laptop or computer').optional(),
      cost: amount('Cost of the asset').optional(),
      hire: amount('Hire charges').optional(),
      months: integer('Months of use', { min: 1, max: 12 }),
      recovered: amount(recovered).optional(),
    },
  ).optional(),
  assets_sold: rows(
    { label: 'Movable assets sold to the employee', rowLabel: 'Asset', section: 'rule 3(7)(viii)' },
    {
      kind: choice('Kind', [
        { value: 'computer', label: 'Computer or electronic item' },
        { value: 'car', label: 'Motor car' },
        { value: 'other', label: 'Any other asset' },
      ]),
      cost: amount('Cost to the employer'),
      years: integer('Completed years of use', { max: 60 }),
      paid: amount('Paid by the employee').optional(),
    },
  ).optional(),
  shares: rows(
    { label: 'Shares free or at a concessional price', rowLabel: 'Allotment', section: 'rule 3(8), (9)' },
    {
      count: integer('Number of shares'),
      value: amount('Fair market value per share on the exercise date'),
      paid: amount('Paid for one').optional(),
    },
  ).optional(),
  funds: amount('Employer’s contributions to provident fund, superannuation and NPS', {
    section: '17(2)(vii)',
  }).optional(),
});

type Facts = z.output<typeof schema>;

type Rates = ReturnType<typeof perquisiteRatesOf>;

const carValue = (rates: Rates, car: NonNullable<Facts['cars']>[number]): number => {
  const { owner, use, size, months } = car;
  if (use === 'official') return 0;
  const paid = n(car.running_cost);
  const driver = car.driver && size !== 'other' ? rates.driver : 0;
  if (use === 'private') {
    const wear =
      owner === 'employer' ? mulDiv(percentOf(n(car.price), law.wear), months, 12) + n(car.hire) : 0;
    return positive(paid + wear - n(car.recovered));
  }
  const byEngine = rates[size === 'large' ? 'large' : 'small'];
  if (owner === 'employer')
    return (byEngine[car.paid_by === 'employee' ? 'employeePays' : 'employerPays'] + driver) * months;
  const official = size === 'other' ? rates.otherVehicle : byEngine.employerPays + driver;
  return positive(paid - official * months - n(car.recovered));
};

const loanValue = ({ balances, rate, interest_paid }: NonNullable<Facts['loans']>[number]): number =>
  positive(
    mulDiv(sum(balances.map((row) => row.balance * row.months)), Math.round(rate * 100), 1_20_000) -
      n(interest_paid),
  );

/** Cost less the normal wear of each completed year, less what was paid. */
const soldValue = ({ kind, cost: price, years, paid }: NonNullable<Facts['assets_sold']>[number]): number => {
  const { rate, reducing } = law.transfer[kind];
  let left = price;
  for (let year = 0; year < years && left > 0; year += 1)
    left = positive(left - percentOf(reducing ? left : price, rate));
  return positive(left - n(paid));
};

/** Perquisites other than the house, valued by rule 3. */
export const perquisites = calculator({
  name: 'perquisites',
  title: 'Perquisites',
  intro:
    'Value of car, loan, servants, education, meals, gifts, assets, shares and other benefits. The house has a separate calculator.',
  section: '17(2), rule 3; rule 15 of 2026',
  start: { assessment_year: startYearChoice },
  schema,
  work: (facts) => {
    const lines: WorkingLine[] = [];
    const warnings: Message[] = [];
    const result: Record<string, number> = {};
    const add = (key: string, text: Message, values: number[], section: string) => {
      if (values.length === 0) return;
      result[key] = sum(values);
      if (values.length > 1)
        lines.push(...values.map((value, i) => line(sentence('No. {number}', { number: i + 1 }), value)));
      lines.push(total(text, result[key], section));
    };
    const rates = perquisiteRatesOf(facts.assessment_year);
    const latest = rates.rule !== 'Rule 3';
    const place = (rule: string) => (latest ? rates.rule : rule);
    const { cars = [], loans = [], services = [], education = [], meals, gifts = 0 } = facts;
    add(
      'cars',
      sentence('Motor cars'),
      cars.map((one) => carValue(rates, one)),
      place('Rule 3(2)'),
    );
    if (cars.filter(({ owner, use }) => owner === 'employer' && use === 'both').length > 1)
      warnings.push(
        sentence(
          'Only one car of the employer may count as used for both purposes; enter the others as private (rule 3(2), proviso).',
        ),
      );

    const small = sum(loans.map(({ original }) => original)) <= rates.smallLoan;
    if (loans.length > 0 && small)
      warnings.push(
        sentence('Loans totalling {amount} or less are not valued (rule 3(7)(i), proviso).', {
          amount: { rupees: rates.smallLoan },
        }),
      );
    add(
      'loans',
      sentence('Loans'),
      loans.map((loan) => (small || loan.medical ? 0 : loanValue(loan))),
      place('Rule 3(7)(i)'),
    );
    add(
      'services',
      sentence('Servants, utilities, travel, card, club and other benefits'),
      services.map((row) => positive(row.cost - n(row.official) - n(row.recovered))),
      place('Rule 3(3), (4), (7)(ii), (v), (vi), (ix)'),
    );
    add(
      'education',
      sentence('Education'),
      education.map(({ monthly_cost, months, own_school, child, recovered: back }) =>
        own_school && child && monthly_cost <= rates.education
          ? 0
          : positive(monthly_cost * months - n(back)),
      ),
      place('Rule 3(5)'),
    );
    if (meals?.cost !== undefined)
      add(
        'meals',
        sentence('Meals above {amount} per meal', { amount: { rupees: rates.meal } }),
        [positive(meals.cost - (meals.vouchers ? 0 : rates.meal * n(meals.count)) - n(meals.recovered))],
        place('Rule 3(7)(iii)'),
      );
    if (gifts > 0) {
      add(
        'gifts',
        sentence('Gifts in kind above {amount}', { amount: { rupees: rates.gifts } }),
        [positive(gifts - rates.gifts)],
        place('Rule 3(7)(iv)'),
      );
      if (gifts >= rates.gifts)
        warnings.push(
          sentence(
            'Under the wording of rule 3(7)(iv), gifts of {limit} or more count in full ({amount}); Circular 15/2001 counts only the excess.',
            { limit: { rupees: rates.gifts }, amount: { rupees: gifts } },
          ),
        );
    }
    if (latest)
      warnings.push(
        sentence(
          'Amounts under rule 15 of the Income-tax Rules, 2026, as reported from the notified rules; the amount for another vehicle of the employee is the one under rule 3.',
        ),
      );
    add(
      'assets_used',
      sentence('Use of movable assets'),
      (facts.assets_used ?? []).map((row) =>
        row.computer
          ? 0
          : positive(
              mulDiv(percentOf(n(row.cost), law.use), row.months, 12) + n(row.hire) - n(row.recovered),
            ),
      ),
      place('Rule 3(7)(vii)'),
    );
    add(
      'assets_sold',
      sentence('Movable assets sold to the employee'),
      (facts.assets_sold ?? []).map(soldValue),
      place('Rule 3(7)(viii)'),
    );
    add(
      'shares',
      sentence('Shares'),
      (facts.shares ?? []).map(({ count, value, paid }) => positive(value - n(paid)) * count),
      latest ? rates.rule : '17(2)(vi), rule 3(8), (9)',
    );
    if (facts.funds !== undefined) {
      add(
        'funds',
        sentence('Contributions above 7,50,000'),
        [positive(facts.funds - law.funds)],
        '17(2)(vii)',
      );
      if (facts.funds > law.funds)
        warnings.push(
          sentence(
            'Yearly accretion on the excess is a perquisite too (s.17(2)(viia), rule 3B): enter it under other benefits.',
          ),
        );
    }
    const taxable = sum(Object.values(result));
    return {
      result: { taxable, ...result },
      lines: [...lines, total(sentence('Total perquisites'), taxable, '17(2)')],
      warnings,
    };
  },
});
