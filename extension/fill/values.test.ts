import { describe, expect, test } from 'vitest';
import { kept } from '../../shared/testing/kept.ts';
import * as allValues from './values.ts';

const { canonical, codeOf, isBlank, numberText, plain, readDate, writeDate } = kept(allValues);

describe('numbers as pages show them', () => {
  test.each([
    ['12,34,567', '1234567'],
    ['₹ 1,000.00', '1000'],
    ['Rs. 5', '5'],
    ['(2,500)', '-2500'],
    ['-0', '0'],
    ['007', '7'],
    ['12.50', '12.5'],
  ])('%s is %s', (raw, want) => expect(numberText(raw)).toBe(want));
  test.each(['', 'abc', '1.2.3', '12 lakh', '₹'])('%j is no number', (raw) =>
    expect(numberText(raw)).toBeUndefined(),
  );
  test('a zero amount counts as nothing entered, a zero elsewhere does not', () => {
    expect(isBlank('amount', '0.00')).toBe(true);
    expect(isBlank('integer', '0')).toBe(false);
    expect(isBlank('text', '0')).toBe(false);
  });
});

describe('dates', () => {
  test.each([
    ['15/06/1985', '1985-06-15', true],
    ['15-Jun-1985', '1985-06-15', true],
    ['June 15, 1985', '1985-06-15', true],
    ['1985-06-15', '1985-06-15', true],
    ['05/06/1985', '1985-06-05', false],
    ['06/06/1985', '1985-06-06', true],
    ['6/15/1985', '1985-06-15', true],
  ])('%s is %s (beyond doubt: %s)', (raw, iso, certain) => expect(readDate(raw)).toEqual({ iso, certain }));
  test.each(['31/02/2020', '00/01/2020', '2020', 'soon', '32-Jan-2020'])('%s is no date', (raw) =>
    expect(readDate(raw)).toBeUndefined(),
  );
  test.each([
    ['dd/mm/yyyy', '05/06/1985'],
    ['DD-MMM-YYYY', '05-Jun-1985'],
    ['yyyy-mm-dd', '1985-06-05'],
  ])('written as %s', (format, text) => expect(writeDate('1985-06-05', format)).toBe(text));
  test('a format it does not know is not guessed', () =>
    expect(writeDate('1985-06-05', 'd.m.yy')).toBeUndefined());
});

describe('which code an option stands for', () => {
  const states = [
    { value: '09', label: 'Delhi' },
    { value: '19', label: 'Maharashtra' },
    { value: '9', label: 'Other' },
  ];
  test.each([
    ['3: 19', 'Maharashtra', '19'],
    ["2: '09'", 'Delhi', '09'],
    ['object:187', 'Delhi', '09'],
    ['', '19 - Maharashtra', '19'],
    ['', '  maharashtra *', '19'],
  ])('value %j, text %j is %s', (value, text, code) => expect(codeOf(states, value, text)).toBe(code));
  test('value and text that disagree stand for what the text says, a stranger for nothing', () => {
    expect(codeOf(states, '19', 'Delhi')).toBe('09');
    expect(codeOf(states, '', 'Goa')).toBeUndefined();
    expect(codeOf(states, '', '')).toBeUndefined();
  });
  test('a number that counts by another list does not turn the words of an option round', () => {
    // Codes of the department: 15 Karnataka, 29 Tamil Nadu; of GST: 29 Karnataka, 33 Tamil Nadu.
    const states = [
      { value: '15', label: 'Karnataka' },
      { value: '29', label: 'Tamil Nadu' },
    ];
    expect(codeOf(states, '29', 'Karnataka (KA)')).toBe(undefined);
    expect(codeOf(states, '29', 'KARNATAKA')).toBe('15');
    expect(codeOf(states, '29', 'Tamilnadu')).toBe(undefined);
    expect(codeOf(states, '29', '29 - Tamil Nadu')).toBe('29');
    expect(codeOf(states, '29', '')).toBe('29');
    // A code of letters says more than words that differ.
    expect(codeOf([{ value: 'OTH', label: 'Others' }], 'OTH', 'Any source')).toBe('OTH');
  });
  test("a code's sub-number may be written with two digits", () => {
    const services = [
      { value: '21008', label: 'Other services n.e.c.' },
      { value: '21008_1', label: 'Event Management' },
    ];
    expect(codeOf(services, '', '21008_01-Event Management')).toBe('21008_1');
    expect(codeOf(services, '21008_01', '')).toBe('21008_1');
    expect(codeOf(services, '', '21008 - Other services n.e.c.')).toBe('21008');
  });
  test('labels that read the same stand for nothing', () => {
    const twins = [
      { value: 'A', label: 'Others' },
      { value: 'B', label: 'Others' },
    ];
    expect(codeOf(twins, '', 'Others')).toBeUndefined();
  });
});

test('captions are compared without stars, colons and case', () => {
  expect(plain(' First  Name* : ')).toBe('first name');
  expect(plain('Salary (u/s 17(1))')).toBe('salary u s 17 1');
  expect(canonical('text', ' Asha   rao ')).toBe('ASHA RAO');
  expect(canonical('mobile', '98765 43210')).toBe('9876543210');
});
