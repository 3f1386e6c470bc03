/**
 * The worked example of the landing page, AY 2026-27: a resident below 60 with salary of 18,00,000, 80C of 1,50,000
 * and 80D of 25,000. Its test computes it again with the tax engine.
 */
export const example = {
  salary: 18_00_000,
  old: {
    standardDeduction: 50_000,
    deductions: 1_75_000,
    totalIncome: 15_75_000,
    tax: 2_85_000,
    cess: 11_400,
    payable: 2_96_400,
  },
  new: {
    standardDeduction: 75_000,
    deductions: 0,
    totalIncome: 17_25_000,
    tax: 1_45_000,
    cess: 5_800,
    payable: 1_50_800,
  },
} as const;
