import { formatDate, todayInIst } from '../../shared/dates.ts';
import { formatPaise } from '../../shared/money.ts';
import type { Report, ReportTable } from '../../shared/reports/report.ts';
import type { SheetCell, WorkbookSheet } from '../../shared/sheets/workbook.ts';
import { type Changes, correctionFile, correctionTypes } from '../../shared/tds/correction.ts';
import { formInfo } from '../../shared/tds/data/forms.ts';
import { sheetNames, showSheetCell } from '../../shared/tds/files.ts';
import { hasPan } from '../../shared/tds/rates.ts';
import { type AmountKey, type ColumnKey, columnsOf, type SheetRow } from '../../shared/tds/sheets.ts';
import { deductorParts } from '../../shared/tds/statement.ts';
import type { Say } from '../pdf/languages.ts';
import type { Source } from './certificates.ts';

const paise = (row: SheetRow, key: AmountKey<SheetRow>): number => row[key] ?? 0;
const text = (row: SheetRow, key: ColumnKey): string => String(row[key] ?? '');
const day = (value: string): string => (value ? formatDate(value) : '');
const parts = (row: SheetRow): number => paise(row, 'tax') + paise(row, 'surcharge') + paise(row, 'cess');
const right = (label: string) => ({ label, right: true });

const report = (
  source: Source,
  now: Date,
  say: Say,
  title: string,
  tables: ReportTable[],
  notes: string[],
): Report => {
  const { record, head } = source;
  return {
    title,
    name: source.name,
    facts: [
      [
        'Statement',
        say('Form {form}: {description}', {
          form: record.form_type,
          description: { text: formInfo[record.form_type].description },
        }),
      ],
      ['Quarter', `${record.quarter} ${record.financial_year}`],
      ['TAN', head.deductor['tan'] ?? ''],
      ...(record.token_number ? [['Token number', record.token_number] as const] : []),
      ['Printed on', formatDate(todayInIst(now))],
    ],
    tables,
    notes: [...notes, 'Amounts in rupees.'],
    file: '',
  };
};

/** By challan: amount, payees paid, balance. */
export function challanReport(source: Source, now: Date, say: Say): Report {
  const { challans, deductees } = source.rows;
  const paid = new Map<string, SheetRow[]>();
  for (const row of deductees) {
    const key = text(row, 'challan');
    const list = paid.get(key);
    if (list) list.push(row);
    else paid.set(key, [row]);
  }
  const line = (c: SheetRow, i: number) => {
    const rows = paid.get(c.id) ?? [];
    const used = rows.reduce((sum, row) => sum + paise(row, 'deposited'), 0);
    return [
      c.nil === 'Y' ? `${i + 1} (${say('nil')})` : String(i + 1),
      text(c, 'bsr'),
      text(c, 'serial'),
      day(text(c, 'deposited_on')),
      ...[parts(c), paise(c, 'interest'), paise(c, 'fee'), paise(c, 'other')].map(formatPaise),
      String(rows.length),
      formatPaise(used),
      formatPaise(parts(c) - used),
    ];
  };
  const columns = [
    { label: 'Challan' },
    { label: 'BSR or 24G' },
    { label: 'Serial' },
    { label: 'Deposited on' },
    ...['Tax', 'Interest', 'Fee', 'Others', 'Payees', 'Used', 'Left'].map(right),
  ];
  const list: ReportTable = {
    title: 'Challans',
    columns,
    rows: challans.map((c, i) => ({ cells: line(c, i) })),
    empty: 'No challans yet.',
  };
  const each = challans.map((c, i): ReportTable => {
    const rows = paid.get(c.id) ?? [];
    return {
      title: say('Challan {number}: BSR {bsr}, serial {serial}', {
        number: i + 1,
        bsr: text(c, 'bsr'),
        serial: text(c, 'serial'),
      }),
      columns: [
        { label: 'PAN' },
        { label: 'Name' },
        { label: 'Section code' },
        ...['Amount', 'Tax', 'Deposited'].map(right),
      ],
      rows: rows.map((r) => ({
        cells: [
          text(r, 'pan'),
          text(r, 'name'),
          text(r, 'code'),
          ...[paise(r, 'amount'), parts(r), paise(r, 'deposited')].map(formatPaise),
        ],
      })),
      empty: 'This challan covers no payee.',
    };
  });
  return report(source, now, say, 'Challan-wise summary', [list, ...each], []);
}

