/** Where a ledger group is in the final accounts. */
type Statement = 'balance-sheet' | 'profit-and-loss';

/** Nature of a balance: assets and expenses are debits by nature, the others credits. */
type Nature = 'asset' | 'liability' | 'income' | 'expense';

interface GroupInfo {
  statement: Statement;
  nature: Nature;
  /** Trading account (gross profit) or below it; only for profit and loss. */
  trading?: true;
}

/** Ledger groups of a trial balance, in display order. */
export const ledgerGroups = {
  'Current Assets': { statement: 'balance-sheet', nature: 'asset' },
  'Fixed Assets': { statement: 'balance-sheet', nature: 'asset' },
  Investments: { statement: 'balance-sheet', nature: 'asset' },
  'Current Liabilities': { statement: 'balance-sheet', nature: 'liability' },
  'Long-term Liabilities': { statement: 'balance-sheet', nature: 'liability' },
  'Capital Account': { statement: 'balance-sheet', nature: 'liability' },
  'Reserves & Surplus': { statement: 'balance-sheet', nature: 'liability' },
  'Sales / Revenue': { statement: 'profit-and-loss', nature: 'income', trading: true },
  'Other Income': { statement: 'profit-and-loss', nature: 'income' },
  Purchase: { statement: 'profit-and-loss', nature: 'expense', trading: true },
  'Direct Expenses': { statement: 'profit-and-loss', nature: 'expense', trading: true },
  'Indirect Expenses': { statement: 'profit-and-loss', nature: 'expense' },
  'Administrative Expenses': { statement: 'profit-and-loss', nature: 'expense' },
  'Financial Expenses': { statement: 'profit-and-loss', nature: 'expense' },
} as const satisfies Record<string, GroupInfo>;

export type LedgerGroup = keyof typeof ledgerGroups;

export const groupNames = Object.keys(ledgerGroups) as LedgerGroup[];

/** Whether a name is one of our ledger groups. */
export const isLedgerGroup = (name: unknown): name is LedgerGroup =>
  typeof name === 'string' && Object.hasOwn(ledgerGroups, name);

export const groupInfo = (group: LedgerGroup): GroupInfo => ledgerGroups[group];

/** Heads of the balance sheet and profit and loss a ledger is shown under, finer than its group. */
export const heads = [
  'Cash and bank balances',
  'Trade receivables',
  'Inventories',
  'Loans and advances',
  'Other current assets',
  'Trade payables',
  'Duties and taxes',
  'Provisions',
  'Other current liabilities',
  'Secured loans',
  'Unsecured loans',
  'Suspense',
  'Dues of micro and small enterprises',
  'Other long-term liabilities',
  'Current account of owners',
  'Share application money',
  'Intangible assets',
  'Capital work-in-progress',
  'Current investments',
  'Long-term loans and advances',
  'Other non-current assets',
  'Raw materials',
  'Employee benefits',
  'Depreciation',
  'Remuneration of partners',
  'Exceptional items',
  'Current tax',
  'Deferred tax',
] as const;
export type Head = (typeof heads)[number];

/** Target of a group of other books. */
export interface Place {
  group: LedgerGroup;
  head?: Head;
}

/** Mappings an office chose for unknown group names, keyed by the name in lower case. */
export type GroupMapping = ReadonlyMap<string, Place>;

