import mongoose from 'mongoose';
import { todayInIst } from '../../shared/dates.ts';
import { rowIds } from '../../shared/gst/gstr1/row-ids.ts';
import { type InwardDocument, readGstr2b } from '../../shared/gst/gstr2b/read.ts';
import { readInwardTables } from '../../shared/gst/gstr2b/read-inward.ts';
import { readPurchases } from '../../shared/gst/gstr2b/read-purchases.ts';
import type { Purchase } from '../../shared/gst/gstr2b/register.ts';
import { byPeriod } from '../../shared/gst/import/by-period.ts';
import { fieldOfColumn, type SalesMapping, usedColumns } from '../../shared/gst/import/register-layout.ts';
import { noSums, type Sums, sumKinds } from '../../shared/gst/import/register-sums.ts';
import { purchaseSources } from '../../shared/gst/import/sales-sources.ts';
import { say as sayGst } from '../../shared/gst/messages.ts';
import {
  isAhead,
  isPeriod,
  notBefore,
  type Period,
  parsePeriod,
  periodName,
  periodOf,
  returnOf,
} from '../../shared/gst/periods.ts';
import { inwardField } from '../../shared/intake/inward-headings.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, answerFor, askedQuestion } from '../../shared/intake/questions.ts';
import { recogniseJson } from '../../shared/intake/recognise.ts';
import { recogniseTables } from '../../shared/intake/recognise-table.ts';
import { splitTables } from '../../shared/intake/split-tables.ts';
import { shownCell as shown } from '../../shared/sheets/cells.ts';
import { invalid, invalidField, isFailure } from '../base/errors.ts';
import type { ReadFile } from '../files/read-file.ts';
import { GstReturn, type GstReturnDoc } from '../gst/base/model.ts';
import { loadList, replacingList } from '../gst/base/rows.ts';
import { frequenciesOf, gstLives, ofRegistration, type Registered, settingsFor } from '../gst/base/store.ts';
import { planStatement } from '../gst/gstr2b/import.ts';
import type { StatementContent } from '../gst/gstr2b/statement.ts';
import { change, insert } from '../returns/life.ts';
import { placedPurchases } from './gst-placed.ts';
import { type InwardPlan, inwardStep, readExcel2a, readReported } from './inward.ts';
import {
  because,
  contentKey,
  type ImportInput,
  previewOf,
  type Reader,
  type Reading,
  type RecordCounts,
  rupees,
  type Step,
  unusedOf,
  type Way,
  wayOf,
  waysOf,
} from './reading.ts';
import { gstinBeside, partsFor, registeredFor } from './registration.ts';
import { askPeriod, askTotals, recentPeriods } from './sales.ts';

/** Purchases by period, or a portal statement. */
interface PurchaseData {
  parts?: PurchaseParts;
  /** Taxpayer of the statement. */
  of?: Registered;
  statement?: ReturnType<typeof readGstr2b>;
  /** GSTR-2A or IMS records merged with the stored ones. */
  inward?: InwardPlan;
}
type PurchaseParts = { of: Registered; periods: Map<Period, Purchase[]> }[];

const nothing = { sheets: [], unmapped: [], file_totals: {}, total_row: null };

/** Asks what to do with the stored statement if a file of the same period has other documents. */
const askExisting = askedQuestion({
  id: 'existing',
  text: sayGst('askExisting2b'),
  options: [
    { value: 'add', label: sayGst('addTo2b') },
    { value: 'replace', label: sayGst('replace2b') },
  ],
});

/**
 * New, changed and unchanged documents of a GSTR-2B compared with the stored one; asks what to do with that
 * if unclear.
 */
async function besideStatement(
  given: ImportInput,
  of: Registered,
  read: ReturnType<typeof readGstr2b>,
): Promise<RecordCounts | AskedQuestion> {
  const said = given.answers['existing'];
  try {
    const { had, joined } = await planStatement(
      given.deps,
      of,
      read,
      said === 'add' || said === 'replace' ? said : undefined,
    );
    const keyOf = (d: InwardDocument) => [d.source, d.kind, d.gstin, d.number.toUpperCase()].join('|');
    const before = new Map(had.map((d) => [keyOf(d), contentKey(d)]));
    const counts = { new: 0, changed: 0, same: 0 };
    for (const d of joined.documents) {
      const old = before.get(keyOf(d));
      counts[old === undefined ? 'new' : old === contentKey(d) ? 'same' : 'changed']++;
    }
    return counts;
  } catch (error) {
    if (isFailure(error) && error.id === 'ask_existing') return askExisting;
    throw error;
  }
}

