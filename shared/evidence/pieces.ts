import type { IsoDate } from '../dates.ts';
import type { Message } from '../forms/messages.ts';
import type { Paise } from '../money.ts';
import type { EmployerDetail } from './employer.ts';

/** The papers the desk reads. */
export type PaperKind =
  | 'ais'
  | '26as'
  | 'tis'
  | 'form16'
  | 'form16a'
  | 'prefill'
  | 'zerodha'
  | 'groww'
  | 'icici'
  | 'upstox'
  | 'angel'
  | 'shares'
  | 'vda'
  | 'cams-cg'
  | 'kfin-cg'
  | 'cas'
  | 'certificate'
  | 'bank';

/**
 * What a row is: income to be taxed, a credit for tax, both unless the same receipt is reported elsewhere, a sale of securities as the
 * department or a statement has it, or a row that is neither. `unknown` rows are kept and asked about.
 */
export type Role =
  | 'income'
  | 'credit'
  | 'both'
  | 'sale'
  | 'lot'
  | 'acquisition'
  | 'control'
  | 'challan'
  | 'refund'
  | 'line'
  | 'summary'
  | 'unknown';

/** Figures of a return the desk adds up; capital gains by section or bucket. */
export const incomeFigures = [
  'salary_gross',
  'interest_savings',
  'interest_deposit',
  'interest_others',
  'interest_refund',
  'dividend',
  'rent_received',
  'rent_machinery',
  'business_receipts',
  'partner_receipts',
  'winnings_115BB',
  'winnings_115BBJ',
  'vda_consideration',
  'property_consideration',
  'pf_withdrawal',
  'business_trust',
  'nonresident_receipts',
] as const;
const creditFigures = ['tds_salary', 'tds_other', 'tds3', 'tcs', 'advance_tax', 'self_assessment'] as const;
export const gainFigures = [
  '111A',
  '112A',
  '112',
  '50AA',
  'short_slab',
  'speculative',
  'fno',
  'buyback',
] as const;
export type IncomeFigure = (typeof incomeFigures)[number];
export type CreditFigure = (typeof creditFigures)[number];
export type GainFigure = (typeof gainFigures)[number];
export type Figure = IncomeFigure | CreditFigure | GainFigure;

/**
 * What is said of a row: superseded by another of the file (Inactive), taken back by a negative row, the same row twice, held jointly,
 * of another year, of what the taxpayer paid, or of a minor child whose guardian the taxpayer is.
 */
export type Mark = 'superseded' | 'reversed' | 'repeated' | 'joint' | 'other_year' | 'own_payment' | 'minor';

/** One line of a paper. Amounts in paise; '' and null where the paper does not say. */
export interface Piece {
  /** Stable within a client and year: the same row of a file sent again has the same key. */
  key: string;
  source: PaperKind;
  part: string;
  /** The code as the paper has it: TDS-194A, SFT-016(SB), 194A, 112A … */
  code: string;
  category: string;
  payer: string;
  /** TAN, PAN, PAN with branch, or BSR code of a challan. */
  payer_id: string;
  date: IsoDate | '';
  /** Quarter or year where there is no date. */
  period: string;
  gross: Paise;
  /** Tax deducted or collected; of a refund its interest. */
  tax: Paise;
  deposited: Paise | null;
  status: string;
  role: Role;
  figure: Figure | '';
  marks: Mark[];
  /** Sheet, part, line: where in the file it stands. */
  place: string;
  /** Rows of one payer and code of a paper. */
  group: string;
  detail: Detail;
}

