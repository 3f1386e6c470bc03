import { fill } from '../forms/messages.ts';
import type { Rupees } from '../money.ts';
import {
  businessLine,
  gainsLine,
  houseLine,
  salaryLine,
  sourcesLine,
  trustLines,
} from './breakdown-heads.ts';
import { codeAt, kept, label, line, notSetOff, type Result, some, total } from './breakdown-lines.ts';
import type { Context } from './model/context.ts';
import type { Line } from './model/types.ts';
import { sectionIn } from './years/sections.ts';

/** Income of others in the heads but not in their own lines; gains of others are in the gains. */
const clubbedIn = ({ heads, salary, houseProperty, business, otherSources }: Result): Rupees =>
  heads.salary -
  salary.income +
  (heads.houseProperty - houseProperty.income) +
  (heads.business - business.income) +
  (heads.otherSources - otherSources.normal - total(otherSources.special.map(({ income }) => income)));

/** A head with an income or a loss, even one that lowers nothing. */
const shownHead = ({ amount, children = [] }: Line): boolean =>
  amount !== 0 || children.some((child) => child.amount !== 0);

/** Children of a business whose loss is not set off elsewhere. */
const apart = (id: string, income: Rupees, section: string): Line[] =>
  income < 0 ? [line(`${id}.loss`, 'Loss of the year', income, section), notSetOff(id, -income)] : [];

const lossLabels = {
  'house-property': 'House property loss of AY {year}',
  business: 'Business loss of AY {year}',
  speculative: 'Speculative loss of AY {year}',
  'specified-business': 'Specified business loss of AY {year}',
  'short-term': 'Short-term capital loss of AY {year}',
  'long-term': 'Long-term capital loss of AY {year}',
  'race-horses': 'Race horse loss of AY {year}',
  depreciation: 'Unabsorbed depreciation of AY {year}',
  'other-sources': 'Loss from other sources of AY {year}',
} as const satisfies Record<Result['setOff'][number]['loss'], string>;

const incomeLines = (result: Result): Line[] => {
  const earlier = result.setOff.filter(({ assessmentYear }) => assessmentYear !== result.assessmentYear);
  const { speculative, specified } = result.business;
  return [
    ...some([salaryLine(result)]),
    ...trustLines(result),
    ...kept([houseLine(result), businessLine(result)].filter(shownHead)),
    ...kept([
      line('speculative', 'Speculative business', Math.max(0, speculative), '43(5)', {
        children: apart('speculative', speculative, '43(5)'),
      }),
      line('specified', 'Specified business', Math.max(0, specified), '35AD', {
        children: apart('specified', specified, '35AD'),
      }),
    ]),
    ...(result.capitalGains.buckets.length > 0 || result.heads.shortTermGains + result.heads.longTermGains > 0
      ? [gainsLine(result)]
      : []),
    ...some([line('virtual', 'Virtual digital assets', result.heads.virtualAssets, '115BBH')]),
    ...[sourcesLine(result)].filter(shownHead),
    ...some([
      line('clubbed', 'Income of others included', clubbedIn(result), '64'),
      line(
        'setOff',
        'Less: losses of earlier years set off',
        -total(earlier.map((row) => row.amount)),
        '72',
        {
          children: earlier.map((row, index) =>
            line(
              `setOff.${index + 1}`,
              label(lossLabels[row.loss], { year: row.assessmentYear }),
              -row.amount,
              undefined,
              { inputs: { against: row.against } },
            ),
          ),
        },
      ),
    ]),
    line('gti', 'Gross total income', result.grossTotalIncome, '80B(5)'),
    line('deductions', 'Less: deductions under Chapter VI-A', -result.totalDeductions, '80A', {
      children: result.deductions
        .map((row) =>
          line(
            `deductions.${row.section}`,
            label('Deduction u/s {section}', { section: row.section }),
            -row.allowed,
            row.section,
            {
              inputs: { claimed: row.claimed },
            },
          ),
        )
        .concat(
          some([
            line(
              'deductions.limit',
              'In excess of eligible income',
              total(result.deductions.map((row) => row.allowed)) - result.totalDeductions,
              '80A(2)',
            ),
          ]),
        ),
    }),
    ...some([
      line(
        'totalIncome.rounded',
        'Rounded to the nearest ten rupees',
        result.totalIncome - (result.grossTotalIncome - result.totalDeductions),
        '288A',
      ),
    ]),
  ];
};

