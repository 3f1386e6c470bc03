import { type Issue, sentence } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { rowsOf, textOf } from '../common/read.ts';
import { carriedYears3 } from '../itr3/parts/losses.ts';
import type { Itr6 } from '../values/itr6.ts';
import type { Itr6Year } from './data/years.ts';
import { concessionOf } from './tax-input.ts';

/** Letters of a company's CIN for its kind: private, public (or of the Government). */
const kinds: Readonly<Record<string, readonly string[]>> = {
  '7': ['PTC', 'OPC', 'ULT', 'FTC', 'GAT', 'FLC', 'NPL', 'SGC', 'GOI'],
  '6': ['PLC', 'ULL', 'GAP', 'FLC', 'NPL', 'SGC', 'GOI'],
};

/** The CIN of a domestic company: there, and of the company entered (21 letters: listing, industry, State, year, kind, number). */
function cinIssues({ personal }: Itr6): Issue[] {
  const cin = textOf(personal?.cin);
  const warn = (path: PathOf<Itr6>, message: Issue['message']): Issue => ({
    path,
    message,
    severity: 'warning',
  });
  if (textOf(personal?.domestic) !== 'Y') return [];
  if (cin === '')
    return [
      warn('personal.cin', {
        text: 'Enter the corporate identity number: every company registered in India has one',
      }),
    ];
  const born = textOf(personal?.date_of_birth).slice(0, 4);
  const out: Issue[] = [];
  if (born !== '' && /^\d{4}$/.test(cin.slice(8, 12)) && cin.slice(8, 12) !== born)
    out.push(
      warn(
        'personal.date_of_birth',
        sentence('The corporate identity number belongs to a company incorporated in {year}', {
          year: cin.slice(8, 12),
        }),
      ),
    );
  const kind = cin.slice(12, 15);
  const own = kinds[textOf(personal?.status)];
  if (own && !own.includes(kind) && Object.values(kinds).flat().includes(kind))
    out.push(
      warn('personal.status', { text: 'The corporate identity number is that of the other type of company' }),
    );
  return out;
}

/** A rate chosen by a form of a day after the due date does not apply (ss.115BA(4), 115BAA(5), 115BAB(7)). */
function lateForm({ filing }: Itr6): Issue[] {
  const due = textOf(filing?.due_date);
  return textOf(filing?.option_now_flag) === 'Y' && due !== '' && textOf(filing?.option_now_date) > due
    ? [
        {
          path: 'filing.option_now_date' satisfies PathOf<Itr6>,
          message: { text: 'The form is dated after the due date: this rate does not apply to the year' },
          severity: 'warning',
        },
      ]
    : [];
}

/** Problems the file cannot show: lapsed losses, schedules that do not apply, accounts that do not balance. */
export function ownIssues(year: Itr6Year, derived: Itr6): Issue[] {
  const out: Issue[] = [...cinIssues(derived), ...lateForm(derived)];
  const add = (path: PathOf<Itr6>, text: string, severity: Issue['severity'] = 'warning', rule?: string) =>
    out.push({ path, message: { text }, severity, ...(rule ? { rule } : {}) });
  const { total_liabilities: due = 0, total_assets: held = 0 } = derived.balance_sheet_ind_as ?? {};
  if (textOf(derived.filing?.indian_accounting) === 'Y' && due !== held)
    out.push({
      path: 'balance_sheet_ind_as.total_assets' satisfies PathOf<Itr6>,
      message: {
        text: 'Equity and liabilities ({found}) must equal assets ({value})',
        params: { found: due, value: held },
      },
      severity: 'warning',
    });
  if (concessionOf(derived) && rowsOf(derived.matc?.rows).length > 0)
    add('matc', 'Minimum alternate tax credit is lost under sections 115BAA and 115BAB', 'warning', 'A-683');
  rowsOf(derived.filing?.section_79).forEach((row, i) => {
    const lost = carriedYears3(year as never).find(
      ({ assessmentYear }) => assessmentYear === textOf(row.year),
    );
    if (lost && (derived.carried_losses as Record<string, unknown> | undefined)?.[lost.key] !== undefined)
      add(
        `filing.section_79.${i}.year` as PathOf<Itr6>,
        'Losses of this year lapse (section 79) and are used in neither the tax nor the file',
      );
  });
  return out;
}
