import type { FormValues } from '../../../forms/paths.ts';
import { fullOldRegime } from '../../itr1/testing/returns.ts';

/** How the regime is left in a year: the five questions of AY 2026-27, the three of AY 2025-26. */
const leaving = {
  '2026-27': { filing_date: '2026-08-20', opted_out_earlier: 'N', opt_out_date: '2026-08-01' },
  '2025-26': { filing_date: '2025-07-20', opted_out_2024: 'N', opt_out_date: '2025-07-10' },
} as const;

/** A trader and consultant in the old regime, with everything the shared steps have. */
export const fullItr4 = (ay: keyof typeof leaving = '2026-27'): FormValues => {
  const base = fullOldRegime(ay);
  const { donations_80gga: _, ...deductions } = base['deductions'] as FormValues;
  const credit = { section: '94A', tds_deducted: 5000, tds_claimed: 5000, gross_receipt: 50_000, head: 'OS' };
  return {
    ...base,
    personal: { ...(base['personal'] as FormValues), status: 'I' },
    filing: {
      section_filed: '11',
      ...leaving[ay],
      opt_out_now: 'Y',
      opt_out_ack: '123456789012345',
    },
    business44ad: {
      businesses: [{ name: 'Example Traders', code: '09028' }],
      digital_receipts: 3_600_000,
      cash_receipts: 650_000,
    },
    profession44ada: {
      professions: [{ name: 'Example Consulting', code: '16013' }],
      digital_receipts: 620_000,
    },
    business_other: {
      carriers: [{ name: 'Example Transport', code: '11010' }],
      goods_carriages: [
        { registration_number: 'MH12AB1234', ownership: 'OWN', tonnage: 9, months: 12 },
        { registration_number: 'MH12AB1235', ownership: 'OWN', tonnage: 16, months: 7 },
      ],
      gst_turnover: [{ gstin: '27AAPFU0939F1ZV', turnover: 4_250_000 }],
      particulars: {
        own_capital: 500_000,
        sundry_creditors: 100_000,
        inventories: 250_000,
        sundry_debtors: 300_000,
        cash_in_hand: 50_000,
      },
    },
    deductions,
    taxes_paid: {
      tds_other: [{ tan: 'PNEB12345C', ...credit }],
      payments: [
        { bsr_code: '0510308', date: `${ay.slice(0, 4)}-03-10`, challan_number: 12, amount: 20_000 },
      ],
    },
  };
};
