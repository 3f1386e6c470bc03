const option = (value: string, label: string) => ({ value, label });

/** Status of the assessee (StatusOrCompanyType). */
export const statuses5 = [
  { value: '1', label: 'Firm or limited liability partnership' },
  { value: '2', label: 'Local authority' },
  { value: '14', label: 'Association of persons or body of individuals' },
  { value: '9', label: 'Artificial juridical person' },
] as const;

/** Sub-status by status (SubStatus; ITR-5 rules 14 to 17); a local authority has none. */
export const subStatuses5 = [
  { value: '10', label: 'Partnership firm', of: '1' },
  { value: '5', label: 'Limited liability partnership', of: '1' },
  { value: '15', label: 'Primary agricultural credit society', of: '14' },
  { value: '16', label: 'Primary co-operative agricultural and rural development bank', of: '14' },
  { value: '17', label: 'Other co-operative bank', of: '14' },
  { value: '4', label: 'Other co-operative society', of: '14' },
  { value: '11', label: 'Society under the Societies Registration Act', of: '14' },
  { value: '13', label: 'Trust other than one filing ITR-7', of: '14' },
  { value: '20', label: 'Business trust', of: '14' },
  { value: '21', label: 'Investment fund', of: '14' },
  { value: '8', label: 'Any other association of persons or body of individuals', of: '14' },
  { value: '12', label: 'Estate of a deceased person', of: '9' },
  { value: '18', label: 'Estate of an insolvent', of: '9' },
  { value: '19', label: 'Any other artificial juridical person', of: '9' },
] as const;

/** Sub-statuses of co-operative societies. */
export const societies: readonly string[] = ['15', '16', '17', '4'];

/** Kind of partner or member (Status of PartnerOrMemberInfo). */
export const partnerKinds = [
  { value: 'INDIVIDUAL', label: 'Individual, not working' },
  { value: 'IND_WORKING', label: 'Individual, working partner' },
  { value: 'IND_RETIRED', label: 'Individual, retired partner' },
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
  { value: 'SETTLER', label: 'Settlor' },
  { value: 'TRUSTEE', label: 'Trustee' },
  { value: 'BENEFICIARY', label: 'Beneficiary' },
  { value: 'PRINCIPAL_OFFICER', label: 'Principal officer' },
  { value: 'EXECUTOR', label: 'Executor' },
] as const;

/** Of these the ones that are never a natural person. */
export const artificial: readonly string[] = [
  'HUF',
  'FIRM',
  'LLP',
  'DOMESTIC_COMPANY',
  'FOREIGN_COMPANY',
  'CO_OPERATIVE_SOCIETY',
  'LOCAL_AUTHORITY',
  'TRUST',
  'AOP_BOI',
  'ANY_OTHER_AJP',
];

/** Capacity of the signatory (s.140; Capacity). */
export const capacities5 = [
  { value: 'MP', label: 'Managing partner' },
  { value: 'DP', label: 'Designated partner' },
  { value: 'PA', label: 'Partner' },
  { value: 'PO', label: 'Principal officer' },
  { value: 'ME', label: 'Member' },
  { value: 'LQ', label: 'Liquidator' },
  { value: 'RP', label: 'Resolution professional' },
  { value: 'TR', label: 'Trustee' },
  { value: 'EX', label: 'Executor' },
  { value: 'RA', label: 'Representative assessee' },
  { value: 'AS', label: 'Authorised signatory' },
  { value: 'OA', label: 'Official assignee' },
] as const;

/** Acts requiring an audit besides the Income-tax Act (AuditReportAct). */
export const auditActs = [
  option('1', 'Banking Regulation Act'),
  option('2', 'Central Excise Act'),
  option('3', 'Central Sales Tax Act'),
  option('4', 'Central Goods and Services Tax Act'),
  option('5', 'Charitable and Religious Trusts Act'),
  option('7', 'Electricity Act'),
  option('8', 'Employees’ Provident Funds Act'),
  option('9', 'Foreign Exchange Management Act'),
  option('10', 'Government Superannuation Fund Act'),
  option('11', 'Indian Trusts Act'),
  option('12', 'Integrated Goods and Services Tax Act'),
  option('13', 'Limited Liability Partnership Act'),
  option('14', 'Payment of Gratuity Act'),
  option('15', 'Securities and Exchange Board of India Act'),
  option('16', 'Securities Contracts (Regulation) Act'),
  option('17', 'State Goods and Services Tax Act'),
  option('18', 'Union Territory Goods and Services Tax Act'),
  option('19', 'Other Act'),
];

/** Sections requiring an accountant's report (AuditedSection). */
export const auditedSections5 = [
  '10A',
  '10AA',
  '10(4D)',
  '10(23FF)',
  '44DA',
  '50B',
  '80-IA',
  '80-IAB',
  '80-IAC',
  '80-IB',
  '80-ID',
  '80-IE',
  '80JJAA',
  '80LA',
  '115JC',
].map((value) => option(value, `Section ${value}`));

/** Limbs of s.80P(2): key, limb, label, code of the activity, node of the file. */
export const limbs80p = [
  ['ai', 'a(i)', 'Banking or credit facilities to members', '23001'],
  ['aii', 'a(ii)', 'Cottage industry', '23002'],
  ['aiii', 'a(iii)', 'Marketing of agricultural produce of members', '23003'],
  ['aiv', 'a(iv)', 'Supply of implements, seeds, livestock to members', '23004'],
  ['av', 'a(v)', 'Processing of members’ produce without power', '23005'],
  ['avi', 'a(vi)', 'Collective disposal of labour of members', '23006'],
  ['avii', 'a(vii)', 'Fishing and allied activities for members', '23007'],
  ['b', 'b', 'Primary society supplying milk, oilseeds, fruit or vegetables', '23008'],
  ['ci', 'c(i)', 'Consumer co-operative society, other activities', '23009'],
  ['cii', 'c(ii)', 'Other co-operative society, other activities', '23010'],
  ['d', 'd', 'Interest and dividend from other co-operative societies', '23011'],
  ['e', 'e', 'Letting of godowns or warehouses', '23012'],
  ['f', 'f', 'Interest on securities and house property of a small society', '23013'],
] as const;
