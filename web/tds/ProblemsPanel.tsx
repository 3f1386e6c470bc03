import { useState, useSyncExternalStore } from 'react';
import type { Issue } from '../../shared/forms/messages.ts';
import { walk } from '../../shared/forms/walk.ts';
import { columnsOf } from '../../shared/tds/sheets.ts';
import { statementSchema } from '../../shared/tds/statement.ts';
import { FigureTable, Scroller } from '../gst/parts.tsx';
import { formatCount, say, t, tn } from '../i18n/t.ts';
import { Button } from '../ui/Button.tsx';
import { Card, Heading, Note, Row } from '../ui/layout.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import type { Book } from './book.ts';
import { type Place, placeOf, tableLabels } from './places.ts';

/** How many findings are listed at once. */
const PAGE = 200;

const nodes = walk(statementSchema);

function whereOf(book: Book, issue: Issue): { table: string; line: string; column: string } {
  const { table, row, key } = placeOf(issue.path);
  if (table) {
    const column = columnsOf(book.what.form, table).find((c) => c.key === key);
    return {
      table: t(tableLabels[table]),
      line: row === undefined ? '' : String(row + 1),
      column: column ? t(column.label) : '',
    };
  }
  const [first = '', second] = issue.path.split('.');
  const group = nodes.find((n) => n.key === first);
  const field = group?.node === 'group' ? group.children.find((n) => n.key === second) : undefined;
  return { table: group ? t(group.meta.label) : '', line: '', column: field ? t(field.meta.label) : '' };
}

/** What the validator would refuse and what is only pointed at; each leads to its cell. */
export function ProblemsPanel({ book, onGo }: { book: Book; onGo: (place: Place) => void }) {
  useSyncExternalStore(book.subscribe, book.ticks);
  const [all, setAll] = useState(true);
  const [most, setMost] = useState(PAGE);
  const found = [...book.issues()].sort(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  );
  const errors = found.filter((i) => i.severity === 'error');
  const shown = all ? found : errors;
  return (
    <Card aria-labelledby="tds-problems">
      <Row justifyContent="space-between" mb="2">
        <Heading id="tds-problems" mb="0">
          {t('Problems')}
        </Heading>
        <Button size="sm" aria-pressed={all} onClick={() => setAll(!all)}>
          {all
            ? t('Only what would be refused')
            : t('With {count} warnings', { count: formatCount(found.length - errors.length) })}
        </Button>
      </Row>
      {shown.length === 0 ? (
        <Note>{t('Nothing found. The department’s validator has the last word.')}</Note>
      ) : (
        <Scroller label={t('Problems')}>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col">{t('Table')}</th>
                <th scope="col" data-align="right">
                  {t('Line')}
                </th>
                <th scope="col">{t('Column')}</th>
                <th scope="col">{t('Reason')}</th>
                <th scope="col">{t('Kind')}</th>
                <th scope="col">
                  <span className="sr-only">{t('Go to')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, most).map((issue, n) => {
                const where = whereOf(book, issue);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity of their own
                  <tr key={n}>
                    <td>{where.table}</td>
                    <td data-align="right">{where.line}</td>
                    <td>{where.column}</td>
                    <td data-sentence="">{say(issue.message)}</td>
                    <td>
                      {issue.severity === 'error' ? (
                        <StatusChip tone="problem">{t('Refused')}</StatusChip>
                      ) : (
                        <StatusChip tone="attention">{t('Warning')}</StatusChip>
                      )}
                    </td>
                    <td>
                      <Button
                        look="link"
                        onClick={() => onGo(placeOf(issue.path))}
                        aria-label={t('Go to {what}', {
                          what: [where.table, where.line, where.column].filter(Boolean).join(' '),
                        })}
                      >
                        {t('Go to')}
                      </Button>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </FigureTable>
        </Scroller>
      )}
      {shown.length > most && (
        <Row mt="3">
          <Button size="sm" onClick={() => setMost(most + PAGE)}>
            {tn(shown.length - most, 'Show more ({count} left)', 'Show more ({count} left)')}
          </Button>
        </Row>
      )}
    </Card>
  );
}
