import type { Option } from '../../../forms/fields.ts';

/** Options of lines of code and words, without the code in the label. */
const plain = (lines: string): Option[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => ({ value: line.slice(0, line.indexOf(' ')), label: line.slice(line.indexOf(' ') + 1) }));

/** Status (OrgFirmInfo.StatusOrCompanyType). */
export const statuses7 = [
  { value: '5', label: 'Association of persons or body of individuals' },
  { value: '6', label: 'Artificial juridical person' },
  { value: '7', label: 'Company' },
  { value: '4', label: 'Local authority' },
] as const satisfies readonly Option[];

/** Sub-status; the first letter is the status. */
export const subStatuses7 = [
  { value: '5i', label: 'Society registered under the Societies Registration Act or a like law' },
  { value: '5v', label: 'Public charitable trust' },
  { value: '5vii', label: 'Any other association or body of individuals' },
  { value: '7i', label: 'Domestic company' },
  { value: '7ii', label: 'Foreign company' },
] as const satisfies readonly Option[];

/** Section under which the return is due. */
export const furnishedUnder = [
  {
    value: '139-4A',
    label: '139(4A) - Income from property held under trust for charitable or religious purposes',
  },
  { value: '139-4B', label: '139(4B) - Political parties and electoral trusts' },
  { value: '139-4C', label: '139(4C) - Institutions exempt under clauses of section 10' },
  { value: '139-4D', label: '139(4D) - Universities, colleges and institutions under section 35' },
] as const satisfies readonly Option[];

/** Section of exemption: code of the file, words, section of the return. */
const exemptions = [
  ['11', '11 - Trust registered under section 12A or 12AB', '139-4A'],
  ['13A', '13A - Political party', '139-4B'],
  ['13B', '13B - Electoral trust', '139-4B'],
  ['21', '10(21) - Research association', '139-4C'],
  ['2135I', '10(21) read with section 35(1)', '139-4D'],
  ['23A', '10(23A) - Professional institution', '139-4C'],
  ['23AAA', '10(23AAA) - Fund for welfare of employees', '139-4C'],
  ['23B', '10(23B) - Khadi and village industries', '139-4C'],
  ['23CIIIAB', '10(23C)(iiiab) - Educational institution financed by the Government', '139-4C'],
  ['23CIIIAC', '10(23C)(iiiac) - Hospital financed by the Government', '139-4C'],
  ['23CIIIAD', '10(23C)(iiiad) - Educational institution, receipts up to five crore', '139-4C'],
  ['23CIIIAE', '10(23C)(iiiae) - Hospital, receipts up to five crore', '139-4C'],
  ['23CIV', '10(23C)(iv) - Approved fund or institution', '139-4C'],
  ['23CV', '10(23C)(v) - Approved religious or charitable trust', '139-4C'],
  ['23CVI', '10(23C)(vi) - Approved university or educational institution', '139-4C'],
  ['23CVIA', '10(23C)(via) - Approved hospital', '139-4C'],
  ['23D', '10(23D) - Mutual fund', '139-4C'],
  ['23DA', '10(23DA) - Securitisation trust', '139-4C'],
  ['23EC', '10(23EC) - Investor protection fund of a stock exchange', '139-4C'],
  ['23ED', '10(23ED) - Investor protection fund of a depository', '139-4C'],
  ['23EE', '10(23EE) - Core settlement guarantee fund', '139-4C'],
  ['23FB', '10(23FB) - Venture capital fund', '139-4C'],
  ['24', '10(24) - Registered trade union', '139-4C'],
  ['26', '10(46) - Body, authority or board, notified', '139-4C'],
  ['29A', '10(29A) - Commodity boards', '139-4C'],
  ['46A', '10(46A) - Body, authority or board under an Act', '139-4C'],
  ['46B', '10(46B) - Credit guarantee trust and others', '139-4C'],
  ['47', '10(47) - Infrastructure debt fund', '139-4C'],
] as const;

