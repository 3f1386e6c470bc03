import { financialYearOn } from '../../dates.ts';
import { hsnTitle, isService } from '../data/hsn.ts';
import {
  b2clLimit,
  ecommerceTablesFrom,
  hsnDigits,
  hsnHasRate,
  hsnIsSplit,
  taxTolerance,
} from '../data/limits.ts';
import { gstinKind, isPortCode, isShippingBill } from '../data/patterns.ts';
import { slabChanges } from '../data/rates.ts';
import { damanAndDiuEnded } from '../data/states.ts';
import { say } from '../messages.ts';
import { coverage, firstDay, lastDay, notBefore, periodOrder } from '../periods.ts';
import { paise, type Row, type RowKey } from './columns.ts';
import type { Report } from './issue.ts';
import type { Section, SectionId } from './sections.ts';
import {
  baseOf,
  expectedTax,
  homeState,
  isIntraState,
  isWithoutPayment,
  type Taxpayer,
  taxesOf,
} from './supply.ts';

/** Inputs of the checks besides the rows. */
export interface CheckContext extends Taxpayer {
  /** The user's full HSN list; when given, codes outside it are refused. */
  hsnList?: ReadonlySet<string>;
  /** GSTR-1A: the original must be in the GSTR-1 of the same period (rule 59(1), proviso). */
  amends?: true;
  /** Today in India, for time limits. */
  today?: string;
}

type Check = (who: CheckContext, section: Section, row: Row, report: Report) => void;

const GST_BEGAN = '2017-07-01';

const dates: Check = (who, section, row, report) => {
  if (!section.document) return;
  const key = section.document.date;
  const day = row[key] as string | undefined;
  if (!day) return;
  const { from, to } = coverage(who.period, who.frequency);
  if (day > to) report(key, say('afterPeriod', { last: { day: to } }));
  else if (day < GST_BEGAN) report(key, say('beforeGst'));
  else if (day < from && !section.amends)
    report(key, say('beforePeriod', { first: { day: from } }), 'warning');
};

const originals: Check = (who, section, row, report) => {
  const { original } = section;
  if (!original) return;
  const first = coverage(who.period, who.frequency).from;
  const period = original.period ? (row[original.period] as string | undefined) : undefined;
  if (period && who.amends && period !== who.period)
    report(original.period!, say('originalOfPeriod', { period: who.period }));
  if (period && !who.amends && periodOrder(period) >= periodOrder(who.period)) {
    report(original.period!, say('originalNotEarlier', { period: who.period }));
  }
  const day = original.date ? (row[original.date] as string | undefined) : undefined;
  if (day && day >= first && !who.amends)
    report(original.date!, say('originalNotEarlier', { period: who.period }));
  if (day && day < GST_BEGAN) report(original.date!, say('beforeGst'));
  const base = day ?? (period ? firstDay(period) : undefined);
  if (!base) return;
  const year = financialYearOn(base);
  const until = Number(year.slice(0, 4)) + 1;
  // s.37(3) proviso: no rectification after 30 November following the year; the October return is the last one due by then.
  if (firstDay(who.period) > `${until}-10-31`) {
    report(original.date ?? original.period, say('amendmentTooLate', { year, until }), 'warning', 's.37(3)');
  }
};

/**
 * Tables in which the place of supply may be outside India: of a registered recipient it was for goods carried
 * out of India until 30 September 2023 (section 12(8) of the IGST Act, proviso), and its notes have the same.
 */
const abroad: readonly SectionId[] = ['b2b', 'b2ba', 'cdnr', 'cdnra', 'cdnur', 'cdnura'];

const places: Check = (who, section, row, report) => {
  const pos = row.place_of_supply;
  if (!pos) return;
  const day = section.document ? (row[section.document.date] as string | undefined) : lastDay(who.period);
  if (pos === '25' && day && day >= damanAndDiuEnded) {
    report('place_of_supply', say('mergedState', { date: { day: damanAndDiuEnded } }));
  }
  if (pos === '96' && !abroad.includes(section.id)) report('place_of_supply', say('otherCountry'));
};

const slabs: Check = (who, section, row, report) => {
  if (row.rate === undefined || !section.columns.some((c) => c.key === 'rate')) return;
  const key = section.original?.date ?? section.document?.date;
  const day = (key && (row[key] as string | undefined)) ?? lastDay(row.original_return_period ?? who.period);
  for (const slab of slabChanges) {
    if (slab.rate !== row.rate) continue;
    if (slab.from && day < slab.from)
      report(
        'rate',
        say('rateNotYet', { rate: slab.rate, from: { day: slab.from } }),
        'warning',
        slab.source,
      );
    if (slab.mostlyUntil && day > slab.mostlyUntil) {
      report(
        'rate',
        say('rateEnded', { rate: slab.rate, until: { day: slab.mostlyUntil } }),
        'warning',
        slab.source,
      );
    }
  }
};

