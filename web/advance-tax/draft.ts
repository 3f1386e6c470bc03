import type { accruingHeads } from '../../shared/advance-tax/heads.ts';
import type { AdvanceFacts } from '../../shared/advance-tax/request.ts';

/** Response of `GET /api/advance-tax/{client}`, the fields the page uses. Whole rupees. */
export interface AdvanceAnswer {
  client: { id: string; name: string };
  tax_year: string;
  assessment_year: string;
  act: '1961' | '2025';
  version: number;
  can_edit: boolean;
  blank: boolean;
  facts: AdvanceFacts;
  sources: {
    last_return: { id: string; form: string; assessment_year: string } | null;
    books: { profit: number; on: string } | null;
    evidence: { papers: number; tds: number; tcs: number } | null;
  };
  regime: 'new' | 'old';
  heads: { id: HeadId; label: string; section: string; last_year: number | null; amount: number }[];
  deductions: number;
  deduction_rows: { id: DeductionId; label: string; section: string; last_year: number | null }[];
  total_income: number;
  tax: number;
  tds: number;
  tcs: number;
  payable: number;
  paid: number;
  exempt: 'below_threshold' | 'senior' | null;
  payments: { date: string; amount: number; source: 'typed' | 'evidence' }[];
  instalments: {
    due_by: string;
    share: number;
    required: number;
    paid: number;
    shortfall: number;
    interest: number;
    state: 'past' | 'next' | 'later';
  }[];
  next: { due_by: string; amount: number } | null;
  interest: {
    on: string;
    deferment: number;
    shortfall: number;
    projected: { deferment: number; shortfall: number; until: string };
    sections: { deferment: string; shortfall: string };
  };
  challan: { form: string; major_head: string; minor_head: string; amount: number } | null;
  basis: { figure: string; section: string; certainty: string }[];
}

type HeadId = keyof NonNullable<AdvanceFacts['heads']>;
type DeductionId = keyof NonNullable<AdvanceFacts['deductions']>;

/** The page's input: empty fields take last year's amount. */
export interface Draft {
  regime: '' | 'new' | 'old';
  heads: Partial<Record<HeadId, number | null>>;
  deductions: Partial<Record<DeductionId, number | null>>;
  tds: number | null;
  tcs: number | null;
  use_books: boolean;
  /** Income by the five periods of section 234C, for heads that accrue; an empty row follows the head. */
  periods: Partial<Record<AccruingHead, (number | null)[]>>;
  new_business: boolean;
  payments: { date: string; amount: number | null; bsr: string; serial: string }[];
}

type AccruingHead = (typeof accruingHeads)[number];

/** The draft of a stored estimate. */
export const draftOf = ({ facts }: Pick<AdvanceAnswer, 'facts'>): Draft => ({
  regime: facts.regime ?? '',
  heads: { ...facts.heads },
  deductions: { ...facts.deductions },
  tds: facts.tds ?? null,
  tcs: facts.tcs ?? null,
  use_books: facts.use_books ?? false,
  periods: Object.fromEntries(
    Object.entries(facts.periods ?? {}).map(([id, amounts]) => [id, [...(amounts ?? [])]]),
  ),
  new_business: facts.new_business ?? false,
  payments: (facts.payments ?? []).map(({ date, amount, bsr = '', serial = '' }) => ({
    date,
    amount,
    bsr,
    serial,
  })),
});

/** The body of a save; an amount entered for a head replaces its periods. */
export function requestOf(draft: Draft, answer: Pick<AdvanceAnswer, 'version'>): object {
  const { version } = answer;
  const typed = (amounts: object) =>
    Object.fromEntries(Object.entries(amounts).filter(([, amount]) => typeof amount === 'number'));
  const heads = typed(draft.heads);
  const deductions = typed(draft.deductions);
  const periods = Object.fromEntries(
    Object.entries(draft.periods)
      .filter(([id, amounts]) => !(id in heads) && amounts?.some((amount) => amount !== null))
      .map(([id, amounts]) => [id, amounts!.map((amount) => amount ?? 0)]),
  );
  return {
    ...(version > 0 ? { version } : {}),
    ...(draft.regime ? { regime: draft.regime } : {}),
    ...(Object.keys(heads).length > 0 ? { heads } : {}),
    ...(Object.keys(periods).length > 0 ? { periods } : {}),
    ...(Object.keys(deductions).length > 0 ? { deductions } : {}),
    ...(draft.new_business ? { new_business: true } : {}),
    ...(draft.use_books ? { use_books: true } : {}),
    ...(draft.tds === null ? {} : { tds: draft.tds }),
    ...(draft.tcs === null ? {} : { tcs: draft.tcs }),
    payments: draft.payments
      .filter(({ date, amount }) => date !== '' || amount !== null)
      .map(({ date, amount, bsr, serial }) => ({
        date,
        amount: amount ?? 0,
        ...(bsr ? { bsr } : {}),
        ...(serial ? { serial } : {}),
      })),
  };
}

/** Address of the page of a client and tax year. */
export const advanceAddress = (client: string, year: string): string =>
  `/app/advance-tax/${client}?year=${year}`;
