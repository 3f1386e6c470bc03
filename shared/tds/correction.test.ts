import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allCorrection from './correction.ts';
import type { SheetRow } from './sheets.ts';

const { changesOf, correctionIssues, correctionPatterns, correctionUntil } = kept(allCorrection);

const challan: SheetRow = { id: 'c1', bsr: '0510308', serial: '00123', tax: 7000_00 };
const deductee: SheetRow = { id: 'd1', challan: 'c1', name: 'Kiran', pan: 'PANNOTAVBL', tax: 1000_00 };
const head = { deductor: { tan: 'MUMA12345B', name: 'Asha' }, responsible: { name: 'Asha Rao' } };
const base = { head, rows: { challans: [challan], deductees: [deductee], salaries: [] as SheetRow[] } };
const corrected = (over: Partial<typeof base.rows>, changed: object = {}) =>
  changesOf('26Q', base, { head: { ...head, ...changed }, rows: { ...base.rows, ...over } });

describe('kinds of correction', () => {
  it.each([
    ['C1', corrected({}, { responsible: { name: 'Ravi Rao' } })],
    ['C2', corrected({ challans: [{ ...challan, tax: 8000_00 }] })],
    ['C3', corrected({ deductees: [{ ...deductee, tax: 900_00 }] })],
    ['C3', corrected({ deductees: [] })],
    ['C4', corrected({ salaries: [{ id: 's1', name: 'Meera' }] })],
    ['C5', corrected({ deductees: [{ ...deductee, pan: 'ABCPK1234F' }] })],
    [
      'C9',
      corrected({
        challans: [challan, { id: 'c2', bsr: '0510308', serial: '00200', tax: 1 }],
        deductees: [deductee, { id: 'd2', challan: 'c2', name: 'Ravi' }],
      }),
    ],
  ] as const)('%s is told by what differs', (type, changes) => expect(changes.types).toEqual([type]));

  it('name row, column, before and after', () => {
    const { rows, types } = corrected({
      deductees: [
        { ...deductee, pan: 'ABCPK1234F', tax: 900_00 },
        { id: 'd2', challan: 'c1', name: 'Ravi' },
      ],
    });
    expect(types).toEqual(['C3']);
    expect(rows).toMatchObject([
      { table: 'deductees', mode: 'U', line: 1, keys: ['pan', 'tax'], before: { pan: 'PANNOTAVBL' } },
      { table: 'deductees', mode: 'A', line: 2, row: { name: 'Ravi' } },
    ]);
  });

  it('are refused for another TAN, a challan taken away, or nothing at all', () => {
    const { tanFixed, challanStays, nothing } = correctionPatterns;
    const found = (c: ReturnType<typeof corrected>) => correctionIssues(c).map((p) => p.message.text);
    expect(found(corrected({}))).toEqual([nothing]);
    expect(found(corrected({}, { deductor: { tan: 'MUMB12345C', name: 'Asha' } }))).toEqual([tanFixed]);
    expect(found(corrected({ challans: [] }))).toEqual([challanStays]);
  });

  it('are taken for six years from the end of the year the statement was due in (s.206C(3B) proviso)', () => {
    expect(correctionUntil('27EQ', '2024-2025', 'Q3')).toBe('2031-03-31');
    expect(correctionUntil('27EQ', '2024-2025', 'Q4')).toBe('2032-03-31');
    expect(correctionUntil('143', '2026-2027', 'Q1')).toBeUndefined();
  });
});
