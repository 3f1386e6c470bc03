import { groupFor, groupNames, heads } from '../../shared/accounts/groups.ts';
import type { Totals } from '../../shared/accounts/trial-balance.ts';
import { formatPaise, parseAmount } from '../../shared/money.ts';
import type { GridColumn, Typed } from '../grid/types.ts';
import { t } from '../i18n/t.ts';

type Value = string | number | undefined;

/** A balance with its side: `1,000.00 Dr`, `1,000.00 Cr`. */
const balanceText = (value: Value): string =>
  typeof value !== 'number'
    ? ''
    : value === 0
      ? formatPaise(0)
      : value > 0
        ? t('{amount} Dr', { amount: formatPaise(value) })
        : t('{amount} Cr', { amount: formatPaise(-value) });

/** Paise of a typed amount; `Dr` is positive, `Cr` negative. */
function readAmount(text: string): Typed {
  const side = /(dr|cr)\.?\s*$/i.exec(text)?.[1]?.toLowerCase();
  const plain = side ? text.replace(/(dr|cr)\.?\s*$/i, '') : text;
  if (text.trim() === '') return { ok: true, value: undefined };
  const parsed = parseAmount(plain);
  if (!parsed.ok)
    return { ok: false, message: t('{found} is not an amount', { found: text.trim().slice(0, 40) }) };
  return { ok: true, value: side === 'cr' ? -parsed.paise : parsed.paise };
}

/** A movement: its column names the side, so that `500 Cr` under Credit is 500 and `500 Dr` there is negative. */
const readMovement =
  (column: 'dr' | 'cr') =>
  (text: string): Typed => {
    const read = readAmount(text);
    const sided = /(dr|cr)\.?\s*$/i.test(text);
    if (!read.ok || typeof read.value !== 'number' || !sided || column === 'dr') return read;
    return { ok: true, value: read.value === 0 ? 0 : -read.value };
  };

const plainAmount = (value: Value): string => (typeof value === 'number' ? String(value / 100) : '');
const figure = (value: Value): string => (typeof value === 'number' ? formatPaise(value) : '');
const worked: GridColumn['read'] = () => ({ ok: true, value: undefined });

/** Columns of the ledger table; the first five match the documented CSV, so that its lines can be pasted. */
export function trialBalanceColumns(previousLabel: string | undefined): GridColumn[] {
  const text = (value: Value) => (value === undefined ? '' : String(value));
  return [
    {
      key: 'ledger_name',
      label: t('Ledger name'),
      width: 260,
      frozen: window.innerWidth >= 1000,
      show: text,
      read: (typed) =>
        typed.trim().length > 255
          ? { ok: false, message: t('Use at most {max} characters', { max: 255 }) }
          : { ok: true, value: typed.trim() || undefined },
    },
    {
      key: 'ledger_group',
      label: t('Group'),
      width: 200,
      options: groupNames.map((value) => ({ value, label: t(value) })),
      show: (value) => (value === undefined ? '' : t(String(value))),
      edit: text,
      read: (typed) => {
        const found = typed.trim();
        if (found === '') return { ok: true, value: undefined };
        const own = groupNames.find((name) => t(name) === found);
        return own || groupFor(found)
          ? { ok: true, value: own ?? found }
          : { ok: false, message: t('Choose one of the options') };
      },
    },
    {
      key: 'opening_balance',
      label: t('Opening'),
      width: 150,
      align: 'right',
      show: balanceText,
      edit: plainAmount,
      read: readAmount,
    },
    {
      key: 'debit',
      label: t('Debit'),
      align: 'right',
      width: 140,
      show: figure,
      edit: plainAmount,
      read: readMovement('dr'),
    },
    {
      key: 'credit',
      label: t('Credit'),
      align: 'right',
      width: 140,
      show: figure,
      edit: plainAmount,
      read: readMovement('cr'),
    },
    {
      key: 'closing_balance',
      label: t('Closing'),
      width: 160,
      align: 'right',
      fixed: true,
      show: balanceText,
      read: worked,
    },
    {
      key: 'head',
      label: t('Head'),
      width: 190,
      options: heads.map((value) => ({ value, label: t(value) })),
      show: (value) => (value === undefined ? '' : t(String(value))),
      edit: text,
      read: (typed) => {
        const found = typed.trim();
        if (found === '') return { ok: true, value: undefined };
        const head = heads.find((h) => h.toLowerCase() === found.toLowerCase() || t(h) === found);
        return head ? { ok: true, value: head } : { ok: false, message: t('Choose one of the options') };
      },
    },
    ...(previousLabel
      ? [
          {
            key: 'previous',
            label: previousLabel,
            width: 160,
            align: 'right' as const,
            fixed: true,
            show: balanceText,
            read: worked,
          },
        ]
      : []),
  ];
}

/** Texts of the totals row. */
export const totalsTexts = (totals: Totals, count: string): Record<string, string> => ({
  ledger_name: count,
  opening_balance: balanceText(totals.opening),
  debit: formatPaise(totals.debit),
  credit: formatPaise(totals.credit),
  closing_balance: balanceText(totals.closingDebit - totals.closingCredit),
});
