import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import { kept } from '../testing/kept.ts';
import * as allFollow from './follow.ts';
import { followSalary, type SheetRow } from './sheets.ts';
import * as allSummary from './summary.ts';

const { fillTax, followDeductee, thresholdHints, summarise } = kept(allFollow, allSummary);

const row = (id: string, over: Partial<SheetRow>): SheetRow => ({
  id,
  pan: 'ABCPK1234F',
  name: 'Kiran',
  code: '4JB',
  paid_on: '2025-05-10',
  amount: 30_000_00,
  ...over,
});
const fillOne = (rows: SheetRow[], earlier: SheetRow[] = [], form: '26Q' | '140' | '27EQ' = '26Q') =>
  fillTax(form, rows, earlier).map((r) => ({
    id: r.id,
    rate: r.rate,
    tax: r.tax,
    remark: r.remark,
  }));

describe('blank tax worked out', () => {
  it('is nil with remark Y up to the limit, and catches the year up beyond it (194J: 50,000, 10%)', () => {
    const rows = [
      row('a', { amount: 50_000_00 }),
      row('b', { amount: 1_00, paid_on: '2025-06-10' }),
      row('c', { amount: 10_000_00, paid_on: '2025-06-20' }),
    ];
    expect(fillOne(rows)).toEqual([
      { id: 'a', rate: 0, tax: 0, remark: 'Y' },
      { id: 'b', rate: 1_00_000, tax: 5000_10, remark: undefined },
      { id: 'c', rate: 1_00_000, tax: 1000_00, remark: undefined },
    ]);
  });

  it('counts earlier quarters and does not tax again what was taxed though below the limit', () => {
    const earlier = [row('x', { amount: 40_000_00, tax: 4000_00, paid_on: '2025-04-10' })];
    expect(fillOne([row('a', {})], earlier)).toEqual([
      { id: 'a', rate: 1_00_000, tax: 3000_00, remark: undefined },
    ]);
  });

  it('takes 194C of 30,000 as free and one rupee more at 1% for an individual, 2% for a firm', () => {
    const c = (id: string, amount: number, pan: string) => row(id, { code: '94C', amount, pan });
    expect(fillOne([c('a', 30_000_00, 'ABCPA1234F')])[0]).toMatchObject({ tax: 0, remark: 'Y' });
    expect(fillOne([c('b', 30_001_00, 'ABCPB1234F')])[0]).toMatchObject({ tax: 300_01, rate: 10_000 });
    expect(fillOne([c('d', 40_000_00, 'ABCFB1234F')])[0]).toMatchObject({ tax: 800_00, rate: 20_000 });
  });

  it('is 20% without PAN (206AA) with remark C, and nothing while the PAN is blank', () => {
    const rows = [row('a', { amount: 60_000_00, pan: 'PANNOTAVBL' }), row('b', { pan: undefined })];
    expect(fillOne(rows)).toEqual([{ id: 'a', rate: 2_00_000, tax: 12_000_00, remark: 'C' }]);
  });

  it('leaves typed tax, certificates and a section not yet in force alone (194T from 1 April 2025)', () => {
    const rows = [
      row('a', { amount: 60_000_00, tax: 1 }),
      row('b', { amount: 60_000_00, remark: 'A' }),
      row('c', { code: '94T', paid_on: '2025-03-31', amount: 60_000_00 }),
    ];
    expect(fillOne(rows)).toEqual([]);
  });

  it('collects at plain rates, at twice the rate but at least 5% without PAN (206CC)', () => {
    const scrap = (id: string, pan: string) => row(id, { code: '6CE', amount: 1_00_000_00, pan });
    expect(fillOne([scrap('a', 'ABCPK1234F'), scrap('b', 'PANNOTAVBL')], [], '27EQ')).toEqual([
      { id: 'a', rate: 10_000, tax: 1000_00, remark: undefined },
      { id: 'b', rate: 50_000, tax: 5000_00, remark: 'C' },
    ]);
  });

  it('uses the codes of form 140', () => {
    const a = row('a', { code: '1009', paid_on: '2026-04-30', amount: 50_000_01 });
    // Rent above 50,000 of a month, 10% (section 194-I as amended by Finance Act 2025).
    expect(fillOne([a], [], '140')).toEqual([{ id: 'a', rate: 1_00_000, tax: 5000_00, remark: undefined }]);
  });
});

