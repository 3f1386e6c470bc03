import type { Switches } from './years/types.ts';

/** One reading of a disputed point and who follows it. */
interface Reading {
  value: string;
  /** The reading as a sentence; it is in the computation where it was chosen. */
  label: string;
  authority: string;
}

/** A point the law or the utilities leave open. */
interface ContestedPoint {
  key: keyof Switches;
  title: string;
  section: string;
  readings: readonly Reading[];
}

/** The contested points with the readings of each, as the engine can follow them; authorities by case, rule or utility. */
export const contestedPoints = [
  {
    key: 'rebateIncomeTest',
    title: 'Income tested for the rebate, new regime',
    section: '87A',
    readings: [
      {
        value: 'total-income',
        label: 'The limit of the rebate is tested on total income',
        authority: 's.87A(1), words “total income”',
      },
      {
        value: 'without-untaxed-112A',
        label: 'The limit of the rebate excludes tax-free gains u/s 112A, in ITR-1 and ITR-4',
        authority: 'ITR-1 validation rule A-200, ITR-4 rule 227',
      },
      {
        value: 'slab-income',
        label: 'The limit of the rebate is tested on income at slab rates only',
        authority: 'Reading of the second proviso to s.87A taken by preparers',
      },
    ],
  },
  {
    key: 'rebateNewOnSpecialRates',
    title: 'Rebate against tax at special rates, new regime',
    section: '87A',
    readings: [
      {
        value: 'denied',
        label: 'The rebate does not reduce tax at special rates',
        authority: 'Department’s utility; second proviso to s.87A from AY 2026-27',
      },
      {
        value: 'allowed-except-112A',
        label: 'The rebate reduces tax at special rates except u/s 112A',
        authority:
          's.87A as it stood to AY 2025-26; Bombay High Court, Chamber of Tax Consultants v. DGIT (Systems), 2025',
      },
    ],
  },
  {
    key: 'rebateOldOnSpecialRates',
    title: 'Rebate against tax at special rates, old regime',
    section: '87A',
    readings: [
      {
        value: 'allowed-except-112A',
        label: 'The rebate reduces tax at special rates except u/s 112A',
        authority: 's.112A(6); ITAT Ahmedabad, 2025',
      },
      {
        value: 'denied',
        label: 'The rebate reduces tax at slab rates only',
        authority: 'Warning of the department’s utility',
      },
    ],
  },
  {
    key: 'rebateRelief',
    title: 'Marginal relief above the rebate limit',
    section: '87A',
    readings: [
      {
        value: 'all-tax',
        label: 'Marginal relief of the rebate is measured on all income-tax',
        authority: 's.87A(1) proviso (b), “income-tax payable on such total income”',
      },
      {
        value: 'slab-tax',
        label: 'Marginal relief of the rebate is measured on slab tax',
        authority: 'Second proviso to s.87A',
      },
    ],
  },
  {
    key: 'surchargeTest',
    title: 'Income that decides surcharge of 25% and 37%',
    section: 'Finance Act, First Schedule',
    readings: [
      {
        value: 'without-capped-income',
        label: 'Surcharge of 25% or 37% is tested without dividend and gains limited to 15%',
        authority: 'First Schedule, Part I, Paragraph A, items (c) and (d)',
      },
      {
        value: 'total-income',
        label: 'Surcharge of 25% or 37% is tested on total income',
        authority: 'Reading of item (e) by which all income counts',
      },
    ],
  },
  {
    key: 'dividendTax',
    title: 'Tax on dividend with surcharge limited to 15%',
    section: 'Finance Act, First Schedule',
    readings: [
      {
        value: 'average-rate',
        label: 'Dividend is taxed at the average rate on slab income',
        authority: 'Department’s utility',
      },
      {
        value: 'top-slice',
        label: 'Dividend is taxed as the top slice of slab income',
        authority: 'First Schedule, proviso to Paragraph A, which names no rate',
      },
    ],
  },
  {
    key: 'surchargeCapOnGains',
    title: 'Gains with surcharge limited to 15%',
    section: 'Finance Act, First Schedule',
    readings: [
      {
        value: 'sections-named',
        label: 'Surcharge is limited to 15% for the sections the Finance Act names',
        authority: 'First Schedule, proviso to Paragraph A',
      },
      {
        value: 'all-gains',
        label: 'Surcharge is limited to 15% for gains of ss.115AB, 115AC, 115ACA and 115E too',
        authority: 'Reading by the purpose of the proviso',
      },
    ],
  },
  {
    key: 'exemptionLeft',
    title: 'Unused basic exemption against gains',
    section: '111A(1), 112(1), 112A(2)',
    readings: [
      {
        value: 'slab-income',
        label: 'The unused exemption is what remains after slab income',
        authority: 'Schedule SI of the department’s utility',
      },
      {
        value: 'total-less-gains',
        label: 'The unused exemption is what remains after all income except the gains',
        authority: 'Provisos, “total income as reduced by such gains”',
      },
    ],
  },
  {
    key: 'exemptionAbsorption',
    title: 'Order in which the unused exemption is set against gains',
    section: '111A(1), 112(1), 112A(2)',
    readings: [
      {
        value: 'form-order',
        label: 'The unused exemption is set against gains in the order of the form',
        authority: 'Schedule SI of the department’s utility',
      },
      {
        value: 'highest-rate-first',
        label: 'The unused exemption is set against gains with the highest rate first',
        authority: 'The provisos set no order',
      },
    ],
  },
  {
    key: 'exemption112A',
    title: 'Order in which the yearly exemption applies to gains',
    section: '112A(2)',
    readings: [
      {
        value: 'higher-rate-first',
        label: 'The yearly exemption applies to gains at 12.5% first',
        authority: 's.112A(2) sets no order; department’s utility',
      },
      {
        value: 'lower-rate-first',
        label: 'The yearly exemption applies to gains at 10% first',
        authority: 'Order of the dates of sale',
      },
    ],
  },
  {
    key: 'newRegimeHouseLoss',
    title: 'Loss of a let-out house in the new regime',
    section: '115BAC(2)(ii), (3)',
    readings: [
      {
        value: 'lapses',
        label: 'A loss of house property not set off lapses in the new regime',
        authority: 's.115BAC(3); department’s utility',
      },
      {
        value: 'carried-forward',
        label: 'A loss of house property not set off is carried forward in the new regime',
        authority: 's.71B, which s.115BAC does not name',
      },
    ],
  },
  {
    key: 'lossOrder',
    title: 'Order in which a capital loss is set off',
    section: '70(2), (3)',
    readings: [
      {
        value: 'highest-rate-first',
        label: 'A capital loss is set off against the gain with the highest rate first',
        authority: 's.70 sets no order',
      },
      {
        value: 'form-order',
        label: 'A capital loss is set off in the order of the form',
        authority: 'Table E of Schedule CG',
      },
    ],
  },
  {
    key: 'lossAcrossHeads',
    title: 'Order in which a loss from another head is set off',
    section: '71',
    readings: [
      {
        value: 'cheapest',
        label: 'A loss from another head is set off so that the tax is lowest',
        authority: 's.71 sets no order',
      },
      {
        value: 'heads-first',
        label: 'A loss from another head is set off against other heads before gains',
        authority: 'Order of Schedule CYLA',
      },
      {
        value: 'gains-first',
        label: 'A loss from another head is set off against gains first',
        authority: 's.71 sets no order',
      },
    ],
  },
  {
    key: 'landChoice',
    title: 'Comparing both taxes on land and buildings',
    section: '112(1)(a), second proviso',
    readings: [
      {
        value: 'tax-due',
        label: 'Both taxes on land are compared in total',
        authority: 'Second proviso, “income-tax computed”',
      },
      {
        value: 'sale-by-sale',
        label: 'Both taxes on land are compared sale by sale',
        authority: 'Schedule CG, item B1; ITR-2 rule 572',
      },
    ],
  },
  {
    key: 'presumptiveInstalment',
    title: 'Single instalment of presumptive business',
    section: '211(1)(b)',
    readings: [
      {
        value: 'whole-tax',
        label: 'The single instalment of 15 March covers all tax of the taxpayer',
        authority: 's.211(1)(b), “the whole amount of such advance tax”',
      },
      {
        value: 'presumptive-only',
        label: 'The single instalment applies only where there is no other business',
        authority: 'Reading by the purpose of s.211(1)(b)',
      },
    ],
  },
  {
    key: 'minimumTaxFloor',
    title: 'Minimum tax credit in a year without claims',
    section: '115JD(4), (5)',
    readings: [
      {
        value: 'with-claims',
        label: 'Minimum tax credit is set off without a floor if nothing under Chapter XII-BA is claimed',
        authority: 's.115JEE(1)',
      },
      {
        value: 'always',
        label: 'Minimum tax credit is always limited by a floor of 18.5% of total income',
        authority: 's.115JD(5)',
      },
    ],
  },
  {
    key: 'minimumTaxOfSocieties',
    title: 'Minimum tax of a co-operative society',
    section: '115JEE(2)',
    readings: [
      {
        value: 'above-threshold',
        label: 'A society is liable to minimum tax only above 20 lakh',
        authority: 'Department’s utility',
      },
      {
        value: 'always',
        label: 'A society is liable to minimum tax whatever its income',
        authority: 's.115JEE(2), which does not name societies',
      },
    ],
  },
  {
    key: 'maximumMarginalSurcharge',
    title: 'Surcharge at the maximum marginal rate',
    section: '2(29C), 164, 167B',
    readings: [
      {
        value: 'by-slab',
        label: 'Surcharge at the maximum marginal rate depends on the income slab',
        authority: 'ITAT Special Bench, Araadhya Jain Trust, 2025',
      },
      {
        value: 'highest',
        label: 'Surcharge at the maximum marginal rate is the highest',
        authority: 's.2(29C), “including surcharge on income-tax, if any”',
      },
    ],
  },
  {
    key: 'taxRounding',
    title: 'Tax in whole rupees',
    section: '288B',
    readings: [
      {
        value: 'half-even',
        label: 'Half a rupee of tax is rounded to the even rupee',
        authority: 'Department’s utility',
      },
      { value: 'half-up', label: 'Half a rupee of tax goes up', authority: 'Rounding in common use' },
    ],
  },
] as const satisfies readonly ContestedPoint[];
