import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import type { RowKey } from '../../shared/gst/gstr1/columns.ts';
import type { GstIssue } from '../../shared/gst/gstr1/issue.ts';
import { type SectionId, sections } from '../../shared/gst/gstr1/sections.ts';
import { listIssue } from '../../shared/gst/gstr1/validate.ts';
import { errorText } from '../data/errors.ts';
import { download } from '../data/http.ts';
import { formatCount, say, t, tn } from '../i18n/t.ts';
import { Button } from '../ui/Button.tsx';
import { Card, Heading, Note, Row } from '../ui/layout.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { showToast } from '../ui/toasts.ts';
import { gstPaths } from './calls.ts';
import type { OpenGstr1 } from './openGstr1.ts';
import { FigureTable, Scroller } from './parts.tsx';

/** How many findings are listed at once. */
const PAGE = 200;

/** What the portal would refuse and what is only pointed at, by document and line; each leads to its cell. */
export function IssuesPanel({
  open,
  onGo,
}: {
  open: OpenGstr1;
  onGo: (section: SectionId, row: string | undefined, field: RowKey | undefined) => void;
}) {
  const { book, head, autosave } = open;
  // Listing many findings waits until the edit itself is on screen.
  const ticks = useDeferredValue(useSyncExternalStore(book.subscribe, book.ticks));
  const [all, setAll] = useState(false);
  const [most, setMost] = useState(PAGE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: listed anew after every change
  const found = useMemo(() => {
    const every = book.issues();
    return {
      errors: every.filter((i) => i.severity === 'error'),
      warnings: every.filter((i) => i.severity === 'warning'),
    };
  }, [book, ticks]);
  const { errors, warnings } = found;
  const shown = all ? [...errors, ...warnings] : errors;
  const placed = (issue: GstIssue) => {
    const at = issue.section && issue.row ? book.placeOf(issue.section, issue.row) : undefined;
    const row = at === undefined ? undefined : book.rows(issue.section!)[at];
    return listIssue(issue, row && { line: at! + 1, row });
  };
  const excel = async () => {
    await autosave.flush();
    await download(`${gstPaths.gstr1(head.gst_id)}/issues.xlsx`, 'refused.xlsx').catch((error) =>
      showToast({ tone: 'error', text: errorText(error) }),
    );
  };
  return (
    <Card aria-labelledby="findings">
      <Row justifyContent="space-between" mb="2">
        <Heading id="findings" mb="0">
          {t('Findings')}
        </Heading>
        <Row>
          <Button size="sm" aria-pressed={all} onClick={() => setAll(!all)}>
            {all
              ? t('Only what would be refused')
              : t('With {count} warnings', { count: formatCount(warnings.length) })}
          </Button>
          <Button size="sm" icon="download" onClick={() => void excel()}>
            {t('Excel')}
          </Button>
        </Row>
      </Row>
      {shown.length === 0 ? (
        <Note>{t('Nothing here would be refused by the portal')}</Note>
      ) : (
        <Scroller label={t('Findings')}>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col">{t('Table')}</th>
                <th scope="col">{t('Document')}</th>
                <th scope="col">{t('Line')}</th>
                <th scope="col">{t('Column')}</th>
                <th scope="col">{t('Reason')}</th>
                <th scope="col">{t('Kind')}</th>
                <th scope="col">
                  <span className="sr-only">{t('Go to')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown
                .slice(0, most)
                .map(placed)
                .map((i, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity of their own
                  <tr key={n}>
                    <td>{i.section ? t(sections[i.section].title) : t('Return')}</td>
                    <td>{i.number ?? ''}</td>
                    <td data-align="right">{i.line ?? ''}</td>
                    <td>{i.label ? t(i.label) : ''}</td>
                    <td data-sentence="">
                      {say(i.message)}
                      {i.source ? ` (${i.source})` : ''}
                    </td>
                    <td>
                      {i.severity === 'error' ? (
                        <StatusChip tone="problem">{t('Refused')}</StatusChip>
                      ) : (
                        <StatusChip tone="attention">{t('Warning')}</StatusChip>
                      )}
                    </td>
                    <td>
                      {i.section && (
                        <Button
                          look="link"
                          onClick={() => onGo(i.section!, i.row, i.field)}
                          aria-label={t('Go to {what}', { what: i.number ?? t(sections[i.section].title) })}
                        >
                          {t('Go to')}
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
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
