import type { AssessmentYear } from '../../dates.ts';
import type { Issue, Message } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { rulesOf } from '../../tax/years/index.ts';
import { amountOf, rowsOf } from '../common/read.ts';
import type { Itr1 } from '../values/itr1.ts';

const MESSAGE: Message = { text: 'You may not be eligible for ITR-1. Consider filing ITR-2 or ITR-3.' };

const warn = (path: PathOf<Itr1>, message: Message): Issue => ({ path, message, severity: 'warning' });

const flags = [
  'partner_in_firm',
  'unlisted_shares',
  'director',
  'esop_deferred',
  'foreign_assets',
  'foreign_income',
  'signing_authority',
  'pti_115u',
  'pti_115ua',
  'pti_115ub',
] as const;

/** Why ITR-1 may be the wrong form (rule 12(1)(a) and the form's instructions); requires derived data. */
export function itr1Eligibility(year: AssessmentYear, derived: Itr1): Issue[] {
  const out: Issue[] = [];
  const { simpleForms, capitalGains, houseProperty } = rulesOf(year);
  for (const flag of flags)
    if (derived.conditions?.[flag] === true) out.push(warn(`conditions.${flag}`, MESSAGE));

  const gain = amountOf(derived.exempt_income?.ltcg_112a?.gain);
  if (amountOf(derived.tax?.gross_total_income_with_112a) - gain > simpleForms.income)
    out.push(warn('tax.total_income', { text: 'Income above 50 lakh: ITR-1 cannot be used, file ITR-2' }));
  if (gain > capitalGains.exemption112A)
    out.push(
      warn('exempt_income.ltcg_112a', {
        text: 'Gains u/s 112A above 1,25,000: ITR-1 cannot be used, file ITR-2',
      }),
    );
  const sale = amountOf(derived.exempt_income?.ltcg_112a?.sale_consideration);
  if (sale < amountOf(derived.exempt_income?.ltcg_112a?.cost))
    out.push(warn('exempt_income.ltcg_112a', { text: 'A loss u/s 112A is carried forward only in ITR-2' }));
  if (amountOf(derived.house_property?.income) < -houseProperty.lossAgainstOthers)
    out.push(
      warn('house_property', {
        text: 'A house property loss above 2,00,000 is carried forward only in ITR-2',
      }),
    );
  if (rowsOf(derived.house_property?.properties).length > simpleForms.houses)
    out.push(warn('house_property.properties', { text: 'More than two house properties: file ITR-2' }));
  for (const [i, row] of rowsOf(derived.exempt_income?.rows).entries())
    if (
      (row['category'] === 'AGRI' || row['nature'] === 'AGRI') &&
      amountOf(row.amount) > simpleForms.agricultural
    )
      out.push(
        warn(`exempt_income.rows.${i}.amount`, {
          text: 'Agricultural income above 5,000: ITR-1 cannot be used, file ITR-2',
        }),
      );
  return out;
}
