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

/**
 * Of ITR-2 and ITR-3 also the exemptions of non-residents and of gains (ITR-2 schema V1.2 of AY 2026-27). The
 * file names the category by code only; it came with these sections, so the words are ours.
 */
export const exemptCategories2 = [...exemptCategories, { value: 'OTHN', label: 'Non-residents' }];

const further2 = list([
  ['10(4)(i)', '10(4)(i) - Interest of a non-resident on notified bonds'],
  ['10(4)(ii)', '10(4)(ii) - Interest on a Non-Resident (External) account'],
  ['10(4B)', '10(4B) - Interest of a non-resident on notified savings certificates'],
  ['10(4C)', '10(4C) - Interest of a non-resident on rupee-denominated bonds'],
  ['10(4E)', '10(4E) - Forward contracts and derivatives of a non-resident in an IFSC'],
  ['10(4F)', '10(4F) - Royalty or interest of a non-resident on aircraft or ships leased to an IFSC unit'],
  ['10(4G)', '10(4G) - Portfolio of a non-resident with an offshore banking unit'],
  ['10(6B)', '10(6B) - Tax of a non-resident borne under an agreement with the Government'],
  ['10(6D)', '10(6D) - Royalty or fees from the National Technical Research Organisation'],
  ['10(8)', '10(8) - Income under a technical assistance programme'],
  ['10(8A)', '10(8A) - Consultant under a technical assistance grant'],
  ['10(8B)', '10(8B) - Employee of such a consultant'],
  ['10(9)', '10(9) - Family member of a person under section 10(8), (8A) or (8B)'],
  ['10(23FBC)', '10(23FBC) - Income from units of a specified fund'],
  ['10(33)', '10(33) - Transfer of units of Unit Scheme 1964'],
  ['10(36)', '10(36) - Long-term gain on eligible equity shares bought in 2003-04'],
  ['10(37)', '10(37) - Compulsory acquisition of urban agricultural land'],
  ['10(37A)', '10(37A) - Land pooling scheme of Andhra Pradesh'],
]);
/** Elsewhere in ITR-2, or only for funds and trusts. */
const notIn2 = ['10(1)', '10(23AA)', '10(25)', '10(44)'];
/** Sub-categories of ITR-2 (schema V1.2 of AY 2026-27). */
export const exemptSubCategories2 = [...exemptSubCategories, ...further2].filter(
  ({ value }) => !notIn2.includes(value),
);

/** Sub-categories of ITR-3 (schema V1.1 of AY 2026-27). */
export const exemptSubCategories3 = [
  ...exemptSubCategories.filter(({ value }) => value !== '10(1)'),
  ...further2,
  ...list([
    ['10(2A)', '10(2A) - Share in the profit of a firm'],
    ['10(4H)', '10(4H) - Gains of a non-resident on shares of an IFSC company that leases aircraft or ships'],
    ['10(6BB)', '10(6BB) - Tax of a foreign enterprise borne on an aircraft lease'],
    ['10(23FF)', '10(23FF) - Gains of a non-resident on a fund moved to an IFSC'],
    ['Anyother1', 'Any other, first'],
    ['Anyother2', 'Any other, second'],
    ['Anyother3', 'Any other, third'],
    ['Anyother4', 'Any other, fourth'],
  ]),
];
