import { type Issue, type Message, sentence } from '../../forms/messages.ts';
import type { Rupees } from '../../money.ts';
import type { TaxResult } from '../../tax/model/types.ts';

/** A rate that may be chosen this year in place of deductions: not chosen, chosen this year, or not open to the assessee any more. */
interface RateOption {
  section: '115BAA' | '115BAD';
  /** Form it is chosen by. */
  form: '10-IC' | '10-IF';
  chosen: boolean;
  /** The return as it would be the other way. */
  other: TaxResult;
}

const warn = (message: Message): Issue => ({ path: 'tax', message, severity: 'warning' });
const rupees = (amount: Rupees) => ({ rupees: amount });

/** The better option for this year, if the choice is still open; nothing if already chosen. */
export function optionAdvice(result: TaxResult, { section, form, chosen, other }: RateOption): Issue[] {
  const less = result.tax.net - other.tax.net;
  if (less <= 0 || result.filing.late) return [];
  const params = { section, less: rupees(less), other: rupees(other.tax.net) };
  if (chosen)
    return [
      warn(
        sentence(
          'Without section {section}, this year’s tax would be {other}, lower by {less}. Once chosen, it cannot be withdrawn',
          params,
        ),
      ),
    ];
  const credit =
    result.tax.amt.credits.reduce((sum, row) => sum + row.carried, 0) + result.tax.amt.creditArising;
  return [
    warn(
      sentence(
        'Under section {section}, this year’s tax would be {other}, lower by {less}. It is chosen by Form {form} up to the due date, removes most deductions, and cannot be withdrawn',
        { ...params, form },
      ),
    ),
    ...(credit > 0
      ? [
          warn(
            sentence('Credit of minimum tax of {credit} would be lost under section {section}', {
              credit: rupees(credit),
              section,
            }),
          ),
        ]
      : []),
  ];
}