/** Payees without a valid PAN. */
export function noPanReport(source: Source, now: Date, say: Say): Report {
  const rows = source.rows.deductees
    .map((row, i) => ({ row, line: i + 1 }))
    .filter(({ row }) => !row.pan || !hasPan(text(row, 'pan')));
  return report(
    source,
    now,
    say,
    'Payees without a valid PAN',
    [
      {
        title: '',
        columns: [
          { label: 'Row' },
          { label: 'Name' },
          { label: 'PAN' },
          { label: 'Section code' },
          ...['Amount', 'Rate in %', 'Tax'].map(right),
        ],
        rows: rows.map(({ row, line }) => ({
          cells: [
            String(line),
            text(row, 'name'),
            text(row, 'pan') || say('blank'),
            text(row, 'code'),
            formatPaise(paise(row, 'amount')),
            String(paise(row, 'rate') / 10_000),
            formatPaise(parts(row)),
          ],
        })),
        empty: 'Every payee has a PAN.',
      },
    ],
    [
      'Without a PAN, tax is at the higher rate (sections 206AA and 206CC; section 397(2) from 1 April 2026).',
    ],
  );
}

const modes = { A: 'Added', U: 'Changed', D: 'Taken out' } as const;

/** Changes of a correction, as a sheet for the department's utility or TRACES. */
export function changesReport(source: Source, changes: Changes, now: Date, say: Say): Report {
  const { record } = source;
  const labels = (part: 'deductor' | 'responsible', key: string) => {
    const shape = (deductorParts[part] as unknown as { shape: Record<string, { meta?: () => unknown }> })
      .shape;
    const meta = shape[key]?.meta?.() as { label?: string } | undefined;
    return say(meta?.label ?? key);
  };
  const ids = source.rows.challans.map((c) => c.id);
  const rows = changes.rows.flatMap((c) => {
    const columns = columnsOf(record.form_type, c.table);
    const show = (row: SheetRow | undefined, key: ColumnKey) => {
      const column = columns.find((x) => x.key === key);
      return column && row ? showSheetCell(column, row[key], ids) : '';
    };
    const where = [say(sheetNames[c.table]), String(c.line), say(modes[c.mode])];
    const who = text(c.row, 'name') || text(c.row, 'serial');
    if (c.mode !== 'U') {
      const filled = columns
        .filter((x) => c.row[x.key] !== undefined)
        .map((x) => `${say(x.label)}: ${show(c.row, x.key)}`)
        .join('; ');
      return [{ cells: [...where, who, '', ...(c.mode === 'A' ? ['', filled] : [filled, ''])] }];
    }
    return c.keys.map((key) => ({
      cells: [
        ...where,
        who,
        say(columns.find((x) => x.key === key)?.label ?? key),
        show(c.before, key),
        show(c.row, key),
      ],
    }));
  });
  const made = report(
    source,
    now,
    say,
    say('Correction {number}: changes', { number: record.correction ?? 0 }),
    [
      {
        title: 'Kinds of correction',
        columns: [{ label: 'Kind' }, { label: 'What is corrected' }],
        rows: changes.types.map((type) => ({ cells: [type, say(correctionTypes[type])] })),
        empty: 'No changes from the earlier statement yet.',
      },
      {
        title: 'Deductor and person responsible',
        columns: [{ label: 'Field' }, { label: 'Before' }, { label: 'After' }],
        rows: changes.head.map((h) => ({
          cells: [
            `${say(h.part === 'deductor' ? 'Deductor' : 'Person responsible')}: ${labels(h.part, h.key)}`,
            h.before,
            h.after,
          ],
        })),
        empty: 'No change.',
      },
      {
        title: 'Rows',
        columns: ['Table', 'Row', 'Mode', 'Name or challan', 'Column', 'Before', 'After'].map((label) => ({
          label,
        })),
        rows,
        empty: 'No change.',
      },
    ],
    [correctionFile(record.form_type, Boolean(record.accepted_id)).notice],
  );
  return {
    ...made,
    facts: [
      ...made.facts,
      ['Token number of the original', record.original_token ?? ''],
      ['Original filed on', day(record.original_filed_on ?? '')],
    ],
  };
}

/** A report's tables as sheets, with figures as numbers. */
export function reportSheets(source: Report): WorkbookSheet[] {
  const used = new Set<string>();
  return source.tables.map((table, at) => {
    const plain = (table.title || source.title).replace(/[\\/?*[\]:]/g, ' ').slice(0, 28);
    const name = used.has(plain) ? `${plain} ${at}` : plain;
    used.add(name);
    const cell = (value: string, i: number): SheetCell =>
      table.columns[i]?.right && /^-?[\d,]+(\.\d+)?$/.test(value) ? Number(value.replaceAll(',', '')) : value;
    return { name, rows: [table.columns.map((c) => c.label), ...table.rows.map((r) => r.cells.map(cell))] };
  });
}
