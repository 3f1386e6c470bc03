import { addDays, daysBetween, type IsoDate } from '../../dates.ts';
import type { Issue } from '../../forms/messages.ts';
import { gstinFault } from '../data/patterns.ts';
import { isRate } from '../data/rates.ts';
import { units } from '../data/units.ts';
import { checkGroup, dayOf, isObject, type Json, listOf, numberOf, paise } from './check-fields.ts';
import { ewayDocument, reportingDays } from './limits.ts';
import { say } from './messages.ts';
import { ewayBill, ewayNames, inv01 } from './schema.ts';

/** The systems accept amounts that are off by a rupee. */
const TOLERANCE = 100;
const rupees = (n: number): string => (n / 100).toFixed(2);

/** Time-dependent inputs of the checks: today, and the turnover (paise) that determines reporting limits. */
export interface Today {
  today: IsoDate;
  turnover?: number | undefined;
}

const text = (x: unknown): string =>
  typeof x === 'string' ? x.trim() : typeof x === 'number' ? String(x) : '';
const inner = (o: Json, key: string): Json => (isObject(o[key]) ? (o[key] as Json) : {});
const state = (x: unknown): string => text(x).padStart(2, '0');

type Add = (path: string, message: Issue['message'], severity?: Issue['severity']) => void;

function checkSum(add: Add, path: string, found: unknown, expected: number, from: string): void {
  const value = paise(found);
  if (Number.isNaN(value) || Number.isNaN(expected)) return;
  if (Math.abs(value - expected) > TOLERANCE)
    add(path, say('sum', { field: path, found: rupees(value), expected: rupees(expected), from }));
}

const itemCess = (i: Json): number =>
  ['CesAmt', 'CesNonAdvlAmt', 'StateCesAmt', 'StateCesNonAdvlAmt'].reduce((n, key) => n + paise(i[key]), 0);

/**
 * Tax applicable to a supply: integrated between States, to an SEZ, for exports, or where the seller says so;
 * none without payment.
 */
function taxKind(doc: Json): 'igst' | 'halves' {
  const trade = inner(doc, 'TranDtls');
  const type = text(trade['SupTyp']);
  if (type !== 'B2B' && type !== 'DEXP') return 'igst';
  if (text(trade['IgstOnIntra']) === 'Y') return 'igst';
  return state(inner(doc, 'SellerDtls')['Stcd']) === state(inner(doc, 'BuyerDtls')['Pos'])
    ? 'halves'
    : 'igst';
}

