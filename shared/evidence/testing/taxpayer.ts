import { readAis } from '../ais.ts';
import { read26as } from '../as26.ts';
import { readBankPaper } from '../bank.ts';
import { deskOf } from '../desk.ts';
import { isRefused, type Paper, type Piece, type Refused } from '../pieces.ts';
import { readStatement } from '../statements.ts';
import { ais, dividendColumns, form26as, interestColumns, saleColumns, tdsColumns } from './papers.ts';

/*
 * Taxpayers made up by hand, written shortly: a row of a deduction is [day, amount, tax], of interest [account, amount], of a dividend
 * [amount], of a sale [day, name(ISIN), class, term, units, amount, cost]. `#` after a row's first cell makes it Inactive.
 */
type Cell = string | number;
type Row = readonly Cell[];

const rupees = (x: Cell | undefined): string =>
  typeof x === 'number' ? x.toLocaleString('en-IN') : (x ?? '');
const dmy = (day: Cell): string => `${day}`.split('-').reverse().join('/');
const month = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const traces = (day: Cell): string => {
  const [y, m, d] = `${day}`.split('-');
  return `${d}-${month[Number(m) - 1]}-${y}`;
};
const quarter = (day: Cell): string => `Q${Math.floor(((Number(`${day}`.slice(5, 7)) + 8) % 12) / 3) + 1}`;

const propertyDeduction = [
  ['tsnId', 'TSN'],
  ['f1', 'Acknowledgement Number'],
  ['f2', 'Date of Payment/Credit'],
  ['f3', 'Amount Paid/Credited'],
  ['f4', 'TDS Deposited'],
  ['status', 'Status'],
] as const;
const propertySale = [
  ['tsnId', 'TSN'],
  ['reportedOn', 'Reported On'],
  ['transDate', 'Transaction Date'],
  ['totalValue', 'Transaction amount'],
  ['f1', 'Value of Property for Stamp Duty'],
  ['f2', 'Party Count'],
  ['f3', 'Transaction amount assigned'],
  ['status', 'Status'],
] as const;
const annexure = [
  ['tsnId', 'TSN'],
  ['f1', 'Gross Salary u/s 17(1)'],
  ['f2', 'Value of perquisites u/s 17(2)'],
  ['f3', 'Profits in lieu of salary u/s 17(3)'],
  ['grossSalary', 'Gross Salary'],
  ['status', 'Status'],
] as const;
const turnover = [
  ['tsnId', 'TSN'],
  ['f1', 'GSTIN'],
  ['f2', 'Return Period'],
  ['f3', 'Total Turnover'],
  ['f4', 'Taxable Turnover'],
  ['status', 'Status'],
] as const;
const fundDividend = [
  ['tsnId', 'TSN'],
  ['quarter', 'Quarter'],
  ['amcNameCode', 'AMC Name (Code)'],
  ['f1', 'No. of Holders'],
  ['holderFlag', 'Holder Flag'],
  ['amtPaid', 'Dividend Amount'],
  ['status', 'Status'],
] as const;
const purchases = [
  ['tsnId', 'TSN'],
  ['quarter', 'Quarter'],
  ['clientID', 'Client ID'],
  ['holderFlag', 'Holder Flag'],
  ['marketPurchase', 'Market Purchase'],
  ['marketSales', 'Market Sales'],
  ['status', 'Status'],
] as const;

let tsn = 0;

