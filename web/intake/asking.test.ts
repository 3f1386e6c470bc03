import { describe, expect, it } from 'vitest';
import type { AskedQuestion } from '../../shared/intake/questions.ts';
import {
  answered,
  answerShown,
  LEAVE_OUT,
  mapped,
  nothingSaid,
  openCount,
  putSaid,
  questionsOf,
  sameSaid,
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
    let said = answered(nothingSaid, 'place', 'A/5', '29');
    expect([answerShown(said, 'place', 'A/5'), answerShown(said, 'place', 'A/6')]).toEqual(['29', '']);
    expect(openCount([place, whole], said)).toBe(2);
    said = answered(said, 'place', undefined, '24');
    expect([answerShown(said, 'place', 'A/5'), answerShown(said, 'place', 'A/6')]).toEqual(['24', '24']);
    expect(openCount([place, whole], said)).toBe(1);
    said = answered(said, 'place', 'A/6', '29');
    expect(said.answers).toEqual({ place: '24', 'place:A/6': '29' });
    expect(answered(said, 'place', 'A/6', '').answers).toEqual({ place: '24' });
  });

  it('what is left out counts as answered and is not sent', () => {
    const said = answered(nothingSaid, 'place', undefined, LEAVE_OUT);
    expect(openCount([place], said)).toBe(0);
    expect(sentAnswers(said)).toEqual({});
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
    const said = mapped(nothingSaid, 'Net', 'taxable');
    expect(said.mapping).toEqual({ Net: 'taxable' });
    expect(mapped(said, 'Net', '').mapping).toEqual({ Net: '' });
    expect(sameSaid(said, nothingSaid)).toBe(false);
    // The order in which things were said is no difference.
    const one = mapped(mapped(nothingSaid, 'A', 'rate'), 'B', 'total');
    expect(sameSaid(one, mapped(mapped(nothingSaid, 'B', 'total'), 'A', 'rate'))).toBe(true);
  });

  it('sends texts of JSON, and nothing where nothing was said', () => {
    const form = new FormData();
    putSaid(form, nothingSaid);
    expect([...form.keys()]).toEqual([]);
    putSaid(form, mapped(answered(nothingSaid, 'place', 'A/5', '29'), 'Net', 'taxable'));
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
