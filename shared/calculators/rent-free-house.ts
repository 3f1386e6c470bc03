import * as z from 'zod';
import { addDays, daysBetween, financialYearOn, monthsOrPart, startYear, yearLabel } from '../dates.ts';
import { amount, choice, date, flag, integer } from '../forms/fields.ts';
import { type Issue, type Message, sentence } from '../forms/messages.ts';
import { mulDiv, percentOf, positive, sum } from '../money.ts';
import { lawYears, rulesOf } from '../tax/years/index.ts';
import { calculator, line, n, total, type WorkingLine } from './calculator.ts';
import { houseRates, houseRules } from './perquisite-rates.ts';

const is =
  (...provided: string[]) =>
  (row: Record<string, unknown>) =>
    provided.includes(String(row['provided']));
const bySalary = is('own', 'leased', 'hotel');
const costInflation = rulesOf(lawYears[0]!).capitalGains.costInflation;

/** Months of a stay, a part of one counting whole. */
const months = (from: string, to: string) => monthsOrPart(addDays(from, -1), to);

/** Value of a rent-free or concessional house (s.17(2)(i), (ii); rule 3(1)) for a stay within one financial year. */
export const rentFreeHouse = calculator({
  name: 'rent-free-house',
  title: 'Rent-free house',
  intro: 'Value of a house provided by the employer, furnished or not, under the rule in force on each day.',
  section: '17(2)(i), rule 3(1)',
  start: { provided: 'own' },
  schema: z.strictObject({
    provided: choice('Provided as', [
      { value: 'own', label: 'House owned by the employer' },
      { value: 'leased', label: 'House rented by the employer' },
      { value: 'hotel', label: 'Hotel' },
      { value: 'government', label: 'House of the Central or State Government' },
    ]),
    from: date('Occupied from', { from: '2009-04-01' }),
    to: date('Occupied to', { from: '2009-04-01' }),
    salary: amount('Salary for that period', {
      when: bySalary,
      help: 'Basic pay, dearness allowance that counts for retirement benefits, bonus, commission, fees, taxable allowances and other payments in money. Not exempt allowances, perquisites, employer’s provident fund or lump sums on retirement.',
    }),
    population: integer('Population of the city (2011 census)', { when: is('own') }),
    population_2001: integer('Population of the city (2001 census)', {
      when: (row) => is('own')(row) && String(row['from']) < houseRates[0]!.from,
    }),
    rent: amount('Rent paid by the employer', { when: is('leased') }),
    charges: amount('Hotel charges', { when: is('hotel') }),
    transfer: flag('Stay on a transfer to another place', { when: is('hotel') }).optional(),
    licence_fee: amount('Licence fee by the Government’s rules', { when: is('government') }),
    furniture_cost: amount('Cost of furniture and appliances provided', {
      when: is('own', 'leased', 'government'),
    }).optional(),
    furniture_hire: amount('Hire charges of furniture and appliances', {
      when: is('own', 'leased', 'government'),
    }).optional(),
    recovered: amount('Rent recovered from the employee').optional(),
    furniture_recovered: amount('Amount recovered for furniture', {
      when: is('own', 'leased', 'government'),
    }).optional(),
    first_value: amount('Value of the house in the first year', {
      when: is('own', 'leased'),
      help: 'If the same house was provided in an earlier year: its value in 2023-24 or, if later, in the first year.',
    }).optional(),
    first_year: integer('Financial year of that value, first four digits', {
      when: is('own', 'leased'),
      min: 2023,
      max: 2040,
    }).optional(),
  }),
  rules: ({ from, to, first_value, first_year }) => {
    const out: Issue[] = [];
    const add = (path: string, message: Message) => out.push({ path, message, severity: 'error' });
    if (to < from) add('to', sentence('The end date is before the start date'));
    else if (financialYearOn(from) !== financialYearOn(to))
      add(
        'to',
        sentence('Both dates must be in the same financial year, because salary and limits are for a year'),
      );
    if ((first_value === undefined) !== (first_year === undefined))
      add(
        first_value === undefined ? 'first_value' : 'first_year',
        sentence('Enter the value and its year together'),
      );
    if (first_year !== undefined && first_year >= startYear(financialYearOn(from)))
      add('first_year', sentence('This must be an earlier year'));
    return out;
  },
  work: (facts) => {
    const { provided, from, to } = facts;
    const lines: WorkingLine[] = [];
    const warnings: Message[] = [];
    const add = (text: Message, value: number, section: string) => {
      lines.push(line(text, value, section));
      return value;
    };
    const house = () => {
      if (provided === 'government')
        return add(
          sentence('Licence fee by the Government’s rules'),
          facts.licence_fee,
          'Rule 3(1), Table I(1)',
        );
      if (provided === 'hotel') {
        const days = daysBetween(from, to) + 1;
        if (facts.transfer && days <= houseRules.hotelDays)
          return add(sentence('Hotel for at most 15 days on a transfer'), 0, 'Rule 3(1), Table I(3)');
        add(sentence('24% of salary'), percentOf(facts.salary, houseRules.hotel), 'Rule 3(1), Table I(3)');
        add(sentence('Hotel charges'), facts.charges, 'Rule 3(1), Table I(3)');
        return Math.min(percentOf(facts.salary, houseRules.hotel), facts.charges);
      }
      const all = months(from, to);
      const parts = houseRates
        .map((rates, i) => {
          const end = houseRates[i - 1] ? addDays(houseRates[i - 1]!.from, -1) : to;
          return { rates, first: [from, rates.from].sort().at(-1)!, last: [to, end].sort()[0]! };
        })
        .filter(({ first, last }) => first <= last)
        .reverse();
      return sum(
        parts.map(({ rates, first, last }) => {
          const some = parts.length === 1 ? all : months(first, last);
          const salary = mulDiv(facts.salary, some, all);
          if (provided === 'leased') {
            const share = percentOf(salary, rates.leased);
            const rent = mulDiv(facts.rent, some, all);
            add(
              sentence('{rate}% of salary of {months} months', { rate: rates.leased / 100, months: some }),
              share,
              rates.source,
            );
            add(sentence('Rent paid by the employer for them'), rent, 'Rule 3(1), Table I(2)(b)');
            return Math.min(share, rent);
          }
          const people = rates.census === '2011' ? facts.population : facts.population_2001;
          const { rate } = rates.own.find(({ above }) => people > above) ?? rates.own.at(-1)!;
          return add(
            sentence('{rate}% of salary of {months} months, by the population of the city', {
              rate: rate / 100,
              months: some,
            }),
            percentOf(salary, rate),
            rates.source,
          );
        }),
      );
    };
    let value = house();
    if (facts.first_value !== undefined && facts.first_year !== undefined) {
      const index = (start: number) => costInflation[yearLabel(start)];
      const [now, then] = [index(startYear(financialYearOn(from))), index(facts.first_year)];
      if (now === undefined || then === undefined)
        warnings.push(
          sentence(
            'The cost inflation index for one of the years is not available here: the limit by the first year’s value is not applied.',
          ),
        );
      else {
        const most = mulDiv(facts.first_value, now, then);
        add(
          sentence('Limit from the first year’s value and the cost inflation index, {now} over {then}', {
            now,
            then,
          }),
          most,
          'Rule 3(1), second proviso',
        );
        value = Math.min(value, most);
      }
    }
    lines.push(total(sentence('Value of the house'), value, 'Rule 3(1)'));
    const rent = positive(value - n(facts.recovered));
    if (n(facts.recovered) > 0)
      lines.push(line(sentence('Less: rent recovered from the employee'), rent - value, 'Rule 3(1)'));
    let furniture = 0;
    if (n(facts.furniture_cost) + n(facts.furniture_hire) > 0) {
      furniture = positive(
        mulDiv(percentOf(n(facts.furniture_cost), houseRules.furniture), months(from, to), 12) +
          n(facts.furniture_hire) -
          n(facts.furniture_recovered),
      );
      lines.push(
        line(
          sentence('Furniture: 10% of cost per year, or hire charges, less amounts recovered'),
          furniture,
          'Rule 3(1), column (4)',
        ),
      );
    }
    return {
      result: { taxable: rent + furniture, house: rent, furniture },
      lines: [...lines, total(sentence('Perquisite'), rent + furniture, '17(2)(i)')],
      warnings,
    };
  },
});
