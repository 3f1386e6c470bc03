import { expect, it } from 'vitest';
import type { ItrType } from '../common/types.ts';
import { loadItrForm } from '../registry.ts';

const payer = {
  employerOrDeductorOrCollectDetl: { tan: 'DELA12345B', employerOrDeductorOrCollecterName: 'A Bank' },
};
const file = {
  personalInfo: {
    pan: 'ABCFE1234F',
    dob: '2011-04-05',
    assesseeName: { surNameOrOrgName: 'Zenith Works' },
    address: { cityOrTownOrDistrict: 'Nagpur', mobileNo: 9_812_345_670, emailAddress: 'z@example.in' },
  },
  bankAccountDtls: [
    { addtnlBankDetails: [{ bankName: 'A Bank', ifsccode: 'SBIN0001234', bankAccountNo: '1234567' }] },
  ],
  form26as: {
    tdsOnSalaries: { tdSonSalary: [{ ...payer, incChrgSal: 900_000, totalTDSSal: 40_000 }] },
    taxPayments: [{ bsrCode: '0510308', dateDep: '2025-12-12', srlNoOfChaln: 7, amt: 61_003 }],
  },
  lastFiledITR: {
    scheduleUD: { scheduleUD: [{ assYr: '2023-24', balCFNY: 5_003 }] },
    scheduleAMTC: { scheduleAMTCDtls: [{ assYr: '2023-24', balAmtCreditCarryFwd: 7_003 }] },
  },
};
const kept: [ItrType, string[]][] = [
  ['ITR-5', ['amtc', 'unabsorbed']],
  ['ITR-6', ['unabsorbed']],
  ['ITR-7', []],
];

it.each(kept)(
  'prefill data in %s: the assessee, accounts, taxes paid and what earlier years left; no salary',
  async (type, parts) => {
    const form = await loadItrForm(type, '2026-27');
    const { data, sources } = form.importPrefill(file);
    expect(data).toMatchObject({
      personal: {
        pan_number: 'ABCFE1234F',
        last_name: 'Zenith Works',
        date_of_birth: '2011-04-05',
        mobile: '9812345670',
        email: 'z@example.in',
        address: { city: 'Nagpur' },
      },
      bank_accounts: [{ bank_name: 'A Bank', ifsc_code: 'SBIN0001234', account_number: '1234567' }],
      taxes_paid: { payments: [{ amount: 61_003 }] },
    });
    const others = ['bank_accounts', 'personal', 'taxes_paid'];
    expect(Object.keys(data).sort()).toEqual([...others, ...parts].sort());
    expect(sources['personal.last_name']).toBe('personalInfo.assesseeName.surNameOrOrgName');
  },
);
