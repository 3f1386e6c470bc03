import { describe, expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { Purchase } from '../gstr2b/register.ts';
import { emptyGstr3b } from '../gstr3b/form.ts';
import type { Reported } from '../year/gstr2a.ts';
import type { LedgerReturn } from './balances.ts';
import * as allBalances from './balances.ts';
import * as allReadPayments from './read-payments.ts';
import * as allRule37 from './rule37.ts';
import * as allRule37a from './rule37a.ts';

const {
  balancesBefore,
  ledgerMonths,
  readPayments,
  billKey,
  byDocument,
  entriesOfBill,
  reversalPeriod,
  watchBill,
  entriesOfUnfiled,
  rule37aDays,
  unfiledOf,
} = kept(allBalances, allReadPayments, allRule37, allRule37a);

const supplier = '29AABCR1718E1ZL';
const bill = (more: Partial<Purchase> = {}): Purchase => ({
  id: 'p',
  kind: 'invoice',
  gstin: supplier,
  name: 'Rao Traders',
  number: 'B/7',
  date: '2025-04-10',
  taxable: 10_000_00,
  igst: 1_800_00,
  cgst: 0,
  sgst: 0,
  cess: 0,
  place_of_supply: '24',
  reverse: false,
  eligible: 'yes',
  ...more,
});
const key = billKey(bill());
const monthly = { reading: 'following', frequencies: () => 'monthly' as const } as const;
const quarterly = () => 'quarterly' as const;
const paid = (...list: [string, number][]) => ({
  bills: { [key]: list.map(([on, rupees]) => ({ on, amount: rupees * 100 })) },
  suppliers: {},
});
const rupees = (t: { igst: number }) => t.igst / 100;

describe('rule 37', () => {
  // 10 April 2025 + 180 days = 7 October 2025: 20 days of April, 31 May, 30 June, 31 July, 31 August, 30 September = 173, 7 October = 180
  it('counts 180 days from the date of the invoice', () => {
    expect(watchBill(bill(), '04-2025', paid(), '2025-10-07', monthly)).toMatchObject({
      limit: '2025-10-07',
      left: 0,
      state: 'soon',
      reverse: { igst: 0 },
    });
    expect(watchBill(bill(), '04-2025', paid(), '2025-10-08', monthly)).toMatchObject({
      state: 'overdue',
      reverse: { igst: 1_800_00 },
      reverse_in: '11-2025',
    });
  });

  it('reads the return of the reversal in two ways', () => {
    expect(reversalPeriod('2025-10-07', 'following', monthly.frequencies)).toBe('11-2025');
    expect(reversalPeriod('2025-10-07', 'day-181', monthly.frequencies)).toBe('10-2025');
    // 180th day 31 October: day 181 is in November in both readings
    expect(reversalPeriod('2025-10-31', 'following', monthly.frequencies)).toBe('11-2025');
    expect(reversalPeriod('2025-10-31', 'day-181', monthly.frequencies)).toBe('11-2025');
    // quarterly: the quarter after October to December, or the quarter itself
    expect(reversalPeriod('2025-10-07', 'following', quarterly)).toBe('03-2026');
    expect(reversalPeriod('2025-10-07', 'day-181', quarterly)).toBe('12-2025');
    // by quarter until March 2026, by month from April: the period after the last quarter is April
    const from2026 = (p: string) => (p.endsWith('2026') && p > '03' ? 'monthly' : 'quarterly');
    expect(reversalPeriod('2026-02-10', 'following', from2026)).toBe('04-2026');
    // and the other way round: the period after March is the quarter to June
    const until2026 = (p: string) => (p.endsWith('2026') && p > '03' ? 'quarterly' : 'monthly');
    expect(reversalPeriod('2026-03-10', 'following', until2026)).toBe('06-2026');
  });

  it('reverses the unpaid part and brings it back as it is paid', () => {
    // 11,800 with tax; 2,950 paid in time: three quarters unpaid, 1,800 x 8,850 / 11,800 = 1,350. Then 5,900 in December: 900; 2,950 in January: 450.
    const w = watchBill(
      bill(),
      '04-2025',
      paid(['2025-05-01', 2950], ['2025-12-05', 5900], ['2026-01-09', 2950]),
      '2026-02-01',
      monthly,
    );
    expect(rupees(w.reverse)).toBe(1350);
    expect(w.state).toBe('reclaim');
    expect(w.reclaims.map((r) => [r.period, rupees(r.taxes)])).toEqual([
      ['12-2025', 900],
      ['01-2026', 450],
    ]);
    const all = entriesOfBill(w, new Map());
    expect(all.map((e) => [e.kind, e.period, e.igst / 100, e.reversed_in, e.credit_year])).toEqual([
      ['reversed', '11-2025', 1350, undefined, '2025-26'],
      ['reclaimed', '12-2025', 900, '11-2025', undefined],
      ['reclaimed', '01-2026', 450, '11-2025', undefined],
    ]);
    // What the ledger has is not asked again; of a reclaim taken in part the rest is.
    expect(entriesOfBill(w, byDocument(all))).toEqual([]);
    expect(
      entriesOfBill(w, byDocument(all.slice(0, 2))).map((e) => [e.kind, e.period, e.igst / 100]),
    ).toEqual([['reclaimed', '01-2026', 450]]);
  });

  it('notes the bill in at most the 200 characters the ledger takes', () => {
    const long = watchBill(bill({ name: 'R'.repeat(250) }), '04-2025', paid(), '2025-10-08', monthly);
    expect(entriesOfBill(long, new Map()).map((e) => e.note)).toEqual([`B/7, ${'R'.repeat(195)}`]);
    const unnamed = watchBill(bill({ name: '' }), '04-2025', paid(), '2025-10-08', monthly);
    expect(entriesOfBill(unnamed, new Map()).map((e) => e.note)).toEqual([`B/7, ${supplier}`]);
  });

  it('brings nothing back before it was reversed, and leaves a supplier paid in time alone', () => {
    // Paid on 20 October, after the 180 days and before the return of November that reverses.
    const w = watchBill(bill(), '04-2025', paid(['2025-10-20', 11_800]), '2025-12-01', monthly);
    expect(w.reclaims.map((r) => r.period)).toEqual(['11-2025']);
    const settled = { bills: {}, suppliers: { [supplier]: '2025-04-30' } };
    expect(watchBill(bill(), '04-2025', settled, '2026-01-01', monthly).state).toBe('paid');
    expect(watchBill(bill({ date: '2025-05-01' }), '05-2025', settled, '2026-01-01', monthly).state).toBe(
      'overdue',
    );
  });

  it('reads payments of a list, and names a line that is half filled', () => {
    const head = ['Supplier GSTIN', 'Document number', 'Document date', 'Paid on', 'Amount paid'];
    const read = readPayments(
      [
        head,
        [supplier, 'B/7', '10-04-2025', '01-05-2025', 2950],
        [supplier, 'B/8', '11-04-2025', '', ''],
        [supplier, 'B/9', '12-04-2025', '01-05-2025', ''],
        [supplier, 'B/10', '12-04-2025', '01-05-2025', 'lots'],
      ],
      '2025-12-31',
    )!;
    expect(read.payments).toEqual([{ key, on: '2025-05-01', amount: 295_000 }]);
    expect(read.unpaid).toBe(1);
    expect(read.refused.map((r) => [r.line, r.column]).sort()).toEqual([
      [4, 'Amount paid'],
      [5, 'Amount paid'],
    ]);
    expect(
      readPayments([['Supplier GSTIN', 'Document number', 'Document date']], '2025-12-31'),
    ).toBeUndefined();
    // Twice the same, a day to come, below zero; another amount on the same day is another payment.
    const odd = readPayments(
      [
        head,
        [supplier, 'B/7', '10-04-2025', '01-05-2025', 100],
        [supplier, 'b/7', '10-04-2025', '01-05-2025', 100],
        [supplier, 'B/7', '10-04-2025', '02-05-2025', 100],
        [supplier, 'B/7', '10-04-2025', '01-05-2025', 200],
        [supplier, 'B/7', '10-04-2025', '01-01-2026', 100],
        [supplier, 'B/7', '10-04-2025', '01-05-2025', -100],
      ],
      '2025-12-31',
    )!;
    expect(odd.payments.map(({ on, amount }) => [on, amount / 100])).toEqual([
      ['2025-05-01', 100],
      ['2025-05-02', 100],
      ['2025-05-01', 200],
    ]);
    expect(odd.refused.map((r) => [r.line, r.column]).sort()).toEqual([
      [3, 'Amount paid'],
      [6, 'Paid on'],
      [7, 'Amount paid'],
    ]);
  });
});

describe('rule 37A', () => {
  const reported = (tax: number, filed3b: boolean | undefined, more: Partial<Reported> = {}): Reported => ({
    section: 'b2b',
    kind: 'invoice',
    gstin: supplier,
    name: 'Rao Traders',
    number: 'B/7',
    date: '2025-04-10',
    taxable: tax * 500,
    igst: tax * 100,
    cgst: 0,
    sgst: 0,
    cess: 0,
    reverse: false,
    original_number: '',
    filed1: true,
    filed3b,
    supplier_period: '04-2025',
    cancelled: '',
    ...more,
  });
  it('asks for the reversal on 1 October after the year, in the return of October, and for the reclaim once filed', () => {
    expect(rule37aDays('2025-26', monthly.frequencies)).toEqual({
      supplier: '2026-09-30',
      buyer: '2026-11-30',
      period: '10-2026',
    });
    const list = unfiledOf('04-2025', [
      reported(100, false),
      reported(30, false, { section: 'cdn', kind: 'C' }),
      reported(7, false, { reverse: true }),
      reported(9, undefined, { gstin: '27AAPFU0939F1ZV' }),
    ]);
    expect(list.map((u) => [u.gstin, u.filed, rupees(u.taxes)])).toEqual([[supplier, false, 70]]);
    expect(entriesOfUnfiled(list, [], '2026-09-30', '09-2026', monthly.frequencies)[0]!.entries).toEqual([]);
    const [asked] = entriesOfUnfiled(list, [], '2026-10-01', '10-2026', monthly.frequencies);
    expect(asked!.entries).toMatchObject([
      { kind: 'reversed', reason: '37A', period: '10-2026', igst: 7000, credit_year: '2025-26' },
    ]);
    const taken = asked!.entries;
    expect(entriesOfUnfiled(list, taken, '2026-10-05', '10-2026', monthly.frequencies)[0]!.entries).toEqual(
      [],
    );
    const filed = unfiledOf('04-2025', [
      reported(100, true),
      reported(30, true, { section: 'cdn', kind: 'C' }),
    ]);
    expect(
      entriesOfUnfiled(filed, taken, '2027-01-15', '01-2027', monthly.frequencies)[0]!.entries,
    ).toMatchObject([
      { kind: 'reclaimed', reason: '37A', period: '01-2027', igst: 7000, reversed_in: '10-2026' },
    ]);
    expect(entriesOfUnfiled(filed, [], '2027-01-15', '01-2027', monthly.frequencies)[0]!.entries).toEqual([]);
  });
  // The return of October to December is furnished in January, after 30 November.
  it('has a quarterly filer reverse in the return of July to September', () => {
    const list = unfiledOf('04-2025', [reported(100, false)]);
    const [asked] = entriesOfUnfiled(list, [], '2026-10-01', '12-2026', quarterly);
    expect(asked!.entries).toMatchObject([{ kind: 'reversed', period: '09-2026', igst: 10_000 }]);
  });
});

describe('running balances', () => {
  const t = (igst: number, cgst = 0, sgst = 0) => ({
    igst: igst * 100,
    cgst: cgst * 100,
    sgst: sgst * 100,
    cess: 0,
  });
  const made = (
    period: string,
    out: ReturnType<typeof t>,
    credit: object,
    more: Partial<LedgerReturn> = {},
  ) => {
    const form = emptyGstr3b();
    return {
      period,
      filed: true,
      filed_on: '',
      form: {
        ...form,
        supplies: { ...form.supplies, taxable: { taxable: 0, ...out } },
        credit: { ...form.credit, ...credit },
      },
      opening: t(0),
      cash: undefined,
      ...more,
    } satisfies LedgerReturn;
  };
  // April: opening credit 500 IGST; availed 1,000 IGST, 200 + 200; reversed 100 IGST (4(B)(2)). Tax 600 IGST, 900 + 900.
  // Credit IGST 500 + 1,000 - 100 = 1,400: 600 to IGST; of the 800 left 400 each to CGST and SGST; own credit 200 each. Cash 300 + 300.
  // May: nothing left of credit; availed 50 IGST and 100 reclaimed; tax 20 IGST. 150 - 20 = 130 carried on.
  const returns = [
    made('04-2025', t(600, 900, 900), { other: t(1000, 200, 200), reversed_other: t(100) }),
    made('05-2025', t(20), { other: t(150), reclaimed: t(100) }),
  ];
  const start = { period: '04-2025', credit: t(500), cash: t(0, 50, 0), reclaimable: t(40) };
  const deposits = [{ id: 'd', on: '2025-05-18', ...t(0, 250, 320) }];

  it('carry what is left by head, with the real set-off of each return', () => {
    const [april, may] = ledgerMonths(returns, deposits, start);
    expect(april!.credit).toMatchObject({
      opening: t(500),
      availed: t(1000, 200, 200),
      reversed: t(100),
      used: t(1400, 200, 200),
      closing: t(0),
    });
    expect(april!.cash).toMatchObject({
      opening: t(0, 50),
      in: t(0, 250, 320),
      out: t(0, 300, 300),
      closing: t(0, 0, 20),
    });
    expect(april!.reclaimable.closing).toEqual(t(140));
    expect(may!.credit).toMatchObject({ opening: t(0), used: t(20), closing: t(130) });
    expect(may!.reclaimable.closing).toEqual(t(40));
    expect(balancesBefore('06-2025', [april!, may!])).toMatchObject({ credit: t(130), cash: t(0, 0, 20) });
    expect(balancesBefore('04-2025', [april!, may!], start)).toMatchObject({ credit: t(500) });
    expect(balancesBefore('03-2025', [april!, may!], start)).toBeUndefined();
  });

  it('give way to the balance of the portal, and say the difference', () => {
    const list = [returns[0]!, made('05-2025', t(20), { other: t(150) }, { opening: t(7) })];
    const may = ledgerMonths(list, deposits, start)[1]!;
    expect(may.credit).toMatchObject({ opening: t(7), portal: t(7), difference: t(7), closing: t(137) });
  });
});
