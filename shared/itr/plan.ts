import type { IsoDate } from '../dates.ts';
import { checkDraft, treeOf } from '../forms/form.ts';
import { type Issue, type Message, sentence } from '../forms/messages.ts';
import { type FormValues, getAt, setAt } from '../forms/paths.ts';
import { type FormNode, patternOf } from '../forms/walk.ts';
import type { Rupees } from '../money.ts';
import { computeTax } from '../tax/index.ts';
import type { Regime, TaxResult } from '../tax/model/types.ts';
import { linesBoth } from './both-regimes.ts';
import type { ItrForm } from './common/types.ts';
import { type ReadyPlan, readyRegime, workReady } from './ready-plans.ts';

/** One changed fact: a path of the form and its value, null to remove it. */
interface PlanChange {
  path: string;
  value: unknown;
}

/** A plan: its name, its regime if different, and its changed facts. */
export interface PlanCopy {
  title: string;
  regime?: Regime | undefined;
  changes: readonly PlanChange[];
  /** A ready-made plan, worked on the return with the changes. */
  ready?: ReadyPlan | undefined;
  /** Return of the person receiving a gift. */
  receiver?: Receiver | undefined;
}

/** A second return of the family: its owner, form and data. */
export interface Receiver {
  name: string;
  form: ItrForm;
  data: FormValues;
}

/** Result of a return, whole rupees; `balance` is negative for a refund, `carried` are losses carried forward. */
interface PlanFigures {
  regime: Regime;
  total_income: Rupees;
  tax: Rupees;
  interest: Rupees;
  total: Rupees;
  paid: Rupees;
  balance: Rupees;
  carried: Rupees;
}

/** A line of the computation that a copy changes, with its section. */
interface PlanLine {
  label: string;
  section: string;
  before: Rupees;
  after: Rupees;
}

interface PlanColumn {
  title: string;
  figures: PlanFigures;
  /** Savings in tax, interest and fee compared with the current return; negative if more. */
  saved: Rupees;
  /** `part` is the table or group of the field, '' if none. */
  changes: { path: string; part: string; label: string; before: unknown; after: unknown }[];
  lines: PlanLine[];
  /** Why a ready-made plan is so, with its sections. */
  why: Message[];
  notes: Message[];
  /** The receiver's return, with and without the gift, and the family's total savings. */
  family?: { name: string; before: PlanFigures; after: PlanFigures; saved: Rupees };
  /** Why a ready-made plan does not apply to this return; its figures are then those of the return. */
  problem?: Message;
}

/** A return with its copies side by side. */
export interface Plan {
  present: PlanFigures;
  columns: PlanColumn[];
}

const nodeAt = (nodes: readonly FormNode[], pattern: string): FormNode | undefined => {
  for (const node of nodes) {
    if (node.path === pattern) return node;
    if (node.node === 'field') continue;
    const found = nodeAt(node.children, pattern);
    if (found) return found;
  }
  return undefined;
};

/** Label of the table or group nearest to a field, to distinguish fields such as “Amount”. */
function partOf(nodes: readonly FormNode[], path: string): string {
  const keys = patternOf(path).split('.');
  for (let n = keys.length - 1; n > 0; n--) {
    const label = nodeAt(nodes, keys.slice(0, n).join('.').replace(/\[\]$/, ''))?.meta.label;
    if (label) return label;
  }
  return '';
}

/** Problems of plans before computing: unknown paths, computed figures, values of a wrong kind. */
export function planIssues(form: ItrForm, data: FormValues, copies: readonly PlanCopy[]): Issue[] {
  const tree = treeOf(form.model);
  return copies.flatMap((copy, c) => {
    const wrong = copy.changes.flatMap(({ path }, i): Issue[] => {
      const node = nodeAt(tree, patternOf(path));
      const computed = node?.node === 'field' && node.meta.computed;
      const message = !node
        ? sentence('The form has no field {path}', { path })
        : computed
          ? sentence('{label} is calculated from other figures', { label: { text: node.meta.label } })
          : undefined;
      return message ? [{ path: `columns.${c}.changes.${i}.path`, message, severity: 'error' }] : [];
    });
    if (wrong.length > 0) return wrong;
    return checkDraft(form.model, copyOf(data, copy)).map((issue) => ({
      ...issue,
      path: `columns.${c}.${issue.path}`,
    }));
  });
}

const copyOf = (data: FormValues, { changes }: PlanCopy): FormValues =>
  changes.reduce((out, { path, value }) => setAt(out, path, value ?? undefined), data);

const figuresOf = (result: TaxResult): PlanFigures => ({
  regime: result.regime,
  total_income: result.totalIncome,
  tax: result.tax.net,
  interest:
    result.interest.s234A +
    result.interest.s234B +
    result.interest.s234C +
    result.fees.s234F +
    result.fees.s234I +
    result.additionalTax,
  total: result.totalLiability,
  paid: result.taxesPaid.total,
  balance: result.balancePayable - result.refund,
  carried: result.lossesCarriedForward.reduce((all, { amount }) => all + amount, 0),
});

/** The receiver's return with and without the gift; `saved` is the giver's saving. */
function familyOf(
  { name, form, data }: Receiver,
  ready: ReturnType<typeof workReady> | undefined,
  saved: Rupees,
  today: IsoDate,
): PlanColumn['family'] {
  const { chosen } = form.compute(data, today);
  const before = figuresOf(chosen);
  const add = ready && 'toReceiver' in ready ? ready.toReceiver : undefined;
  const after = add ? figuresOf(computeTax(add(chosen.input))) : before;
  return { name, before, after, saved: saved + before.total - after.total };
}

/** Computes the current return and each plan; throws the form's errors on a draft that cannot be computed. */
export function planOf(form: ItrForm, data: FormValues, copies: readonly PlanCopy[], today: IsoDate): Plan {
  const tree = treeOf(form.model);
  const { chosen: present } = form.compute(data, today);
  const before = figuresOf(present);
  return {
    present: before,
    columns: copies.map((copy): PlanColumn => {
      const changed = copyOf(data, copy);
      const computed = form.compute(changed, today);
      const asked = copy.regime ?? readyRegime(copy.ready, computed.regime);
      const regime = computed.oneRegime ? computed.regime : asked;
      const ready = copy.ready
        ? workReady(computed.comparison[regime], copy.ready, computed.oneRegime === true)
        : undefined;
      const result = ready && 'result' in ready ? ready.result : computed.comparison[regime];
      const { barred } = computed.comparison;
      const figures = figuresOf(result);
      const family = copy.receiver && familyOf(copy.receiver, ready, before.total - figures.total, today);
      return {
        title: copy.title,
        figures,
        saved: before.total - figures.total,
        changes: copy.changes.map(({ path }) => ({
          path,
          part: partOf(tree, path),
          label: nodeAt(tree, patternOf(path))?.meta.label ?? path,
          before: getAt(data, path) ?? null,
          after: getAt(changed, path) ?? null,
        })),
        lines: linesBoth(present.breakdown, result.breakdown)
          .map((line) => ({
            label: line.label,
            section: line.section,
            before: line.old ?? 0,
            after: line.new ?? 0,
          }))
          .filter((line) => line.before !== line.after),
        ...(ready && 'problem' in ready ? { problem: ready.problem } : {}),
        ...(family ? { family } : {}),
        why: ready && 'why' in ready ? ready.why : [],
        notes: [
          ...(barred?.regime === regime ? [barred.reason] : []),
          ...result.notes.map(({ text, params }) => ({ text, params })),
        ],
      };
    }),
  };
}
