import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import { readCsv } from '../../sheets/csv.ts';
import { rowIds } from '../gstr1/row-ids.ts';
import { readTable } from '../import/table.ts';
import { matchPurchases, matchTotals, normalNumber } from './match.ts';
import { type InwardDocument, readGstr2b } from './read.ts';
import { readPurchases } from './read-purchases.ts';
import { type Purchase, purchaseOf, registerColumns } from './register.ts';

const doc = (over: Partial<InwardDocument> = {}): InwardDocument => ({
  id: 'd1',
  source: 'b2b',
  kind: 'invoice',
  gstin: '29AABCR1718E1ZL',
  name: 'R',
  number: 'INV/001',
  date: '2025-10-05',
  value: 118000,
  taxable: 100000,
  igst: 18000,
  cgst: 0,
  sgst: 0,
  cess: 0,
  place_of_supply: '24',
  reverse: false,
  available: true,
  reason: '',
  rejected: false,
  supplier_period: '10-2025',
  filed_on: '2025-11-10',
  ...over,
});
const buy = (over: Partial<Purchase> = {}): Purchase => ({
  id: 'p1',
  kind: 'invoice',
  gstin: '29AABCR1718E1ZL',
  name: 'R',
  number: 'INV/001',
  date: '2025-10-05',
  taxable: 100000,
  igst: 18000,
  cgst: 0,
  sgst: 0,
  cess: 0,
  place_of_supply: '24',
  reverse: false,
  eligible: 'yes',
  ...over,
});
const one = (p: Partial<Purchase>, d: Partial<InwardDocument> = {}) => {
  const matches = matchPurchases([buy(p)], [doc(d)]);
  return { states: matches.map((m) => m.state), reasons: matches[0]!.reasons.map((r) => r.text) };
};

describe('purchases against GSTR-2B', () => {
  it('exact: everything agrees', () => expect(one({})).toEqual({ states: ['exact'], reasons: [] }));

  it('within: the number is written another way, a rupee of rounding, a few days', () => {
    expect(one({ number: 'inv-1' }).states).toEqual(['within']);
    const rounded = one({ taxable: 100050, igst: 18009 });
    expect(rounded.states).toEqual(['within']);
    expect(rounded.reasons.length).toBe(2);
    expect(one({ date: '2025-10-12' }).reasons).toEqual(['The dates are {days} days apart']);
  });

  it('different: the number agrees, an amount does not', () => {
    expect(one({ igst: 1800 }).states).toEqual(['different']);
    expect(one({ taxable: 100000, igst: 18101 }).states).toEqual(['different']);
    expect(one({ taxable: 100000, igst: 18100 }).states).toEqual(['within']);
  });

  it('near: a slip in the number, another branch of the supplier, with reasons', () => {
    expect(one({ number: 'INV/010' }).states).toEqual(['near']);
    const branch = one({ gstin: '27AABCR1718E1ZP' });
    expect(branch.states).toEqual(['near']);
    expect(branch.reasons).toEqual(['GSTIN is {books} in the books, {statement} in GSTR-2B']);
    expect(one({ number: '001' }).states).toEqual(['near']);
  });

  it('nothing: other amounts and another number, or a credit note against an invoice', () => {
    expect(one({ number: 'XYZ', taxable: 5, igst: 1 }).states).toEqual(['only_books', 'only_2b']);
    expect(one({ kind: 'C' }).states).toEqual(['only_books', 'only_2b']);
  });

  it('gives the exact one precedence over a near one whatever the order', () => {
    const matches = matchPurchases([buy({ id: 'p1', number: 'INV/010' }), buy({ id: 'p2' })], [doc()]);
    expect(matches.map((m) => [m.purchase?.id, m.state])).toEqual([
      ['p1', 'only_books'],
      ['p2', 'exact'],
    ]);
  });

  it('leaves imports, distributed credit and rejected documents aside', () => {
    expect(
      matchPurchases(
        [],
        [doc({ source: 'impg' }), doc({ id: 'd2', source: 'isd' }), doc({ id: 'd3', rejected: true })],
      ),
    ).toEqual([]);
  });

  it('meets an import of goods with its bill of entry, and leaves other bills of entry aside', () => {
    const entry = (id: string, number: string) =>
      doc({ id, number, gstin: '', source: 'impg', date: '2025-10-16', cgst: 0, sgst: 0 });
    const bought = buy({ id: 'p1', gstin: '', number: '01234567', date: '2025-10-16', cgst: 0, sgst: 0 });
    const found = matchPurchases([bought], [entry('d1', '1234567'), entry('d2', '7654321')]);
    expect(found.map((m) => [m.state, m.purchase?.id, m.document?.id])).toEqual([['within', 'p1', 'd1']]);
    const other = matchPurchases([{ ...bought, number: '999' }], [entry('d1', '1234567')]);
    expect(other.map((m) => [m.state, m.document])).toEqual([['only_books', undefined]]);
  });

  it('counts credit notes negative in totals', () => {
    const totals = matchTotals(matchPurchases([buy({ kind: 'C' })], [doc({ kind: 'C', source: 'cdnr' })]));
    expect(totals.exact).toMatchObject({ count: 1, igst: -18000, taxable: -100000 });
  });

  it('places every purchase and every document exactly once', () => {
    const number = fc.constantFrom('A1', 'A-01', 'A2', 'B/1', '12', '21', 'A12');
    const amount = fc.constantFrom(100, 10000, 10050, 20000);
    const pair = fc.record({
      number,
      taxable: amount,
      date: fc.constantFrom('2025-10-01', '2025-10-05', '2025-12-01'),
    });
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), fc.array(pair, { maxLength: 12 }), (ps, ds) => {
        const purchases = ps.map((p, i) => buy({ ...p, id: `p${i}` }));
        const documents = ds.map((d, i) => doc({ ...d, id: `d${i}` }));
        const matches = matchPurchases(purchases, documents);
        expect(matches.flatMap((m) => m.purchase?.id ?? []).sort()).toEqual(
          purchases.map((p) => p.id).sort(),
        );
        expect(matches.flatMap((m) => m.document?.id ?? []).sort()).toEqual(
          documents.map((d) => d.id).sort(),
        );
      }),
    );
  });

  it('normalises numbers', () => {
    expect(normalNumber('inv/0012-a')).toBe('INV12A');
    expect(normalNumber('GST/25-26/001')).toBe('GST25261');
  });
});

