import type mongoose from 'mongoose';
import { toDataURL } from 'qrcode';
import { formatDate } from '../../shared/dates.ts';
import { states } from '../../shared/gst/data/states.ts';
import type { EinvoiceReply, KeptEinvoice } from '../../shared/gst/einvoice/details.ts';
import { type Bank, invoiceColours } from '../../shared/invoices/settings.ts';
import type { InvoiceTotals } from '../../shared/invoices/totals.ts';
import { upiLink } from '../../shared/invoices/upi.ts';
import type { InvoiceContent } from '../../shared/invoices/wire.ts';
import { formatPaise } from '../../shared/money.ts';
import type { Deps } from '../base/deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import { type PaperLanguage, type Say, sayIn, wordsIn } from '../pdf/languages.ts';
import { inks, tableLook } from '../pdf/paper.ts';
import { renderPdf } from '../pdf/render.ts';
import type { InvoiceDoc } from './model.ts';
import { settingsOf } from './settings.ts';
import { dueOf, openInvoice, type Supplier } from './store.ts';

const right = (text: string, bold = false) => ({ text, alignment: 'right', ...(bold ? { bold } : {}) });
const lines = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n');
const block = (title: string, text: string) =>
  text ? [{ text: title, bold: true, color: inks.muted, margin: [0, 10, 0, 2] }, { text }] : [];

/** Common parts of the PDFs of invoices and credit notes. */
interface Paper {
  language: PaperLanguage;
  title: string;
  number: string;
  stamp: string;
  /** Lines below the title. */
  facts: string;
  content: InvoiceContent;
  supplier: Supplier;
  totals: InvoiceTotals;
  logo: string;
  colour: string;
  /** Rows below the total: label, amount, bold. */
  after: [string, number, boolean][];
  /** Payment details. */
  paying: object[];
  closing: object[];
}

const sumsOf = (totals: InvoiceTotals, say: Say): [string, number][] => [
  [say('Subtotal'), totals.subtotal],
  ...totals.byRate.flatMap((r): [string, number][] =>
    r.igst > 0
      ? [[`IGST ${r.rate}%`, r.igst]]
      : r.cgst > 0
        ? [
            [`CGST ${Number(r.rate) / 2}%`, r.cgst],
            [`SGST ${Number(r.rate) / 2}%`, r.sgst],
          ]
        : [],
  ),
  ...(totals.rounding === 0 ? [] : [[say('Rounding'), totals.rounding] as [string, number]]),
];

/** The items; without GST rates if the supplier is not registered. */
const itemTable = (content: InvoiceContent, taxed: boolean, colour: string, say: Say) => ({
  margin: [0, 12, 0, 8],
  layout: {
    ...tableLook,
    fillColor: (row: number) => (row === 0 ? colour : null),
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ['auto', '*', 'auto', 'auto', 'auto', ...(taxed ? ['auto'] : []), 'auto'],
    body: [
      [
        { text: '#' },
        { text: say('Description') },
        { text: 'HSN/SAC', noWrap: true },
        right(say('Quantity')),
        right(say('Rate')),
        ...(taxed ? [right('GST')] : []),
        right(say('Amount')),
      ].map((cell) => ({ ...cell, bold: true, color: '#ffffff' })),
      ...content.items.map((i, at) => [
        String(at + 1),
        i.description,
        i.hsn ?? '',
        { ...right(`${i.quantity}${i.unit ? ` ${i.unit}` : ''}`), noWrap: true },
        right(formatPaise(i.rate)),
        ...(taxed ? [right(`${i.gst_rate}%`)] : []),
        right(formatPaise(i.amount)),
      ]),
    ],
  },
});

