import { describe, expect, it } from 'vitest';
import { treeOf } from '../../../shared/forms/form.ts';
import { loadItrForm } from '../../../shared/itr/registry.ts';
import { openForm, reduce, sourceAt } from '../../forms/state/state.ts';
import { jsonPlaces, overlay, readReturnFile, sourcesOf } from './importing.ts';

const file = (name: string, text: string, size = text.length) => ({ name, size, text: async () => text });
const itr1 = (pan: string, year = '2026') =>
  JSON.stringify({
    ITR: { ITR1: { Form_ITR1: { FormName: 'ITR-1', AssessmentYear: year }, PersonalInfo: { PAN: pan } } },
  });
const wanted = { type: 'ITR-1', year: '2026-27', pan: 'ABCPE1234F' };
const why = async (f: ReturnType<typeof file>) => {
  const read = await readReturnFile(f, wanted);
  return read.ok ? read.kind : read.message;
};

describe('a chosen file', () => {
  it.each([
    [file('a.txt', '{}'), 'Please select a JSON file'],
    [file('a.json', '{}', 16 * 1024 * 1024), /larger than 15 MB/],
    [file('a.json', '{"ITR":'), /not valid JSON/],
    [file('a.json', '[]'), /JSON object/],
    [file('a.json', itr1('ZZZPE1234F')), 'This file is for PAN ZZZPE1234F, not ABCPE1234F.'],
    [file('a.json', itr1('ABCPE1234F', '2027')), 'This file is for AY 2027-28, not 2026-27.'],
    [
      file('a.json', itr1('ABCPE1234F').replaceAll('ITR1', 'ITR2')),
      'This file is ITR-2, this return is ITR-1.',
    ],
    [file('a.json', `\uFEFF${itr1('ABCPE1234F')}`), 'itr'],
    [file('a.json', itr1('ABCPE1234F', '2025')), 'earlier'],
  ])('%#', async (chosen, expected) => {
    const answer = await why(chosen);
    if (expected instanceof RegExp) expect(answer).toMatch(expected);
    else expect(answer).toBe(expected);
  });
});

describe('bringing a file into a return', () => {
  const data = { who: { name: 'A', city: '' }, pay: 5, rows: [{ n: 1 }] };
  const read = { who: { name: 'B', city: 'Pune' }, pay: 0, rows: [{ n: 2 }, { n: 3 }], note: 'x' };

  it('replaces where the file has something', () => {
    expect(overlay(data, read, 'replace')).toEqual({
      who: { name: 'B', city: 'Pune' },
      pay: 5,
      rows: [{ n: 2 }, { n: 3 }],
      note: 'x',
    });
  });

  it('keeps what a file cannot say of a row that is the same, and nothing of another', () => {
    const paid = {
      rows: [
        { to: 'LIC', amount: 5, what: 'premium' },
        { to: 'SBI', amount: 7, what: 'PPF' },
      ],
    };
    const file = {
      rows: [
        { to: 'LIC', amount: 5 },
        { to: 'SBI', amount: 8 },
      ],
    };
    expect(overlay(paid, file, 'replace')).toEqual({
      rows: [
        { to: 'LIC', amount: 5, what: 'premium' },
        { to: 'SBI', amount: 8 },
      ],
    });
  });

  it('or fills only what is empty', () => {
    expect(overlay(data, read, 'fill')).toEqual({
      who: { name: 'A', city: 'Pune' },
      pay: 5,
      rows: [{ n: 1 }],
      note: 'x',
    });
  });

  it('marks each changed field with its source', () => {
    const next = overlay(data, read, 'fill');
    expect(sourcesOf(data, next, { from: 'json', name: 'a.json' })).toEqual({
      'who.city': { from: 'json', name: 'a.json' },
      note: { from: 'json', name: 'a.json' },
    });
  });
});

describe('where a figure came from', () => {
  it('is the place in the file', async () => {
    const { model } = await loadItrForm('ITR-2', '2026-27');
    const placeOf = jsonPlaces(treeOf(model), 'ITR.ITR2');
    expect(placeOf('salary.employers.1.employer_name')).toBe('ITR.ITR2.ScheduleS.Salaries[1].NameOfEmployer');
    expect(placeOf('house_property.properties.0.co_owners.2.name')).toBe(
      'ITR.ITR2.ScheduleHP.PropertyDetails[0].CoOwners[2].NameCoOwner',
    );
    const source = { from: 'json', name: 'a.json' } as const;
    const next = { salary: { employers: [{ employer_name: 'X' }] } };
    expect(sourcesOf({}, next, source, placeOf)).toEqual({
      'salary.employers.0.employer_name': {
        ...source,
        place: 'ITR.ITR2.ScheduleS.Salaries[0].NameOfEmployer',
      },
    });
  });

  it('is said once a row in long lists, and a field typed over in such a row says so', () => {
    const rows = Array.from({ length: 5000 }, (_, i) => ({ a: i + 1, b: 2, c: 3 }));
    const sources = sourcesOf({}, { list: { rows } }, { from: 'csv', name: 'a.csv' });
    expect(Object.keys(sources)).toHaveLength(5000);
    expect(sourceAt(sources, 'list.rows.4999.b')).toEqual({ from: 'csv', name: 'a.csv' });
    const typed = reduce(openForm({ list: { rows } }, sources), {
      type: 'set',
      path: 'list.rows.7.b',
      value: 9,
    });
    expect(sourceAt(typed.sources, 'list.rows.7.b')).toEqual({ from: 'typed' });
    expect(sourceAt(typed.sources, 'list.rows.7.a')).toEqual({ from: 'csv', name: 'a.csv' });
    expect(sourceAt(typed.sources, 'list.total')).toBeUndefined();
  });
});
