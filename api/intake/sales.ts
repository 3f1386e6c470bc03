import mongoose from 'mongoose';
import { todayInIst } from '../../shared/dates.ts';
import { english, sentence } from '../../shared/forms/messages.ts';
import { numberKey } from '../../shared/gst/gstr1/documents.ts';
import { readGstr1 } from '../../shared/gst/gstr1/json-read.ts';
import type { NextId } from '../../shared/gst/gstr1/row-ids.ts';
import { type Sheets, sectionIds, sections } from '../../shared/gst/gstr1/sections.ts';
import type { Taxpayer } from '../../shared/gst/gstr1/supply.ts';
import { byPeriod, type Dated } from '../../shared/gst/import/by-period.ts';
import { applyMerge, onTopOf, planMerge } from '../../shared/gst/import/merge.ts';
import { fieldOfColumn, type SalesMapping, usedColumns } from '../../shared/gst/import/register-layout.ts';
import { noSums, type Sums, sumKinds } from '../../shared/gst/import/register-sums.ts';
import { readSalesTables, readSalesVouchers, type SalesRead } from '../../shared/gst/import/sales.ts';
import { voucherDays, voucherOwners } from '../../shared/gst/import/tally.ts';
import { say as sayGst } from '../../shared/gst/messages.ts';
import {
  isAhead,
  type Period,
  parsePeriod,
  periodName,
  periodOrder,
  quarterEnd,
} from '../../shared/gst/periods.ts';
import { salesField } from '../../shared/intake/headings.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, askedQuestion } from '../../shared/intake/questions.ts';
import type { Table } from '../../shared/intake/recognise-table.ts';
import { splitTables } from '../../shared/intake/split-tables.ts';
import { shownCell as shown } from '../../shared/sheets/cells.ts';
import { type ReadFile, refuseFile } from '../files/read-file.ts';
import { GstReturn, type GstReturnDoc } from '../gst/base/model.ts';
import { loadList, loadRows, packedSheets, planPatch, replacing } from '../gst/base/rows.ts';
import {
  gstLives,
  ofRegistration,
  type Registered,
  refuseFiled,
  reportedEarlier,
  settingsFor,
} from '../gst/base/store.ts';
import { totalsAfter, totalsOf } from '../gst/base/totals.ts';
import { freshIds } from '../gst/gstr1/save.ts';
import { change, insert } from '../returns/life.ts';
import { placedSheets } from './gst-placed.ts';
import {
  because,
  type ImportInput,
  previewOf,
  type Reader,
  type Reading,
  type RecordCounts,
  rupees,
  type Step,
  unusedOf,
} from './reading.ts';
import { askRegister } from './recognise.ts';
import { gstinBeside, ownersOf, partsFor, registeredFor } from './registration.ts';

/** GSTR-1 rows of one registration and period. */
interface SalesPart {
  of: Registered;
  period: Period;
  sheets: Sheets;
}
interface SalesData {
  parts: SalesPart[];
}

/** Asks for the period of tables without dates. */
export const askPeriod = (options: readonly Period[]): AskedQuestion =>
  askedQuestion({
    id: 'period',
    text: say('askPeriod'),
    options: options.map((p) => ({ value: p, label: { text: periodName(p) } })),
  });

/** The last twelve periods before a date, newest first. */
export function recentPeriods(today: string): Period[] {
  const out: Period[] = [];
  let [y, m] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  for (let i = 0; i < 18; i++) {
    out.push(`${String(m).padStart(2, '0')}-${y}`);
    if (--m === 0) [m, y] = [12, y - 1];
  }
  return out;
}

const totalDiffers = sayGst('totalDiffers', { column: '', found: '', expected: '' }).text;
const plus = (to: Sums, from: Sums) => {
  for (const key of sumKinds) to[key] += from[key];
};

/** The lines of one registration and period, as read. */
interface PartRead {
  of: Registered;
  period: Period;
  read: SalesRead;
}

