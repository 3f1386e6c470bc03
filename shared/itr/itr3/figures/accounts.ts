import { positive } from '../../../money.ts';
import { ofParts } from '../../common/of-parts.ts';
import { amountsOf, lineOf, rowsOf, rupees, signed, total } from '../../common/read.ts';
import type { Itr3 } from '../../values/itr3.ts';
import type { FieldName } from '../../values/names.ts';
import type { Itr3Year } from '../data/years.ts';
import { manufacturingLines, tradingDuties } from '../parts/accounts.ts';
import { balanceSums } from '../parts/balance-sheet.ts';
import type { Line } from '../parts/lines.ts';
import { otherIncomeLines, partedDebits, plainDebits } from '../parts/profit-loss.ts';

const sumLines = (part: object | undefined, lines: readonly Line[]): number =>
  lines.reduce((t, [key]) => t + lineOf(part, key), 0);

/** Figures of the manufacturing account. */
export const manufacturingFigures = (data: Itr3) => {
  const sum = (lines: readonly Line[]) => sumLines(data.manufacturing, lines);
  const at = amountsOf(data.manufacturing);
  const opening = sum(manufacturingLines.opening);
  const direct = sum(manufacturingLines.direct);
  const overheads = sum(manufacturingLines.overheads);
  const debits = opening + at('purchases') + at('direct_wages') + direct + overheads;
  const closing = sum(manufacturingLines.closing);
  return { opening, direct_expenses: direct, overheads, debits, closing, cost: debits - closing };
};

/** Figures of the trading account. */
export const tradingFigures = (data: Itr3) => {
  const at = amountsOf(data.trading);
  const other = total(rowsOf(data.trading?.other_revenue), 'amount');
  const sales = at('sale_of_goods') + at('sale_of_services') + other;
  const received = sumLines(data.trading, tradingDuties.received);
  const revenue = sales + at('professional_receipts') + received;
  const credits = revenue + at('closing_stock');
  const otherDirect = total(rowsOf(data.trading?.other_direct), 'amount');
  const direct = at('carriage_inward') + at('power_and_fuel') + otherDirect;
  const paid = sumLines(data.trading, tradingDuties.paid);
  const produced = manufacturingFigures(data).cost;
  return {
    total_other_revenue: other,
    sales,
    duties_received: received,
    revenue,
    credits,
    total_other_direct: otherDirect,
    direct_expenses: direct,
    duties_paid: paid,
    cost_produced: produced,
    gross_profit: credits - at('opening_stock') - at('purchases') - direct - paid - produced,
  };
};

/** Sums of Schedule IF. */
export const firmFigures = (data: Itr3) => {
  const rows = rowsOf(data.partner_firms?.rows);
  return {
    profit: total(rows, 'profit'),
    interest: total(rows, 'interest'),
    remuneration: total(rows, 'remuneration'),
    capital: rows.reduce((t, row) => t + signed(row.capital), 0),
  };
};

/** Figures of the profit and loss account. */
export const profitFigures = ofParts<Itr3>()(
  ['trading', 'manufacturing', 'partner_firms', 'profit_loss'],
  (data, year: Itr3Year) => {
    const account = data.profit_loss;
    const at = amountsOf(account);
    const trade = tradingFigures(data);
    const firms = firmFigures(data);
    const gross =
      trade.gross_profit + signed(data.trading?.intraday_income) + signed(data.trading?.derivatives_income);
    const fromFirms = year.firmIncomeInAccounts ? firms.interest + firms.remuneration : 0;
    const misc =
      total(rowsOf(data.profit_loss?.other_incomes), 'amount') + at('liabilities_written_back') + fromFirms;
    const income = sumLines(account, otherIncomeLines) + misc;
    const credits = gross + income;
    const parts = Object.fromEntries(
      Object.entries(partedDebits).map(([key, lines]) => [`total_${key}`, sumLines(account, lines)]),
    ) as Record<`total_${keyof typeof partedDebits}`, number>;
    const others = total(rowsOf(data.profit_loss?.other_expenses), 'amount');
    const withPan = total(rowsOf(data.profit_loss?.bad_debts_pan), 'amount');
    const withoutPan = total(rowsOf(data.profit_loss?.bad_debts_others), 'amount');
    const bad = withPan + withoutPan + at('small_bad_debts');
    const debits =
      sumLines(account, plainDebits) +
      // of ITR-5, as the interest of partners below
      lineOf(account, 'partners_remuneration') +
      Object.values(parts).reduce((a, b) => a + b, 0) +
      others +
      bad +
      at('doubtful_debts') +
      at('other_provisions');
    const interest =
      at('interest_abroad') +
      at('interest_others') +
      lineOf(account, 'interest_partners_abroad') +
      lineOf(account, 'interest_partners');
    const before = credits - debits;
    const net = before - interest - at('depreciation');
    const after = net - at('tax_provision') - signed(account?.deferred_tax);
    const available = after + signed(account?.brought_forward);
    return {
      gross_profit: gross,
      ...(year.firmIncomeInAccounts
        ? { firm_interest: firms.interest, firm_remuneration: firms.remuneration }
        : {}),
      total_misc_income: misc,
      total_other_income: income,
      credits,
      ...parts,
      total_other_expenses: others,
      total_bad_debts_pan: withPan,
      total_bad_debts_others: withoutPan,
      total_bad_debts: bad,
      profit_before_interest: before,
      total_interest: interest,
      net_profit: net,
      profit_after_tax: after,
      available,
      carried: available - at('to_reserves'),
    };
  },
);

/** Totals of the balance sheet. */
export const balanceFigures = (data: Itr3): Record<string, number> => {
  const out: Record<string, number> = {};
  const value = (key: string) => out[key] ?? lineOf(data.balance_sheet, key as FieldName);
  for (const [key, parts] of Object.entries(balanceSums))
    out[key] = parts.reduce((t, part) => t + (part.startsWith('-') ? -value(part.slice(1)) : value(part)), 0);
  return out;
};

/** Speculative activity outside the trading account. */
export const speculationFigures = (data: Itr3) => ({
  net: signed(data.speculation?.gross_profit) - rupees(data.speculation?.expenses),
});

/** The two no-account cases. */
export const withoutBooks = (data: Itr3) => {
  const business = amountsOf(data.business_without_books);
  const profession = amountsOf(data.profession);
  const receipts = business('bank_receipts') + business('other_receipts');
  const net = positive(business('gross_profit') - business('expenses'));
  const fees = profession('bank_receipts') + profession('other_receipts');
  const professional = positive(fees - profession('expenses'));
  return { receipts, net, fees, professional };
};
