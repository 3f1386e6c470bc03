import type { DeductionsInput } from '../../tax/inputs/deductions.ts';
import { common } from '../../tax/years/common.ts';
import { dateOf, rowsOf, rupees, total } from './read.ts';

interface Loan {
  interest?: number | undefined;
  sanction_date?: string | undefined;
  loan_amount?: number | undefined;
}

/** Interest on loans in the form, in whole rupees: rows, or one figure per section in years without them. */
interface Loans {
  loans_80e?: readonly Loan[] | undefined;
  loans_80ee?: readonly Loan[] | undefined;
  loans_80eea?: readonly Loan[] | undefined;
  loans_80eeb?: readonly Loan[] | undefined;
  stamp_value_80eea?: number | undefined;
  sec_80e?: number | undefined;
  sec_80ee?: number | undefined;
  sec_80eea?: number | undefined;
  sec_80eeb?: number | undefined;
}

/** The rows of a section as one claim; the first loan gives the sanction date. */
const claimOf = (rows: readonly Loan[]) => {
  const sanctionedOn = rows[0] && dateOf(rows[0].sanction_date);
  return { interest: total(rows, 'interest'), ...(sanctionedOn ? { sanctionedOn } : {}) };
};

/** A claim typed as one figure is treated as a loan sanctioned on the section's first day. */
const { ee, eea, eeb } = common.deductions;
const opened = { '80EE': ee.from, '80EEA': eea.from, '80EEB': eeb.from } as const;

/** Sections 80E to 80EEB as tax engine input; `detailed` for years whose forms have a row per loan. */
export function loansInput(detailed: boolean, part: Loans | undefined): DeductionsInput {
  if (!detailed) {
    const one = (section: keyof typeof opened, interest: number) =>
      interest > 0 ? { [section]: { interest, sanctionedOn: opened[section] } } : {};
    return {
      '80E': rupees(part?.sec_80e),
      ...one('80EE', rupees(part?.sec_80ee)),
      ...one('80EEA', rupees(part?.sec_80eea)),
      ...one('80EEB', rupees(part?.sec_80eeb)),
    };
  }
  const house = rowsOf(part?.loans_80ee);
  const affordable = rowsOf(part?.loans_80eea);
  const vehicle = rowsOf(part?.loans_80eeb);
  return {
    '80E': total(rowsOf(part?.loans_80e), 'interest'),
    ...(house.length > 0 ? { '80EE': { ...claimOf(house), loan: total(house, 'loan_amount') } } : {}),
    ...(affordable.length > 0
      ? { '80EEA': { ...claimOf(affordable), stampValue: rupees(part?.stamp_value_80eea) } }
      : {}),
    ...(vehicle.length > 0 ? { '80EEB': claimOf(vehicle) } : {}),
  };
}
