import { wordsOf } from '../../shared/evidence/ledgers.ts';

/** A bank line as `GET /api/evidence/bank` returns it; amounts in rupees, withdrawals negative. */
export interface BankLineRow {
  id: string;
  account: string;
  date: string;
  text: string;
  amount: number;
  ledger: string | null;
  group: string | null;
  by: 'said' | 'rule' | 'words' | '';
}

export interface BankAnswer {
  accounts: { account: string; opening: number | null; closing: number | null; breaks: number }[];
  lines: BankLineRow[];
  unplaced: number;
  rules: unknown[];
  ledgers: { ledger_name: string; ledger_group: string; closing: number }[];
  groups: string[];
}

/** Lines with the same text, direction and ledger. */
export interface LineGroup {
  key: string;
  /** Narration of the first line. */
  text: string;
  ids: string[];
  amount: number;
  ledger: string;
  group: string;
  by: BankLineRow['by'];
}

const rank = { '': 0, words: 1, rule: 2, said: 3 };

/** Groups similar lines: those without a ledger first, then suggestions. */
export function groupLines(lines: readonly BankLineRow[]): LineGroup[] {
  const out = new Map<string, LineGroup>();
  for (const line of lines) {
    const words = wordsOf(line.text) || line.id;
    const key = `${words}|${line.amount < 0}|${line.ledger ?? ''}|${line.by}`;
    const known = out.get(key);
    if (known) {
      known.ids.push(line.id);
      known.amount += line.amount;
    } else
      out.set(key, {
        key,
        text: line.text,
        ids: [line.id],
        amount: line.amount,
        ledger: line.ledger ?? '',
        group: line.group ?? '',
        by: line.by,
      });
  }
  return [...out.values()].sort((a, b) => rank[a.by] - rank[b.by] || Math.abs(b.amount) - Math.abs(a.amount));
}
