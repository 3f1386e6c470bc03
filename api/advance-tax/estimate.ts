import {
  creditsOf,
  type EstimateHead,
  estimateDeductionRows,
  estimateHeadRows,
  estimateInput,
} from '../../shared/advance-tax/heads.ts';
import {
  type AdvancePayment,
  type AdvancePlan,
  advancePlan,
  challanOf,
} from '../../shared/advance-tax/plan.ts';
import type { AdvanceFacts } from '../../shared/advance-tax/request.ts';
import {
  type AssessmentYear,
  assessmentYearOf,
  financialYearOf,
  financialYearOn,
  isAssessmentYear,
  todayInIst,
} from '../../shared/dates.ts';
import { sentence } from '../../shared/forms/messages.ts';
import { isItrFormAvailable } from '../../shared/itr/registry.ts';
import type { AssesseeInput, TaxResult } from '../../shared/tax/model/types.ts';
import { hasLaw, lawYears, rulesOf } from '../../shared/tax/years/index.ts';
import { TrialBalance } from '../accounts/model.ts';
import { accountsOf } from '../accounts/store.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { invalidField } from '../base/errors.ts';
import { op } from '../base/records.ts';
import { Entity, type EntityDoc } from '../entities/model.ts';
import { permissionOf, within } from '../entities/reach.ts';
import { findDesk, openDesk } from '../evidence/store.ts';
import { formOf } from '../itr/forms.ts';
import { ItrReturn, type ItrReturnDoc } from '../itr/model.ts';
import { formDataOf } from '../itr/present.ts';
import { figuresDay } from '../itr/store.ts';
import { type AdvanceSummary, AdvanceTax, type AdvanceTaxDoc } from './model.ts';

/** The assessment year of a tax year `2026-27`; by default the current one. 422 for a year without tax rules. */
export function taxYearOf(asked: string | undefined, now: Date): AssessmentYear {
  const year = assessmentYearOf(asked || financialYearOn(todayInIst(now)));
  const known = /^20\d\d-\d\d$/.test(asked || '2026-27') && isAssessmentYear(year) && hasLaw(year);
  if (!known || (asked && financialYearOf(year) !== asked))
    throw invalidField(
      'year',
      sentence('Choose a tax year: {years}', { years: lawYears.map(financialYearOf).join(', ') }),
    );
  return year as AssessmentYear;
}

const types: Readonly<Record<string, AssesseeInput['type']>> = {
  Individual: 'individual',
  'Sole Proprietorship': 'individual',
  HUF: 'huf',
  'Partnership firm': 'firm',
  LLP: 'llp',
  'Private limited domestic company': 'domestic-company',
  'Public limited domestic company': 'domestic-company',
  'Foreign Company': 'foreign-company',
  'Trust (ITR 7)': 'trust',
  AOP: 'aop',
  BOI: 'boi',
  PDT: 'trust',
  'Local authority': 'local-authority',
  'Artificial jurisdiction person': 'ajp',
  'Co-operative society': 'co-operative',
};

/** The assessee according to the client's form. */
const assesseeOf = (entity: EntityDoc): AssesseeInput => {
  const born = entity.data['date_of_birth'];
  const type = types[entity.status] ?? 'individual';
  return {
    type,
    ...(entity.data['residential_status'] === '02' ? { residency: 'non-resident' as const } : {}),
    ...(type === 'individual' && typeof born === 'string' && born ? { dateOfBirth: born } : {}),
  };
};

/** The latest earlier return that can be computed, filed ones first. */
async function lastReturn(deps: Deps, ids: readonly EntityDoc['_id'][], year: AssessmentYear) {
  const found = (await ItrReturn.find({ entity_id: op({ $in: [...ids] }), deleted_at: null })
    .sort({ assessment_year: -1, updated_at: -1 })
    .lean()) as ItrReturnDoc[];
  const before = found
    .filter((r) => r.assessment_year < year && isItrFormAvailable(r.itr_type, r.assessment_year))
    .sort(
      (a, b) =>
        b.assessment_year.localeCompare(a.assessment_year) ||
        Number(b.status === 'filed') - Number(a.status === 'filed'),
    );
  for (const record of before) {
    try {
      const form = await formOf(record.itr_type, record.assessment_year);
      const { chosen } = form.compute(formDataOf(deps, record), figuresDay(record, deps.now()));
      return { record, result: chosen };
    } catch {
      // a draft that cannot be computed is skipped
    }
  }
  return undefined;
}

/** Net profit of the year's trial balance, whole rupees. */
async function booksOf(deps: Deps, entities: readonly EntityDoc[], year: AssessmentYear) {
  const record = await TrialBalance.findOne({
    entity_id: op({ $in: entities.map((e) => e._id) }),
    assessment_year: year,
    deleted_at: null,
  }).lean();
  const entity = record && entities.find((e) => e._id.equals(record.entity_id));
  if (!record || !entity) return null;
  const { now } = await accountsOf(deps, record, entity);
  return { profit: Math.round(now.profitAndLoss.netProfit / 100), on: record.tb_date };
}

const rupees = (paise: number | undefined): number => Math.round((paise ?? 0) / 100);

/** Tax deducted, collected and paid so far, from the year's papers. */
async function evidenceOf(deps: Deps, entities: readonly EntityDoc[], year: AssessmentYear) {
  for (const entity of entities) {
    const desk = await findDesk(entity, year);
    if (!desk) continue;
    const { shown, files } = await openDesk(deps, entity, desk);
    const { totals, credits } = shown.account;
    return {
      papers: files.length,
      tds: rupees(totals.tds_salary) + rupees(totals.tds_other) + rupees(totals.tds3),
      tcs: rupees(totals.tcs),
      payments: credits
        .filter(({ figure }) => figure === 'advance_tax' || figure === 'self_assessment')
        .map(({ id, section, gross, pieces }) => ({
          date: pieces[0]!.date,
          amount: rupees(gross),
          bsr: id,
          serial: section,
        })),
    };
  }
  return null;
}

