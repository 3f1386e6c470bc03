import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allChallanFile from './challan-file.ts';
import { type ValidatorRule, validatorCodes } from './data/validator.ts';
import type { StatementDraft } from './draft.ts';
import * as allDraft from './draft.ts';
import { thresholdHints } from './follow.ts';
import { employee, made, madeStatements } from './statements.testdata.ts';
import { statementText } from './text.ts';
import * as allValidator from './validator.ts';

const { challanFileIssues, readChallanFile, completed, draftIssues, validatorIssues } = kept(
  allChallanFile,
  allDraft,
  allValidator,
);

const today = '2026-11-23';
const textOf = (draft: StatementDraft) =>
  statementText(completed(draft), {
    createdOn: '2026-11-20',
    program: 'Karsetu',
    salaries: draft.salaries ?? [],
  })!.text;
/** Field `no` of the first record of a type put to a value. */
const put =
  (type: string, no: number, value: string) =>
  (text: string): string => {
    let done = false;
    return text
      .split('\r\n')
      .map((line) => {
        const cells = line.split('^');
        if (done || cells[1] !== type) return line;
        done = true;
        cells[no - 1] = value;
        return cells.join('^');
      })
      .join('\r\n');
  };
const lines =
  (change: (rows: string[]) => string[]) =>
  (text: string): string =>
    `${change(text.trimEnd().split('\r\n')).join('\r\n')}\r\n`;
const named = (name: string): StatementDraft => madeStatements.find((m) => m.name === name)!.draft;
const regular = textOf(made('26Q', 'x').draft);
const salaries = textOf(named('24Q: Q4, new regime'));
const office = textOf(named('26Q: Union office, by book entry'));
const byFile = (text: string) => validatorIssues(text, today);

