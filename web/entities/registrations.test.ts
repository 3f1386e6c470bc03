import { expect, it } from 'vitest';
import { newRegistration } from '../../shared/entities/registrations.ts';
import {
  heldRows,
  rowsOf,
  sentRegistrations,
  withMain,
  withoutRegistrations,
  withRows,
} from './registrations.ts';

/** Real GSTINs of one PAN in Gujarat and Maharashtra. */
const gujarat = '24AAACR5055K1ZD';
const maharashtra = '27AAACR5055K1Z7';
const row = (number: string, main: boolean, over = {}) => ({
  ...newRegistration('gstin', number),
  id: number.slice(0, 2),
  main,
  ...over,
});
const numbers = (data: Record<string, unknown>) => rowsOf(data).map((r) => [r.kind, r.number, r.main]);

it('a GSTIN and a TAN typed into their fields are registrations', () => {
  expect(numbers({ gstin: gujarat.toLowerCase(), tan: 'MUMA12345B' })).toEqual([
    ['gstin', gujarat, true],
    ['tan', 'MUMA12345B', true],
  ]);
  expect(numbers({ gstin: '', tan: undefined })).toEqual([]);
});

it('the main row keeps its dates while its number is corrected, and goes with it', () => {
  const data = withRows({ gstin: '24AAAC' }, [
    row(gujarat, true, { from: '2020-04-01' }),
    row(maharashtra, false),
  ]);
  expect(rowsOf(data)[0]).toMatchObject({ id: '24', number: '24AAAC', from: '2020-04-01', main: true });
  expect(numbers({ ...data, gstin: '' })).toEqual([['gstin', maharashtra, false]]);
});

it('a number typed that another row has makes that row the main one', () => {
  const data = withRows({ gstin: maharashtra }, [row(gujarat, true), row(maharashtra, false)]);
  expect(numbers(data)).toEqual([
    ['gstin', gujarat, false],
    ['gstin', maharashtra, true],
  ]);
});

it('making another row the main one puts its number into the field', () => {
  const data = withRows({ gstin: gujarat, tan: 'MUMA12345B' }, [row(gujarat, true), row(maharashtra, false)]);
  const next = withMain(data, rowsOf(data)[1]!);
  expect(next['gstin']).toBe(maharashtra);
  expect(numbers(next).slice(0, 2)).toEqual([
    ['gstin', gujarat, false],
    ['gstin', maharashtra, true],
  ]);
});

it('sends numbers in capitals, without what only the page needs, and the form itself without the list', () => {
  const data = withRows({ gstin: gujarat, city: 'Surat' }, [
    row(gujarat, true),
    row(' 27aaacr5055k1z7 ', false, { name: ' Pune ' }),
  ]);
  expect(sentRegistrations(data)).toEqual([
    { ...newRegistration('gstin', gujarat), id: '24' },
    { ...newRegistration('gstin', maharashtra), id: ' 2', name: 'Pune' },
  ]);
  expect(withoutRegistrations(data)).toEqual({ gstin: gujarat, city: 'Surat' });
});

it('keeps of a presented registration what the call takes back', () => {
  const presented = { ...row(gujarat, true), state: '24', state_name: 'Gujarat' };
  expect(heldRows({ registrations: [presented] })).toEqual([row(gujarat, true)]);
  expect(heldRows({})).toEqual([]);
});
