/** Columns of the tables: an amount (taxable value in tables 9 and 11, value of the expense in 14), tax by head, credit. */
export const reconKeys = ['value', 'cgst', 'sgst', 'igst', 'cess', 'credit', 'eligible'] as const;
export type ReconKey = (typeof reconKeys)[number];
/** Amounts of a row; integer paise. Keys the row lacks are absent. */
export type ReconAmounts = Partial<Record<ReconKey, number>>;

/** One row of Form GSTR-9C (section 44, rule 80(3)). */
export interface ReconRow {
  id: string;
  table: ReconTableId;
  label: string;
  keys: readonly ReconKey[];
  /** Rows added and subtracted: such a row is not editable. */
  plus?: readonly string[];
  minus?: readonly string[];
  /** Rows of the same year's GSTR-9 it is filled from; entered figures replace it. */
  from?: string;
  /** May be below zero. */
  signed?: boolean;
}

/** Tables with figures, in the form's order. */
export const reconTables = ['5', '7', '9', '11', '12', '14', '16', '17'] as const;
export type ReconTableId = (typeof reconTables)[number];

/** Tables of reasons, each for the difference of one row. */
export const reasonTables = { '6': '5R', '8': '7G', '10': '9R', '13': '12F', '15': '14T' } as const;
export type ReasonTableId = keyof typeof reasonTables;
export const reasonIds = Object.keys(reasonTables) as ReasonTableId[];

const one = ['value'] as const;
const taxes = ['cgst', 'sgst', 'igst', 'cess'] as const;
const rated = ['value', ...taxes] as const;
const expense = ['value', 'credit', 'eligible'] as const;

const row = (
  table: ReconTableId,
  keys: readonly ReconKey[],
  id: string,
  label: string,
  more: Partial<ReconRow> = {},
): ReconRow => ({ id, table, label, keys, ...more });

const turnover = (id: string, label: string, more: Partial<ReconRow> = {}) => row('5', one, id, label, more);
const taxable = (id: string, label: string, more: Partial<ReconRow> = {}) => row('7', one, id, label, more);
const rate = (id: string, label: string) => row('9', rated, id, label);
const charge = (id: string, label: string) => row('9', taxes, id, label);
const extra = (id: string, label: string) => row('11', rated, id, label);
const extraCharge = (id: string, label: string) => row('11', taxes, id, label);
const cost = (id: string, label: string) => row('14', expense, id, label);

const rates = ['9A', '9B', '9B1', '9C', '9D', '9E', '9F', '9G', '9H', '9I', '9J', '9K', '9K1'] as const;
const charges = ['9L', '9M', '9N', '9O'] as const;
const costs = 'ABCDEFGHIJKLMNOPQ'.split('').map((letter) => `14${letter}`);

