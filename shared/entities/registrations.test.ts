import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import type { Registration } from './registrations.ts';
import * as allRegistrations from './registrations.ts';

const { checkChange, checkRegistrations, followMain, heldIn, newRegistration, registrationLabel } =
  kept(allRegistrations);

/**
 * GSTINs as the GST portal's search shows them, of three public companies: 27AAACR5055K1Z7 and 24AAACR5055K1ZD (Reliance Industries),
 * 29AAACI1195H1ZI (ITC). Their last characters are not computed here.
 */
const maharashtra = '27AAACR5055K1Z7';
const gujarat = '24AAACR5055K1ZD';
const pan = 'AAACR5055K';
const gst = (number: string, over: Partial<Registration> = {}): Registration => ({
  ...newRegistration('gstin', number),
  id: number.slice(0, 2).padStart(24, '0'),
  ...over,
});
const tan = (number: string, over: Partial<Registration> = {}): Registration => ({
  ...newRegistration('tan', number),
  id: number.slice(0, 4).padStart(24, 'f'),
  ...over,
});
const said = (list: Registration[], of = pan) =>
  checkRegistrations(of, list).map((i) => [i.path, i.message.text]);

describe('registrations of a client', () => {
  it('hold GSTINs of its own PAN in several States, and TANs', () => {
    expect(said([gst(maharashtra), gst(gujarat), tan('MUMA12345B')])).toEqual([]);
  });

  it.each([
    [
      'the PAN of another',
      [gst('29AAACI1195H1ZI')],
      'number',
      'The PAN inside the GSTIN must equal the PAN of this entry',
    ],
    [
      'a mistyped character',
      [gst('27AAACR5055K1Z8')],
      'number',
      'The check digit does not match: look for a mistyped character',
    ],
    ['too few characters', [gst('27AAACR5055K1Z')], 'number', 'This should look like {example}'],
    ['a TAN of another shape', [tan('MUM12345B1')], 'number', 'This should look like {example}'],
    ['no number', [tan('')], 'number', 'This is required'],
    [
      'a last day before the first',
      [gst(gujarat, { from: '2025-04-01', to: '2025-03-31' })],
      'to',
      'The end date cannot be before the start date',
    ],
    ['a day that is not one', [gst(gujarat, { from: '2025-02-30' })], 'from', 'Enter a date as dd-mm-yyyy'],
  ])('refuse %s', (_what, list, key, message) => {
    expect(said(list)).toEqual([[`registrations.0.${key}`, message]]);
  });

  it('refuse the same number twice, naming the row it is in', () => {
    expect(
      checkRegistrations(pan, [gst(gujarat), tan('MUMA12345B'), gst(gujarat, { id: '' })]),
    ).toMatchObject([{ path: 'registrations.2.number', message: { params: { row: 1 } } }]);
  });

  it('hold on their first and last day', () => {
    const held = { from: '2025-07-15', to: '2025-09-30' };
    const months = ['06', '07', '09', '10'].map((m) => heldIn(held, `2025-${m}-01`, `2025-${m}-30`));
    expect(months).toEqual([false, true, true, false]);
    expect(heldIn({ from: '', to: '' }, '2017-07-01', '2017-07-31')).toBe(true);
  });

  it('are called by their number and State, or by their branch', () => {
    expect(registrationLabel(gst(gujarat))).toBe(`${gujarat} · Gujarat`);
    expect(registrationLabel(gst(gujarat, { name: 'Surat works' }))).toBe(`${gujarat} · Surat works`);
    expect(registrationLabel(tan('MUMA12345B'))).toBe('MUMA12345B');
  });
});

describe('a save that names only the client’s own numbers', () => {
  const had = [gst(gujarat), tan('MUMA12345B')];
  const main = { gstin: gujarat, tan: 'MUMA12345B' };
  const none = () => false;

  it('leaves others as they are', () => {
    const more = [...had, gst(maharashtra)];
    expect(followMain(more, main, { ...main, pan }, none)).toEqual(more);
  });
  it('corrects a number in its registration', () => {
    const list = followMain(had, main, { ...main, gstin: maharashtra, pan }, none);
    expect(list).toEqual([{ ...had[0], number: maharashtra }, had[1]]);
  });
  it('keeps a number that has returns and adds the new one', () => {
    const list = followMain(had, main, { ...main, gstin: maharashtra, pan }, (id) => id === had[0]!.id);
    expect(list.map((r) => [r.id, r.number])).toEqual([
      [had[0]!.id, gujarat],
      [had[1]!.id, 'MUMA12345B'],
      ['', maharashtra],
    ]);
  });
  it('replaces a number of another PAN even where returns were made under it', () => {
    const stranger = [gst('29AAACI1195H1ZI')];
    const list = followMain(stranger, { gstin: '29AAACI1195H1ZI' }, { gstin: gujarat, pan }, () => true);
    expect(list.map((r) => [r.id, r.number])).toEqual([[stranger[0]!.id, gujarat]]);
  });
  it('takes a number away, unless it has returns', () => {
    expect(followMain(had, main, { gstin: gujarat, pan }, none)).toEqual([had[0]]);
    expect(followMain(had, main, { gstin: gujarat, pan }, () => true)).toEqual(had);
  });
});

it('a registration with returns stays, and keeps its number', () => {
  const had = [gst(gujarat), gst(maharashtra)];
  const used = (id: string) => id === had[0]!.id;
  expect(checkChange(had, [had[0]!], used)).toEqual([]);
  expect(checkChange(had, [had[1]!], used)).toMatchObject([
    { path: 'registrations', message: { params: { number: gujarat } } },
  ]);
  expect(checkChange(had, [had[1]!, { ...had[0]!, number: maharashtra }], used)).toMatchObject([
    { path: 'registrations.1.number', message: { params: { number: gujarat } } },
  ]);
});
