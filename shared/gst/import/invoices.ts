import type { CreditNoteContent } from '../../invoices/credit-note.ts';
import type { Invoice, InvoiceState } from '../../invoices/invoice.ts';
import { amountOf, totalsOf } from '../../invoices/totals.ts';
import { parseUnit } from '../data/units.ts';
import type { NextId } from '../gstr1/row-ids.ts';
import type { Sheets } from '../gstr1/sections.ts';
import { homeState, type Taxpayer, taxOn } from '../gstr1/supply.ts';
import { coverage } from '../periods.ts';
import { documentsIssued } from './documents-issued.ts';
import { type OutwardDocument, type OutwardLine, placeOutward } from './outward.ts';

/** An invoice of this app with its state. */
interface IssuedInvoice {
  invoice: Omit<Invoice, 'company_id'>;
  state: InvoiceState;
}

/** A credit note of this app with its invoice. */
interface IssuedNote {
  note: CreditNoteContent & { note_number: string; total: number };
  invoice: Omit<Invoice, 'company_id'>;
}

/** An invoice has its number, and is a supply to report, before its mail arrives. */
const issuedStates = new Set<InvoiceState>(['not-sent', 'sent', 'part-paid', 'paid', 'credited']);

/**
 * Lines with their share of the tax: rounding goes to the largest line of the rate, so that the document's
 * total is preserved.
 */
function linesOf(who: Taxpayer, invoice: IssuedInvoice['invoice']): OutwardLine[] {
  const state = homeState(who);
  // The table needs the tax of a reverse-charge supply although the invoice charges none.
  const totals = totalsOf({ ...invoice, reverse_charge: 'N' }, state);
  const lines = invoice.items.map((item): OutwardLine => {
    const taxable = amountOf(item);
    return {
      taxable,
      rate: Number(item.gst_rate),
      ...taxOn(taxable, Number(item.gst_rate), !totals.interState),
      cess: 0,
      ...(item.hsn ? { hsn: item.hsn } : {}),
      description: item.description.slice(0, 30),
      ...(item.unit && parseUnit(item.unit) ? { unit: parseUnit(item.unit)! } : {}),
      quantity: item.quantity,
    };
  });
  for (const sum of totals.byRate) {
    const own = lines.filter((line) => line.rate === Number(sum.rate));
    const largest = own.reduce((a, b) => (b.taxable > a.taxable ? b : a));
    for (const head of ['igst', 'cgst', 'sgst'] as const)
      largest[head] += sum[head] - own.reduce((n, line) => n + line[head], 0);
  }
  return lines;
}

function documentOf(who: Taxpayer, invoice: IssuedInvoice['invoice']): OutwardDocument {
  const gstin = invoice.customer_gstin || undefined;
  return {
    kind: 'invoice',
    number: invoice.invoice_number ?? '',
    date: invoice.invoice_date,
    value: totalsOf(invoice, homeState(who)).total,
    name: invoice.customer_name,
    ...(gstin ? { gstin } : {}),
    party: gstin ? 'registered' : invoice.place_of_supply === '96' ? 'overseas' : 'unregistered',
    place_of_supply: invoice.place_of_supply,
    reverse_charge: invoice.reverse_charge === 'Y',
    lines: linesOf(who, invoice),
  };
}

/** A credit note as the document GSTR-1 reports: table 9B for registered, exported and large inter-State supplies, else less B2CS. */
function noteDocument(who: Taxpayer, { note, invoice }: IssuedNote): OutwardDocument {
  const items = { ...invoice, invoice_date: note.note_date, items: note.items };
  return {
    ...documentOf(who, items),
    kind: 'C',
    number: note.note_number,
    value: note.total,
    original_value: totalsOf(invoice, homeState(who)).total,
  };
}

/** Invoices and credit notes of this app that fall in the period, placed in the tables of GSTR-1 with tables 12 and 13. Drafts are left out. */
export function fromInvoices(
  who: Taxpayer,
  invoices: readonly IssuedInvoice[],
  next: NextId,
  notes: readonly IssuedNote[] = [],
): { sheets: Sheets; taken: number; notes: number; drafts: number; cancelled: string[] } {
  const { from, to } = coverage(who.period, who.frequency);
  const inPeriod = invoices.filter(
    ({ invoice }) => invoice.invoice_date >= from && invoice.invoice_date <= to,
  );
  const numbered = inPeriod.filter(({ invoice, state }) => invoice.invoice_number && state !== 'draft');
  const issued = numbered.filter(({ state }) => issuedStates.has(state));
  const noted = notes.filter(({ note }) => note.note_date >= from && note.note_date <= to);
  const { sheets } = placeOutward(
    who,
    [
      ...issued.map(({ invoice }) => documentOf(who, invoice)),
      ...noted.map((note) => noteDocument(who, note)),
    ],
    next,
  );
  const documents = [
    ...documentsIssued(
      '1',
      numbered.map(({ invoice, state }) => ({
        number: invoice.invoice_number!,
        cancelled: state === 'cancelled',
      })),
      next,
    ),
    ...documentsIssued(
      '5',
      noted.map(({ note }) => ({ number: note.note_number, cancelled: false })),
      next,
    ),
  ];
  if (documents.length > 0) sheets.doc_issue = documents;
  return {
    sheets,
    taken: issued.length,
    notes: noted.length,
    drafts: inPeriod.length - numbered.length,
    cancelled: numbered.filter(({ state }) => state === 'cancelled').map((i) => i.invoice.invoice_number!),
  };
}
