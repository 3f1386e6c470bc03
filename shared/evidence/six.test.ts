import { describe, expect, it } from 'vitest';
import {
  bank,
  deductors,
  desk2,
  differences,
  piecesOf,
  reported,
  rules,
  table,
  totalsOf,
} from './testing/taxpayer.ts';

/* Six further taxpayers. What the papers total, what is one fact and what must be asked was written by hand before the desk was tried. */

/*
 * 1. A consultant of two clients; the second has not deposited the tax (status U), and the return leaves its 1,50,000 out. One bank has two
 * savings accounts with the same interest of 8,000: two incomes, of which the return has one. 40,000 of a deposit are reported twice (J1).
 */
describe('1. a consultant and two accounts with the same interest', () => {
  const bankName = 'KALVA BANK LIMITED (AAACK0001K.AZ001)';
  const pieces = piecesOf({
    pan: 'AAAPS0001S',
    ais: [
      reported(
        'TDS-194J',
        'MURVO FOODS LIMITED (MUMM11111M)',
        ['2025-07-31', 200000, 20000],
        ['2025-11-30', 300000, 30000],
      ),
      reported('TDS-194J', 'ORBEN DESIGN LLP (MUMO11111O)', ['2025-09-15', 150000, 15000]),
      reported('TDS-194A', 'KALVA BANK LTD. (MUMK11111K)', ['2026-03-31', 40000, 4000]),
      reported('SFT-016(TD)', bankName, ['9001', 40000]),
      reported('SFT-016(SB)', bankName, ['1111', 8000], ['2222', 8000]),
    ],
    traces: {
      I: deductors([
        {
          name: 'MURVO FOODS LIMITED',
          id: 'MUMM11111M',
          rows: [
            ['194JB', '2025-07-31', 200000, 20000],
            ['194JB', '2025-11-30', 300000, 30000],
          ],
        },
        { name: 'ORBEN DESIGN LLP', id: 'MUMO11111O', rows: [['194JB', '2025-09-15', 150000, 15000, 'U']] },
        { name: 'KALVA BANK LTD.', id: 'MUMK11111K', rows: [['194A', '2026-03-31', 40000, 4000]] },
      ]),
    },
  });
  const desk = desk2(
    pieces,
    {
      profession44ada: { use_presumptive: true, digital_receipts: 500000 },
      other_sources: { interest_from_savings: 8000, interest_from_deposits: 40000 },
      taxes_paid: {
        tds_other: [
          { tan: 'MUMM11111M', section: '94J-B', tds_deducted: 50000, tds_claimed: 50000 },
          { tan: 'MUMO11111O', section: '94J-B', tds_deducted: 15000, tds_claimed: 15000 },
          { tan: 'MUMK11111K', section: '94A', tds_deducted: 4000, tds_claimed: 4000 },
        ],
      },
    },
    'ITR-4',
  );
  it('is read, joined and compared as written by hand', () => {
    expect(totalsOf(desk)).toEqual({
      business_receipts: 650000,
      interest_savings: 16000,
      interest_deposit: 40000,
      tds_other: 69000,
    });
    expect(rules(desk)).toEqual(['J1', 'J6', 'J6', 'J6']);
    expect(differences(desk)).toEqual([
      'less_in_return interest_savings 8000',
      'non_final_credit tds 15000',
      'omitted_in_return business_receipts 150000',
    ]);
  });
});

/*
 * 2. A landlady. A shop pays 50,000 a month (4-IB, tax 5,000), one row a month in both papers; the return has eleven months. A recurring
 * deposit of 12,000 beside a term deposit of 80,000, both in one row of 194A: the return lacks the recurring one. A car: collected tax of
 * 15,000 that is not claimed. Purchases and card payments are no income.
 */
