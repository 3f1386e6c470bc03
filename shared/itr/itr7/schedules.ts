import type { FormValues } from '../../forms/paths.ts';
import { mulDiv, percentOf, positive, sum } from '../../money.ts';
import type { TrustInput } from '../../tax/inputs/trust.ts';
import { rulesOf } from '../../tax/years/index.ts';
import { lineOf, rowsOf, rupees, signed, textOf, total } from '../common/read.ts';
import type { Itr7 } from '../values/itr7.ts';
import type { FieldName } from '../values/names.ts';
import { byApplication, exemptLines, receiptSchedules } from './data/codes.ts';
import type { Itr7Year } from './data/years.ts';
import { balanceSums7, deemedKeys, keptKeys } from './parts/investments.ts';
import { purposeKeys, refusedKeys, sourceKeys } from './parts/receipts.ts';

export const exemptionOf = (data: Itr7): string => textOf(data.personal?.exemption);
/** Taxed by application: Part B1 or B3. */
export const isApplied = (data: Itr7): boolean => byApplication.includes(exemptionOf(data));
/** Part B3. */
export const isForfeited = (data: Itr7): boolean =>
  isApplied(data) && textOf(data.purpose?.section_13_10) === 'Y';

/** Whether anonymous donations are asked (rule 164). */
const asksAnonymous = (data: Itr7): boolean =>
  isApplied(data) || (receiptSchedules[4] as readonly string[]).includes(exemptionOf(data));

/** Schedule VC. */
export const contributionSums = (year: Itr7Year, data: Itr7) => {
  const { local, foreign, anonymous } = data.contributions ?? {};
  const corpusLocal = rupees(local?.corpus_80g) + rupees(local?.corpus_other);
  const corpusForeign = rupees(foreign?.corpus_80g) + rupees(foreign?.corpus_other);
  const notCorpus =
    rupees(local?.grants_government) +
    rupees(local?.grants_companies) +
    rupees(local?.grants_other) +
    rupees(local?.donations);
  const all = corpusLocal + notCorpus + corpusForeign + rupees(foreign?.not_corpus);
  const received = asksAnonymous(data) ? rupees(anonymous?.received) : 0;
  const { anonymousShare, anonymousFloor } = rulesOf(year.assessmentYear).trusts;
  const free = asksAnonymous(data) ? Math.max(percentOf(all + received, anonymousShare), anonymousFloor) : 0;
  const charged = positive(received - free);
  return {
    all,
    corpus: corpusLocal + corpusForeign,
    /** Other than corpus, without anonymous donations. */
    other: notCorpus + rupees(foreign?.not_corpus),
    received,
    charged,
    figures: {
      local: { corpus: corpusLocal, not_corpus: notCorpus, total: corpusLocal + notCorpus },
      foreign: { corpus: corpusForeign, total: corpusForeign + rupees(foreign?.not_corpus) },
      total: all,
      anonymous: { free, charged, other: received - charged },
    } as FormValues,
  };
};

/** Schedule AI; agricultural income stays out. */
export const propertySum = (data: Itr7) => {
  const part = data.property_income;
  const others = total(rowsOf(part?.others), 'amount') + signed(part?.pass_through);
  const all =
    rupees(part?.main) +
    rupees(part?.incidental) +
    rupees(part?.rent) +
    rupees(part?.commission) +
    rupees(part?.dividend) +
    rupees(part?.interest) +
    rupees(part?.assets_sold) +
    others;
  return { all: positive(all), others: positive(others) };
};

type Both = { revenue: number; capital: number };
const none: Both = { revenue: 0, capital: 0 };
const both = (group: unknown): Both => ({
  revenue: rupees((group as Partial<Both> | undefined)?.revenue),
  capital: rupees((group as Partial<Both> | undefined)?.capital),
});
const plus = (...list: Both[]): Both =>
  list.reduce((t, b) => ({ revenue: t.revenue + b.revenue, capital: t.capital + b.capital }), none);
const less = (a: Both, b: Both): Both => ({
  revenue: positive(a.revenue - b.revenue),
  capital: positive(a.capital - b.capital),
});
const withTotal = (b: Both) => ({ ...b, total: b.revenue + b.capital });
const totalOf = (b: Both) => b.revenue + b.capital;