/** A reading of a future period: its dates must be typos, so its lines are refused one by one. */
function nothingOf(read: SalesRead, list: readonly Table[]): SalesRead {
  const lines = read.layouts.flatMap(({ sheet, layout }) => {
    const rows = list.find((t) => t.name === sheet)?.rows ?? [];
    const cell = (row: Table['rows'][number], field: 'date' | 'number') =>
      shown(row[layout.at[field]?.[0] ?? -1]);
    return rows.flatMap((row, i) =>
      i <= layout.line || cell(row, 'date') === ''
        ? []
        : [
            {
              sheet,
              section: null,
              line: i + 1,
              column: layout.names[layout.at.date![0]!]!,
              number: cell(row, 'number') || null,
              message: say('dateAhead'),
              cells: row.map(shown),
            },
          ],
    );
  });
  return { ...read, sheets: {}, refused: [...read.refused, ...lines] as SalesRead['refused'] };
}

/** Merges readings by registration and period. */
function joined(reads: readonly PartRead[]) {
  const totals = { file: noSums(), placed: noSums(), refused: noSums() };
  let summed = false;
  for (const { read } of reads) {
    if (!read.totals) continue;
    summed = true;
    for (const key of ['file', 'placed', 'refused'] as const) plus(totals[key], read.totals[key]);
  }
  const questions: SalesRead['questions'] = [];
  for (const { read } of reads)
    for (const q of read.questions) {
      const known = questions.find((x) => x.id === q.id);
      if (!known) questions.push({ ...q, ...(q.documents ? { documents: [...q.documents] } : {}) });
      else known.documents = [...(known.documents ?? []), ...(q.documents ?? [])];
    }
  const notes = new Map<string, { sheet: string; message: SalesRead['notes'][number]['message'] }>();
  for (const { read } of reads)
    for (const n of read.notes)
      if (n.message.text !== totalDiffers) notes.set(`${n.sheet}|${english(n.message)}`, n);
  // Each registration's part may have a totals line; a single one covers the entire file.
  const owns = [...Map.groupBy(reads, (r) => r.of.gstin).values()].map((list) =>
    list.map(({ read }) => read.own).find((o) => o && Object.keys(o).length > 0),
  );
  // Totals lines that each cover their own sheet.
  const parts = reads.flatMap(({ read }) =>
    read.own && read.totals ? [{ own: read.own, file: read.totals.file }] : [],
  );
  const ofParts =
    parts.length > 1 &&
    parts.length === reads.length &&
    parts.every(({ own, file }) => sumKinds.every((key) => own[key] === undefined || own[key] === file[key]));
  if (ofParts) {
    const sums: Partial<Sums> = {};
    for (const key of sumKinds)
      if (parts.every(({ own }) => own[key] !== undefined))
        sums[key] = parts.reduce((n, { own }) => n + own[key]!, 0);
    owns.splice(0, owns.length, sums);
  }
  const each = owns.length > 1 && owns.every((o) => o !== undefined);
  const own = each
    ? Object.fromEntries(
        sumKinds.flatMap((key) =>
          owns.every((o) => o?.[key] !== undefined)
            ? [[key, owns.reduce((n, o) => n + o![key]!, 0)] as const]
            : [],
        ),
      )
    : owns.find((o) => o !== undefined);
  return {
    totals: summed ? totals : undefined,
    questions,
    notes: [...notes.values()],
    own,
    refused: reads.flatMap(({ read }) => read.refused),
    left: reads.flatMap(({ read }) => read.left),
  };
}

async function readJson(
  given: ImportInput,
  file: Extract<ReadFile, { kind: 'json' }>,
): Promise<Reading<SalesData>> {
  const { gstin } = readGstr1(file.value, freshIds());
  const { of } = await registeredFor(given, gstin ? [gstin] : []);
  const { sez } = await settingsFor(of, '04-2025');
  const read = readGstr1(file.value, freshIds(), { sez });
  if (read.gstin === '') refuseFile(read.problems[0]!.message, 'unknown_file');
  const placed = placedSheets([read.sheets]);
  const parts = [{ of, period: read.period, sheets: read.sheets }];
  return {
    source: 'GSTR-1 JSON',
    confidence: 1,
    sheets: [],
    placed,
    set_aside: read.problems.map((p) => ({
      sheet: '',
      row: null,
      column: p.path,
      ...because(p.message),
      refused: true,
      cells: [],
    })),
    unmapped: [],
    file_totals: {},
    total_row: null,
    questions: [],
    warnings: read.ignored.map((i) => say('ignored', { path: i.path, count: i.count })),
    target: {
      return: 'GSTR-1',
      periods: [read.period],
      ...(await besideStored(given, parts)),
    },
    data: { parts },
  };
}

