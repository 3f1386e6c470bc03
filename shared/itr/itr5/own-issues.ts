import { type Issue, sentence } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { amountOf, rowsOf, rupees, textOf } from '../common/read.ts';
import type { Itr5 } from '../values/itr5.ts';
import { artificial } from './data/codes.ts';
import type { Itr5Year } from './data/years.ts';
import { concessionOf, interestDebited, isFirm, payOfCarriages } from './tax-input.ts';

type Issue5 = Issue<PathOf<Itr5>>;

/** Path of the signatory. */
export const VERIFIER = 'verification.pan' satisfies PathOf<Itr5>;

/** Shares of partners, or of members of an association with known shares, that are not the whole; a third written as 33.33 passes. */
function shareIssues(derived: Itr5): Issue5[] {
  const association =
    textOf(derived.personal?.sub_status) === '8' && textOf(derived.partners?.shares_unknown) !== 'Y';
  const rows = rowsOf(derived.partners?.rows);
  if (rows.length === 0 || !(isFirm(derived) || association)) return [];
  const hundredths = rows.reduce((t, row) => t + Math.round(amountOf(row.share) * 100), 0);
  const out: Issue5[] = [];
  if (Math.abs(hundredths - 10_000) > 10)
    out.push({
      path: `partners.rows.${rows.length - 1}.share`,
      message: sentence('The shares add up to {found} percent, not 100', { found: hundredths / 100 }),
      severity: 'warning',
    });
  rows.forEach((row, i) => {
    if (
      association &&
      textOf(row.foreign_company) === 'YES' &&
      amountOf(row.foreign_share) !== amountOf(row.share)
    )
      out.push({
        path: `partners.rows.${i}.foreign_share`,
        message: { text: 'The share of the foreign company differs from its share as a member' },
        severity: 'warning',
      });
  });
  return out;
}

/** A rate of ss.115BAD or 115BAE chosen by a form of a day after the due date does not apply. */
function lateForm({ filing }: Itr5): Issue5[] {
  const due = textOf(filing?.due_date);
  const now = textOf(filing?.choose_115bad) === '1' || textOf(filing?.choose_115bae) === 'Y';
  return (['form_10if_date', 'form_10ifa_date'] as const).flatMap((key): Issue5[] =>
    now && due !== '' && textOf(filing?.[key]) > due
      ? [
          {
            path: `filing.${key}`,
            message: { text: 'The form is dated after the due date: this rate does not apply to the year' },
            severity: 'warning',
          },
        ]
      : [],
  );
}

/** The due date of accounts that are audited, or of a report u/s 92E, is a later one. */
function dueDateIssues(year: Itr5Year, { audit, filing }: Itr5): Issue5[] {
  const said = (answer: unknown) => textOf(answer as string | undefined) === 'Y';
  const audited =
    said(audit?.liable_44ab) ||
    [...rowsOf(audit?.other_audits), ...rowsOf(audit?.other_acts)].some((row) => said(row.audited));
  const due = textOf(filing?.due_date);
  const asked = said(audit?.liable_92e) ? 'transfer-pricing' : audited ? 'audit' : undefined;
  const right = year.due.find((one) => one.class === asked)?.day;
  return right !== undefined && due !== '' && due < right
    ? [
        {
          path: 'filing.due_date',
          message: sentence(
            'With the audit entered, this return is due on {day}: interest and fee are calculated from that date',
            {
              day: { day: right },
            },
          ),
          severity: 'warning',
        },
      ]
    : [];
}

/** Identification numbers of the firm and its partners, which may be empty in the file. */
function numbersMissing(derived: Itr5): Issue5[] {
  const out: Issue5[] = [];
  if (textOf(derived.personal?.sub_status) === '5' && textOf(derived.personal?.llpin) === '')
    out.push({
      path: 'personal.llpin',
      message: { text: 'Enter the LLPIN of the partnership' },
      severity: 'warning',
    });
  rowsOf(derived.partners?.rows).forEach((row, i) => {
    if (textOf(row.pan) === '' && textOf(row.aadhaar) === '' && ['', '91'].includes(textOf(row.country)))
      out.push({
        path: `partners.rows.${i}.pan`,
        message: { text: 'Enter the PAN of this partner or member' },
        severity: 'warning',
      });
  });
  return out;
}

