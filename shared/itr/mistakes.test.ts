import { describe, expect, it } from 'vitest';
import { type FormValues, setAt } from '../forms/paths.ts';
import { association, firm, partner } from './itr5/testing/returns.ts';
import { company } from './itr6/testing/returns.ts';
import { trust } from './itr7/testing/returns.ts';
import { loadItrForm } from './registry.ts';

const books = {
  trading: { sale_of_goods: 5_00_000 },
  balance_sheet: { capital: 10_00_000, bank: 10_00_000 },
};
const traders = firm(books);
const textiles = company({ trading: { sale_of_goods: 5_00_000 } });
const charity = trust({
  contributions: { local: { donations: 3_00_000 } },
  application: { education: { revenue: 3_00_000 } },
});
const lease = association({ other_sources: { other_interest: 5_00_000 } });
const with_ = (data: FormValues, ...changes: [path: string, value: unknown][]): FormValues =>
  changes.reduce((out, [path, value]) => setAt(out, path, value), data);
const audited: [string, unknown][] = [
  ['audit.liable_44ab', 'Y'],
  ['audit.condition_44ab', 'bi'],
  ['audit.audited_44ab', 'Y'],
  ['audit.report_date', '2026-07-10'],
  ['audit.auditor_name', 'S Iyer and Co'],
  ['audit.auditor_pan', 'AAAFI1234F'],
  ['audit.report_ack', '123456789012345'],
];
const chosen: [string, unknown][] = [
  ['filing.option_now_flag', 'Y'],
  ['filing.option_now', '115BAA'],
  ['filing.option_now_ack', '123456789012345'],
];

/** Paths with a finding. */
const findings = async (type: 'ITR-5' | 'ITR-6' | 'ITR-7', data: FormValues): Promise<string[]> => {
  const form = await loadItrForm(type, '2026-27');
  const { derived } = form.compute(data, '2026-07-20');
  return [
    ...form.exportJson(data, { createdOn: '2026-07-20', softwareId: 'SW12345678' }).issues,
    ...(form.eligibility?.(derived) ?? []),
  ].map(({ path }) => path);
};

/** What a preparer gets wrong, and the field that says so; the return without it has no finding there. */
const cases: readonly [
  mistake: string,
  type: 'ITR-5' | 'ITR-6' | 'ITR-7',
  right: FormValues,
  wrong: FormValues,
  path: string,
][] = [
  [
    'a firm with the PAN of a trust',
    'ITR-5',
    traders,
    with_(traders, ['personal.pan_number', 'AAATE1234F']),
    'personal.status',
  ],
  [
    'shares of partners that add up to 90',
    'ITR-5',
    traders,
    with_(traders, ['partners.rows.1.share', 40]),
    'partners.rows.1.share',
  ],
  [
    'shares of members that add up to 110',
    'ITR-5',
    lease,
    with_(lease, ['partners.rows.0.share', 60]),
    'partners.rows.1.share',
  ],
  [
    'another share of the foreign company',
    'ITR-5',
    with_(lease, ['partners.rows.0.foreign_company', 'YES'], ['partners.rows.0.foreign_share', 50]),
    with_(lease, ['partners.rows.0.foreign_company', 'YES'], ['partners.rows.0.foreign_share', 40]),
    'partners.rows.0.foreign_share',
  ],
  [
    'an audit without the day of its report',
    'ITR-5',
    with_(traders, ...audited, ['filing.due_date', '2026-10-31']),
    with_(traders, ...audited, ['filing.due_date', '2026-10-31'], ['audit.report_date', undefined]),
    'audit.report_date',
  ],
  [
    'audited accounts and the due date of others',
    'ITR-5',
    with_(traders, ...audited, ['filing.due_date', '2026-10-31']),
    with_(traders, ...audited),
    'filing.due_date',
  ],
  [
    'a limited liability partnership without LLPIN',
    'ITR-5',
    with_(traders, ['personal.sub_status', '5'], ['personal.llpin', 'AAA-1234']),
    with_(traders, ['personal.sub_status', '5']),
    'personal.llpin',
  ],
  [
    'a partner without PAN',
    'ITR-5',
    traders,
    with_(traders, ['partners.rows.1.pan', undefined]),
    'partners.rows.1.pan',
  ],
  ['a company without CIN', 'ITR-6', textiles, with_(textiles, ['personal.cin', undefined]), 'personal.cin'],
  [
    'a private company with the CIN of a public one',
    'ITR-6',
    textiles,
    with_(textiles, ['personal.cin', 'U17111MH2009PLC123456']),
    'personal.status',
  ],
  [
    'a CIN of another year',
    'ITR-6',
    textiles,
    with_(textiles, ['personal.date_of_birth', '2010-01-01']),
    'personal.date_of_birth',
  ],
  [
    'Form 10-IC after the due date',
    'ITR-6',
    with_(textiles, ...chosen, ['filing.option_now_date', '2026-10-31']),
    with_(textiles, ...chosen, ['filing.option_now_date', '2026-11-01']),
    'filing.option_now_date',
  ],
  [
    'a trust without the number of its registration',
    'ITR-7',
    charity,
    with_(charity, ['registration.under_act.0.number', undefined]),
    'registration.under_act.0.number',
  ],
  [
    'a trust with the PAN of a juridical person',
    'ITR-7',
    charity,
    with_(charity, ['personal.pan_number', 'AAAJE1234F']),
    'personal.status',
  ],
  [
    'a trust above the exemption without an audit',
    'ITR-7',
    charity,
    with_(charity, ['contributions.local.donations', 4_00_001], ['application.education.revenue', 4_00_001]),
    'audit.liable_44ab',
  ],
];

describe('a mistake of a preparer has its finding at its field', () => {
  it.each(cases)('%s', async (_, type, right, wrong, path) => {
    expect(await findings(type, wrong)).toContain(path);
    expect(await findings(type, right)).not.toContain(path);
  });

  it('thirds of a firm are the whole', async () => {
    const thirds = ['A', 'B', 'C'].map((letter) =>
      partner('Asha Rao', `ABCPR1234${letter}`, { share: 33.33 }),
    );
    const found = await findings('ITR-5', firm({ ...books, partners: { rows: thirds } }));
    expect(found.filter((path) => path.endsWith('.share'))).toEqual([]);
  });
});
