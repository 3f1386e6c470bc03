import type { Message } from '../forms/messages.ts';
import { rulesOf } from '../tax/years/index.ts';
import { amountOf, rowsOf } from './common/read.ts';
import type { ItrComputation } from './common/types.ts';
import type { AnyItr } from './values/any-form.ts';

/** A document supporting figures of the return. */
interface NeededDocument {
  /** Stable while the return grows: available documents are stored by it. */
  id: string;
  label: Message;
  /** Section or rule requiring it, if any. */
  section?: string;
}

/** Deductions of the chosen regime and their documents. */
const deductionPapers: readonly (readonly [section: string, label: Message])[] = [
  ['80C', { text: 'Receipts of payments under section 80C' }],
  ['80CCC', { text: 'Receipt of the pension fund (80CCC)' }],
  ['80CCD(1)', { text: 'Statement of the NPS account' }],
  ['80CCD(1B)', { text: 'Statement of the NPS account' }],
  ['80D', { text: 'Premium receipts of health insurance and bills of check-ups (80D)' }],
  ['80DD', { text: 'Certificate of disability of the dependant, Form 10-IA (80DD)' }],
  ['80DDB', { text: 'Prescription of the specialist and bills (80DDB)' }],
  ['80E', { text: 'Interest certificate of the education loan (80E)' }],
  ['80EE', { text: 'Interest certificate of the housing loan (80EE)' }],
  ['80EEA', { text: 'Interest certificate and stamp duty value of the house (80EEA)' }],
  ['80EEB', { text: 'Interest certificate of the vehicle loan (80EEB)' }],
  ['80G', { text: 'Certificates of donation in Form 10BE (80G)' }],
  ['80GG', { text: 'Rent receipts and Form 10BA (80GG)' }],
  ['80GGA', { text: 'Receipts of donations for research (80GGA)' }],
  ['80GGC', { text: 'Receipts of contributions to political parties (80GGC)' }],
  ['80U', { text: 'Certificate of disability, Form 10-IA (80U)' }],
  ['80QQB', { text: 'Certificate of royalty in Form 10CCD (80QQB)' }],
  ['80RRB', { text: 'Certificate of royalty in Form 10CCE (80RRB)' }],
  ['80CCH', { text: 'Statement of the Agniveer Corpus Fund (80CCH)' }],
];

/** Kinds of exemption of gains and their documents. */
const reinvestments = ['54', '54B', '54D', '54EC', '54F', '54G', '54GA', '54EE', '54GB'];

/**
 * All documents supporting a return's figures, in the order of its schedules; none for an empty head.
 * Requires its computation.
 */
