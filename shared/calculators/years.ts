import { lawYears } from '../tax/years/index.ts';

/** The years with law, as choices, newest first. */
export const yearChoices = lawYears.map((value) => ({ value, label: value as string }));

/** Initial year of the forms: the newest under the Act of 1961, whose returns are being prepared. */
export const startYearChoice = '2026-27';
