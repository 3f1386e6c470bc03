import { describe, expect, it } from 'vitest';
import { itr3Form } from '../itr3/form.ts';
import { itr4Form } from '../itr4/form.ts';
import { wrongUnder44ad } from './presumptive-issues.ts';

const shop = (code: string) => ({
  business44ad: {
    businesses: [
      { name: 'Shop', code: '09028' },
      { name: 'B', code },
    ],
  },
});

describe('a business under section 44AD (s.44AD(6))', () => {
  it.each([
    ['a profession of s.44AA(1)', '16001'],
    ['commission agency', '09005'],
    ['brokerage', '16011'],
  ])('is warned of when its code is one of %s', (_, code) => {
    expect(wrongUnder44ad(shop(code))).toMatchObject([
      { path: 'business44ad.businesses.1.code', severity: 'warning' },
    ]);
  });

  it('passes with a code of trade, and with one the list does not know', () => {
    expect(wrongUnder44ad(shop('09027'))).toEqual([]);
    expect(wrongUnder44ad(shop('99999'))).toEqual([]);
  });

  it.each([itr3Form('2026-27'), itr4Form('2026-27')])('is looked at in $model.title', (form) => {
    expect(form.eligibility(shop('16001')).map((i) => i.path)).toContain('business44ad.businesses.1.code');
  });
});
