import { isoOf } from '../../dates.ts';
import type { Message } from '../../forms/messages.ts';
import { otherKind } from '../../intake/recognise.ts';
import { paiseOf } from '../../sheets/cells.ts';
import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import { type Match, matchPurchases } from '../gstr2b/match.ts';
import type { InwardDocument } from '../gstr2b/read.ts';
import type { Purchase } from '../gstr2b/register.ts';
import { type Frequency, type Period, parsePeriod, periodOrder, returnOf, shiftPeriod } from '../periods.ts';
import { say } from './messages.ts';

type Json = Record<string, unknown>;
const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const text = (x: unknown): string =>
  typeof x === 'string' ? x.trim() : typeof x === 'number' ? String(x) : '';

/** Sections of records, as the portal's file names them. */
const sections = [
  'b2b',
  'b2ba',
  'b2bdn',
  'b2bdna',
  'b2bcn',
  'b2bcna',
  'ecom',
  'ecoma',
  'impg',
  'impga',
  'impgsez',
  'impgseza',
];

/** Actions on a record: none yet, accept, reject, keep pending. */
export const imsActions = ['N', 'A', 'R', 'P'] as const;
export type ImsAction = (typeof imsActions)[number];

/** A record as it was in the file. */
export interface ImsRow {
  section: string;
  record: Json;
}

/**
 * Decision on a record. `reduce` is the credit to reduce on accepting a note or amendment (paise); absent for
 * all of it.
 */
export interface ImsDecision {
  action: ImsAction;
  remarks?: string | undefined;
  reduce?: Taxes | undefined;
}

/** Credit notes and amendments: pending for one period only, and with a reduction of credit when accepted. */
const limited = new Set(['b2ba', 'b2bdna', 'b2bcn', 'b2bcna', 'ecoma']);
const reducible = new Set(['b2ba', 'b2bdna', 'b2bcn', 'b2bcna']);
/** Period from which those may be pending (GSTN advisory of October 2025). */
const pendingFrom: Period = '10-2025';
const isImport = (section: string): boolean => section.startsWith('imp');

const amount = (x: unknown): number => {
  if (x === undefined || x === null || x === '') return 0;
  const n = typeof x === 'number' ? x : Number(text(x));
  return Number.isFinite(n) ? (paiseOf(n) ?? Math.round(n * 100)) : Number.NaN;
};
const day = (x: unknown): string => {
  const m = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text(x));
  return (m && isoOf(Number(m[3]), Number(m[2]), Number(m[1]))) || '';
};
/** `Y`, `N` or a boolean. */
const blocked = (x: unknown): boolean => x === true || text(x).toUpperCase() === 'Y';

/** A record as the rules need it; paise. */
export interface ImsRecord extends Taxes {
  id: string;
  section: string;
  gstin: string;
  name: string;
  number: string;
  date: string;
  kind: 'invoice' | 'C' | 'D';
  taxable: number;
  period: Period | '';
  filed: boolean;
  action: ImsAction;
  remarks: string;
  pendingBlocked: boolean;
  remarksBlocked: boolean;
  reductionBlocked: boolean;
}

export function recordOf({ section, record }: ImsRow, index: number): ImsRecord {
  const note = section.startsWith('b2bdn') || section.startsWith('b2bcn');
  const action = text(record['action']).toUpperCase();
  return {
    id: String(index),
    section,
    gstin: text(record['stin'] ?? record['ctin']).toUpperCase(),
    name: text(record['tradenm'] ?? record['trdnm']),
    number: text(
      note ? (record['nt_num'] ?? record['inum']) : (record['inum'] ?? record['boenum'] ?? record['benum']),
    ),
    date: day(
      note ? (record['nt_dt'] ?? record['idt']) : (record['idt'] ?? record['boedt'] ?? record['bedt']),
    ),
    kind: section.startsWith('b2bcn') ? 'C' : section.startsWith('b2bdn') ? 'D' : 'invoice',
    taxable: amount(record['txval']),
    igst: amount(record['iamt']),
    cgst: amount(record['camt']),
    sgst: amount(record['samt']),
    cess: amount(record['cess'] ?? record['csamt']),
    period: parsePeriod(text(record['rtnprd'] ?? record['sRtnPrd'])) ?? '',
    filed: /^f/i.test(text(record['srcfilstatus'])),
    action: (imsActions as readonly string[]).includes(action) ? (action as ImsAction) : 'N',
    remarks: text(record['remarks']),
    pendingBlocked: blocked(record['ispendactblocked']),
    remarksBlocked: blocked(record['isRemarksBlocked']),
    reductionBlocked: blocked(record['isItcRedReqBlocked'] ?? record['itcRedReqBlocked']),
  };
}