/** Asks about differences between the file's totals line and its lines, which can be imported as they are. */
export function askTotals(
  own: Partial<Sums> | undefined,
  file: Sums | undefined,
  answers: ImportInput['answers'],
) {
  if (!own || !file || answers['totals'] === 'lines') return [];
  const labels = {
    taxable: 'Taxable value',
    igst: 'Integrated tax',
    cgst: 'Central tax',
    sgst: 'State/UT tax',
    cess: 'Cess',
  };
  const off = sumKinds.filter(
    (key) => own[key] !== undefined && Math.abs(Math.abs(own[key]!) - Math.abs(file[key])) > 0,
  );
  if (off.length === 0) return [];
  const key = off[0]!;
  return [
    askedQuestion({
      id: 'totals',
      text: say('askTotals', {
        column: labels[key],
        own: { paise: own[key]! },
        lines: { paise: file[key] },
        count: off.length,
      }),
      options: [{ value: 'lines', label: say('linesRight') }],
    }),
  ];
}

/** Tally vouchers by the GSTIN of their company, and by period. */
async function readVouchers(
  given: ImportInput,
  text: string,
  next: NextId,
  who: (of: Registered, period: Period) => Promise<Taxpayer>,
): Promise<{ reads: PartRead[]; questions: AskedQuestion[] }> {
  const { answers } = given;
  const today = todayInIst(given.deps.now());
  const reads: PartRead[] = [];
  const own = voucherOwners(text);
  const { of, question } = await registeredFor(given, own);
  const owners = own.length < 2 ? [of] : await ownersOf(given, own);
  for (const of of owners) {
    const { frequency } = await settingsFor(of, recentPeriods(today)[0]!);
    const periodOfDay = (day: string) => {
      const own = `${day.slice(4, 6)}-${day.slice(0, 4)}`;
      return frequency === 'quarterly' ? quarterEnd(own) : own;
    };
    const days = voucherDays(text);
    const periods = [...new Set(days.map(periodOfDay))].sort((a, b) => periodOrder(a) - periodOrder(b));
    for (const period of periods.length > 0 ? periods : [recentPeriods(today)[0]!]) {
      const one = periods.length < 2 && owners.length < 2;
      const within = (day: string, gstin: string) =>
        (periods.length < 2 || periodOfDay(day) === period) &&
        (owners.length < 2 || gstin === of.gstin || (gstin === '' && of === owners[0]));
      const read = readSalesVouchers(await who(of, period), text, next, answers, one ? undefined : within);
      if (!('message' in read)) reads.push({ of, period, read });
      else if (one) refuseFile(read.message, 'unknown_file');
    }
  }
  return { reads, questions: question ? [question] : [] };
}

