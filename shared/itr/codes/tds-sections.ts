import type { Option } from '../../forms/fields.ts';

/** Payments of a firm to its partners, which ITR-3 alone lists (from AY 2026-27). */
export const toPartners = { value: '94T', label: '194T - Payments to partners of firms' };

/** Sections under which tax was deducted, by the department's codes (ITR schema, TDSSection of Schedules TDS2 and TDS3). */
export const tdsSections: readonly Option[] = [
  {
    value: '92A',
    label: '192 - Salary-Payment to Government employees other than Indian Government employees',
  },
  { value: '92B', label: '192 - Salary-Payment to employees other than Government employees' },
  { value: '92C', label: '192 - Salary-Payment to Indian Government employees' },
  { value: '192A', label: '192A/2AA - TDS on PF withdrawal' },
  { value: '193', label: '193 - Interest on Securities' },
  { value: '194', label: '194 - Dividends' },
  { value: '94A', label: "194A - Interest other than 'Interest on securities'" },
  { value: '94B', label: '194B - Winning from lottery or crossword puzzle' },
  { value: '94BA', label: '194BA - Winnings from online games' },
  { value: '4BB', label: '194BB - Winning from horse race' },
  { value: '94C', label: '194C - Payments to contractors and sub-contractors' },
  { value: '94D', label: '194D - Insurance commission' },
  { value: '4DA', label: '194DA - Payment in respect of life insurance policy' },
  { value: '94E', label: '194E - Payments to non-resident sportsmen or sports associations' },
  { value: '4EE', label: '194EE - Payments in respect of deposits under National Savings' },
  {
    value: '4F',
    label: '194F/94F - Payments on account of repurchase of units by Mutual Fund or Unit Trust of India',
  },
  { value: '4G', label: '194G/94G - Commission, price, etc. on sale of lottery tickets' },
  { value: '4H', label: '194H/94H - Commission or brokerage' },
  { value: '4-IA', label: '194I(a)/4IA - Rent on hiring of plant and machinery' },
  { value: '4-IB', label: '194I(b)/4IB - Rent on other than plant and machinery' },
  { value: '4IA', label: '194IA/9IA - TDS on Sale of immovable property' },
  { value: '4IB', label: '194IB/9IB - Payment of rent by certain individuals or Hindu undivided' },
  { value: '4IC', label: '194IC - Payment under specified agreement' },
  { value: '94J-A', label: '194J(a)/4JA - Fees for technical services' },
  { value: '94J-B', label: '194J(b)/4JB - Fees for professional services or royalty etc' },
  {
    value: '94K',
    label:
      '194K - Income payable to a resident assessee in respect of units of a specified mutual fund or of the units of the Unit Trust of India',
  },
  { value: '4LA', label: '194LA - Payment of compensation on acquisition of certain immovable' },
  { value: '4LB', label: '194LB - Income by way of Interest from Infrastructure Debt fund' },
  {
    value: '4LC1',
    label:
      '194LC/LC1 - 194LC (2)(i) and (ia) Income under clause (i) and (ia) of sub-section (2) of section 194LC',
  },
  {
    value: '4LC2',
    label: '194LC/LC2 - 194LC (2)(ib) Income under clause (ib) of sub-section (2) of section 194LC',
  },
  {
    value: '4LC3',
    label: '194LC/LC3 - 194LC (2)(ic) Income under clause (ic) of sub-section (2) of section 194LC',
  },
  {
    value: '4BA1',
    label:
      '194LBA(a)/BA1 - Certain income in the form of interest from units of a business trust to a resident unit holder',
  },
  {
    value: '4BA2',
    label:
      '194LBA(b)/BA2 - Certain income in the form of dividend from units of a business trust to a resident unit holder',
  },
  {
    value: 'LBA1',
    label:
      '194LBA(a)/BA1 - 194LBA(a) income referred to in section 10(23FC)(a) from units of a business trust-NR',
  },
  {
    value: 'LBA2',
    label:
      '194LBA(b)/BA2 - 194LBA(b) Income referred to in section 10(23FC)(b) from units of a business trust-NR',
  },
  {
    value: 'LBA3',
    label:
      '194LBA(c)/BA3 - 194LBA(c) Income referred to in section 10(23FCA) from units of a business trust-NR',
  },
  { value: 'LBB', label: '194LBB - Income in respect of units of investment fund' },
  { value: '94R', label: '194R - Benefits or perquisites of business or profession' },
  {
    value: '94S',
    label:
      '194S - Payment of consideration for transfer of virtual digital asset by persons other than specified persons',
  },
  {
    value: '94B-P',
    label:
      'Proviso to section 194B/4BP - Winnings from lotteries and crossword puzzles where consideration is made in kind or cash is not sufficient to meet the tax liability and tax has been paid before such winnings are released',
  },
  {
    value: '94R-P',
    label:
      'First Proviso to sub - section(1) of section 194R/4RP- Benefits or perquisites of business or profession where such benefit is provided in kind or where part in cash is not sufficient to meet tax liability and tax required to be deducted is paid before such benefit is released',
  },
  {
    value: '94S-P',
    label:
      'Proviso to sub - section(1) of section 194S/4SP- Payment for transfer of virtual digital asset where payment is in kind or in exchange of another virtual digital asset and tax required to be deducted is paid before such payment is released',
  },
  { value: 'LBC', label: '194LBC - Income in respect of investment in securitization trust' },
  { value: '4LD', label: '194LD - TDS on interest on bonds / government securities' },
  { value: '94M', label: '194M - Payment of certain sums by certain individuals or HUF' },
  {
    value: '94N',
    label:
      '194N - Payment of certain amounts in cash other than cases covered by first proviso or third proviso',
  },
  {
    value: '94N-F',
    label:
      '194N/4NF - First Proviso Payment of certain amounts in cash to non-filers except in case of co-operativesocieties',
  },
  {
    value: '94N-C',
    label:
      '194N/4NC - Third Proviso Payment of certain amounts in cash to co-operative societies not covered by first proviso',
  },
  {
    value: '94N-FT',
    label:
      '194N/NFT - First Proviso read with Third Proviso Payment of certain amount in cash to non-filers being co-operative societies',
  },
  { value: '94O', label: '194O - Payment of certain sums by e-commerce operator to e-commerce participant' },
  { value: '94P', label: '194P - Deduction of tax in case of specified senior citizen' },
  {
    value: '94Q',
    label: '194Q - Deduction of tax at source on payment of certain sum for purchase of goods',
  },
  { value: '195', label: '195 - Other sums payable to a non-resident' },
  { value: '96A', label: '196A - Income in respect of units of non-residents' },
  { value: '96B', label: '196B - Payments in respect of units to an offshore fund' },
  { value: '96C', label: '196C - Income from foreign currency bonds or shares of Indian' },
  { value: '96D', label: '196D - Income of foreign institutional investors from securities' },
  { value: '96DA', label: '196D(1A)/6DA - Income of specified fund from securities' },
  {
    value: '94BA-P',
    label:
      '194BA(2)/BAP - Sub-section (2) of section 194BA Net Winnings from online games where the net winnings are made in kind or cash is not sufficient to meet the tax liability and tax has been paid before such net winnings are released',
  },
];
