import type { IsoDate } from '../../dates.ts';
import type { Rupees } from '../../money.ts';

/** Facts that decide the limit of a loan's interest on a self-occupied house (s.24(b)). */
export type LoanFacts = {
  purpose: 'acquisition' | 'construction' | 'repair';
  takenOn?: IsoDate;
  completedOn?: IsoDate;
};

/**
 * One property (Schedule HP). `annualLettableValue` and taxes are for the whole property, interest is the
 * assessee's own share.
 */
export type PropertyInput = {
  id?: string;
  use: 'self-occupied' | 'let-out' | 'deemed-let-out';
  /**
   * Gross rent received, receivable or lettable value of the year, as in the form; refined by the next four
   * if given (s.23(1)).
   */
  annualLettableValue?: Rupees;
  municipalValue?: Rupees;
  fairRent?: Rupees;
  standardRent?: Rupees;
  actualRent?: Rupees;
  /** Rent lost through vacancy (s.23(1)(c)); only with `actualRent`. */
  vacancyLoss?: Rupees;
  unrealisedRent?: Rupees;
  municipalTaxes?: Rupees;
  /** Own share in basis points: 5000 is one half. Default the whole. */
  share?: number;
  /** Interest of the year on borrowed capital (s.24(b)), own share. */
  interest?: Rupees;
  /** Interest of years before the year of completion, own share; a fifth is deducted each year from that one. */
  preConstruction?: { total: Rupees; completedOn: IsoDate };
  loan?: LoanFacts;
  /** Part of `interest` for loans with their own facts, each subject to its own limit. */
  loans?: readonly { interest: Rupees; loan: LoanFacts }[];
  /** Arrears and unrealised rent received (s.25A), own share, before the 30%. */
  arrearsReceived?: Rupees;
};

/** Head "Income from house property". */
export type HousePropertyInput = { properties: PropertyInput[]; passThrough?: Rupees };