/** Schedule A; negative figures become nil, with a finding. */
export const applicationSums = (year: Itr7Year, data: Itr7) => {
  const part = (data.application ?? {}) as Record<string, unknown>;
  const { donationApplied } = rulesOf(year.assessmentYear).trusts;
  const toTrusts = both(part['to_trusts']);
  const counted = {
    revenue: percentOf(toTrusts.revenue, donationApplied),
    capital: percentOf(toTrusts.capital, donationApplied),
  };
  const typed = purposeKeys.map((key) => both(part[key]));
  const applied = plus(counted, ...typed);
  const notAllowed = (part['not_allowed'] ?? {}) as Record<string, unknown>;
  const outOf = (part['out_of'] ?? {}) as Record<string, unknown>;
  const refused = plus(...refusedKeys.map((key) => both(notAllowed[key])));
  const otherSources = plus(...rowsOf(data.application?.other_sources).map(both));
  const elsewhere = plus(...sourceKeys.map((key) => both(outOf[key])), otherSources);
  const inYear = less(less(applied, refused), elsewhere);
  const allowed = plus(less(inYear, both(part['unpaid'])), both(part['paid_now']));
  return {
    toTrusts: totalOf(toTrusts),
    allowed: totalOf(allowed),
    allowedRevenue: allowed.revenue,
    figures: {
      ...Object.fromEntries(
        ['to_trusts', ...purposeKeys, 'unpaid', 'paid_now'].flatMap((key) =>
          part[key] === undefined ? [] : [[key, { total: totalOf(both(part[key])) }]],
        ),
      ),
      ...(part['to_trusts'] === undefined ? {} : { to_trusts_85: withTotal(counted) }),
      applied: withTotal(applied),
      not_allowed: Object.fromEntries(
        refusedKeys.flatMap((key) =>
          notAllowed[key] === undefined ? [] : [[key, { total: totalOf(both(notAllowed[key])) }]],
        ),
      ),
      refused: withTotal(refused),
      out_of: Object.fromEntries(
        sourceKeys.flatMap((key) =>
          outOf[key] === undefined ? [] : [[key, { total: totalOf(both(outOf[key])) }]],
        ),
      ),
      ...(rowsOf(data.application?.other_sources).length > 0
        ? { other_source_total: withTotal(otherSources) }
        : {}),
      from_income: withTotal(inYear),
      all_sources: withTotal(plus(inYear, elsewhere)),
      in_year: withTotal(inYear),
      allowed: withTotal(allowed),
    } as FormValues,
  };
};

const sumsOf = (rows: readonly object[], keys: readonly FieldName[]): Record<string, number> =>
  Object.fromEntries(keys.map((key) => [`total_${key}`, rows.reduce((t, row) => t + lineOf(row, key), 0)]));

/** Schedule I; accumulations of the fifth year lapse with all that is left (s.11(3)(c)). */
export const accumulationSums = (year: Itr7Year, data: Itr7) => {
  const rows = rowsOf(data.accumulation?.rows).map((row) => {
    const leftBefore = positive(rupees(row.amount) - rupees(row.applied_before));
    const available = positive(leftBefore - rupees(row.taxed_before));
    const out = rupees(row.other_purposes) + rupees(row.given);
    const left = positive(available - rupees(row.applied) - out);
    const current = textOf(row.year) === year.accumulated.at(-1)!.value;
    const lapsed = current
      ? 0
      : textOf(row.year) === year.lastOfFive
        ? out + left
        : out + rupees(row.other_modes) + rupees(row.not_used);
    return { left_before: leftBefore, available, left, lapsed, current, amount: rupees(row.amount) };
  });
  const figures = rows.map(({ current: _, amount: __, ...row }) => row);
  const merged = rowsOf(data.accumulation?.rows).map((row, i) => ({ ...row, ...figures[i] }));
  return {
    now: sum(rows.filter(({ current }) => current).map(({ amount }) => amount)),
    lapsed: sum(rows.map(({ lapsed }) => lapsed)),
    figures: { rows: figures, ...sumsOf(merged, keptKeys) } as FormValues,
  };
};

/** Schedule D. */
export const deemedSums = (year: Itr7Year, data: Itr7) => {
  const rows = rowsOf(data.deemed_application?.rows);
  const figures = rows.map((row) => ({
    lapsed: positive(rupees(row.due) - rupees(row.applied)),
    left: positive(rupees(row.required) - rupees(row.due)),
  }));
  const merged = rows.map((row, i) => ({ ...row, ...figures[i] }));
  const current = year.deemed.at(-1)!.value;
  return {
    now: sum(rows.filter((row) => textOf(row.year) === current).map((row) => rupees(row.amount))),
    lapsed: sum(figures.map(({ lapsed }) => lapsed)),
    figures: { rows: figures, ...sumsOf(merged, deemedKeys) } as FormValues,
  };
};

