import { noTaxes, type Taxes } from '../gstr1/supply.ts';

/** One step of paying with credit; amount in paise. */
interface SetOffStep {
  credit: keyof Taxes;
  against: keyof Taxes;
  amount: number;
  /** Credit and liability left after the step. */
  creditLeft: number;
  liabilityLeft: number;
  rule: string;
}

/** The full set-off: steps in order, remaining credit, and cash payable. */
export interface SetOff {
  steps: SetOffStep[];
  creditUsed: Taxes;
  creditLeft: Taxes;
  /** Tax paid in cash on ordinary supplies, then on reverse charge (credit cannot pay that). */
  cash: Taxes;
  reverseCash: Taxes;
}

const clean = (t: Taxes): Taxes => ({
  igst: Math.max(0, t.igst),
  cgst: Math.max(0, t.cgst),
  sgst: Math.max(0, t.sgst),
  cess: Math.max(0, t.cess),
});

/**
 * Integrated credit used for central and for State tax: first where own credit falls short, then for any
 * remaining liability.
 */
function share(rest: number, liability: Taxes, credit: Taxes): { cgst: number; sgst: number } {
  const needC = Math.max(0, liability.cgst - credit.cgst);
  const needS = Math.max(0, liability.sgst - credit.sgst);
  // With too little for both, each gets half: the cash needed is the same in any split (rule 88A leaves it free).
  const half = Math.floor(rest / 2);
  let cgst = Math.min(needC, Math.max(half, rest - needS));
  let sgst = Math.min(needS, rest - cgst);
  cgst += Math.min(rest - cgst - sgst, liability.cgst - cgst);
  sgst += Math.min(rest - cgst - sgst, liability.sgst - sgst);
  return { cgst, sgst };
}

/**
 * Set-off by s.49(5), 49A, 49B and rule 88A: integrated credit first and wholly, against integrated tax, then central and State tax; central credit
 * against central, then integrated tax; State credit against State, then integrated tax; central and State credit never cross; cess pays cess.
 * Least cash of all permitted orders. Negative figures count as 0.
 */
export function setOff(liability: Taxes, available: Taxes, reverse: Taxes = noTaxes()): SetOff {
  const due = clean(liability);
  const credit = clean(available);
  const creditUsed = noTaxes();
  const steps: SetOffStep[] = [];
  const pay = (from: keyof Taxes, against: keyof Taxes, amount: number, rule: string) => {
    if (amount <= 0) return;
    credit[from] -= amount;
    due[against] -= amount;
    creditUsed[from] += amount;
    steps.push({
      credit: from,
      against,
      amount,
      creditLeft: credit[from],
      liabilityLeft: due[against],
      rule,
    });
  };
  pay('igst', 'igst', Math.min(credit.igst, due.igst), 's.49(5)(a), rule 88A');
  const split = share(Math.min(credit.igst, due.cgst + due.sgst), due, credit);
  pay('igst', 'cgst', split.cgst, 's.49(5)(a), rule 88A proviso');
  pay('igst', 'sgst', split.sgst, 's.49(5)(a), rule 88A proviso');
  pay('cgst', 'cgst', Math.min(credit.cgst, due.cgst), 's.49(5)(b), s.49A');
  pay('cgst', 'igst', Math.min(credit.cgst, due.igst), 's.49(5)(b), s.49A');
  pay('sgst', 'sgst', Math.min(credit.sgst, due.sgst), 's.49(5)(c), s.49A');
  pay('sgst', 'igst', Math.min(credit.sgst, due.igst), 's.49(5)(c) and its proviso');
  pay('cess', 'cess', Math.min(credit.cess, due.cess), 's.11 Compensation to States Act');
  return { steps, creditUsed, creditLeft: credit, cash: due, reverseCash: clean(reverse) };
}
