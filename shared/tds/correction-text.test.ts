import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import { kept } from '../testing/kept.ts';
import type { CorrectionInput } from './correction-text.ts';
import * as allCorrectionText from './correction-text.ts';
import type { TdsForm } from './data/forms.ts';
import type { StatementDraft } from './draft.ts';
import type { SheetRow, SheetRows } from './sheets.ts';
import { employee, madeStatements } from './statements.testdata.ts';
import * as allValidator from './validator.ts';

const { correctionText, validatorIssues } = kept(allCorrectionText, allValidator);

const first = '123456789012345';
const later = '223456789012345';
const named = (name: string): StatementDraft => madeStatements.find((m) => m.name === name)!.draft;
const stateOf = ({ deductor, responsible, challans, deductees, salaries = [] }: StatementDraft) => ({
  head: { deductor, responsible },
  rows: { challans, deductees, salaries },
});

/** A correction of a made statement: its rows as accepted are numbered by place, payees of the second challan from 4 on. */
function correct(
  draft: StatementDraft,
  change: (rows: { challans: SheetRow[]; deductees: SheetRow[]; salaries: SheetRow[] }) => Partial<SheetRows>,
  head: { deductor?: Record<string, string>; responsible?: Record<string, string> } = {},
) {
  const accepted = stateOf(draft);
  const numbers: Record<string, number> = {};
  accepted.rows.challans.forEach((c, i) => {
    numbers[c.id] = i + 1;
    accepted.rows.deductees
      .filter((d) => d.challan === c.id)
      .forEach((d, j) => {
        numbers[d.id] = j + 1 + 3 * i;
      });
  });
  accepted.rows.salaries.forEach((s, i) => {
    numbers[s.id] = i + 1;
  });
  const copy = structuredClone(accepted.rows) as unknown as Parameters<typeof change>[0];
  const input: CorrectionInput = {
    form: draft.form,
    financial_year: draft.financial_year,
    quarter: draft.quarter,
    accepted: {
      ...accepted,
      numbers,
      file: { original_token: first, hash: 'CAFE01', day: '2026-11-20', next_challan: 7 },
    },
    after: {
      head: {
        deductor: { ...draft.deductor, ...head.deductor },
        responsible: { ...draft.responsible, ...head.responsible },
      },
      rows: { ...accepted.rows, ...change(copy) },
    },
    previous_token: later,
    createdOn: '2026-11-20',
    program: 'Karsetu',
  };
  return correctionText(input);
}
const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split('\r\n')
    .map((l) => l.split('^'));
const pick = (cells: readonly string[] | undefined, ...nos: number[]) => nos.map((no) => cells?.[no - 1]);

const base = named('26Q: interest, fee and penalty, three payees of two challans');

