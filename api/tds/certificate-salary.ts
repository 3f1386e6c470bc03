import { formatPaise, type Paise } from '../../shared/money.ts';
import type { ReportRow, ReportTable } from '../../shared/reports/report.ts';
import { certificateOf, isFresh } from '../../shared/tds/data/certificates.ts';
import { perquisiteKinds } from '../../shared/tds/data/perquisites.ts';
import { exemptions, viaSections } from '../../shared/tds/data/salary.ts';
import { hasPerquisites, type Payee, payeesOf } from '../../shared/tds/payees.ts';
import { annexureFigures, annexureOf, oldRegimeExemptions } from '../../shared/tds/salary-records.ts';
import { type AmountKey, chargeable, columnsOf, type SalaryRow } from '../../shared/tds/sheets.ts';
import { type Say, wordsIn } from '../pdf/languages.ts';
import { type Certificate, certificateFrom, certificateReport, right, type Source } from './certificates.ts';

const labels = new Map<string, string>(columnsOf('24Q', 'salaries').map((c) => [c.key, c.label]));
const n = (row: SalaryRow, key: AmountKey<SalaryRow>): Paise => row[key] ?? 0;

type Line = readonly [number: string, label: string, amount: Paise | undefined, style?: 'sub' | 'total'];
const rowsOf = (lines: readonly Line[], say: Say): ReportRow[] =>
  lines.map(([number, label, amount, style]) => ({
    cells: [number, say(label), amount === undefined ? '' : formatPaise(amount)],
    ...(style === 'total' ? { strong: true } : {}),
  }));
const columns = [{ label: 'No.' }, { label: 'Particulars' }, right('Amount')];

/** Chapter VI-A deductions of a row, as allowed by its regime. */
const viaOf = (row: SalaryRow) =>
  viaSections.filter((s) => n(row, `via_${s.key}`) > 0 && (row.new_regime !== 'Y' || 'both' in s));

/**
 * Part B of Form 16 (annexure I, or II for a specified senior citizen): salary, income and tax of the year,
 * by the lines of the form.
 */