describe('reading GSTR-2B', () => {
  it('takes the items of versions 1 to 3 together', () => {
    const read = readGstr2b({
      chksum: 'x',
      data: {
        gstin: '01AABCE2207R1Z5',
        rtnprd: '032020',
        version: '1.0',
        gendt: '14-04-2020',
        docdata: {
          b2b: [
            {
              ctin: '01AABCE2207R1Z5',
              trdnm: 'GSTN',
              supfildt: '18-11-2019',
              supprd: '112019',
              inv: [
                {
                  inum: 'S008400',
                  typ: 'R',
                  dt: '24-11-2016',
                  val: 729248.16,
                  pos: '06',
                  rev: 'N',
                  itcavl: 'N',
                  rsn: 'P',
                  items: [
                    { num: 1, rt: 5, txval: 400, igst: 0, cgst: 200, sgst: 200, cess: 0 },
                    { num: 2, rt: 5, txval: 100.5, igst: 0, cgst: 2.51, sgst: 2.51, cess: 0 },
                  ],
                },
              ],
            },
          ],
        },
      },
    });
    expect(read.period).toBe('03-2020');
    expect(read.generated).toBe('2020-04-14');
    expect(read.documents[0]).toMatchObject({
      taxable: 50050,
      cgst: 20251,
      sgst: 20251,
      available: false,
      reason: 'P',
      supplier_period: '11-2019',
      filed_on: '2019-11-18',
    });
  });

  it('refuses another file', () => expect(readGstr2b({ data: {} }).problems.length).toBe(1));
});

describe('the purchase register', () => {
  it('reads a CSV with usual headings', () => {
    const table = readCsv(
      'Supplier,GSTIN,Bill No,Bill Date,Taxable Amount,IGST,CGST,SGST\r\nAcme,29AABCR1718E1ZL,INV/001,05-10-2025,"1,000.00",180,,\r\nTotal,,,,1000,180,,\r\n',
    );
    const { rows, refused } = readTable(registerColumns, table, rowIds());
    expect(refused).toEqual([]);
    expect(rows.map(purchaseOf)).toEqual([
      buy({ id: 'r1', name: 'Acme', place_of_supply: '', taxable: 100000 }),
    ]);
  });

  it('refuses what the taxpayer sold itself, sales by their word, and a table without any tax', () => {
    const own = '24AAQCA8719H1ZC';
    const of = (csv: string) => {
      const { purchases, refused } = readPurchases(own, readCsv(csv), rowIds());
      return [purchases.map((p) => p.number), refused.map((r) => [r.line, r.column, english(r.message)])];
    };
    const head = 'GSTIN/UIN,Party Name,Transaction Type,Invoice No.,Date,Taxable Value,IGST';
    expect(
      of(
        `${head}\n29AABCR1718E1ZL,Total Energies,Purchase,1,05-10-2025,1000,180\n${own},Own,Purchase,2,05-10-2025,1000,180\n29AABCR1718E1ZL,Rao,Sale,3,05-10-2025,1000,180\n`,
      ),
    ).toEqual([
      ['1'],
      [
        [3, 'GSTIN/UIN', 'The supplier cannot be the taxpayer: this looks like a sale'],
        [4, 'Transaction Type', 'This line is a sale'],
      ],
    ]);
    expect(of('GSTIN,Invoice No,Date,Taxable Value\n29AABCR1718E1ZL,1,05-10-2025,1000\n')).toEqual([
      [],
      [[1, 'Integrated tax', 'The column Integrated tax is missing']],
    ]);
  });
});