describe('a correction file of 26Q', () => {
  it('C1: the deductor alone, filled as in a regular statement', () => {
    const { text, issues, types } = correct(base, () => ({}), { responsible: { name: 'Ravi Rao' } })!;
    expect([types, issues]).toEqual([['C1'], []]);
    const [fh, bh, ...rest] = rowsOf(text);
    expect(rest).toEqual([]);
    // Upload type C, one batch, hash of the consolidated file.
    expect(pick(fh, 4, 9, 18)).toEqual(['C', '1', 'CAFE01']);
    // Kind, updation 0 (it is 1 with C2 and C3 alone), tokens, TAN as it was, total of no challans.
    expect(pick(bh, 3, 4, 6, 7, 8, 9, 12, 13, 33, 47, 53)).toEqual([
      ...['1', '0', 'C1', '0', first, later, 'PNEA12345B', 'PNEA12345B', 'Ravi Rao', '0.00', 'K'],
    ]);
  });

  it('the particulars of the deductor are checked where the file has them: in C1, and with updation 1', () => {
    const { text } = correct(base, () => ({}), { responsible: { name: 'Ravi Rao' } })!;
    const spoilt = (kind: string, updation: string) =>
      validatorIssues(
        text
          .split('\r\n')
          .map((line) => {
            const cells = line.split('^');
            if (cells[1] !== 'BH') return line;
            [cells[5], cells[6], cells[25]] = [kind, updation, '08'];
            return cells.join('^');
          })
          .join('\r\n'),
        '2026-11-23',
      ).some((i) => i.rule === 'T-FV-2041');
    expect([spoilt('C1', '0'), spoilt('C3', '1'), spoilt('C3', '0')]).toEqual([true, true, false]);
  });

  it('C2: a changed challan with what it was, header left empty', () => {
    const { text, types } = correct(base, ({ challans: [a, b] }) => ({
      challans: [a!, { ...b!, serial: '00125', tax: 60_000_00 }],
    }))!;
    expect(types).toEqual(['C2']);
    const [, bh, cd, ...rest] = rowsOf(text);
    expect(rest).toEqual([]);
    expect(pick(bh, 4, 6, 7, 19, 20, 21, 26, 28, 31, 33, 35, 46, 47, 59)).toEqual([
      ...['1', 'C2', '0', 'Asha Traders Pvt Ltd', '', '', '', '', '', '', '', '', '60000.00', ''],
    ]);
    // Its number as accepted, changed, old and new serial, old BSR, day and total, new total.
    expect(pick(cd, 4, 5, 7, 11, 12, 15, 17, 18, 27, 28)).toEqual([
      ...['2', '0', '1', '00124', '00125', '0510308', '07052025', '07052025', '60000.00', '50000.00'],
    ]);
  });

  it('C3: changed, added and taken out, under the challan they belong to', () => {
    const { text, types } = correct(
      base,
      ({ deductees: [a, b] }) => ({
        deductees: [
          { ...a!, tax: 9_000_00, deposited: 9_000_00 },
          b!,
          { ...a!, id: 'new', name: 'New Payee', challan: 'c2' },
        ],
      }),
      { deductor: { branch: 'Pune' } },
    )!;
    expect(types).toEqual(['C3']);
    const [, bh, one, changed, two, gone, added] = rowsOf(text);
    // The header changes with it.
    expect(pick(bh, 4, 6, 7, 20, 33)).toEqual(['2', 'C3', '1', 'Pune', 'Asha Rao']);
    expect(pick(one, 4, 5, 7, 28)).toEqual(['1', '1', '0', '51750.00']);
    expect(pick(changed, 4, 5, 6, 9, 10, 17, 18, 19, 20)).toEqual([
      ...['1', '1', 'U', 'ABCCK1234F', 'ABCCK1234F', '9000.00', '10000.00', '9000.00', '10000.00'],
    ]);
    expect(pick(two, 4, 5, 7)).toEqual(['2', '2', '0']);
    // Accepted with numbers 4 and 5; the one added goes on with 6.
    expect(pick(gone, 5, 6, 13, 18)).toEqual(['5', 'D', 'M/s. O’Brien'.replace('’', "'"), '10000.55']);
    expect(pick(added, 5, 6, 9, 13, 18)).toEqual(['6', 'A', '', 'New Payee', '']);
  });

  it('C5: the PAN alone, without a mode; C9: a new challan with its payees, from the number TRACES expects', () => {
    const { text, types } = correct(base, ({ challans, deductees: [a, b, c] }) => ({
      challans: [...challans, { ...challans[0]!, id: 'x', serial: '900' }],
      deductees: [{ ...a!, pan: 'ABCPZ1234F' }, b!, c!, { ...a!, id: 'y', challan: 'x' }],
    }))!;
    expect(types).toEqual(['C5', 'C9']);
    const [fh, five, cd, dd, nine, fresh, payee] = rowsOf(text);
    expect(pick(fh, 9)).toEqual(['2']);
    expect(pick(five, 1, 3, 6, 21, 33)).toEqual(['2', '1', 'C5', '', '']);
    expect(pick(cd, 3, 4, 5, 7)).toEqual(['1', '1', '1', '0']);
    expect(pick(dd, 5, 6, 8, 9, 10, 18, 20)).toEqual([
      ...['1', '', '2', 'ABCCK1234F', 'ABCPZ1234F', '10000.00', '10000.00'],
    ]);
    expect(pick(nine, 1, 3, 6)).toEqual(['5', '2', 'C9']);
    expect(pick(fresh, 3, 4, 7, 11, 12, 28)).toEqual(['2', '7', '', '', '00900', '']);
    expect(pick(payee, 3, 4, 5, 6, 9)).toEqual(['2', '7', '1', 'O', '']);
  });

  it('a payee put under another challan is taken out and added', () => {
    const { text } = correct(base, ({ deductees: [a, b, c] }) => ({
      deductees: [{ ...a!, challan: 'c2' }, b!, c!],
    }))!;
    const rows = rowsOf(text).filter((cells) => cells[1] === 'DD');
    expect(rows.map((cells) => pick(cells, 4, 5, 6))).toEqual([
      ['1', '1', 'D'],
      ['2', '6', 'A'],
    ]);
  });

  it('is none where nothing differs, and none for a form of 2026', () => {
    expect(correct(base, () => ({}))).toBeUndefined();
    const of140 = named('140: one payment by a company');
    expect(correct(of140, () => ({}), { responsible: { name: 'Ravi' } })).toBeUndefined();
  });
});

