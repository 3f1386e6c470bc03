import { addDays, assessmentYearOf, financialYearOn, previousYear, yearLabel } from '../dates.ts';
import type { Message } from '../forms/messages.ts';
import { amountOf, dayOf, numberOf, plain, yearOf } from './cells.ts';
import { meaningOf } from './codes.ts';
import { say } from './messages.ts';
import {
  type Detail,
  type Draft,
  finish,
  type Mark,
  type Paper,
  type Piece,
  type Refused,
} from './pieces.ts';

type Json = Record<string, unknown>;
const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const objects = (x: unknown): Json[] => (Array.isArray(x) ? x.filter(isObject) : []);
const text = (x: unknown): string => (typeof x === 'string' ? x.trim() : typeof x === 'number' ? `${x}` : '');
const lists = (x: unknown): unknown[][] =>
  Array.isArray(x) ? (x.every((y) => !Array.isArray(y)) && x.length ? [x] : x.filter(Array.isArray)) : [];

/** Whether a JSON value is the portal's AIS. */
export const isAis = (json: unknown): json is Json =>
  isObject(json) && isObject(json['partB']) && Array.isArray(json['partB']['sections']);

/** `NAME (TAN)` or `NAME (PAN.AZnnn)`: the last parenthesis is the id. */
function sourceOf(whole: string): { payer: string; id: string } {
  const found = /^(.*)\(([^()]*)\)\s*$/.exec(whole);
  return found ? { payer: found[1]!.trim(), id: found[2]!.trim() } : { payer: whole, id: '' };
}

/** Columns of a table by field and printed name. */
function columnsOf(labels: readonly Json[]): ReadonlyMap<string, number> {
  const at = new Map<string, number>();
  labels.forEach((label, i) => {
    for (const name of [text(label['field']), text(label['name'])])
      if (name !== '' && !at.has(plain(name))) at.set(plain(name), i);
  });
  return at;
}

/** Cached, since names are needed on every row. */
const plainNames = new Map<string, string>();
const plainName = (name: string): string => {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  plainNames.set(name, plain(name));
  return plain(name);
};

/** A row by field or printed name of its columns; hidden values without a label are not read. */
const cellsOf =
  (at: ReadonlyMap<string, number>, row: readonly unknown[]): ((...names: string[]) => string) =>
  (...names) => {
    for (const name of names) {
      const i = at.get(plainName(name));
      if (i !== undefined) return text(row[i]);
    }
    return '';
  };

const amountNames = [
  'Transaction amount assigned',
  'amtPaid',
  'Amount Paid/Credited',
  'Amount Received/Debited',
  'Interest amount',
  'Dividend Amount',
  'salesConsideration',
  'Sales Consideration',
  'grossSalary',
  'Gross Salary',
  'totalValue',
  'Transaction amount',
  'Total Turnover',
  'Purchase from supplier',
  'totalPurchaseAmount',
  'Total Purchase Amount',
  'marketPurchase',
  'Market Purchase',
  'Consideration',
  'amount',
];
const dateNames = [
  'transactionDate',
  'Date of Payment/Credit',
  'Date of Receipt/ Debit',
  'transferDate',
  'Date of Sale/Transfer',
  'transDate',
  'Transaction Date',
  'Date of Transfer',
  'Return Period',
  'reportedOn',
  'Reported On',
];

const isinIn = (name: string): string | undefined => /\(([A-Z]{2}[A-Z0-9]{9}\d)\)\s*$/.exec(name)?.[1];

/** `Q3 2025-26` as the first and last day of the quarter. */
const quarterName = (quarter: string, year: string): string => {
  const q = /^Q([1-4])/.exec(quarter)?.[1];
  return q ? `Q${q} ${year}`.trim() : '';
};

interface Element {
  code: string;
  category: string;
  payer: string;
  id: string;
  part: string;
  index: string;
  year: string;
}