/** A file that has none of its code's findings, broken so that it has. */
const files: readonly (readonly [ValidatorRule, string, (text: string) => string])[] = [
  ['T-FV-1000', regular, lines(([fh, ...rest]) => [`${fh}^`, ...rest])],
  ['T-FV-1001', regular, lines(([, ...rest]) => rest)],
  ['T-FV-1002', regular, put('CD', 1, '4')],
  ['T-FV-1003', regular, put('CD', 1, '')],
  ['T-FV-1004', regular, put('FH', 3, 'SL1')],
  ['T-FV-1005', regular, put('FH', 4, 'X')],
  ['T-FV-1006', regular, put('FH', 5, '24112026')],
  ['T-FV-1006', regular, put('FH', 5, '31022026')],
  ['T-FV-1007', regular, put('FH', 6, 'A')],
  ['T-FV-1008', regular, lines(([fh, bh]) => [fh!, ...Array.from({ length: 11 }, () => bh!)])],
  ['T-FV-1009', regular, put('FH', 7, 'C')],
  ['T-FV-1010', regular, put('FH', 8, 'PNEA1234B')],
  ['T-FV-1011', regular, put('FH', 9, '')],
  ['T-FV-1012', regular, lines(([fh, bh, ...rest]) => [fh!, bh!, bh!, ...rest])],
  ['T-FV-1013', regular, put('FH', 9, '2')],
  ['T-FV-1014', regular, lines(([fh, ...rest]) => [fh!, fh!, ...rest])],
  ['T-FV-1015', regular, put('FH', 6, '')],
  ['T-FV-1017', regular, put('FH', 12, '9.5')],
  ['T-FV-1019', regular, put('DD', 13, 'आशा')],
  ['T-FV-1020', regular, () => '\r\n'],
  ['T-FV-1022, 1026 to 1028', regular, put('FH', 11, 'A1')],
  ['T-FV-1022, 1026 to 1028', regular, put('FH', 18, 'A1')],
  ['T-FV-1024', regular, put('FH', 14, '1')],
  ['T-FV-1025', regular, put('FH', 16, '1')],
  ['T-FV-1033', regular, put('FH', 10, '')],
  ['T-FV-2027', regular, put('BH', 13, 'PNEA12345')],
  ['T-FV-2030', regular, put('BH', 15, 'ABCXA1234F')],
  ['T-FV-2034', regular, put('BH', 16, '202526')],
  ['T-FV-2035', regular, put('BH', 19, '.')],
  ['T-FV-2041', regular, put('BH', 26, '08')],
  ['T-FV-2042', regular, put('BH', 27, '011001')],
  ['T-FV-2043', regular, put('BH', 31, '')],
  ['T-FV-2045', regular, put('BH', 34, '--')],
  ['T-FV-2047 to 2053', regular, put('BH', 35, '')],
  ['T-FV-2047 to 2053', regular, put('BH', 40, '99')],
  ['T-FV-2047 to 2053', regular, put('BH', 42, 'asha')],
  ['T-FV-2076', regular, put('BH', 32, 'X')],
  ['T-FV-2080, 2081', office, put('BH', 55, '')],
  ['T-FV-2080, 2081', office, put('BH', 57, '')],
  ['T-FV-2080, 2081', office, put('BH', 68, '')],
  ['T-FV-2080, 2081', textOf(named('26Q: State office, earlier statement filed')), put('BH', 54, '')],
  ['T-FV-2084', regular, put('BH', 46, 'X')],
  ['T-FV-2127', salaries, put('BH', 49, '2')],
  ['T-FV-2142', salaries, put('BH', 18, 'Q3')],
  ['T-FV-2164', regular, put('DD', 10, 'ABCXK1234F')],
  ['T-FV-2164', salaries, put('SD', 7, 'ABCCK1234F')],
  ['T-FV-2208', regular, put('BH', 48, '1')],
  ['T-FV-2213', regular, put('BH', 29, '')],
  ['T-FV-2232', regular, put('BH', 52, 'Y')],
  ['T-FV-2232', regular, put('BH', 9, '123456789012345')],
  ['T-FV-3160', regular, put('CD', 21, '94J')],
  ['T-FV-3169', regular, put('CD', 27, '9999.00')],
  ['T-FV-3169', textOf(made('140', 'x').draft), put('CD', 12, '9999.00')],
  ['T-FV-4202', salaries, put('SD', 28, '1.00')],
  ['T-FV-6003', regular, put('BH', 47, '50001.00')],
  ['T_FV_6198', salaries, put('SD', 79, '')],
  ['T_FV_6381', regular, lines((rows) => rows.filter((row) => row.split('^')[1] !== 'DD'))],
];

describe('a text file is refused with the code', () => {
  it.each(files)('%s (%#)', (code, text, spoil) => {
    expect(byFile(text)).toEqual([]);
    expect(byFile(spoil(text)).map((i) => i.rule)).toContain(code);
  });
  it.each(madeStatements.map(({ name, draft }) => [name, draft] as const))(
    'no code for %s',
    (name, draft) => {
      expect(byFile(textOf(draft)).map((i) => i.rule)).toEqual(
        draft.deductees.length === 0 ? ['T_FV_6381'] : [],
      );
      expect(name.endsWith('no payees')).toBe(draft.deductees.length === 0);
    },
  );
});

const year = { quarter: 'Q4', rows: [{ paid_on: '2026-02-28', deducted_on: '2026-02-28' }] } as const;
const annexure = (over: object) =>
  made('24Q', 'x', {
    ...year,
    rows: [...year.rows],
    challans: [{ deposited_on: '2026-03-07' }],
    salaries: [employee(over)],
  }).draft;
const head = (deductor: Record<string, string>, responsible: Record<string, string> = {}) =>
  made('26Q', 'x', { deductor, responsible }).draft;
