import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import { isRefused } from './pieces.ts';
import * as allStatements from './statements.ts';

const { readStatement } = kept(allStatements);

/** Statements of brokers in their published columns; amounts by hand. */
const read = (...sheets: { name: string; rows: (string | number)[][] }[]) => {
  const paper = readStatement(sheets);
  if (isRefused(paper)) throw new Error(paper.refused.text);
  return paper;
};
const lots = (paper: ReturnType<typeof read>) =>
  paper.pieces.map((p) => [
    p.figure,
    p.date,
    p.gross / 100,
    p.detail.cost! / 100,
    p.detail.charges! / 100,
    p.detail.gain! / 100,
  ]);

describe('Angel One', () => {
  const delivery = [
    'ISIN',
    'Scrip Name',
    'Qty',
    'Buy Date',
    'Sell Date',
    'Avg Buy Price',
    'Buy Value',
    'Avg Sell Price',
    'Sell Value',
    'Cost Of Acquisition',
    'Charges and Statutory',
    'STT',
    'Net Profit/Loss',
    'Long term taxable income',
    'Short term taxable income',
    'Purchase Type',
    'Type of instrument',
  ];
  const paper = read(
    { name: 'Summary', rows: [['Angel One Limited'], ['Client', 'MADE UP'], ['PAN', 'AAEPT0009A']] },
    {
      name: 'Equity+Bonds+SGB Trade Details',
      rows: [
        ['Intraday (Speculation)'],
        [
          'ISIN',
          'Scrip Name',
          'Qty',
          'Transaction Date',
          'Avg Buy Price',
          'Buy Value',
          'Avg Sell Price',
          'Sell Value',
          'Charges and Statutory',
          'STT',
          'Taxable P&L',
        ],
        ['INE900A01012', 'TORVIX', '10', '05/06/2025', '100', '1000', '110', '1100', '4', '0.28', '100'],
        ['Sub Total', '', '', '', '', '1000', '', '1100', '4', '0.28', '100'],
        ['Delivery P&L'],
        delivery,
        // Held from 10 May 2023: more than twelve months. 5,000 - 3,000 - 20 = 1,980; the transaction tax of 5 stays out.
        [
          'INE900A01012',
          'TORVIX',
          '20',
          '10/05/2023',
          '12/06/2025',
          '150',
          '3000',
          '250',
          '5000',
          '3000',
          '20',
          '5',
          '1980',
          '1980',
          '0',
          'Market',
          'Equity',
        ],
        // Two months: 1,800 - 2,000 - 10 = -210.
        [
          'INE901B01019',
          'HALVO',
          '10',
          '01/07/2025',
          '02/09/2025',
          '200',
          '2000',
          '180',
          '1800',
          '2000',
          '10',
          '2',
          '-210',
          '0',
          '-210',
          'Market',
          'Equity',
        ],
        ['Total', '', '', '', '', '', '', '6800'],
        ['Open Sell'],
        [
          'ISIN',
          'Scrip Name',
          'Quantity',
          'Sell Date',
          'Avg Sell Price',
          'Sell Value',
          'Charges and Statutory',
          'STT',
        ],
        ['INE902C01017', 'ZORV', '5', '03/09/2025', '90', '450', '1', '0.45'],
      ],
    },
    {
      name: 'Derivatives Trade Details',
      rows: [
        ['Futures'],
        [
          'Segment',
          'Symbol Name',
          'Expiry date',
          'Qty',
          'Buy Date',
          'Sell date',
          'Avg Buy Price',
          'Buy Value',
          'Avg Sell Price',
          'Sell Value',
          'Total Charges and Statutory',
          'STT',
          'Taxable P&L',
          'Turnover',
        ],
        [
          'NFO',
          'NIFTY',
          '31/07/2025',
          '75',
          '02/07/2025',
          '10/07/2025',
          '24000',
          '1800000',
          '24100',
          '1807500',
          '300',
          '225',
          '7500',
          '7500',
        ],
      ],
    },
    {
      name: 'Non Trade Charges',
      rows: [
        ['Charge', 'Posting Date', 'Debit Amount', 'Credit Amount'],
        ['DP charges', '01/06/2025', '15', '0'],
      ],
    },
    {
      name: 'Dividend Report',
      rows: [
        ['ISIN', 'Scrip Name', 'Dividend Date', 'Qty', 'Dividend Rate', 'Dividend Amount'],
        ['INE900A01012', 'TORVIX', '01/08/2025', '20', '5', '100'],
      ],
    },
  );
  it('is read section by section; a sale without its purchase is set aside', () => {
    expect(paper.source).toBe('angel');
    expect(paper.pan).toBe('AAEPT0009A');
    expect(lots(paper)).toEqual([
      ['speculative', '2025-06-05', 1100, 1000, 4, 100],
      ['112A', '2025-06-12', 5000, 3000, 20, 1980],
      ['111A', '2025-09-02', 1800, 2000, 10, -210],
      ['fno', '2025-07-10', 1807500, 1800000, 300, 7500],
    ]);
    expect(paper.set_aside.map((s) => s.cells[1])).toEqual(['ZORV']);
    expect(paper.warnings).toEqual([]);
  });
});