function rowOf(e: Element, at: ReadonlyMap<string, number>, row: readonly unknown[], n: number): Draft {
  const cell = cellsOf(at, row);
  const received = amountOf(cell('Gross amount received from the person'));
  const gross =
    received ||
    amountOf(cell('Gross amount paid to the person')) ||
    amountOf(cell(...amountNames)) ||
    amountOf(cell('End of the Day Value')) ||
    0;
  const deducted = amountOf(cell('amountDeducted', 'TDS Deducted', 'Tax Collected'));
  const deposited = amountOf(cell('amountDeposited', 'TDS Deposited', 'TCS Deposited'));
  const meaning = meaningOf(e.code);
  const status = cell('status');
  const marks: Mark[] = [];
  if (/^inactive/i.test(status)) marks.push('superseded');
  const holders = Math.floor(numberOf(cell('No. of Holders')) ?? 0);
  const parties = Math.floor(numberOf(cell('Party Count')) ?? 0);
  if (holders >= 1 || parties > 1) marks.push('joint');
  const flag = cell('holderFlag', 'Holder Flag');
  if (flag !== '' && !/^(first|1|f|sole)/i.test(flag) && !marks.includes('joint')) marks.push('joint');
  if (/\(P\)$/.test(e.code) && meaning?.role === 'acquisition') marks.push('own_payment');
  const security = cell('securityName', 'Security Name (Security Code)');
  const isin = isinIn(security);
  const date = dayOf(cell(...dateNames));
  const quarter = cell('quarter', 'Quarter');
  const units = numberOf(cell('quantity', 'Quantity', 'Quantity Transferred'));
  const optional: Detail = {};
  const put = <K extends keyof Detail>(key: K, value: Detail[K] | '' | undefined) => {
    if (value !== undefined && value !== '') optional[key] = value;
  };
  put('tsn', cell('tsnId', 'TSN'));
  put('quarter', /^Q[1-4]/.exec(quarter)?.[0]);
  put('account', cell('accountNo', 'Account Number'));
  put('acknowledgement', cell('Acknowledgement Number'));
  put('isin', isin);
  put('name', security.replace(/\s*\([^()]*\)\s*$/, '').replace(/\s*#.*$/, ''));
  put('units', units);
  if (meaning?.role === 'sale') {
    put('cost', amountOf(cell('costOfAcquisition', 'Cost of Acquisition')));
    put('stt', amountOf(cell('sttPaid', 'STT')));
    put('fmv_unit', numberOf(cell('fmvValueUnit', 'Unit FMV')) || undefined);
    const term = cell('assetType', 'Asset Type');
    if (term !== '') put('long', /^l/i.test(term));
  }
  put('amc', cell('amcNameCode', 'AMC Name (Code)').replace(/\([^()]*\)\s*$/, ''));
  if (holders >= 1) put('holders', holders);
  if (meaning?.role === 'acquisition' && /\(Pur\)$/.test(e.code))
    put('sales', amountOf(cell('marketSales', 'Market Sales', 'totalSalesValue', 'Total Sales Value')));
  put('property_value', amountOf(cell('totalValue', 'Transaction amount')));
  put('stamp_value', amountOf(cell('Value of Property for Stamp Duty')));
  if (e.code === 'TDS-Ann.II-SAL') {
    const part = (name: string) => amountOf(cell(name)) ?? 0;
    put('salary', [
      part('Gross Salary u/s 17(1)'),
      part('Value of perquisites u/s 17(2)'),
      part('Profits in lieu of salary u/s 17(3)'),
    ]);
    put('from', dayOf(cell('Employment Start Date')));
    put('to', dayOf(cell('Employment End Date')));
  }
  return {
    source: 'ais',
    part: e.part,
    code: e.code,
    category: e.category,
    payer: e.payer,
    payer_id: e.id,
    date,
    period: date || quarterName(quarter, e.year) || e.year,
    gross,
    tax: deducted ?? (/194I[AB]|194M|194S/.test(e.code) ? (deposited ?? 0) : 0),
    deposited: deposited ?? null,
    status,
    role: meaning?.role ?? 'unknown',
    figure: meaning?.figure ?? '',
    marks,
    group: `ais|${e.index}`,
    place: `${e.part}, ${e.code}, ${e.payer}, row ${n + 1}`,
    detail: optional,
  };
}

/** Rows of the printed summary of an element without its own rows. */
function elementRows(element: Json, part: string, index: string, year: string, warnings: Message[]): Draft[] {
  const l2 = isObject(element['l2']) ? element['l2'] : {};
  const summary = lists(l2['columnData'])[0] ?? [];
  const labels = objects(l2['columnLabel']);
  const names = (Array.isArray(l2['columnLabel']) ? l2['columnLabel'] : []).map((l) =>
    isObject(l) ? l : { name: l },
  );
  const cell = cellsOf(columnsOf(labels.length > 0 ? labels : names), summary);
  const fallback = (name: string, at: number) => cell(name) || text(summary[at]);
  const code = fallback('Information Code', 1);
  const { payer, id } = sourceOf(fallback('Information Source', 3));
  const e: Element = {
    code,
    category: fallback('Information Category', 0) || text(element['title']),
    payer,
    id: id || text(element['infoSrcId']),
    part,
    index,
    year,
  };
  const l1 = isObject(element['l1']) ? element['l1'] : undefined;
  const rows = l1 ? lists(l1['columnData']) : [];
  const total = amountOf(fallback('Amount', 5));
  if (rows.length === 0) {
    if (code === '' && total === undefined) return [];
    const meaning = meaningOf(code);
    return [
      {
        source: 'ais',
        part,
        code,
        category: e.category,
        payer,
        payer_id: e.id,
        period: year,
        gross: total ?? 0,
        status: 'Active',
        role: meaning?.role ?? 'unknown',
        figure: meaning?.figure ?? '',
        place: `${part}, ${code}, ${payer}`,
        group: `ais|${index}`,
      },
    ];
  }
  const at = columnsOf(objects(l1!['columnLabel']));
  const drafts = rows.map((row, n) => rowOf(e, at, row, n));
  // The same serial number twice is the same row twice; equal rows with their own numbers are two receipts.
  const seen = new Set<string>();
  for (const draft of drafts) {
    if (draft.marks?.includes('superseded')) continue;
    const { tsn } = draft.detail ?? {};
    const natural = `${tsn}|${draft.date}|${draft.gross}|${draft.tax}|${draft.detail?.isin}`;
    if (tsn && seen.has(natural)) draft.marks?.push('repeated');
    seen.add(natural);
  }
  const active = drafts
    .filter((d) => d.marks?.length === 0 || !d.marks?.includes('superseded'))
    .reduce((n, d) => n + d.gross, 0);
  const control = meaningOf(code)?.role;
  const derived = amountOf(fallback('Derived Amount', 7));
  const reported = total ?? active;
  if (derived !== undefined && derived !== reported)
    for (const draft of drafts.slice(0, 1)) draft.detail = { ...draft.detail, derived, reported };
  if (
    total !== undefined &&
    control !== 'acquisition' &&
    control !== 'control' &&
    Math.abs(active - total) > 100
  )
    warnings.push(say('sumDiffers', { code, payer, found: { paise: active }, expected: { paise: total } }));
  if (!meaningOf(code)) warnings.push(say('unknownCode', { code: code || '?' }));
  return drafts;
}

const partNames: Readonly<Record<string, string>> = {
  tdsTcs: 'B1',
  sft: 'B2',
  paymentOfTaxes: 'B3',
  demandAndRefund: 'B4',
  'other-info': 'B7',
};

/** Rows of a table whose labels are plain texts. */
function directRows(element: Json): ((...names: string[]) => string)[] {
  const labels = (Array.isArray(element['columnLabel']) ? element['columnLabel'] : []).map((l) =>
    isObject(l) ? l : { name: l },
  );
  const at = columnsOf(labels);
  return lists(element['columnData']).map((row) => cellsOf(at, row));
}

/** The financial year of a row that gives it as `Financial Year` or, in older files, as `Assessment Year`. */
function rowYear(cell: (...names: string[]) => string): string {
  const financial = yearOf(cell('Financial Year'));
  if (financial) return financial;
  const assessment = yearOf(cell('Assessment Year'));
  return assessment ? yearLabel(Number(assessment.slice(0, 4)) - 1) : '';
}

function challans(element: Json, year: string): Draft[] {
  return directRows(element).map((cell, n) => {
    const minor = cell('Minor Head');
    const of = rowYear(cell) || year;
    const own = of === year;
    const figure = /advance/i.test(minor)
      ? ('advance_tax' as const)
      : /self/i.test(minor)
        ? ('self_assessment' as const)
        : ('' as const);
    return {
      source: 'ais',
      part: 'B3',
      code: minor,
      category: 'Payment of taxes',
      payer: cell('Major Head'),
      payer_id: cell('BSR Code'),
      date: dayOf(cell('Date Of Deposit')),
      period: dayOf(cell('Date Of Deposit')) || of,
      gross: amountOf(cell('Total (A+B+C+D)')) ?? 0,
      role: 'challan',
      figure,
      marks: own ? [] : ['other_year'],
      place: `B3, row ${n + 1}`,
      group: `ais|b3/${n + 1}`,
      detail: { serial: cell('Challan Serial Number'), year: of },
    };
  });
}

function refunds(section: Json): Draft[] {
  const elements = [
    ...objects(section['subSections']).flatMap((s) =>
      objects(s['elements']).map((e) => ({ key: text(s['sectionKey']) || text(s['title']), e })),
    ),
    ...objects(section['elements']).map((e) => ({ key: text(e['title']), e })),
  ];
  return elements.flatMap(({ key, e }, at) =>
    directRows(e).map((cell, n): Draft => {
      const refund = amountOf(cell('Refund Amount'));
      const demand = /demand/i.test(key) || refund === undefined;
      return {
        source: 'ais',
        part: 'B4',
        code: demand ? 'Demand' : 'Refund',
        category: 'Demand and refund',
        date: dayOf(cell('Date of Payment', 'Date')),
        period: dayOf(cell('Date of Payment', 'Date')) || rowYear(cell),
        gross: refund ?? amountOf(cell('Amount', 'Demand Amount')) ?? 0,
        role: demand ? 'control' : 'refund',
        place: `B4, row ${at + n + 1}`,
        group: `ais|b4/${at + n + 1}`,
        detail: { year: rowYear(cell) },
      };
    }),
  );
}

/** PAN and year of the file, from Part A, the header or the metadata. */
function ownerOf(json: Json): { pan: string; year: string } {
  const header = isObject(json['header']) ? json['header'] : {};
  const partA = isObject(json['partA']) ? json['partA'] : {};
  const pairs = (o: Json): [string, string][] => {
    const values = lists(o['columnData'])[0] ?? [];
    const names = Array.isArray(o['columnLabel']) ? o['columnLabel'] : [];
    return names.map((name, i): [string, string] => [
      plain(text(isObject(name) ? name['name'] : name)),
      text(values[i]),
    ]);
  };
  const facts = new Map([...pairs(header), ...pairs(partA)]);
  const metadata = isObject(json['metadata']) ? json['metadata'] : {};
  const pan = facts.get('permanentaccountnumber(pan)') || facts.get('pan') || text(metadata['loggedInPan']);
  const assessment = yearOf(facts.get('assessmentyear') ?? '');
  return {
    pan: pan.toUpperCase(),
    year:
      yearOf(facts.get('financialyear') ?? '') ||
      (assessment ? yearLabel(Number(assessment.slice(0, 4)) - 1) : ''),
  };
}

/** The year of most deductions and sales in a file; '' if there are none. */
function yearOfDates(pieces: readonly Piece[]): string {
  const dates = pieces.filter((p) => p.date !== '' && /^(TDS|TCS|SFT-1[78])-/.test(p.code));
  const by = new Map<string, number>();
  for (const { date } of dates) by.set(financialYearOn(date), (by.get(financialYearOn(date)) ?? 0) + 1);
  return [...by].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/**
 * The decrypted AIS of the portal as pieces. `year` is the client's financial year, used if the file has
 * none. Nothing is dropped: unknown codes and parts become rows to be decided.
 */
export function readAis(json: unknown, year: string): Paper | Refused {
  if (!isAis(json)) return { refused: say('notAis'), id: 'other_kind' };
  const warnings: Message[] = [];
  const drafts: Draft[] = [];
  const owner = ownerOf(json);
  const own = owner.year || year;
  const sections = objects((json['partB'] as Json)['sections']);
  sections.forEach((section, s) => {
    const key = text(section['sectionKey']);
    const part = partNames[key] ?? (/Part (B\d)/.exec(text(section['title']))?.[1] || key || 'B');
    if (key === 'paymentOfTaxes') {
      for (const element of objects(section['elements'])) drafts.push(...challans(element, own));
      return;
    }
    if (key === 'demandAndRefund') {
      drafts.push(...refunds(section));
      return;
    }
    const elements = [
      ...objects(section['elements']),
      ...objects(section['subSections']).flatMap((sub) => objects(sub['elements'])),
    ];
    if (!partNames[key] && elements.length > 0)
      warnings.push(say('unknownSection', { title: text(section['title']) || key }));
    elements.forEach((element, i) => {
      if (isObject(element['l2']) || isObject(element['l1']))
        drafts.push(...elementRows(element, part, `${s}/${i}`, own, warnings));
      else
        for (const [n, cell] of lists(element['columnData']).entries())
          drafts.push({
            source: 'ais',
            part,
            code: text(element['title']) || part,
            category: text(section['title']),
            gross: cell.map(amountOf).find((a) => a !== undefined && a !== 0) ?? 0,
            role: 'unknown',
            place: `${part}, row ${n + 1}: ${cell.map(text).join(' | ').slice(0, 200)}`,
            period: own,
          });
    });
  });
  const pieces = finish(drafts);
  let said = owner.year;
  if (said === '') {
    said = yearOfDates(pieces);
    if (said === '' && pieces.length > 0)
      return { refused: say('yearUnknown', { year: assessmentYearOf(year) }), id: 'year_unknown' };
    warnings.push(say('yearUnsaid', { year: said || year }));
  }
  for (const piece of pieces) {
    const { from, to } = previousYear(assessmentYearOf(said || year));
    // Deductions of another year are credits of that year (section 199, rule 37BA).
    if (
      piece.part === 'B1' &&
      piece.date !== '' &&
      (piece.date < from || piece.date > addDays(to, 0)) &&
      !piece.marks.includes('other_year')
    )
      piece.marks.push('other_year');
  }
  return { source: 'ais', pan: owner.pan, year: said || year, pieces, set_aside: [], warnings };
}
