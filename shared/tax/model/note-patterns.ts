/** Every remark the engine makes: English pattern and, where it is always the same, the section. `{section}` in a pattern is the section given. */
export const notePatterns = {
  'allowance-new-regime': { text: 'Allowance u/s {section} is not exempt in the new regime' },
  'allowance-capped': { text: 'Exemption u/s {section} is limited to {amount}' },
  'self-occupied-interest-new-regime': {
    text: 'Interest on a self-occupied house is not allowed in the new regime',
    section: '24(b)',
  },
  'self-occupied-interest-capped': {
    text: 'Interest on self-occupied houses is limited to {amount}',
    section: '24(b)',
  },
  'third-house': {
    text: 'Only two houses can be self-occupied; the third is deemed let out',
    section: '23(4)',
  },
  'remuneration-capped': { text: 'Remuneration of partners is limited to {amount}', section: '40(b)' },
  'presumptive-assessee': { text: 'Section {section} is not available to this assessee' },
  'presumptive-limit': { text: 'Receipts of {amount} are above the limit of {limit} u/s {section}' },
  'presumptive-minimum': {
    text: 'Income u/s {section} cannot be below {amount}; a lower profit needs books and audit',
  },
  'presumptive-vehicles': {
    text: 'Section 44AE is for at most {count} vehicles at a time',
    section: '44AE',
  },
  'exemption-not-available': { text: 'Section {section} does not apply to this sale' },
  'exemption-out-of-time': {
    text: 'The investment of {date} is outside the period allowed by section {section}',
  },
  'deduction-capped': { text: 'Deduction u/s {section} is limited to {amount}' },
  'deduction-new-regime': { text: 'Deduction u/s {section} is not allowed in the new regime' },
  'deduction-not-open': { text: 'Deduction u/s {section} is not available to this assessee' },
  'loss-not-carried': {
    text: 'Loss of {amount} is not carried forward because the return is late',
    section: '80',
  },
  'loss-expired': { text: 'Loss of AY {year} can no longer be set off', section: '72' },
  'brought-forward-new-regime': {
    text: 'In the new regime, a loss or depreciation brought forward is not set off to the extent it comes from deductions not allowed in that regime',
    section: '115BAC(2)(ii)',
  },
  'house-loss-new-regime': {
    text: 'House property loss of {amount} is neither set off nor carried forward in the new regime',
    section: '115BAC',
  },
  'losses-against-gains': {
    text: 'Losses are set off against gains at special rates before other income: the tax is lower by {amount} than in the other order',
    section: '71',
  },
  'late-deduction': {
    text: 'Deduction u/s {section} is not allowed in a return after the due date',
  },
  'late-fee-without-income': {
    text: 'No late fee is charged: without income, section 139(1)(b) may not require a return. The department may take a different view',
    section: '234F',
  },
  'old-regime-late': {
    text: 'The old regime cannot be chosen in a return after the due date',
    section: '115BAC(6)',
  },
  'old-regime-late-business': {
    text: 'In a return after the due date, the old regime requires Form 10-IEA filed by that date',
    section: '115BAC(6)',
  },
  'old-regime-form-late': {
    text: 'Form 10-IEA of {date} was filed after the due date, {due}: the old regime is not available this year',
    section: '115BAC(6)',
  },
  'old-regime-disputed': {
    text: 'Old regime in a return after the due date with Form 10-IEA in time: the law allows it, but the department has taxed such returns in the new regime',
    section: '115BAC(6)',
  },
  'old-regime-order': {
    text: 'The old regime is available in this return only if it was chosen by the due date or the order allows it',
    section: '115BAC(6)',
  },
  'old-regime-returned': {
    text: 'After opting out of the new regime and returning to it, you cannot opt out again while there is business income',
    section: '115BAC(6)',
  },
  'new-regime-form-late': {
    text: 'Returning to the new regime requires Form 10-IEA filed by the due date, {due}',
    section: '115BAC(6)',
  },
  'rebate-special-rates': {
    text: 'The rebate does not apply to tax at special rates; if it did, it would be {other} instead of {amount}',
    section: '87A',
  },
  'rebate-unexplained': {
    text: 'With unexplained income, marginal relief of the rebate depends on whether the tax on that income counts: under the other reading, the rebate would be {other} instead of {amount}',
    section: '87A',
  },
  'rebate-income-test': {
    text: 'Income at special rates counts towards the rebate limit; if it did not, the rebate would be {other} instead of {amount}',
    section: '87A',
  },
} as const satisfies Record<string, { text: string; section?: string }>;

export type NoteId = keyof typeof notePatterns;
