import { type ReactNode, useState } from 'react';
import type { AccountsForm } from '../../shared/accounts/itr3-accounts.ts';
import { type Format, formatTexts, itemsOf, prescribed } from '../../shared/accounts/prescribed.ts';
import { type Adjustments, finalAccounts, isStock } from '../../shared/accounts/statements.ts';
import { layoutOf, type Schedule, type StatementRow } from '../../shared/accounts/statements-layout.ts';
import { closingOf, type Ledger } from '../../shared/accounts/trial-balance.ts';
import { formatPaise } from '../../shared/money.ts';
import { day } from '../i18n/format.ts';
import { mark } from '../i18n/mark.ts';
import { formatCount, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Columns, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { AmountInput } from '../ui/fields/AmountInput.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Banner } from '../ui/states/Banner.tsx';

/** The statement shown. */
export type Statement = 'pl' | 'bs';

/** Schedule lines that are not ledger names and so can be translated. */
const ownLines = new Set([
  mark('Profit for the year'),
  mark('Less: depreciation'),
  mark('Depreciation not yet in the books'),
  mark('Opening stock'),
  mark('Closing stock'),
  mark('Less: closing stock'),
]);

/** Most ledgers of a schedule listed on the page; the Excel file has all. */
const SHOWN = 500;

interface Props {
  statement: Statement;
  companyName: string;
  tbDate: string;
  ledgers: readonly Ledger[];
  adjustments: Adjustments;
  previous: { ledgers: readonly Ledger[]; adjustments: Adjustments; label: string } | undefined;
  balanced: boolean;
  readOnly: boolean;
  onAdjust: (next: Adjustments) => void;
  /** The format prescribed for this type of client. */
  format: Format;
  onFile: (kind: 'pdf' | 'xlsx', format: 'vertical' | 'prescribed') => void;
  onStatement: (next: Statement) => void;
  /** The form the accounts can be copied to; undefined when the entity files none of these forms for this year. */
  takes: AccountsForm | undefined;
  /** Copies the accounts to the entity's return. */
  onTake: (form: AccountsForm) => void;
  onClose: () => void;
}

const figure = (paise: number | undefined): string =>
  paise === undefined ? '' : paise < 0 ? `(${formatPaise(-paise)})` : formatPaise(paise);

/**
 * Profit and loss or balance sheet in the vertical layout, with schedules and ratios, calculated from the
 * unsaved sheet.
 */
export function StatementsPanel(props: Props) {
  const { takes } = props;
  const { statement, ledgers, adjustments, previous, tbDate } = props;
  const now = finalAccounts(ledgers, adjustments);
  const before = previous && finalAccounts(previous.ledgers, previous.adjustments);
  const [bound, setBound] = useState(false);
  const vertical = layoutOf(now, before);
  const { schedules: all, ...layout } = bound ? inFormat(props) : vertical;
  const chosen = bound ? 'prescribed' : 'vertical';
  const rows = statement === 'bs' ? layout.balanceSheet : layout.profitAndLoss;
  const used = new Set(rows.flatMap((r) => r.schedule ?? []));
  const schedules = all.filter((s) => used.has(s.number));
  const openingStock = ledgers.filter(isStock).reduce((sum, l) => sum + closingOf(l), 0);
  const title =
    statement === 'bs'
      ? t('Balance Sheet as at {date}', { date: day(tbDate) })
      : t('Profit and Loss Account for the year ended {date}', { date: day(tbDate) });
  const heads = (
    <>
      <th scope="col" data-align="right">
        {day(tbDate)}
      </th>
      {previous && (
        <th scope="col" data-align="right">
          {previous.label}
        </th>
      )}
    </>
  );
  return (
    <Card aria-labelledby="statement">
      <Row justifyContent="space-between" mb="3">
        <Heading id="statement" mb="0" tabIndex={-1}>
          {props.companyName}: {title}
        </Heading>
        <Row data-no-print>
          <Button size="sm" aria-pressed={statement === 'pl'} onClick={() => props.onStatement('pl')}>
            {t('Profit & Loss')}
          </Button>
          <Button size="sm" aria-pressed={statement === 'bs'} onClick={() => props.onStatement('bs')}>
            {t('Balance Sheet')}
          </Button>
          <Button size="sm" aria-pressed={bound} onClick={() => setBound(!bound)}>
            {props.format === 'schedule-iii' ? t('Schedule III') : t('ICAI format')}
          </Button>
          <Button size="sm" onClick={() => window.print()}>
            {t('Print')}
          </Button>
          <Button size="sm" icon="download" onClick={() => props.onFile('pdf', chosen)}>
            {t('PDF')}
          </Button>
          <Button size="sm" icon="download" onClick={() => props.onFile('xlsx', chosen)}>
            {t('Excel')}
          </Button>
          {takes && (
            <Button
              size="sm"
              icon="itr"
              disabled={layout.difference !== 0}
              onClick={() => props.onTake(takes)}
            >
              {t('Use in {form}', { form: takes })}
            </Button>
          )}
          <Button size="sm" onClick={props.onClose}>
            {t('Close')}
          </Button>
        </Row>
      </Row>
      <Stack gap="4">
        <Entries {...props} />
        {openingStock !== 0 && adjustments.closing_stock === 0 && (
          <Banner
            tone="warning"
            title={t('Closing stock is blank: the full opening stock of ₹{amount} is charged to profit.', {
              amount: formatPaise(openingStock),
            })}
          />
        )}
        {(!props.balanced || layout.difference !== 0) && (
          <Banner tone="warning" title={t('Prepared from a trial balance that does not balance.')}>
            {layout.difference !== 0 &&
              t('Assets and liabilities differ by ₹{amount}.', {
                amount: formatPaise(Math.abs(layout.difference)),
              })}
          </Banner>
        )}
        <Scroller label={title}>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col">{t('Particulars')}</th>
                <th scope="col">{bound ? t('Note') : t('Schedule')}</th>
                {heads}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a statement stand in their order
                <StatementLine key={i} row={row} two={previous !== undefined} />
              ))}
            </tbody>
          </FigureTable>
        </Scroller>
        {bound && (
          <Note>{`${t(formatTexts[props.format].name)}. ${t(formatTexts[props.format].missing)}`}</Note>
        )}
        {!bound && statement === 'bs' && vertical.ratios.length > 0 && (
          <FigureTable>
            <caption>{t('Ratios')}</caption>
            <tbody>
              {vertical.ratios.map((r) => (
                <tr key={r.label}>
                  <th scope="row">{t(r.label)}</th>
                  <td data-align="right">{r.value}</td>
                  {previous && <td data-align="right">{r.previous ?? '—'}</td>}
                </tr>
              ))}
            </tbody>
          </FigureTable>
        )}
        {schedules.map((s) => (
          <ScheduleTable key={s.number} schedule={s} two={previous !== undefined} heads={heads} />
        ))}
      </Stack>
    </Card>
  );
}