function salaryTables(row: SalaryRow, fresh: boolean, say: Say): ReportTable[] {
  const f = annexureFigures(row);
  const senior = annexureOf(row) === 'III';
  const old = row.new_regime !== 'Y';
  const exempt = senior
    ? []
    : exemptions.filter((key) => (old || !oldRegimeExemptions.has(key)) && n(row, key) > 0);
  const tax = n(row, 'tax') - n(row, 'rebate') + n(row, 'surcharge') + n(row, 'cess');
  const gross = n(row, 'salary_17_1') + n(row, 'perquisites') + n(row, 'profits');
  const via = viaOf(row);
  // A total entered without its sections, which Form 138 does not require, is used as it is.
  const viaTotal = via.length > 0 ? f.via : n(row, old ? 'chapter_via' : 'via_both');
  const salary: Line[] = senior
    ? [['1', 'Pension', f.salary, 'total']]
    : [
        ['1', 'Gross salary', undefined],
        ['(a)', 'Salary, section 17(1)', n(row, 'salary_17_1')],
        ['(b)', 'Value of perquisites, section 17(2)', n(row, 'perquisites')],
        ['(c)', 'Profits in lieu of salary, section 17(3)', n(row, 'profits')],
        ['(d)', 'Total', gross, 'total'],
        ['(e)', 'Salary from other employers, as reported', n(row, 'other_salary')],
        ['2', 'Allowances exempt under section 10', undefined],
        ...exempt.map((key): Line => ['', labels.get(key) ?? key, n(row, key)]),
        ['', 'Total exempt', f.exempt, 'total'],
        ['3', 'Salary from this employer, 1(d) less 2', n(row, 'salary'), 'total'],
      ];
  const lines: Line[] = [
    ...salary,
    ['4', 'Deductions under section 16', undefined],
    ['(a)', 'Standard deduction, section 16(ia)', n(row, 'standard_deduction')],
    ...(senior
      ? []
      : ([
          ['(b)', 'Entertainment allowance, section 16(ii)', old ? n(row, 'entertainment') : 0],
          ['(c)', 'Tax on employment, section 16(iii)', old ? n(row, 'professional_tax') : 0],
        ] as Line[])),
    ['5', 'Total of section 16', f.section16],
    ['6', 'Income chargeable under the head salaries', f.income, 'total'],
    ['7', 'Other income reported by the employee', undefined],
    [
      '(a)',
      'Income or admissible loss from house property',
      old && n(row, 'house_loss') ? -n(row, 'house_loss') : 0,
    ],
    ['(b)', 'Income from other sources', n(row, 'other_income')],
    ['8', 'Total of other income', f.other],
    ['9', 'Gross total income', f.gross, 'total'],
    [
      '10',
      via.length > 0 ? 'Deductions of chapter VI-A, listed below' : 'Deductions of chapter VI-A',
      viaTotal,
    ],
    ['11', 'Aggregate of deductible amounts', viaTotal],
    ['12', 'Total taxable income', f.gross - viaTotal, 'total'],
    ['13', 'Tax on total income', n(row, 'tax')],
    ['14', 'Rebate, section 87A', n(row, 'rebate')],
    ['15', 'Surcharge', n(row, 'surcharge')],
    ['16', 'Health and education cess', n(row, 'cess')],
    ['17', 'Tax payable', tax, 'total'],
    ['18', 'Relief, section 89', n(row, 'relief')],
    ['19', 'Net tax payable', tax - n(row, 'relief'), 'total'],
    ['', 'Tax deducted by this employer', n(row, 'deducted')],
    ['', 'Tax deducted by other employers', n(row, 'other_deducted')],
    ['', 'Other tax deducted or collected, form 12BAA', n(row, 'other_tds')],
  ];
  const regime = { text: old ? 'old regime' : 'new regime, section 115BAC' };
  const out = { text: old ? 'yes' : 'no' };
  const title = fresh
    ? senior
      ? say('Part C, annexure II: specified senior citizen and tax of the year ({regime})', { regime })
      : say('Part C, annexure I: salary and tax of the year ({regime})', { regime })
    : senior
      ? say(
          'Part B, annexure II: specified senior citizen (section 194P) and tax of the year ({regime}; opting out of section 115BAC(1A): {out})',
          { regime, out },
        )
      : say(
          'Part B, annexure I: salary and tax of the year ({regime}; opting out of section 115BAC(1A): {out})',
          { regime, out },
        );
  return [
    {
      title,
      columns: fresh ? columns.slice(1) : columns,
      // Line numbers are those of Form 16; Form 130's are not published.
      rows: fresh ? rowsOf(lines, say).map((r) => ({ ...r, cells: r.cells.slice(1) })) : rowsOf(lines, say),
      empty: '',
    },
    ...(via.length > 0
      ? [
          {
            title: 'Deductions of chapter VI-A',
            columns: [
              { label: 'Section' },
              ...['Gross amount', 'Qualifying amount', 'Deductible amount'].map(right),
            ],
            rows: [
              ...via.map((s) => ({
                cells: [
                  s.section === 'OTHERS' ? say('Other sections') : s.section,
                  formatPaise(Math.max(n(row, `gross_${s.key}`), n(row, `via_${s.key}`))),
                  'qualifying' in s ? formatPaise(n(row, `qualifying_${s.key}`)) : '',
                  formatPaise(n(row, `via_${s.key}`)),
                ],
              })),
              { cells: [say('Total'), '', '', formatPaise(f.via)], strong: true },
            ],
            empty: '',
          },
        ]
      : []),
  ];
}

/** Shown when the parts of a salary do not add up to its taxable total. */
function partsNote(row: SalaryRow, say: Say): string[] {
  if (annexureOf(row) === 'III') return [];
  const parts =
    n(row, 'salary_17_1') + n(row, 'perquisites') + n(row, 'profits') - annexureFigures(row).exempt;
  return parts === n(row, 'salary')
    ? []
    : [
        say(
          'Sections 17(1) to 17(3) less exemptions total {parts}; the taxable salary entered is {salary}.',
          {
            parts: `₹ ${formatPaise(parts)}`,
            salary: `₹ ${formatPaise(n(row, 'salary'))}`,
          },
        ),
      ];
}

/** Certificates of a statement's payees, in order. */
function certificatesOf(source: Source, payees: readonly Payee[]): Certificate[] {
  const fresh = isFresh(source.record.form_type);
  return payees.map((payee) =>
    certificateReport(source, payee, {
      tables: payee.salary ? salaryTables(payee.salary, fresh, source.say) : [],
      notes: [
        ...(payee.salary ? partsNote(payee.salary, source.say) : []),
        ...(payee.salary && fresh
          ? [
              'The lines of Form 130 are not published: these are the lines of Form 16, with sections of the 1961 Act.',
            ]
          : []),
      ],
    }),
  );
}