export const exemptionSections: readonly Option[] = exemptions.map(([value, label]) => ({ value, label }));
/** Section of the return by section of exemption. */
export const dueUnder: Readonly<Record<string, string>> = Object.fromEntries(
  exemptions.map(([value, , section]) => [value, section]),
);

/** Institutions taxed as s.11 is: Part B1. */
export const byApplication: readonly string[] = ['11', '23CIV', '23CV', '23CVI', '23CVIA'];
/** Institutions by the schedule of their receipts (rules 34 to 37). */
export const receiptSchedules = {
  1: [
    '21',
    '2135I',
    '23AAA',
    '23B',
    '23D',
    '23DA',
    '23EC',
    '23ED',
    '23EE',
    '29A',
    '26',
    '46A',
    '46B',
    '47',
    '23FB',
  ],
  2: ['23A', '24'],
  3: ['23CIIIAB', '23CIIIAC'],
  4: ['23CIIIAD', '23CIIIAE'],
} as const satisfies Record<number, readonly string[]>;

/** Lines of Part B2: section of exemption, key in the form, label, place in the file, group. */
export const exemptLines = [
  ['21', 'sec_21', 'Section 10(21)', 'ExemptionUs1021', 1],
  ['23AAA', 'sec_23aaa', 'Section 10(23AAA)', 'ExemptionUs10_23AAA', 1],
  ['23B', 'sec_23b', 'Section 10(23B)', 'ExemptionUs10_23B', 1],
  ['23D', 'sec_23d', 'Section 10(23D)', 'ExemptionUs10_23D', 1],
  ['23DA', 'sec_23da', 'Section 10(23DA)', 'ExemptionUs10_23DA', 1],
  ['23EC', 'sec_23ec', 'Section 10(23EC)', 'ExemptionUs10_23EC', 1],
  ['23ED', 'sec_23ed', 'Section 10(23ED)', 'ExemptionUs10_23ED', 1],
  ['23EE', 'sec_23ee', 'Section 10(23EE)', 'ExemptionUs10_23EE', 1],
  ['23FB', 'sec_23fb', 'Section 10(23FB)', 'ExemptionUs10_23FB', 1],
  ['29A', 'sec_29a', 'Section 10(29A)', 'ExemptionUs10_29A', 1],
  ['26', 'sec_46', 'Section 10(46)', 'ExemptionUs10_46', 1],
  ['46A', 'sec_46a', 'Section 10(46A)', 'ExemptionUs10_46A', 1],
  ['46B', 'sec_46b', 'Section 10(46B)', 'ExemptionUs10_46B', 1],
  ['47', 'sec_47', 'Section 10(47)', 'ExemptionUs10_47', 1],
  ['23A', 'sec_23a', 'Section 10(23A)', 'ExemptionUs10_23A', 2],
  ['23CIIIAB', 'sec_iiiab', 'Section 10(23C)(iiiab)', 'ExemptionUs10_23Ciiiab', 2],
  ['23CIIIAC', 'sec_iiiac', 'Section 10(23C)(iiiac)', 'ExemptionUs10_23Ciiiac', 2],
  ['23CIIIAD', 'sec_iiiad', 'Section 10(23C)(iiiad)', 'ExemptionUs10_23Ciiiad', 2],
  ['23CIIIAE', 'sec_iiiae', 'Section 10(23C)(iiiae)', 'ExemptionUs10_23Ciiiae', 2],
  ['24', 'sec_24', 'Section 10(24)', 'ExemptionUs10_24', 2],
] as const;

/** Registrations under the Act (RegApprUnderITADtls.SectionRegistered), with their section of exemption. */
export const registrations = [
  { value: 'VI', label: '12A or 12AB' },
  { value: 'II', label: '10(23C)(iv)' },
  { value: 'III', label: '10(23C)(v)' },
  { value: 'IV', label: '10(23C)(vi)' },
  { value: 'V', label: '10(23C)(via)' },
  { value: 'I', label: '10(23AAA)' },
  { value: 'VIII', label: '13B' },
  { value: 'IX', label: '35' },
  { value: 'X', label: '80G(2)(b)' },
  { value: 'XI', label: '80G(2)(a)(iv)' },
  { value: 'XII', label: 'Other than section 80G' },
] as const satisfies readonly Option[];

