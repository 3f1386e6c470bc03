import { type Message, sentence } from '../forms/messages.ts';
import { mulDiv, percentOf, type Rupees } from '../money.ts';
import { rulesOf } from './years/index.ts';
import { sectionIn } from './years/sections.ts';

/** Facts that decide whether an audit is required. Whole rupees; missing ones are nil or unknown. */
export type AuditFacts = {
  assessmentYear: string;
  /** Sales, turnover or gross receipts of business, and of profession. */
  turnover?: Rupees;
  professionalReceipts?: Rupees;
  /** Of all receipts and of all payments, whether cash is within 5%; undefined where it is not known. */
  cashReceiptsWithin5?: boolean;
  cashPaymentsWithin5?: boolean;
  /** Profits declared u/s 44AD or 44ADA. */
  declared44AD?: { receipts: { bank: Rupees; other: Rupees }; income: Rupees };
  declared44ADA?: { receipts: Rupees; income: Rupees };
  /** s.44AD was used in one of the five years before, and is not used now (s.44AD(4)). */
  left44AD?: boolean;
  /** Profits u/s 44AE, 44BB or 44BBB are claimed to be lower than those sections deem. */
  lowerUnder44AE?: boolean;
  totalIncome?: Rupees;
  /** Income not charged to tax: the first slab of the assessee. */
  exemption?: Rupees;
};

/**
 * Whether an audit is required, under which clauses of s.44AB (s.63 of the Act of 2025), and why. `ask`: a
 * deciding fact is missing.
 */
type AuditResult = {
  required: 'yes' | 'no' | 'ask';
  clauses: ('a' | 'b' | 'c' | 'd' | 'e')[];
  section: string;
  lines: Message[];
};

const rupees = (amount: Rupees) => ({ rupees: amount });

/** Both cash shares within 5%, one above, or not known. */
const cashShare = (...shares: (boolean | undefined)[]): 'within' | 'above' | 'unknown' =>
  shares.includes(false) ? 'above' : shares.includes(undefined) ? 'unknown' : 'within';

/** Professional receipts: clauses (b) and (d), with s.44ADA and its 75 lakh. */
function professions(
  facts: AuditFacts,
  clauses: Set<AuditResult['clauses'][number]>,
  lines: Message[],
  asks: () => void,
): void {
  const { audit, business } = rulesOf(facts.assessmentYear);
  const { receipts44ADA, rate44ADA } = business;
  const { professionalReceipts = 0, totalIncome = 0, exemption = 0 } = facts;
  const received = cashShare(facts.cashReceiptsWithin5);
  const ada = facts.declared44ADA;
  const adaCap = received === 'within' ? receipts44ADA.cashLight : receipts44ADA.base;
  const adaLower = ada !== undefined && ada.income < percentOf(ada.receipts, rate44ADA);
  const adaOpen = ada !== undefined && ada.receipts <= adaCap;
  if (
    ada &&
    received === 'unknown' &&
    ada.receipts > receipts44ADA.base &&
    ada.receipts <= receipts44ADA.cashLight
  ) {
    asks();
    lines.push(
      sentence(
        'The 75 lakh limit of section 44ADA applies only if cash receipts are within 5%: enter whether they are',
      ),
    );
  }
  const fees = professionalReceipts + (ada && (!adaOpen || adaLower) ? ada.receipts : 0);
  const asked =
    ada !== undefined && !adaOpen && received === 'unknown' && ada.receipts <= receipts44ADA.cashLight;
  if (fees > audit.profession && !asked) {
    clauses.add('b');
    lines.push(
      sentence('Professional receipts of {found} exceed {limit}: clause (b)', {
        found: rupees(fees),
        limit: rupees(audit.profession),
      }),
    );
  } else if (professionalReceipts > 0)
    lines.push(
      sentence('Professional receipts of {found} are within {limit}', {
        found: rupees(professionalReceipts),
        limit: rupees(audit.profession),
      }),
    );
  if (ada && adaLower) {
    const share = mulDiv(ada.income, 100, Math.max(1, ada.receipts));
    if (totalIncome > exemption) {
      clauses.add('d');
      lines.push(
        sentence(
          'Profit of {share}% is below the 50% deemed by section 44ADA, and income exceeds {exemption}: clause (d)',
          {
            share,
            exemption: rupees(exemption),
          },
        ),
      );
    } else
      lines.push(
        sentence(
          'Profit is below the 50% deemed by section 44ADA, but income is within {exemption}: no audit',
          {
            exemption: rupees(exemption),
          },
        ),
      );
  } else if (ada && adaOpen)
    lines.push(
      sentence('At least half of receipts of {found} is declared u/s 44ADA: no audit', {
        found: rupees(ada.receipts),
      }),
    );
}

