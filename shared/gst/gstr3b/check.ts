import type { Issue, Message } from '../../forms/messages.ts';
import type { Table4 } from '../gstr2b/credit.ts';
import { say } from '../messages.ts';
import { addTaxes, type Gstr3b, netCredit, taxKeys } from './form.ts';

const heads = { igst: 'Integrated tax', cgst: 'Central tax', sgst: 'State/UT tax', cess: 'Cess' } as const;

/** Checks a return before export; `gstr1` and `allowed` are the expectations from GSTR-1 and GSTR-2B. */
export function checkGstr3b(form: Gstr3b, gstr1?: Gstr3b, allowed?: Table4): Issue[] {
  const found: Issue[] = [];
  const say3b = (path: string, message: Message, severity: Issue['severity'] = 'error', rule?: string) =>
    found.push({ path, message, severity, ...(rule ? { rule } : {}) });
  const supply = form.supplies.taxable;
  if (supply.cgst !== supply.sgst) say3b('supplies.taxable.sgst', say('halvesEqual'), 'warning');
  const { interstate } = form;
  const listed = [...interstate.unregistered, ...interstate.composition, ...interstate.uin];
  const most = supply.igst + form.ecommerce.operator.igst;
  if (listed.reduce((n, p) => n + p.igst, 0) > Math.max(0, most))
    say3b('interstate', say('interStateTooMuch'), 'error', 'table 3.2');
  for (const [name, list] of Object.entries(interstate)) {
    const seen = new Map<string, number>();
    list.forEach((p, i) => {
      const first = seen.get(p.place_of_supply);
      if (first !== undefined) say3b(`interstate.${name}.${i}`, say('duplicate', { row: first + 1 }));
      else seen.set(p.place_of_supply, i);
    });
  }
  for (const [name, part] of Object.entries(form.supplies)) {
    for (const [key, value] of Object.entries(part)) {
      if (value < 0) say3b(`supplies.${name}.${key}`, say('negativeLiability'), 'warning');
    }
  }
  const net = netCredit(form);
  for (const key of taxKeys)
    if (net[key] < 0) say3b(`credit.reversed_other.${key}`, say('reversalTooMuch'), 'warning');
  if (allowed) {
    const claimed = addTaxes(
      form.credit.import_goods,
      form.credit.reverse_charge,
      form.credit.isd,
      form.credit.other,
    );
    const can = addTaxes(allowed.import_goods, allowed.reverse_charge, allowed.isd, allowed.other);
    for (const key of taxKeys) {
      // A reclaim relates to an earlier period's statement (rule 37(4), 37A).
      const over = claimed[key] - can[key] - form.credit.reclaimed[key];
      if (over > 100)
        say3b(
          `credit.other.${key}`,
          say('creditAbove2b', { amount: { paise: over } }),
          'warning',
          's.16(2)(aa), rule 36(4)',
        );
    }
  }
  if (gstr1) {
    for (const key of taxKeys) {
      const expected = gstr1.supplies.taxable[key];
      if (Math.abs(supply[key] - expected) > 100) {
        say3b(
          `supplies.taxable.${key}`,
          say('unlikeGstr1', {
            field: heads[key],
            found: { paise: supply[key] },
            expected: { paise: expected },
          }),
          'warning',
          'rule 88C',
        );
      }
    }
  }
  return found;
}
