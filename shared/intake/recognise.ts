import type { Message } from '../forms/messages.ts';
import { say } from './messages.ts';

type Json = Record<string, unknown>;

/** Kinds of files of the government's portals and of Tally's JSON. */
export type GovernmentKind =
  | 'gstr1'
  | 'gstr1-summary'
  | 'gstr1-errors'
  | 'gstr2'
  | 'gstr2a'
  | 'gstr2b'
  | 'gstr3b'
  /** The format of a GSTR-1, but with documents whose tax only the taxpayer's suppliers can have charged. */
  | 'purchases'
  | 'gstr4'
  | 'gstr9'
  | 'ims'
  | 'itc04'
  | 'einvoice'
  | 'eway'
  | 'itr'
  | 'prefill'
  | 'tally-json';

/** Kind of a JSON file by its marks, and its taxpayer if present. */
interface Recognised {
  kind: GovernmentKind;
  /** The file's own object: without the outer `data` of a portal's reply, the form inside `ITR`. */
  root: Json;
  gstin?: string;
  pan?: string;
  /** As the file writes it: `MMYYYY` of GST, `2026` of income tax. */
  period?: string;
  /** `ITR-1` … `ITR-7`. */
  itrType?: string;
}

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const objects = (x: unknown): Json[] => (Array.isArray(x) ? x.filter(isObject) : []);
const text = (x: unknown): string =>
  typeof x === 'string' ? x.trim() : typeof x === 'number' ? String(x) : '';
const upper = (x: unknown): string => text(x).toUpperCase();
const has = (o: Json, ...keys: string[]): boolean => keys.some((key) => Object.hasOwn(o, key));

/** Sections only in GSTR-1, and those also in the suppliers' data for the recipient (GSTR-2A). */
const ownSections = [
  'b2cl',
  'b2cla',
  'b2cs',
  'b2csa',
  'cdnr',
  'cdnra',
  'cdnur',
  'cdnura',
  'exp',
  'expa',
  'nil',
  'at',
  'ata',
  'txpd',
  'txpda',
  'atadj',
  'atadja',
  'doc_issue',
  'supeco',
  'supecoa',
];
const sharedSections = ['b2b', 'b2ba', 'hsn', 'ecom', 'ecoma'];
/** Sections of purchases, even when they are empty. */
const inwardSections = [
  'cdn',
  'cdna',
  'isd',
  'isda',
  'impg',
  'impga',
  'impgsez',
  'impgseza',
  'tcsa',
  'tds',
  'tdsa',
];
/** Fields of the portal on a supplier's filing, shown only to the recipient. */
const supplierMarks = ['cfs3b', 'fldtr1', 'flprdr1', 'dtcancel'];

const suppliersOf = (root: Json): Json[] =>
  ['b2b', 'b2ba', 'cdnr', 'cdnra'].flatMap((key) => objects(root[key]));
const documentsOf = (supplier: Json): Json[] => [...objects(supplier['inv']), ...objects(supplier['nt'])];

/**
 * Whether regular documents say by their tax that they are purchases: integrated tax though the place of supply is the taxpayer's own
 * State (s.7 and 8 IGST Act: the supplier is then in another one), and no document that only a supplier could have made.
 */
function taxedAsPurchases(root: Json, gstin: string): boolean {
  const home = gstin.slice(0, 2);
  let inward = 0;
  for (const supplier of suppliersOf(root)) {
    const state = text(supplier['ctin']).slice(0, 2);
    if (state === home) continue;
    for (const document of documentsOf(supplier)) {
      if (text(document['inv_typ']) !== 'R' && has(document, 'inv_typ')) continue;
      const items = objects(document['itms']).map((i) => (isObject(i['itm_det']) ? i['itm_det'] : i));
      const sum = (key: string) => items.reduce((n, i) => n + Math.abs(Number(i[key]) || 0), 0);
      const atHome = text(document['pos']).padStart(2, '0') === home;
      // Sold within the State to someone registered in another one, or sold to another State.
      if ((atHome && sum('camt') > 0) || (!atHome && sum('iamt') > 0)) return false;
      if (atHome && sum('iamt') > 0) inward++;
    }
  }
  return inward > 0;
}

const isGstr2a = (root: Json): boolean =>
  has(root, ...inwardSections) ||
  suppliersOf(root).some(
    (supplier) =>
      has(supplier, ...supplierMarks) ||
      documentsOf(supplier).some((document) => has(document, 'aspd') && has(document, 'atyp')),
  );

/** Keys of the old GSTR-2 of recipients (2017). */
const isGstr2 = (root: Json): boolean =>
  has(root, 'b2bur', 'imp_g', 'imp_s', 'itc_rvsl', 'nil_supplies', 'hsnsum') ||
  suppliersOf(root).some((s) =>
    documentsOf(s).some((d) => objects(d['itms']).some((i) => isObject(i['itc']))),
  );