/**
 * Form 12BA (123 from tax year 2026-27): perquisites by kind, amounts recovered, profits in lieu of salary,
 * and tax.
 */
function perquisitesReport(source: Source, payee: Payee): Certificate {
  const row = payee.salary!;
  const { record, say, language } = source;
  const fresh = isFresh(record.form_type);
  const form = certificateOf(record.form_type).perquisites;
  const typed = perquisiteKinds.some(({ key }) => row[`perk_${key}`] !== undefined);
  const total = n(row, 'perquisites');
  const byKind = perquisiteKinds.map(({ key, nature }, i) => ({
    cells: [
      String(i + 1),
      say(nature),
      ...[n(row, `perk_${key}`), n(row, `recovered_${key}`), chargeable(row, key)].map(formatPaise),
    ],
  }));
  const totals = (['perk', 'recovered'] as const).map((part) =>
    formatPaise(perquisiteKinds.reduce((sum, { key }) => sum + n(row, `${part}_${key}`), 0)),
  );
  const byEmployer = n(row, 'perquisite_tax');
  const deducted = n(row, 'deducted');
  const { head } = source;
  const blank = '______________________';
  return certificateFrom(source, payee, {
    form,
    title: say('Form {form}: perquisites and profits in lieu of salary', { form }),
    law: fresh ? 'the Income-tax Rules, 2026' : 'section 192(2C) of the Income-tax Act, 1961, rule 26A(2)(b)',
    tables: [
      {
        title: 'Salary',
        columns: [{ label: 'Particulars' }, right('Answer')],
        rows: [
          {
            cells: [
              say('Director, or substantial interest in the company'),
              say({ Y: 'Yes', N: 'No' }[row.director ?? ''] ?? 'not stated'),
            ],
          },
          {
            cells: [
              say('Income under the head salaries other than from perquisites'),
              formatPaise(annexureFigures(row).income - total),
            ],
          },
        ],
        empty: '',
      },
      {
        title: 'Perquisites',
        columns: [
          { label: 'No.' },
          { label: 'Nature of perquisite' },
          ...['Value as per rules', 'Recovered from the employee', 'Chargeable to tax'].map(right),
        ],
        rows: [
          ...(typed ? byKind : []),
          {
            cells: [
              typed ? '21' : '',
              say('Total value of perquisites'),
              ...(typed ? totals : ['', '']),
              formatPaise(total),
            ],
            strong: true,
          },
          {
            cells: [
              typed ? '22' : '',
              say('Profits in lieu of salary, section 17(3)'),
              '',
              '',
              formatPaise(n(row, 'profits')),
            ],
            strong: true,
          },
        ],
        empty: '',
      },
      {
        title: 'Tax',
        columns: [{ label: 'Particulars' }, right('Amount')],
        rows: [
          { cells: [say('Deducted from the salary, section 192(1)'), formatPaise(deducted)] },
          { cells: [say('Paid by the employer for the employee, section 192(1A)'), formatPaise(byEmployer)] },
          { cells: [say('Total tax paid'), formatPaise(deducted + byEmployer)], strong: true },
        ],
        empty: '',
      },
    ],
    notes: [
      'Given to the employee with the salary certificate.',
      ...(typed || total === 0
        ? []
        : [
            'Perquisites are entered as one total: enter them by kind in the salary table to list them here.',
          ]),
      ...(fresh ? ['The layout of Form 123 is not published: these are the lines of Form 12BA.'] : []),
    ],
    verification: say(
      'I, {name}, son or daughter of {parent}, working as {designation}, declare on behalf of {employer} that the perquisites above total {sum} ({words}), that they are valued by section 17 and the rules under it, and that the information is true and correct and based on the books of account, documents and other records.',
      {
        name: head.responsible['name'] || blank,
        parent: blank,
        designation: head.responsible['designation'] || blank,
        employer: head.deductor['name'] || source.name,
        sum: `₹ ${formatPaise(total)}`,
        words: wordsIn(language, total),
      },
    ),
  });
}

/** Certificates or perquisite statements of the requested payees. */
export function papersOf(
  source: Source,
  kind: 'certificates' | 'perquisites',
  wanted: (payee: Payee) => boolean,
): Certificate[] {
  const payees = payeesOf(source.rows).filter(wanted);
  return kind === 'certificates'
    ? certificatesOf(source, payees)
    : payees.filter(hasPerquisites).map((payee) => perquisitesReport(source, payee));
}
