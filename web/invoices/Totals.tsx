import { chakra } from '@chakra-ui/react';
import type { InvoiceTotals } from '../../shared/invoices/totals.ts';
import { paise } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';

const Sums = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr max-content',
    rowGap: '1',
    maxWidth: '22rem',
    marginInlineStart: 'auto',
    '& dd': { paddingInlineStart: '6', textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
    '& .total': { fontWeight: 'semibold' },
  },
});

type Shown = Pick<InvoiceTotals, 'subtotal' | 'rounding' | 'total'> & {
  byRate: readonly InvoiceTotals['byRate'][number][];
};

/** Subtotal, tax by rate, rounding and total; paise. */
export function Totals({ totals }: { totals: Shown | undefined }) {
  const lines: [string, number][] = totals
    ? [
        [t('Subtotal'), totals.subtotal],
        ...totals.byRate.flatMap((r): [string, number][] => [
          ...(r.cgst > 0
            ? ([
                [`CGST ${Number(r.rate) / 2}%`, r.cgst],
                [`SGST ${Number(r.rate) / 2}%`, r.sgst],
              ] as [string, number][])
            : []),
          ...(r.igst > 0 ? ([[`IGST ${r.rate}%`, r.igst]] as [string, number][]) : []),
        ]),
        ...(totals.rounding === 0 ? [] : ([[t('Rounding'), totals.rounding]] as [string, number][])),
      ]
    : [];
  return (
    <Sums aria-label={t('Totals')}>
      {lines.map(([label, amount]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{paise(amount)}</dd>
        </div>
      ))}
      <dt className="total">{t('Total')}</dt>
      <dd className="total">{totals ? paise(totals.total) : '—'}</dd>
    </Sums>
  );
}