async function readStatement(
  given: ImportInput,
  file: Exclude<ReadFile, { kind: 'xml' }>,
): Promise<Reading<PurchaseData>> {
  let read: ReturnType<typeof readGstr2b>;
  let question: AskedQuestion | undefined;
  if (file.kind === 'tables') {
    read = readInwardTables(file.tables);
    const title = parsePeriod(given.answers['period'] ?? '');
    read.period ||= title ?? '';
    if (!read.gstin) {
      const said = await registeredFor(given, []);
      question = said.question;
      read.gstin = said.of.gstin;
    }
    if (!read.period && read.problems.length === 0) {
      const placed = placedPurchases(read.documents);
      const { of } = await registeredFor(given, [read.gstin]);
      return {
        ...nothing,
        source: 'GSTR-2B Excel',
        confidence: 1,
        placed: read.documents.length > 0 ? { purchases: placed } : {},
        set_aside: [],
        file_totals: placed.totals,
        questions: [...(question ? [question] : []), askPeriod(recentPeriods(todayInIst(given.deps.now())))],
        warnings: [],
        target: {},
        data: { parts: [], of },
      };
    }
  } else {
    const found = recogniseJson(file.value);
    if (found?.kind === 'gstr2a' || found?.kind === 'ims') return readReported(given, found.kind, found.root);
    read = readGstr2b(file.value);
  }
  const fatal = read.problems.filter((p) => p.fatal || p.path === '');
  if (!read.period || fatal.length > 0)
    throw invalid(
      fatal[0]!.message,
      fatal.slice(0, 200).map((p) => ({ path: p.path || 'file', message: p.message })),
      'unknown_file',
    );
  const { of } = await registeredFor(given, [read.gstin]);
  const placed = placedPurchases(read.documents);
  const stored = await besideStatement(given, of, read);
  return {
    ...nothing,
    source: file.kind === 'json' ? 'GSTR-2B JSON' : 'GSTR-2B Excel',
    confidence: 1,
    placed: { purchases: placed },
    set_aside: [],
    file_totals: placed.totals,
    questions: [...(question ? [question] : []), ...('id' in stored ? [stored] : [])],
    warnings: read.problems.map((p) => p.message),
    target: {
      return: 'GSTR-2B',
      periods: [read.period],
      part: read.part.number,
      of: read.part.of,
      ...('id' in stored ? {} : { beside: stored }),
    },
    data: { parts: [], of, statement: read },
  };
}

/** First month without a GSTR-2B of its own in the quarter of a quarterly filer. */
const quarterlyFrom: Period = '10-2024';

/**
 * Where a registration keeps the register of a month: with its GSTR-2B, that of a quarterly filer with the quarter's, unless the month has
 * a statement of its own.
 */
async function keptWith(of: Registered): Promise<(month: Period) => Period> {
  const frequencies = await frequenciesOf(of);
  const stored = (await GstReturn.find(
    { ...ofRegistration(of), return_type: 'GSTR-2B', deleted_at: null },
    { period: 1 },
  ).lean()) as Pick<GstReturnDoc, 'period'>[];
  const own = new Set(stored.map((r) => r.period));
  return (month) =>
    own.has(month) || !notBefore(month, quarterlyFrom) ? month : returnOf(month, frequencies);
}

/** Period of a register: that of the books, else of its documents if all agree; otherwise asked. */
function monthsOf(
  purchases: readonly Purchase[],
  said: string | undefined,
  title: Period | undefined,
  kept: (month: Period) => Period,
) {
  const own = new Map<Period, Purchase[]>();
  for (const p of purchases) {
    const period = kept(periodOf(p.date));
    const list = own.get(period);
    if (list) list.push(p);
    else own.set(period, [p]);
  }
  if (said === 'own' || own.size < 2) {
    if (!isPeriod(said) && (said === 'own' || !title)) return { periods: own, asked: undefined };
  }
  const whole = isPeriod(said) ? said : title;
  if (whole) return { periods: new Map([[kept(whole), [...purchases]]]), asked: undefined };
  const asked = askedQuestion({
    id: 'period',
    text: say('askMonths'),
    options: [
      ...[...own.keys()].sort().map((p) => ({ value: p, label: { text: periodName(p) } })),
      { value: 'own', label: say('ownMonths') },
    ],
  });
  return { periods: own, asked };
}

