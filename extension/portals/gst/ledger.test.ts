import { describe, expect, test } from 'vitest';
import { kept } from '../../../shared/testing/kept.ts';
import * as allCopy from './copy.ts';
import * as allLedger from './ledger.ts';
import * as allPage from './page.ts';

const { ledgerJson, ledgerTsv, balanceOf, callOf, ledgerOf, ledgerPageOf, isGstr1Table } = kept(
  allCopy,
  allLedger,
  allPage,
);

const gstin = '27AAPFU0939F1ZV';
const at = (host: string, path: string) => ledgerPageOf(host, path)!;
const cash = at('payment.gst.gov.in', '/payment/auth/ledger/cashledger');
const cashEntries = at('payment.gst.gov.in', '/payment/auth/ledger/detailedledger/');
const credit = at('return.gst.gov.in', '/returns/auth/ledger/itcledger');
const creditEntries = at('return.gst.gov.in', '/returns/auth/ledger/detailedledger');
const liability = at('return.gst.gov.in', '/returns/auth/ledger/taxdetailedledger');
const demandsAt = at('payment.gst.gov.in', '/payment/auth/ledger/nrnledgerdetail');
const june = { from: '01/06/2026', to: '30/06/2026' };

test.each([
  ['payment.gst.gov.in', '/payment/auth/ledger/cashledger', 'Cash ledger'],
  ['return.gst.gov.in', '/returns/auth/ledger/detailedledger', 'Credit ledger'],
  ['return.gst.gov.in', '/payment/auth/ledger/cashledger', undefined],
  ['services.gst.gov.in', '/returns/auth/ledger/itcledger', undefined],
])('%s%s is %s', (host, path, name) => expect(ledgerPageOf(host, path)?.ledger).toBe(name));

test.each([
  ['/returns/auth/gstr1/b2b/summary', true],
  ['/returns/auth/gstr1/gstr1sum/x/y', false],
  ['/returns/auth/gstr3b', false],
])('%s is one table of GSTR-1: %s', (path, is) => expect(isGstr1Table('return.gst.gov.in', path)).toBe(is));

