import { describe, expect, it } from 'vitest';
import { selfAssessmentChallan, taxDue, verdictOf, waysOf } from './decision.ts';

const facts = { status: 'draft', errors: 0, due: 0, coded: true };

describe('whether a return can be uploaded', () => {
  it.each([
    [{}, 'ready'],
    [{ errors: undefined }, 'checking'],
    [{ errors: 2, due: 500 }, 'errors'],
    [{ due: 500 }, 'unpaid'],
    [{ status: 'filed', errors: undefined, due: 500 }, 'filed'],
    [{ status: 'validated' }, 'ready'],
  ] as const)('%o: %s', (change, verdict) => expect(verdictOf({ ...facts, ...change })).toBe(verdict));

  it('by two ways: a file needs a software code, the extension none; errors and filing close both', () => {
    expect(waysOf(facts)).toEqual({ upload: true, extension: true });
    expect(waysOf({ ...facts, coded: false })).toEqual({ upload: false, extension: true });
    expect(waysOf({ ...facts, due: 500 }), 'the portal takes a return with unpaid tax').toEqual({
      upload: true,
      extension: true,
    });
    for (const closed of [{ errors: 1 }, { errors: undefined }, { status: 'filed' }])
      expect(waysOf({ ...facts, ...closed })).toEqual({ upload: false, extension: false });
  });
});

describe('tax to pay first', () => {
  const chosen = { balancePayable: 11_600 } as Parameters<typeof taxDue>[0]['chosen'];
  it('is the balance of the form; of an updated return, that of Part B-ATI', () => {
    expect(taxDue({ chosen, derived: {} })).toBe(11_600);
    expect(taxDue({ chosen, derived: { updated_return: { net_payable: 20_000, tax_due: 5000 } } })).toBe(
      5000,
    );
    expect(taxDue({ chosen, derived: { updated_return: { net_payable: 20_000, tax_due: 0 } } })).toBe(0);
  });

  it('has a challan: ITNS 280, head 0021 or 0020 of companies, 300, good until the month ends', () => {
    const who = { pan: 'ABCPK1234F', name: 'ASHA KULKARNI' };
    expect(selfAssessmentChallan('ITR-1', '2026-2027', who, 11_600, '2026-07-18')).toEqual({
      form: 'ITNS 280',
      major_head: '0021',
      minor_head: '300',
      assessment_year: '2026-27',
      ...who,
      amount: 11_600,
      pay_by: '2026-07-31',
    });
    expect(selfAssessmentChallan('ITR-6', '2026-27', who, 1, '2028-02-01')).toMatchObject({
      major_head: '0020',
      pay_by: '2028-02-29',
    });
  });
});