export function neededDocuments(computed: ItrComputation): NeededDocument[] {
  const { chosen, regime, oneRegime } = computed;
  const derived: AnyItr = computed.derived;
  const out: NeededDocument[] = [];
  const need: Need = (id, label, section) => {
    if (out.some((d) => d.id === id)) return;
    out.push({ id, label, ...(section ? { section } : {}) });
  };
  /** One document for each name; a row without a name uses its number. */
  const forEach = (names: readonly (string | undefined)[], id: string, label: Message, section?: string) => {
    for (const [i, given] of names.entries()) {
      const name = given || `#${i + 1}`;
      need(`${id}:${name.toLowerCase()}`, { ...label, params: { name } }, section);
    }
  };

  if (chosen.grossTotalIncome !== 0 || chosen.taxesPaid.total > 0)
    need('26as', { text: 'Form 26AS and the annual information statement (AIS)' }, '285BB');
  if (chosen.salary.gross > 0)
    forEach(
      rowsOf(derived.salary?.employers).map((row) => row.employer_name),
      'form16',
      { text: 'Form 16 of {name}' },
      '203',
    );
  for (const { section, allowed } of chosen.salary.exemptAllowances) {
    if (allowed <= 0) continue;
    if (section === '10(13A)')
      need(
        'rent',
        { text: 'Rent receipts and agreement; the landlord’s PAN above 1,00,000 a year' },
        '10(13A)',
      );
    if (section === '10(5)') need('lta', { text: 'Tickets and proof of travel' }, '10(5)');
  }
  const properties = rowsOf(derived.house_property?.properties);
  for (const { loans, name } of [
    ...properties.map((p, i) => ({ loans: rowsOf(p.loans), name: p.address || `#${i + 1}` })),
    { loans: rowsOf(derived.house_property?.loans), name: '' },
  ]) {
    forEach(
      loans.map((loan) => loan.lender_name),
      'loan',
      { text: 'Interest certificate of the housing loan from {name}' },
      '24(b)',
    );
    if (loans.length === 0 && name && chosen.houseProperty.properties.some((p) => p.interest > 0))
      need('loan', { text: 'Interest certificate of the housing loan' }, '24(b)');
  }
  if (chosen.houseProperty.properties.some((p) => p.grossAnnualValue > 0))
    need('let', { text: 'Rent agreement and receipts of municipal taxes' }, '23');
  if (chosen.houseProperty.properties.length > 0 && properties.some((p) => p.co_owned === 'YES'))
    need('co-owned', { text: 'Deed that shows the shares of the co-owners' }, '26');

  gains(computed, need);

  const { presumptive, books } = chosen.business;
  for (const { section } of presumptive)
    if (section === '44AE')
      need('44AE', { text: 'Registration certificates of the goods carriages' }, '44AE');
    else need('turnover', { text: 'Turnover as in GST returns and bank statements' }, section);
  if (books.length > 0)
    need('books', { text: 'Books of account, balance sheet and profit and loss account' }, '44AA');
  if (chosen.business.partnerIncome > 0)
    need('partner', { text: 'Statement of the firm: salary, interest and share' }, '28(v)');

  if (amountOf(derived.other_sources?.interest_from_savings) > 0)
    need('savings', { text: 'Statements of savings accounts' });
  if (
    (['interest_from_deposits', 'other_interest'] as const).some(
      (key) => amountOf(derived.other_sources?.[key]) > 0,
    )
  )
    need('deposits', { text: 'Interest certificates of deposits' });
  if (amountOf(derived.other_sources?.interest_on_refund) > 0)
    need('refund', { text: 'Order or intimation with the refund' }, '244A');
  if (chosen.otherSources.dividend > 0) need('dividend', { text: 'Dividend statements by date' });
  if (chosen.otherSources.familyPension > 0) need('pension', { text: 'Certificate of the family pension' });
  if (chosen.otherSources.special.some((s) => s.income > 0))
    need('special', { text: 'Papers of winnings and other income at special rates' });

  for (const { section, allowed } of chosen.deductions) {
    if (allowed <= 0) continue;
    const paper = deductionPapers.find(([name]) => name === section);
    if (paper) need(section.startsWith('80CCD(1') ? '80CCD' : section, paper[1], section);
  }
  if (chosen.agriculturalIncome > rulesOf(chosen.assessmentYear).simpleForms.agricultural)
    need('agricultural', { text: 'Land records and papers of agricultural income' }, '10(1)');
  if (chosen.setOff.some((l) => l.assessmentYear !== chosen.assessmentYear) || hasBroughtForward(derived))
    need('earlier', { text: 'Earlier returns with acknowledgement, for the losses brought forward' }, '80');
  if (chosen.tax.relief89 > 0) need('10E', { text: 'Form 10E as filed, with the employer’s letter' }, '89');
  if (chosen.tax.relief90 > 0 || chosen.tax.relief91 > 0)
    need('67', { text: 'Form 67 as filed, with proof of the tax paid abroad' }, 'Rule 128');
  forEach(
    rowsOf(derived.taxes_paid?.tds_other)
      .filter((r) => r.name || r.tan)
      .map((r) => r.tan),
    'form16a',
    { text: 'Form 16A of {name}' },
    '203',
  );
  if (
    rowsOf(derived.taxes_paid?.tds_tenant).length > 0 ||
    rowsOf(derived.taxes_paid?.tds_buyer_tenant).length > 0
  )
    need('form16b', { text: 'Forms 16B and 16C of buyer or tenant' }, '203');
  if (rowsOf(derived.taxes_paid?.tcs).length > 0)
    need('form27d', { text: 'Form 27D of the collector' }, '206C(5)');
  if (rowsOf(derived.taxes_paid?.payments).length > 0)
    need('challans', { text: 'Challans of advance and self-assessment tax' }, '140A');
  if (!oneRegime && regime === 'old' && chosen.business.income !== 0)
    need('10-IEA', { text: 'Acknowledgement of Form 10-IEA' }, '115BAC(6)');
  if (rowsOf(derived.bank_accounts).length > 0)
    need('bank', { text: 'Cheque leaf or statement of the account for the refund' });
  return out;
}

type Need = (id: string, label: Message, section?: string) => void;

function gains(computed: ItrComputation, need: Need): void {
  const { chosen } = computed;
  const derived: AnyItr = computed.derived;
  const { capitalGains } = chosen;
  const moved = capitalGains.buckets.some((b) => b.gain > 0 || b.loss > 0);
  const shares = [derived.schedule_112a, derived.schedule_115ad].some(
    (part) => rowsOf(part?.rows).length > 0,
  );
  const land = capitalGains.rows.some((r) => r.indexedGain !== undefined || /land/.test(r.id));
  if (shares || (moved && !land))
    need('broker', { text: 'Gains report and contract notes of the broker or fund' });
  if (land) need('deeds', { text: 'Deeds of purchase and sale, stamp duty value' }, '50C');
  if (
    capitalGains.rows.some((r) =>
      r.exemptions.some((e) => e.allowed > 0 && reinvestments.includes(e.section)),
    )
  )
    need(
      'reinvested',
      { text: 'Proof of the reinvestment or the deposit in the Capital Gains Account Scheme' },
      '54',
    );
  if (capitalGains.virtualAssets > 0)
    need('vda', { text: 'Statement of the exchange for virtual digital assets' }, '115BBH');
}

/** Whether the form names losses of earlier years, used or not. */
const hasBroughtForward = (derived: AnyItr): boolean =>
  Object.values(derived.carried_losses?.earlier ?? {}).some((v) => Number(v) > 0);