/** Tally's 28 predefined groups (15 primary, 13 sub-groups) with their targets. */
export const tallyGroups: Readonly<Record<string, Place>> = {
  'Branch / Divisions': { group: 'Current Liabilities', head: 'Other current liabilities' },
  'Capital Account': { group: 'Capital Account' },
  'Current Assets': { group: 'Current Assets' },
  'Current Liabilities': { group: 'Current Liabilities' },
  'Direct Expenses': { group: 'Direct Expenses' },
  'Direct Incomes': { group: 'Sales / Revenue' },
  'Fixed Assets': { group: 'Fixed Assets' },
  'Indirect Expenses': { group: 'Indirect Expenses' },
  'Indirect Incomes': { group: 'Other Income' },
  Investments: { group: 'Investments' },
  'Loans (Liability)': { group: 'Long-term Liabilities', head: 'Unsecured loans' },
  'Misc. Expenses (ASSET)': { group: 'Current Assets', head: 'Other current assets' },
  'Purchase Accounts': { group: 'Purchase' },
  'Sales Accounts': { group: 'Sales / Revenue' },
  'Suspense A/c': { group: 'Current Liabilities', head: 'Suspense' },
  'Bank Accounts': { group: 'Current Assets', head: 'Cash and bank balances' },
  'Bank OD A/c': { group: 'Current Liabilities', head: 'Secured loans' },
  'Cash-in-Hand': { group: 'Current Assets', head: 'Cash and bank balances' },
  'Deposits (Asset)': { group: 'Current Assets', head: 'Loans and advances' },
  'Duties & Taxes': { group: 'Current Liabilities', head: 'Duties and taxes' },
  'Loans & Advances (Asset)': { group: 'Current Assets', head: 'Loans and advances' },
  Provisions: { group: 'Current Liabilities', head: 'Provisions' },
  'Reserves & Surplus': { group: 'Reserves & Surplus' },
  'Secured Loans': { group: 'Long-term Liabilities', head: 'Secured loans' },
  'Stock-in-Hand': { group: 'Current Assets', head: 'Inventories' },
  'Sundry Creditors': { group: 'Current Liabilities', head: 'Trade payables' },
  'Sundry Debtors': { group: 'Current Assets', head: 'Trade receivables' },
  'Unsecured Loans': { group: 'Long-term Liabilities', head: 'Unsecured loans' },
};

/** The 13 predefined sub-groups and their parents. */
const tallyParents: Readonly<Record<string, string>> = {
  'Bank Accounts': 'Current Assets',
  'Bank OD A/c': 'Loans (Liability)',
  'Cash-in-Hand': 'Current Assets',
  'Deposits (Asset)': 'Current Assets',
  'Duties & Taxes': 'Current Liabilities',
  'Loans & Advances (Asset)': 'Current Assets',
  Provisions: 'Current Liabilities',
  'Reserves & Surplus': 'Capital Account',
  'Secured Loans': 'Loans (Liability)',
  'Stock-in-Hand': 'Current Assets',
  'Sundry Creditors': 'Current Liabilities',
  'Sundry Debtors': 'Current Assets',
  'Unsecured Loans': 'Loans (Liability)',
};

/** The group a predefined group is below; undefined for one of the 15 primary ones. */
export const parentOfTallyGroup = (name: string): string | undefined => tallyParents[name];

/** Names other books use for the same groups, lower case. */
const aliases: Readonly<Record<string, string>> = {
  'bank occ a/c': 'Bank OD A/c',
  'expenses (direct)': 'Direct Expenses',
  'expenses (indirect)': 'Indirect Expenses',
  'income (direct)': 'Direct Incomes',
  'income (indirect)': 'Indirect Incomes',
  'retained earnings': 'Reserves & Surplus',
  'misc. expenses': 'Misc. Expenses (ASSET)',
};

const tallyByLowerCase = new Map(Object.entries(tallyGroups).map(([name, to]) => [name.toLowerCase(), to]));
const ownByLowerCase = new Map(groupNames.map((name) => [name.toLowerCase(), name]));

const tallyNames = new Map(Object.keys(tallyGroups).map((name) => [name.toLowerCase(), name]));

/** The predefined group a row of a report names, under its own name or a known alias. */
export const tallyGroupNamed = (name: string): string | undefined => {
  const key = name.trim().toLowerCase();
  return aliases[key] ?? tallyNames.get(key);
};

/**
 * The group for a name: mapped by the office, one of ours, one of Tally's 28 or a known alias; undefined if
 * unknown.
 */
export function groupFor(name: string, mapping?: GroupMapping): Place | undefined {
  const key = name.trim().toLowerCase();
  const chosen = mapping?.get(key);
  if (chosen) return chosen;
  const alias = aliases[key];
  const tally = tallyByLowerCase.get((alias ?? key).toLowerCase());
  if (tally) return tally;
  const own = ownByLowerCase.get(key);
  return own ? { group: own } : undefined;
}