/** The rows in the form's order. Sums and differences are as the form states them; `from` names rows of GSTR-9. */
export const reconRows: readonly ReconRow[] = [
  turnover('5A', 'Turnover (including exports) as per audited accounts, for this GSTIN'),
  turnover('5B', 'Unbilled revenue at the beginning of the year (+)'),
  turnover('5C', 'Unadjusted advances at the end of the year (+)'),
  turnover('5D', 'Deemed supply, Schedule I (+)'),
  turnover('5E', 'Credit notes issued after the year but reflected in the annual return (-)'),
  turnover('5F', 'Trade discounts in the accounts not permitted under GST (+)'),
  turnover('5G', 'Turnover of April to June 2017 (-)'),
  turnover('5H', 'Unbilled revenue at the end of the year (-)'),
  turnover('5I', 'Unadjusted advances at the beginning of the year (-)'),
  turnover('5J', 'Credit notes in the accounts not permitted under GST (+)'),
  turnover('5K', 'Supply of goods by SEZ units to DTA units (-)'),
  turnover('5L', 'Turnover under the composition scheme (-)'),
  turnover('5M', 'Adjustments under section 15 and its rules (+/-)', { signed: true }),
  turnover('5N', 'Adjustments for foreign exchange fluctuations (+/-)', { signed: true }),
  turnover('5O', 'Adjustments for other reasons (+/-)', { signed: true }),
  turnover('5P', 'Annual turnover after adjustments', {
    plus: ['5A', '5B', '5C', '5D', '5F', '5J', '5M', '5N', '5O'],
    minus: ['5E', '5G', '5H', '5I', '5K', '5L'],
  }),
  turnover('5Q', 'Turnover as per annual return (GSTR-9)', { from: '5N + 10 - 11', signed: true }),
  turnover('5R', 'Unreconciled turnover (Q - P)', { plus: ['5Q'], minus: ['5P'] }),

  taxable('7A', 'Annual turnover after adjustments (5P)', { plus: ['5P'] }),
  taxable('7B', 'Exempted, nil rated, non-GST supplies and no supply', { from: '5D + 5E + 5F' }),
  taxable('7C', 'Zero rated supplies without payment of tax', { from: '5A + 5B' }),
  taxable('7D', 'Supplies on which the recipient pays tax on reverse charge', { from: '5C' }),
  taxable('7D1', 'Supplies on which the e-commerce operator pays tax, section 9(5)', { from: '5C1' }),
  taxable('7E', 'Taxable turnover after adjustments (A - B - C - D - D1)', {
    plus: ['7A'],
    minus: ['7B', '7C', '7D', '7D1'],
  }),
  taxable('7F', 'Taxable turnover as per annual return (GSTR-9)', {
    from: '4N - 4G - 4G1 + 10 - 11',
    signed: true,
  }),
  taxable('7G', 'Unreconciled taxable turnover (F - E)', { plus: ['7F'], minus: ['7E'] }),

  rate('9A', '5%'),
  rate('9B', '5% (reverse charge)'),
  rate('9B1', '6%'),
  rate('9C', '12%'),
  rate('9D', '12% (reverse charge)'),
  rate('9E', '18%'),
  rate('9F', '18% (reverse charge)'),
  rate('9G', '28%'),
  rate('9H', '28% (reverse charge)'),
  rate('9I', '3%'),
  rate('9J', '0.25%'),
  rate('9K', '0.10%'),
  rate('9K1', 'Other rates, including 40%'),
  charge('9L', 'Interest'),
  charge('9M', 'Late fee'),
  charge('9N', 'Penalty'),
  charge('9O', 'Others'),
  row('9', taxes, '9P', 'Total payable as per the tables above', { plus: [...rates, ...charges] }),
  row('9', taxes, '9Q', 'Total paid as per annual return (GSTR-9)', { from: '9' }),
  row('9', taxes, '9R', 'Unreconciled payment (Q - P)', { plus: ['9Q'], minus: ['9P'] }),

  extra('11_5', '5%'),
  extra('11_6', '6%'),
  extra('11_12', '12%'),
  extra('11_18', '18%'),
  extra('11_28', '28%'),
  extra('11_3', '3%'),
  extra('11_025', '0.25%'),
  extra('11_01', '0.10%'),
  extra('11_other', 'Other rates, including 40%'),
  extraCharge('11_interest', 'Interest'),
  extraCharge('11_fee', 'Late fee'),
  extraCharge('11_penalty', 'Penalty'),
  extraCharge('11_others', 'Others'),
  row('11', taxes, '11_total', 'Total additional amount', {
    plus: [
      ...['5', '6', '12', '18', '28', '3', '025', '01', 'other'].map((r) => `11_${r}`),
      ...['interest', 'fee', 'penalty', 'others'].map((r) => `11_${r}`),
    ],
  }),

  row('12', one, '12A', 'Credit availed as per audited accounts, for this GSTIN'),
  row('12', one, '12B', 'Credit booked in earlier years, claimed in this year (+)'),
  row('12', one, '12C', 'Credit booked in this year, to be claimed in later years (-)'),
  row('12', one, '12D', 'Credit availed as per accounts (A + B - C)', {
    plus: ['12A', '12B'],
    minus: ['12C'],
  }),
  row('12', one, '12E', 'Credit claimed in the annual return (GSTR-9)', { from: '7J', signed: true }),
  row('12', one, '12F', 'Unreconciled credit (E - D)', { plus: ['12E'], minus: ['12D'] }),

  cost('14A', 'Purchases'),
  cost('14B', 'Freight and carriage'),
  cost('14C', 'Power and fuel'),
  cost('14D', 'Imported goods, including those received from SEZ'),
  cost('14E', 'Rent and insurance'),
  cost('14F', 'Goods lost, stolen, destroyed, written off, gifts and free samples'),
  cost('14G', 'Royalties'),
  cost('14H', 'Employees’ cost (salaries, wages, bonus)'),
  cost('14I', 'Conveyance charges'),
  cost('14J', 'Bank charges'),
  cost('14K', 'Entertainment charges'),
  cost('14L', 'Stationery, including postage'),
  cost('14M', 'Repair and maintenance'),
  cost('14N', 'Other miscellaneous expenses'),
  cost('14O', 'Capital goods'),
  cost('14P', 'Any other expense 1'),
  cost('14Q', 'Any other expense 2'),
  row('14', ['eligible'], '14R', 'Total eligible credit availed', { plus: costs }),
  row('14', ['eligible'], '14S', 'Credit claimed in the annual return (GSTR-9)', {
    from: '7J',
    signed: true,
  }),
  row('14', ['eligible'], '14T', 'Unreconciled credit (S - R)', { plus: ['14S'], minus: ['14R'] }),

  row('16', one, '16_cgst', 'Central tax'),
  row('16', one, '16_sgst', 'State/UT tax'),
  row('16', one, '16_igst', 'Integrated tax'),
  row('16', one, '16_cess', 'Cess'),
  row('16', one, '16_interest', 'Interest'),
  row('16', one, '16_penalty', 'Penalty'),

  row('17', ['cgst', 'sgst'], '17_payable', 'Late fee payable'),
  row('17', ['cgst', 'sgst'], '17_paid', 'Late fee paid'),
];

const byId = new Map(reconRows.map((r) => [r.id, r]));
export const reconRow = (id: string): ReconRow | undefined => byId.get(id);

/** The row's number on the form; rows without a letter on the form have none. */
export const numberOf = ({ id }: Pick<ReconRow, 'id'>): string => (id.includes('_') ? '' : id);
