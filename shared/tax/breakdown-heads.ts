import {
  codeAt,
  label,
  leftOf,
  line,
  notSetOff,
  type Result,
  some,
  total,
  usedOf,
} from './breakdown-lines.ts';
import type { Line } from './model/types.ts';

export const salaryLine = ({ salary }: Result): Line =>
  line('salary', 'Income from salary', salary.income, '15', {
    children: some([
      line('salary.gross', 'Gross salary', salary.gross, '17'),
      line('salary.exempt', 'Less: allowances exempt', -salary.totalExempt, '10', {
        children: salary.exemptAllowances.map(({ section, claimed, allowed }) =>
          line(`salary.exempt.${section}`, label('Exempt u/s {section}', { section }), -allowed, section, {
            inputs: { claimed },
          }),
        ),
      }),
      line('salary.89A', 'Less: relief for foreign retirement account', -salary.relief89A, '89A'),
      line('salary.standard', 'Less: standard deduction', -salary.standardDeduction, '16(ia)'),
      line('salary.entertainment', 'Less: entertainment allowance', -salary.entertainmentAllowance, '16(ii)'),
      line('salary.professionalTax', 'Less: professional tax', -salary.professionalTax, '16(iii)'),
    ]),
  });

export const houseLine = (result: Result): Line => {
  const { houseProperty, heads } = result;
  const left = leftOf(result, 'house-property', heads.houseProperty);
  return line('house', 'Income from house property', houseProperty.income + left, '22', {
    children: [
      ...houseProperty.properties.map((row, index) =>
        line(`house.${index + 1}`, label('Property {number}', { number: index + 1 }), row.income, '23', {
          children: some([
            line(`house.${index + 1}.annual`, 'Annual value of own share', row.ownAnnualValue, '23', {
              inputs: {
                gross: row.grossAnnualValue,
                municipalTaxes: row.municipalTaxes,
                unrealisedRent: row.unrealisedRent,
              },
            }),
            line(`house.${index + 1}.standard`, 'Less: 30% of annual value', -row.standardDeduction, '24(a)'),
            line(`house.${index + 1}.interest`, 'Less: interest on borrowed capital', -row.interest, '24(b)'),
            line(`house.${index + 1}.arrears`, 'Arrears of rent, less 30%', row.arrears, '25A'),
          ]),
        }),
      ),
      ...some([
        line('house.passThrough', 'Pass-through income', houseProperty.passThrough, '115UA'),
        notSetOff('house', left),
      ]),
    ],
  });
};

export const businessLine = (result: Result): Line => {
  const { business, heads } = result;
  const left = leftOf(result, 'business', heads.business);
  const shown = total([
    ...business.presumptive.map(({ declared }) => declared),
    ...business.books.map(({ income }) => income),
    business.futuresAndOptions,
    business.partnerIncome,
    business.toMembers,
  ]);
  const change = business.income - shown;
  return line('business', 'Profits and gains of business or profession', business.income + left, '28', {
    children: [
      ...business.presumptive.map((row, index) =>
        line(
          `business.presumptive.${index + 1}`,
          label('Presumptive income u/s {section}', { section: row.section }),
          row.declared,
          row.section,
          {
            inputs: { minimum: row.minimum },
          },
        ),
      ),
      ...business.books.map((row, index) =>
        line(`business.books.${index + 1}`, row.label, row.income, '28', {
          children: some([
            line(`business.books.${index + 1}.profit`, 'Profit as per books', row.netProfit),
            line(`business.books.${index + 1}.added`, 'Add: not allowed', row.added, '40'),
            line(`business.books.${index + 1}.deducted`, 'Less: allowed or taxed elsewhere', -row.deducted),
            line(`business.books.${index + 1}.depreciation`, 'Less: depreciation', -row.depreciation, '32'),
          ]),
        }),
      ),
      ...some([
        line('business.futures', 'Futures and options', business.futuresAndOptions, '43(5)(d)'),
        line('business.partner', "Partner's remuneration and interest", business.partnerIncome, '28(v)'),
        line('business.members', 'Add: payments to members', business.toMembers, '40(ba)'),
        line(
          'business.partners',
          change < 0 ? "Less: partners' pay and interest" : "Add: partners' pay not allowed",
          change,
          change < 0 ? '44AE(3)' : '40(b)',
          business.partners ? { inputs: business.partners } : {},
        ),
        notSetOff('business', left),
      ]),
    ],
  });
};