describe('Upstox', () => {
  const columns = [
    'Scrip Name',
    'Scrip Code',
    'Symbol',
    'ISIN',
    'Scrip Opt',
    'Qty',
    'Buy Date',
    'Buy Rate',
    'Buy Amt',
    'Sell Date',
    'Sell Rate',
    'Sell Amt',
    'Days',
    'Total PL',
    'Short Term',
    'Long Term',
    'Speculation',
    'Turn Over',
  ];
  it('is read from its table of realised gains', () => {
    const paper = read({
      name: 'REALIZED_PNL',
      rows: [
        ['UPSTOX SECURITIES PRIVATE LIMITED'],
        ['Client', 'MADE UP'],
        columns,
        [
          'TORVIX',
          '500001',
          'TORVIX',
          'INE900A01012',
          'EQ',
          '10',
          '05-06-2025',
          '100',
          '1000',
          '05-06-2025',
          '110',
          '1100',
          '0',
          '100',
          '0',
          '0',
          '100',
          '100',
        ],
        [
          'HALVO',
          '500002',
          'HALVO',
          'INE901B01019',
          'EQ',
          '4',
          '01-01-2024',
          '50',
          '200',
          '03-06-2025',
          '75',
          '300',
          '519',
          '100',
          '0',
          '100',
          '0',
          '0',
        ],
      ],
    });
    expect(paper.source).toBe('upstox');
    expect(lots(paper)).toEqual([
      ['speculative', '2025-06-05', 1100, 1000, 0, 100],
      ['112A', '2025-06-03', 300, 200, 0, 100],
    ]);
    expect(paper.warnings).toEqual([]);
  });
});

describe('what lists no sales with their cost', () => {
  const refused = (rows: string[][], name = 'TRADE') => {
    const paper = readStatement([{ name, rows }]);
    return isRefused(paper) ? paper.id : paper.source;
  };
  it('is refused as what it is', () => {
    expect(
      refused([
        ['UPSTOX SECURITIES PRIVATE LIMITED'],
        [
          'Date',
          'Company',
          'Amount',
          'Exchange',
          'Segment',
          'Scrip Code',
          'Instrument Type',
          'Strike Price',
          'Expiry',
          'Trade Num',
          'Trade Time',
          'Side',
          'Quantity',
          'Price',
        ],
        ['05-06-2025', 'TORVIX', '1000', 'NSE', 'EQ', '1', 'EQ', '', '', '77', '10:00', 'Buy', '10', '100'],
      ]),
    ).toBe('trade_book');
    expect(
      refused([
        [
          'symbol',
          'isin',
          'trade_date',
          'exchange',
          'segment',
          'series',
          'trade_type',
          'auction',
          'quantity',
          'price',
          'trade_id',
          'order_id',
          'order_execution_time',
        ],
        [
          'TORVIX',
          'INE900A01012',
          '2025-06-05',
          'NSE',
          'EQ',
          'EQ',
          'sell',
          'false',
          '10',
          '110',
          '1',
          '2',
          '2025-06-05T10:00:00',
        ],
      ]),
    ).toBe('trade_book');
    expect(
      refused([
        [
          'Name',
          'Unique Client Code',
          'Stock name',
          'Symbol',
          'ISIN',
          'Type',
          'Quantity',
          'Value',
          'Exchange',
          'Exchange Order Id',
          'Execution date and time',
          'Order status',
        ],
        [
          'MADE UP',
          '1',
          'TORVIX',
          'TORVIX',
          'INE900A01012',
          'SELL',
          '10',
          '1100',
          'NSE',
          '2',
          '05-06-2025 10:00',
          'Executed',
        ],
      ]),
    ).toBe('trade_book');
    expect(
      refused([
        [
          'Scrip Name',
          'Buy Qty.',
          'Avg. Buy Price',
          'Buy Value',
          'Sell Qty.',
          'Avg. Sell Price',
          'Sell Value',
          'Closing Price',
          'Realised P&L',
        ],
        ['TORVIX', '10', '100', '1000', '10', '110', '1100', '0', '100'],
      ]),
    ).toBe('no_dates');
    expect(
      refused([
        [
          'Sr.',
          'Security Name',
          'ISIN',
          'Qty.',
          'Avg. Buy Price',
          'Buy Value',
          'Avg. Sell Price',
          'Sell Value',
          'Realised P&L',
          'Realised P&L%',
        ],
        ['1', 'TORVIX', 'INE900A01012', '10', '100', '1000', '110', '1100', '100', '10'],
      ]),
    ).toBe('no_dates');
  });
});

describe('Groww', () => {
  const heading = [
    'Stock name',
    'ISIN',
    'Quantity',
    'Buy date',
    'Buy value',
    'Sell date',
    'Sell value',
    'Realised P&L',
  ];
  const sales = [
    ['Alpha Ltd', 'INE900A01012', '10', '02-06-2025', '8000', '10-07-2025', '10000', '2000'],
    ['Beta Ltd', 'INE900B01011', '20', '02-06-2025', '25000', '11-07-2025', '30000', '5000'],
  ];
  const with_ = (...totals: string[][]) =>
    lots(
      read({
        name: 'Sheet1',
        rows: [['Capital Gains Statement for stocks'], ...totals, ['Short Term trades'], heading, ...sales],
      }),
    ).map(([, , sale, , charges, gain]) => [sale, charges, gain]);
  const stts = (...totals: string[][]) =>
    read({
      name: 'Sheet1',
      rows: [['Capital Gains Statement for stocks'], ...totals, ['Short Term trades'], heading, ...sales],
    }).pieces.map((p) => p.detail.stt);

  // 400 less STT 100 is 300, by 10,000 and 30,000 of 40,000
  it('puts charges given as one sum on the sales by their value, STT apart', () => {
    const totals = [
      ['STT', '100'],
      ['Total', '400'],
    ];
    expect(with_(...totals)).toEqual([
      [10_000, 75, 1925],
      [30_000, 225, 4775],
    ]);
    expect(stts(...totals)).toEqual([25_00, 75_00]);
  });

  it('without STT all of it is charges, and STT is nil', () => {
    expect(with_(['Total', '400'])).toEqual([
      [10_000, 100, 1900],
      [30_000, 300, 4700],
    ]);
    expect(stts(['Total', '0.02'])).toEqual([0, 0]);
  });
});
