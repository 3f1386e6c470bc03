import { Link } from 'react-router-dom';
import { type DueEntry, dueCalendar } from '../../shared/tds/calendar.ts';
import { formInfo, type Quarter, quarterLabels } from '../../shared/tds/data/forms.ts';
import { day, paise, period } from '../i18n/format.ts';
import { mark } from '../i18n/mark.ts';
import { t } from '../i18n/t.ts';
import { ReturnStatus } from '../returns/status.tsx';
import { Card, Heading, Note } from '../ui/base/layout.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { type TdsHome, tdsPage } from './calls.ts';

/** The quarters of the entity's year: status, due dates, interest and fee of every form started or due. */
export function YearTable({
  home,
  entityId,
  year,
  registration,
}: {
  home: TdsHome;
  entityId: string;
  year: string;
  registration: string;
}) {
  return (
    <Card aria-labelledby="tds-year">
      <Heading id="tds-year">{t('The year {year}', { year })}</Heading>
      <Scroller cards label={t('The year {year}', { year })}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('Quarter')}</th>
              <th scope="col">{t('Form type')}</th>
              <th scope="col">{t('Status')}</th>
              <th scope="col">{t('Due date')}</th>
              <th scope="col">{t('Certificates due')}</th>
              <th scope="col" data-align="right">
                {t('Tax deducted')}
              </th>
              <th scope="col" data-align="right">
                {t('Payable')}
              </th>
              <th scope="col" data-align="right">
                {t('Interest')}
              </th>
              <th scope="col" data-align="right">
                {t('Fee under section 234E')}
              </th>
            </tr>
          </thead>
          <tbody>
            {home.quarters.flatMap(({ quarter, forms }) =>
              forms.map((f) => (
                <tr key={`${quarter} ${f.form_type}`}>
                  <td>{quarter}</td>
                  <td data-whole>
                    <Link to={tdsPage(f.form_type, entityId, year, quarter, 0, registration)}>
                      {t(formInfo[f.form_type].title)}
                    </Link>
                    {f.corrections.map((c) => (
                      <div key={c.tds_id}>
                        <Link to={tdsPage(f.form_type, entityId, year, quarter, c.number, registration)}>
                          {t('Correction {number}', { number: c.number })}
                        </Link>
                      </div>
                    ))}
                  </td>
                  <td>
                    <ReturnStatus status={f.status} {...(f.status === 'draft' ? { due: f.due_date } : {})} />
                  </td>
                  <td data-whole title={f.due_uncertain ? t(f.due_uncertain) : undefined}>
                    {day(f.due_date)}
                    {f.due_uncertain ? ' *' : ''}
                  </td>
                  <td data-whole>{day(f.certificate_due)}</td>
                  <td data-align="right">{f.totals ? paise(f.totals.deducted) : ''}</td>
                  <td data-align="right">{f.totals ? paise(f.totals.payable) : ''}</td>
                  <td data-align="right">{f.interest === null ? '' : paise(f.interest)}</td>
                  <td data-align="right">{f.fee === null ? '' : paise(f.fee)}</td>
                </tr>
              )),
            )}
          </tbody>
        </FigureTable>
      </Scroller>
    </Card>
  );
}

const duties: Readonly<Record<DueEntry['what'], string>> = {
  deposit: mark('Deposit of tax'),
  statement: mark('Statement'),
  certificate: mark('Certificates'),
};

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const ofWhat = (of: string): string =>
  /^\d{4}-\d{2}$/.test(of)
    ? `${period(months[Number(of.slice(5)) - 1]!)} ${of.slice(0, 4)}`
    : of in quarterLabels
      ? `${of} (${t(quarterLabels[of as Quarter])})`
      : of;

/** All due dates of a year, collapsed: deposits by month, statements and certificates by quarter, TDS next to TCS. */
export function DueCalendar({ year }: { year: string }) {
  return (
    <Card as="details">
      <Heading as="summary" mb="2" fontWeight="semibold" cursor="pointer">
        {t('Due dates of {year}', { year })}
      </Heading>
      <Scroller label={t('Due dates of {year}', { year })}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('Due date')}</th>
              <th scope="col">{t('What')}</th>
              <th scope="col">{t('Of')}</th>
              <th scope="col">{t('Tax')}</th>
              <th scope="col">{t('Forms')}</th>
            </tr>
          </thead>
          <tbody>
            {dueCalendar(year).map((e) => (
              <tr key={`${e.day} ${e.what} ${e.tax} ${e.of}`}>
                <td data-whole>{day(e.day)}</td>
                <td data-whole>{t(duties[e.what])}</td>
                <td data-whole>{ofWhat(e.of)}</td>
                <td>{e.tax}</td>
                <td data-whole>{e.forms.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
      <Note mt="3">
        {t(
          'A government office that pays by book entry deposits on the same day. Form 143 is shown with the dates of 27EQ, because its own are not published yet.',
        )}
      </Note>
    </Card>
  );
}
