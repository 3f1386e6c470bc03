import { assetBlocks } from '../itr3/parts/depreciation.ts';
import type { Answer } from './amounts.ts';

/** What amounts below a prefix need elsewhere in the return to bear on the tax, where their own part of the form does not say. */
type Fact = readonly [prefix: string, answers: readonly Answer[]];

const salary: Answer = ['salary.employers.0.salary_17_1', 3_000_000];
const OS = 'other_sources';
/** Twice the amount typed: the other half is placed in another column. */
const TWICE = 246_914;
const HALF = 123_457;

/** Instalments count where they add up to the income they split, and tax falls short of the instalments (s.234C). */
const splitOf = (table: string, income: readonly Answer[]): Fact[] =>
  ['upto_15_jun', 'upto_31_mar'].map((other) => [
    `${OS}.${table}.`,
    [salary, ...income, [`${OS}.${table}.${other}`, HALF]],
  ]);

const special = (source: string): Answer[] => [
  [`${OS}.special_rows.0.source`, source],
  [`${OS}.special_rows.0.amount`, TWICE],
];

const foreign = (head: string, income: Answer): Fact => [
  `foreign_income.rows.0.${head}.`,
  [
    salary,
    income,
    ['foreign_income.rows.0.country', '65'],
    [`foreign_income.rows.0.${head}.income`, 500_000],
    [`foreign_income.rows.0.${head}.tax_paid`, 100_000],
  ],
];

const shares = (key: string): Fact => [
  `capital_gains.long.${key}.`,
  ['BE', 'AE'].flatMap((side, i): Answer[] => [
    [`schedule_115ad.rows.${i}.acquired`, 'AE'],
    [`schedule_115ad.rows.${i}.transferred`, side],
    [`schedule_115ad.rows.${i}.sale_value`, 1_000_000],
  ]),
];

const profit: Answer = ['profession.bank_receipts', 1_000_000];

export const facts: readonly Fact[] = [
  // a loss on shares bought back needs a gain of its term to be set off against (s.70)
  ['capital_gains.short.buy_back', [['capital_gains.short.deemed_other', 900_000]]],
  ['capital_gains.long.buy_back', [['capital_gains.long.deemed_other', 900_000]]],
  ...splitOf('lottery_quarters', [[`${OS}.lottery`, TWICE]]),
  ...splitOf('online_games_quarters', [[`${OS}.online_games`, TWICE]]),
  ...splitOf('dividend_quarters', [[`${OS}.dividend_income`, TWICE]]),
  ...splitOf('dividend_22f_quarters', [[`${OS}.dividend_income`, TWICE]]),
  ...splitOf('dividend_115a1ai', special('5A1ai')),
  ...splitOf('dividend_115a1aa', special('5A1aA')),
  ...splitOf('dividend_115ac', special('5AC1abD')),
  ...splitOf('dividend_115aca', special('5ACA1a')),
  ...splitOf('dividend_115ad1i', special('5AD1iDiv')),
  ...splitOf('dividend_treaty', [
    [`${OS}.treaty.0.item`, '5A1ai'],
    [`${OS}.treaty.0.amount`, TWICE],
    [`${OS}.treaty.0.treaty_rate`, 10],
    [`${OS}.treaty.0.act_rate`, 20],
  ]),
  foreign('salary', salary),
  foreign('house_property', ['house_property.properties.0.gross_annual_value', 1_000_000]),
  foreign('capital_gains', ['capital_gains.long.assets.sale.consideration', 1_000_000]),
  foreign('business', profit),
  [
    'salary.hra.rent_paid',
    [
      salary,
      ['salary.hra.basic_salary', 1_000_000],
      ['salary.hra.hra_received', 500_000],
      ['salary.hra.place_of_work', '1'],
      ['salary.exempt_allowances.0.nature', '10(13A)'],
      ['salary.exempt_allowances.0.amount', 500_000],
    ],
  ],
  shares('shares_115ad'),
  // expenses of a transfer reduce the gain on a block sold for more than it is worth (s.50)
  ...assetBlocks.map(
    ({ key }): Fact => [
      `depreciation.${key}.transfer_expenses`,
      [[`depreciation.${key}.realised`, 1_000_000]],
    ],
  ),
  // last year of set-off: what is not used now lapses
  ['carried_losses.year_4.speculative', [['trading.intraday_income', 1_000_000]]],
  ['carried_losses.year_8.adjusted_115bac', [profit, ['carried_losses.year_8.business', 500_000]]],
  ['unabsorbed.rows.0.', [['unabsorbed.rows.0.year', '2020-21']]],
  [
    'unabsorbed.rows.0.adjusted_115bac',
    [
      ['unabsorbed.rows.0.year', '2020-21'],
      ['unabsorbed.rows.0.depreciation', 500_000],
    ],
  ],
  // for employees of the Government alone (s.16(ii))
  [
    'salary.entertainment_allowance',
    [
      salary,
      ['personal.employer_category', 'CGOV'],
      ['salary.employers.0.nature_of_employment', 'CGOV'],
      ['salary.employers.0.basic_salary', 1_000_000],
      ['salary.employers.0.salary_items.0.nature', '1'],
      ['salary.employers.0.salary_items.0.amount', 1_000_000],
    ],
  ],
  ['salary.relief_89a', [['salary.retirement_notified_rows.0.amount', 1_000_000]]],
  ['salary.relief_89a', [['salary.employers.0.retirement_notified_rows.0.amount', 1_000_000]]],
  ['other_sources.relief_89a', [['other_sources.retirement_notified_rows.0.amount', 1_000_000]]],
  ['included_income.rows.0.', [['included_income.rows.0.head', 'CG']]],
  [
    'business_other.partner_salary_interest',
    [
      ['personal.status', 'F'],
      ['business_other.goods_carriages.0.tonnage', 16],
      ['business_other.goods_carriages.0.months', 12],
    ],
  ],
];

