const option = (value: string, label: string) => ({ value, label });

/** Status of the company (StatusOrCompanyType). */
export const statuses6 = [
  option('6', 'Public company (section 3(1)(a) of the Companies Act)'),
  option('7', 'Private company (section 3(1)(b) of the Companies Act)'),
] as const;

/** Rates chosen in place of deductions (SectionCurrAY, Section115BA). */
export const concessions6 = [
  option('115BA', 'Section 115BA - 25%, manufacturing company set up from 1 March 2016'),
  option('115BAA', 'Section 115BAA - 22%'),
  option('115BAB', 'Section 115BAB - 15%, new manufacturing company'),
] as const;

/** Capacity of the signatory (s.140(c); Capacity). */
export const capacities6 = [
  option('MD', 'Managing director'),
  option('DR', 'Director'),
  option('OL', 'Liquidator'),
  option('RA', 'Receiver or administrator'),
  option('PO', 'Principal officer'),
  option('AS', 'Assignee'),
] as const;

/** Sections requiring an accountant's report (AuditedSection). */
export const auditedSections6 = [
  ...[
    '10AA',
    '10(4D)',
    '10(23FF)',
    '44DA',
    '50B',
    '80-IA',
    '80-IAB',
    '80-IAC',
    '80-IB',
    '80-IC',
    '80-ID',
    '80-IE',
    '80JJAA',
    '80LA',
    '115JB',
    '115VW',
    '33AB',
    '33ABA',
  ].map((value) => option(value, `Section ${value}`)),
  option('10TIA', 'Rule 10TIA'),
  option('OTH', 'Any other section'),
];

/** Place of the company in its group (NatOfCompFlg). */
export const groupPlaces = [
  option('1', 'Holding company'),
  option('2', 'Subsidiary company'),
  option('3', 'Holding and subsidiary company'),
  option('4', 'Neither'),
] as const;

/** Part in a reorganisation of business (BusOrgType). */
export const reorganisations = [
  option('AMALGAMATING', 'Amalgamating company'),
  option('AMALGAMATED', 'Amalgamated company'),
  option('DEMERGED', 'Demerged company'),
  option('RESULTING', 'Resulting company'),
] as const;

/** Key persons (Designation). */
export const designations = [
  option('MD', 'Managing director'),
  option('DIR', 'Director'),
  option('SEC', 'Secretary'),
  option('CEO', 'Chief executive officer'),
  option('CFO', 'Chief financial officer'),
  option('MGR', 'Manager'),
  option('OPO', 'Other principal officer'),
] as const;

/** Nature of the company (NatureOfComp): key, node, question. */
export const natures = [
  ['public_sector', 'PubSectCompUs2_36AFlg', 'Public sector company (section 2(36A))?'],
  ['reserve_bank', 'RBICompFlg', 'Owned by the Reserve Bank of India?'],
  [
    'government_40',
    'CompLes40PercSharGovRBIFlg',
    'At least 40% held by the Government, the Reserve Bank or a corporation owned by it?',
  ],
  ['bank', 'BankCompUs5Flg', 'Banking company (section 5(c) of the Banking Regulation Act)?'],
  ['scheduled_bank', 'SchedBankOfRBIActFlg', 'Scheduled bank?'],
  ['insurer', 'CompWithIRDARegisterFlg', 'Registered with the insurance regulator?'],
  ['nbfc', 'NonBankFIICompFlg', 'Non-banking financial institution?'],
  ['unlisted', 'CompanyUnlistedFlag', 'Unlisted company?'],
] as const;
