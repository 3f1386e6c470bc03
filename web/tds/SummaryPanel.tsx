import { useMemo, useSyncExternalStore } from 'react';
import { todayInIst } from '../../shared/dates.ts';
import { formatPaise } from '../../shared/money.ts';
import { statementDue } from '../../shared/tds/data/due-dates.ts';
import { lawOf, type MonthCounting } from '../../shared/tds/interest.ts';
import { type StatementSummary, summarise } from '../../shared/tds/summary.ts';
import { day, paise } from '../i18n/format.ts';
import { formatCount, t, tn } from '../i18n/t.ts';
import { Card, Heading, Note, Stack } from '../ui/base/layout.tsx';
import { RadioGroup } from '../ui/fields/Checks.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { AndMore } from '../ui/lists/AndMore.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import type { OpenTds } from './openTds.ts';

/** Most interest rows listed. */
const SHOWN = 200;

const right = (amount: number) => <td data-align="right">{formatPaise(amount)}</td>;

/** Payable by section and month, interest with the choice of counting months, and the late fee. */
export function SummaryPanel({ open, readOnly }: { open: OpenTds; readOnly: boolean }) {
  const { book, record } = open;
  const ticks = useSyncExternalStore(book.subscribe, book.ticks);
  const counting = book.counting();
  // biome-ignore lint/correctness/useExhaustiveDependencies: recalculated after every change
  const s = useMemo(
    () =>
      summarise(
        { ...book.what, challans: book.rows('challans'), deductees: book.rows('deductees') },
        counting,
        record.original_filed_on || record.filed_on || todayInIst(),
      ),
    [book, ticks, counting, record.original_filed_on, record.filed_on],
  );
  const law = lawOf(record.form_type);
  const due = statementDue(record.form_type, record.financial_year, record.quarter);
  return (
    <Stack gap="5">
      {due.uncertain && <Banner tone="warning" title={t(due.uncertain)} />}
      <PayableCard summary={s} />
      <Card aria-labelledby="tds-interest">
        <Heading id="tds-interest">
          {t('Interest under section {section}', { section: law.interest })}
        </Heading>
        <Stack>
          <Counting value={counting} onValue={book.setCounting} readOnly={readOnly} />
          {s.interest.length === 0 ? <Note>{t('No delay found.')}</Note> : <InterestTable summary={s} />}
          <Note>
            {t('Interest in the challans: {paid}. Due: {due}.', {
              paid: paise(s.interestPaid),
              due: paise(s.interestDue),
            })}
          </Note>
        </Stack>
      </Card>
      <FeeCard summary={s} section={law.fee} />
    </Stack>
  );
}