async function readTables(
  given: ImportInput,
  file: Exclude<ReadFile, { kind: 'json' }>,
): Promise<Reading<SalesData>> {
  const { deps, answers } = given;
  const today = todayInIst(deps.now());
  const mapping = given.mapping as SalesMapping;
  const remembered = given.remembered as Record<string, SalesMapping>;
  const next = freshIds();
  const said = parsePeriod(answers['period'] ?? '');
  const who = async (of: Registered, period: Period): Promise<Taxpayer> => {
    const settings = await settingsFor(of, period);
    return { gstin: of.gstin, period, frequency: settings.frequency, sez: settings.sez };
  };
  const reads: PartRead[] = [];
  const questions: Reading['questions'] = [];
  const set_aside: Reading['set_aside'] = [];
  const sheets: Reading['sheets'] = [];
  const unmapped = new Set<string>();
  if (file.kind === 'xml') {
    const read = await readVouchers(given, file.text, next, who);
    reads.push(...read.reads);
    questions.push(...read.questions);
  } else {
    file.tables = file.tables.flatMap((t) => splitTables(salesField, t));
    const whole = byPeriod(file.tables, { mapping, remembered, answers, today });
    const owned = await partsFor(given, file.tables);
    questions.push(...owned.questions);
    set_aside.push(...owned.set_aside);
    if (whole.question) questions.push(askedQuestion(whole.question));
    const order = whole.order;
    const options = {
      answers: { ...answers, ...(order === 'open' ? {} : { dates: order }) },
      mapping,
      remembered,
    };
    for (const { of, tables } of order === 'open' ? [] : owned.parts) {
      const { frequency } = await settingsFor(of, said ?? recentPeriods(today)[0]!);
      const split =
        owned.parts.length === 1 && frequency === 'monthly' && set_aside.length === 0
          ? whole
          : byPeriod(tables, { ...options, frequency, today });
      const groups = new Map(split.periods);
      if (split.undated.length > 0) {
        const own = said ?? (groups.size === 1 ? [...groups.keys()][0]! : undefined);
        const period = own ?? titlePeriod(split.title);
        // A preview needs no period, saved data does.
        const probe = period ?? recentPeriods(today)[1]!;
        const all = [...(groups.get(probe) ?? []), ...split.undated];
        groups.set(
          probe,
          all.sort((a, b) => tables.indexOf(a) - tables.indexOf(b)),
        );
        if (!period) {
          const read = readSalesTables(await who(of, probe), split.undated, next, options);
          if (Object.values(read.sheets).some((rows) => rows && rows.length > 0))
            questions.push(askPeriod(recentPeriods(today)));
        }
      }
      for (const [period, list] of groups) {
        const read = readSalesTables(await who(of, period), list, next, options);
        reads.push({ of, period, read: isAhead(period, today) ? nothingOf(read, list) : read });
      }
    }
    for (const { sheet, layout } of reads.flatMap(({ read }) => read.layouts)) {
      if (sheets.some((s) => s.sheet === sheet)) continue;
      const table = file.tables.find((t) => t.name === sheet)!;
      sheets.push({
        sheet,
        source: layout.source?.name ?? null,
        line: layout.line + 1,
        columns: layout.names.map((heading, i) => ({
          heading,
          field: fieldOfColumn(layout, i),
        })),
        rows: previewOf(table.rows, layout.line, layout.names.length, shown),
      });
      if (layout.source) continue;
      const used = usedColumns(layout);
      for (const name of unusedOf(layout.names, used, table.rows, layout.line)) unmapped.add(name);
    }
  }
  const { totals, own, notes, refused, left, questions: asked } = joined(reads);
  if (answers['kind'] !== 'sales' && (await arePurchases(given, reads, sheets, file)))
    questions.unshift(askRegister());
  questions.push(...asked.map(askedQuestion));
  questions.push(...askTotals(own, totals?.file, answers));
  const placed = placedSheets(reads.map(({ read }) => read.sheets));
  const parts = reads.map(({ of, period, read }) => ({ of, period, sheets: read.sheets }));
  const gstins = [...new Set(reads.map(({ of }) => of.gstin))];
  return {
    source: sheets.find((s) => s.source)?.source ?? (file.kind === 'xml' ? 'Tally vouchers' : null),
    confidence: sheets.some((s) => s.source) || file.kind === 'xml' ? 1 : 0.9,
    sheets,
    placed,
    set_aside: [
      ...set_aside,
      ...refused.map((r) => ({
        sheet: r.sheet,
        row: r.line,
        number: r.number,
        column: r.column ?? null,
        ...because(r.message),
        refused: true,
        cells: r.cells,
      })),
      ...left.map((l) => ({
        sheet: l.sheet,
        row: l.line,
        column: null,
        ...because(l.message),
        refused: false,
        cells: [],
      })),
    ],
    unmapped: [...unmapped],
    file_totals: totals ? rupees(totals.file) : {},
    total_row: own && Object.keys(own).length > 0 ? rupees(own) : null,
    questions,
    warnings: notes.map(({ sheet, message }) =>
      sheet === '' ? message : sentence('{sheet}: {message}', { sheet, message }),
    ),
    target: {
      return: 'GSTR-1',
      periods: [...new Set(reads.flatMap(({ period }) => (isAhead(period, today) ? [] : [period])))],
      ...(gstins.length > 1 ? { gstins } : {}),
      ...(questions.length > 0 ? {} : await besideStored(given, parts)),
    },
    data: { parts },
  };
}

