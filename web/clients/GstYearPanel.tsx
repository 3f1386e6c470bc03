import { Link } from 'react-router-dom';
import { filesGstr1 } from '../../shared/entities/registrations.ts';
import { gstPages } from '../gst/base/calls.ts';
import { t } from '../i18n/t.ts';
import { Note, Row } from '../ui/base/layout.tsx';
import { Lines, Panel, type PanelProps } from './panel.tsx';

/** Links to a GSTIN's year: suppliers, ledgers, IMS and the annual return, or the returns of a composition dealer. */
export function GstYearPanel({ page }: PanelProps) {
  const { id } = page.client;
  const gstins = page.registrations.filter((r) => r.kind === 'gstin' && r.id);
  return (
    <Panel id="gst-year" title={t('GST through the year')}>
      <Lines>
        {gstins.map((r) => {
          const registration = r.id;
          const ways: [string, string][] = filesGstr1(r.scheme)
            ? [
                [t('Suppliers'), gstPages.suppliers(id, { registration })],
                [t('Ledgers'), gstPages.ledger(id, { registration })],
                ['IMS', gstPages.ims(id, registration)],
                [t('Annual return'), `${gstPages.home(id, { registration })}&tab=annual`],
              ]
            : r.scheme === 'composition'
              ? [['CMP-08 / GSTR-4', gstPages.composition(id, { registration })]]
              : [];
          return (
            <Row as="li" key={r.id} gap="3">
              {gstins.length > 1 && <Note as="span">{r.name || r.number}</Note>}
              {ways.map(([name, to]) => (
                <Link key={to} to={to}>
                  {name}
                </Link>
              ))}
            </Row>
          );
        })}
        <Row as="li">
          <Link to={gstPages.einvoices(id)}>{t('E-invoices')}</Link>
        </Row>
      </Lines>
    </Panel>
  );
}
