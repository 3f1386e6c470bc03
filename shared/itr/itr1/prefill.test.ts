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

  const payer = (tan: string, name: string) => ({
    employerOrDeductorOrCollectDetl: { tan, employerOrDeductorOrCollecterName: name },
  });
  const challan = { bsrCode: '0510308', dateDep: '2025-12-12', srlNoOfChaln: 7, amt: 61_003 };
  const filled = (taxPayments: unknown) => ({
    personalInfo: {
      pan: 'ABCPE1234F',
      dob: '1988-02-03',
      aadhaarCardNo: '234567890124',
      employerCategory: 'OTH',
      assesseeName: { firstName: 'Asha', middleName: 'Vijay', surNameOrOrgName: 'Kulkarni' },
      address: {
        residenceNo: '12',
        residenceName: 'Sai Kunj',
        roadOrStreet: 'MG Road',
        localityOrArea: 'Dharampeth',
        cityOrTownOrDistrict: 'Nagpur',
        stateCode: '19',
        pinCode: 440_010,
        mobileNo: 9_812_345_670,
        emailAddress: 'asha@example.in',
      },
    },
    verification: { declaration: { fatherName: 'Vijay Kulkarni' } },
    filingStatus: { SeventhProvisio139: 'Y' },
    form10IF: { newTaxRegime: 'N' },
    form26as: {
      tdsOnSalaries: {
        tdSonSalary: [{ ...payer('PNEZ12345B', 'Zenith'), incChrgSal: 801_001, totalTDSSal: 41_003 }],
      },
      tdsOnOthThanSals: {
        tdSonOthThanSal: [
          {
            ...payer('DELA12345B', 'A Bank'),
            sectionCode: '94A',
            grossAmount: 51_003,
            deductedYr: '2024',
            taxDeductCreditDtls: { taxDeductedOwnHands: 5_107, taxClaimedOwnHands: 5_101 },
          },
        ],
      },
      taxPayments,
    },
    form24q: {
      incomeDeductions: {
        salary: 802_001,
        perquisitesValue: 31_003,
        profitsInSalary: 21_003,
        professionalTaxUs16iii: 2_100,
        allwncExemptUs10: { allwncExemptUs10Dtls: [{ salNatureDesc: '10(5)', salOthAmount: 11_003 }] },
      },
      usrDeductUndChapVIAType: {
        section80C: 71_003,
        section80CCDEmployeeOrSE: 72_003,
        section80CCD1B: 33_003,
        section80CCDEmployer: 34_003,
        section80TTA: 7_003,
        section80TTB: 8_003,
      },
    },
    insights: {
      intrstFrmSavingBank: 9_101,
      scheduleOS: { incOthThanOwnRaceHorse: { dividendGross: 9_203 } },
      incomeDeductionsOthersInc: [
        { othSrcNatureDesc: 'IFD', othSrcOthAmount: 9_307 },
        { othSrcNatureDesc: 'Card winnings', othSrcOthAmount: 9_409 },
      ],
    },
  });

  it.each([
    ['a list of challans', [challan]],
    ['challans in a list of their own', { taxPayment: [challan] }],
  ])('leaves nothing unread of a file with everything in it: %s', (_, taxPayments) => {
    const { data, warnings } = form.importPrefill(filled(taxPayments));
    expect(warnings).toEqual([]);
    expect(data).toEqual({
      personal: {
        pan_number: 'ABCPE1234F',
        first_name: 'Asha',
        middle_name: 'Vijay',
        last_name: 'Kulkarni',
        date_of_birth: '1988-02-03',
        aadhar_number: '234567890124',
        employer_category: 'OTH',
        mobile: '9812345670',
        email: 'asha@example.in',
        address: {
          flat_no: '12',
          building_name: 'Sai Kunj',
          road: 'MG Road',
          locality: 'Dharampeth',
          city: 'Nagpur',
          state: '19',
          pincode: '440010',
        },
      },
      verification: { father_name: 'Vijay Kulkarni' },
      filing: { opt_out_new_tax_regime: 'Y', seventh_proviso: 'Y' },
      salary: {
        // the statement of the only employer splits the salary
        employers: [
          {
            employer_name: 'Zenith',
            employer_tan: 'PNEZ12345B',
            salary_17_1: 802_001,
            perquisites: 31_003,
            profit_in_lieu_salary: 21_003,
            tds_deducted: 41_003,
          },
        ],
        professional_tax: 2_100,
        exempt_allowances: [{ nature: '10(5)', amount: 11_003 }],
      },
      taxes_paid: {
        tds_other: [
          {
            tan: 'DELA12345B',
            name: 'A Bank',
            section: '94A',
            gross_receipt: 51_003,
            year: '2024',
            tds_deducted: 5_107,
            tds_claimed: 5_101,
          },
        ],
        payments: [{ bsr_code: '0510308', date: '2025-12-12', challan_number: 7, amount: 61_003 }],
      },
      other_sources: {
        interest_from_savings: 9_101,
        dividend_income: 9_203,
        interest_from_deposits: 9_307,
        others: [{ description: 'Card winnings', amount: 9_409 }],
      },
      deductions: {
        sec_80ccd1: 72_003,
        sec_80ccd1b: 33_003,
        sec_80ccd2: 34_003,
        sec_80tta: 7_003,
        sec_80ttb: 8_003,
        schedule_80c: [{ amount: 71_003 }],
      },
    });
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