/** The client's entities: records of the same person for other years. */
async function sameClient(user: SignedIn, entity: EntityDoc): Promise<EntityDoc[]> {
  const found = (await Entity.find({
    ...within(user),
    owner_id: entity.owner_id,
    pan_key: entity.pan_key,
    status: entity.status,
  }).lean()) as EntityDoc[];
  return [entity, ...found.filter((e) => !e._id.equals(entity._id))];
}

/** All parts of a client's estimate. */
export interface Estimate {
  entity: EntityDoc;
  year: AssessmentYear;
  record: AdvanceTaxDoc | null;
  facts: AdvanceFacts;
  last: { record: ItrReturnDoc; result: TaxResult } | undefined;
  books: Awaited<ReturnType<typeof booksOf>>;
  evidence: Awaited<ReturnType<typeof evidenceOf>>;
  heads: EstimateHead[];
  plan: AdvancePlan;
  payments: (AdvancePayment & { source: 'typed' | 'evidence' })[];
  pan: string;
  /** Nothing is known of the year: no earlier return, no input, no accounts. */
  blank: boolean;
}

/** Calculates the estimate of a client and year as of today; given facts override the stored ones. */
export async function estimateOf(
  deps: Deps,
  user: SignedIn,
  entity: EntityDoc,
  year: AssessmentYear,
  given?: AdvanceFacts,
): Promise<Estimate> {
  const entities = await sameClient(user, entity);
  const ids = entities.map((e) => e._id);
  const record = (await AdvanceTax.findOne({
    entity_id: op({ $in: ids }),
    assessment_year: year,
  }).lean()) as AdvanceTaxDoc | null;
  const kept = record?.facts_sealed ? deps.vault.open<AdvanceFacts>(record.facts_sealed) : {};
  const facts = given ?? kept;
  const last = await lastReturn(deps, ids, year);
  const books = await booksOf(deps, entities, year);
  const evidence = await evidenceOf(deps, entities, year);
  const input = estimateInput(year, assesseeOf(entity), facts, last?.result, books?.profit);
  const before = creditsOf(last?.result);
  const typed = (facts.payments ?? []).map((p) => ({ ...p, source: 'typed' as const }));
  const seen = (evidence?.payments ?? [])
    .filter((p) => !typed.some((t) => t.date === p.date && t.amount === p.amount))
    .map((p) => ({ ...p, source: 'evidence' as const }));
  const payments = [...typed, ...seen].sort((a, b) => a.date.localeCompare(b.date));
  const plan = advancePlan(input, {
    tds: facts.tds ?? Math.max(before.tds, evidence?.tds ?? 0),
    tcs: facts.tcs ?? Math.max(before.tcs, evidence?.tcs ?? 0),
    payments,
    on: todayInIst(deps.now()),
  });
  return {
    entity,
    year,
    record,
    facts,
    last,
    books,
    evidence,
    heads: estimateHeadRows(rulesOf(year).act, facts, last?.result, books?.profit),
    plan,
    payments,
    pan: deps.vault.open<string>(entity.pan_sealed),
    blank: !last && !(facts.use_books && books) && !facts.heads && !facts.periods,
  };
}

/** Figures for lists. */
export const summaryOfEstimate = ({ plan }: Estimate): AdvanceSummary => ({
  on: plan.interest.on,
  payable: plan.payable,
  paid: plan.paid,
  next_due: plan.next?.due_by ?? '',
  next_amount: plan.next?.amount ?? 0,
  deferment: plan.interest.deferment,
  shortfall: plan.interest.shortfall,
  exempt: plan.exempt ?? '',
});

const sourceOf = (typed: number | undefined, before: number, seen: number | undefined) =>
  typed !== undefined ? 'typed' : seen !== undefined && seen > before ? 'evidence' : 'last_year';

/** An estimate as the API returns it. */
export function presentEstimate(user: SignedIn, estimate: Estimate) {
  const { entity, year, record, facts, last, books, evidence, heads, plan, payments, pan } = estimate;
  const { result, instalments, interest, ...figures } = plan;
  const rules = rulesOf(year);
  const before = creditsOf(last?.result);
  return {
    client: { id: String(entity._id), name: entity.name, pan, status: entity.status },
    tax_year: financialYearOf(year),
    assessment_year: year,
    act: rules.act,
    estimate: true,
    version: record?.version ?? 0,
    updated_at: record?.updated_at.toISOString() ?? null,
    can_edit: permissionOf(user, entity) !== 'view',
    blank: estimate.blank,
    facts,
    sources: {
      last_return: last
        ? {
            id: String(last.record._id),
            form: last.record.itr_type,
            assessment_year: last.record.assessment_year,
            status: last.record.status,
          }
        : null,
      books,
      evidence: evidence && { papers: evidence.papers, tds: evidence.tds, tcs: evidence.tcs },
    },
    regime: result.regime,
    heads,
    gross_total_income: result.grossTotalIncome,
    deductions: result.totalDeductions,
    deduction_rows: estimateDeductionRows(rules.act, last?.result),
    total_income: result.totalIncome,
    ...figures,
    credits: {
      tds: sourceOf(facts.tds, before.tds, evidence?.tds),
      tcs: sourceOf(facts.tcs, before.tcs, evidence?.tcs),
    },
    payments,
    instalments,
    interest,
    challan: challanOf(plan, { pan, name: entity.name }),
    basis: rules.basis ?? [],
  };
}
