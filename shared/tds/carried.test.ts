import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import { kept } from '../testing/kept.ts';
import * as allCarried from './carried.ts';
import { completed, type StatementDraft } from './draft.ts';
import { made, madeStatements } from './statements.testdata.ts';
import { statementText } from './text.ts';

const { takeStatementText } = kept(allCarried);

const textOf = (draft: StatementDraft) =>
  statementText(completed(draft), {
    createdOn: '2026-11-20',
    program: 'Karsetu',
    salaries: draft.salaries ?? [],
  })!.text;
/** The text with field `no` of the `nth` record of a type put to a value. */
function put(text: string, type: string, no: number, value: string, nth = 0): string {
  let seen = -1;
  return text
    .split('\r\n')
    .map((line) => {
      const cells = line.split('^');
      if (cells[1] !== type) return line;
      seen += 1;
      if (seen === nth) cells[no - 1] = value;
      return cells.join('^');
    })
    .join('\r\n');
}
const notes = (text: string) => takeStatementText(text).notes.map((n) => `${n.path}: ${english(n.message)}`);
const named = (name: string): StatementDraft => madeStatements.find((m) => m.name === name)!.draft;

describe('a text file read back', () => {
  it.each(madeStatements.map(({ name, draft }) => [name, draft] as const))(
    '%s: everything is carried, and written again it is the same file',
    (_, draft) => {
      const text = textOf(draft);
      const read = takeStatementText(text);
      expect(read.issues).toEqual([]);
      expect(read.notes.map((n) => english(n.message))).toEqual([]);
      const { salaries, ...statement } = read.statement!;
      expect(textOf({ ...statement, salaries } as unknown as StatementDraft)).toBe(text);
    },
  );

  const text = textOf(named('26Q: interest, fee and penalty, three payees of two challans'));
  it.each([
    [
      'BH',
      63,
      '24567890',
      'line 2: Field BH 63 (phone 2) is not used here: “24567890” was left out, 1 times',
    ],
    [
      'DD',
      44,
      '2500000.00',
      'line 4: Field DD 44 (cash 4nf 1) is not used here: “2500000.00” was left out, 1 times',
    ],
    ['DD', 8, '2', 'line 4: Field DD 8 (deductee code) is “2” in the file but “1” here, 1 times'],
    [
      'CD',
      29,
      '9000.00',
      'line 3: Field CD 29 (sum deposited) is “9000.00” in the file but “10000.00” here, 1 times',
    ],
    ['CD', 21, '94C', 'line 3: Field CD 21 (—) is not used here: “94C” was left out, 1 times'],
    ['BH', 51, 'Y', 'line 2: Field BH 51 (ao approval) is “Y” in the file but “N” here, 1 times'],
  ])('%s %i that is not carried is named with its line', (type, no, value, said) =>
    expect(notes(put(text, type, no, value))).toEqual([said]),
  );

  it('reads on where a line is cut short', () => {
    const cut = text.replace(/^(\d+\^DD(?:\^[^^\r]*){5}).*/m, '$1');
    expect(cut).not.toBe(text);
    expect(takeStatementText(cut).statement!.deductees).toHaveLength(3);
    expect(notes(cut)).not.toEqual([]);
  });

  it('counts a field that several records have', () =>
    expect(notes(put(put(text, 'DD', 46, '1.00'), 'DD', 46, '2.00', 2))).toEqual([
      'line 4: Field DD 46 (cash 4nc) is not used here: “1.00” was left out, 2 times',
    ]));

  it('takes zeros before and after a number, hashes and an address changed as they are', () => {
    const padded = put(put(text, 'CD', 22, '000000050000.00'), 'DD', 26, '010.0000');
    expect(notes(put(padded, 'FH', 11, 'ABC123'))).toEqual([]);
    const moved = takeStatementText(put(put(text, 'BH', 31, 'Y'), 'BH', 46, 'Y'));
    expect(moved.notes).toEqual([]);
    expect([
      moved.statement!.deductor!.address_changed,
      moved.statement!.responsible!.address_changed,
    ]).toEqual(['Y', 'Y']);
  });

  it('reads a file of the shorter layout of 2020: 70 fields of the header, 48 of a payee', () => {
    const short = textOf(made('26Q', 'x').draft)
      .split('\r\n')
      .map((line) => {
        const cells = line.split('^');
        return cells.slice(0, { BH: 70, DD: 48 }[cells[1] ?? ''] ?? cells.length).join('^');
      })
      .join('\r\n');
    const read = takeStatementText(short);
    expect([read.issues, read.notes, read.statement!.deductees.length]).toEqual([[], [], 1]);
  });

  it('reads headers and challans of form 143 and says that its collectees are left out', () => {
    const text = put(textOf(made('140', 'x').draft), 'BH', 5, '143');
    const read = takeStatementText(put(text, 'FH', 3, 'TC1'));
    expect(read.issues).toEqual([]);
    expect(read.statement!.challans).toHaveLength(1);
    expect(read.statement!.deductees).toEqual([]);
    expect(read.notes.map((n) => english(n.message))[0]).toBe(
      'The layout of DD records in Form 143 is not published: 1 left out',
    );
  });

  it('refuses a correction, whose rows are not the statement', () => {
    const { issues, statement } = takeStatementText(put(text, 'BH', 6, 'C3'));
    expect(statement).toBeUndefined();
    expect(english(issues[0]!.message)).toContain('a correction of type C3');
  });
});

describe('the consolidated file of TRACES', () => {
  const token = '123456789012345';
  // Field 10 counts the lines, 11 the day of the data, 15 its hash; batch header 8 the first token, 14 the next challan.
  const conso = [
    ['FH', 10, '7'],
    ['FH', 11, '21112026'],
    ['FH', 15, 'A1B2C3'],
    ['BH', 8, token],
    ['BH', 14, '5'],
    ['CD', 22, '000000000050000.00'],
    ['DD', 5, '4'],
  ].reduce(
    (file, [type, no, value]) => put(file, type as string, no as number, value as string),
    textOf(named('26Q: interest, fee and penalty, three payees of two challans')),
  );
  it('is told by its header, with the numbers of its records', () => {
    const read = takeStatementText(conso);
    expect(read.issues).toEqual([]);
    expect(read.notes).toEqual([]);
    expect(read.accepted).toEqual({
      original_token: token,
      hash: 'A1B2C3',
      day: '2026-11-21',
      next_challan: 5,
    });
    expect(read.statement!.challans[0]!.tax).toBe(50_000_00);
    expect(read.numbers).toEqual({ c1: 1, c2: 2, d1: 4, d2: 1, d3: 2 });
  });
  it('a regular file is none', () =>
    expect(takeStatementText(put(conso, 'FH', 15, '')).accepted).toBeUndefined());
});
