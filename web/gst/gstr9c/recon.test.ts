import { expect, it } from 'vitest';
import { emptyRecon } from '../../../shared/gst/gstr9c/reconcile.ts';
import {
  bodyOf,
  contentOf,
  type Gstr9c,
  inPaise,
  keysIn,
  reasonText,
  tablesInOrder,
  withFigure,
  withReasons,
} from './recon.ts';

it('keeps what is typed in paise, sends rupees, and takes an emptied figure back', () => {
  let content = withFigure(emptyRecon(), '9E', 'cgst', 12_05);
  content = withFigure(content, '9E', 'value', 100_00);
  content = withFigure(content, '5M', 'value', -7_50);
  content = withFigure(content, '9E', 'value', null);
  content = withReasons(content, '6', 'Timing\n\nDiscount');
  content = withReasons(content, '8', '\n');
  expect(reasonText(content, '6')).toBe('Timing\n\nDiscount');
  const sent = bodyOf(4, content);
  expect(sent).toEqual({
    version: 4,
    typed: { '9E': { cgst: 12.05 }, '5M': { value: -7.5 } },
    reasons: { '6': ['Timing', 'Discount'] },
    filed_on: '',
  });
  expect(contentOf({ ...(sent as unknown as Gstr9c) }).typed).toEqual(content.typed);
  // 1.15 × 100 is 114.99… in binary
  expect(inPaise({ X: { value: 1.15, cgst: -0.29 } })).toEqual({ X: { value: 115, cgst: -29 } });
  expect(withFigure(withFigure(content, '9E', 'cgst', null), '5M', 'value', null).typed).toEqual({});
});

it('shows the tables in the form’s order with their columns', () => {
  expect(tablesInOrder.join(' ')).toBe('5 6 7 8 9 10 11 12 13 14 15 16 17');
  expect(keysIn('9')).toEqual(['value', 'cgst', 'sgst', 'igst', 'cess']);
  expect(keysIn('14')).toEqual(['value', 'credit', 'eligible']);
});