/**
 * Whether the documents are purchases: most were reported by suppliers, or the tax can only be that of a
 * supplier in another State.
 */
async function arePurchases(
  { deps, entity }: ImportInput,
  reads: readonly PartRead[],
  sheets: Reading['sheets'],
  file: Exclude<ReadFile, { kind: 'json' }>,
): Promise<boolean> {
  const home = reads[0]?.of.gstin.slice(0, 2);
  const placed = reads.flatMap(({ read }) =>
    (['b2b', 'cdnr'] as const).flatMap((id) => read.sheets[id] ?? []),
  ) as { gstin?: string; invoice_number?: string; note_number?: string }[];
  const keyOf = (gstin: string, number: string) =>
    `${gstin}|${number
      .toUpperCase()
      .replace(/[\s/.-]/g, '')
      .replace(/^0+/, '')}`;
  const own = new Set(placed.map((r) => keyOf(r.gstin ?? '', r.invoice_number ?? r.note_number ?? '')));
  if (own.size > 0) {
    const statements = await GstReturn.find(
      {
        entity_id: entity!._id,
        return_type: 'GSTR-2B',
        deleted_at: null,
      } as object,
      { _id: 1 },
    )
      .sort({ _id: -1 })
      .limit(24)
      .lean();
    let met = 0;
    for (const { _id } of statements) {
      if (own.size === 0) break;
      const inward = await loadList<{ gstin: string; number: string }>(deps, _id, 'inward');
      for (const d of inward) if (own.delete(keyOf(d.gstin ?? '', d.number ?? ''))) met++;
    }
    if (met > 0 && met >= own.size) return true;
  }
  // IGST on supplies to the own State from GSTINs of other States, and no document that only a supplier of
  // this State issues.
  if (file.kind !== 'tables' || sheets.some((s) => s.source)) return false;
  if (reads.some(({ of }) => of.gstin !== reads[0]!.of.gstin)) return false;
  const stopped = reads.flatMap(({ read }) => read.refused.filter((r) => r.asked === 'supply'));
  const foreign = stopped.filter(({ sheet, cells }) => {
    const columns = (sheets.find((s) => s.sheet === sheet) ?? sheets[0])?.columns ?? [];
    const at = columns.findIndex((c) => c.field === 'gstin');
    const gstin = (cells[at] ?? '').replace(/\s/g, '');
    return /^\d{2}/.test(gstin) && gstin.slice(0, 2) !== home;
  });
  return foreign.length > 0 && !placed.some((r) => r.gstin?.slice(0, 2) !== home);
}

/** The single month in a title. */
function titlePeriod({ from, to }: Dated['title']): Period | undefined {
  if (!to || (from && from.slice(0, 7) !== to.slice(0, 7))) return undefined;
  return `${to.slice(5, 7)}-${to.slice(0, 4)}`;
}

const life = gstLives['GSTR-1'];

/** The return of a period, if any. */
const standingOf = async (of: Registered, period: Period): Promise<GstReturnDoc | null> =>
  (await GstReturn.findOne({
    open_key: life.only!.key({ ...ofRegistration(of), period } as GstReturnDoc),
  }).lean()) as GstReturnDoc | null;

