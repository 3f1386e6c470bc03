import { periodName } from '../../../shared/gst/periods.ts';
import { formatPaise } from '../../../shared/money.ts';
import { period as periodText } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Card, Heading, Note, Stack } from '../../ui/base/layout.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { taxHeads } from '../base/standing.tsx';
import { allHeads, type Balances, differs, paiseOf } from './ledgers.ts';

type Month = Balances['months'][number];

/** Running balances by return, for each ledger and head. */
export function BalancesCard({ data }: { data: Balances }) {
  const ledgers = [
    [
      'credit',
      t('Electronic credit ledger'),
      [
        [t('Availed, 4(A)'), (m: Month) => m.credit.availed],
        [t('Reversed, 4(B)'), (m: Month) => m.credit.reversed],
        [t('Used in the set-off'), (m: Month) => m.credit.used],
      ],
    ],
    [
      'cash',
      t('Electronic cash ledger'),
      [
        [t('Deposits'), (m: Month) => m.cash.in],
        [t('Paid with the return'), (m: Month) => m.cash.out],
      ],
    ],
    [
      'reclaimable',
      t('Reversals that may be reclaimed'),
      [
        [t('Reversed, 4(B)(2)'), (m: Month) => m.reclaimable.in],
        [t('Reclaimed, 4(D)(1)'), (m: Month) => m.reclaimable.out],
      ],
    ],
  ] as const;
  if (data.months.length === 0)
    return (
      <Card>
        <EmptyState icon="gst" title={t('No GSTR-3B of this year')}>
          {t('Balances carry over from return to return. Start a GSTR-3B, or enter opening balances below.')}
        </EmptyState>
      </Card>
    );
  return (
    <Stack gap="5">
      {ledgers.map(([id, title, columns]) => (
        <Card key={id} aria-labelledby={`ledger-${id}`}>
          <Heading id={`ledger-${id}`}>{title}</Heading>
          <Stack gap="3">
            <Scroller cards label={title}>
              <FigureTable>
                <thead>
                  <tr>
                    <th scope="col">{t('Return')}</th>
                    {[t('Opening balance'), ...columns.map(([label]) => label)].map((label) => (
                      <th key={label} scope="col" data-align="right">
                        {label}
                      </th>
                    ))}
                    {taxHeads().map(([key, name]) => (
                      <th key={key} scope="col" data-align="right">
                        {t('Closing: {head}', { head: name })}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {data.months.map((m) => (
                    <tr key={m.period}>
                      <th scope="row">
                        {periodText(periodName(m.period))}
                        {!m.filed && <Note>{t('Draft')}</Note>}
                        {differs(m[id]) && (
                          <Note>
                            {t('Portal differs by {amount}', {
                              amount: formatPaise(paiseOf(allHeads(m[id].difference))),
                            })}
                          </Note>
                        )}
                      </th>
                      {[m[id].opening, ...columns.map(([, of]) => of(m))].map((taxes, i) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their places
                        <td key={i} data-align="right">
                          {formatPaise(paiseOf(allHeads(taxes)))}
                        </td>
                      ))}
                      {taxHeads().map(([key]) => (
                        <td key={key} data-align="right">
                          {formatPaise(paiseOf(m[id].closing[key]))}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </FigureTable>
            </Scroller>
            {id === 'credit' && (
              <Note>
                {t(
                  'A balance entered in GSTR-3B or copied from the portal takes precedence over the calculated one, and the difference is shown. Credit is set off under rule 88A from the balance of each return.',
                )}
              </Note>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