describe('C4 of 24Q', () => {
  const q4 = named('24Q: Q4, both regimes, deductions by section');
  it('a changed employee is deleted and added with the next number', () => {
    const { text, types } = correct(q4, ({ salaries: [a, b] }) => ({
      salaries: [{ ...a!, other_income: 5_000_00 } as never, b!],
    }))!;
    expect(types).toEqual(['C4']);
    const rows = rowsOf(text);
    expect(rows.map((cells) => cells[1])).toEqual(['FH', 'BH', 'SD', 'S16', 'SD', 'S16']);
    // Gross total income 11,25,000, then 5,000 more; batch header counts and totals the records it has.
    expect(pick(rows[1], 4, 49, 50)).toEqual(['0', '2', '2255000.00']);
    expect(pick(rows[2], 4, 5, 19, 20)).toEqual(['1', 'D', '1125000.00', '1125000.00']);
    expect(pick(rows[4], 4, 5, 19, 20)).toEqual(['3', 'A', '1130000.00', '']);
    expect(pick(rows[5], 4)).toEqual(['3']);
  });
});

const checker = resolve('../shared/tools/check-tds.mjs');
const folder = '../shared/facts/tds-layouts/';
const here = existsSync(checker) && existsSync(folder);
if (!here) console.log('skipped: the published layouts are not beside the project');

interface FactField {
  no: number;
  mandatory: string;
  [key: string]: unknown;
}
interface Facts {
  records: Record<string, { fields: FactField[] }>;
  totals: { id: string }[];
}

/** The published layout of a form as the published rules of corrections change it, for one kind of batch. */
function correctionFacts(form: TdsForm, type: string, full: boolean): Facts {
  const facts = JSON.parse(readFileSync(`${folder}${form}.json`, 'utf8')) as Facts;
  const set = (record: string, no: number, to: Partial<FactField>) => {
    const fields = facts.records[record]?.fields;
    if (fields)
      fields[no - 1] = { no, key: `field_${no}`, certainty: 'several agree', mandatory: 'M', ...to };
  };
  set('FH', 18, { type: 'char', size: 100 });
  set('BH', 6, { type: 'char', size: 2, allowed: [type] });
  set('BH', 7, { type: 'int', size: 1, allowed: ['0', '1'] });
  for (const no of [8, 9]) set('BH', no, { type: 'int', size: 15, pattern: '[0-9]{15}' });
  set('BH', 12, { type: 'char', size: 10 });
  set('BH', 53, { type: 'char', size: 1 });
  const blank = { mandatory: 'N', type: 'none' };
  if (!full)
    for (let no = 20; no <= 67; no += 1)
      if (no <= 31 || (no >= 33 && no <= 46) || no === 59 || no >= 62) set('BH', no, blank);
  if (type !== 'C9') {
    set('CD', 7, { type: 'int', size: 1, allowed: ['0', '1'] });
    for (const [no, size] of [
      [11, 5],
      [13, 9],
      [15, 7],
    ] as const)
      set('CD', no, { mandatory: 'O', type: 'int', size });
    set('CD', 17, { type: 'date', size: 8 });
    set('CD', 28, { type: 'whole', size: 15 });
  }
  if (type === 'C3' || type === 'C5') {
    set('DD', 6, type === 'C5' ? blank : { type: 'char', size: 1, allowed: ['A', 'U', 'D'] });
    const known = { field: 'DD.6', in: ['U', 'D', ''] };
    set('DD', 9, { mandatory: 'C', type: 'char', size: 10, requiredIf: known });
    set('DD', 11, { mandatory: 'O', type: 'char', size: 10 });
    for (const no of [18, 20]) set('DD', no, { mandatory: 'C', type: 'dec', size: 15, requiredIf: known });
  }
  set('SD', 5, { type: 'char', size: 1, allowed: ['A', 'D'] });
  set('SD', 20, {
    mandatory: 'C',
    type: 'dec',
    size: 15,
    requiredIf: { field: 'SD.5', in: ['D'] },
    blankUnless: { field: 'SD.5', in: ['D'] },
  });
  // Numbers are those of the accepted statement, not running ones.
  facts.totals = facts.totals.filter(
    (t) => !['challan-serial', 'deductee-serial', 'sd-serial'].includes(t.id),
  );
  return facts;
}

