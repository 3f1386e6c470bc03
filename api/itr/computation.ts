import { formatDate } from '../../shared/dates.ts';
import { english } from '../../shared/forms/messages.ts';
import { neededDocuments } from '../../shared/itr/documents.ts';
import type { ItrComputation } from '../../shared/itr/types.ts';
import type { Line } from '../../shared/tax/types.ts';
import type { Deps } from '../deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import { invalid } from '../errors.ts';
import type { SignedIn } from '../users/session.ts';
import { formOf } from './forms.ts';
import type { ItrReturnDoc } from './model.ts';
import { documentsOf, formDataOf } from './present.ts';
import { figuresDay, reachItr } from './store.ts';

/** A line of the computation as accountants set it: details in the inner column, heads and totals in the outer one. */
export interface ComputationRow {
  label: string;
  section: string;
  /** Steps to the right. */
  indent: number;
  inner?: number;
  outer?: number;
  /** A total of what stands above it. */
  total: boolean;
}

const detail = (line: Line, indent: number): ComputationRow[] => [
  { label: line.label, section: line.section ?? '', indent, inner: line.amount, total: false },
  ...(line.children ?? []).flatMap((child) => detail(child, indent + 1)),
];

/** The explained lines in the order of a computation on paper: what is added up first, its total below. */
export function computationRows(root: Line): ComputationRow[] {
  const parts = (root.children ?? []).flatMap((part): ComputationRow[] => [
    ...(part.children ?? []).flatMap((head): ComputationRow[] => [
      { label: head.label, section: head.section ?? '', indent: 0, outer: head.amount, total: false },
      ...(head.children ?? []).flatMap((line) => detail(line, 1)),
    ]),
    { label: part.label, section: part.section ?? '', indent: 0, outer: part.amount, total: true },
  ]);
  return [
    ...parts,
    { label: root.label, section: root.section ?? '', indent: 0, outer: root.amount, total: true },
  ];
}

/** The lines in which both regimes are set side by side. */
export const summaryRows = [
  ['Total income', 'total_income'],
  ['Tax before cess', 'tax_before_cess'],
  ['Health and education cess', 'cess'],
  ['Total tax, interest and fee', 'total_tax'],
  ['Taxes paid', 'tds_paid'],
  ['Balance payable (refund in brackets)', 'balance_tax'],
] as const;

/** Who and what a computation is of. */
export interface ComputationHeading {
  name: string;
  pan: string;
  form: string;
  year: string;
  status: string;
  printed: string;
}

/** A paper the return rests on and whether it is at hand. */
export interface ListedDocument {
  label: string;
  section: string;
  atHand: boolean;
}

/** What the computation sheets print of a computed return. */
export function sheetOf(
  deps: Deps,
  record: ItrReturnDoc,
  entity: EntityDoc,
  computed: ItrComputation,
): { heading: ComputationHeading; computed: ItrComputation; documents: ListedDocument[] } {
  const atHand = new Set(documentsOf(deps, record));
  return {
    computed,
    heading: {
      name: entity.name,
      pan: String(entityData(deps, entity)['pan']),
      form: record.itr_type,
      year: record.assessment_year,
      status: entity.status,
      printed: formatDate(figuresDay(record, deps.now())),
    },
    documents: neededDocuments(computed).map((d) => ({
      label: english(d.label),
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
    // every part of it now, so that a draft without a computation is told here
    computed = { ...form.compute(formDataOf(deps, record), figuresDay(record, deps.now())) };
  } catch {
    throw invalid('The tax cannot be computed from this draft yet.');
  }
  return sheetOf(deps, record, entity, computed);
}