async function readRegister(
  given: ImportInput,
  file: Extract<ReadFile, { kind: 'tables' }>,
): Promise<Reading<PurchaseData>> {
  const { deps, answers } = given;
  const mapping = given.mapping as SalesMapping;
  const remembered = given.remembered as Record<string, SalesMapping>;
  const sheets = new Set(file.tables.map((t) => t.name));
  file.tables = file.tables.flatMap((t) => splitTables(inwardField, t));
  const today = todayInIst(deps.now());
  const split = byPeriod(file.tables, {
    mapping,
    remembered,
    answers,
    sources: purchaseSources,
    fieldOf: inwardField,
    today,
  });
  const owned = await partsFor(given, file.tables, { sources: purchaseSources, fieldOf: inwardField });
  const { of } = owned.parts[0];
  const questions: AskedQuestion[] = [
    ...owned.questions,
    ...(split.question ? [askedQuestion(split.question)] : []),
  ];
  const next = rowIds(`p${new mongoose.Types.ObjectId().toHexString()}-`);
  const out: Reading<PurchaseData> = {
    ...nothing,
    sheets: [],
    source: null,
    confidence: 0.9,
    placed: {},
    set_aside: owned.set_aside,
    questions,
    warnings: [],
    target: {},
    data: { parts: [], of },
  };
  if (split.question) return out;
  const bought = owned.parts.map((part) => ({ of: part.of, purchases: [] as Purchase[] }));
  const file_sums = noSums();
  let own: Partial<Sums> | undefined;
  const unmapped = new Set<string>();
  const several = file.tables.length > 1;
  for (const [table, n] of owned.parts.flatMap((part, n) => part.tables.map((t) => [t, n] as const))) {
    if (table.rows.length === 0) continue;
    const read = readPurchases(owned.parts[n]!.of.gstin, table.rows, next, {
      answers: { ...answers, ...(split.order === 'open' ? {} : { dates: split.order }) },
      mapping,
      remembered,
    });
    // A sheet with other content next to the register.
    if (sheets.has(table.name) && several && read.purchases.length === 0 && !read.layout?.at.taxable) {
      out.warnings.push(say('leftSheet', { name: table.name }));
      continue;
    }
    for (const p of read.purchases)
      if (isAhead(periodOf(p.date), today))
        out.set_aside.push({
          sheet: several ? table.name : '',
          row: null,
          number: p.number,
          column: null,
          ...because(say('dateAhead')),
          refused: true,
          cells: [],
        });
      else bought[n]!.purchases.push(p);
    questions.push(...read.questions.map(askedQuestion));
    out.warnings.push(...read.notes);
    if (read.totals) for (const key of sumKinds) file_sums[key] += read.totals.file[key];
    own ??= read.own;
    for (const name of read.unused) unmapped.add(name);
    const sheet = several ? table.name : '';
    out.set_aside.push(
      ...read.refused.map((r) => ({
        sheet,
        row: r.line,
        column: r.column ?? null,
        ...because(r.message),
        refused: true,
        cells: r.cells,
      })),
      ...(read.left ?? []).map((l) => ({
        sheet,
        row: l.line,
        column: null,
        ...because(l.message),
        refused: false,
        cells: [],
      })),
    );
    const { layout } = read;
    if (!layout || out.sheets.some((s) => s.sheet === table.name)) continue;
    out.source ??= layout.source?.name ?? null;
    const whole = file.tables.find((t) => t.name === table.name)!;
    out.sheets.push({
      sheet: table.name,
      source: layout.source?.name ?? null,
      line: layout.line + 1,
      columns: layout.names.map((heading, i) => ({
        heading,
        field: fieldOfColumn(layout, i),
      })),
      rows: previewOf(whole.rows, layout.line, layout.names.length, shown),
    });
    if (!layout.source)
      for (const name of unusedOf(layout.names, usedColumns(layout), whole.rows, layout.line))
        unmapped.add(name);
  }
  const title =
    split.title.to && split.title.from?.slice(0, 7) === split.title.to.slice(0, 7)
      ? periodOf(split.title.to)
      : undefined;
  const purchases = bought.flatMap((b) => b.purchases);
  const { asked } = monthsOf(purchases, answers['period'], title, await keptWith(of));
  if (asked) questions.push(asked);
  const parts: PurchaseParts = [];
  for (const b of bought) {
    const { periods } = monthsOf(b.purchases, answers['period'], title, await keptWith(b.of));
    parts.push({ of: b.of, periods });
  }
  const repeated = await inOtherMonths(given, parts);
  questions.push(...repeated.questions);
  out.set_aside.push(...repeated.set_aside);
  if (out.sheets.length > 0) questions.push(...askTotals(own, file_sums, answers));
  const taken = parts.flatMap(({ periods }) => [...periods.values()].flat());
  const placed = placedPurchases(taken);
  return {
    ...out,
    placed: taken.length > 0 ? { purchases: placed } : {},
    unmapped: [...unmapped],
    file_totals: out.sheets.length > 0 ? rupees(file_sums) : placedPurchases(purchases).totals,
    total_row: own && Object.keys(own).length > 0 ? rupees(own) : null,
    target: {
      return: 'GSTR-2B',
      periods: [...new Set(parts.flatMap(({ periods }) => [...periods.keys()]))],
      ...(parts.length > 1 ? { gstins: parts.map((p) => p.of.gstin) } : {}),
      ...(questions.length > 0 ? {} : await besideStored(given, parts)),
    },
    data: { parts, of },
  };
}

