import { type ReactNode, useState } from 'react';
import { formatCount, t, tn } from '../../i18n/t.ts';
import { Button } from '../base/Button.tsx';
import { Card, Heading, Note, Row } from '../base/layout.tsx';
import { StatusChip } from '../states/StatusChip.tsx';
import { FigureTable, Scroller } from './FigureTable.tsx';

/** Findings listed initially. */
const PAGE = 200;

/** A finding: location, text, and link to its cell. */
export interface Finding {
  table: string;
  document?: string;
  line: number | string;
  column: string;
  reason: string;
  /** Target of "Go to", for screen readers. */
  what: string;
  onGo?: (() => void) | undefined;
}

interface Props<I> {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Shown instead of an empty list. */
  none: string;
  /** All findings; errors are sorted first here. */
  found: readonly I[];
  /** Called only for visible ones. */
  describe: (issue: I) => Finding;
  /** Heading of the document column. */
  documents?: string;
  /** Shows warnings initially. */
  startsWithAll?: boolean;
  actions?: ReactNode;
}

/** Errors and warnings, line by line; each links to its cell. */
export function FindingsList<I extends { severity: string }>(props: Props<I>) {
  const [all, setAll] = useState(props.startsWithAll ?? false);
  const [most, setMost] = useState(PAGE);
  const errors = props.found.filter((i) => i.severity === 'error');
  const warnings = props.found.filter((i) => i.severity !== 'error');
  const shown = all ? [...errors, ...warnings] : errors;
  return (
    <Card aria-labelledby={props.id}>
      <Row justifyContent="space-between" mb="2">
        <Heading id={props.id} mb="0">
          {props.title}
        </Heading>
        <Row>
          <Button size="sm" aria-pressed={all} onClick={() => setAll(!all)}>
            {all
              ? t('Only rejected entries')
              : t('With {count} warnings', { count: formatCount(warnings.length) })}
          </Button>
          {props.actions}
        </Row>
      </Row>
      {shown.length === 0 ? (
        <Note>{props.none}</Note>
      ) : (
        <Scroller label={props.title}>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col">{t('Table')}</th>
                {props.documents && <th scope="col">{props.documents}</th>}
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
                const finding = props.describe(issue);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity of their own
                  <tr key={n}>
                    <td>{finding.table}</td>
                    {props.documents && <td>{finding.document}</td>}
                    <td data-align="right">{finding.line}</td>
                    <td>{finding.column}</td>
                    <td data-sentence="">{finding.reason}</td>
                    <td>
                      {issue.severity === 'error' ? (
                        <StatusChip tone="problem">{t('Refused')}</StatusChip>
                      ) : (
                        <StatusChip tone="attention">{t('Warning')}</StatusChip>
                      )}
                    </td>
                    <td>
                      {finding.onGo && (
                        <Button
                          look="link"
                          onClick={finding.onGo}
                          aria-label={t('Go to {what}', { what: finding.what })}
                        >
                          {t('Go to')}
                        </Button>
                      )}
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
