import { formatDate } from '../../shared/dates.ts';
import type { Letterhead } from '../../shared/firm/letterhead.ts';
import type { Message } from '../../shared/forms/messages.ts';
import type { ItrComputation } from '../../shared/itr/common/types.ts';
import { neededDocuments } from '../../shared/itr/documents.ts';
import { type Particulars, particularsOf } from '../../shared/itr/particulars.ts';
import type { Line, RegimeComparison, TaxResult } from '../../shared/tax/model/types.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { invalid } from '../base/errors.ts';
import type { EntityDoc } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import type { PaperLanguage } from '../pdf/languages.ts';
import { letterheadFor } from '../pdf/paper.ts';
import { formOf } from './forms.ts';
import type { ItrReturnDoc } from './model.ts';
import { documentsOf, formDataOf } from './present.ts';
import { figuresDay, reachItr } from './store.ts';

/** Tables other parts of the product add after a computation. */
export const appendices: ((
  deps: Deps,
  entity: EntityDoc,
  year: string,
  language: PaperLanguage,
) => Promise<object[]>)[] = [];

/** A line of the computation in the usual layout: details in the inner column, heads and totals in the outer one. */
interface ComputationRow {
  label: string;
  pattern: Line['pattern'];
  section: string;
  /** Indentation level. */
  indent: number;
  inner?: number;
  outer?: number;
  /** A total of the lines above. */
  total: boolean;
}

const named = ({ label, pattern, section }: Line) => ({ label, pattern, section: section ?? '' });

const detail = (line: Line, indent: number): ComputationRow[] => [
  { ...named(line), indent, inner: line.amount, total: false },
  ...(line.children ?? []).flatMap((child) => detail(child, indent + 1)),
];

/** Parts that total the heads above them; the lines of any other part are details of one amount. */
const totals = new Set(['totalIncome', 'tax']);

/**
 * The lines in the order of a printed computation: heads first, their total below. Each amount appears once in the outer column: months of
 * interest and taxes paid are details.
 */
export function computationRows(root: Line): ComputationRow[] {
  const head = (line: Line): ComputationRow[] => [
    { ...named(line), indent: 0, outer: line.amount, total: false },
    ...(line.children ?? []).flatMap((child) => detail(child, 1)),
  ];
  const parts = (root.children ?? []).flatMap((part) =>
    totals.has(part.id)
      ? [
          ...(part.children ?? []).flatMap(head),
          { ...named(part), indent: 0, outer: part.amount, total: true },
        ]
      : head(part),
  );
  return [...parts, { ...named(root), indent: 0, outer: root.amount, total: true }];
}

/** A line comparing both regimes; a total is the sum of the lines since the last total, including it. */
interface SummaryRow {
  label: string;
  old: number;
  new: number;
  total?: boolean;
  /** Separate: not part of the sum below. */
  apart?: boolean;
}

const summaryLines: readonly (Omit<SummaryRow, 'old' | 'new'> & { of: (r: TaxResult) => number })[] = [
  { label: 'Total income', of: (r) => r.totalIncome, apart: true },
  { label: 'Tax with surcharge, after rebate', of: (r) => r.tax.afterRebate + r.tax.surcharge },
  { label: 'Health and education cess', of: (r) => r.tax.cess },
  { label: 'Minimum tax, deferred tax, credit and reliefs', of: (r) => r.tax.net - r.tax.gross },
  { label: 'Net tax liability', of: (r) => r.tax.net, total: true },
  {
    label: 'Interest and fees',
    of: (r) => r.interest.s234A + r.interest.s234B + r.interest.s234C + r.fees.s234F + r.fees.s234I,
  },
  { label: 'Additional tax on an updated return', of: (r) => r.additionalTax },
  { label: 'Total tax, interest and fee', of: (r) => r.totalLiability, total: true },
  { label: 'Less: TDS and TCS', of: (r) => -(r.taxesPaid.tds + r.taxesPaid.tcs) },
  {
    label: 'Less: advance and self-assessment tax',
    of: (r) => -(r.taxesPaid.advanceTax + r.taxesPaid.selfAssessment),
  },
  {
    label: 'Refund and taxes of the earlier return',
    of: (r) => amountIn(r, 'refundIssued') + amountIn(r, 'otherTaxes'),
  },
  { label: 'Rounded to the nearest ten rupees', of: (r) => amountIn(r, 'balance.rounded') },
  {
    label: 'Balance payable (refund in brackets)',
    of: (r) => r.balancePayable - r.refund,
    total: true,
  },
];

/** Lines most returns lack: shown if either regime has an amount. */
const shownWhenAny = new Set([
  'Minimum tax, deferred tax, credit and reliefs',
  'Interest and fees',
  'Additional tax on an updated return',
  'Refund and taxes of the earlier return',
  'Rounded to the nearest ten rupees',
]);

const amountIn = (r: TaxResult, id: string): number =>
  r.breakdown.children?.find((line) => line.id === id)?.amount ?? 0;

/** Both regimes from total income to balance; every total adds up. */
export const summaryRows = ({ old, new: fresh }: RegimeComparison): SummaryRow[] =>
  summaryLines
    .map(({ of, ...row }) => ({ ...row, old: of(old), new: of(fresh) }))
    .filter((row) => !shownWhenAny.has(row.label) || row.old !== 0 || row.new !== 0);

/** Client and return of a computation. */
export interface ComputationHeading {
  name: string;
  pan: string;
  form: string;
  year: string;
  status: string;
  printed: string;
}

/** A supporting document and whether it was received. */
export interface ListedDocument {
  label: Message;
  section: string;
  atHand: boolean;
}

/** Printed content of a computed return. */
export interface Sheet {
  heading: ComputationHeading;
  computed: ItrComputation;
  documents: ListedDocument[];
  particulars: Particulars;
  /** The firm's letterhead. */
  head: Letterhead | null;
}

export async function sheetOf(
  deps: Deps,
  record: ItrReturnDoc,
  entity: EntityDoc,
  computed: ItrComputation,
): Promise<Sheet> {
  const atHand = new Set(documentsOf(deps, record));
  const { model } = await formOf(record.itr_type, record.assessment_year);
  return {
    computed,
    particulars: particularsOf(model, formDataOf(deps, record)),
    head: await letterheadFor(entity.owner_id),
    heading: {
      name: entity.name,
      pan: String(entityData(deps, entity)['pan']),
      form: record.itr_type,
      year: record.assessment_year,
      status: entity.status,
      printed: formatDate(figuresDay(record, deps.now())),
    },
    documents: neededDocuments(computed).map((d) => ({
      label: d.label,
      section: d.section ?? '',
      atHand: atHand.has(d.id),
    })),
  };
}

/** The computation of a stored return within the caller's reach; 422 while its draft cannot be computed. */
export async function computationOf(deps: Deps, user: SignedIn, id: string) {
  const { record, entity } = await reachItr(user, id);
  const form = await formOf(record.itr_type, record.assessment_year);
  let computed: ItrComputation;
  try {
    // Complete now, so that a draft without a computation is reported here
    computed = { ...form.compute(formDataOf(deps, record), figuresDay(record, deps.now())) };
  } catch {
    throw invalid('The tax cannot be computed from this draft yet.');
  }
  return { ...(await sheetOf(deps, record, entity, computed)), entity };
}