describe('2. a landlady with monthly rent, two deposits and a car', () => {
  const months = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((m) => `2025-${`${m}`.padStart(2, '0')}-28`);
  const days = [...months, '2026-01-28', '2026-02-28', '2026-03-28'];
  const kalva = 'KALVA BANK LIMITED (AAACK0001K.AZ001)';
  const pieces = piecesOf({
    pan: 'AAAPS0002S',
    ais: [
      reported(
        'TDS-194I(b)',
        'STORE RETAIL PRIVATE LIMITED (DELS11111S)',
        ...days.map((d) => [d, 50000, 5000]),
      ),
      reported('TDS-194A', 'KALVA BANK LIMITED (DELK33333K)', ['2026-03-31', 92000, 9200]),
      reported('SFT-016(TD)', kalva, ['9001', 80000]),
      reported('SFT-016(RD)', kalva, ['9002', 12000]),
      reported('TCS-206CL', 'MOTOR HOUSE PRIVATE LIMITED (DELM22222M)', ['2025-10-20', 1500000, 15000]),
      reported('SFT-005', kalva, [500000]),
      reported('SFT-006', 'CARDS LIMITED (AAACC0009C.AZ001)', [240000]),
    ],
    traces: {
      I: deductors([
        {
          name: 'STORE RETAIL PRIVATE LIMITED',
          id: 'DELS11111S',
          rows: days.map((d) => ['194I(b)', d, 50000, 5000]),
        },
        { name: 'KALVA BANK LIMITED', id: 'DELK33333K', rows: [['194A', '2026-03-31', 92000, 9200]] },
      ]),
      VI: deductors(
        [
          {
            name: 'MOTOR HOUSE PRIVATE LIMITED',
            id: 'DELM22222M',
            rows: [['206CL', '2025-10-20', 1500000, 15000]],
          },
        ],
        'VI',
      ),
    },
  });
  const desk = desk2(pieces, {
    house_property: { properties: [{ gross_annual_value: 550000 }] },
    other_sources: { interest_from_deposits: 80000 },
    taxes_paid: {
      tds_other: [
        { tan: 'DELS11111S', section: '4-IB', tds_claimed: 60000 },
        { tan: 'DELK33333K', section: '94A', tds_claimed: 9200 },
      ],
    },
  });
  it('is read, joined and compared as written by hand', () => {
    expect(totalsOf(desk)).toEqual({
      rent_received: 600000,
      interest_deposit: 92000,
      tds_other: 69200,
      tcs: 15000,
    });
    expect(rules(desk)).toEqual(['J1', 'J6', 'J6', 'J6']);
    expect(differences(desk)).toEqual([
      'less_in_return interest_deposit 12000',
      'less_in_return rent_received 50000',
      'omitted_in_return tcs 15000',
    ]);
  });
});

/*
 * 3. An investor. 100 TORVIX sold in one contract of 1,10,800 are two rows of the depository a day later (66,000 and 44,000: estimates). 50
 * KESTREL within the year. LUMENA is in the AIS without a statement, ORBITA in the statement without the AIS.
 * Long: 1,10,800 - 70,000 = 40,800. Short: 24,900 - 30,000 + 30,000 - 26,000 = -1,100.
 */
describe('3. an investor whose sales the depository splits', () => {
  const columns = [
    'Symbol',
    'ISIN',
    'Entry Date',
    'Exit Date',
    'Quantity',
    'Buy Value',
    'Sell Value',
    'Profit',
  ];
  const sale = (day: string, name: string, term: string, units: number, amount: number) =>
    reported('SFT-17-LES(M)', 'CENTRAL DEPOSITORY (AAACC0001C.AZ001)', [
      day,
      name,
      'LES',
      term,
      units,
      amount,
    ]);
  const pieces = piecesOf({
    pan: 'AAAPS0003S',
    ais: [
      sale('2025-07-02', 'TORVIX LTD # EQUITY SHARES(INE100Z01011)', 'L', 60, 66000),
      sale('2025-07-02', 'TORVIX LTD # EQUITY SHARES(INE100Z01011)', 'L', 40, 44000),
      sale('2025-09-09', 'KESTREL LTD # EQUITY SHARES(INE200Z01013)', 'S', 50, 25000),
      sale('2026-01-15', 'LUMENA LTD # EQUITY SHARES(INE300Z01015)', 'S', 10, 9000),
    ],
    more: [
      table([
        ['Equity - Long Term'],
        columns,
        ['TORVIX', 'INE100Z01011', '2023-01-10', '2025-07-01', '100', '70000', '110800', '40800'],
        ['Equity - Short Term'],
        columns,
        ['KESTREL', 'INE200Z01013', '2025-05-05', '2025-09-08', '50', '30000', '24900', '-5100'],
        ['ORBITA', 'INE400Z01017', '2025-06-01', '2025-12-01', '20', '26000', '30000', '4000'],
      ]),
    ],
  });
  const desk = desk2(pieces, {
    schedule_112a: { rows: [{ acquired: 'AE', sale_value: 110800, purchase_cost: 70000 }] },
    capital_gains: { short: { equity_111a: { sale: { full_value: 24900, cost: 30000 } } } },
  });
  it('is read, joined and compared as written by hand', () => {
    expect(totalsOf(desk)).toEqual({ '112A': 40800, '111A': -1100 });
    expect(rules(desk)).toEqual(['J9 -800', 'J9 100']);
    expect(differences(desk)).toEqual([
      'omitted_in_return 111A 4000',
      'sale_without_statement capital gains 9000',
    ]);
    expect(differences(desk, true)).toContain('not_in_ais 111A 30000');
  });
});

