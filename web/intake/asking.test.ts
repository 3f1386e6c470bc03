import { describe, expect, it } from 'vitest';
import type { AskedQuestion } from '../../shared/intake/questions.ts';
import {
  answered,
  answerShown,
  LEAVE_OUT,
  mapped,
  noChoices,
  openCount,
  putChoices,
  questionsOf,
  sameChoices,
  samplesOf,
  seenQuestions,
  sentAnswers,
} from './asking.ts';

const place: AskedQuestion = {
  id: 'place',
  text: 'In which State?',
  message: { text: 'In which State?' },
  options: [
    { value: '24', label: '24-Gujarat', message: { text: '24-Gujarat' } },
    { value: '29', label: '29-Karnataka', message: { text: '29-Karnataka' } },
  ],
  documents: [
    { key: 'A/5', label: 'A/5' },
    { key: 'A/6', label: 'A/6' },
  ],
};
const whole: AskedQuestion = {
  id: 'inclusive',
  text: 'Inside?',
  message: { text: 'Inside?' },
  options: [],
  documents: [],
};

describe('what a person says of a file', () => {
  it('answers one document before all, and all in place of each', () => {
    let choices = answered(noChoices, 'place', 'A/5', '29');
    expect([answerShown(choices, 'place', 'A/5'), answerShown(choices, 'place', 'A/6')]).toEqual(['29', '']);
    expect(openCount([place, whole], choices)).toBe(2);
    choices = answered(choices, 'place', undefined, '24');
    expect([answerShown(choices, 'place', 'A/5'), answerShown(choices, 'place', 'A/6')]).toEqual([
      '24',
      '24',
    ]);
    expect(openCount([place, whole], choices)).toBe(1);
    choices = answered(choices, 'place', 'A/6', '29');
    expect(choices.answers).toEqual({ place: '24', 'place:A/6': '29' });
    expect(answered(choices, 'place', 'A/6', '').answers).toEqual({ place: '24' });
  });

  it('what is left out counts as answered and is not sent', () => {
    const choices = answered(noChoices, 'place', undefined, LEAVE_OUT);
    expect(openCount([place], choices)).toBe(0);
    expect(sentAnswers(choices)).toEqual({});
  });

  it('keeps a question whose answer took its documents out of the next reading', () => {
    const seen = seenQuestions([], [place]);
    const fresh = seenQuestions(seen, [{ ...place, documents: [{ key: 'A/7', label: 'A/7' }] }, whole]);
    expect(fresh.map((q) => [q.id, q.documents.map((d) => d.key)])).toEqual([
      ['place', ['A/5', 'A/6', 'A/7']],
      ['inclusive', []],
    ]);
    expect(seen[0]!.documents.length).toBe(2);
  });

  it('maps a column, and leaves one out', () => {
    const choices = mapped(noChoices, 'Net', 'taxable');
    expect(choices.mapping).toEqual({ Net: 'taxable' });
    expect(mapped(choices, 'Net', '').mapping).toEqual({ Net: '' });
    expect(sameChoices(choices, noChoices)).toBe(false);
    // The order of the choices makes no difference.
    const one = mapped(mapped(noChoices, 'A', 'rate'), 'B', 'total');
    expect(sameChoices(one, mapped(mapped(noChoices, 'B', 'total'), 'A', 'rate'))).toBe(true);
  });

  it('sends texts of JSON, and nothing where nothing was said', () => {
    const form = new FormData();
    putChoices(form, noChoices);
    expect([...form.keys()]).toEqual([]);
    putChoices(form, mapped(answered(noChoices, 'place', 'A/5', '29'), 'Net', 'taxable'));
    expect([form.get('answers'), form.get('mapping')]).toEqual(['{"place:A/5":"29"}', '{"Net":"taxable"}']);
  });

  it('finds the questions of a refused call', () => {
    expect(questionsOf(Object.assign(new Error(''), { body: { questions: [whole] } }))).toEqual([whole]);
    expect([questionsOf(new Error('')), questionsOf(null)]).toEqual([[], []]);
  });

  it('shows the first different values of a column', () => {
    expect(
      samplesOf(
        [
          ['a', ''],
          ['a', 'x'],
          ['b', 'y'],
        ],
        0,
      ),
    ).toEqual(['a', 'b']);
    expect(samplesOf([['a'], ['b'], ['c'], ['d']], 0)).toEqual(['a', 'b', 'c']);
    expect(samplesOf([['a']], 4)).toEqual([]);
  });
});
