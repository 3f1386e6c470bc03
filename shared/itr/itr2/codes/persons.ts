import type { Option } from '../../../forms/fields.ts';
import { employerCategories, filingSections } from '../../codes/common.ts';

/** Section the return is filed under (ITR-2 schema, ReturnFileSec). */
export const filingSections2 = [
  ...filingSections,
  { value: '19', label: '92CD - modified after an advance pricing agreement' },
] as const;

/** Individual or Hindu undivided family (Status). */
export const statuses = [
  { value: 'I', label: 'Individual' },
  { value: 'H', label: 'Hindu undivided family' },
] as const;

/** Residential status (ResidentialStatus). */
export const residentialStatuses = [
  { value: 'RES', label: 'Resident' },
  { value: 'NOR', label: 'Resident but not ordinarily resident' },
  { value: 'NRI', label: 'Non-resident' },
] as const;

/** Conditions for the residential status (ConditionsResStatus, s.6). */
export const residentialConditions: readonly Option[] = [
  { value: '1', label: 'In India for 182 days or more in the year - 6(1)(a)' },
  { value: '2', label: 'In India for 60 days in the year and 365 days in the 4 years before - 6(1)(c)' },
  { value: '3', label: 'Non-resident in 9 of the 10 years before - 6(6)(a)' },
  { value: '4', label: 'In India for 729 days or less in the 7 years before - 6(6)(a)' },
  { value: '5', label: 'Non-resident in the year' },
  { value: '6', label: 'Visitor with Indian income above 15 lakh, 120 to 181 days in India - 6(6)(c)' },
  { value: '7', label: 'Citizen with Indian income above 15 lakh, taxed nowhere else - 6(1A)' },
  { value: '8', label: 'Citizen who left for employment or as crew of an Indian ship - Explanation 1(a)' },
  { value: '9', label: 'Citizen or person of Indian origin on a visit - Explanation 1(b)' },
];

/** Capacity of a representative (RepCapacity). */
export const representativeCapacities = [
  { value: 'L', label: 'Legal heir' },
  { value: 'M', label: 'Manager' },
  { value: 'G', label: 'Guardian' },
  { value: 'O', label: 'Other' },
] as const;

/** Capacity of the signatory (Capacity). */
export const verifiers = [
  { value: 'S', label: 'Self' },
  { value: 'R', label: 'Representative' },
  { value: 'K', label: 'Karta' },
  { value: 'A', label: 'Authorised signatory' },
] as const;

/** Kind of company (CompanyType). */
export const companyTypes = [
  { value: 'D', label: 'Domestic' },
  { value: 'F', label: 'Foreign' },
] as const;

/** Kind of shares (SharesTypes). */
export const shareTypes = [
  { value: 'L', label: 'Listed' },
  { value: 'U', label: 'Unlisted' },
] as const;

/** Nature of employment in Schedule S; none is not an option. */
export const employmentNatures: readonly Option[] = employerCategories.filter(({ value }) => value !== 'NA');

/** Items of salary u/s 17(1) (NatureOfSalary). */
export const salaryNatures: readonly Option[] = [
  { value: '1', label: 'Basic salary' },
  { value: '2', label: 'Dearness allowance' },
  { value: '3', label: 'Conveyance allowance' },
  { value: '4', label: 'House rent allowance' },
  { value: '5', label: 'Leave travel allowance' },
  { value: '6', label: 'Children education allowance' },
  { value: '7', label: 'Other allowance' },
  { value: '8', label: "Employer's contribution to a pension scheme - 80CCD" },
  { value: '9', label: 'Amount deemed income under rule 11 of the Fourth Schedule' },
  { value: '10', label: 'Amount deemed income under rule 6 of the Fourth Schedule' },
  { value: '11', label: 'Annuity or pension' },
  { value: '12', label: 'Commuted pension' },
  { value: '13', label: 'Gratuity' },
  { value: '14', label: 'Fees or commission' },
  { value: '15', label: 'Advance of salary' },
  { value: '16', label: 'Leave encashment' },
  { value: '17', label: 'Contribution of the Central Government to the Agnipath scheme - 80CCH' },
  { value: 'OTH', label: 'Others' },
];

/** Perquisites u/s 17(2) (NatureOfPerquisites). */
export const perquisiteNatures: readonly Option[] = [
  { value: '1', label: 'Accommodation' },
  { value: '2', label: 'Cars and other vehicles' },
  { value: '3', label: 'Sweeper, gardener, watchman or personal attendant' },
  { value: '4', label: 'Gas, electricity, water' },
  { value: '5', label: 'Interest-free or concessional loans' },
  { value: '6', label: 'Holiday expenses' },
  { value: '7', label: 'Free or concessional travel' },
  { value: '8', label: 'Free meals' },
  { value: '9', label: 'Free education' },
  { value: '10', label: 'Gifts and vouchers' },
  { value: '11', label: 'Credit card expenses' },
  { value: '12', label: 'Club expenses' },
  { value: '13', label: 'Use of movable assets' },
  { value: '14', label: 'Transfer of assets' },
  { value: '15', label: 'Any other benefit, amenity, service or privilege' },
  { value: '16', label: 'Stock options of an eligible start-up, tax to be deferred - 80-IAC' },
  { value: '17', label: 'Other stock options' },
  { value: '18', label: "Employer's contribution to funds above the limit - 17(2)(vii)" },
  { value: '19', label: 'Annual accretion to those funds - 17(2)(viia)' },
  { value: '21', label: 'Stock options of an eligible start-up, tax not to be deferred - 80-IAC' },
  { value: 'OTH', label: 'Other benefits or amenities' },
];

/** Profits in lieu of salary u/s 17(3). */
export const profitNatures: readonly Option[] = [
  { value: '1', label: 'Compensation on termination or change of employment' },
  { value: '2', label: 'Payment by an employer, provident or other fund, or Keyman policy' },
  { value: '3', label: 'Amount received before joining or after leaving' },
  { value: 'OTH', label: 'Any other' },
];