/** Of a firm or an association, which have no salary. */
const INTEREST: Answer = ['other_sources.other_interest', 3_000_000];
const abroad5 = (head: string, income: readonly Answer[]): Fact => [
  `foreign_income.rows.0.${head}.`,
  [
    INTEREST,
    ...income,
    ['foreign_income.rows.0.country', '65'],
    [`foreign_income.rows.0.${head}.income`, 500_000],
    [`foreign_income.rows.0.${head}.tax_paid`, 100_000],
  ],
];

/** The same for ITR-5. */
const factsOf5: readonly Fact[] = [
  abroad5('house_property', [
    ['house_property.properties.0.property_type', 'Y'],
    ['house_property.properties.0.gross_annual_value', 1_000_000],
  ]),
  abroad5('capital_gains', [['capital_gains.long.assets.sale.consideration', 1_000_000]]),
  abroad5('other_sources', []),
  ['amtc.rows.0.gross', [INTEREST, ['amtc.rows.0.year', '2020-21']]],
  // agricultural income bears on the rate of an association, not of a firm
  [
    'exempt_income.agricultural_',
    [
      ['personal.status', '14'],
      ['personal.sub_status', '8'],
      ['personal.pan_number', 'ABCAE1234F'],
      INTEREST,
      ['exempt_income.agricultural_receipts', 1_000_000],
    ],
  ],
  ['carried_losses.year_4.race_horses', [['other_sources.horses.receipts', 1_000_000]]],
];

/** The same for ITR-7. */
const PLACE = 'personal.';
const ofUnion: readonly Answer[] = [
  [`${PLACE}return_under`, '139-4C'],
  [`${PLACE}exemption`, '24'],
  [`${PLACE}sub_status`, '5vii'],
];
const ofElectoral: readonly Answer[] = [
  [`${PLACE}return_under`, '139-4B'],
  [`${PLACE}exemption`, '13B'],
  ...['books', 'recorded', 'parties_recorded', 'audited', 'listed'].map(
    (key): Answer => [`electoral_trust.${key}`, 'Y'],
  ),
];
const capital: Answer = ['application.education.capital', 1_000_000];
const fromHead = (head: string, income: readonly Answer[]): Fact => {
  const [prefix, answers] = abroad5(head, income);
  return [prefix, [...ofUnion, ...answers]];
};
/** Received and applied alike, so that what is not allowed is taxed. */
const applied7: readonly Answer[] = [['contributions.local.donations', 1_000_000], capital];

