import type { Percent } from '../../money.ts';
import { isService } from '../data/hsn.ts';
import { b2clLimit } from '../data/limits.ts';
import { paise, type Row } from '../gstr1/columns.ts';
import type { NextId } from '../gstr1/row-ids.ts';
import type { SectionId, Sheets } from '../gstr1/sections.ts';
import { homeState, type Taxpayer } from '../gstr1/supply.ts';

/** One part of a document at one rate; amounts in paise, positive also on credit notes. */
export interface OutwardLine {
  taxable: number;
  /** Per cent, as 18 or 0.25. */
  rate: Percent;
  igst: number;
  cgst: number;
  sgst: number;
  cess: number;
  hsn?: string;
  description?: string;
  unit?: string;
  quantity?: number;
  /** Kind of an untaxed line for table 8; exempt if the books do not tell. */
  taxability?: 'nil' | 'exempt' | 'non-gst' | undefined;
}

/** A sales document from books, before it is put in its table. */
export interface OutwardDocument {
  kind: 'invoice' | 'C' | 'D';
  number: string;
  date: string;
  value: number;
  /** Value of a note's invoice, which decides between table 9B and B2CS; the note's own if unknown. */
  original_value?: number;
  name?: string;
  gstin?: string;
  /** `sez` and `overseas` decide the table; everyone with a GSTIN is registered. */
  party: 'registered' | 'sez' | 'unregistered' | 'overseas';
  /** Type of a supply to a registered person where it is more than regular or SEZ. */
  supply_type?: 'DE' | 'CBW';
  place_of_supply: string;
  reverse_charge: boolean;
  lines: readonly OutwardLine[];
  /** Shipping bill of an export. */
  port?: string;
  shipping_bill_no?: string;
  shipping_bill_date?: string;
  /** GSTIN of the operator collecting tax at source on the supply (s.52): table 14. */
  operator?: string;
}

const kinds = ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const;

function byRate(lines: readonly OutwardLine[]): OutwardLine[] {
  const sums = new Map<number, OutwardLine>();
  for (const line of lines) {
    const sum = sums.get(line.rate);
    if (!sum) sums.set(line.rate, { ...line });
    else for (const key of kinds) sum[key] += line[key];
  }
  return [...sums.values()];
}

const tableEight = { nil: 'nil_amount', exempt: 'exempt_amount', 'non-gst': 'non_gst_amount' } as const;

const taxOf = (line: OutwardLine): number => line.igst + line.cgst + line.sgst + line.cess;

/** The tables of a return while documents are put into them. */
interface Tables {
  sheets: Sheets;
  push: (id: SectionId, row: Omit<Row, 'id'>) => Row;
  /** Adds paise to the table row with this key, created by `fresh` if missing. */
  add: (
    id: SectionId,
    key: string,
    fresh: Omit<Row, 'id'>,
    amounts: Partial<Record<keyof Row, number>>,
  ) => Row;
}

function emptyTables(next: NextId): Tables {
  const sheets: Sheets = {};
  const sums = new Map<string, Row>();
  const push: Tables['push'] = (id, row) => {
    const list = sheets[id] ?? [];
    sheets[id] = list;
    const made = { id: next(), ...row } as Row;
    list.push(made);
    return made;
  };
  const add: Tables['add'] = (id, key, fresh, amounts) => {
    const row = sums.get(`${id}|${key}`) ?? push(id, fresh);
    sums.set(`${id}|${key}`, row);
    for (const [name, value] of Object.entries(amounts)) {
      const field = name as 'taxable_value';
      if (value) row[field] = paise(row, field) + value;
      else row[field] ??= 0;
    }
    return row;
  };
  return { sheets, push, add };
}

/** A document with the facts that decide its table. */
interface Placed {
  document: OutwardDocument;
  /** Credit notes count against the sums. */
  sign: 1 | -1;
  inter: boolean;
  registered: boolean;
  taxed: boolean;
}

const decided = (who: Taxpayer, document: OutwardDocument): Placed => ({
  document,
  sign: document.kind === 'C' ? -1 : 1,
  inter: document.place_of_supply !== homeState(who) || who.sez === true,
  registered: document.party === 'registered' || document.party === 'sez',
  taxed: document.lines.some((line) => taxOf(line) > 0),
});

/**
 * Nil-rated, exempt and non-GST supplies: table 8. Exports and SEZ supplies stay in their own tables even
 * without tax.
 */
const withoutTax = ({ document: d, taxed }: Placed): boolean =>
  !taxed &&
  !d.reverse_charge &&
  d.party !== 'overseas' &&
  d.party !== 'sez' &&
  d.lines.every((line) => line.rate === 0);

const partyOf = ({ registered }: Placed) => (registered ? 'B2B' : 'B2C');

const taxesOf = (line: OutwardLine, sign: 1 | -1) => ({
  igst: sign * line.igst,
  cgst: sign * line.cgst,
  sgst: sign * line.sgst,
  cess: sign * line.cess,
});

const invoiceOf = (d: OutwardDocument) => ({
  invoice_number: d.number,
  invoice_date: d.date,
  invoice_value: d.value,
});

const noteOf = (d: OutwardDocument) => ({
  note_type: d.kind,
  note_number: d.number,
  note_date: d.date,
  note_value: d.value,
});