function render(paper: Paper): Promise<Buffer> {
  const { supplier, content: c, totals } = paper;
  const say = sayIn(paper.language);
  const filled = { fillColor: paper.colour, color: '#ffffff' };
  return renderPdf({
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 48],
    defaultStyle: { font: 'Roboto', fontSize: 9 },
    info: { title: `${paper.title} ${paper.number}` },
    ...(paper.stamp ? { watermark: { text: paper.stamp, color: '#888888', opacity: 0.15, bold: true } } : {}),
    footer: (page: number, pages: number) => ({
      text: say('Page {page} of {pages}', { page, pages }),
      alignment: 'right',
      margin: [40, 16, 40, 0],
      fontSize: 8,
      color: inks.muted,
    }),
    content: [
      {
        columns: [
          [
            ...(paper.logo ? [{ image: paper.logo, fit: [136, 64], margin: [0, 0, 0, 6] }] : []),
            { text: supplier.name, fontSize: 14, bold: true, color: paper.colour },
            {
              text: lines(
                supplier.address,
                supplier.gstin && `GSTIN ${supplier.gstin}`,
                supplier.email,
                supplier.phone,
              ),
            },
          ],
          [
            { text: paper.title, fontSize: 18, bold: true, alignment: 'right', color: paper.colour },
            { ...right(paper.facts), lineHeight: 1.2, margin: [0, 4, 0, 0] },
          ],
        ],
      },
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: 515, y2: 0, lineWidth: 1.2, lineColor: paper.colour }],
        margin: [0, 10, 0, 0],
      },
      ...block(
        say('Bill to'),
        lines(c.customer_name, c.customer_address, c.customer_gstin && `GSTIN ${c.customer_gstin}`),
      ),
      itemTable(c, supplier.gstin !== '', paper.colour, say),
      {
        unbreakable: true,
        columns: [
          [
            { text: say('Amount in words'), bold: true },
            { text: wordsIn(paper.language, totals.total) },
            ...paper.paying,
          ],
          {
            width: 210,
            layout: { ...tableLook, hLineWidth: () => 0, fillColor: () => null },
            table: {
              widths: ['*', 'auto'],
              body: [
                ...sumsOf(totals, say).map(([label, amount]) => [label, right(formatPaise(amount))]),
                [
                  { text: say('Total INR'), bold: true, fontSize: 11, ...filled },
                  { ...right(formatPaise(totals.total), true), fontSize: 11, ...filled },
                ],
                ...paper.after.map(([label, amount, bold]) => [
                  { text: label, bold },
                  right(formatPaise(amount), bold),
                ]),
              ],
            },
          },
        ],
      },
      ...paper.closing,
      {
        text: `${say('For {name}', { name: supplier.name })}\n\n\n${say('Authorised signatory')}`,
        alignment: 'right',
        margin: [0, 24, 0, 0],
        unbreakable: true,
      },
    ],
  });
}

const placeLine = (code: string, say: Say) => {
  const place = (states as Record<string, string>)[code];
  return place && say('Place of supply: {place}', { place: `${code} ${say(place)}` });
};

const bankLines = (bank: Bank | undefined, say: Say) =>
  bank?.account_number
    ? [
        { text: say('Pay by bank transfer'), margin: [0, 8, 0, 2], bold: true },
        {
          text: lines(
            bank.account_name,
            bank.bank_name,
            say('Account {number}', { number: bank.account_number }),
            `IFSC ${bank.ifsc}`,
          ),
        },
      ]
    : [];

/** IRN, acknowledgement and signed QR code (rule 46(r) of the CGST Rules), as received from the portal. */
async function irnBlock(reply: EinvoiceReply | undefined, say: Say): Promise<object[]> {
  if (!reply?.irn) return [];
  const words = {
    text: lines(
      `IRN: ${reply.irn}`,
      say('Acknowledgement: {number} of {date}', { number: reply.ack_number, date: reply.ack_date }),
      reply.eway_number &&
        (reply.eway_valid_until
          ? say('E-way bill: {number}, valid until {until}', {
              number: reply.eway_number,
              until: reply.eway_valid_until,
            })
          : say('E-way bill: {number}', { number: reply.eway_number })),
    ),
  };
  if (!reply.signed_qr) return [{ margin: [0, 10, 0, 0], ...words }];
  const image = await toDataURL(reply.signed_qr, { errorCorrectionLevel: 'L', margin: 2, scale: 4 });
  return [
    {
      margin: [0, 10, 0, 0],
      unbreakable: true,
      columns: [
        { image, width: 120 },
        { ...words, margin: [8, 8, 0, 0] },
      ],
    },
  ];
}