const factsOf7: readonly Fact[] = [
  ...['not_allowed.', 'out_of.', 'other_sources.', 'unpaid.'].map(
    (key): Fact => [`application.${key}`, applied7],
  ),
  // what is left of the contributions above 95% decides the exemption (rule 17CA)
  [
    'electoral_trust.',
    [
      ...ofElectoral,
      ['contributions.local.donations', 3_000_000],
      ['electoral_trust.distributed', 2_850_000],
    ],
  ],
  [
    'electoral_trust.spent',
    [
      ...ofElectoral,
      ['contributions.local.donations', 2_000_000],
      ['electoral_trust.distributed', 1_900_000],
    ],
  ],
  ['electoral_trust.distributed', [...ofElectoral, ['contributions.local.donations', 129_000]]],
  fromHead('house_property', [
    ['house_property.properties.0.property_type', 'Y'],
    ['house_property.properties.0.gross_annual_value', 1_000_000],
  ]),
  fromHead('capital_gains', [['capital_gains.long.assets.sale.consideration', 1_000_000]]),
  fromHead('other_sources', []),
  fromHead('business', [
    ['business_about.has_business', 'Y'],
    ['business_income.profit', 1_000_000],
  ]),
  ...[
    ...splitOf('dividend_quarters', [[`${OS}.dividend_income`, TWICE]]),
    ...splitOf('dividend_22f_quarters', [[`${OS}.dividend_income`, TWICE]]),
  ].map(([prefix, answers]): Fact => [prefix, [INTEREST, ...answers]]),
  [
    'accreted.',
    [
      ['accreted.assets', 10_000_000],
      ['accreted.rate', 'FA'],
    ],
  ],
];

const INDIA: Answer = ['filing.indian_accounting', 'Y'];
const BOOKS: readonly Answer[] = [
  ['trading.sale_of_goods', 30_000_000],
  ['depreciation.plant_15.opening', 200_000_000],
];
/** The same for ITR-6: the minimum tax is above the tax on income, so that the book profit bears on it. */
const factsOf6: readonly Fact[] = [
  ...factsOf5.filter(([prefix]) => !prefix.startsWith('amtc') && !prefix.startsWith('exempt_income')),
  ['mat.ind_', [...BOOKS, INDIA, ['mat.ind_add_credited', 10_000_000]]],
  ['mat.', BOOKS],
  ['profit_loss.', BOOKS],
  ['matc.rows.0.gross', [INTEREST, ['matc.rows.0.year', '2020-21']]],
  ['matc.rows.0.set_off', [INTEREST, ['matc.rows.0.year', '2020-21'], ['matc.rows.0.gross', 500_000]]],
  [
    'dividends.rows.0.amount',
    [
      ['other_sources.dividend_income', 1_000_000],
      ['dividends.rows.0.schedule', 'ScheduleOS'],
    ],
  ],
  [
    'filing.manufacturing_income',
    [...BOOKS, ['filing.option_earlier', '115BAB'], ['depreciation.plant_15.opening', 0]],
  ],
  [
    'filing.excess_income',
    [...BOOKS, ['filing.option_earlier', '115BAB'], ['depreciation.plant_15.opening', 0]],
  ],
];

/** Of forms whose assessees have no salary, by the model's id. */
export const factsOf: Readonly<Record<string, readonly Fact[]>> = {
  itr5: factsOf5,
  itr6: factsOf6,
  itr7: factsOf7,
};

const SUM = 'The figure must be {value}';
const employer = 'salary.employers.0';

/** Rules that tell of amounts no tax follows from: where (empty for the amount itself) and how their message begins. */
export const toldBy: readonly (readonly [prefix: string, at: string, message: string])[] = [
  [`${employer}.perquisite_items.`, `${employer}.perquisites`, SUM],
  [`${employer}.profit_items.`, `${employer}.profit_in_lieu_salary`, SUM],
  ...['sec_80ia', 'sec_80ib', 'sec_80ic'].map(
    (key) => [`undertakings.${key}.`, `undertakings.${key}.total`, 'Deduction under section 80-IA'] as const,
  ),
  ['pass_through.rows.0.', '', 'Tax of {found} deducted by the trust or fund'],
  ['other_information.not_credited.', '', 'Income of {found} is not in the profit and loss account'],
  ['included_income.rows.0.', '', 'Income of {value} is included here (section 64)'],
  ['other_information.not_credited.', 'schedule_bp.business.add_other', 'Item 23 of Schedule BP'],
  ...['rows', 'changes'].map(
    (list) =>
      [
        `partners.${list}.0.remuneration`,
        'profit_loss.partners_remuneration',
        'Remuneration debited in the accounts',
      ] as const,
  ),
];
