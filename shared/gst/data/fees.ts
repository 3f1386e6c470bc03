/** Late fee of GSTR-1 and GSTR-3B, in paise; half is central and half State tax. */
export const lateFee = {
  /** Per day of delay, both taxes together (Notifications 4/2018-CT and 76/2018-CT). */
  perDay: 50_00,
  perDayNil: 20_00,
  /** Most for one return from June 2021 (Notifications 19/2021-CT for GSTR-3B and 20/2021-CT for GSTR-1). */
  caps: [
    { upToTurnover: 1_50_00_000_00, cap: 2_000_00 },
    { upToTurnover: 5_00_00_000_00, cap: 5_000_00 },
    { upToTurnover: Number.POSITIVE_INFINITY, cap: 10_000_00 },
  ],
  nilCap: 500_00,
  since: '06-2021',
  source: 's.47; Notifications 19/2021-CT and 20/2021-CT',
} as const;

/**
 * Late fee of the annual return GSTR-9 in paise a day with its limit in basis points of the turnover in the State, both taxes together: Notification
 * 7/2023-CT for 2022-23 onwards; s.47(2) above twenty crore and before. GSTR-4: Notification 21/2021-CT.
 */
export const yearlyLateFee = {
  gstr9: [
    { upToTurnover: 5_00_00_000_00, perDay: 50_00, most: 4 },
    { upToTurnover: 20_00_00_000_00, perDay: 100_00, most: 4 },
    { upToTurnover: Number.POSITIVE_INFINITY, perDay: 200_00, most: 50 },
  ],
  gstr9Since: 2022,
  gstr4: { perDay: 50_00, cap: 2_000_00, perDayNil: 20_00, nilCap: 500_00 },
} as const;

/** Yearly interest in per cent: late tax and wrongly used credit (s.50(1), s.50(3); Notification 13/2017-CT as amended, rule 88B). */
export const interestRate = { lateTax: 18, wrongCredit: 18, daysInYear: 365 } as const;
