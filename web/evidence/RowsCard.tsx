import { chakra } from '@chakra-ui/react';
import { Fragment, lazy, Suspense, useState } from 'react';
import { isIsoDate } from '../../shared/dates.ts';
import { formatPaise } from '../../shared/money.ts';
import { retry } from '../data/lazy.ts';
import { day } from '../i18n/format.ts';
import { formatCount, fromServer, t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Heading, Row as Line, Note } from '../ui/base/layout.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { type Group, PAGE, type Row, rowName, type SupportLink } from './desk.ts';
import { decisionName, figureName, markName, sourceName } from './names.ts';

const RowDetails = lazy(() =>
  retry(() => import('./RowDetails.tsx')).then((m) => ({ default: m.RowDetails })),
);

const money = (rupees: number): string => formatPaise(Math.round(rupees * 100));

/** Decisions that need a reason. */
const reasoned = new Set(['matched', 'disputed', 'set_aside']);

/** The suggestion for a row. The field of the return is named by the row's group. */
function suggested(row: Row): string {
  const { action, amount, figure } = row.suggestion;
  // Trades also show turnover and charges.
  if (action === 'take' && figure !== 'speculative' && figure !== 'fno')
    return t('Enter {amount}', { amount: money(amount) });
  return fromServer(row.suggestion);
}

/** The rows a row supports or is supported by, and why they are counted once; a count if there are many. */
function SupportNote({ of }: { of: SupportLink }) {
  const names =
    of.rows.length > 2
      ? tn(of.rows.length, '{count} row', '{count} rows')
      : of.rows.map((row) => rowName(row, sourceName(row.source))).join('; ');
  return (
    <Note data-support={of.supports ? 'of' : 'by'}>
      {of.supports ? t('Supports: {names}', { names }) : t('Supported by: {names}', { names })} ·{' '}
      {fromServer(of.why)}
    </Note>
  );
}

/** Rows of one figure with their suggestions; one click accepts all, or each is decided separately. */
export function RowsCard({
  group,
  beside,
  stamp,
  disabled,
  onDecide,
  onAccept,
  onPart,
  onMore,
}: {
  group: Group;
  beside: ReadonlyMap<string, readonly SupportLink[]>;
  /** Changes with each step. */
  stamp: string;
  disabled: boolean;
  onDecide: (id: string, decision: string, note?: string) => void;
  onAccept: () => void;
  /** Undoes a match, or restores it. */
  onPart: (key: string, apart: boolean) => void;
  /** Loads this many rows of the group. */
  onMore: (rows: number) => void;
}) {
  const [open, setOpen] = useState('');
  const label = figureName(group.figure);
  return (
    <Card aria-label={label} data-figure={group.figure}>
      <Line justifyContent="space-between">
        <Heading>
          {label}{' '}
          <chakra.span color="fg.muted" fontSize="sm" fontWeight="normal">
            {tn(group.rows, '{count} row', '{count} rows')}
          </chakra.span>
        </Heading>
        {group.ready > 0 && group.figure !== '' && (
          <Button size="sm" icon="check" disabled={disabled} onClick={onAccept}>
            {t('Accept these suggestions')}
          </Button>
        )}
      </Line>
      <Scroller label={label}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('Paper')}</th>
              <th scope="col">{t('Code')}</th>
              <th scope="col">{t('Reported by')}</th>
              <th scope="col">{t('Period')}</th>
              <th scope="col" data-align="right">
                {t('Amount')}
              </th>
              <th scope="col" data-align="right">
                {t('Tax')}
              </th>
              <th scope="col">{t('Suggestion')}</th>
              <th scope="col">{t('Decision')}</th>
            </tr>
          </thead>
          <tbody>
            {group.list.map((row) => (
              <Fragment key={row.id}>
                <tr data-row={row.id} title={row.place}>
                  <td data-whole="">{sourceName(row.source)}</td>
                  <td data-whole="">{row.code}</td>
                  <td data-sentence="">
                    {row.payer || row.payer_id || row.code}
                    {row.marks.map((of) => (
                      <Note key={of} as="span">
                        {' '}
                        · {markName(of)}
                      </Note>
                    ))}
                    {row.joined > 0 && (
                      <Note as="span">
                        {' '}
                        · {tn(row.joined, 'matched with {count} row', 'matched with {count} rows')}
                      </Note>
                    )}{' '}
                    <Button
                      look="link"
                      style={{ fontSize: 'inherit' }}
                      aria-expanded={open === row.id}
                      onClick={() => setOpen(open === row.id ? '' : row.id)}
                    >
                      {t('Details')}
                    </Button>
                    {beside.get(row.id)?.map((of, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity of their own
                      <SupportNote key={i} of={of} />
                    ))}
                    {row.note !== '' && open !== row.id && <Note>{row.note}</Note>}
                  </td>
                  <td data-whole="">{isIsoDate(row.period) ? day(row.period) : row.period}</td>
                  <td data-align="right">{money(row.gross)}</td>
                  <td data-align="right">{row.tax === 0 ? '' : money(row.tax)}</td>
                  <td data-sentence="">{suggested(row)}</td>
                  <chakra.td minWidth="9rem">
                    <Select
                      aria-label={t('Decision on {name}', { name: row.payer || row.code })}
                      value={row.decision ?? ''}
                      disabled={disabled}
                      placeholder={t('Undecided')}
                      onValue={(value) => {
                        onDecide(row.id, value || 'none');
                        // The note or feedback is written in the details.
                        if (reasoned.has(value)) setOpen(row.id);
                      }}
                      options={(row.suggestion.action === 'take' || row.decision === 'taken'
                        ? ['taken', 'matched', 'disputed', 'set_aside']
                        : ['matched', 'disputed', 'set_aside']
                      ).map((value) => ({ value, label: decisionName(value) }))}
                    />
                  </chakra.td>
                </tr>
                {open === row.id && (
                  <tr>
                    <td colSpan={8}>
                      <Suspense>
                        <RowDetails
                          id={row.id}
                          stamp={stamp}
                          disabled={disabled}
                          onNote={(decision, note) => onDecide(row.id, decision, note)}
                          onPart={onPart}
                        />
                      </Suspense>
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
      <Line mt="2">
        {group.rows > group.shown && (
          <Button size="sm" onClick={() => onMore(group.shown + PAGE)}>
            {t('Show {count} more', { count: formatCount(Math.min(PAGE, group.rows - group.shown)) })}
          </Button>
        )}
        {group.open === 0 && group.figure !== '' && <StatusChip tone="done">{t('Decided')}</StatusChip>}
      </Line>
    </Card>
  );
}