/** What only some rows have. */
export interface Detail {
  tsn?: string;
  quarter?: string;
  account?: string;
  acknowledgement?: string;
  serial?: string;
  /** Financial year a challan or refund belongs to. */
  year?: string;
  remark?: string;
  isin?: string;
  name?: string;
  /** Number of units; undefined when the paper's number cannot be read. */
  units?: number;
  bought?: IsoDate;
  cost?: Paise;
  charges?: Paise;
  stt?: Paise;
  gain?: Paise;
  fmv_unit?: number;
  /** Cost actually paid, where `cost` is that of section 55(2)(ac). */
  paid?: Paise;
  turnover?: Paise;
  long?: boolean;
  amc?: string;
  /** Country of a foreign security, by its ISIN. */
  country?: string;
  /** Sales a depository or registrar totals for itself: a control, not a sale. */
  sales?: Paise;
  /** Value after feedback or the department's own derivation, where it differs from what was reported. */
  derived?: Paise;
  reported?: Paise;
  /** The price of a property of which the row is a share. */
  property_value?: Paise;
  holders?: number;
  stamp_value?: Paise;
  reference?: string;
  balance?: Paise;
  debit?: Paise;
  credit?: Paise;
  /** What a bank's line is by its words. */
  line?: 'interest' | 'deposit_interest' | 'dividend' | 'refund' | 'tax' | 'salary' | '';
  /** Salary by 17(1), 17(2), 17(3). */
  salary?: [Paise, Paise, Paise];
  /** The employer as its certificate has it, and the perquisites of its Form 12BA by nature. */
  employer?: EmployerDetail;
  perquisites?: [nature: string, amount: Paise][];
  /** Figures of Part B of a Form 16 by its row. */
  part_b?: Record<string, Paise>;
  regime?: 'old' | 'new';
  accepted?: Paise | null;
  from?: IsoDate;
  to?: IsoDate;
}

/** A paper as read. */
export interface Paper {
  source: PaperKind;
  /** PAN and financial year (`2025-26`) as the paper says them; '' where it does not. */
  pan: string;
  year: string;
  pieces: Piece[];
  /** Rows that are no evidence, or cannot be read, with the reason. */
  set_aside: { place: string; reason: Message; cells: string[] }[];
  warnings: Message[];
}

/** A paper that cannot be taken: why, in words; nothing of it is used. */
export interface Refused {
  refused: Message;
  id: string;
}

export const isRefused = (read: Paper | Refused): read is Refused => 'refused' in read;

/** A row as a reader gives it: what it leaves out is empty. */
export type Draft = Partial<Omit<Piece, 'key' | 'detail'>> &
  Pick<Piece, 'source' | 'code' | 'gross' | 'role' | 'place'> & { detail?: Detail };

/** Finishes the rows of a paper: each gets its key, equal rows are told apart by their order. */
export function finish(drafts: readonly Draft[]): Piece[] {
  const seen = new Map<string, number>();
  return drafts.map((draft) => {
    const row: Omit<Piece, 'key'> = {
      part: '',
      category: '',
      payer: '',
      payer_id: '',
      date: '',
      period: '',
      tax: 0,
      deposited: null,
      status: '',
      figure: '',
      marks: [],
      group: '',
      detail: {},
      ...draft,
    };
    const { detail: d } = row;
    const natural = [
      row.source,
      row.part,
      row.code,
      row.payer_id || row.payer,
      row.date || row.period,
      row.gross,
      row.tax,
      row.status,
      d.tsn ?? d.acknowledgement ?? d.serial ?? d.reference ?? '',
      d.account ?? '',
      d.isin ?? d.name ?? '',
      d.units ?? '',
      d.bought ?? '',
      d.balance ?? '',
    ].join('|');
    const n = seen.get(natural) ?? 0;
    seen.set(natural, n + 1);
    return {
      ...row,
      key: n === 0 ? natural : `${natural}#${n}`,
      group: row.group || `${row.source}|${row.part}|${row.code}|${row.payer_id || row.payer}`,
    };
  });
}

/** Whether a row counts: not superseded, taken back or repeated. */
export const counts = (piece: Pick<Piece, 'marks'>): boolean =>
  !piece.marks.some((m) => m === 'superseded' || m === 'reversed' || m === 'repeated');