/**
 * Tax audit by turnover, cash and presumptive income: s.44AB(a) to (e) with its provisos, ss.44AD(4), (5) and 44ADA(4). RangeError for a year
 * without law.
 */
export function taxAudit(facts: AuditFacts): AuditResult {
  const { audit, business, act } = rulesOf(facts.assessmentYear);
  const { turnover44AD, rate44AD } = business;
  const clauses = new Set<AuditResult['clauses'][number]>();
  const lines: Message[] = [];
  let ask = false;
  const { turnover = 0, totalIncome = 0, exemption = 0 } = facts;
  const received = cashShare(facts.cashReceiptsWithin5);

  const ad = facts.declared44AD;
  const adReceipts = ad ? ad.receipts.bank + ad.receipts.other : 0;
  const deemed = ad
    ? percentOf(ad.receipts.bank, rate44AD.bank) + percentOf(ad.receipts.other, rate44AD.other)
    : 0;
  const lower = ad !== undefined && ad.income < deemed;
  if (ad) {
    const cap = received === 'within' ? turnover44AD.cashLight : turnover44AD.base;
    if (adReceipts > turnover44AD.base && adReceipts <= turnover44AD.cashLight && received === 'unknown') {
      ask = true;
      lines.push(
        sentence(
          'The 3 crore limit of section 44AD applies only if cash receipts are within 5%: enter whether they are',
        ),
      );
    } else if (adReceipts > cap)
      lines.push(
        sentence('Turnover of {found} exceeds the {limit} limit, so section 44AD is not available', {
          found: rupees(adReceipts),
          limit: rupees(cap),
        }),
      );
    else if (!lower)
      lines.push(
        sentence('Profit is declared u/s 44AD on turnover of {found}, within {limit}: no audit', {
          found: rupees(adReceipts),
          limit: rupees(cap),
        }),
      );
  }
  const adOpen =
    ad !== undefined &&
    !lower &&
    adReceipts <= (received === 'within' ? turnover44AD.cashLight : turnover44AD.base);

  // (a), with its proviso: both receipts and payments
  const whole = adOpen ? turnover : turnover + adReceipts;
  const cash = cashShare(facts.cashReceiptsWithin5, facts.cashPaymentsWithin5);
  const limit = cash === 'within' ? audit.cashLight : audit.turnover;
  if (whole > audit.cashLight || (whole > audit.turnover && cash === 'above')) {
    clauses.add('a');
    lines.push(
      sentence('Turnover of {found} exceeds {limit}: clause (a)', {
        found: rupees(whole),
        limit: rupees(limit),
      }),
    );
  } else if (whole > audit.turnover && cash === 'unknown') {
    ask = true;
    lines.push(
      sentence(
        'Turnover of {found} exceeds {limit}: enter whether cash is within 5% of receipts and of payments',
        {
          found: rupees(whole),
          limit: rupees(audit.turnover),
        },
      ),
    );
  } else if (whole > 0)
    lines.push(
      sentence('Turnover of {found} is within {limit}', { found: rupees(whole), limit: rupees(limit) }),
    );

  professions(facts, clauses, lines, () => {
    ask = true;
  });

  // (e): s.44AD(4), (5)
  if (lower || facts.left44AD) {
    if (facts.left44AD && totalIncome > exemption) {
      clauses.add('e');
      lines.push(
        sentence(
          'Section 44AD was opted out of within five years, and income exceeds {exemption}: clause (e)',
          {
            exemption: rupees(exemption),
          },
        ),
      );
    } else if (facts.left44AD)
      lines.push(
        sentence(
          'Section 44AD was opted out of within five years, but income is within {exemption}: no audit',
          {
            exemption: rupees(exemption),
          },
        ),
      );
    else {
      lines.push(
        sentence(
          'Profit is below the {deemed} deemed by section 44AD, so that section does not apply; an audit is required if 44AD was used in the previous five years',
          {
            deemed: rupees(deemed),
          },
        ),
      );
      if (totalIncome > exemption && facts.left44AD === undefined) ask = true;
    }
  }
  if (facts.lowerUnder44AE) {
    clauses.add('c');
    lines.push(
      sentence('Profits below those deemed by sections 44AE, 44BB or 44BBB are claimed: clause (c)'),
    );
  }
  return {
    required: clauses.size > 0 ? 'yes' : ask ? 'ask' : 'no',
    clauses: [...clauses].sort(),
    section: sectionIn(act, '44AB'),
    lines,
  };
}
