import { expect, it } from 'vitest';
import { presumptiveAuditIssues } from '../common/tax-audit.ts';

const texts = (derived: Parameters<typeof presumptiveAuditIssues>[1]) =>
  presumptiveAuditIssues('2026-27', derived).map(({ message }) => message.text);
const shop = (digital: number, cash: number, six: number, eight: number) => ({
  business44ad: {
    digital_receipts: digital,
    cash_receipts: cash,
    gross_turnover: digital + cash,
    declared_income_6: six,
    declared_income_8: eight,
  },
  tax: { total_income: 20_00_000 },
});

it('a profit as section 44AD deems it within its limit asks for no audit', () => {
  // 2,90,00,000 by bank and 10,00,000 in cash: 3.3% of 3,00,00,000 in cash, so that the limit is 3 crore
  expect(texts(shop(2_90_00_000, 10_00_000, 17_40_000, 80_000))).toEqual([]);
  expect(texts({ profession44ada: { gross_receipts: 50_00_000, declared_income: 25_00_000 } })).toEqual([]);
  // Typed or not: what is left empty is what the section deems.
  expect(texts({ profession44ada: { gross_receipts: 50_00_000, presumptive_income_50: 25_00_000 } })).toEqual(
    [],
  );
  expect(texts({})).toEqual([]);
});

it('turnover above it, or half of the receipts not declared, does', () => {
  // 30% in cash: section 44AD ends at 2 crore, and turnover above 1 crore is audited (clause (a)).
  expect(texts(shop(1_75_00_000, 75_00_000, 10_50_000, 6_00_000)).join()).toContain('clause (a)');
  const short = { gross_receipts: 50_00_000, declared_income: 24_99_999 };
  expect(texts({ profession44ada: short, tax: { total_income: 24_99_999 } }).join()).toContain('clause (d)');
  // Within the exemption of 4,00,000 no audit is asked for.
  expect(
    texts({
      profession44ada: { gross_receipts: 6_00_000, declared_income: 2_00_000 },
      tax: { total_income: 2_00_000 },
    }),
  ).toEqual([]);
});