function gst(root: Json): GovernmentKind | undefined {
  if (has(root, 'rtnprd') && has(root, 'docdata', 'itcsumm', 'cpsumm')) return 'gstr2b';
  if (isObject(root['docdata'])) return 'gstr2b';
  if (has(root, 'imsDetails', 'imsDetailsErr') || (has(root, 'invdata') && has(root, 'rtin'))) return 'ims';
  if (Object.values(root).some((list) => objects(list).some((x) => has(x, 'stin') && has(x, 'action'))))
    return 'ims';
  if (has(root, 'sup_details', 'itc_elg', 'inward_sup') || isObject(root['r3b'])) return 'gstr3b';
  if (has(root, 'b2bor', 'txos') || (has(root, 'b2br') && has(root, 'b2bur'))) return 'gstr4';
  if (has(root, 'table4', 'table5', 'table6') && has(root, 'gstin')) return 'gstr9';
  if (has(root, 'm2jw', 'table5A', 'table5B', 'table5C')) return 'itc04';
  if (isGstr2(root)) return 'gstr2';
  if (isGstr2a(root)) return 'gstr2a';
  if (!has(root, 'gstin') || !has(root, 'fp', 'ret_period')) return undefined;
  if (has(root, 'error_report')) return 'gstr1-errors';
  if (has(root, ...ownSections)) return 'gstr1';
  if (taxedAsPurchases(root, upper(root['gstin']))) return 'purchases';
  if (has(root, ...sharedSections)) return 'gstr1';
  if (has(root, 'sec_sum')) return 'gstr1-summary';
  // A nil return has no section at all.
  return has(root, 'fp') && has(root, 'version', 'hash', 'gt', 'cur_gt', 'fil_dt') ? 'gstr1' : undefined;
}

/** PAN in the places the seven forms have it. */
const persons: readonly (readonly string[])[] = [
  ['PersonalInfo'],
  ['PartA_GEN1', 'PersonalInfo'],
  ['PartA_GEN1', 'OrgFirmInfo'],
  ['PartA_GEN1', 'OrganisationDetails'],
];
const panOf = (body: Json): string => {
  for (const path of persons) {
    const person = path.reduce<unknown>((o, key) => (isObject(o) ? o[key] : undefined), body);
    if (isObject(person) && upper(person['PAN'])) return upper(person['PAN']);
  }
  return '';
};

function incomeTax(json: Json): Recognised | undefined {
  const outer = json['ITR'] ?? json['itr'];
  if (isObject(outer)) {
    const key = Object.keys(outer).find((k) => /^ITR-?[1-7]$/i.test(k));
    const body = key ? outer[key] : undefined;
    if (!key || !isObject(body)) return undefined;
    const number = key.at(-1)!;
    const head = body[`Form_ITR${number}`];
    return {
      kind: 'itr',
      root: body,
      itrType: `ITR-${number}`,
      pan: panOf(body),
      period: isObject(head) ? text(head['AssessmentYear']) : '',
    };
  }
  const personal = Object.entries(json).find(([k]) => k.toLowerCase() === 'personalinfo')?.[1];
  if (!isObject(personal)) return undefined;
  const pan = Object.entries(personal).find(([k]) => k.toLowerCase() === 'pan')?.[1];
  return {
    kind: 'prefill',
    root: json,
    pan: upper(pan),
    period: text(json['assessmentYear'] ?? json['AssessmentYear']),
  };
}

/**
 * Kind of a parsed JSON file of a government portal, by keys found only in that file; undefined if there are
 * none. Never throws. The keys come from the portals' files, as described by the reader of each kind.
 */
export function recogniseJson(json: unknown): Recognised | undefined {
  const first = Array.isArray(json) ? json.find(isObject) : json;
  if (!isObject(first)) return undefined;
  if (has(first, 'TranDtls', 'SignedInvoice') || (has(first, 'Irn') && has(first, 'AckNo')))
    return { kind: 'einvoice', root: first };
  if (Array.isArray(json)) return undefined;
  if (has(first, 'billLists')) return { kind: 'eway', root: first };
  if (has(first, 'dspaccbody', 'tallymessage')) return { kind: 'tally-json', root: first };
  const tax = incomeTax(first);
  if (tax) return tax;
  const inner = first['data'];
  for (const root of isObject(inner) ? [first, inner] : [first]) {
    const kind = gst(root);
    if (kind)
      return {
        kind,
        root,
        gstin: upper(root['gstin'] ?? root['rtin']),
        period: text(root['fp'] ?? root['rtnprd'] ?? root['ret_period']),
      };
  }
  return undefined;
}

const sentences = {
  gstr1: 'isGstr1',
  'gstr1-summary': 'isGstr1Summary',
  'gstr1-errors': 'isGstr1Errors',
  gstr2: 'isGstr2',
  gstr2a: 'isGstr2a',
  gstr2b: 'isGstr2b',
  gstr3b: 'isGstr3b',
  purchases: 'isPurchases',
  gstr4: 'isGstr4',
  gstr9: 'isGstr9',
  ims: 'isIms',
  itc04: 'isItc04',
  einvoice: 'isEinvoice',
  eway: 'isEway',
  prefill: 'isPrefill',
  'tally-json': 'isTallyJson',
} as const;

/** Kind and target of a recognised file. */
export function nameOf(found: Recognised): Message {
  if (found.kind !== 'itr') return say(sentences[found.kind]);
  const start = Number(found.period);
  return start > 2000 && start < 2100
    ? say('isItr', { type: found.itrType!, year: `${start}-${String(start + 1).slice(2)}` })
    : say('isItrAnyYear', { type: found.itrType! });
}

/**
 * Why a JSON file does not fit where one of `wanted` is read: its kind by its marks; undefined if it fits or
 * has no mark.
 */
export function otherKind(json: unknown, wanted: readonly GovernmentKind[]): Message | undefined {
  const found = recogniseJson(json);
  return found && !wanted.includes(found.kind) ? nameOf(found) : undefined;
}