describe('hints', () => {
  const said = (rows: SheetRow[]) => thresholdHints('26Q', rows).map((i) => english(i.message));
  it('point at tax below the limit, none above it, and a rate below the section’s', () => {
    expect(said([row('a', { tax: 3000_00, rate: 1_00_000 })])[0]).toContain('no tax is due yet');
    expect(said([row('a', { amount: 60_000_00, tax: 0 })])[0]).toContain('tax is due on 60,000.00');
    expect(said([row('a', { amount: 60_000_00, tax: 1200_00, rate: 20_000 })])).toEqual([
      'The rate under section 194J(b) on 10-05-2025 is 10%',
    ]);
    expect(said([row('a', { amount: 60_000_00, tax: 6000_00, rate: 1_00_000 })])).toEqual([]);
  });
  const q = (amount: number, tax: number, over = {}) =>
    row('a', { code: '94Q', amount, tax, rate: 1000, pan: 'ABCCK1234F', ...over });
  it('are silent for 194Q and 194N taxed on the excess, and for a year caught up with', () => {
    expect(said([q(60_00_000_00, 1_000_00)])).toEqual([]);
    expect(said([row('a', { code: '94N', amount: 1_20_00_000_00, tax: 40_000_00, rate: 20_000 })])).toEqual(
      [],
    );
    expect(
      said([row('a', { amount: 50_000_00 }), row('b', { amount: 10_000_00, tax: 6_000_00, rate: 1_00_000 })]),
    ).toEqual([]);
  });
  it('point at tax that is neither on the excess nor on the whole', () => {
    expect(said([q(60_00_000_00, 3_000_00)])).toEqual([
      'At this rate the tax is 1,000.00, but the row has 3,000.00',
    ]);
  });
  it('say nothing below the limit of 194N, where those who filed no returns are taxed from 20 lakh', () => {
    const cash = (tax: number) => said([row('a', { code: '94N', amount: 30_00_000_00, tax, rate: 20_000 })]);
    // 2% of the 10 lakh above 20 lakh.
    expect(cash(20_000_00)).toEqual([]);
    expect(cash(10_000_00)).toHaveLength(1);
  });
  it('leave a co-operative society 3 crore in 194N, and a company nothing in 194-O', () => {
    const cash = { code: '94N', amount: 2_00_00_000_00, tax: 0 };
    expect(said([row('a', { ...cash, pan: 'ABCAK1234F' })])).toEqual([]);
    expect(said([row('a', { ...cash, pan: 'ABCCK1234F' })])[0]).toContain('tax is due on 1,00,00,000.00');
    const sale = { code: '94O', amount: 1_00_000_00, tax: 0 };
    expect(said([row('a', { ...sale, pan: 'ABCPK1234F' })])).toEqual([]);
    expect(said([row('a', { ...sale, pan: 'ABCCK1234F' })])[0]).toContain('100.00 at 0.1%');
  });
  it('claim nothing where a code stands for two limits, unless the payee is a senior citizen of form 140', () => {
    const interest = { code: '94A', amount: 30_000_00, tax: 3_000_00, rate: 1_00_000 };
    expect(said([row('a', interest)])).toEqual([]);
    const bank = { code: '1020', paid_on: '2026-05-10', amount: 90_000_00, tax: 9_000_00, rate: 1_00_000 };
    expect(thresholdHints('140', [row('a', bank)])[0]?.message.text).toContain('no tax is due yet');
    const plain = { ...bank, code: '1021' };
    expect(thresholdHints('140', [row('a', plain)])).toEqual([]);
    expect(thresholdHints('140', [row('a', { ...plain, senior: 'Y' })])).toHaveLength(1);
  });
  it('are silent for certificates, declarations and transporters', () => {
    for (const remark of ['A', 'B', 'T'])
      expect(said([row('a', { amount: 60_000_00, tax: 0, remark })])).toEqual([]);
  });
});

describe('a row that follows its tax', () => {
  it('sets the day and the deposit until they are typed', () => {
    // 1,000 of tax, 100 of surcharge, 4% cess of both: 44
    const whole = row('a', { tax: 1000_00, surcharge: 100_00, cess: 44_00 });
    expect(followDeductee(undefined, whole).deposited).toBe(1144_00);
    const first = followDeductee(undefined, row('a', { tax: 100 }));
    expect(first).toMatchObject({ deposited: 100, deducted_on: '2025-05-10' });
    expect(followDeductee(first, { ...first, tax: 200 })).toMatchObject({ deposited: 200 });
    const typed = { ...first, deposited: 50 };
    expect(followDeductee(first, typed)).toMatchObject({ deposited: 50 });
    expect(followDeductee(typed, { ...typed, tax: 300 })).toMatchObject({ deposited: 50 });
  });
  it('adds a salary up', () => {
    const made = followSalary({
      id: 's',
      salary: 12_00_000_00,
      standard_deduction: 75_000_00,
      chapter_via: 25_000_00,
      tax: 50_000_00,
      cess: 2_000_00,
      deducted: 40_000_00,
    });
    expect(made).toMatchObject({
      salary_income: 11_25_000_00,
      total_income: 11_00_000_00,
      net_tax: 52_000_00,
      short: 12_000_00,
      excess: 0,
    });
  });
});

describe('the summary', () => {
  const base = { form: '26Q' as const, financial_year: '2025-2026', quarter: 'Q1' as const };
  const paid = row('a', {
    challan: 'c',
    tax: 1000_00,
    deposited: 1000_00,
    deducted_on: '2025-05-10',
  });
  it('sums payable by section and month of deduction, with the day of rule 30', () => {
    const s = summarise(
      {
        ...base,
        challans: [{ id: 'c', deposited_on: '2025-06-07', tax: 1000_00 }],
        deductees: [paid, row('b', { tax: 500_00, paid_on: '2025-06-30' })],
      },
      'calendar',
      '2025-07-07',
    );
    expect(s.sections).toMatchObject([
      { code: '4JB', month: '2025-05', deducted: 1000_00, payable: 0, due: '2025-06-07' },
      { code: '4JB', month: '2025-06', deducted: 500_00, payable: 500_00, due: '2025-07-07' },
    ]);
    expect([s.interestDue, s.fee.fee, s.totals.payable]).toEqual([0, 0, 500_00]);
  });
  it('lets interest run to the day asked while nothing is deposited (201(1A)(ii): May to July, three months)', () => {
    const s = summarise({ ...base, challans: [], deductees: [paid] }, 'calendar', '2025-07-01');
    expect(s.interest).toMatchObject([{ section: '201(1A)(ii)', months: 3, running: true }]);
    expect(s.interestDue).toBe(45_00);
  });
});
