import { describe, expect, it } from 'vitest';
import { createMeter, headOf } from './json-meter.ts';

const cap = { bytes: 1e6, values: 12, rows: 3, depth: 4 };
const bytes = (text: string) => new TextEncoder().encode(text);
const judge = (text: string) => createMeter(cap)(bytes(text));

describe('counting a body as it arrives', () => {
  it.each([
    ['three rows', '{"a":[{},{},{}]}', undefined],
    ['a fourth', '{"a":[{},{},{},{}]}', 'rows'],
    ['rows of two lists', '{"a":[{},{}],"b":[[],[]]}', 'rows'],
    ['twelve values: text or number, list or object', '{"a":[1,"2",3,4,5,6,7,8,9,{}]}', undefined],
    ['thirteen', '{"a":[1,"2",3,4,5,6,7,8,9,10,{}]}', 'values'],
    ['four levels', '{"a":{"b":{"c":{}}}}', undefined],
    ['five', '{"a":{"b":{"c":{"d":{}}}}}', 'depth'],
    ['brackets and commas inside text', '{"a":"[[[[[[{{{{,,,,,,,,,,,,"}', undefined],
    ['an escaped quote inside text', String.raw`{"a":"\"[[[[[[{{{{,,,,,,,,,,,,"}`, undefined],
    ['an escaped backslash at the end of text', String.raw`{"a":"\\","b":[{},{},{},{}]}`, 'rows'],
  ])('%s', (_what, text, verdict) => {
    expect(judge(text)).toBe(verdict);
  });

  it('goes on where the part before ended, inside text and behind a backslash too', () => {
    const text = bytes(String.raw`{"a":"\"[[[[[[","b":[{},{},{},{}]}`);
    const meter = createMeter(cap);
    const verdicts = [...text].map((_, i) => meter(text.subarray(i, i + 1)));
    expect(verdicts.filter(Boolean)[0]).toBe('rows');
    // The fourth row opens here, not before.
    expect(verdicts.indexOf('rows')).toBe(text.lastIndexOf('{'.charCodeAt(0)));
  });
});

describe('what is seen of a body before it is read', () => {
  it.each([
    [
      'members before the first list',
      '{"id":"x","n":12,"on":true,"no":null,"rows":[{"id":"y"}',
      { id: 'x', n: 12, on: true, no: null },
    ],
    ['members behind a list that is complete', '{"rows":[{"id":"]"}],"id":"x","more":[', { id: 'x' }],
    ['text with quotes', String.raw`{"a\"b":"c\"d","id":"x",`, { 'a"b': 'c"d', id: 'x' }],
    ['nothing of a value that is cut', '{"id":"x","company":"012', { id: 'x' }],
    ['nothing of a number that is cut', '{"id":"x","n":12', { id: 'x' }],
    ['nothing of what is not an object', '[{"id":"x"}]', {}],
    ['nothing of no JSON', 'hello', {}],
  ])('%s', (_what, text, head) => {
    expect({ ...headOf(text) }).toEqual(head);
  });
});