const heads: Check = (who, section, row, report) => {
  if (!section.columns.some((c) => c.key === 'rate') || section.id === 'hsn') return;
  const t = taxesOf(section, row);
  if (isWithoutPayment(section, row)) {
    const taxed = t.igst ? section.igst : t.cgst ? 'cgst' : t.sgst ? 'sgst' : t.cess ? 'cess' : undefined;
    if (taxed) report(taxed, say('withoutPayment'));
    return;
  }
  if (!row.place_of_supply && section.columns.some((c) => c.key === 'place_of_supply' && c.required)) return;
  const intra = isIntraState(who, section, row);
  if (intra && t.igst !== 0) report(section.igst, say('igstInIntra'), 'error', 's.8 IGST Act');
  if (!intra && (t.cgst !== 0 || t.sgst !== 0))
    report('cgst', say('statesTaxInInter'), 'error', 's.7 IGST Act');
  if (t.cgst !== t.sgst) report('sgst', say('halvesEqual'));
  const e = expectedTax(who, section, row);
  const found = intra ? t.cgst : t.igst;
  const expected = intra ? e.cgst : e.igst;
  if (Math.abs(found - expected) > taxTolerance) {
    report(
      intra ? 'cgst' : section.igst,
      say('taxDiffers', { found: { paise: found }, expected: { paise: expected } }),
      'warning',
    );
  }
};

const registered: Check = (who, _section, row, report) => {
  if (row.gstin && row.gstin === who.gstin) report('gstin', say('ownGstin'));
  if (row.invoice_type === 'CBW' && row.reverse_charge === 'N')
    report('reverse_charge', say('bondedNeedsReverse'));
  if (row.invoice_type === 'DE' && row.reverse_charge === 'Y')
    report('reverse_charge', say('deemedNoReverse'));
};

const large: Check = (who, section, row, report) => {
  if (row.place_of_supply === homeState(who) && !who.sez) report('place_of_supply', say('interStateOnly'));
  const limit = b2clLimit(who.period);
  if (row.invoice_value !== undefined && row.invoice_value <= limit) {
    report(
      'invoice_value',
      say('aboveLimit', { limit: { paise: limit } }),
      'error',
      `table ${section.table}; rule 59(4)`,
    );
  }
};

const shipping: Check = (_who, _section, row, report) => {
  if (row.port_code && !isPortCode(row.port_code)) report('port_code', say('portCode'));
  if (row.shipping_bill_no && !isShippingBill(row.shipping_bill_no))
    report('shipping_bill_no', say('shippingBill'));
  const filled = [row.port_code, row.shipping_bill_no, row.shipping_bill_date].filter(Boolean).length;
  if (filled > 0 && filled < 3) {
    const field: RowKey = !row.port_code
      ? 'port_code'
      : !row.shipping_bill_no
        ? 'shipping_bill_no'
        : 'shipping_bill_date';
    report(field, say('shippingTogether'), 'warning');
  }
  if (row.shipping_bill_date && row.invoice_date && row.shipping_bill_date < row.invoice_date) {
    report('shipping_bill_date', say('shippingBeforeInvoice'));
  }
};

const unregistered: Check = (who, _section, row, report) => {
  if (row.unregistered_type === 'B2CL') {
    if (!row.place_of_supply) report('place_of_supply', say('required'));
    else if (row.place_of_supply === homeState(who) && !who.sez)
      report('place_of_supply', say('interStateOnly'));
  } else if (row.place_of_supply) report('place_of_supply', say('noPosForExport'), 'warning');
};

const advances: Check = (_who, _section, row, report) => {
  if (row.advance_amount === 0) report('advance_amount', say('notZero'));
};

const goods: Check = (who, _section, row, report) => {
  if (hsnIsSplit(who.period) && !row.hsn_part) report('hsn_part', say('hsnPartNeeded'));
  if (hsnHasRate(who.period) && row.rate === undefined) report('rate', say('required'));
  const code = row.hsn_code;
  if (!code) return;
  const min = hsnDigits(who.turnover);
  if (!/^[0-9]+$/.test(code) || code.length < min || code.length > 8) {
    report('hsn_code', say('hsnDigits', { min }), 'error', 'Notification 78/2020-CT');
  } else if (!hsnTitle(code)) report('hsn_code', say('hsnUnknown'));
  else if (who.hsnList && !who.hsnList.has(code)) report('hsn_code', say('hsnNotInList'));
  if (isService(code)) {
    if (row.uqc !== 'NA' || (row.quantity ?? 0) !== 0) report('uqc', say('serviceUnit'));
  } else {
    if (row.uqc === 'NA') report('uqc', say('unitNotForGoods'));
    if (row.quantity === undefined) report('quantity', say('quantityNeeded'));
  }
  if (paise(row, 'cgst') !== paise(row, 'sgst')) report('sgst', say('halvesEqual'));
  if (row.rate === undefined) return;
  const tax = paise(row, 'igst') + paise(row, 'cgst') + paise(row, 'sgst');
  const full = Math.round((baseOf(row) * row.rate) / 100);
  // A summary may include supplies without payment, so only excess tax is certainly wrong.
  if (Math.abs(tax) > Math.abs(full) + taxTolerance) {
    report('igst', say('taxDiffers', { found: { paise: tax }, expected: { paise: full } }), 'warning');
  }
};