/** Sub-statuses of which someone listed must verify (rule 12). */
const verifiedByListed = ['17', '4', '13', '8'];

/**
 * The schema accepts only an individual's PAN for the signatory, rule 12 only a listed person. Decided by the
 * fourth letter of the PAN, or by the status without PAN.
 */
function nobodyToVerify(derived: Itr5): Issue5[] {
  const rows = rowsOf(derived.partners?.rows);
  if (
    rows.length === 0 ||
    !(isFirm(derived) || verifiedByListed.includes(textOf(derived.personal?.sub_status)))
  )
    return [];
  const maybe = rows.some(({ pan, kind }) =>
    textOf(pan) === '' ? !artificial.includes(textOf(kind)) : textOf(pan)[3] === 'P',
  );
  if (maybe) return [];
  const message = isFirm(derived)
    ? 'No listed partner is an individual, but the department’s file accepts only an individual partner’s PAN here. This return cannot be uploaded: prepare it here and ask the e-filing help desk how to file it'
    : 'No listed member is an individual, but the department’s file accepts only the PAN of a listed individual here. If the principal officer verifies (section 140), list that person too, with the status Principal officer and a share of 0. Otherwise this return cannot be uploaded: ask the e-filing help desk how to file it';
  return [{ path: VERIFIER, message: { text: message }, severity: 'error' }];
}

/**
 * First proviso to s.115BAE(1): income not from manufacture is taxed at 22% without any deduction, which the
 * file cannot show.
 */
function societyDeductions(derived: Itr5): Issue5[] {
  if (concessionOf(derived) !== '115BAE' || rowsOf(derived.house_property?.properties).length === 0)
    return [];
  return [
    {
      path: 'house_property.properties.0.standard_deduction_30',
      message: {
        text: 'Section 115BAE taxes rent at 22% without deductions, but the department’s file deducts 30%: decide with the assessing officer’s likely view in mind',
      },
      severity: 'warning',
    },
  ];
}

/**
 * Problems the file cannot show: shares not adding up to 100%, forms after the due date, interest of partners
 * above 12% without its split, and former partners without their share of profit.
 */
export function ownIssues(year: Itr5Year, derived: Itr5): Issue[] {
  const out: Issue[] = [
    ...shareIssues(derived),
    ...lateForm(derived),
    ...societyDeductions(derived),
    ...dueDateIssues(year, derived),
    ...numbersMissing(derived),
    ...nobodyToVerify(derived),
  ];
  if (!isFirm(derived)) return out;
  const rows = rowsOf(derived.partners?.rows);
  const split = rows.reduce((t, row) => t + rupees(row.interest), 0);
  const debited = interestDebited(derived);
  if (split === 0 && debited > 0 && derived.partners?.interest_disallowed === undefined) {
    if (rows.some((row) => amountOf(row.interest_rate) > 12))
      out.push({
        path: 'partners.rows',
        message: {
          text: 'A partner’s rate of interest is above 12%: enter each partner’s interest so that the excess can be calculated',
        },
        severity: 'error',
      });
  } else if (split > 0 && split !== debited)
    out.push({
      path: `partners.rows.${rows.findIndex((row) => rupees(row.interest) > 0)}.interest`,
      message: sentence(
        'The partners’ interest totals {found}, but the profit and loss account has {expected}',
        { found: split, expected: debited },
      ),
      severity: 'error',
    });
  if (rupees(derived.carriages44ae?.partners_pay) > 0 && payOfCarriages(derived) === 0)
    out.push({
      path: 'carriages44ae.partners_pay',
      message: { text: 'Partner payments from goods carriages require goods carriage income' },
      severity: 'error',
      rule: 'A-161',
    });
  const losses = Object.entries(derived.carried_losses ?? {}).some(
    ([key, row]) =>
      key.startsWith('year_') && Object.values(row as object).some((v) => typeof v === 'number' && v > 0),
  );
  if (losses && textOf(derived.partners?.losses_reduced) !== 'Y')
    rowsOf(derived.partners?.changes).forEach((row, i) => {
      if (textOf(row.change) === 'RET' && row.profit === undefined)
        out.push({
          path: `partners.changes.${i}.profit`,
          message: {
            text: 'Losses are brought forward: enter the partner’s share of profit, above which the partner’s share of losses lapses',
          },
          severity: 'error',
        });
    });
  return out;
}
