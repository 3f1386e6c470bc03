import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { amount, choice, date, decimal, flag, group, pan, rows, text } from './fields.ts';
import { checkComplete, checkDraft, type FormModel, isHidden, stepOf, treeOf } from './form.ts';
import { english } from './messages.ts';
import { getAt, removeRow, setAt } from './paths.ts';
import { fieldsOf, patternOf } from './walk.ts';

const schema = z.strictObject({
  person: group(
    { label: 'Person', json: 'PersonalInfo' },
    {
      pan: pan('PAN', { json: 'PAN' }),
      born: date('Date of birth', { json: 'DOB', to: '2026-03-31' }),
      other: flag('Other name').optional(),
      other_name: text('Name', { min: 1, max: 5, when: (row) => row['other'] === true }),
    },
  ),
  employers: rows(
    { label: 'Employers', rowLabel: 'Employer', json: 'Emp.Row', maxRows: 2 },
    {
      gross: amount('Gross', { json: 'Gross', max: 100 }),
      kind: choice(
        'Kind',
        [
          { value: 'A', label: 'a' },
          { value: 'B', label: 'b' },
        ],
        { json: 'Kind' },
      ),
      share: decimal('Share').optional(),
    },
  ).optional(),
});
const model: FormModel = {
  id: 'x',
  title: 'X',
  year: '2026-27',
  schema,
  steps: [
    { id: 'one', title: 'One', parts: ['person'] },
    { id: 'two', title: 'Two', parts: ['employers'] },
  ],
  derive: (d) => d,
  rules: () => [],
};
const good = { person: { pan: 'ABCPE1234F', born: '1990-01-31' }, employers: [{ gross: 5, kind: 'A' }] };
const complaints = (data: Record<string, unknown>) =>
  checkComplete(model, data).map((i) => `${i.path}: ${english(i.message)}`);

describe('a form model', () => {
  it('gives the tree with government paths, rows marked by []', () => {
    expect(fieldsOf(treeOf(model)).map((f) => [f.path, f.json])).toEqual([
      ['person.pan', 'PersonalInfo.PAN'],
      ['person.born', 'PersonalInfo.DOB'],
      ['person.other', undefined],
      ['person.other_name', undefined],
      ['employers[].gross', 'Emp.Row[].Gross'],
      ['employers[].kind', 'Emp.Row[].Kind'],
      ['employers[].share', undefined],
    ]);
    expect(patternOf('employers.12.gross')).toBe('employers[].gross');
    expect(stepOf(model, 'employers.0.gross')?.id).toBe('two');
  });

  it('accepts a complete form and does not require what is hidden', () => {
    expect(complaints(good)).toEqual([]);
    expect(isHidden(model, good, 'person.other_name')).toBe(true);
    expect(complaints({ ...good, person: { ...good.person, other: true } })).toEqual([
      'person.other_name: This is required',
    ]);
  });

  it('names field, limit and found type', () => {
    expect(
      complaints({
        person: { pan: 'ABC', born: '1990-02-30' },
        employers: [
          { gross: 101, kind: 'C' },
          { gross: 1.5, kind: 'A' },
          { gross: -1, kind: 'A' },
        ],
      }),
    ).toEqual([
      'person.pan: This should look like ABCPE1234F',
      'person.born: Enter a date as dd-mm-yyyy',
      'employers.0.gross: Must be at most 100',
      'employers.0.kind: Choose one of the options',
      'employers.1.gross: Enter whole rupees, digits only',
      'employers.2.gross: This cannot be negative',
      'employers: At most 2 rows are allowed',
    ]);
  });

  it('judges no sum of an amount that is refused, and any other', () => {
    const summed: FormModel = {
      ...model,
      schema: z.strictObject({
        house: group(
          { label: 'House' },
          { rent: amount('Rent'), total: amount('Total', { computed: true }) },
        ),
        shop: group({ label: 'Shop' }, { rent: amount('Rent'), total: amount('Total', { computed: true }) }),
      }),
      rules: () =>
        ['house.rent', 'house.total', 'shop.rent', 'shop.total'].map((path) => ({
          path,
          message: { text: 'The sum is another' },
          severity: 'error' as const,
        })),
    };
    const found = checkComplete(summed, { house: { rent: -1, total: 0 }, shop: { rent: 1, total: 0 } });
    expect(found.map((i) => `${i.path}: ${english(i.message)}`)).toEqual([
      'house.rent: This cannot be negative',
      'shop.rent: The sum is another',
      'shop.total: The sum is another',
    ]);
  });

  it('names the end of a stretch of days that has only one', () => {
    const born = (value: string) => complaints({ ...good, person: { ...good.person, born: value } });
    expect(born('2026-04-01')).toEqual(['person.born: The date must be 2026-03-31 or earlier']);
    const later = z.strictObject({ paid: date('Paid', { from: '2025-04-01' }) });
    const from = { ...model, schema: later, steps: [] };
    expect(checkComplete(from, { paid: '2020-01-01' }).map((i) => english(i.message))).toEqual([
      'The date must be 2025-04-01 or later',
    ]);
  });

  it('lets a draft be incomplete but not malformed', () => {
    expect(checkDraft(model, {})).toEqual([]);
    expect(checkDraft(model, { person: { pan: 'half' } })).toEqual([]);
    const bad = checkDraft(model, { person: { pan: 7 }, extra: 1, employers: { a: 1 } });
    expect(bad.map((i) => `${i.path}: ${english(i.message)}`).sort()).toEqual([
      'employers: Expected array, found object',
      'extra: This field is not part of the form',
      'person.pan: Expected string, found number',
    ]);
  });

  it('reads rows of a long list once while they stand, and finds what is wrong in them each time', () => {
    const row = (i: number) => ({ gross: i, kind: 'A' });
    const wrong = (data: object) => complaints(data as never).filter((line) => line.startsWith('employers.'));
    let data: object = { ...good, employers: Array.from({ length: 60 }, (_, i) => row(i)) };
    expect(wrong(data)).toEqual([]);
    data = setAt(data, 'employers.7.kind', 'C');
    data = setAt(data, 'employers.50.gross', 101);
    const found = ['employers.7.kind', 'employers.50.gross'];
    expect(wrong(data).map((line) => line.split(':')[0])).toEqual(found);
    expect(wrong(data).map((line) => line.split(':')[0])).toEqual(found);
    data = removeRow(data, 'employers', 3);
    expect(wrong(data).map((line) => line.split(':')[0])).toEqual(['employers.6.kind', 'employers.49.gross']);
    data = setAt(data, 'employers.6.kind', 'B');
    expect(wrong(data).map((line) => line.split(':')[0])).toEqual(['employers.49.gross']);
  });
});

describe('paths', () => {
  it('set and remove without touching other branches', () => {
    const next = setAt(good, 'employers.1.gross', 7);
    expect(getAt(next, 'employers.1.gross')).toBe(7);
    expect(next.person).toBe(good.person);
    expect(good.employers).toHaveLength(1);
    expect(removeRow(next, 'employers', 0).employers).toEqual([{ gross: 7 }]);
  });
  it('refuse to walk into prototypes', () => {
    expect(() => setAt({}, '__proto__.polluted', 1)).toThrow('forbidden');
    expect(getAt({}, 'toString')).toBeUndefined();
  });
});