/** New, changed and unchanged documents and summary lines compared with the stored returns. */
async function besideStored(
  { deps, corrected }: ImportInput,
  parts: readonly SalesPart[],
): Promise<{ beside: RecordCounts }> {
  const beside = { new: 0, changed: 0, same: 0 };
  for (const { of, period, sheets } of parts) {
    const found = await standingOf(of, period);
    const current = found ? await loadRows(deps, found._id) : {};
    const { counts } = planMerge(current, corrected ? onTopOf(current, sheets) : sheets, period);
    for (const key of ['new', 'changed', 'same'] as const) beside[key] += counts[key];
  }
  return { beside };
}

/** Merges rows into a period's GSTR-1 document by document, or creates the return. */
async function periodStep(
  given: ImportInput,
  of: Registered,
  period: Period,
  sheets: Sheets,
  leaveOut: boolean,
): Promise<Step | undefined> {
  const { deps, user } = given;
  const { entity, gstin } = of;
  const by = { deps, user };
  const name = `GSTR-1 ${periodName(period)}${gstinBeside(given, gstin)}`;
  const found = await standingOf(of, period);
  const record =
    found ??
    ({
      _id: new mongoose.Types.ObjectId(),
      ...ofRegistration(of),
      period,
      gstin_sealed: deps.vault.seal(gstin),
      settings: await settingsFor(of, period),
      nil: false,
    } as GstReturnDoc);
  if (found) refuseFiled(found);
  const current = found ? await loadRows(deps, found._id) : {};
  const plan = planMerge(current, given.corrected ? onTopOf(current, sheets) : sheets, period);
  const earlier = leaveOut
    ? await reportedEarlier(deps, { ...record, period } as GstReturnDoc, sheets)
    : new Map<string, Period>();
  const taken = plan.entries.filter((e) => {
    const key = e.after[0] && numberKey(sections[e.section], e.after[0], period);
    return !(key && earlier.has(key));
  });
  const { put, remove } = applyMerge(taken);
  const counts = { new: plan.counts.new, changed: plan.counts.changed, same: plan.counts.same };
  if (!found) {
    const totals = totalsOf(put);
    let take: () => Promise<undefined>;
    return {
      stage: (act) =>
        replacing(
          record,
          sectionIds.filter((id) => put[id]),
          packedSheets(deps, record, put),
          (own) => {
            take = own;
            return act();
          },
        ),
      commit: async () => {
        const doc = await insert(life, by, entity, { ...record, status: 'draft', totals });
        await take();
        return {
          kind: 'gst',
          records: [{ id: String(doc._id), version: doc.version }],
          created: true,
          before: null,
          name,
          detail: { gst_id: String(doc._id), return_period: period, ...counts },
        };
      },
    };
  }
  const patch = await planPatch(deps, found, put, remove);
  const before: Sheets = {};
  const had = new Set<string>();
  for (const e of taken) {
    if (e.state === 'same') continue;
    const list = before[e.section] ?? [];
    before[e.section] = list;
    for (const row of e.before) {
      list.push(row);
      had.add(row.id);
    }
  }
  const fresh = sectionIds.flatMap((id) =>
    (put[id] ?? []).flatMap((row) => (had.has(row.id) ? [] : [row.id])),
  );
  return {
    stage: (act) => act().finally(patch.end),
    commit: async () => {
      const doc = await change(life, by, { record: found, entity }, found.version, {
        totals: totalsAfter(found.totals, patch),
      });
      await patch.take();
      return {
        kind: 'gst',
        records: [{ id: String(doc._id), version: doc.version }],
        created: false,
        before: { put: before, remove: fresh },
        name,
        detail: { gst_id: String(doc._id), return_period: period, ...counts },
      };
    },
  };
}

/** Reads sales, notes and the other tables of GSTR-1. */
export const salesReader: Reader<SalesData> = {
  read: (given, file) => (file.kind === 'json' ? readJson(given, file) : readTables(given, file)),
  steps: async (given, { data }, { leave_out_reported }) => {
    const out: Step[] = [];
    for (const { of, period, sheets } of data.parts) {
      if (!Object.values(sheets).some((rows) => rows && rows.length > 0)) continue;
      const step = await periodStep(given, of, period, sheets, leave_out_reported);
      if (step) out.push(step);
    }
    return out;
  },
};