/*
 * 4. Winnings, crypto and money sent abroad. 1,20,000 of online games (115BBJ) and 80,000 of a crypto sale (194S) are not in the return, nor
 * is the tax of the games (36,000). The lottery (10,000) and the tax collected on the remittance (40,000, claimed 45,000) are.
 */
describe('4. winnings, a crypto sale and a remittance', () => {
  const list = [
    ['194BA', 'PLAY GAMES PRIVATE LIMITED', 'MUMP11111P', '2025-05-31', 120000, 36000],
    ['194B', 'STATE LOTTERY', 'TVDS11111S', '2025-08-20', 10000, 3000],
    ['194S', 'COIN EXCHANGE PRIVATE LIMITED', 'MUMC44444C', '2025-06-06', 80000, 800],
  ] as const;
  const pieces = piecesOf({
    pan: 'AAAPS0004S',
    ais: [
      ...list.map(([code, name, tan, ...row]) => reported(`TDS-${code}`, `${name} (${tan})`, row)),
      reported('TCS-206CQ', 'DEALER BANK LIMITED (MUMD55555D)', ['2025-12-12', 1200000, 40000]),
      reported('SFT-011', 'DEALER BANK LIMITED (AAACD0005D.AZ001)', [1200000]),
    ],
    traces: {
      I: deductors(list.map(([code, name, id, ...row]) => ({ name, id, rows: [[code, ...row]] }))),
      VI: deductors(
        [
          {
            name: 'DEALER BANK LIMITED',
            id: 'MUMD55555D',
            rows: [['206CQ', '2025-12-12', 1200000, 40000]],
          },
        ],
        'VI',
      ),
    },
  });
  const desk = desk2(pieces, {
    other_sources: { lottery: 10000 },
    taxes_paid: {
      tds_other: [
        { tan: 'TVDS11111S', section: '94B', tds_claimed: 3000 },
        { tan: 'MUMC44444C', section: '94S', tds_claimed: 800 },
      ],
      tcs: [{ tan: 'MUMD55555D', collected: 45000, tcs_claimed: 45000 }],
    },
  });
  it('is read, joined and compared as written by hand', () => {
    expect(totalsOf(desk)).toEqual({
      winnings_115BB: 10000,
      winnings_115BBJ: 120000,
      vda_consideration: 80000,
      tds_other: 39800,
      tcs: 40000,
    });
    expect(rules(desk)).toEqual(['J6', 'J6', 'J6', 'J6']);
    expect(differences(desk)).toEqual([
      'omitted_in_return tds_other 36000',
      'omitted_in_return vda_consideration 80000',
      'omitted_in_return winnings_115BBJ 120000',
      'over_claimed tcs 5000',
    ]);
  });
});

/*
 * 5. A partner who is an insurance agent: remuneration (194T), commissions (194D, 194H), a benefit (194R); cash taken out (194N) and goods
 * sold (194Q) are credits alone. The return, an ITR-3 without books, is empty but for the commission of the insurer.
 */
