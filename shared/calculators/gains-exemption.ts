import * as z from 'zod';
import { addMonths, assessmentYearOf, financialYearOn } from '../dates.ts';
import { amount, choice, date, flag, integer } from '../forms/fields.ts';
import { type Issue, type Message, sentence } from '../forms/messages.ts';
import { positive } from '../money.ts';
import { computeTax } from '../tax/compute.ts';
import { dueDates } from '../tax/filing.ts';
import type { GainExemption } from '../tax/inputs/capital-gains.ts';
import { hasLaw, rulesOf } from '../tax/years/index.ts';
import { calculator, line, n, total, type WorkingLine } from './calculator.ts';

const house = (row: Record<string, unknown>) => n(row['house_amount'] as number | undefined) > 0;
const bonds = (row: Record<string, unknown>) => n(row['bonds_amount'] as number | undefined) > 0;

const schema = z.strictObject({
  asset: choice('Asset sold', [
    { value: 'residential-house', label: 'Residential house' },
    { value: 'land-building', label: 'Land or other building' },
    { value: 'other', label: 'Any other long-term asset' },
  ]),
  assessee: choice('Taxpayer', [
    { value: 'individual', label: 'Individual' },
    { value: 'huf', label: 'Hindu undivided family' },
    { value: 'firm', label: 'Firm' },
    { value: 'domestic-company', label: 'Company' },
  ]),
  acquired_on: date('Acquired on'),
  sold_on: date('Sold on'),
  sale_value: amount('Sale value'),
  stamp_value: amount('Stamp duty value', { when: (row) => row['asset'] !== 'other' }).optional(),
  cost: amount('Cost of acquisition'),
  improvement: amount('Cost of improvement').optional(),
  expenses: amount('Expenses of the sale').optional(),
  house_amount: amount('Invested in a new house', {
    help: 'Excluding amounts deposited in the Capital Gains Account.',
  }).optional(),
  house_how: choice(
    'New house',
    [
      { value: 'bought', label: 'Bought' },
      { value: 'built', label: 'Built' },
    ],
    { when: house },
  ),
  house_on: date('Bought or completed on', { when: house }),
  deposit: amount('Deposited in the Capital Gains Account').optional(),
  deposit_on: date('Deposited on', { when: (row) => n(row['deposit'] as number | undefined) > 0 }),
  other_houses: integer('Other houses owned on the day of sale', {
    when: (row) => row['asset'] !== 'residential-house',
    help: 'Section 54F allows at most one, apart from the new house.',
    max: 100,
  }).optional(),
  bonds_amount: amount('Invested in bonds of section 54EC').optional(),
  bonds_on: date('Bonds bought on', { when: bonds }),
  two_houses: flag('Two new houses', {
    when: (row) => row['asset'] === 'residential-house' && house(row),
  }).optional(),
});

const assessmentYear = (soldOn: string) => assessmentYearOf(financialYearOn(soldOn));

