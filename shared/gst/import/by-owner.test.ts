import { expect, it } from 'vitest';
import { readCsv } from '../../sheets/csv.ts';
import { byOwner } from './by-owner.ts';

const gujarat = '24AAQCA8719H1ZC';
const goa = '30AAQCA8719H1ZJ';
const buyer = '29AABCR1718E1ZL';
const own = [
  { gstin: gujarat, name: 'Surat' },
  { gstin: goa, name: 'Panaji' },
];
const head = 'Bill No,Bill Date,GSTIN,Taxable Value,Rate';
const bill = (no: number) => `${no},05-10-2025,${buyer},100,18`;
/** Numbers of the bills of each GSTIN. */
const owned = (lines: string[], registrations = own, answers = {}) => {
  const found = byOwner([{ name: 's', rows: readCsv(`${lines.join('\n')}\n`) }], registrations, { answers });
  return {
    open: found.open.map((o) => [o.line, o.number]),
    /** Whose each bill is by the file itself: the last cell of its line. */
    told: [...found.tables.values()].flatMap((tables) =>
      tables.flatMap((t) => t.rows.filter((r) => /^\d+$/.test(String(r[0] ?? ''))).map((r) => r.at(-1))),
    ),
    foreign: found.foreign,
    tables: Object.fromEntries(
      [...found.tables].map(([gstin, tables]) => [
        gstin,
        tables.flatMap((t) => t.rows.map((r) => String(r[0] ?? '')).filter((n) => /^\d+$/.test(n))),
      ]),
    ),
  };
};

it('a line with a GSTIN of the taxpayer alone begins the lines of that GSTIN; those before are of the first', () => {
  expect(owned([head, bill(1), bill(2)]).tables).toEqual({ '': ['1', '2'] });
  expect(
    owned([head, bill(1), `GSTIN: ${gujarat}`, bill(2), `GSTIN: ${goa}`, bill(3), bill(4)]).tables,
  ).toEqual({
    [gujarat]: ['1', '2'],
    [goa]: ['3', '4'],
  });
  expect(owned([head, `GSTIN: ${gujarat}`, bill(1), bill(2)]).tables).toEqual({ [gujarat]: ['1', '2'] });
  // fifteen characters in the column of numbers may be a bill’s number
  expect(owned([head, gujarat, bill(1)]).tables).toEqual({ '': ['1'] });
});

it('the title says whose table it is', () => {
  expect(owned([`GSTIN: ${goa}`, head, bill(1)]).tables).toEqual({ [goa]: ['1'] });
  expect(owned([`GSTIN: ${buyer}`, head, bill(1)])).toMatchObject({
    foreign: [buyer],
    tables: { '': ['1'] },
  });
});

it('a column of the taxpayer’s GSTINs splits by line: by number, branch or State; what is open is asked', () => {
  const at = (no: number, whose: string) => `${bill(no)},${whose}`;
  const lines = [
    `${head},Seller GSTIN`,
    at(1, gujarat),
    at(2, goa),
    at(3, 'Panaji'),
    at(4, 'Gujarat'),
    at(5, 'Pune'),
    at(6, ''),
  ];
  expect(owned(lines)).toEqual({
    foreign: [],
    // a branch or State is replaced by its GSTIN
    told: [gujarat, gujarat, goa, goa],
    open: [
      [6, '5'],
      [7, '6'],
    ],
    tables: { [gujarat]: ['1', '4'], [goa]: ['2', '3'] },
  });
  expect(owned(lines, own, { 'registration_of:5': goa, 'registration_of:6': gujarat })).toMatchObject({
    open: [],
    told: [gujarat, gujarat, gujarat, goa, goa, goa],
    tables: { [gujarat]: ['1', '4', '6'], [goa]: ['2', '3', '5'] },
  });
  // with one GSTIN there is nothing to ask
  expect(owned(lines, own.slice(0, 1)).open).toEqual([]);
});