const trailingNumber = (s: string): { head: string; n: number } | undefined => {
  const m = /^(.*?)(\d{1,9})$/.exec(s);
  return m ? { head: m[1]!, n: Number(m[2]) } : undefined;
};

/** How many documents lie from one serial to another, when both differ only in their last number. */
export function serialCount(from: string, to: string): number | undefined {
  const a = trailingNumber(from);
  const b = trailingNumber(to);
  if (!a || !b || a.head !== b.head || b.n < a.n) return undefined;
  return b.n - a.n + 1;
}

const issued: Check = (_who, _section, row, report) => {
  const total = row.total_number;
  if (total === undefined) return;
  if ((row.cancelled ?? 0) > total) report('cancelled', say('cancelledTooMany'));
  const count = row.from_serial && row.to_serial ? serialCount(row.from_serial, row.to_serial) : undefined;
  if (count !== undefined && count !== total) {
    report(
      'total_number',
      say('serialCount', { from: row.from_serial!, to: row.to_serial!, count }),
      'warning',
    );
  }
};

const newTables: Check = (who, section, _row, report) => {
  if (!notBefore(who.period, ecommerceTablesFrom)) {
    report(section.columns[0]!.key, say('notBeforePeriod', { period: ecommerceTablesFrom }));
  }
};

const operators: Check = (_who, _section, row, report) => {
  for (const key of ['eco_gstin', 'original_eco_gstin'] as const) {
    const value = row[key];
    if (value && gstinKind(value) && gstinKind(value) !== 'collector') report(key, say('operatorGstin'));
  }
  if (paise(row, 'cgst') !== paise(row, 'sgst')) report('sgst', say('halvesEqual'));
};

const reported: Check = (_who, section, row, report) => {
  const { category } = row;
  if (!category) return;
  const registeredSupplier = category === 'b2b' || category === 'b2c';
  const documents = category === 'b2b' || category === 'urp2b';
  if (registeredSupplier && !row.supplier_gstin) report('supplier_gstin', say('partyNeeded'));
  if (!registeredSupplier && row.supplier_gstin) report('supplier_gstin', say('partyNotWanted'));
  if (documents && !row.gstin) report('gstin', say('partyNeeded'));
  if (!documents && row.gstin) report('gstin', say('partyNotWanted'));
  const needed: RowKey[] = documents
    ? ['invoice_number', 'invoice_date', 'invoice_value', 'invoice_type']
    : [];
  if (section.amends)
    needed.push(
      ...(documents
        ? (['original_invoice_no', 'original_invoice_date'] as const)
        : (['original_return_period'] as const)),
    );
  for (const key of needed) if (row[key] === undefined || row[key] === '') report(key, say('documentNeeded'));
};

const short: Check = (_who, _section, _row, report) => report('revised_invoice_no', say('completeElsewhere'));

const base = [dates, originals, places, slabs, heads];
const checks: Record<SectionId, readonly Check[]> = {
  b2b: [...base, registered],
  b2ba: [...base, registered],
  b2cl: [...base, large],
  b2cla: [...base, large],
  b2cs: base,
  b2csa: base,
  nil: [],
  exp: [...base, shipping],
  expa: [...base, shipping],
  cdnr: [...base, registered],
  cdnra: [...base, registered],
  cdnur: [...base, unregistered],
  cdnura: [...base, unregistered],
  at: [...base, advances],
  ata: [...base, advances],
  txpd: [...base, advances],
  txpda: [...base, advances],
  doc_issue: [issued],
  hsn: [goods],
  supeco: [newTables, operators],
  supecoa: [newTables, operators, originals],
  ecom: [newTables, reported, ...base],
  ecoma: [newTables, reported, ...base],
  amendments: [short],
};

/** Checks a row against the law and the tool's rules, beyond its cell formats. */
export function checkRow(who: CheckContext, section: Section, row: Row, report: Report): void {
  for (const check of checks[section.id]) check(who, section, row, report);
}