export const gainsLine = (result: Result): Line => {
  const { capitalGains, heads, afterSetOff } = result;
  const own = heads.shortTermGains + heads.longTermGains - capitalGains.shortTerm - capitalGains.longTerm;
  const losses = total(capitalGains.buckets.map(({ gain, loss }) => Math.max(0, loss - gain)));
  const left = losses - usedOf(result, 'short-term') - usedOf(result, 'long-term');
  return line('gains', 'Capital gains', heads.shortTermGains + heads.longTermGains + left, '45', {
    inputs: { afterSetOff: afterSetOff.shortTermGains + afterSetOff.longTermGains },
    children: [
      ...capitalGains.buckets.map((row) =>
        line(
          `gains.${row.bucket}`,
          label('Gains u/s {section}', { section: row.section }),
          row.gain - row.loss,
          row.section,
          {
            inputs: {
              rate: row.rate === 'slab' ? 'slab' : row.rate / 100,
              gains: row.gain,
              losses: row.loss,
            },
          },
        ),
      ),
      ...some([line('gains.own', 'Gains at a treaty rate', own, '90'), notSetOff('gains', left)]),
    ],
  });
};

export const sourcesLine = (result: Result): Line => {
  const { otherSources, heads } = result;
  const special = total(otherSources.special.map(({ income }) => income));
  const left = leftOf(result, 'other-sources', heads.otherSources - special);
  return line('sources', 'Income from other sources', otherSources.income + left, '56', {
    children: some([
      line('sources.normal', 'At normal rates', otherSources.normal, '56', {
        inputs: { dividend: otherSources.dividend, deductions: otherSources.deductions },
      }),
      ...otherSources.special.map((row, index) =>
        line(
          `sources.${codeAt(otherSources.special, index)}`,
          label('Income u/s {section}', { section: row.section }),
          row.income,
          row.section,
          {
            inputs: { rate: row.rate / 100 },
          },
        ),
      ),
      line(
        'sources.raceHorses',
        'Owning and maintaining race horses',
        Math.max(0, otherSources.raceHorses),
        '74A',
      ),
      notSetOff('sources', left),
    ]),
  });
};

const trustParts = {
  applied: {
    label: 'Income of the trust or institution after application',
    section: '11',
    before: 'Contributions other than to the corpus, and income from property held under trust',
    less: 'Less: applied, repaid, restored, deemed applied or accumulated in Form 10',
  },
  forfeited: {
    label: 'Income of the trust or institution without exemption',
    section: '13(10)',
    before: 'Receipts of the year',
    less: 'Less: expenditure that is allowed',
  },
  exempt: {
    label: 'Contributions not exempt',
    section: '10',
    before: 'Voluntary contributions',
    less: 'Less: exempt',
  },
} as const;

/** Lines of a trust, institution or party before its heads. */
export const trustLines = ({ trust }: Result): Line[] => {
  if (!trust) return [];
  const words = trustParts[trust.kind];
  const used = trust.deductions - trust.setApart;
  const excess = trust.income - trust.additions - (trust.toBeApplied - trust.deductions);
  const children = some([
    line('trust.receipts', words.before, trust.receipts, '12'),
    line(
      'trust.notCounted',
      'Less: applied outside India, and 15% of donations to other institutions',
      trust.toBeApplied - trust.receipts,
      '11(1)',
    ),
    line('trust.used', words.less, -used, words.section),
    line('trust.setApart', 'Less: accumulated, at most 15%', -trust.setApart, '11(1)(a)'),
    line('trust.excess', 'Applied in excess of the year’s income', excess, '11(1)'),
    line('trust.additions', 'Add: chargeable in any case', trust.additions, '11'),
  ]);
  return [
    ...(children.length > 0 ? [line('trust', words.label, trust.income, words.section, { children })] : []),
    ...some([
      line('trust.anonymous', 'Anonymous donations', trust.anonymous.charged, '115BBC', {
        inputs: { received: trust.anonymous.received, free: trust.anonymous.free },
      }),
      line('trust.specified', 'Specified income of a trust or institution', trust.specified, '115BBI'),
    ]),
  ];
};
