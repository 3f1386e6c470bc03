import type { FormValues } from '../../forms/paths.ts';

interface Amount {
  amount: number;
}

/** The neutral draft beside each sample, in rupees. */
export interface NeutralDraft {
  employers: {
    name: string;
    tan: string;
    salary_17_1: number;
    perquisites_17_2: number;
    profits_17_3: number;
    tds: number;
  }[];
  savings_interest: Amount[];
  deposit_interest: Amount[];
  other_interest: Amount[];
  refund_interest: number;
  dividends: Amount[];
  tds_other: { tan: string; section: string; gross: number; tds: number; head: string }[];
  tcs: { tan: string; tcs: number }[];
  challans: { bsr: string; date: string; serial: string; amount: number }[];
  capital_gains: { section: string; consideration: number; cost: number; charges: number }[];
}

const sum = (list: readonly Amount[]): number => list.reduce((n, x) => n + x.amount, 0);

/** The same amounts as an ITR-2. */
export function draftOf(r: NeutralDraft): FormValues {
  const of = (section: string) => r.capital_gains.find((c) => c.section === section);
  const [long, short, debt] = [of('112A'), of('111A'), of('50AA')];
  return {
    salary: {
      employers: r.employers.map((e) => ({
        employer_tan: e.tan,
        employer_name: e.name,
        salary_17_1: e.salary_17_1,
        perquisites: e.perquisites_17_2,
        profit_in_lieu_salary: e.profits_17_3,
      })),
    },
    other_sources: {
      interest_from_savings: sum(r.savings_interest),
      interest_from_deposits: sum(r.deposit_interest),
      other_interest: sum(r.other_interest),
      interest_on_refund: r.refund_interest,
      dividend_income: sum(r.dividends),
    },
    ...(long
      ? {
          schedule_112a: {
            rows: [
              {
                acquired: 'AE',
                isin: 'INNOTREQUIRD',
                name: 'Shares',
                sale_value: Math.round(long.consideration),
                purchase_cost: long.cost,
                expenses: long.charges,
              },
            ],
          },
        }
      : {}),
    ...(short || debt
      ? {
          capital_gains: {
            short: {
              ...(short
                ? {
                    equity_111a: {
                      sale: {
                        full_value: Math.round(short.consideration),
                        cost: Math.round(short.cost),
                        expenses: Math.round(short.charges),
                      },
                    },
                  }
                : {}),
              ...(debt
                ? {
                    other_assets: {
                      other_value: Math.round(debt.consideration),
                      cost: Math.round(debt.cost),
                      expenses: Math.round(debt.charges),
                    },
                  }
                : {}),
            },
          },
        }
      : {}),
    taxes_paid: {
      tds_salary: r.employers.map((e) => ({
        employer_tan: e.tan,
        employer_name: e.name,
        income: e.salary_17_1,
        tds_deducted: e.tds,
      })),
      tds_other: r.tds_other.map((t) => ({
        credit_of: 'S',
        tan: t.tan,
        section: t.section,
        deducted: t.tds,
        tds_claimed: t.tds,
        gross_receipt: t.gross,
        head: t.head === 'BP' ? 'OS' : t.head,
      })),
      tcs: r.tcs.map((t) => ({ credit_of: '1', tan: t.tan, collected: t.tcs, tcs_claimed: t.tcs })),
      payments: r.challans.map((c) => ({
        bsr_code: c.bsr,
        date: c.date,
        challan_number: Number(c.serial),
        amount: c.amount,
      })),
    },
  };
}