/** Each batch of a correction as a file of its own, lines and batch numbered from 1. */
function batchesOf(text: string): { type: string; full: boolean; text: string }[] {
  const [fh, ...rows] = rowsOf(text);
  const starts = rows.flatMap((cells, i) => (cells[1] === 'BH' ? [i] : []));
  return starts.map((start, i) => {
    const own = rows.slice(start, starts[i + 1] ?? rows.length);
    const renumbered = [fh!.with(8, '1'), ...own.map((cells) => cells.with(2, '1'))];
    return {
      type: own[0]![5]!,
      full: own[0]![5] === 'C1' || own[0]![6] === '1',
      text: `${renumbered.map((cells, n) => cells.with(0, String(n + 1)).join('^')).join('\r\n')}\r\n`,
    };
  });
}

const forms = ['24Q', '26Q', '27Q', '27EQ'] as const;
const shapes = [
  'one payment by a company',
  'no PAN',
  'Union office, by book entry',
  'interest, fee and penalty, three payees of two challans',
];
/** Every kind of change together: the header, a challan, payees changed, added and taken out, a PAN, a new challan. */
const corrections = forms.flatMap((form) =>
  shapes.flatMap((shape) => {
    const draft = named(`${form}: ${shape}`);
    const pan = form === '24Q' ? 'ABCPZ1234F' : 'ABCCZ1234F';
    return [
      {
        name: `${form}: ${shape}, header`,
        made: correct(draft, () => ({}), { deductor: { branch: 'Pune' } })!,
      },
      {
        name: `${form}: ${shape}, challan and payee`,
        made: correct(
          draft,
          ({ challans: [a, ...rest], deductees: [d, ...others] }) => ({
            challans: [{ ...a!, tax: 70_000_00 }, ...rest],
            deductees: [{ ...d!, name: 'Kiran Works Again' }, ...others, { ...d!, id: 'new' }],
          }),
          { responsible: { designation: 'Partner' } },
        )!,
      },
      {
        name: `${form}: ${shape}, PAN, new challan, payee gone`,
        made: correct(draft, ({ challans, deductees: [d, ...others] }) => ({
          challans: [...challans, { ...challans[0]!, id: 'x', serial: '900' }],
          deductees: [
            ...(others.length > 0 ? others.slice(1) : []),
            { ...d!, pan, remark: undefined },
            { ...d!, id: 'y', challan: 'x' },
          ] as SheetRow[],
        }))!,
      },
    ];
  }),
);
const annexures = [
  correct(named('24Q: Q4, both regimes, deductions by section'), ({ salaries: [a, b] }) => ({
    salaries: [
      { ...a!, other_income: 5_000_00 } as never,
      employee({ ...b!, id: 'z', pan: 'ABCPQ9999F' } as never),
    ],
  }))!,
  correct(named('24Q: Q4, specified senior citizens of a bank'), ({ salaries: [a] }) => ({
    salaries: [a!],
  }))!,
];

describe.skipIf(!here)('the published layouts, as corrections change them', async () => {
  const { checkStatement } = here
    ? ((await import(/* @vite-ignore */ pathToFileURL(checker).href)) as {
        checkStatement: (
          text: string,
          options: object,
        ) => { level: string; line: number; record: string; field?: number; message: string }[];
      })
    : { checkStatement: () => [] };
  const all = [...corrections, ...annexures.map((one, i) => ({ name: `24Q: annexure ${i + 1}`, made: one }))];
  it(`have no violation in any batch of ${corrections.length + annexures.length} corrections`, () => {
    let batches = 0;
    const violations = all.flatMap(({ name, made: { text, issues } }) => {
      expect(issues.map((i) => `${i.path}: ${english(i.message)}`)).toEqual([]);
      return batchesOf(text).flatMap(({ type, full, text: own }) => {
        batches += 1;
        const form = rowsOf(own)[1]![4] as TdsForm;
        return checkStatement(own, {
          layout: correctionFacts(form, type, full),
          today: new Date('2026-11-23'),
        })
          .filter((f) => f.level === 'violation')
          .map((f) => `${name} ${type}, line ${f.line} ${f.record} ${f.field ?? ''}: ${f.message}`);
      });
    });
    console.log(`${all.length} corrections, ${batches} batches, ${violations.length} violations`);
    expect(violations).toEqual([]);
    expect(batches).toBeGreaterThan(60);
  });
  it('and the validator’s known codes find nothing in them', () => {
    for (const { name, made: one } of all)
      expect([name, validatorIssues(one.text, '2026-11-23').map((i) => i.rule)]).toEqual([name, []]);
  });
});