export const otherLaws = [
  { value: 'I', label: 'Foreign Contribution (Regulation) Act' },
  { value: 'II', label: 'Darpan portal' },
  { value: 'III', label: 'SEBI' },
  { value: 'IV', label: 'International Financial Services Centre' },
  { value: 'V', label: 'Any other law' },
] as const satisfies readonly Option[];

export const activities = [
  { value: 'CHARITABLERELIGIOUS', label: 'Charitable or religious' },
  { value: 'RESEARCH', label: 'Research' },
  { value: 'PROFESSIONALBODIES', label: 'Professional body' },
  { value: 'TRADEUNION', label: 'Trade union' },
  { value: 'POLITICAL', label: 'Political party' },
  { value: 'ELECTORALTRUST', label: 'Electoral trust' },
  { value: 'OTHERS', label: 'Others' },
] as const satisfies readonly Option[];

export const classifications: readonly Option[] = plain(`
iA Relief of the poor
iB Education
iC Medical relief
iD Preservation of environment
iE Preservation of monuments
iF General public utility
YOGA Yoga
RELIGIOUS Religious
iiiA Scientific research
iiiB Social research
iiiC Statistical research
iiiD Other research
vA Law
vB Medicine
vC Accountancy
vD Engineering
vE Architecture
vF Company secretaries
vG Chemistry
vH Materials management
vI Town planning
vJ Other profession
TRADEUNION Trade union
POLITICAL_PARTY Political party
ELECTORALTRUST Electoral trust
ixA Body under section 10(46) or 10(46A)
ixB Infrastructure debt fund under section 10(47)
46B Body under section 10(46B)
OTH Others
`);

export const auditedSections7 = [
  { value: '12A(1)(b)', label: '12A(1)(b)' },
  { value: '10(23C)(iv)', label: '10(23C)(iv)' },
  { value: '10(23C)(v)', label: '10(23C)(v)' },
  { value: '10(23C)(vi)', label: '10(23C)(vi)' },
  { value: '10(23C)(via)', label: '10(23C)(via)' },
  { value: '92E', label: '92E' },
  { value: 'Others', label: 'Any other section' },
] as const satisfies readonly Option[];

export const auditActs7: readonly Option[] = plain(`
1 Central Goods and Services Tax Act, 2017
2 Charitable and Religious Trusts Act, 1920
3 Companies Act, 2013
4 Employees Provident Fund and Miscellaneous Provisions Act, 1952
5 Government superannuation fund
6 Indian Trusts Act, 1882
7 Integrated Goods and Services Tax Act, 2017
8 Limited Liability Partnership Act, 2008
9 Payment of Gratuity Act, 1972
10 State Goods and Services Tax Act
11 Union Territory Goods and Services Tax Act, 2017
12 Banking Regulation Act, 1949
13 Central Excise Act, 1944
14 Central Sales Tax Act, 1956
15 Electricity Act, 2003
16 Foreign Exchange Management Act, 1999
17 Securities and Exchange Board of India Act, 1992
18 Securities Contracts (Regulation) Act, 1956
19 Foreign Contribution (Regulation) Act, 2010
20 Societies Registration Act, 1860
OTH Any other Act
`);

export const relations: readonly Option[] = plain(`
1 Author
2 Founder
3 Settlor
4 Trustee
5 Member of the society
6 Member of the governing council
7 Director
8 Holder of 5% or more of the shares
9 Office bearer
10 Principal officer
11 Person competent to verify
12 Principal secretary
13 Secretary
14 Chief executive officer
15 Chief financial officer
16 Manager
17 Representative assessee
18 Other principal officer
19 Managing director
20 Authorised signatory
`);

