import type { HeadChange, RowChange } from '../../shared/tds/correction.ts';
import type { ColumnKey } from '../../shared/tds/sheets.ts';
import { mark } from '../i18n/mark.ts';
import { t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Heading, Note } from '../ui/base/layout.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { cellText, columnLabel } from './changeText.ts';
import { fieldLabel } from './fieldLabel.ts';
import type { OpenTds } from './openTds.ts';
import { type Place, tableLabels } from './places.ts';

const modes = { A: mark('Added'), U: mark('Changed'), D: mark('Taken out') };

/** Rows listed initially. */
const SHOWN = 300;

/** Changed fields of deductor and person responsible, before and after. */
export function HeadChanges({ changes }: { changes: readonly HeadChange[] }) {
  return (
    <Card aria-labelledby="tds-head-changes">
      <Heading id="tds-head-changes">{t('Deductor and person responsible')}</Heading>
      <Scroller label={t('Deductor and person responsible')}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('Column')}</th>
              <th scope="col">{t('Before')}</th>
              <th scope="col">{t('After')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((h) => (
              <tr key={`${h.part} ${h.key}`}>
                <td>{fieldLabel(h.part, h.key)}</td>
                <td>{h.before}</td>
                <td>{h.after}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
    </Card>
  );
}

interface RowsProps {
  open: OpenTds;
  rows: readonly RowChange[];
  /** Including those not listed. */
  total: number;
  onGo: (place: Place) => void;
}

/** Added, changed and removed rows, a line per changed column. */
export function RowChanges({ open: { record, book }, rows, total, onGo }: RowsProps) {
  const challans = book.rows('challans').map((c) => c.id);
  const text = (change: RowChange, row: RowChange['before'], key: ColumnKey | undefined) =>
    key && cellText(record.form_type, change.table, row, key, challans);
  return (
    <Card aria-labelledby="tds-row-changes">
      <Heading id="tds-row-changes">{t('Rows')}</Heading>
      <Scroller label={t('Rows')}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('Table')}</th>
              <th scope="col" data-align="right">
                {t('Line')}
              </th>
              <th scope="col">{t('Kind')}</th>
              <th scope="col">{t('Name')}</th>
              <th scope="col">{t('Column')}</th>
              <th scope="col">{t('Before')}</th>
              <th scope="col">{t('After')}</th>
              <th scope="col">
                <span className="sr-only">{t('Go to')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).flatMap((change) =>
              (change.mode === 'U' ? change.keys : [undefined]).map((key) => (
                <tr key={`${change.table} ${change.row.id} ${key}`}>
                  <td>{t(tableLabels[change.table])}</td>
                  <td data-align="right">{change.line}</td>
                  <td>{t(modes[change.mode])}</td>
                  <td>{change.row.name ?? change.row.serial}</td>
                  <td>{key && columnLabel(record.form_type, change.table, key)}</td>
                  <td>{text(change, change.before, key)}</td>
                  <td>{text(change, change.row, key)}</td>
                  <td>
                    {change.mode !== 'D' && (
                      <Button
                        look="link"
                        onClick={() => onGo({ table: change.table, row: change.line - 1, key })}
                      >
                        {t('Go to')}
                      </Button>
                    )}
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </FigureTable>
      </Scroller>
      {total > SHOWN && (
        <Note mt="3">
          {tn(
            total - SHOWN,
            '{count} more row is in the Excel sheet',
            '{count} more rows are in the Excel sheet',
          )}
        </Note>
      )}
    </Card>
  );
}