/** Key of a record across downloads. */
export const keyOf = (r: ImsRecord): string => [r.section, r.gstin, r.number.toUpperCase(), r.date].join('|');

/** An IMS file as read: `gstin` is '' where the file does not say. */
interface ImsFile {
  gstin: string;
  rows: ImsRow[];
  problems: { path: string; message: Message }[];
}

/** Reads a downloaded IMS file, an upload file or a reply of the portal. */
export function readIms(value: unknown): ImsFile {
  const other = otherKind(value, ['ims']);
  const root = isObject(value) ? value : {};
  const inner = [root['imsDetails'], root['invdata'], root['data'], root].find(
    (x): x is Json => isObject(x) && sections.some((s) => Array.isArray(x[s])),
  );
  if (other || !inner)
    return { gstin: '', rows: [], problems: [{ path: '', message: other ?? say('wrongIms') }] };
  const rows: ImsRow[] = [];
  for (const section of Object.keys(inner))
    if (sections.includes(section) && Array.isArray(inner[section]))
      for (const record of inner[section]) if (isObject(record)) rows.push({ section, record });
  const problems = rows.flatMap((row, i) => {
    const r = recordOf(row, i);
    const given = text(row.record['rtnprd'] ?? row.record['sRtnPrd']);
    // The period limits how long a note may be pending, so an unreadable one is not ignored.
    if (r.period === '' && given !== '')
      return [{ path: row.section, message: say('periodIms', { number: r.number || '?' }) }];
    return Number.isNaN(r.taxable + r.igst + r.cgst + r.sgst + r.cess)
      ? [{ path: row.section, message: say('amountsIms', { number: r.number || '?' }) }]
      : [];
  });
  return { gstin: text(root['rtin'] ?? root['gstin'] ?? inner['gstin']).toUpperCase(), rows, problems };
}

/**
 * Last period a record may be pending in, one month or, of a recipient who files by quarter, one quarter after its own; undefined without a
 * limit (until the date of section 16(4)).
 */
export function pendingUntil(
  r: Pick<ImsRecord, 'section' | 'period'>,
  frequency: Frequency,
): Period | undefined {
  if (!limited.has(r.section) || !r.period) return undefined;
  const after = (period: Period) => returnOf(period, () => frequency);
  return after(shiftPeriod(after(r.period), 1));
}

/**
 * Which actions may have remarks: only rejected and pending records (GSTN's offline utility 1.1), or every
 * action unless the record is marked as blocked (newer programs that use the API).
 */
export const remarksReadings = ['limited', 'any'] as const;
export type RemarksReading = (typeof remarksReadings)[number];
/** Whether an action may have remarks. */
export const takesRemarks = (action: ImsAction, reading: RemarksReading): boolean =>
  action === 'R' || action === 'P' || (action === 'A' && reading === 'any');

/** The recipient's period in which records are decided. */
interface ImsPeriod {
  period: Period;
  frequency: Frequency;
}

/** Errors of a decision on a record in a period; empty if the portal would accept it. */
export function problemsOf(
  r: ImsRecord,
  decision: ImsDecision,
  { period, frequency }: ImsPeriod,
  reading: RemarksReading = 'limited',
): Message[] {
  const out: Message[] = [];
  const { number } = r;
  if (decision.action === 'P') {
    const until = pendingUntil(r, frequency);
    if (r.pendingBlocked) out.push(say('pendingBlocked', { number }));
    else if (limited.has(r.section) && r.period && periodOrder(r.period) < periodOrder(pendingFrom))
      out.push(say('pendingNotYet', { number }));
    else if (until && periodOrder(period) > periodOrder(until))
      out.push(say('pendingPast', { number, period: until }));
  }
  if (decision.action === 'R' && isImport(r.section)) out.push(say('importRejected', { number }));
  if (decision.remarks) {
    if (r.remarksBlocked) out.push(say('remarksBlocked', { number }));
    else if (!takesRemarks(decision.action, reading)) out.push(say('remarksOnly', { number }));
  }
  if (decision.reduce) {
    const tax = r.igst + r.cgst + r.sgst + r.cess;
    if (decision.action !== 'A' || !reducible.has(r.section)) out.push(say('reductionNotHere', { number }));
    else if (r.reductionBlocked) out.push(say('reductionBlocked', { number }));
    else if ((['igst', 'cgst', 'sgst', 'cess'] as const).some((k) => decision.reduce![k] > r[k]))
      out.push(say('reductionTooLarge', { number, tax: { paise: tax } }));
  }
  return out;
}

/** The suggestion for a record, and why. */
interface Suggestion {
  action: ImsAction;
  reasons: Message[];
  match: Match['state'] | 'import';
}

