import type { Option } from '../../forms/fields.ts';

const list = (rows: readonly (readonly [string, string])[]): Option[] =>
  rows.map(([value, label]) => ({ value, label }));

/** Exempt income for reporting, AY 2025-26 (ITR-1 schema V1.0, NatureDesc). */
export const exemptNatures2025 = list([
  ['AGRI', 'Agricultural income (up to 5,000)'],
  ['10(10BC)', '10(10BC) - Compensation on account of a disaster'],
  ['10(10D)', '10(10D) - Sum received under a life insurance policy'],
  ['10(11)', '10(11) - Statutory provident fund'],
  ['10(12)', '10(12) - Recognised provident fund'],
  ['10(12C)', '10(12C) - Agniveer Corpus Fund'],
  ['10(13)', '10(13) - Approved superannuation fund'],
  ['10(16)', '10(16) - Scholarship'],
  ['10(17)', '10(17) - Allowance of an MP, MLA or MLC'],
  ['10(17A)', '10(17A) - Award instituted by Government'],
  ['10(18)', '10(18) - Pension of a gallantry award winner'],
  ['DMDP', 'Defence medical disability pension'],
  ['10(19)', '10(19) - Family pension of the armed forces'],
  ['10(26)', '10(26) - Income of a member of a Scheduled Tribe'],
  ['10(26AAA)', '10(26AAA) - Income of a Sikkimese individual'],
  ['OTH', 'Any other'],
]);

/** Categories of exempt income, AY 2026-27 (ITR-1 schema V1.1, Category; the file names them by code only, the words are ours). */
export const exemptCategories = list([
  ['AGRI', 'Agricultural income (up to 5,000)'],
  ['GOVC', 'Government subsidies, compensation and awards'],
  ['ISI', 'Interest and investment income'],
  ['SSRA', 'Armed forces and gallantry awards'],
  ['SRSC', 'Minor child, regions and communities'],
  ['SRST', 'Insurance, provident fund and retirement'],
  ['SRPC', 'Scholarship and share from a family'],
  ['OTH', 'Any other'],
]);

/** Sub-categories of exempt income, AY 2026-27 (ITR-1 schema V1.1, SubCategory). */
export const exemptSubCategories = list([
  ['10(1)', '10(1) - Agricultural income'],
  ['10(30)', '10(30) - Subsidy from the Tea Board'],
  ['10(31)', '10(31) - Subsidy from the Rubber, Coffee or Spices Board'],
  ['10(10BB)', '10(10BB) - Bhopal gas leak disaster payments'],
  ['10(10BC)', '10(10BC) - Compensation on account of a disaster'],
  ['10(17A)', '10(17A) - Award instituted by Government'],
  ['10(12AB)', '10(12AB) - Unified Pension Scheme, lump sum'],
  ['10(15)', '10(15) - Interest on notified securities, bonds and deposits'],
  ['10(23FBB)', '10(23FBB) - Income of a unit holder of an investment fund'],
  ['10(23FD)', '10(23FD) - Income distributed by a business trust'],
  ['10(35)', '10(35) - Income from units of mutual funds'],
  ['10(35A)', '10(35A) - Income from a securitisation trust'],
  ['10(12C)', '10(12C) - Agniveer Corpus Fund'],
  ['10(18)', '10(18) - Pension of a gallantry award winner'],
  ['10(19)', '10(19) - Family pension of the armed forces'],
  ['10(23AA)', '10(23AA) - Regimental or non-public fund of the armed forces'],
  ['DMD', 'Defence medical disability pension'],
  ['10(32)', '10(32) - Income of a minor child clubbed u/s 64(1A), up to 1,500'],
  ['10(43)', '10(43) - Reverse mortgage'],
  ['10(19A)', '10(19A) - Annual value of a palace of a former ruler'],
  ['10(26)', '10(26) - Income of a member of a Scheduled Tribe'],
  ['10(26AAA)', '10(26AAA) - Income of a Sikkimese individual'],
  ['10(10D)', '10(10D) - Sum received under a life insurance policy'],
  ['10(11)', '10(11) - Statutory provident fund'],
  ['10(11A)', '10(11A) - Sukanya Samriddhi account'],
  ['10(12)', '10(12) - Recognised provident fund'],
  ['10(12A)', '10(12A) - National Pension System, closure or opting out'],
  ['10(12AA)', '10(12AA) - Unified Pension Scheme, withdrawal from the corpus'],
  ['10(12B)', '10(12B) - National Pension System, partial withdrawal'],
  ['10(12BA)', '10(12BA) - NPS Vatsalya, partial withdrawal'],
  ['10(13)', '10(13) - Approved superannuation fund'],
  ['10(25)', '10(25) - Income of a provident, superannuation or gratuity fund'],
  ['10(44)', '10(44) - New Pension System Trust'],
  ['10(2)', '10(2) - Share of income of a Hindu undivided family'],
  ['10(16)', '10(16) - Scholarship'],
  ['Incmexmptcircular', 'Income exempt by a circular'],
  ['Incmexmptnotification', 'Income exempt by a notification'],
  ['Receiptnotincme', 'Receipt that is not income'],
]);