/** What is typed, and whether it has the code's finding. */
const entries: readonly (readonly [ValidatorRule, StatementDraft, StatementDraft])[] = [
  ['T-FV-2027', head({ tan: 'PNEA1234' }), head({})],
  ['T-FV-2030', head({ pan: 'ABCXA1234F' }), head({})],
  ['T-FV-2035', head({ name: '.' }), head({})],
  ['T-FV-2041', head({ state: '08' }), head({})],
  ['T-FV-2042', head({ pincode: '01100' }), head({})],
  ['T-FV-2043', head({ address_changed: 'X' }), head({ address_changed: 'Y' })],
  ['T-FV-2045', head({}, { designation: '-' }), head({})],
  ['T-FV-2047 to 2053', head({}, { address_1: '' }), head({})],
  ['T-FV-2047 to 2053', head({}, { state: '' }), head({})],
  ['T-FV-2047 to 2053', head({}, { email: 'asha' }), head({})],
  ['T-FV-2076', head({ type: 'X' }), head({})],
  ['T-FV-2080, 2081', head({ type: 'A' }), named('26Q: Union office, by book entry')],
  ['T-FV-2084', head({}, { address_changed: 'X' }), head({}, { address_changed: 'N' })],
  ['T-FV-2164', made('24Q', 'x', { rows: [{ pan: 'ABCCK1234F' }] }).draft, made('24Q', 'x').draft],
  ['T-FV-2164', annexure({ pan: 'ABCCK1234F' }), annexure({})],
  ['T-FV-2213', head({ phone: '25671234' }), head({})],
  [
    'T-FV-2232',
    made('26Q', 'x', { head: { earlier_filed: 'Y' } }).draft,
    named('26Q: State office, earlier statement filed'),
  ],
  ['T-FV-3169', made('26Q', 'x', { challans: [{ tax: 9_999_00 }] }).draft, made('26Q', 'x').draft],
  // Section 16(ia): 75,000 in the new regime, 50,000 in the old, since financial year 2024-25.
  ['T_FV_6138', annexure({ standard_deduction: 75_001_00 }), annexure({})],
  [
    'T_FV_6138',
    annexure({ new_regime: 'N', standard_deduction: 50_001_00 }),
    annexure({ new_regime: 'N', standard_deduction: 50_000_00 }),
  ],
  ['T_FV_6198', annexure({ new_regime: undefined }), annexure({})],
  [
    'T_FV_6381',
    made('26Q', 'x', { rows: [], challans: [{ nil: 'Y', tax: 0 }] }).draft,
    made('26Q', 'x').draft,
  ],
];

describe('what is typed is told with the code', () => {
  const codes = (draft: StatementDraft) => draftIssues(draft).map((i) => i.rule);
  it.each(entries)('%s (%#)', (code, broken, sound) => {
    expect(codes(broken)).toContain(code);
    expect(codes(sound)).not.toContain(code);
  });
  it('T-FV-4278 of a tax a tenth off amount × rate', () => {
    const hints = (tax: number) =>
      thresholdHints('27Q', made('27Q', 'x', { rows: [{ tax, deposited: tax }] }).draft.deductees).map(
        (i) => i.rule,
      );
    // 1,00,000 at 10%: 9,000 is a tenth less; 9,001 is less than a tenth off.
    expect(hints(9_000_00)).toEqual(['T-FV-4278']);
    expect(hints(11_000_00)).toEqual(['T-FV-4278']);
    expect(hints(9_001_00)).toEqual([undefined]);
    expect(hints(10_000_00)).toEqual([]);
  });
});

