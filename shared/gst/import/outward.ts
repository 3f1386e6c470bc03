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
  rate: number;
  igst: number;
  cgst: number;
  sgst: number;
  cess: number;
  hsn?: string;
  description?: string;
  unit?: string;
  quantity?: number;
  /** What a line without tax is for table 8; exempt where the books do not say. */
  taxability?: 'nil' | 'exempt' | 'non-gst' | undefined;
}

/** A sales document from books, before it is put in its table. */
export interface OutwardDocument {
  kind: 'invoice' | 'C' | 'D';
  number: string;
  date: string;
  value: number;
  /** Value of the invoice a note belongs to, which decides between table 9B and B2CS; the note's own when nobody knows. */
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
  /** GSTIN of the operator who collects tax at source on the supply (s.52): table 14. */
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

/** Places documents in the tables of GSTR-1 and sums B2CS, table 8 and table 12 as it goes. */
export function placeOutward(
  who: Taxpayer,
  documents: readonly OutwardDocument[],
  next: NextId,
): { sheets: Sheets; exempt: number } {
  const sheets: Sheets = {};
  const push = (id: SectionId, row: Omit<Row, 'id'>): Row => {
    const list = sheets[id] ?? [];
    sheets[id] = list;
    const made = { id: next(), ...row } as Row;
    list.push(made);
    return made;
  };
  const sums = new Map<string, Row>();
  const add = (
    id: SectionId,
    key: string,
    fresh: Omit<Row, 'id'>,
    amounts: Partial<Record<keyof Row, number>>,
  ) => {
    let row = sums.get(`${id}|${key}`);
    if (!row) {
      row = push(id, fresh);
      sums.set(`${id}|${key}`, row);
    }
    for (const [name, value] of Object.entries(amounts)) {
      const field = name as 'taxable_value';
      if (value) row[field] = paise(row, field) + value;
      else row[field] ??= 0;
    }
  };
  let exempt = 0;
  for (const d of documents) {
    const sign = d.kind === 'C' ? -1 : 1;
    const inter = d.place_of_supply !== homeState(who) || who.sez === true;
    const registered = d.party === 'registered' || d.party === 'sez';
    const taxed = d.lines.some((line) => taxOf(line) > 0);
    const party = registered ? 'B2B' : 'B2C';
    const isExport = d.party === 'overseas';
    if (
      !taxed &&
      !d.reverse_charge &&
      !isExport &&
      d.party !== 'sez' &&
      d.lines.every((line) => line.rate === 0)
    ) {
      if (d.lines.some((line) => line.taxability === undefined)) exempt++;
      const type = `${inter ? 'INTR' : 'INTRA'}${party}`;
      for (const line of d.lines)
        add(
          'nil',
          type,
          { supply_type: type, nil_amount: 0, exempt_amount: 0, non_gst_amount: 0 },
          { [tableEight[line.taxability ?? 'exempt']]: sign * line.taxable },
        );
    } else if (registered) {
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
          igst: line.igst,
          cgst: line.cgst,
          sgst: line.sgst,
          cess: line.cess,
        };
        if (d.kind === 'invoice')
          push('b2b', { ...common, invoice_number: d.number, invoice_date: d.date, invoice_value: d.value });
        else
          push('cdnr', {
            ...common,
            note_type: d.kind,
            note_number: d.number,
            note_date: d.date,
            note_value: d.value,
          });
      }
    } else if (isExport) {
      for (const line of byRate(d.lines)) {
        const common = { rate: line.rate, taxable_value: line.taxable, igst: line.igst, cess: line.cess };
        if (d.kind === 'invoice')
          push('exp', {
            ...common,
            port_code: d.port,
            shipping_bill_no: d.shipping_bill_no,
            shipping_bill_date: d.shipping_bill_date,
            export_type: taxed ? 'WPAY' : 'WOPAY',
            invoice_number: d.number,
            invoice_date: d.date,
            invoice_value: d.value,
          });
        else
          push('cdnur', {
            ...common,
            unregistered_type: taxed ? 'EXPWP' : 'EXPWOP',
            note_type: d.kind,
            note_number: d.number,
            note_date: d.date,
            note_value: d.value,
          });
      }
    } else if (inter && (d.original_value ?? d.value) > b2clLimit(who.period)) {
      for (const line of byRate(d.lines)) {
        const common = {
          place_of_supply: d.place_of_supply,
          rate: line.rate,
          taxable_value: line.taxable,
          cess: line.cess,
        };
        if (d.kind === 'invoice')
          push('b2cl', {
            ...common,
            tax_amount: line.igst,
            invoice_number: d.number,
            invoice_date: d.date,
            invoice_value: d.value,
          });
        else
          push('cdnur', {
            ...common,
            igst: line.igst,
            unregistered_type: 'B2CL',
            note_type: d.kind,
            note_number: d.number,
            note_date: d.date,
            note_value: d.value,
          });
      }
    } else {
      for (const line of d.lines) {
        add(
          'b2cs',
          `${d.place_of_supply}|${line.rate}`,
          { place_of_supply: d.place_of_supply, rate: line.rate },
          {
            taxable_value: sign * line.taxable,
            ...(inter ? { igst: sign * line.igst } : { cgst: sign * line.cgst, sgst: sign * line.sgst }),
            cess: sign * line.cess,
          },
        );
      }
    }
    if (d.operator)
      for (const line of d.lines)
        add(
          'supeco',
          d.operator,
          { operator_type: 'TCS', eco_gstin: d.operator },
          {
            supply_value: sign * line.taxable,
            igst: sign * line.igst,
            cgst: sign * line.cgst,
            sgst: sign * line.sgst,
            cess: sign * line.cess,
          },
        );
    for (const line of d.lines) {
      if (!line.hsn) continue;
      const service = isService(line.hsn);
      const unit = service ? 'NA' : (line.unit ?? 'OTH');
      add(
        'hsn',
        `${party}|${line.hsn}|${unit}|${line.rate}`,
        {
          hsn_part: party,
          hsn_code: line.hsn,
          description: line.description,
          uqc: unit,
          quantity: 0,
          rate: line.rate,
        },
        {
          taxable_value: sign * line.taxable,
          igst: sign * line.igst,
          cgst: sign * line.cgst,
          sgst: sign * line.sgst,
          cess: sign * line.cess,
        },
      );
      const row = sums.get(`hsn|${party}|${line.hsn}|${unit}|${line.rate}`)!;
      if (!service)
        row.quantity = Math.round(((row.quantity ?? 0) + sign * (line.quantity ?? 0)) * 100) / 100;
    }
  }
  return { sheets, exempt };
}