const life = gstLives['GSTR-2B'];

/** Matching key of a purchase: supplier, number and financial year. */
const keyOf = (p: Purchase): string => {
  const [y, m] = [Number(p.date.slice(0, 4)), Number(p.date.slice(5, 7))];
  return `${p.kind}|${p.gstin}|${p.number.toUpperCase().replace(/[\s/.-]/g, '')}|${m < 4 ? y - 1 : y}`;
};

/** The return with a period's purchases, if any. */
const standingOf = async (of: Registered, period: Period): Promise<GstReturnDoc | null> =>
  (await GstReturn.findOne({
    open_key: life.only!.key({ ...ofRegistration(of), period } as GstReturnDoc),
  }).lean()) as GstReturnDoc | null;

/**
 * Purchases already in another month's register (same supplier, number and year) are asked about and excluded
 * meanwhile, because credit is claimed once (s.16 CGST Act). Removes them from `parts`.
 */
async function inOtherMonths(
  given: ImportInput,
  parts: PurchaseParts,
): Promise<{ questions: AskedQuestion[]; set_aside: Reading['set_aside'] }> {
  const { deps, answers } = given;
  const set_aside: Reading['set_aside'] = [];
  const documents: { key: string; label: string }[] = [];
  for (const { of, periods } of parts) {
    const stored = await GstReturn.find(
      { ...ofRegistration(of), return_type: 'GSTR-2B', deleted_at: null },
      { period: 1 },
    ).lean();
    const known = new Map<string, Period[]>();
    for (const { _id, period } of stored)
      for (const p of await loadList<Purchase>(deps, _id, 'purchases'))
        known.set(keyOf(p), [...(known.get(keyOf(p)) ?? []), period]);
    for (const [period, list] of periods) {
      const kept = list.filter((p) => {
        const there = known.get(keyOf(p)) ?? [];
        const other = there.includes(period) ? undefined : there[0];
        if (!other || answerFor(answers, 'other_month', p.number) === 'take') return true;
        documents.push({
          key: p.number,
          label: [p.number, p.name, periodName(other)].filter(Boolean).join(' · '),
        });
        set_aside.push({
          sheet: '',
          row: null,
          number: p.number,
          column: null,
          ...because(say('inOtherMonth', { period: periodName(other) })),
          refused: true,
          cells: [p.gstin, p.name, p.number, p.date],
        });
        return false;
      });
      periods.set(period, kept);
    }
  }
  return {
    set_aside,
    questions:
      documents.length === 0
        ? []
        : [
            askedQuestion({
              id: 'other_month',
              text: say('askOtherMonth'),
              options: [{ value: 'take', label: say('takeAgain') }],
              documents,
            }),
          ],
  };
}

/** Merges purchases with the stored ones: one with the same supplier, number and year replaces the earlier. */
function mergePurchases(had: readonly Purchase[], purchases: readonly Purchase[], way: Way) {
  const fresh = new Map(purchases.map((p) => [keyOf(p), p]));
  const known = new Set(had.map(keyOf));
  const added = purchases.filter((p) => !known.has(keyOf(p)));
  const met = had.filter((p) => fresh.has(keyOf(p)));
  const same = met.filter((p) => contentKey(p) === contentKey(fresh.get(keyOf(p))!)).length;
  return {
    merged:
      way === 'replace'
        ? [...purchases]
        : [...had.map((p) => ({ ...(fresh.get(keyOf(p)) ?? p), id: p.id })), ...added],
    counts: {
      new: added.length,
      changed: met.length - same,
      same,
      ...(way === 'replace' && had.length > met.length ? { gone: had.length - met.length } : {}),
    },
  };
}

