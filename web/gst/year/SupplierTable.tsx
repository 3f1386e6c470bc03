import { useState } from 'react';
import { periodName } from '../../../shared/gst/periods.ts';
import { formatPaise } from '../../../shared/money.ts';
import { period as periodText } from '../../i18n/format.ts';
import { formatCount, t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { SearchBox } from '../../ui/fields/SearchBox.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Pager } from '../base/Pager.tsx';
import { PAGE, paiseOf, type SupplierRow, type SupplierYearAnswer } from './suppliers.ts';

const shown = (rupees: number) => formatPaise(paiseOf(rupees));
const periods = (list: readonly string[]) => list.map((p) => periodText(periodName(p))).join(', ');

/** Suppliers of the year, largest risk first; each expands to its months. */
export function SupplierTable({
  data,
  q,
  onSearch,
  onPage,
  onOpen,
}: {
  data: SupplierYearAnswer;
  q: string;
  onSearch: (text: string) => void;
  onPage: (page: number) => void;
  onOpen: (supplier: SupplierRow) => void;
}) {
  const [months, setMonths] = useState('');
  return (
    <Card aria-labelledby="suppliers">
      <Row justifyContent="space-between" mb="2">
        <Heading id="suppliers" mb="0">
          {t('Suppliers ({count})', { count: formatCount(data.found) })}
        </Heading>
        <SearchBox label={t('Search name or GSTIN')} value={q} onValue={onSearch} />
      </Row>
      {data.suppliers.length === 0 ? (
        <EmptyState icon="people" title={t('No suppliers yet')}>
          {t('Import GSTR-2B with the purchase register of a month, or GSTR-2A below.')}
        </EmptyState>
      ) : (
        <Stack gap="3">
          <Scroller cards label={t('Suppliers')}>
            <FigureTable>
              <thead>
                <tr>
                  <th scope="col">{t('Supplier')}</th>
                  {[t('Books'), 'GSTR-2A', 'GSTR-2B', t('At risk')].map((head) => (
                    <th key={head} scope="col" data-align="right">
                      {head}
                    </th>
                  ))}
                  <th scope="col">{t('Filing')}</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {data.suppliers.map((s) => (
                  <tr key={s.gstin}>
                    <th scope="row">
                      {s.name || s.gstin}
                      {s.name && <Note>{s.gstin}</Note>}
                      {months === s.gstin &&
                        Object.entries(s.months).map(([period, m]) => (
                          <Note key={period}>
                            {t('{period}: books {books}, 2A {a}, 2B {b}', {
                              period: periodText(periodName(period, data.frequency)),
                              books: m.books === null ? '—' : shown(m.books),
                              a: m.a === null ? '—' : shown(m.a),
                              b: m.b === null ? '—' : shown(m.b),
                            })}
                          </Note>
                        ))}
                    </th>
                    {[s.total.books, s.total.a, s.total.b, s.at_risk].map((amount, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the four columns keep their places
                      <td key={i} data-align="right">
                        {shown(amount)}
                      </td>
                    ))}
                    <td>
                      {s.no_gstr1.length > 0 && (
                        <Note>{t('No GSTR-1: {periods}', { periods: periods(s.no_gstr1) })}</Note>
                      )}
                      {s.no_gstr3b.length > 0 && (
                        <Note>{t('No GSTR-3B: {periods}', { periods: periods(s.no_gstr3b) })}</Note>
                      )}
                      {s.cancelled && <Note>{t('Registration cancelled: {day}', { day: s.cancelled })}</Note>}
                      {s.letters.length > 0 && (
                        <Note>{t('Letters sent: {count}', { count: s.letters.length })}</Note>
                      )}
                    </td>
                    <td>
                      <Row>
                        <Button
                          size="sm"
                          aria-expanded={months === s.gstin}
                          onClick={() => setMonths(months === s.gstin ? '' : s.gstin)}
                        >
                          {t('Months')}
                        </Button>
                        <Button size="sm" onClick={() => onOpen(s)}>
                          {t('Letter')}
                        </Button>
                      </Row>
                    </td>
                  </tr>
                ))}
              </tbody>
            </FigureTable>
          </Scroller>
          <Pager page={data.page} size={PAGE} found={data.found} onPage={onPage} />
        </Stack>
      )}
    </Card>
  );
}