function checkItem(add: Add, doc: Json, item: Json, at: string, kind: 'igst' | 'halves', now: Today): void {
  const type = text(inner(doc, 'TranDtls')['SupTyp']);
  const untaxed = type === 'SEZWOP' || type === 'EXPWOP';
  const [gross, taxable] = [paise(item['TotAmt']), paise(item['AssAmt'])];
  const quantity = item['Qty'] === undefined || item['Qty'] === null ? undefined : numberOf(item['Qty']);
  if (quantity !== undefined)
    checkSum(
      add,
      `${at}TotAmt`,
      item['TotAmt'],
      Math.round(quantity * numberOf(item['UnitPrice']) * 100),
      'Qty × UnitPrice',
    );
  checkSum(add, `${at}AssAmt`, item['AssAmt'], gross - paise(item['Discount']), 'TotAmt - Discount');
  const rate = numberOf(item['GstRt']);
  if (!isRate(rate)) add(`${at}GstRt`, say('rate', { field: `${at}GstRt`, found: rate }));
  const [igst, cgst, sgst] = ['IgstAmt', 'CgstAmt', 'SgstAmt'].map((key) => paise(item[key]));
  if (untaxed && igst! + cgst! + sgst! > 0) add(`${at}IgstAmt`, say('noTax', { field: `${at}IgstAmt` }));
  else if (kind === 'igst' && cgst! + sgst! > 0) add(`${at}CgstAmt`, say('inter', { field: `${at}CgstAmt` }));
  else if (kind === 'halves' && igst! > 0) add(`${at}IgstAmt`, say('intra', { field: `${at}IgstAmt` }));
  else if (Math.abs(cgst! - sgst!) > TOLERANCE) add(`${at}SgstAmt`, say('halves', { field: `${at}SgstAmt` }));
  else if (!untaxed) {
    const tax = Math.round((taxable * rate) / 100);
    const from = `AssAmt × ${rate}%`;
    if (kind === 'igst') checkSum(add, `${at}IgstAmt`, item['IgstAmt'], tax, from);
    else checkSum(add, `${at}CgstAmt`, item['CgstAmt'], Math.round(tax / 2), `${from} ÷ 2`);
  }
  const bare = taxable + paise(item['OthChrg']);
  // The portal takes a line without its taxes where the seller does not charge them to the buyer.
  const chargeless = type === 'EXPWP' || text(inner(doc, 'TranDtls')['RegRev']) === 'Y';
  if (!chargeless || paise(item['TotItemVal']) !== bare)
    checkSum(
      add,
      `${at}TotItemVal`,
      item['TotItemVal'],
      bare + igst! + cgst! + sgst! + itemCess(item),
      'AssAmt + taxes + OthChrg',
    );
  const hsn = text(item['HsnCd']);
  const service = text(item['IsServc']) === 'Y';
  if (hsn.startsWith('99') && !service) add(`${at}IsServc`, say('service', { field: `${at}IsServc`, hsn }));
  if (hsn !== '' && !hsn.startsWith('99') && service)
    add(`${at}IsServc`, say('goods', { field: `${at}IsServc`, hsn }));
  if (hsn.length === 4 && now.turnover !== undefined && now.turnover > 5_00_00_000_00)
    add(`${at}HsnCd`, say('hsnShort', { field: `${at}HsnCd`, found: hsn }), 'warning');
  const unit = text(item['Unit']).toUpperCase();
  if (!service && (unit === '' || !quantity)) add(`${at}Unit`, say('unitNeeded', { field: `${at}Unit` }));
  else if (unit !== '' && !Object.hasOwn(units, unit))
    add(`${at}Unit`, say('unit', { field: `${at}Unit`, found: unit }), 'warning');
}

function checkParties(add: Add, doc: Json): void {
  const seller = inner(doc, 'SellerDtls');
  const buyer = inner(doc, 'BuyerDtls');
  const gstins: [string, Json][] = [
    ['SellerDtls', seller],
    ['BuyerDtls', buyer],
    ['ShipDtls', inner(doc, 'ShipDtls')],
  ];
  for (const [group, of] of gstins) {
    const found = text(of['Gstin']);
    if (found === '' || found === 'URP') continue;
    // The portal's own test numbers have no check character.
    if (gstinFault(found))
      add(`${group}.Gstin`, say('gstinFault', { field: `${group}.Gstin`, found }), 'warning');
    if (text(of['Stcd']) !== '' && state(of['Stcd']) !== found.slice(0, 2) && group !== 'ShipDtls')
      add(
        `${group}.Stcd`,
        say('stateDiffers', { field: `${group}.Stcd`, found: text(of['Stcd']), expected: found.slice(0, 2) }),
      );
  }
  if (text(seller['Gstin']) !== '' && text(seller['Gstin']) === text(buyer['Gstin']))
    add('BuyerDtls.Gstin', say('sameParty'));
  const type = text(inner(doc, 'TranDtls')['SupTyp']);
  const exported = type === 'EXPWP' || type === 'EXPWOP';
  if (exported) {
    const wanted: [string, string][] = [
      ['Gstin', 'URP'],
      ['Pin', '999999'],
      ['Stcd', '96'],
      ['Pos', '96'],
    ];
    for (const [key, expected] of wanted)
      if (text(buyer[key]) !== expected)
        add(`BuyerDtls.${key}`, say('exportParty', { field: `BuyerDtls.${key}`, expected }));
  } else {
    if (text(buyer['Gstin']) === 'URP') add('BuyerDtls.Gstin', say('notUnregistered'));
    if (text(buyer['Pin']) === '') add('BuyerDtls.Pin', say('needed', { field: 'BuyerDtls.Pin' }));
  }
  if (text(inner(doc, 'TranDtls')['RegRev']) === 'Y' && !['B2B', 'SEZWP', 'SEZWOP'].includes(type))
    add('TranDtls.RegRev', say('reverseB2b'));
}