const taxedSums = (year: Itr7Year, part: Itr7['accumulation_taxed'] | Itr7['deemed_taxed']): FormValues => {
  const rows = rowsOf(part?.rows as object[] | undefined).map((row) => ({
    total: sum(
      (['before', ...year.taxedColumns.map(([key]) => key)] as const).map((key) =>
        positive(lineOf(row, key)),
      ),
    ),
  }));
  return { rows, total: sum(rows.map((row) => row.total)) };
};

/** Schedule J. */
export const investmentSums = (data: Itr7) => {
  const part = data.investments;
  const corpus = rowsOf(part?.corpus);
  const loans = rowsOf(part?.loans);
  const corpusRows = corpus.map((row) => {
    const closing = positive(
      rupees(row.opening) + rupees(row.received) + rupees(row.restored) - rupees(row.applied),
    );
    return { closing, other_modes: positive(closing - rupees(row.invested) - rupees(row.taxed_before)) };
  });
  const loanRows = loans.map((row) => ({
    closing: positive(rupees(row.opening) + rupees(row.taken) - rupees(row.repaid_all)),
  }));
  const ofKind = (kind: string) =>
    sum(corpusRows.filter((_, i) => textOf(corpus[i]!.kind) === kind).map(({ closing }) => closing));
  const listed = (key: 'invested' | 'insiders' | 'others' | 'in_kind') => rowsOf(part?.[key] as object[]);
  const column = (key: 'invested' | 'insiders' | 'others' | 'in_kind', of: FieldName) =>
    listed(key).reduce((t, row) => t + positive(lineOf(row, of)), 0);
  const when = (key: Parameters<typeof listed>[0], figures: FormValues) =>
    listed(key).length > 0 ? figures : {};
  return {
    restored: total(corpus, 'restored'),
    repaid: total(loans, 'repaid'),
    received: total(corpus, 'received'),
    closing: { corpus_80g: ofKind('80G2B'), corpus_other: ofKind('OTIA'), not_corpus: ofKind('OTHER') },
    otherModes: sum(
      corpusRows.filter((_, i) => textOf(corpus[i]!.kind) !== 'OTHER').map(({ other_modes }) => other_modes),
    ),
    figures: {
      corpus: corpusRows,
      corpus_opening: total(corpus, 'opening'),
      corpus_received: total(corpus, 'received'),
      corpus_applied: total(corpus, 'applied'),
      corpus_restored: total(corpus, 'restored'),
      corpus_restored_all: total(corpus, 'restored_all'),
      corpus_closing: sum(corpusRows.map(({ closing }) => closing)),
      corpus_taxed: total(corpus, 'taxed_before'),
      corpus_invested: total(corpus, 'invested'),
      corpus_other_modes: sum(corpusRows.map(({ other_modes }) => other_modes)),
      loans: loanRows,
      loan_opening: total(loans, 'opening'),
      loan_taken: total(loans, 'taken'),
      loan_applied: total(loans, 'applied'),
      loan_repaid: total(loans, 'repaid'),
      loan_repaid_all: total(loans, 'repaid_all'),
      loan_closing: sum(loanRows.map(({ closing }) => closing)),
      ...when('invested', { invested_total: column('invested', 'amount') }),
      ...when('insiders', {
        insider_shares: column('insiders', 'shares'),
        insider_value: column('insiders', 'value'),
        insider_income: column('insiders', 'income'),
      }),
      ...when('others', { other_shares: column('others', 'shares'), other_value: column('others', 'value') }),
      ...when('in_kind', {
        kind_value: column('in_kind', 'value'),
        kind_applied: column('in_kind', 'applied'),
        kind_invested: column('in_kind', 'invested'),
        kind_left: column('in_kind', 'left'),
      }),
    } as FormValues,
  };
};

const balanceFigures = ({ balance_sheet: sheet }: Itr7): FormValues => {
  const out: Record<string, number> = { other_reserves: total(rowsOf(sheet?.reserves), 'amount') };
  const value = (key: string) => out[key] ?? lineOf(sheet, key as FieldName);
  for (const [key, terms] of Object.entries(balanceSums7)) {
    const amount = sum(terms.map((term) => (term.startsWith('-') ? -value(term.slice(1)) : value(term))));
    out[key] = key === 'net_current' ? amount : positive(amount);
  }
  return out;
};

