import { describe, expect, test } from 'vitest';
import { readMap } from './portal-maps.ts';

const mapWith = (mark: unknown) =>
  JSON.stringify({
    format: 'karsetu-portal-map/1',
    form: 'itr1',
    years: ['2026-27'],
    fields: { 'PersonalInfo.EmployerCategory': mark },
  });

describe('words of options in a portal map', () => {
  test('are kept by code', () => {
    const options = { SGOV: ['State Service'], 'PE-1': ['Pension'] };
    const read = readMap(mapWith({ from: 'taught', options }));
    expect(read.ok && read.map.fields['PersonalInfo.EmployerCategory']).toEqual({ from: 'taught', options });
  });

  test.each([
    ['a person’s PAN', { SGOV: ['ABCPE1234F'] }],
    ['a name of the language itself', JSON.parse('{"__proto__":["x"]}')],
    ['words that are no text', { SGOV: [1] }],
    ['a list in place of codes', ['State']],
    ['no code', {}],
  ])('%s is refused', (_, options) => {
    expect(readMap(mapWith({ from: 'taught', options }))).toEqual({
      ok: false,
      reason: 'The portal map has an option that cannot be read',
    });
  });
});

test('a map of a million characters is read, a longer one is not', () => {
  const map = mapWith({ from: 'taught', options: { SGOV: ['State Service'] } });
  expect(readMap(map.padEnd(1_000_000)).ok).toBe(true);
  expect(readMap(map.padEnd(1_000_001))).toEqual({
    ok: false,
    reason: 'The file is too large for a portal map',
  });
});
