import { describe, expect, it } from 'vitest';
import { checkDraft } from '../../forms/form.ts';
import { inputJson } from '../testing/schemas.ts';
import { itr1Form } from './form.ts';

describe('prefill data in ITR-1', () => {
  const form = itr1Form('2026-27');
  const sample = inputJson('samples/itr/complyeaze_prefill_synthetic.json');

  it.skipIf(!sample)('fills the draft and says where each figure came from', () => {
    const { data, sources } = form.importPrefill(sample);
    expect(checkDraft(form.model, data)).toEqual([]);
    expect(data).toEqual({
      personal: {
        pan_number: 'ABCDE1234F',
        first_name: 'SPECIMEN',
        last_name: 'FIXTURE',
        date_of_birth: '1990-01-01',
        mobile: '9000000000',
        email: 'nobody@example.invalid',
        address: { state: '29', pincode: '302001' },
      },
      filing: { opt_out_new_tax_regime: 'N', seventh_proviso: 'N' },
      bank_accounts: [
        {
          bank_name: 'KOTAK MAHINDRA BANK',
          ifsc_code: 'KKBK0000123',
          account_type: 'SB',
          is_refund_account: true,
        },
        { bank_name: 'HDFC BANK LTD', ifsc_code: 'HDFC0000123', account_type: 'SB' },
        { bank_name: 'DCB BANK', ifsc_code: 'DCBL0000123', account_type: 'SB' },
      ],
      salary: {
        employers: [
          {
            employer_name: 'SPECIMEN EMPLOYER',
            employer_tan: 'CCCC22222C',
            salary_17_1: 900_000,
            tds_deducted: 55_000,
          },
        ],
      },
      taxes_paid: {
        tds_other: [
          {
            tan: 'AAAA00000A',
            name: 'SPECIMEN BANK LIMITED',
            section: '94A',
            gross_receipt: 40_000,
            year: '2025',
            tds_deducted: 4000,
            tds_claimed: 4000,
          },
          {
            tan: 'BBBB11111B',
            name: 'SPECIMEN AMC',
            section: '94K',
            gross_receipt: 12_000,
            year: '2025',
            tds_deducted: 1200,
            tds_claimed: 1200,
          },
        ],
      },
      other_sources: { interest_from_savings: 9000, dividend_income: 7500, interest_from_deposits: 3300 },
    });
    expect(sources['other_sources.dividend_income']).toBe(
      'insights.scheduleOS.incOthThanOwnRaceHorse.dividendGross',
    );
    expect(sources['salary.employers.0.salary_17_1']).toBe(
      'form26as.tdsOnSalaries.tdSonSalary[0].incChrgSal',
    );
  });

  it.skipIf(!sample)('names what it could not use', () => {
    const paths = form.importPrefill(sample).warnings.map((w) => w.path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'personalInfo.aadhaarCardNo',
        'bankAccountDtls[0].addtnlBankDetails[0].bankAccountNo',
        'scheduleCFL',
        'lastFiledITR',
      ]),
    );
    expect(paths).not.toContain('personalInfo');
  });

  it('refuses anything else without throwing', () => {
    for (const json of [null, 5, [], {}, { ITR: { ITR1: {} } }]) {
      const { data, warnings } = form.importPrefill(json);
      expect(data).toEqual({});
      expect(warnings[0]?.severity).toBe('error');
    }
    const rough = {
      personalInfo: { pan: 1, dob: 'x', address: 'y' },
      bankAccountDtls: [1, { addtnlBankDetails: {} }],
      form26as: 7,
    };
    expect(() => form.importPrefill(rough)).not.toThrow();
  });
});