/** Suggests an action for each record by its match with the purchase register. */
export function suggest(
  records: readonly ImsRecord[],
  purchases: readonly Purchase[],
  period: ImsPeriod,
): Suggestion[] {
  const documents = records.map(
    (r): InwardDocument => ({
      ...r,
      source: r.kind === 'invoice' ? 'b2b' : 'cdnr',
      value: 0,
      place_of_supply: '',
      reverse: false,
      available: true,
      reason: '',
      rejected: isImport(r.section),
      supplier_period: r.period,
      filed_on: '',
    }),
  );
  const matches = new Map<string, Match>();
  for (const m of matchPurchases(purchases, documents)) if (m.document) matches.set(m.document.id, m);
  return records.map((r): Suggestion => {
    if (isImport(r.section)) return { action: 'N', reasons: [say('imported')], match: 'import' };
    const { state = 'only_2b', reasons = [] } = matches.get(r.id) ?? {};
    if (state === 'exact') return { action: 'A', reasons: [say('agrees')], match: state };
    if (state === 'within') return { action: 'A', reasons: [say('agreesWithin'), ...reasons], match: state };
    const waits = problemsOf(r, { action: 'P' }, period).length === 0;
    const why =
      state === 'different'
        ? say('differs')
        : state === 'near'
          ? say('near')
          : say(waits ? 'notBought' : 'noteNotBought');
    return {
      action: waits ? 'P' : 'N',
      reasons: state === 'only_2b' ? [why] : [why, ...reasons],
      match: state,
    };
  });
}

/** Credit of GSTR-2B and row 4(A)(5) of GSTR-3B that decisions lead to; paise. */
interface ImsEffect {
  /** Accepted, or without an action. */
  available: Taxes;
  rejected: Taxes;
  pending: Taxes;
}

/**
 * Effect of decisions: no action counts as accepted, credit notes reduce, a stated reduction replaces the
 * full note.
 */
export function effectOf(
  records: readonly ImsRecord[],
  decisionOf: (r: ImsRecord) => ImsDecision,
): ImsEffect {
  const out: ImsEffect = { available: noTaxes(), rejected: noTaxes(), pending: noTaxes() };
  for (const r of records) {
    const { action, reduce } = decisionOf(r);
    const to = action === 'R' ? out.rejected : action === 'P' ? out.pending : out.available;
    for (const key of ['igst', 'cgst', 'sgst', 'cess'] as const)
      to[key] += r.kind === 'C' ? -(action === 'A' && reduce ? reduce[key] : r[key]) : r[key];
  }
  return out;
}

/** Names of the reduction's members, in the spelling a file used. */
const reductionKeys = (rows: readonly ImsRow[]) =>
  rows.some((r) => 'itc_red_req' in r.record || 'decl_igst' in r.record)
    ? { asked: 'itc_red_req', igst: 'decl_igst', cgst: 'decl_cgst', sgst: 'decl_sgst', cess: 'decl_cess' }
    : { asked: 'itcRedReq', igst: 'declIgst', cgst: 'declCgst', sgst: 'declSgst', cess: 'declCess' };

/** The upload file of decided records: the records as downloaded with their action, remarks and reduction. */
export function uploadOf(
  gstin: string,
  rows: readonly ImsRow[],
  decided: ReadonlyMap<number, ImsDecision>,
  reading: RemarksReading = 'limited',
): { rtin: string; reqtyp: 'SAVE'; invdata: Record<string, Json[]> } {
  const keys = reductionKeys(rows);
  const invdata: Record<string, Json[]> = {};
  rows.forEach((row, i) => {
    const decision = decided.get(i);
    if (!decision || decision.action === 'N') return;
    const { remarks: _, ...rest } = row.record;
    const record: Json = { ...rest, action: decision.action };
    for (const number of ['inum', 'nt_num'])
      if (typeof record[number] === 'number') record[number] = text(record[number]);
    // A download may name form and period of the supplier's return otherwise than the upload does.
    for (const [wanted, found] of [
      ['srcform', 'rtnTyp'],
      ['rtnprd', 'sRtnPrd'],
    ] as const)
      if (record[wanted] === undefined && record[found] !== undefined) record[wanted] = record[found];
    if (decision.remarks && takesRemarks(decision.action, reading)) record['remarks'] = decision.remarks;
    if (decision.reduce) {
      const none = (['igst', 'cgst', 'sgst', 'cess'] as const).every((key) => decision.reduce![key] === 0);
      record[keys.asked] = none ? 'N' : 'Y';
      for (const key of ['igst', 'cgst', 'sgst', 'cess'] as const)
        record[keys[key]] = decision.reduce[key] / 100;
    }
    const list = invdata[row.section];
    if (list) list.push(record);
    else invdata[row.section] = [record];
  });
  return { rtin: gstin, reqtyp: 'SAVE', invdata };
}