export const identities = [
  { value: 'PAN', label: 'PAN' },
  { value: 'AAD', label: 'Aadhaar' },
  { value: 'TIN', label: 'Tax identification number' },
  { value: 'PAS', label: 'Passport' },
  { value: 'EPI', label: 'Voter identity card' },
  { value: 'DLN', label: 'Driving licence' },
  { value: 'RCN', label: 'Ration card' },
] as const satisfies readonly Option[];

export const memberKinds = [
  { value: 'INDIVIDUAL', label: 'Individual' },
  { value: 'HUF', label: 'Hindu undivided family' },
  { value: 'FIRM', label: 'Firm' },
  { value: 'LLP', label: 'Limited liability partnership' },
  { value: 'DOMESTIC_COMPANY', label: 'Domestic company' },
  { value: 'FOREIGN_COMPANY', label: 'Foreign company' },
  { value: 'CO_OPERATIVE_SOCIETY', label: 'Co-operative society' },
  { value: 'LOCAL_AUTHORITY', label: 'Local authority' },
  { value: 'TRUST', label: 'Trust' },
  { value: 'AOP_BOI', label: 'Association of persons or body of individuals' },
  { value: 'ANY_OTHER_AJP', label: 'Any other artificial juridical person' },
] as const satisfies readonly Option[];

export const capacities7 = [
  { value: 'PO', label: 'Principal officer' },
  { value: 'MD', label: 'Managing director' },
  { value: 'DR', label: 'Director' },
  { value: 'CE', label: 'Chief executive officer' },
  { value: 'RE', label: 'Representative assessee' },
  { value: 'OT', label: 'Other' },
] as const satisfies readonly Option[];

/** Modes of investment (s.11(5)). */
export const modes: readonly Option[] = plain(`
IGSS Government savings certificates
POSB Post Office Savings Bank
DSBC Deposit with a scheduled or co-operative bank
IUTI Units of the Unit Trust of India
CGSG Central or State Government securities
DEBT Debentures guaranteed by a Government
PUSC Public sector company
FICO Financial corporation for long-term industrial finance
PUCO Public company for long-term housing finance
LTFU Public company for long-term urban infrastructure finance
IMMP Immovable property
IDBI Industrial Development Bank of India
POWERGRID Power Grid Corporation
OTHER Any other mode
`);

export const corpusKinds = [
  { value: '80G2B', label: 'Corpus out of donations under section 80G(2)(b)' },
  { value: 'OTIA', label: 'Other corpus, treated as corpus under the Act' },
  { value: 'OTHER', label: 'Corpus other than these' },
] as const satisfies readonly Option[];

export const investedFrom = [
  { value: 'CO80G', label: 'Corpus under section 80G(2)(b)' },
  { value: 'COOT', label: 'Other corpus' },
  { value: 'OTHER', label: 'Other than corpus' },
] as const satisfies readonly Option[];

export const institutions = [
  { value: 'EDU', label: 'Education' },
  { value: 'MED', label: 'Medical' },
] as const satisfies readonly Option[];

/** Election commissions a party reports to (Schedule PP). */
export const commissions: readonly Option[] = plain(`
33 Election Commission of India
1 Andhra Pradesh
2 Arunachal Pradesh
3 Assam
4 Bihar
5 Chhattisgarh
6 Delhi
7 Goa
8 Gujarat
9 Haryana
10 Himachal Pradesh
11 Jammu and Kashmir
12 Jharkhand
13 Karnataka
14 Kerala
15 Madhya Pradesh
16 Maharashtra
17 Manipur
18 Meghalaya
19 Mizoram
20 Nagaland
21 Odisha
22 Punjab
23 Puducherry
24 Rajasthan
25 Sikkim
26 Tamil Nadu
27 Telangana
28 Tripura
29 Uttar Pradesh
30 Uttarakhand
31 West Bengal
32 Common commission of Union territories
`);
