import { type Issue, sentence } from '../../forms/messages.ts';
import { amountOf, rowsOf, rupees, textOf } from '../common/read.ts';
import type { Itr5 } from '../values/itr5.ts';
import { interestDebited, isFirm, payOfCarriages } from './tax-input.ts';

/** What the file cannot show: interest of partners above 12% without its split, and partners who left without their share of the profit. */
export function ownIssues(derived: Itr5): Issue[] {
  const out: Issue[] = [];
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
        'The interest of the partners is {found} in all; the profit and loss account has {expected}',
        { found: split, expected: debited },
      ),
      severity: 'error',
    });
  if (rupees(derived.carriages44ae?.partners_pay) > 0 && payOfCarriages(derived) === 0)
    out.push({
      path: 'carriages44ae.partners_pay',
      message: { text: 'Partners are paid out of goods carriages only where there is such income' },
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
            text: 'Losses are brought forward: enter the partner’s share of the profit, above which his share of the losses lapses',
          },
          severity: 'error',
        });
    });
  return out;
}