/** Amounts payable by section and month, with amounts deposited. */
function PayableCard({ summary: s }: { summary: StatementSummary }) {
  return (
    <Card aria-labelledby="tds-payable">
      <Heading id="tds-payable">{t('Payable by section and month')}</Heading>
      <Scroller label={t('Payable by section and month')}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('Section code')}</th>
              <th scope="col">{t('Month')}</th>
              <th scope="col" data-align="right">
                {t('Rows')}
              </th>
              <th scope="col" data-align="right">
                {t('Amount paid')}
              </th>
              <th scope="col" data-align="right">
                {t('Tax deducted')}
              </th>
              <th scope="col" data-align="right">
                {t('Deposited')}
              </th>
              <th scope="col" data-align="right">
                {t('Payable')}
              </th>
              <th scope="col">{t('Due date')}</th>
            </tr>
          </thead>
          <tbody>
            {s.sections.map((line) => (
              <tr key={`${line.code} ${line.month}`}>
                <td>{line.code || '—'}</td>
                <td style={{ whiteSpace: 'nowrap' }}>
                  {line.month ? `${line.month.slice(5)}-${line.month.slice(0, 4)}` : '—'}
                </td>
                <td data-align="right">{formatCount(line.rows)}</td>
                {right(line.amount)}
                {right(line.deducted)}
                {right(line.deposited)}
                {right(line.payable)}
                <td style={{ whiteSpace: 'nowrap' }}>{day(line.due)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="total">
              <th scope="row" colSpan={2}>
                {t('Total')}
              </th>
              <td data-align="right">{formatCount(s.totals.rows)}</td>
              {right(s.totals.amount)}
              {right(s.totals.deducted)}
              {right(s.totals.deposited)}
              {right(s.totals.payable)}
              <td />
            </tr>
          </tfoot>
        </FigureTable>
      </Scroller>
      {s.withoutPan > 0 && (
        <Note mt="3">
          {tn(s.withoutPan, '{count} row has no valid PAN', '{count} rows have no valid PAN')}
        </Note>
      )}
    </Card>
  );
}

/** How months of delay are counted: department and tribunals differ. */
function Counting({
  value,
  onValue,
  readOnly,
}: {
  value: MonthCounting;
  onValue: (value: MonthCounting) => void;
  readOnly: boolean;
}) {
  return (
    <Field label={t('How months of delay are counted')} group disabled={readOnly}>
      <RadioGroup
        value={value}
        onValue={(next) => onValue(next as MonthCounting)}
        options={[
          {
            value: 'calendar',
            label: t('Calendar months (part counts as full)'),
            help: t('As counted by the department: deducted 4 March, paid 7 May is three months.'),
            disabled: readOnly,
          },
          {
            value: 'anniversary',
            label: t('Months from the date of deduction'),
            help: t(
              'Part of a month counts as a month, as held by several tribunals: 31 March to 30 April is one.',
            ),
            disabled: readOnly,
          },
        ]}
      />
    </Field>
  );
}

/** Interest row by row. */
function InterestTable({ summary: s }: { summary: StatementSummary }) {
  return (
    <Scroller label={t('Interest by row')}>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col" data-align="right">
              {t('Row')}
            </th>
            <th scope="col">{t('Name')}</th>
            <th scope="col">{t('Section')}</th>
            <th scope="col">{t('From')}</th>
            <th scope="col">{t('To')}</th>
            <th scope="col" data-align="right">
              {t('Months')}
            </th>
            <th scope="col" data-align="right">
              {t('Rate')}
            </th>
            <th scope="col" data-align="right">
              {t('Interest')}
            </th>
          </tr>
        </thead>
        <tbody>
          {s.interest.slice(0, SHOWN).map((i) => (
            <tr key={`${i.row} ${i.section} ${i.reason}`}>
              <td data-align="right">{i.row + 1}</td>
              <td>{i.name}</td>
              <td>{i.section}</td>
              <td data-whole>{day(i.from)}</td>
              <td data-whole>
                {i.running ? t('{date}, not deposited yet', { date: day(i.to) }) : day(i.to)}
              </td>
              <td data-align="right">{i.months}</td>
              <td data-align="right">{i.rate / 100}%</td>
              {right(i.interest)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="total">
            <th scope="row" colSpan={7}>
              {t('Total')}
            </th>
            {right(s.interestDue)}
          </tr>
        </tfoot>
      </FigureTable>
      <AndMore left={s.interest.length - SHOWN} />
    </Scroller>
  );
}

/** The fee for a late statement. */
function FeeCard({ summary: s, section }: { summary: StatementSummary; section: string }) {
  return (
    <Card aria-labelledby="tds-fee">
      <Heading id="tds-fee">{t('Fee under section {section}', { section: section })}</Heading>
      <Note>
        {s.fee.days === 0
          ? s.fee.due < todayInIst()
            ? t('The statement was due on {date}: no fee.', { date: day(s.fee.due) })
            : t('The statement is due on {date}: no fee.', { date: day(s.fee.due) })
          : t('Due on {date}, {days} days late at ₹200 per day, limited to the tax: {fee}', {
              date: day(s.fee.due),
              days: formatCount(s.fee.days),
              fee: paise(s.fee.fee),
            })}
      </Note>
      <Note>{t('Fee in the challans: {paid}.', { paid: paise(s.feePaid) })}</Note>
    </Card>
  );
}
