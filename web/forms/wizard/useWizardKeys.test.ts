import { expect, it } from 'vitest';
import { wizardAct } from './useWizardKeys.ts';

/** Eleven steps, of which the second is shown. */
const steps = Array.from({ length: 11 }, (_, i) => ({ id: `step ${i + 1}` }));

/** What a key does, and whether the focus stays. */
function does(key: string, held = '', shown: string | null = 'step 2', of = steps): string {
  let told = '';
  const say = (what: string) => (id?: string) => {
    told = id === undefined ? what : `${what} ${id}`;
  };
  const found = wizardAct(
    {
      steps: of,
      shown: shown ?? undefined,
      toStep: say('to'),
      save: say('save'),
      next: say('next'),
      toView: say('view'),
      toProblem: say('problem'),
      saveAndLeave: say('save and leave'),
    },
    {
      key,
      code: /^\d$/.test(key) ? `Digit${key}` : key,
      altKey: held.includes('alt'),
      ctrlKey: held.includes('ctrl'),
      metaKey: held.includes('meta'),
      shiftKey: held.includes('shift'),
    },
  );
  if (!found) return 'nothing';
  found.act();
  return `${told}${found.stays ? ' stays' : ''}`;
}

it('Alt and a digit open a step: 1 the first, 0 the tenth', () => {
  expect(['1', '3', '9', '0'].map((digit) => does(digit, 'alt'))).toEqual([
    'to step 1',
    'to step 3',
    'to step 9',
    'to step 10',
  ]);
  // the step that is shown, and one there is not
  expect(does('2', 'alt')).toBe(' stays');
  expect(does('2', 'alt', null, steps.slice(0, 1))).toBe('nothing');
  // in another view no step is shown
  expect(does('2', 'alt', null)).toBe('to step 2');
  expect([does('1'), does('1', 'alt ctrl'), does('1', 'ctrl')]).toEqual(['nothing', 'nothing', 'nothing']);
});

it('Ctrl or Cmd with S saves and leaves the field as it is, with Enter goes on', () => {
  expect([does('s', 'ctrl'), does('S', 'meta')]).toEqual(['save stays', 'save stays']);
  expect([does('Enter', 'ctrl'), does('Enter', 'meta')]).toEqual(['next', 'next']);
  for (const held of ['', 'alt ctrl', 'alt'])
    expect([does('s', held), does('Enter', held)], held).toEqual(['nothing', 'nothing']);
});

it('function keys alone go on, to a problem, to views and to the next client', () => {
  const keys = ['F4', 'F7', 'F8', 'F9', 'F10', 'F5'];
  expect(keys.map((key) => does(key))).toEqual([
    'next',
    'problem',
    'view tax',
    'view issues',
    'save and leave',
    'nothing',
  ]);
  for (const held of ['ctrl', 'meta', 'alt', 'shift'])
    for (const key of keys) expect(does(key, held), `${held} ${key}`).toBe('nothing');
});