const reconciliationFigures = (data: Itr7): FormValues => {
  const part = (data.reconciliation ?? {}) as Record<string, unknown>;
  const closing = investmentSums(data).closing;
  const sheet = {
    corpus_80g: rupees(data.balance_sheet?.corpus_80g),
    corpus_other: rupees(data.balance_sheet?.corpus_other),
    not_corpus: rupees(data.balance_sheet?.accumulated),
  };
  const keys = ['corpus_80g', 'corpus_other', 'not_corpus'] as const;
  return {
    closing,
    differences: Object.fromEntries(
      keys.map((key) => [
        key,
        sum(['assets_bought', 'depreciation', 'other'].map((reason) => lineOf(part[reason] as object, key))),
      ]),
    ),
    sheet,
  };
};

/** Schedule ET: exemption if 95% is distributed and expenses are within the limit (s.13B, rule 17CA). */
export const electoralSums = (year: Itr7Year, data: Itr7) => {
  const part = data.electoral_trust;
  const { electoral } = rulesOf(year.assessmentYear).trusts;
  const { all } = contributionSums(year, data);
  const available = rupees(part?.opening) + all;
  const distributed = rupees(part?.distributed);
  const spent = rupees(part?.spent);
  const cap = Math.min(
    percentOf(all, electoral.spent),
    textOf(part?.first_year) === 'Y' ? electoral.first : electoral.later,
  );
  const said = (['books', 'recorded', 'parties_recorded', 'audited', 'listed'] as const).every(
    (key) => textOf(part?.[key]) === 'Y',
  );
  const enough = distributed >= percentOf(available, electoral.distributed, 'up');
  const exempt = exemptionOf(data) === '13B' && said && enough && spent <= cap ? all : 0;
  return {
    enough,
    cap,
    exempt,
    figures: {
      received: all,
      available,
      used: distributed + spent,
      exempt,
      closing: positive(available - distributed - spent),
    } as FormValues,
  };
};

/** Receipts exempt under a clause of s.10, with the line of Part B2 they go to. */
export const exemptReceiptsOf = (data: Itr7): { key: string; group: 1 | 2; amount: number } | undefined => {
  const line = exemptLines.find(
    ([section]) => section === exemptionOf(data) || (section === '21' && exemptionOf(data) === '2135I'),
  );
  if (!line) return undefined;
  const inList = (n: keyof typeof receiptSchedules) =>
    (receiptSchedules[n] as readonly string[]).includes(exemptionOf(data));
  const amount = inList(1)
    ? rupees(data.exempt_receipts?.receipts)
    : inList(2)
      ? rupees(data.professional_receipts?.receipts)
      : inList(3)
        ? total(rowsOf(data.financed_receipts?.rows), 'receipts')
        : total(rowsOf(data.small_receipts?.rows), 'receipts');
  return { key: line[1], group: line[4], amount };
};

/** Schedule 115BBI. */
const specifiedSums = (year: Itr7Year, data: Itr7) => {
  const accumulation = isApplied(data) ? accumulationSums(year, data).lapsed : 0;
  const deemed = exemptionOf(data) === '11' ? deemedSums(year, data).lapsed : 0;
  const part = data.specified;
  const income = {
    accumulationLapsed: accumulation,
    deemedApplicationLapsed: deemed,
    toInsiders: rupees(part?.insiders),
    otherModes: rupees(part?.modes),
    outsideIndia: rupees(part?.outside_india),
    excessAccumulation: rupees(part?.excess),
  };
  return { income, figures: { accumulation, deemed, total: sum(Object.values(income)) } as FormValues };
};

/** Schedule 115TD: tax on accreted income, apart from the tax on total income. */
export const accretedSums = (year: Itr7Year, data: Itr7) => {
  const part = data.accreted;
  const net = positive(rupees(part?.assets) - rupees(part?.liabilities));
  const excluded = rupees(part?.agricultural) + rupees(part?.before) + rupees(part?.transferred);
  const income = positive(net - positive(excluded - rupees(part?.excluded_liabilities)));
  const rate = year.accretedRates.find(({ value }) => value === textOf(part?.rate))?.per100000 ?? 0;
  const tax = mulDiv(income, rate, 100_000);
  const payable = tax + rupees(part?.interest);
  const paid = total(rowsOf(part?.deposits), 'amount');
  return {
    income,
    figures: { net, excluded, income, tax, payable, paid, balance: payable - paid } as FormValues,
    tax,
    balance: payable - paid,
  };
};

