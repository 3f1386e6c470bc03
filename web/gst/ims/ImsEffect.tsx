import { periodName } from '../../../shared/gst/periods.ts';
import { formatPaise } from '../../../shared/money.ts';
import { period as periodText } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Card, Heading, Note, Stack } from '../../ui/base/layout.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { type Ims, taxOf } from './ims.ts';

/** Credit according to the records, as decided and as suggested. */
export function ImsEffect({ data }: { data: Ims }) {
  const rows = [
    ['available', t('GSTR-2B, and row 4(A)(5) of GSTR-3B')],
    ['pending', t('Pending: not in GSTR-2B')],
    ['rejected', t('Rejected: no credit')],
  ] as const;
  return (
    <Card aria-labelledby="effect">
      <Heading id="effect">
        {t('Effect on {period}', { period: periodText(periodName(data.return_period, data.frequency)) })}
      </Heading>
      <Stack gap="2">
        <Scroller label={t('Effect on the credit')}>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col">{t('Tax of all heads')}</th>
                <th scope="col" data-align="right">
                  {t('As decided')}
                </th>
                <th scope="col" data-align="right">
                  {t('As suggested')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([key, label]) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td data-align="right">{formatPaise(taxOf(data.effect[key]))}</td>
                  <td data-align="right">{formatPaise(taxOf(data.effect_suggested[key]))}</td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Scroller>
        <Note>
          {t(
            'Records without an action are deemed accepted when GSTR-2B is generated on the 14th. Actions can be changed until GSTR-3B is filed.',
          )}
        </Note>
      </Stack>
    </Card>
  );
}
