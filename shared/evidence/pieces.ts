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
 * Role of a row: taxable income, tax credit, both unless the same receipt is reported elsewhere, a sale of
 * securities from the department or a statement, or neither. `unknown` rows are kept for a decision.
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
 * Marks of a row: superseded within the file (Inactive), reversed by a negative row, duplicate, held jointly,
 * of another year, paid by the taxpayer, or of a minor child under the taxpayer's guardianship.
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
  /** Quarter or year if there is no date. */
  period: string;
  gross: Paise;
  /** Tax deducted or collected; of a refund its interest. */
  tax: Paise;
  deposited: Paise | null;
  status: string;
  role: Role;
  figure: Figure | '';
  marks: Mark[];
  /** Sheet, part, line: position in the file. */
  place: string;
  /** Rows of one payer and code of a paper. */
  group: string;
  detail: Detail;
}

/** Fields only some rows have. */
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
  /** Value after feedback or the department's derivation, if it differs from the reported one. */
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
  /** Kind of a bank line by its narration. */
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
  /** PAN and financial year (`2025-26`) in the paper; '' if missing. */
  pan: string;
  year: string;
  pieces: Piece[];
  /** Rows that are not evidence or not readable, with the reason. */
  set_aside: { place: string; reason: Message; cells: string[] }[];
  warnings: Message[];
}

/** A rejected paper with the reason; nothing of it is used. */
export interface Refused {
  refused: Message;
  id: string;
}

export const isRefused = (read: Paper | Refused): read is Refused => 'refused' in read;

/** A row from a reader; missing fields are empty. */
export type Draft = Partial<Omit<Piece, 'key' | 'detail'>> &
  Pick<Piece, 'source' | 'code' | 'gross' | 'role' | 'place'> & { detail?: Detail };

/** Completes the rows of a paper: each gets its key; equal rows are distinguished by order. */
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

/** Whether a row counts: not superseded, reversed or duplicate. */
export const counts = (piece: Pick<Piece, 'marks'>): boolean =>
  !piece.marks.some((m) => m === 'superseded' || m === 'reversed' || m === 'repeated');