/** All figures of ITR-7's own schedules required by typed parts. */
export const scheduleFigures = (year: Itr7Year, data: Itr7): FormValues => {
  const of = (key: keyof Itr7, figures: () => FormValues): FormValues =>
    data[key] === undefined ? {} : { [key]: figures() };
  return {
    ...of('contributions', () => contributionSums(year, data).figures),
    ...of('property_income', () => {
      const { all, others } = propertySum(data);
      return { total_others: others, total: all };
    }),
    ...of('application', () => applicationSums(year, data).figures),
    ...of('accumulation', () => accumulationSums(year, data).figures),
    ...of('accumulation_taxed', () => taxedSums(year, data.accumulation_taxed)),
    ...of('deemed_application', () => deemedSums(year, data).figures),
    ...of('deemed_taxed', () => taxedSums(year, data.deemed_taxed)),
    ...of('investments', () => investmentSums(data).figures),
    balance_sheet: balanceFigures(data),
    ...of('reconciliation', () => reconciliationFigures(data)),
    ...of('party', () => ({ received: contributionSums(year, data).all })),
    ...of('electoral_trust', () => electoralSums(year, data).figures),
    ...of('small_receipts', () => ({ total: total(rowsOf(data.small_receipts?.rows), 'receipts') })),
    ...of('specified', () => specifiedSums(year, data).figures),
    ...of('accreted', () => accretedSums(year, data).figures),
  };
};

/** Their tax engine input; `partyExempt`: the conditions of s.13A are met. */
export const trustInput = (year: Itr7Year, data: Itr7, partyExempt: boolean): TrustInput => {
  const given = contributionSums(year, data);
  const specified = specifiedSums(year, data).income;
  const anonymous = { received: given.received, others: given.all };
  if (isForfeited(data)) {
    const part = data.forfeited_income;
    const notAllowed = (
      [
        'from_corpus',
        'from_loans',
        'depreciation',
        'donations',
        'capital',
        'without_tds',
        'in_cash',
        'in_cash_later',
        'other_expense',
      ] as const
    ).map((key) => rupees(part?.[key]));
    return {
      kind: 'forfeited',
      receipts: rupees(part?.receipts),
      expenditure: rupees(part?.expenditure),
      notAllowed: sum(notAllowed),
      anonymous,
      specified,
      additions: (['services', 'violation_3b', 'violation_1b', 'other'] as const).map((key) => ({
        section: '12',
        label: key,
        amount: rupees(part?.[key]),
      })),
      businessExcess: rupees(part?.business_excess),
    };
  }
  if (isApplied(data)) {
    const part = data.applied_income;
    const application = applicationSums(year, data);
    const investments = investmentSums(data);
    return {
      kind: 'applied',
      contributions: given.other,
      corpus: given.corpus,
      property: propertySum(data).all,
      outsideIndia: rupees(part?.outside_india),
      toOthers: application.toTrusts,
      applied: application.allowed,
      loansRepaid: investments.repaid,
      corpusRestored: investments.restored,
      deemedApplied: exemptionOf(data) === '11' ? deemedSums(year, data).now : 0,
      accumulated: accumulationSums(year, data).now,
      ...(part?.less_set_apart === undefined ? {} : { setApart: rupees(part.less_set_apart) }),
      anonymous,
      specified,
      additions: (
        ['services', 'without_tds', 'in_cash', 'violation_3b', 'violation_1b', 'other'] as const
      ).map((key) => ({ section: '12', label: key, amount: rupees(part?.[key]) })),
      businessExcess: rupees(part?.business_excess),
    };
  }
  const exemption = exemptionOf(data);
  return {
    kind: 'exempt',
    contributions: given.all,
    exemptReceipts: exemptReceiptsOf(data)?.amount ?? 0,
    ...(exemption === '13A' ? { exempt: { section: '13A', amount: partyExempt ? given.all : 0 } } : {}),
    ...(exemption === '13B' ? { exempt: { section: '13B', amount: electoralSums(year, data).exempt } } : {}),
    lapsed: ['21', '2135I'].includes(exemption) ? rupees(data.exempt_income?.lapsed) : 0,
  };
};