function checkTotals(add: Add, doc: Json, items: readonly Json[]): void {
  const totals = inner(doc, 'ValDtls');
  const sum = (key: string) => items.reduce((n, i) => n + paise(i[key]), 0);
  const each = items.length;
  // Each line may be off by half a paisa, so the sum of many is compared within the same rupee.
  const pairs: [string, string][] = [
    ['AssVal', 'AssAmt'],
    ['IgstVal', 'IgstAmt'],
    ['CgstVal', 'CgstAmt'],
    ['SgstVal', 'SgstAmt'],
  ];
  for (const [total, line] of pairs)
    checkSum(add, `ValDtls.${total}`, totals[total], sum(line), `ItemList ${line} (${each})`);
  for (const [total, rated, fixed] of [
    ['CesVal', 'CesAmt', 'CesNonAdvlAmt'],
    ['StCesVal', 'StateCesAmt', 'StateCesNonAdvlAmt'],
  ] as const)
    checkSum(add, `ValDtls.${total}`, totals[total], sum(rated) + sum(fixed), `ItemList ${rated} + ${fixed}`);
  checkSum(
    add,
    'ValDtls.TotInvVal',
    totals['TotInvVal'],
    sum('TotItemVal') + paise(totals['OthChrg']) + paise(totals['RndOffAmt']) - paise(totals['Discount']),
    'ItemList TotItemVal + OthChrg - Discount + RndOffAmt',
  );
}

function checkTransport(
  add: Add,
  of: Json,
  at: string,
  keys: { mode: string; vehicle: string; by: string; doc: string; docDay: string },
): void {
  const mode = text(of[keys.mode]);
  if (mode === '') {
    if (text(of[keys.vehicle]) !== '' || text(of[keys.doc]) !== '')
      add(at + keys.mode, say('modeUnknown', { field: at + keys.mode }));
    else if (text(of[keys.by]) === '') add(at + keys.vehicle, say('vehicle', { field: at + keys.vehicle }));
  } else if (mode === '1') {
    if (text(of[keys.vehicle]) === '' && text(of[keys.by]) === '')
      add(at + keys.vehicle, say('vehicle', { field: at + keys.vehicle }));
  } else if (mode !== '5' && (text(of[keys.doc]) === '' || text(of[keys.docDay]) === ''))
    add(at + keys.doc, say('transportDocument', { field: at + keys.doc }));
}

/**
 * Errors in an INV-01 document: fields by the schema, then parties, taxes, sums and dates. Paths refer to the
 * file, items from 1.
 */
export function checkEinvoice(doc: Json, now: Today): Issue[] {
  const issues = checkGroup(inv01, doc);
  const add: Add = (path, message, severity = 'error') => issues.push({ path, message, severity });
  checkParties(add, doc);
  const kind = taxKind(doc);
  const items = listOf(doc['ItemList']);
  const serials = new Set<string>();
  items.forEach((item, i) => {
    const at = `ItemList.${i + 1}.`;
    const serial = text(item['SlNo']);
    if (serials.has(serial)) add(`${at}SlNo`, say('serial', { field: `${at}SlNo`, found: serial }));
    serials.add(serial);
    checkItem(add, doc, item, at, kind, now);
  });
  if (items.length > 0) checkTotals(add, doc, items);
  const head = inner(doc, 'DocDtls');
  const day = dayOf(head['Dt']);
  if (day && day > now.today) add('DocDtls.Dt', say('future', { day: { day } }));
  const within = day ? reportingDays(now.turnover, day) : undefined;
  if (day && within !== undefined && daysBetween(day, now.today) > within)
    add('DocDtls.Dt', say('late', { days: within, day: { day: addDays(day, within) } }));
  if (
    text(head['Typ']) !== 'INV' &&
    text(head['Typ']) !== '' &&
    listOf(inner(doc, 'RefDtls')['PrecDocDtls']).length === 0
  )
    add('RefDtls.PrecDocDtls', say('precedes'), 'warning');
  if (isObject(doc['EwbDtls']))
    checkTransport(add, doc['EwbDtls'], 'EwbDtls.', {
      mode: 'TransMode',
      vehicle: 'VehNo',
      by: 'TransId',
      doc: 'TransDocNo',
      docDay: 'TransDocDt',
    });
  const seen = new Set<string>();
  return issues.filter(
    (i) => !seen.has(`${i.path} ${i.message.text}`) && seen.add(`${i.path} ${i.message.text}`),
  );
}