describe('the challan file', () => {
  const hash = 'd41d8cd98f00b204e9800998ecf8427e';
  const file = (over: { tan?: string; holder?: string; hashes?: number; name?: string } = {}) => {
    const tan = over.tan ?? 'PNEA12345B';
    const holder = over.holder ?? 'ASHA  TRADERS PVT LTD';
    const text = [`1^${tan}^${holder}^^^REF1^`, ...Array(over.hashes ?? 1).fill(hash), ''].join('\r\n');
    return readChallanFile(over.name ?? `${tan}070525.csi`, text);
  };
  const { draft } = made('26Q', 'x');
  const codes = (over: Parameters<typeof file>[0]) =>
    challanFileIssues(file(over).file!, draft).map((i) => [i.path, i.rule]);
  it('agrees with TAN, name, number of challans and day', () => {
    expect(file()).toEqual({
      file: {
        name: 'PNEA12345B070525.csi',
        tan: 'PNEA12345B',
        holder: 'ASHA  TRADERS PVT LTD',
        reference: 'REF1',
        challans: 1,
        day: '2025-05-07',
      },
      issues: [],
    });
    expect(codes({})).toEqual([]);
  });
  it.each([
    [{ tan: 'MUMA12345B' }, 'challan_file', 'T-FV-1029 to 1032'],
    [{ hashes: 0 }, 'challan_file', 'T-FV-1029 to 1032'],
    [{ holder: 'Asha Exports' }, 'deductor.name', 'T-FV-3173'],
    [{ name: 'PNEA12345B060525.csi' }, 'challans.0.deposited_on', undefined],
  ])('%j is told at %s', (over, path, rule) => expect(codes(over)).toEqual([[path, rule]]));
  it('of several challans after its day the last is named, of one day the first', () => {
    const paid = (...days: string[]) =>
      challanFileIssues(
        file({ name: 'PNEA12345B060525.csi', hashes: days.length }).file!,
        made('26Q', 'x', {
          challans: days.map((deposited_on, n) => ({ id: `c${n}`, serial: `${n + 1}`, deposited_on })),
        }).draft,
      ).map((i) => i.path);
    expect(paid('2025-05-07', '2025-05-07')).toEqual(['challans.0.deposited_on']);
    expect(paid('2025-05-07', '2025-05-08')).toEqual(['challans.1.deposited_on']);
    expect(paid('2025-05-05', '2025-05-06')).toEqual([]);
  });
  it('has too few challans for those paid through a bank; nil ones and book entries do not count', () => {
    const two = made('26Q', 'x', { challans: [{}, { id: 'c2', serial: '9' }, { id: 'c3', nil: 'Y' }] }).draft;
    expect(challanFileIssues(file().file!, two).map((i) => i.rule)).toEqual(['T-FV-1029 to 1032']);
    expect(challanFileIssues(file({ hashes: 2 }).file!, two)).toEqual([]);
  });
  it('is refused where it is another file, with the line', () => {
    expect(readChallanFile('a.csi', regular).issues.map((i) => i.path)).toEqual(['line 1']);
    expect(file({ hashes: 1 }).issues).toEqual([]);
    const spoiled = readChallanFile('a.csi', `1^PNEA12345B^A^^^R^\r\n${hash}\r\nabc\r\n`);
    expect(spoiled.issues.map((i) => i.path)).toEqual(['line 3']);
  });
});

describe('the census of codes', () => {
  const predicted = validatorCodes.filter((c) => c.where !== 'none');
  const tried = new Set<string>([
    ...files.map(([code]) => `file ${code}`),
    ...entries.map(([code]) => `entry ${code}`),
    'entry T-FV-4278',
    'file T-FV-1029 to 1032',
    'file T-FV-3173',
  ]);
  it('has a case for each code where it is predicted', () => {
    const wanted = predicted.flatMap((c) =>
      c.where === 'both' ? [`file ${c.code}`, `entry ${c.code}`] : [`${c.where} ${c.code}`],
    );
    expect(wanted.filter((w) => !tried.has(w))).toEqual([]);
    expect([...tried].filter((w) => !wanted.includes(w))).toEqual([]);
  });
  it('is what the guide says', () => {
    const guide = readFileSync('docs/filing/tds.md', 'utf8').replace(/(?<!\|)\n(?!\|)/g, ' ');
    const missing = validatorCodes.filter((c) => c.where === 'none');
    expect(guide).toContain(`| ${validatorCodes.length} | ${predicted.length} | ${missing.length} | 0 |`);
    for (const c of missing)
      expect(guide).toContain(`| ${c.code} | ${c.check} | ${'why' in c ? c.why : ''} |`);
    for (const c of predicted) expect(guide).toContain(c.code);
  });
});