describe('ledgers out of the portal’s replies', () => {
  test('the cash balance by head and part', () => {
    const head = { tx: 10.5, intr: 0, pen: 0, fee: 50, oth: 0, tot: 60.5 };
    const reply = { tot_rng_bal: 121, igst: head, cgst: head, sgst: { ...head, tx: '0' }, cess: {} };
    const ledger = ledgerOf(cash, reply, gstin, undefined)!;
    expect(ledger.rows.map((r) => [r.label, r.balances])).toEqual([
      ['Tax', { iamt: 1050, camt: 1050, samt: 0 }],
      ['Interest', { iamt: 0, camt: 0, samt: 0 }],
      ['Penalty', { iamt: 0, camt: 0, samt: 0 }],
      ['Fee', { iamt: 5000, camt: 5000, samt: 5000 }],
      ['Others', { iamt: 0, camt: 0, samt: 0 }],
      ['Total', { iamt: 6050, camt: 6050, samt: 6050 }],
    ]);
    expect(balanceOf(ledger)).toEqual({
      ledger: 'Cash ledger',
      gstin,
      igst: 6050,
      cgst: 6050,
      sgst: 6050,
      cess: 0,
    });
    expect(balanceOf({ ...ledger, span: june })).toBeUndefined();
    // Nothing says whose balance it is: nothing is listed.
    expect(ledgerOf(cash, reply, undefined, undefined)).toBeUndefined();
  });

  test('an amount that cannot be read is named with its place, a blank one is not', () => {
    const unread: string[] = [];
    const reply = {
      gstin,
      tr: [
        {
          dt: '20/06/2026',
          desc: 'ITC accrued',
          tr_typ: 'Cr',
          igstTaxAmt: '1,2O0',
          cgstTaxAmt: 5,
          sgstTaxAmt: '-',
          igstTaxBal: '12e3',
        },
      ],
    };
    const ledger = ledgerOf(creditEntries, reply, gstin, june, unread)!;
    expect(ledger.rows[0]!.amounts).toEqual({ camt: 500 });
    expect(unread).toEqual([
      '20/06/2026, ITC accrued, IGST: 1,2O0',
      '20/06/2026, ITC accrued, balance, IGST: 12e3',
    ]);
  });

  test('the credit balance, whatever its date says', () => {
    const reply = {
      op_tot: 30,
      igstTaxBal: 10,
      cgstTaxBal: 10,
      sgstTaxBal: 10,
      cessTaxBal: 0,
      dt: '16/02/0027',
    };
    expect(ledgerOf(credit, reply, gstin, undefined)?.rows).toEqual([
      { label: 'Balance', amounts: {}, balances: { iamt: 1000, camt: 1000, samt: 1000, csamt: 0 } },
    ]);
  });

  test('entries of the credit ledger and of the liability register', () => {
    const entries = {
      gstin,
      tr: [
        { dt: '-', desc: 'Opening Balance', igstTaxBal: 5, cgstTaxBal: 0, sgstTaxBal: 0, cessTaxBal: 0 },
        {
          dt: '20/06/2026',
          ref_no: 'AA270626000001A',
          desc: 'ITC accrued through - Inputs',
          ret_period: '052026',
          tr_typ: 'Cr',
          igstTaxAmt: 100,
          cgstTaxAmt: 0,
          sgstTaxAmt: 0,
          cessTaxAmt: 0,
          igstTaxBal: 105,
        },
      ],
    };
    const ledger = ledgerOf(creditEntries, entries, undefined, june)!;
    expect(ledger).toMatchObject({ ledger: 'Credit ledger', gstin, span: june });
    expect(ledger.rows[1]).toEqual({
      date: '20/06/2026',
      reference: 'AA270626000001A',
      period: '052026',
      label: 'ITC accrued through - Inputs',
      kind: 'Credit',
      amounts: { iamt: 10000, camt: 0, samt: 0, csamt: 0 },
      balances: { iamt: 10500 },
    });
    expect(ledgerTsv(ledger).split('\n')[2]).toBe(
      '20/06/2026\tAA270626000001A\t052026\tITC accrued through - Inputs\tCredit\t100.00\t0.00\t0.00\t0.00\t105.00\t\t\t',
    );
    expect(JSON.parse(ledgerJson(ledger)).rows[1]).toMatchObject({ amounts: { iamt: '100.00' } });
    const parts = { tx: 90, intr: 10, fee: 0, pen: 0, oth: 0, tot: 100 };
    const register = ledgerOf(
      liability,
      {
        gstin,
        fr_dt: '042026',
        to_dt: '062026',
        tr: [
          { dt: '20/06/2026', desc: 'Other than reverse charge', tr_typ: 'Dr', igst: parts, igstbal: parts },
        ],
      },
      gstin,
      { from: '042026', to: '062026' },
    );
    expect(register?.rows[0]).toMatchObject({
      kind: 'Debit',
      amounts: { iamt: 10000 },
      balances: { iamt: 10000 },
    });
  });

  const part2 = (over: Record<string, unknown> = {}, of: unknown = gstin) => ({
    gstin: of,
    nrLiabtxList: {
      demandspecific: 'N',
      transactionsList: [
        {
          demandid: 'ZD270626000001B',
          nrLiabSubtxList: [
            {
              date: '12-06-2026',
              referenceNo: 'ZD2706260000019',
              taxPeriodFrom: '20250401',
              taxPeriodTo: '20260331',
              ledgerType: 'Dr',
              desc: 'DRC-07',
              igst: { tx: 90, intr: 10, tot: 100 },
              igstbal: { tot: 100 },
              ...over,
            },
          ],
        },
      ],
    },
  });

  test('part II of the liability register, demand by demand, asked for by ISO days', () => {
    expect(callOf(demandsAt, june)).toBe(
      '/payment/auth/api/liabdetails?fdate=2026-06-01&tdate=2026-06-30&staystatus=&demandid=',
    );
    const ledger = ledgerOf(demandsAt, part2(), gstin, june)!;
    expect(ledger).toMatchObject({ ledger: 'Liability register, part II', gstin, span: june });
    expect(ledger.rows).toEqual([
      {
        date: '12/06/2026',
        reference: 'ZD2706260000019',
        period: '042025-032026',
        label: 'Demand ZD270626000001B, DRC-07',
        kind: 'Debit',
        amounts: { iamt: 10000 },
        balances: { iamt: 10000 },
      },
    ]);
    expect(ledgerTsv(ledger).split('\n')[1]).toBe(
      '12/06/2026\tZD2706260000019\t042025-032026\tDemand ZD270626000001B, DRC-07\tDebit\t100.00\t\t\t\t100.00\t\t\t',
    );
  });

  test.each([
    ['another GSTIN', part2({}, '29AAPFU0939F1ZR')],
    ['no GSTIN', part2({}, null)],
    ['an entry of other days', part2({ date: '31-05-2026' })],
    ['no figure that can be read', part2({ igst: {}, igstbal: {} })],
  ])('part II with %s gives nothing', (_, reply) =>
    expect(ledgerOf(demandsAt, reply, gstin, june)).toBeUndefined(),
  );

  test.each([
    ['another GSTIN', { gstin: '29AAPFU0939F1ZR', tr: [{ igstTaxAmt: 1 }] }],
    ['other days', { gstin, fr_dt: '01/05/2026', to_dt: '30/06/2026', tr: [{ igst: { tot: 1 } }] }],
    ['the error envelope', { status_cd: '0', error: { error_cd: 'LG9221' } }],
    ['no entries', { gstin, tr: [] }],
    ['no object', 'Access Denied'],
  ])('%s gives nothing', (_, reply) => expect(ledgerOf(cashEntries, reply, gstin, june)).toBeUndefined());
});