/** Adjustments that are not part of the trial balance. */
function Entries({ adjustments, readOnly, onAdjust }: Props) {
  return (
    <div data-no-print>
      <Columns>
        <Field
          label={t('Closing stock (₹)')}
          help={t('Valued at the end of the year; the trial balance has the opening value.')}
          {...(readOnly ? { disabled: true } : {})}
        >
          <AmountInput
            unit="paise"
            value={adjustments.closing_stock || null}
            onValue={(value) => onAdjust({ ...adjustments, closing_stock: Math.max(0, value ?? 0) })}
          />
        </Field>
        <Field label={t('Depreciation not yet in the books (₹)')} {...(readOnly ? { disabled: true } : {})}>
          <AmountInput
            unit="paise"
            value={adjustments.depreciation || null}
            onValue={(value) => onAdjust({ ...adjustments, depreciation: Math.max(0, value ?? 0) })}
          />
        </Field>
      </Columns>
    </div>
  );
}

/** The same accounts in the format prescribed for the type of client. */
function inFormat({ format, ledgers, adjustments, previous }: Props) {
  const { balanceSheet, profitAndLoss, notes, difference } = prescribed(
    format,
    itemsOf(ledgers, adjustments),
    previous && itemsOf(previous.ledgers, previous.adjustments),
  );
  return { balanceSheet, profitAndLoss, schedules: notes, difference };
}

function StatementLine({ row, two }: { row: StatementRow; two: boolean }) {
  if (row.kind === 'heading')
    return (
      <tr>
        <th scope="row" colSpan={two ? 4 : 3}>
          <b>{t(row.label)}</b>
        </th>
      </tr>
    );
  const total = row.kind === 'total' ? { className: 'total' } : {};
  return (
    <tr>
      <th scope="row">{row.kind === 'total' ? <b>{t(row.label)}</b> : t(row.label)}</th>
      <td>{row.schedule ?? ''}</td>
      <td data-align="right" {...total}>
        {figure(row.amount)}
      </td>
      {two && (
        <td data-align="right" {...total}>
          {figure(row.previous)}
        </td>
      )}
    </tr>
  );
}

function ScheduleTable({ schedule, two, heads }: { schedule: Schedule; two: boolean; heads: ReactNode }) {
  const rest = schedule.lines.length - SHOWN;
  return (
    <Scroller label={t(schedule.label)}>
      <FigureTable>
        <caption>
          {schedule.number}. {t(schedule.label)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Ledger')}</th>
            {heads}
          </tr>
        </thead>
        <tbody>
          {schedule.lines.slice(0, SHOWN).map((l, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two ledgers may share a name
            <tr key={i}>
              <th scope="row">{ownLines.has(l.label) ? t(l.label) : l.label}</th>
              <td data-align="right">{figure(l.amount)}</td>
              {two && <td data-align="right">{figure(l.previous)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('Total')}</th>
            <td data-align="right" className="total">
              {figure(schedule.amount)}
            </td>
            {two && (
              <td data-align="right" className="total">
                {figure(schedule.previous)}
              </td>
            )}
          </tr>
        </tfoot>
      </FigureTable>
      {rest > 0 && (
        <Note>
          {t('and {count} more ledgers; the Excel file lists all of them', { count: formatCount(rest) })}
        </Note>
      )}
    </Scroller>
  );
}
