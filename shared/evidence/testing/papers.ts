/** Papers written by hand from the formats: columns and titles as the portal and TRACES have them. */

type Cells = readonly (string | null)[];
interface Element {
  part: 'tdsTcs' | 'sft' | 'other-info';
  category: string;
  code: string;
  description: string;
  source: string;
  columns: readonly (readonly [field: string, name: string])[];
  rows: readonly Cells[];
  amount?: string;
}

export const tdsColumns = [
  ['tsnId', 'TSN'],
  ['quarter', 'Quarter'],
  ['transactionDate', 'Date of Payment/Credit'],
  ['amtPaid', 'Amount Paid/Credited'],
  ['amountDeducted', 'TDS Deducted'],
  ['amountDeposited', 'TDS Deposited'],
  ['status', 'Status'],
  ['transFeedback', 'Feedback'],
] as const;
export const interestColumns = [
  ['tsnId', 'TSN'],
  ['reportedOn', 'Reported On'],
  ['accountNo', 'Account Number'],
  ['accountType', 'Account Type'],
  ['amtPaid', 'Interest amount'],
  ['status', 'Status'],
  ['transFeedback', 'Feedback'],
] as const;
export const dividendColumns = [
  ['tsnId', 'TSN'],
  ['reportedOn', 'Reported On'],
  ['amount', 'Dividend Amount'],
  ['status', 'Status'],
] as const;
export const saleColumns = [
  ['tsnId', 'TSN'],
  ['transferDate', 'Date of Sale/Transfer'],
  ['securityName', 'Security Name (Security Code)'],
  ['securityClass', 'Security Class'],
  ['debitType', 'Debit Type'],
  ['assetType', 'Asset Type'],
  ['quantity', 'Quantity'],
  ['salesConsideration', 'Sales Consideration'],
  ['costOfAcquisition', 'Cost of Acquisition'],
  ['status', 'Status'],
] as const;

/** A clear AIS of 2025-26 in the layout of version 14. */
export const ais = (pan: string, elements: readonly Element[], challans: readonly Cells[] = []): object => ({
  metadata: { loggedInPan: pan, jsonVersion: '14.0.0' },
  header: { columnLabel: ['Financial Year ', 'Assessment Year '], columnData: ['2025-26', '2026-27'] },
  partA: {
    columnLabel: ['Permanent Account Number (PAN)', 'Name of Assessee'],
    columnData: [pan, 'MADE UP'],
  },
  partB: {
    sections: [
      ...(['tdsTcs', 'sft', 'other-info'] as const).map((sectionKey) => ({
        sectionKey,
        title: sectionKey,
        elements: elements
          .filter((e) => e.part === sectionKey)
          .map((e) => ({
            title: e.category,
            l2: {
              columnLabel: [
                'Information Category',
                'Information Code',
                'Information Description',
                'Information Source',
                'Count',
                'Amount',
              ],
              columnData: [
                [e.category, e.code, e.description, e.source, `${e.rows.length}`, e.amount ?? null],
              ],
            },
            l1: {
              columnLabel: e.columns.map(([field, name]) => ({ field, name })),
              columnData: e.rows,
            },
          })),
      })),
      {
        sectionKey: 'paymentOfTaxes',
        title: 'Part B3',
        elements: [
          {
            columnLabel: [
              'Financial Year',
              'Major Head',
              'Minor Head',
              'Total (A+B+C+D)',
              'BSR Code',
              'Date Of Deposit',
              'Challan Serial Number',
            ],
            columnData: challans,
          },
        ],
      },
    ],
  },
});

const none = '^^^************** No Transactions Present **************^';

/** The text of a Form 26AS of 2025-26 with these lines by part. */
export const form26as = (pan: string, parts: Readonly<Record<string, readonly string[]>>): string =>
  [
    '^Annual Tax Statement^',
    '',
    'File Creation Date^Permanent Account Number (PAN)^Current Status of PAN^Financial Year^Assessment Year^Name of Assessee',
    `11-06-2026^${pan}^ACTIVE^2025-2026^2026-2027^MADE UP`,
    ...['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'].flatMap((part) => [
      '',
      `^PART-${part} - Details^`,
      ...(parts[part] ?? [none]),
    ]),
  ].join('\r\n');