describe('5. a partner and agent', () => {
  const list = [
    ['194T', 'FIRM AND SONS', 'PNEF55555F', '2026-03-31', 500000, 50000],
    ['194D', 'LIFE INSURER LIMITED', 'MUMI66666I', '2025-12-31', 60000, 1200],
    ['194H', 'MART INDIA PRIVATE LIMITED', 'BLRM77777M', '2025-09-30', 30000, 600],
    ['194R', 'PAINT COMPANY LIMITED', 'CHEP88888P', '2025-11-11', 25000, 2500],
    ['194N', 'COOP BANK LIMITED', 'PNEC77777C', '2025-10-01', 5000000, 100000],
    ['194Q', 'BUYER MILLS LIMITED', 'SRTB99999B', '2025-07-07', 1000000, 1000],
  ] as const;
  const pieces = piecesOf({
    pan: 'AAAPS0005S',
    ais: list.map(([code, name, tan, ...row]) => reported(`TDS-${code}`, `${name} (${tan})`, row)),
    traces: {
      I: deductors(list.map(([code, name, id, ...row]) => ({ name, id, rows: [[code, ...row]] }))),
    },
  });
  const desk = desk2(
    pieces,
    {
      business_without_books: { bank_receipts: 60000 },
      taxes_paid: { tds_other: [{ tan: 'MUMI66666I', section: '94D', tds_claimed: 1200 }] },
    },
    'ITR-3',
  );
  it('is read, joined and compared as written by hand', () => {
    expect(totalsOf(desk)).toEqual({
      partner_receipts: 500000,
      business_receipts: 115000,
      tds_other: 155300,
    });
    expect(rules(desk)).toEqual(['J6', 'J6', 'J6', 'J6', 'J6', 'J6']);
    expect(differences(desk)).toEqual([
      'not_compared partner_receipts 500000',
      'omitted_in_return business_receipts 25000',
      'omitted_in_return business_receipts 30000',
      'omitted_in_return tds_other 1000',
      'omitted_in_return tds_other 100000',
      'omitted_in_return tds_other 2500',
      'omitted_in_return tds_other 50000',
      'omitted_in_return tds_other 600',
    ]);
  });
});

/*
 * 6. Bonds, a bank's statement and dividends. The bond's interest of 70,000 (193) is in the return after its tax of 7,000. Two credits of
 * 1,250 are the 2,500 of the AIS (J12); a further account of the AIS, 640, is not in the return. HALV's dividend of 1,000 came as 900; ORPHANA's
 * 450 is in the bank alone. A row of the year before is in Form 26AS: it is no credit of this year. An inactive copy does not count.
 */
describe('6. bonds, a bank statement and dividends', () => {
  const pieces = piecesOf({
    pan: 'AAAPS0006S',
    ais: [
      reported(
        'TDS-193',
        'ROAD BONDS LIMITED (DELR88888R)',
        ['2025-10-01', 70000, 7000],
        ['2025-10-01#', 70000, 7000],
      ),
      reported('SFT-016(SB)', 'TELLUR BANK LIMITED (AAACT0006T.AZ001)', ['XXXXXXXX5566', 2500]),
      reported('SFT-016(SB)', 'MURO BANK LIMITED (AAACM0006M.AZ001)', ['XXXXXXXX7788', 640]),
      reported('SFT-015', 'HALV CIRCUITS LIMITED (AAACH0006H.AZ001)', [1000]),
      reported('TDS-194', 'HALV CIRCUITS LIMITED (MUMH66666H)', ['2025-08-08', 1000, 100]),
    ],
    traces: {
      I: deductors([
        {
          name: 'ROAD BONDS LIMITED',
          id: 'DELR88888R',
          rows: [
            ['193', '2025-10-01', 70000, 7000],
            ['193', '2025-03-28', 35000, 3500],
          ],
        },
        { name: 'HALV CIRCUITS LIMITED', id: 'MUMH66666H', rows: [['194', '2025-08-08', 1000, 100]] },
      ]),
    },
    more: [
      bank('112233445566', [
        ['30/06/2025', 'INT.PD:01-04-2025 TO 30-06-2025', '', '1250.00', '101250.00'],
        ['12/08/2025', 'ACH C- HALV CIRCUITS-77', '', '900.00', '102150.00'],
        ['31/12/2025', 'CREDIT INTEREST', '', '1250.00', '103400.00'],
        ['02/01/2026', 'ACH C- ORPHANA MILLS FINAL DIV-9', '', '450.00', '103850.00'],
      ]),
    ],
  });
  const desk = desk2(pieces, {
    other_sources: { other_interest: 63000, interest_from_savings: 2500, dividend_income: 1000 },
    taxes_paid: {
      tds_other: [
        { tan: 'DELR88888R', section: '193', tds_claimed: 7000 },
        { tan: 'MUMH66666H', section: '194', tds_claimed: 100 },
      ],
    },
  });
  it('is read, joined and compared as written by hand', () => {
    expect(totalsOf(desk)).toEqual({
      interest_others: 70000,
      interest_savings: 3140,
      dividend: 1000,
      tds_other: 7100,
    });
    expect(rules(desk)).toEqual(['J12', 'J17', 'J18', 'J2', 'J6', 'J6']);
    expect(differences(desk)).toEqual([
      'bank_dividend dividend 450',
      'net_for_gross interest_others 7000',
      'omitted_in_return interest_savings 640',
    ]);
    expect(differences(desk, true)).toEqual(['other_year interest_others 35000']);
  });
});