const billValue = (bill: Json, key: string): unknown => {
  const other = Object.keys(ewayNames).find((name) => ewayNames[name] === key);
  return bill[key] ?? (other ? bill[other] : undefined);
};

/** Errors in one bill of the e-way bill bulk file. */
export function checkEwayBill(bill: Json, now: Today): Issue[] {
  const issues = checkGroup(ewayBill, bill, '', ewayNames);
  const add: Add = (path, message, severity = 'error') => issues.push({ path, message, severity });
  for (const key of ['fromGstin', 'toGstin', 'userGstin']) {
    const found = text(bill[key]);
    if (found !== '' && found !== 'URP' && gstinFault(found))
      add(key, say('gstinFault', { field: key, found }), 'warning');
  }
  const own = text(bill['userGstin']);
  const side = text(bill['supplyType']) === 'I' ? 'toGstin' : 'fromGstin';
  if (own !== '' && text(bill[side]) !== '' && text(bill[side]) !== own)
    add(side, say('moved', { kind: `supplyType ${text(bill['supplyType'])}`, field: side, expected: own }));
  if (text(bill['subSupplyType']) === '8' && text(bill['subSupplyDesc']) === '')
    add('subSupplyDesc', say('subReason'));
  const items = listOf(bill['itemList']);
  if (items.length > 0) {
    const taxable = items.reduce((n, i) => n + paise(i['taxableAmount']), 0);
    if (bill['totalValue'] !== undefined)
      checkSum(add, 'totalValue', bill['totalValue'], taxable, 'itemList taxableAmount');
    const total = [
      'totalValue',
      'cgstValue',
      'sgstValue',
      'igstValue',
      'cessValue',
      'cessNonAdvolValue',
      'otherValue',
    ].reduce((n, key) => n + paise(billValue(bill, key)), 0);
    checkSum(add, 'totInvValue', bill['totInvValue'], total, 'totalValue + taxes + otherValue');
    for (const [tax, rate] of [
      ['igstValue', 'igstRate'],
      ['cgstValue', 'cgstRate'],
      ['sgstValue', 'sgstRate'],
    ] as const)
      checkSum(
        add,
        tax,
        bill[tax],
        items.reduce(
          (n, i) => n + Math.round((paise(i['taxableAmount']) * Math.max(0, numberOf(i[rate]))) / 100),
          0,
        ),
        `itemList taxableAmount × ${rate}`,
      );
    if (items.every((i) => text(i['hsnCode']).startsWith('99'))) add('itemList', say('ewayService'));
  }
  const day = dayOf(bill['docDate']);
  if (day && day > now.today) add('docDate', say('future', { day: { day } }));
  else if (day && now.today >= ewayDocument.from && daysBetween(day, now.today) > ewayDocument.days)
    add('docDate', say('ewayOld', { days: ewayDocument.days }));
  checkTransport(add, bill, '', {
    mode: 'transMode',
    vehicle: 'vehicleNo',
    by: 'transporterId',
    doc: 'transDocNo',
    docDay: 'transDocDate',
  });
  return issues;
}
