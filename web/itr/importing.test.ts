import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../shared/forms/form.ts';
import { getAt } from '../../shared/forms/paths.ts';
import { loadItrForm } from '../../shared/itr/registry.ts';
import { carryForward, overlay, panOf, readReturnFile, sourcesOf } from './importing.ts';

const samples = join(import.meta.dirname, '../../../shared/samples/itr');
const sample = (name: string) => readFileSync(join(samples, name), 'utf8');
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
    [file('a.json', '{}', 21 * 1024 * 1024), /larger than 20 MB/],
    [file('a.json', '{"ITR":'), /not valid JSON/],
    [file('a.json', '[]'), /JSON object/],
    [file('a.json', itr1('ZZZPE1234F')), 'This file is of PAN ZZZPE1234F, not of ABCPE1234F.'],
    [file('a.json', itr1('ABCPE1234F', '2027')), 'This file is of AY 2027-28, not of 2026-27.'],
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

describe('carrying a return forward', () => {
  const name = 'dummy_ITR1_AY2025-26_newregime.json';
  it.skipIf(!existsSync(join(samples, name)))(
    'takes persons, places and banks, never an amount of the year',
    async () => {
      const [old, current] = await Promise.all([
        loadItrForm('ITR-1', '2025-26'),
        loadItrForm('ITR-1', '2026-27'),
      ]);
      const { data } = old.importJson(JSON.parse(sample(name)));
      const kept = carryForward(treeOf(current.model), data);
      expect(panOf(treeOf(current.model), kept)).toBe(panOf(treeOf(old.model), data));
      expect(getAt(kept, 'personal.address.city')).toBe(getAt(data, 'personal.address.city'));
      expect(
        getAt(kept, 'bank_accounts.0.ifsc_code') ?? getAt(kept, 'bank_accounts.accounts.0.ifsc_code'),
      ).toBeTruthy();
      const numbers = JSON.stringify(kept).match(/:\d+/g) ?? [];
      expect(numbers).toEqual([]);
      expect(getAt(kept, 'filing')).toBeUndefined();
    },
  );
});
