import type { LedgerGroup } from '../accounts/groups.ts';
import { type Ledger, withClosing } from '../accounts/trial-balance.ts';
import type { Paise } from '../money.ts';
import type { Detail, Piece } from './pieces.ts';

/** Ledger of a bank line. */
export interface Placed {
  ledger: string;
  group: LedgerGroup;
}

/** A rule learned from a line: narrations with these words, on this side, go to this ledger. */
export interface BankRule extends Placed {
  words: string;
  side: 'in' | 'out';
}

/** A line with its ledger, chosen or proposed by a rule or by the narration. */
interface BankPlace {
  placed: Placed | undefined;
  by: 'said' | 'rule' | 'words' | '';
}

/** Common words of payment systems and banks, which do not identify the other party. */
const common = new Set(
  'UPI NEFT IMPS RTGS ACH NACH ECS CMS INB IFT MMT TRF TRANSFER TFR BY TO FROM CR DR THE OF FOR AND PAYMENT PAY PAID REF NO TXN P2M P2A P2P MB IB BIL BILLPAY ONL INFO POS ATM CASH CHQ CHEQUE CLG WDL DEP SELF ATW NWD EAW BANK LTD LIMITED PVT PRIVATE INDIA SBIN HDFC ICIC UTIB HDF JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC OKAXIS OKSBI OKHDFCBANK OKICICI YBL PAYTM IBL AXL'.split(
    ' ',
  ),
);

/** The identifying words of a narration, at most three, without numbers, dates and references; `''` if none. */
export function wordsOf(narration: string): string {
  const words = narration
    .toUpperCase()
    .replace(/[A-Z0-9._-]+@[A-Z]+/g, (id) => ` ${id.split('@')[0]} `)
    .split(/[^A-Z0-9]+/)
    .filter((w) => w.length > 2 && !/\d/.test(w) && !common.has(w));
  return [...new Set(words)].slice(0, 3).join(' ');
}

const sideOf = (line: Pick<Piece, 'gross'>): BankRule['side'] => (line.gross < 0 ? 'out' : 'in');

/** Proposals from the narration, only for interest and taxes, whose ledger is the same for everyone. */
const byWords: Readonly<Partial<Record<NonNullable<Detail['line']>, Placed>>> = {
  interest: { ledger: 'Interest on savings accounts', group: 'Other Income' },
  deposit_interest: { ledger: 'Interest on deposits', group: 'Other Income' },
  dividend: { ledger: 'Dividend', group: 'Other Income' },
  refund: { ledger: 'Income tax', group: 'Capital Account' },
  tax: { ledger: 'Income tax', group: 'Capital Account' },
};

const wordSet = (text: string): Set<string> => new Set(text.split(' '));

/**
 * Ledgers of lines: as chosen, else by the rule with the most matching words, else by the narration. The last
 * two are proposals.
 */
export function placesOf(
  lines: readonly Piece[],
  said: Readonly<Record<string, Placed>>,
  rules: readonly BankRule[],
): Map<string, BankPlace> {
  const known = rules.map((rule) => ({ rule, words: [...wordSet(rule.words)] }));
  return new Map(
    lines.map((line): [string, BankPlace] => {
      const own = said[line.key];
      if (own) return [line.key, { placed: own, by: 'said' }];
      const words = wordSet(wordsOf(line.payer));
      const side = sideOf(line);
      let best: BankRule | undefined;
      let most = 0;
      // A later rule of as many words corrects an earlier one.
      for (const { rule, words: wanted } of known)
        if (rule.side === side && wanted.length >= most && wanted.every((w) => words.has(w)))
          [best, most] = [rule, wanted.length];
      if (best) return [line.key, { placed: { ledger: best.ledger, group: best.group }, by: 'rule' }];
      const proposed = byWords[line.detail.line ?? ''];
      return [
        line.key,
        proposed ? { placed: proposed, by: 'words' } : { placed: undefined, by: '' },
      ] as const;
    }),
  );
}

/** Rules with a new one learned; the same words of the same side are repeated. */
export function learned(rules: readonly BankRule[], line: Piece, placed: Placed): BankRule[] {
  const words = wordsOf(line.payer);
  if (words === '') return [...rules];
  const side = sideOf(line);
  return [...rules.filter((r) => r.words !== words || r.side !== side), { words, side, ...placed }];
}

/** An account with its first and last balance, in the order of its lines; `breaks` are lines the balance does not follow to. */
interface BankAccount {
  account: string;
  opening: Paise | undefined;
  closing: Paise | undefined;
  breaks: number;
}

/** Accounts of the lines; a statement with the newest line first is turned. */
export function accountsOf(lines: readonly Piece[]): BankAccount[] {
  return [...Map.groupBy(lines, (l) => l.payer_id)].map(([account, list]) => {
    const turned = list.length > 1 && list[0]!.date > list.at(-1)!.date ? [...list].reverse() : list;
    const first = turned[0]!;
    const { balance } = first.detail;
    return {
      account,
      opening: balance === undefined ? undefined : balance - first.gross,
      closing: turned.at(-1)!.detail.balance,
      breaks: turned.filter((l, i) => {
        const before = turned[i - 1]?.detail.balance;
        return (
          before !== undefined && l.detail.balance !== undefined && before + l.gross !== l.detail.balance
        );
      }).length,
    };
  });
}

/** Name of a bank's ledger. */
const bankName = (account: string): string => `Bank account ${account}`.trim();

/**
 * The trial balance of the lines: each account with its opening balance, money in as debit and money out as credit, and each ledger with
 * the other side. Opening balances are balanced by the capital account. A line in two accounts of the client is a transfer: it is placed
 * to the other account's ledger by the person. Amounts in paise.
 */
export function ledgersOf(lines: readonly Piece[], places: ReadonlyMap<string, BankPlace>): Ledger[] {
  const out = new Map<string, Omit<Ledger, 'closing_balance'>>();
  const at = (name: string, group: LedgerGroup): Omit<Ledger, 'closing_balance'> => {
    const key = name.trim().toLowerCase();
    const known = out.get(key) ?? {
      ledger_name: name.trim(),
      ledger_group: group,
      opening_balance: 0,
      debit: 0,
      credit: 0,
    };
    out.set(key, known);
    return known;
  };
  let opening = 0;
  for (const account of accountsOf(lines)) {
    const ledger = at(bankName(account.account), 'Current Assets');
    ledger.head = 'Cash and bank balances';
    ledger.opening_balance += account.opening ?? 0;
    opening += account.opening ?? 0;
  }
  for (const line of lines) {
    const placed = places.get(line.key)?.placed;
    if (!placed) continue;
    const bank = at(bankName(line.payer_id), 'Current Assets');
    const other = at(placed.ledger, placed.group);
    if (line.gross >= 0) {
      bank.debit += line.gross;
      other.credit += line.gross;
    } else {
      bank.credit -= line.gross;
      other.debit -= line.gross;
    }
  }
  if (opening !== 0) at('Capital', 'Capital Account').opening_balance -= opening;
  return [...out.values()].map(withClosing);
}
