import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { todayInIst } from '../../shared/dates.ts';
import type { Taxes } from '../../shared/gst/gstr1/supply.ts';
import { formatPaise } from '../../shared/money.ts';
import { t } from '../i18n/t.ts';
import { StatusChip } from '../ui/StatusChip.tsx';

/** State of a GST return as a chip; `due` turns a late one red. */
export function GstStatus({ status, due }: { status: string; due?: string | null | undefined }) {
  if (status === 'filed') return <StatusChip tone="done">{t('Filed')}</StatusChip>;
  if (due && due < todayInIst()) return <StatusChip tone="problem">{t('Overdue')}</StatusChip>;
  if (status === 'draft') return <StatusChip tone="progress">{t('Draft')}</StatusChip>;
  return <StatusChip tone="neutral">{t('Not started')}</StatusChip>;
}

/** Rupees of a call (a number with decimals) as `₹ 1,23,456.78`, kept on one line. */
export const money = (rupees: number | null | undefined): string =>
  `₹\u00a0${formatPaise(Math.round((rupees ?? 0) * 100))}`;

/** The same without the sign, for tables. */
export const figure = (rupees: number | null | undefined): string =>
  rupees === null || rupees === undefined ? '' : formatPaise(Math.round(rupees * 100));

/** A plain table for figures; one class for all cells. */
export const FigureTable = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    '& th, & td': {
      px: '3',
      py: '1.5',
      borderBottom: '1px solid',
      borderColor: 'border',
      textAlign: 'left',
      verticalAlign: 'top',
    },
    '& thead th': { color: 'fg.muted', fontSize: 'xs', borderColor: 'border.strong' },
    '& tbody th': { fontWeight: 'normal', verticalAlign: 'middle' },
    '& [data-align=right]': {
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
    '& caption': { textAlign: 'left', fontWeight: 'semibold', pb: '2' },
  },
});

/** A box that scrolls sideways on a narrow screen, reachable by keyboard. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div role="group" overflowX={{ base: 'auto', _print: 'visible' }} tabIndex={0} aria-label={label}>
      {children}
    </chakra.div>
  );
}

/** Heads of tax, in the form's order. */
export const taxHeads = () =>
  [
    ['igst', t('Integrated tax')],
    ['cgst', t('Central tax')],
    ['sgst', t('State/UT tax')],
    ['cess', t('Cess')],
  ] as const satisfies readonly (readonly [keyof Taxes, string])[];