const taxLine = (ctx: Context, { tax, agriculturalIncome }: Result): Line =>
  line('tax', 'Net tax liability', tax.net, '4', {
    children: [
      line('tax.normal', 'Tax at normal rates', tax.atNormalRates, ctx.newRegime ? '115BAC(1A)' : '4', {
        inputs: { income: tax.normalIncome },
      }),
      ...some([
        line(
          'tax.agricultural',
          'Less: rebate on agricultural income',
          -tax.agriculturalRebate,
          'Finance Act, s.2(2)',
          {
            inputs: { agriculturalIncome },
          },
        ),
      ]),
      ...tax.specialRates.map((row, index) =>
        line(`tax.special.${codeAt(tax.specialRates, index)}`, row.label, row.tax, row.section, {
          inputs: { income: row.income, taxable: row.taxable, rate: row.rate / 100 },
        }),
      ),
      ...some([
        line('tax.rebate', 'Less: rebate', -tax.rebate87A, '87A', {
          inputs: { marginalRelief: tax.rebateMarginalRelief },
        }),
        line('tax.surcharge', 'Surcharge', tax.surcharge, 'Finance Act, s.2(9)', {
          inputs: { before: tax.surchargeBeforeRelief, marginalRelief: tax.marginalRelief },
        }),
        line('tax.cess', 'Health and education cess', tax.cess, 'Finance Act, s.2(11)', {
          inputs: { rate: ctx.rules.cess / 100 },
        }),
        line('tax.amt', 'Add: minimum tax above regular tax', tax.amt.creditArising, '115JC', {
          inputs: { adjustedTotalIncome: tax.amt.adjustedTotalIncome, tax: tax.amt.tax },
        }),
        line('tax.amtCredit', 'Less: credit of minimum tax', -tax.amt.creditUsed, '115JD'),
        line('tax.deferred', 'Less: tax deferred on shares of a start-up', -tax.deferral.deferred, '191(2)', {
          inputs: { withoutPerquisite: tax.deferral.withoutPerquisite },
        }),
        line(
          'tax.deferredPayable',
          'Add: tax deferred in earlier years, payable now',
          tax.deferral.payableNow,
          '191(2)',
        ),
        line('tax.relief89', 'Less: relief for arrears', -tax.relief89, '89'),
        line('tax.relief90', 'Less: relief for tax paid abroad under a treaty', -tax.relief90, '90'),
        line('tax.relief91', 'Less: relief for tax paid abroad without a treaty', -tax.relief91, '91'),
      ]),
    ],
  });

/** A line under the Act of its year: for the Act of 2025 with the sections corresponding to those of 1961. */
const underAct = (act: '1961' | '2025', row: Line): Line => {
  if (act === '1961') return row;
  const { pattern } = row;
  const named =
    pattern && typeof pattern.params['section'] === 'string'
      ? { ...pattern, params: { ...pattern.params, section: sectionIn(act, pattern.params['section']) } }
      : pattern;
  return {
    ...row,
    ...(named ? { pattern: named, label: fill(named.text, named.params) } : {}),
    ...(row.section ? { section: sectionIn(act, row.section) } : {}),
    ...(row.children ? { children: row.children.map((child) => underAct(act, child)) } : {}),
  };
};

/** The computation as a tree, from heads to balance, under the sections of its year. */
export const explain = (ctx: Context, result: Result): Line => underAct(ctx.rules.act, linesOf(ctx, result));

const linesOf = (ctx: Context, result: Result): Line => {
  const { interest, fees, taxesPaid } = result;
  const balance = result.balancePayable - result.refund;
  const { refundIssued = 0, otherTaxes = 0 } = ctx.input.filing ?? {};
  const exact = result.totalLiability + refundIssued - taxesPaid.total - otherTaxes;
  return line('balance', balance < 0 ? 'Refund due' : 'Balance tax payable', balance, '288B', {
    children: [
      line('totalIncome', 'Total income', result.totalIncome, '288A', { children: incomeLines(result) }),
      taxLine(ctx, result),
      ...some([
        line('interest.234A', 'Interest for a late return', interest.s234A, '234A', {
          inputs: interest.detail.a ?? {},
        }),
        line('interest.234B', 'Interest on shortfall of advance tax', interest.s234B, '234B', {
          inputs: { months: interest.detail.b?.length ?? 0 },
          children: (interest.detail.b ?? []).map((row) =>
            line(
              `interest.234B.${row.month}`,
              label('Month {month}', { month: row.month }),
              row.interest,
              '234B',
              {
                inputs: { principal: row.principal, paid: row.paid },
              },
            ),
          ),
        }),
        line('interest.234C', 'Interest for deferred instalments', interest.s234C, '234C', {
          children: (interest.detail.c ?? []).map((row) =>
            line(
              `interest.234C.${row.dueBy}`,
              label('Instalment of {date}', { date: row.dueBy }),
              row.interest,
              '234C',
              {
                inputs: {
                  required: row.required,
                  paid: row.paid,
                  shortfall: row.shortfall,
                  months: row.months,
                },
              },
            ),
          ),
        }),
        line('fee.234F', 'Fee for a late return', fees.s234F, '234F'),
        line('fee.234I', 'Fee for a late revision', fees.s234I, '234-I'),
        line('additionalTax', 'Additional tax on an updated return', result.additionalTax, '140B'),
        line('paid', 'Less: taxes paid', -taxesPaid.total, '199', {
          children: some([
            line('paid.tds', 'Tax deducted at source', -taxesPaid.tds, '199'),
            line('paid.tcs', 'Tax collected at source', -taxesPaid.tcs, '206C'),
            line('paid.advance', 'Advance tax', -taxesPaid.advanceTax, '210'),
            line('paid.selfAssessment', 'Self-assessment tax', -taxesPaid.selfAssessment, '140A'),
          ]),
        }),
        line('refundIssued', 'Add: refund issued on the earlier return', refundIssued, '140B'),
        line('otherTaxes', 'Less: other taxes paid, not claimed in the earlier return', -otherTaxes, '140B'),
        line('balance.rounded', 'Rounded to the nearest ten rupees', balance - exact, '288B'),
      ]),
    ],
  });
};