/** Exemption of a long-term gain by a new house (ss.54, 54F), deposit or bonds (s.54EC), with last days and amounts that would exempt it all. */
export const gainsExemption = calculator({
  name: 'gains-exemption',
  title: 'Exemption of capital gains',
  intro:
    'Exemption for a new house, the Capital Gains Account or bonds under sections 54, 54F and 54EC, with last dates.',
  section: '54, 54F, 54EC',
  start: { asset: 'residential-house', assessee: 'individual' },
  schema,
  rules: ({ acquired_on, sold_on }) => {
    const out: Issue[] = [];
    if (sold_on < acquired_on)
      out.push({
        path: 'sold_on',
        message: sentence('This is before the date of acquisition'),
        severity: 'error',
      });
    if (!hasLaw(assessmentYear(sold_on)))
      out.push({
        path: 'sold_on',
        message: sentence('The rules for that year are not available here'),
        severity: 'error',
      });
    return out;
  },
  work: (facts) => {
    const { asset, sold_on: soldOn } = facts;
    const year = assessmentYear(soldOn);
    if (!hasLaw(year)) throw new RangeError('A sale of a year without rules');
    const warnings: Message[] = [];
    const section = asset === 'residential-house' ? ('54' as const) : ('54F' as const);
    const natural = facts.assessee === 'individual' || facts.assessee === 'huf';
    const due = dueDates(year)['no-business'];
    const { bondCap, houseExemptionCap } = rulesOf(year).capitalGains;
    const exemptions: GainExemption[] = [];
    const barredHouses = section === '54F' && n(facts.other_houses) > 1;
    if (n(facts.house_amount) > 0) {
      if (barredHouses)
        warnings.push(
          sentence(
            'Section 54F is not available to the owner of more than one other house on the day of sale.',
          ),
        );
      else
        exemptions.push({
          section,
          invested: n(facts.house_amount),
          investedOn: facts.house_on,
          how: facts.house_how,
        });
    }
    if (n(facts.deposit) > 0) {
      if (facts.deposit_on > due)
        warnings.push(
          sentence('The deposit was after {day}, the due date of the return: it does not count.', {
            day: { day: due },
          }),
        );
      else if (!barredHouses) exemptions.push({ section, invested: n(facts.deposit), how: 'deposited' });
    }
    // one claim of house and deposit: both count towards the same cap and the same proportion
    const merged = exemptions.length === 2 ? mergeTogether(exemptions, soldOn) : exemptions;
    if (n(facts.bonds_amount) > 0)
      merged.push({ section: '54EC', invested: n(facts.bonds_amount), investedOn: facts.bonds_on });
    const result = computeTax({
      assessmentYear: year,
      regime: 'new',
      assessee: { type: facts.assessee },
      capitalGains: {
        rows: [
          {
            asset,
            acquiredOn: facts.acquired_on,
            soldOn,
            saleValue: facts.sale_value,
            cost: facts.cost,
            expenses: n(facts.expenses),
            improvements: facts.improvement ? [{ on: facts.acquired_on, amount: facts.improvement }] : [],
            ...(facts.stamp_value === undefined ? {} : { stampDutyValue: facts.stamp_value }),
            exemptions: merged,
          },
        ],
      },
    });
    const row = result.capitalGains.rows[0]!;
    warnings.push(...result.notes.map(({ text, params }) => ({ text, params })));
    if (row.term === 'short')
      warnings.push(sentence('The gain is short-term: sections 54, 54F and 54EC do not apply.'));
    if (facts.two_houses && row.gain > 2_00_00_000)
      warnings.push(
        sentence(
          'Two houses count only if the gain is at most two crore, once in a lifetime (s.54(1) proviso).',
        ),
      );
    const net = row.fullValue - row.expenses;
    const gain = positive(row.gain);
    const lines: WorkingLine[] = [
      line(sentence('Full value of consideration'), row.fullValue, asset === 'other' ? '48' : '50C'),
      line(sentence('Less: expenses of the sale'), -row.expenses, '48(i)'),
      line(sentence('Less: cost with improvement'), -(row.cost + row.improvement), '48(ii), 55'),
      total(sentence('Capital gain'), row.gain, '45'),
      ...row.exemptions.map((one) =>
        line(sentence('Exempt u/s {section}', { section: one.section }), -one.allowed, one.section),
      ),
      total(sentence('Taxable gain'), row.net, '112'),
    ];
    if (row.indexedGain !== undefined && row.gain > 0)
      lines.push(
        line(
          sentence('Gain with indexation, for the tax at 20%'),
          row.indexedGain,
          '112(1)(a), second proviso',
        ),
      );
    if (natural && row.term === 'long' && gain > 0) {
      const needed = section === '54' ? gain : net;
      lines.push(
        line(
          section === '54'
            ? sentence('New house that would exempt the full gain')
            : sentence('New house that would exempt the full gain: the net sale value'),
          Math.min(needed, houseExemptionCap),
          section,
        ),
        line(
          sentence('Buy from {from} to {to}', {
            from: { day: addMonths(soldOn, -12) },
            to: { day: addMonths(soldOn, 24) },
          }),
          undefined,
          section,
        ),
        line(
          sentence('Or complete construction by {to}', { to: { day: addMonths(soldOn, 36) } }),
          undefined,
          section,
        ),
        line(
          sentence('Deposit the unused amount in the Capital Gains Account by {to}', { to: { day: due } }),
          undefined,
          `${section}(${section === '54' ? 2 : 4})`,
        ),
      );
      if (needed > houseExemptionCap)
        warnings.push(
          sentence('At most ten crore of a new house counts (s.{section}(1), third proviso).', { section }),
        );
    }
    if (asset !== 'other' && row.term === 'long' && gain > 0)
      lines.push(
        line(sentence('Bonds that would exempt the gain, at most 50 lakh'), Math.min(gain, bondCap), '54EC'),
        line(sentence('Buy bonds by {to}', { to: { day: addMonths(soldOn, 6) } }), undefined, '54EC'),
      );
    const exempt = row.exempt;
    return {
      result: {
        gain: row.gain,
        exempt,
        taxable: row.net,
        house_bought_by: addMonths(soldOn, 24),
        house_built_by: addMonths(soldOn, 36),
        bonds_by: addMonths(soldOn, 6),
        deposit_by: due,
      },
      lines,
      warnings: warnings.filter((w, i) => warnings.findIndex((o) => o.text === w.text) === i),
    };
  },
});

/** A house in time and a deposit are one investment; a house out of time leaves the deposit alone. */
const mergeTogether = ([bought, deposit]: GainExemption[], soldOn: string): GainExemption[] => {
  const { investedOn = '', how } = bought!;
  const inTime =
    how === 'built'
      ? investedOn <= addMonths(soldOn, 36)
      : investedOn >= addMonths(soldOn, -12) && investedOn <= addMonths(soldOn, 24);
  return inTime ? [{ ...bought!, invested: bought!.invested + deposit!.invested }] : [bought!, deposit!];
};