function putNil({ add }: Tables, placed: Placed): void {
  const type = `${placed.inter ? 'INTR' : 'INTRA'}${partyOf(placed)}`;
  for (const line of placed.document.lines)
    add(
      'nil',
      type,
      { supply_type: type, nil_amount: 0, exempt_amount: 0, non_gst_amount: 0 },
      { [tableEight[line.taxability ?? 'exempt']]: placed.sign * line.taxable },
    );
}

/** Tables 4 and 6B and 6C; notes in 9B. */
function putRegistered({ push }: Tables, { document: d, taxed }: Placed): void {
  const type = d.supply_type ?? (d.party === 'sez' ? (taxed ? 'SEWP' : 'SEWOP') : 'R');
  for (const line of byRate(d.lines)) {
    const common = {
      gstin: d.gstin,
      receiver_name: d.name,
      place_of_supply: d.place_of_supply,
      reverse_charge: d.reverse_charge ? 'Y' : 'N',
      invoice_type: type,
      rate: line.rate,
      taxable_value: line.taxable,
      ...taxesOf(line, 1),
    };
    if (d.kind === 'invoice') push('b2b', { ...common, ...invoiceOf(d) });
    else push('cdnr', { ...common, ...noteOf(d) });
  }
}

/** Table 6A; notes in 9B. */
function putExport({ push }: Tables, { document: d, taxed }: Placed): void {
  for (const line of byRate(d.lines)) {
    const common = { rate: line.rate, taxable_value: line.taxable, igst: line.igst, cess: line.cess };
    if (d.kind === 'invoice')
      push('exp', {
        ...common,
        port_code: d.port,
        shipping_bill_no: d.shipping_bill_no,
        shipping_bill_date: d.shipping_bill_date,
        export_type: taxed ? 'WPAY' : 'WOPAY',
        ...invoiceOf(d),
      });
    else push('cdnur', { ...common, unregistered_type: taxed ? 'EXPWP' : 'EXPWOP', ...noteOf(d) });
  }
}

/** Inter-State supplies to unregistered persons above the limit: table 5; notes in 9B. */
function putLarge({ push }: Tables, { document: d }: Placed): void {
  for (const line of byRate(d.lines)) {
    const common = {
      place_of_supply: d.place_of_supply,
      rate: line.rate,
      taxable_value: line.taxable,
      cess: line.cess,
    };
    if (d.kind === 'invoice') push('b2cl', { ...common, tax_amount: line.igst, ...invoiceOf(d) });
    else push('cdnur', { ...common, igst: line.igst, unregistered_type: 'B2CL', ...noteOf(d) });
  }
}

/** Other supplies to unregistered persons, by place and rate: table 7. */
function putSmall({ add }: Tables, { document: d, inter, sign }: Placed): void {
  for (const line of d.lines) {
    const { igst, cgst, sgst, cess } = taxesOf(line, sign);
    add(
      'b2cs',
      `${d.place_of_supply}|${line.rate}`,
      { place_of_supply: d.place_of_supply, rate: line.rate },
      { taxable_value: sign * line.taxable, ...(inter ? { igst } : { cgst, sgst }), cess },
    );
  }
}

/** Supplies on which an operator collects tax at source: table 14, in addition to the supply's own table. */
function putThroughOperator({ add }: Tables, { document, sign }: Placed): void {
  const { operator } = document;
  if (!operator) return;
  for (const line of document.lines)
    add(
      'supeco',
      operator,
      { operator_type: 'TCS', eco_gstin: operator },
      { supply_value: sign * line.taxable, ...taxesOf(line, sign) },
    );
}

/** Table 12: by HSN, unit and rate; services have no quantity. */
function putByHsn({ add }: Tables, placed: Placed): void {
  const { document, sign } = placed;
  const party = partyOf(placed);
  for (const { hsn, ...line } of document.lines) {
    if (!hsn) continue;
    const service = isService(hsn);
    const unit = service ? 'NA' : (line.unit ?? 'OTH');
    const row = add(
      'hsn',
      `${party}|${hsn}|${unit}|${line.rate}`,
      {
        hsn_part: party,
        hsn_code: hsn,
        description: line.description,
        uqc: unit,
        quantity: 0,
        rate: line.rate,
      },
      { taxable_value: sign * line.taxable, ...taxesOf(line, sign) },
    );
    if (!service) row.quantity = Math.round(((row.quantity ?? 0) + sign * (line.quantity ?? 0)) * 100) / 100;
  }
}

/**
 * Places documents in the tables of GSTR-1 and totals B2CS, table 8 and table 12. `exempt` counts untaxed
 * documents whose books do not tell why.
 */
export function placeOutward(
  who: Taxpayer,
  documents: readonly OutwardDocument[],
  next: NextId,
): { sheets: Sheets; exempt: number } {
  const tables = emptyTables(next);
  let exempt = 0;
  for (const document of documents) {
    const placed = decided(who, document);
    if (withoutTax(placed)) {
      if (document.lines.some((line) => line.taxability === undefined)) exempt++;
      putNil(tables, placed);
    } else if (placed.registered) putRegistered(tables, placed);
    else if (document.party === 'overseas') putExport(tables, placed);
    else if (placed.inter && (document.original_value ?? document.value) > b2clLimit(who.period))
      putLarge(tables, placed);
    else putSmall(tables, placed);
    putThroughOperator(tables, placed);
    putByHsn(tables, placed);
  }
  return { sheets: tables.sheets, exempt };
}