/** New, changed and unchanged purchases compared with the stored ones. */
async function besideStored(given: ImportInput, parts: PurchaseParts) {
  const { deps } = given;
  const beside: RecordCounts = { new: 0, changed: 0, same: 0 };
  let standing = 0;
  for (const { of, periods } of parts)
    for (const [period, list] of periods) {
      const stored = await standingOf(of, period);
      const had = stored ? await loadList<Purchase>(deps, stored._id, 'purchases') : [];
      const { gone, ...counts } = mergePurchases(had, list, wayOf(given)).counts;
      for (const key of ['new', 'changed', 'same'] as const) beside[key] += counts[key];
      if (gone) beside.gone = (beside.gone ?? 0) + gone;
      standing += had.length;
    }
  return { beside, ...waysOf(given, standing) };
}

async function registerStep(
  given: ImportInput,
  of: Registered,
  period: Period,
  purchases: readonly Purchase[],
): Promise<Step> {
  const { deps, user } = given;
  const { entity, gstin } = of;
  const by = { deps, user };
  const stored = await standingOf(of, period);
  const had = stored ? await loadList<Purchase>(deps, stored._id, 'purchases') : [];
  const { merged, counts } = mergePurchases(had, purchases, wayOf(given));
  const _id = stored?._id ?? new mongoose.Types.ObjectId();
  const name = `Purchases ${periodName(period)}${gstinBeside(given, gstin)}`;
  const detail = {
    gst_id: String(_id),
    return_period: period,
    ...counts,
  };
  let take: () => Promise<undefined>;
  const empty: StatementContent = {
    generated: '',
    summary: null,
    parts: [],
    tolerance: { amount: 100, days: 7 },
    decisions: {},
  };
  const settings = await settingsFor(of, period);
  return {
    stage: (act) =>
      replacingList(deps, { _id, entity_id: entity._id }, 'purchases', merged, (own) => {
        take = own;
        return act();
      }),
    commit: async () => {
      const doc = stored
        ? await change(life, by, { record: stored, entity }, stored.version, {})
        : await insert(life, by, entity, {
            ...ofRegistration(of),
            _id,
            period,
            status: 'draft',
            gstin_sealed: deps.vault.seal(gstin),
            settings,
            content_sealed: deps.vault.seal(empty),
            totals: {},
          } as Partial<GstReturnDoc>);
      await take();
      return {
        kind: 'gst',
        records: [{ id: String(doc._id), version: doc.version }],
        created: !stored,
        before: stored ? { purchases: had } : null,
        name,
        detail,
      };
    },
  };
}

async function statementStep(
  given: ImportInput,
  of: Registered,
  read: ReturnType<typeof readGstr2b>,
): Promise<Step> {
  const { deps, answers } = given;
  const existing = answers['existing'];
  const plan = await planStatement(
    deps,
    of,
    read,
    existing === 'add' || existing === 'replace' ? existing : undefined,
  );
  const { stored, had } = plan;
  return {
    stage: plan.stage,
    commit: async () => {
      await plan.commit();
      return {
        kind: 'gst',
        records: [{ id: String(plan._id), version: (stored?.version ?? 0) + 1 }],
        created: !stored,
        before: stored
          ? {
              inward: had satisfies InwardDocument[],
              content_sealed: stored.content_sealed,
              totals: stored.totals,
            }
          : null,
        name: `GSTR-2B ${periodName(read.period!)}`,
        detail: {
          gst_id: String(plan._id),
          return_period: read.period,
          merged: plan.joined.way,
          documents: plan.joined.documents.length,
        },
      };
    },
  };
}

/** Reads purchase registers, and the GSTR-2B they are matched with. */
export const purchasesReader: Reader<PurchaseData> = {
  read: (given, file) => {
    if (file.kind === 'json') return readStatement(given, file);
    if (file.kind === 'tables') {
      const kind = recogniseTables(file.tables)?.kind;
      if (kind === 'gstr2b') return readStatement(given, file);
      if (kind !== 'gstr2a') return readRegister(given, file);
      const read = readInwardTables(file.tables);
      const [fatal] = read.problems;
      if (fatal) throw invalidField('file', fatal.message, 'unknown_file');
      return readExcel2a(given, read);
    }
    const message =
      'Tally vouchers in XML are read as sales. Export the Purchase Register with all columns as Excel.';
    throw invalid(message, [{ path: 'file', message }], 'other_kind');
  },
  steps: async (given, { data }) => {
    if (data.inward) return [inwardStep(data.inward)];
    if (data.statement) return [await statementStep(given, data.of!, data.statement)];
    const out: Step[] = [];
    for (const { of, periods } of data.parts ?? [])
      for (const [period, list] of periods)
        if (list.length > 0) out.push(await registerStep(given, of, period, list));
    return out;
  },
};