/** An element of the AIS: its part and columns follow from its code. */
export function reported(code: string, source: string, ...rows: Row[]) {
  const base = { category: code, code, description: code, source };
  const state = (r: Row) => (`${r[0]}`.endsWith('#') ? 'Inactive' : 'Active');
  const first = (r: Row) => `${r[0]}`.replace(/#$/, '');
  const cells = (make: (r: Row) => string[]) =>
    rows.map((r) => [`T${++tsn}`, ...make([first(r), ...r.slice(1)]), state(r)]);
  if (/^TDS-194(IA|IB|M1?)\(/.test(code))
    return {
      ...base,
      part: 'tdsTcs' as const,
      columns: propertyDeduction,
      rows: cells((r) => [`${r[3] ?? '-'}`, dmy(r[0]!), rupees(r[1]), rupees(r[2])]),
    };
  if (code === 'TDS-Ann.II-SAL')
    return {
      ...base,
      part: 'other-info' as const,
      columns: annexure,
      rows: cells((r) => {
        const [a, b, c] = [Number(r[0]), Number(r[1] ?? 0), Number(r[2] ?? 0)];
        return [rupees(a), rupees(b), rupees(c), rupees(a + b + c)];
      }),
    };
  if (code === 'EXC-GSTR3B')
    return {
      ...base,
      part: 'other-info' as const,
      columns: turnover,
      rows: cells((r) => ['27AAAPA0001A1Z5', dmy(r[0]!), rupees(r[1]), rupees(r[1])]),
    };
  if (/^T[DC]S-/.test(code))
    return {
      ...base,
      part: 'tdsTcs' as const,
      columns: tdsColumns.slice(0, 7),
      rows: cells((r) => [quarter(r[0]!), dmy(r[0]!), rupees(r[1]), rupees(r[2]), rupees(r[2])]),
    };
  const sft = { ...base, part: 'sft' as const };
  if (code.startsWith('SFT-016'))
    return {
      ...sft,
      columns: interestColumns.slice(0, 6),
      rows: cells((r) => ['10/05/2026', `${r[0]}`, code.slice(8, 10), rupees(r[1])]),
    };
  if (code.startsWith('SFT-012'))
    return {
      ...sft,
      columns: propertySale,
      rows: cells((r) => [
        '31/05/2026',
        dmy(r[0]!),
        rupees(r[1]),
        rupees(r[2]),
        `${r[4] ?? 1}`,
        rupees(r[3]),
      ]),
    };
  if (code === 'SFT-18(Div)')
    return {
      ...sft,
      columns: fundDividend,
      rows: cells((r) => ['Q2', `${r[0]}`, `${r[2] ?? 0}`, 'First', rupees(r[1])]),
    };
  if (/\(Pur\)$/.test(code))
    return {
      ...sft,
      columns: purchases,
      rows: cells((r) => [`${r[0]}`, '9900', 'First', rupees(r[1]), rupees(r[2])]),
    };
  if (/^SFT-1[78]-/.test(code))
    return {
      ...sft,
      columns: saleColumns,
      rows: cells((r) => [
        dmy(r[0]!),
        `${r[1]}`,
        `${r[2]}`,
        'M',
        `${r[3]}`,
        `${r[4]}`,
        rupees(r[5]),
        rupees(r[6] ?? 0),
      ]),
    };
  return {
    ...sft,
    columns: dividendColumns.slice(0, 4),
    rows: cells((r) => ['20/05/2026', rupees(Number(r[0]))]),
  };
}

/** Rows of one deductor in Form 26AS: [section, day, amount, tax, status, remark]. */
export interface Deductor {
  name: string;
  id: string;
  rows: Row[];
}
const fixed = (x: Cell | undefined): string => Number(x ?? 0).toFixed(2);
const totals = (rows: readonly Row[], at: number): string =>
  fixed(rows.reduce((n, r) => n + Number(r[at]), 0));

/** Lines of Parts I, II and VI. */
export const deductors = (list: readonly Deductor[], part: 'I' | 'II' | 'VI' = 'I'): string[] =>
  list.flatMap(({ name, id, rows }, i) => [
    `${i + 1}^${name}^${id}^^^^^${totals(rows, 2)}^${totals(rows, 3)}^${totals(rows, 3)}`,
    '^Sr. No.^Section^Transaction Date^Status of Booking^Date of Booking^Remarks^Amount^Tax^Deposited',
    ...rows.map(([section, day, gross, tax, status = 'F', remark = '-'], n) =>
      part === 'II'
        ? `^${n + 1}^${section}^${traces(day!)}^28-May-2026^-^${fixed(gross)}^${fixed(tax)}^${fixed(tax)}`
        : `^${n + 1}^${section}^${traces(day!)}^${status}^28-May-2026^${remark}^${fixed(gross)}^${fixed(tax)}^${fixed(tax)}`,
    ),
  ]);

/** Lines of Parts IV and VIII: one deduction under an acknowledgement: [name, PAN, day, amount, tax, section, acknowledgement]. */
export const acknowledged = (rows: readonly Row[], part: 'IV' | 'VIII' = 'IV'): string[] =>
  rows.flatMap(([name, pan, day, gross, tax, section, ack], i) => [
    `${i + 1}^${ack}^${name}^${pan}^${traces(day!)}^${fixed(gross)}^${fixed(tax)}${part === 'VIII' ? '^0.00' : ''}`,
    '^Sr. No.^TDS Certificate Number^Section^Date of Deposit^Status of Booking^Date of Booking^Demand Payment^TDS Deposited(Rs.)',
    `^1^CERT${i}^${section}^${traces(day!)}^F^${traces(day!)}^0.00^${fixed(tax)}${part === 'VIII' ? '^0.00' : ''}`,
  ]);

interface Papers {
  pan: string;
  ais: ReturnType<typeof reported>[];
  challans?: string[][];
  traces?: Readonly<Record<string, readonly string[]>>;
  more?: (Paper | Refused)[];
}

/** The rows of all papers of a taxpayer. */
export function piecesOf({ pan, ais: elements, challans, traces: parts, more = [] }: Papers): Piece[] {
  const papers = [
    readAis(ais(pan, elements, challans), '2025-26'),
    ...(parts ? [read26as(form26as(pan, parts))] : []),
    ...more,
  ];
  return papers.flatMap((p) => {
    if (isRefused(p)) throw new Error(p.refused.text);
    return p.pieces;
  });
}

/** A statement of a broker or bank as a table without the broker's own marks. */
export const table = (rows: Row[]): Paper | Refused => readStatement([{ name: 'P&L', rows: [...rows] }]);
export const bank = (account: string, rows: Row[]): Paper | Refused =>
  readBankPaper(
    [
      {
        name: '',
        rows: [
          [`Account No : ${account}`],
          ['Date', 'Narration', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
          ...rows,
        ],
      },
    ],
    '2025-26',
    '2026-11-23',
  );

type Desk = ReturnType<typeof deskOf>;
/** Differences as `kind figure amount`, in rupees. */
export const differences = (desk: Desk, explained = false): string[] =>
  desk.differences
    .filter((d) => d.explained === explained)
    .map((d) => `${d.kind} ${d.figure || d.head} ${d.amount / 100}`)
    .sort();
/** Joins and supports by rule: `J6` for each, `J6 -800` where the amounts differ in rupees, `J6 differs -800` without a reason. */
export const rules = (desk: Desk): string[] =>
  [...desk.joins, ...desk.supports]
    .map((j) => `${j.rule}${j.explained ? '' : ' differs'}${j.difference ? ` ${j.difference / 100}` : ''}`)
    .sort();
/** Totals by figure in rupees. */
export const totalsOf = (desk: Desk): Record<string, number> =>
  Object.fromEntries(
    Object.entries(desk.account.totals)
      .filter(([, v]) => v !== 0)
      .map(([k, v]) => [k, (v ?? 0) / 100]),
  );
export const desk2 = (pieces: readonly Piece[], data: object, type = 'ITR-2'): Desk =>
  deskOf(pieces, { type, year: '2026-27', data: data as never });
