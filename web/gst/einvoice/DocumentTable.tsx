import { useState } from 'react';
import type { EwaySpelling } from '../../../shared/gst/einvoice/write.ts';
import { formatRupees } from '../../../shared/money.ts';
import { errorText } from '../../data/errors.ts';
import { download } from '../../data/http.ts';
import { day } from '../../i18n/format.ts';
import { t, tn } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Mark } from '../../ui/fields/Checks.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { StatusChip } from '../../ui/states/StatusChip.tsx';
import { chosenFor, type EinvoiceRow, type Einvoices, einvoicePath, standingOf, tones } from './einvoices.ts';

/** Name of a status. */
const words = (row: EinvoiceRow): string => {
  const standing = standingOf(row);
  if (standing === 'irn') return t('IRN received');
  if (standing === 'cancelled') return t('Cancelled');
  if (standing === 'not-needed') return t('No IRN needed');
  if (standing === 'late') return t('Too late to report');
  if (standing === 'incomplete') return tn(row.errors, '{count} item to correct', '{count} items to correct');
  return t('Ready to report');
};

/** Issued documents with what each needs; selected ones go into a file. */
export function DocumentTable({ data, onOpen }: { data: Einvoices; onOpen: (row: EinvoiceRow) => void }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState('');
  const [spelling, setSpelling] = useState<EwaySpelling>('tool');
  const rows = data.documents;
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const save = async (kind: 'einvoice' | 'eway') => {
    setBusy(kind);
    try {
      await download(einvoicePath(data.company.id, '/file'), `${kind}.json`, {
        method: 'POST',
        body: { kind, spelling, documents: chosenFor(rows, chosen, kind) },
      });
    } catch (failed) {
      showToast({ tone: 'error', text: errorText(failed) });
    } finally {
      setBusy('');
    }
  };
  const count = {
    einvoice: chosenFor(rows, chosen, 'einvoice').length,
    eway: chosenFor(rows, chosen, 'eway').length,
  };
  return (
    <Card aria-labelledby="documents">
      <Row justifyContent="space-between" mb="2">
        <Heading id="documents" mb="0">
          {t('Invoices and credit notes')}
        </Heading>
        <Row>
          <Button
            look="primary"
            icon="download"
            disabled={count.einvoice === 0}
            busy={busy === 'einvoice'}
            onClick={() => void save('einvoice')}
          >
            {t('E-invoice JSON ({count})', { count: count.einvoice })}
          </Button>
          <Button
            icon="download"
            disabled={count.eway === 0}
            busy={busy === 'eway'}
            onClick={() => void save('eway')}
          >
            {t('E-way bill JSON ({count})', { count: count.eway })}
          </Button>
          <Select
            aria-label={t('Field names of the e-way bill file')}
            value={spelling}
            onValue={(v) => setSpelling(v as EwaySpelling)}
            options={[
              { value: 'tool', label: t('Names of the preparation tool') },
              { value: 'api', label: t('API names') },
            ]}
          />
        </Row>
      </Row>
      {rows.length === 0 ? (
        <EmptyState icon="invoice" title={t('No invoices were issued in this year')}>
          {t('Invoices sent from Karsetu and those imported from e-invoice files are listed here.')}
        </EmptyState>
      ) : (
        <Stack gap="3">
          <Scroller cards label={t('Invoices and credit notes')}>
            <FigureTable>
              <thead>
                <tr>
                  <th scope="col">
                    <Mark
                      type="checkbox"
                      aria-label={t('Choose all')}
                      checked={chosen.size > 0 && rows.every((r) => chosen.has(r.id))}
                      onChange={(e) => setChosen(new Set(e.target.checked ? rows.map((r) => r.id) : []))}
                    />
                  </th>
                  <th scope="col">{t('Number')}</th>
                  <th scope="col">{t('Date')}</th>
                  <th scope="col">{t('Customer')}</th>
                  <th scope="col" data-align="right">
                    {t('Total')}
                  </th>
                  <th scope="col">{t('Status')}</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <td>
                      <Mark
                        type="checkbox"
                        aria-label={t('Choose {number}', { number: row.number })}
                        checked={chosen.has(row.id)}
                        onChange={(e) => toggle(row.id, e.target.checked)}
                      />
                    </td>
                    <th scope="row">{row.number}</th>
                    <td data-whole>{day(row.date)}</td>
                    <td>
                      {row.customer}
                      {row.customer_gstin && <Note>{row.customer_gstin}</Note>}
                    </td>
                    <td data-align="right">{formatRupees(Math.round(row.total))}</td>
                    <td>
                      <StatusChip tone={tones[standingOf(row)]}>{words(row)}</StatusChip>
                      {row.days_left !== null && row.days_left >= 0 && (
                        <Note>{tn(row.days_left, '{count} day left', '{count} days left')}</Note>
                      )}
                      {row.irn && <Note>{t('Acknowledgement {number}', { number: row.ack_number })}</Note>}
                      {row.eway_number && (
                        <Note>{t('E-way bill {number}', { number: row.eway_number })}</Note>
                      )}
                      {row.needs_eway && !row.eway_number && !row.cancelled && (
                        <Note>{t('Goods above ₹50,000: an e-way bill is required for their movement')}</Note>
                      )}
                    </td>
                    <td>
                      <Button size="sm" onClick={() => onOpen(row)}>
                        {t('Details')}
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </FigureTable>
          </Scroller>
          <Note>
            {t(
              'Report the file on the invoice registration portal, then read the returned file below: IRN and QR code are printed on the invoice.',
            )}
          </Note>
        </Stack>
      )}
    </Card>
  );
}
