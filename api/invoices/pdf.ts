import { formatDate } from '../../shared/dates.ts';
import { states } from '../../shared/gst/data/states.ts';
import { upiLink } from '../../shared/invoices/upi.ts';
import { amountInWords, formatPaise } from '../../shared/money.ts';
import type { Deps } from '../deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import { renderPdf } from '../pdf/render.ts';
import type { InvoiceDoc } from './model.ts';
import { openInvoice } from './store.ts';

const right = (text: string, bold = false) => ({ text, alignment: 'right', ...(bold ? { bold } : {}) });
const lines = (...parts: string[]) => parts.filter(Boolean).join('\n');
const block = (title: string, text: string) =>
  text ? [{ text: title, bold: true, margin: [0, 10, 0, 2] }, { text }] : [];

/** An invoice as the bytes of an A4 PDF with what rule 46 of the CGST Rules asks for; a UPI code when the supplier has an id. */
export function invoicePdf(deps: Deps, record: InvoiceDoc, entity: EntityDoc): Promise<Buffer> {
  const { content: c, supplier, totals } = openInvoice(deps, record, entity);
  const due = record.total - record.paid;
  const place = (states as Record<string, string>)[c.place_of_supply] ?? '';
  const title =
    totals.tax > 0 || c.reverse_charge === 'Y'
      ? 'Tax Invoice'
      : supplier.gstin
        ? 'Bill of Supply'
        : 'Invoice';
  const stamp = record.status === 'draft' ? 'DRAFT' : record.status === 'cancelled' ? 'CANCELLED' : '';
  const sums: [string, number][] = [
    ['Subtotal', totals.subtotal],
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
    ...(totals.rounding === 0 ? [] : [['Rounding', totals.rounding] as [string, number]]),
  ];
  return renderPdf({
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 48],
    defaultStyle: { font: 'Roboto', fontSize: 9 },
    info: { title: `${title} ${record.invoice_number}` },
    ...(stamp ? { watermark: { text: stamp, color: '#888888', opacity: 0.15, bold: true } } : {}),
    footer: (page: number, pages: number) => ({
      text: `Page ${page} of ${pages}`,
      alignment: 'right',
      margin: [40, 16, 40, 0],
      fontSize: 8,
      color: '#555555',
    }),
    content: [
      {
        columns: [
          [
            { text: supplier.name, fontSize: 14, bold: true },
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
            { text: title, fontSize: 15, bold: true, alignment: 'right' },
            right(
              lines(
                `Number: ${record.invoice_number || 'Draft'}`,
                `Date: ${formatDate(c.invoice_date)}`,
                `Due: ${formatDate(c.due_date)}`,
                place && `Place of supply: ${c.place_of_supply} ${place}`,
                `Reverse charge: ${c.reverse_charge === 'Y' ? 'Yes' : 'No'}`,
              ),
            ),
          ],
        ],
      },
      ...block(
        'Bill to',
        lines(c.customer_name, c.customer_address, c.customer_gstin && `GSTIN ${c.customer_gstin}`),
      ),
      {
        margin: [0, 12, 0, 8],
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: ['auto', '*', 'auto', 'auto', 'auto', 'auto', 'auto'],
          body: [
            [
              { text: '#', bold: true },
              { text: 'Description', bold: true },
              { text: 'HSN/SAC', bold: true },
              right('Quantity', true),
              right('Rate', true),
              right('GST', true),
              right('Amount', true),
            ],
            ...c.items.map((i, at) => [
              String(at + 1),
              i.description,
              i.hsn ?? '',
              right(`${i.quantity}${i.unit ? ` ${i.unit}` : ''}`),
              right(formatPaise(i.rate)),
              right(`${i.gst_rate}%`),
              right(formatPaise(i.amount)),
            ]),
          ],
        },
      },
      {
        unbreakable: true,
        columns: [
          [
            { text: 'Amount in words', bold: true },
            { text: amountInWords(totals.total) },
            ...(c.upi_id && record.invoice_number && due > 0 && record.status !== 'cancelled'
              ? [
                  { text: `Pay by UPI: ${c.upi_id}`, margin: [0, 8, 0, 4] },
                  {
                    qr: upiLink({ upi: c.upi_id, name: supplier.name }, due, record.invoice_number),
                    fit: 110,
                  },
                ]
              : []),
          ],
          {
            width: 210,
            layout: 'noBorders',
            table: {
              widths: ['*', 'auto'],
              body: [
                ...sums.map(([label, amount]) => [label, right(formatPaise(amount))]),
                [
                  { text: 'Total INR', bold: true, fontSize: 11 },
                  { ...right(formatPaise(totals.total), true), fontSize: 11 },
                ],
                ...(record.paid > 0
                  ? [
                      ['Paid', right(formatPaise(record.paid))],
                      [{ text: 'Still to pay', bold: true }, right(formatPaise(due), true)],
                    ]
                  : []),
              ],
            },
          },
        ],
      },
      ...block('Notes', c.notes),
      ...block('Terms', c.terms),
      {
        text: `For ${supplier.name}\n\n\nAuthorised signatory`,
        alignment: 'right',
        margin: [0, 24, 0, 0],
        unbreakable: true,
      },
    ],
  });
}
