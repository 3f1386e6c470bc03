/** What the form model cannot know about one field on the portal; data, keyed by form model path pattern or government path. */
interface Override {
  /** Captions of the portal besides the model's label. */
  labels?: readonly string[];
  /** False: a caption alone is no safe sign (wordings that flip between years). */
  byLabel?: boolean;
  /** Seen working on the live portal, with the year. */
  verified?: boolean;
  /** Never planned: the portal sets it or the user answers it. */
  skip?: boolean;
}

/**
 * By government path (rows as `[]`). `verified` only where a public account of a filed return names the element;
 * everything else follows the portal's known naming and says "not yet verified" in the panel.
 */
export const overrides: Readonly<Record<string, Override>> = {
  // The question is asked both ways round between years, so its words must not decide.
  'FilingStatus.OptOutNewTaxRegime': { byLabel: false, verified: true },
  'FilingStatus.NewTaxRegime': { byLabel: false },
  'PersonalInfo.SecondaryAdd': {
    verified: true,
    labels: ['Is the secondary address same as primary address?'],
  },
  'ITR1_IncomeDeductions.OthersInc.OthersIncDtlsOthSrc[].OthSrcNatureDesc': { verified: true },
  'ITR1_IncomeDeductions.OthersInc.OthersIncDtlsOthSrc[].OthSrcOthNatOfInc': { verified: true },
  'PersonalInfo.PAN': { labels: ['PAN', 'Permanent Account Number'] },
  'PersonalInfo.AadhaarCardNo': { labels: ['Aadhaar Number'] },
  // Fixed by the portal from the kind of filing; shown nowhere as a field.
  'FilingStatus.ItrFilingDueDate': { skip: true },
};