/** The portal's response for an invoice or credit note. */
export const replyOf = (
  deps: Deps,
  record: Pick<InvoiceDoc, 'einvoice_sealed'>,
): EinvoiceReply | undefined =>
  record.einvoice_sealed ? deps.vault.open<KeptEinvoice>(record.einvoice_sealed).reply : undefined;

/**
 * An invoice as an A4 PDF with the particulars of rule 46 of the CGST Rules, bank details, and a UPI code if
 * there is an id.
 */
export async function invoicePdf(deps: Deps, record: InvoiceDoc, entity: EntityDoc): Promise<Buffer> {
  const { content: c, supplier, totals } = openInvoice(deps, record, entity);
  const settings = await settingsOf(deps, record.entity_id);
  const say = sayIn(settings.language);
  const due = dueOf(record);
  const open = due > 0 && record.status !== 'cancelled';
  return render({
    language: settings.language,
    title: say(
      totals.tax > 0 || c.reverse_charge === 'Y'
        ? 'Tax Invoice'
        : supplier.gstin
          ? 'Bill of Supply'
          : 'Invoice',
    ),
    number: record.invoice_number,
    stamp: record.status === 'draft' ? say('DRAFT') : record.status === 'cancelled' ? say('CANCELLED') : '',
    facts: lines(
      say('Number: {number}', { number: record.invoice_number || say('Draft') }),
      say('Date: {date}', { date: formatDate(c.invoice_date) }),
      say('Due: {date}', { date: formatDate(c.due_date) }),
      placeLine(c.place_of_supply, say),
      say('Reverse charge: {answer}', { answer: say(c.reverse_charge === 'Y' ? 'Yes' : 'No') }),
    ),
    content: c,
    supplier,
    totals,
    logo: settings.logo,
    colour: invoiceColours[settings.colour],
    after: [
      ...(record.paid > 0 ? [[say('Paid'), record.paid, false] as [string, number, boolean]] : []),
      ...(record.credited > 0
        ? [[say('Credited'), record.credited, false] as [string, number, boolean]]
        : []),
      ...(due === record.total
        ? []
        : [[say(due < 0 ? 'Refund due' : 'Still to pay'), Math.abs(due), true] as [string, number, boolean]]),
    ],
    paying: open
      ? [
          ...bankLines(supplier.bank ?? settings.bank, say),
          ...(c.upi_id && record.invoice_number
            ? [
                { text: say('Pay by UPI: {id}', { id: c.upi_id }), margin: [0, 8, 0, 4] },
                { qr: upiLink({ upi: c.upi_id, name: supplier.name }, due, record.invoice_number), fit: 110 },
              ]
            : []),
        ]
      : [],
    closing: [
      ...(await irnBlock(replyOf(deps, record), say)),
      ...block(say('Notes'), c.notes),
      ...block(say('Terms'), c.terms),
    ],
  });
}

/** Content of a credit note besides that of its invoice. */
interface CreditNoteSheet {
  number: string;
  date: string;
  reason: string;
  against: { number: string; date: string };
  content: InvoiceContent;
  supplier: Supplier;
  totals: InvoiceTotals;
  entityId: mongoose.Types.ObjectId;
  reply: EinvoiceReply | undefined;
}

/** A credit note as an A4 PDF with the particulars of rule 53(1A) of the CGST Rules. */
export async function creditNotePdf(deps: Deps, note: CreditNoteSheet): Promise<Buffer> {
  const { logo, colour, language } = await settingsOf(deps, note.entityId);
  const say = sayIn(language);
  const { total, subtotal, tax } = note.totals;
  return render({
    language,
    title: say('Credit Note'),
    number: note.number,
    stamp: '',
    facts: lines(
      say('Number: {number}', { number: note.number }),
      say('Date: {date}', { date: formatDate(note.date) }),
      say('Against invoice: {number} of {date}', {
        number: note.against.number,
        date: formatDate(note.against.date),
      }),
      placeLine(note.content.place_of_supply, say),
    ),
    content: note.content,
    supplier: note.supplier,
    totals: { ...note.totals, rounding: total - subtotal - tax },
    logo,
    colour: invoiceColours[colour],
    after: [],
    paying: [],
    closing: [...block(say('Reason'), note.reason), ...(await irnBlock(note.reply, say))],
  });
}
