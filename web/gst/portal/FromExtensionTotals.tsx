import type { GstFigures } from '../../../shared/messages.ts';
import { formatPaise } from '../../../shared/money.ts';
import { t } from '../../i18n/t.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Heading, Note, Row } from '../../ui/base/layout.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { gstPages, type ReturnCard } from '../base/calls.ts';
import { amountColumns, compareGstr1, compareGstr2b } from './fromExtension.ts';
import { columnNames } from './portalColumns.ts';

/** GSTR-1 or GSTR-2B of the portal compared with the totals of our return; rows are never overwritten. */
export function Totals({
  figures,
  card,
  home,
}: {
  figures: GstFigures;
  card: ReturnCard | null;
  home: string;
}) {
  const id = card?.gst_id;
  const isGstr1 = figures.return_type === 'GSTR-1';
  const rows = (isGstr1 ? compareGstr1 : compareGstr2b)(figures, id ? (card?.totals ?? null) : null);
  const shown = amountColumns.filter((c) => rows.some(({ row }) => row[c] !== undefined));
  const amount = (paise: number | undefined) => (paise === undefined ? '—' : formatPaise(paise));
  return (
    <section aria-labelledby="portal-totals">
      <Heading id="portal-totals">{t('Portal and Karsetu')}</Heading>
      <Note>
        {id
          ? t('Rows of your return are not changed; the difference is the portal’s figure less yours.')
          : t('You have no {form} for this period yet; only the portal’s totals are shown.', {
              form: figures.return_type,
            })}
      </Note>
      <Scroller label={t('Portal and Karsetu')}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('Table')}</th>
              <th scope="col">{t('Whose')}</th>
              {shown.map((c) => (
                <th key={c} scope="col" data-align="right">
                  {columnNames()[c]}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ row, ours }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may carry the same label
            <tbody key={i}>
              <tr>
                <th scope="rowgroup" rowSpan={id ? 3 : 1}>
                  <b>{t(row.table)}</b> {t(row.label)}
                </th>
                <td>{t('Portal')}</td>
                {shown.map((c) => (
                  <td key={c} data-align="right">
                    {amount(row[c])}
                  </td>
                ))}
              </tr>
              {id && (
                <>
                  <tr>
                    <td>{t('Yours')}</td>
                    {shown.map((c) => (
                      <td key={c} data-align="right">
                        {row[c] === undefined ? '—' : amount(ours?.[c])}
                      </td>
                    ))}
                  </tr>
                  <tr>
                    <td>{t('Difference')}</td>
                    {shown.map((c) => {
                      const [theirs, own] = [row[c], ours?.[c]];
                      const gap = theirs === undefined || own === undefined ? undefined : theirs - own;
                      return (
                        <td key={c} data-align="right">
                          {gap ? <strong>{formatPaise(gap)}</strong> : amount(gap)}
                        </td>
                      );
                    })}
                  </tr>
                </>
              )}
            </tbody>
          ))}
        </FigureTable>
      </Scroller>
      <Row mt="4">
        {id ? (
          <ButtonLink look="primary" to={isGstr1 ? gstPages.gstr1(id) : gstPages.gstr2b(id)}>
            {card.status === 'filed' ? t('Open the return') : t('Open as draft')}
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" to={home}>
            {t('Go to the period')}
          </ButtonLink>
        )}
      </Row>
    </section>
  );
}
