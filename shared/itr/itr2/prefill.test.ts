import { describe, expect, it } from 'vitest';
import { checkDraft } from '../../forms/form.ts';
import { inputJson } from '../testing/schemas.ts';
import { itr2Form } from './form.ts';
import { fullReturn } from './testing/returns.ts';

const sample = inputJson('samples/itr/complyeaze_prefill_synthetic.json');

describe('prefill data as an ITR-2 draft', () => {
  it.skipIf(!sample)('goes to the places of this form, each with where it came from', () => {
    const form = itr2Form('2026-27');
    const { data, sources } = form.importPrefill(sample);
    expect(checkDraft(form.model, data)).toEqual([]);
    expect(data).toMatchObject({
      personal: { pan_number: 'ABCDE1234F', last_name: 'FIXTURE' },
      salary: { employers: [{ employer_name: 'SPECIMEN EMPLOYER', salary_17_1: 900_000 }] },
      taxes_paid: {
        tds_salary: [{ employer_tan: 'CCCC22222C', income: 900_000, tds_deducted: 55_000 }],
        tds_other: [
          { credit_of: 'S', tan: 'AAAA00000A', deducted: 4000, tds_claimed: 4000 },
          { section: '94K' },
        ],
      },
      other_sources: { interest_from_savings: 9000, dividend_income: 7500, interest_from_deposits: 3300 },
    });
    expect(sources['taxes_paid.tds_salary.0.tds_deducted']).toBe(
      'form26as.tdsOnSalaries.tdSonSalary[0].totalTDSSal',
    );
  });

  it('is refused without throwing when it is something else', () => {
    for (const json of [null, 5, [], { ITR: { ITR2: {} } }]) {
      const { data, warnings } = itr2Form('2026-27').importPrefill(json);
      expect(data).toEqual({});
      expect(warnings[0]?.severity).toBe('error');
    }
  });
});

describe('eligibility for ITR-2', () => {
  it('warns of TDS on business receipts and of salary of a family', () => {
    const form = itr2Form('2026-27');
    expect(form.eligibility(fullReturn('2026-27'))).toEqual([]);
    const paths = form
      .eligibility({
        personal: { status: 'H' },
        salary: { employers: [{}] },
        taxes_paid: { tds_other: [{ section: '94C' }] },
      })
      .map((i) => i.path);
    expect(paths).toEqual(['taxes_paid.tds_other.0.section', 'salary.employers']);
  });
});
