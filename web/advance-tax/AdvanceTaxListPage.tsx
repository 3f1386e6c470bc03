import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { financialYearOf, financialYearOn, todayInIst } from '../../shared/dates.ts';
import { lawYears } from '../../shared/tax/years/index.ts';
import { askedFor } from '../data/asked.ts';
import { errorText } from '../data/errors.ts';
import { download, get, post } from '../data/http.ts';
import { day, rupees } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Note, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { advanceAddress } from './draft.ts';

interface ListAnswer {
  clients: {
    id: string;
    name: string;
    summary: {
      on: string;
      payable: number;
      paid: number;
      next_due: string;
      next_amount: number;
      deferment: number;
      shortfall: number;
      exempt: string;
    } | null;
  }[];
}
interface JobAnswer {
  state: string;
  has_file: boolean;
  progress: { total: number; finished: number; done: number; skipped: number; failed: number };
}

const years = lawYears.map(financialYearOf);

/** `/app/advance-tax?year=`: all clients with their next instalment; calculates all and prepares the letters. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const { value: year } = askedFor(params.get('year'), years, financialYearOn(todayInIst()));
  const { data, error, mutate } = useSWR<ListAnswer>(`/api/advance-tax?year=${year}`);
  const [language, setLanguage] = useState('en');
  const [job, setJob] = useState('');
  const { data: running } = useSWR<JobAnswer>(job ? `/api/jobs/${job}` : null, {
    refreshInterval: (latest) => (latest && latest.state !== 'running' ? 0 : 1000),
  });
  const busy = job !== '' && (!running || running.state === 'running');
  useEffect(() => {
    if (running && running.state !== 'running') void mutate();
  }, [running, mutate]);
  const run = async () => {
    try {
      const { job_id } = await post<{ job_id: string }>('/api/jobs', {
        kind: 'advance_tax',
        options: { year, language },
      });
      await get(`/api/jobs/${job_id}`);
      setJob(job_id);
    } catch (failed) {
      showToast({ tone: 'error', text: errorText(failed) });
    }
  };
  return (
    <PageFrame
      title={t('Advance tax')}
      intro={t(
        'Estimates for the current year from last year’s returns, books and papers, with a letter for each client.',
      )}
    >
      <Stack>
        <Row gap="3" alignItems="flex-end" flexWrap="wrap">
          <Field label={t('Tax year')}>
            <Select
              value={year}
              onValue={(value) => setParams({ year: value }, { replace: true })}
              options={years.map((value) => ({ value, label: value }))}
            />
          </Field>
          <Field label={t('Letters in')}>
            <Select
              value={language}
              onValue={setLanguage}
              options={[
                { value: 'en', label: 'English' },
                { value: 'hi', label: 'हिन्दी' },
              ]}
            />
          </Field>
          <Button look="primary" busy={busy} onClick={() => void run()}>
            {t('Compute all and write letters')}
          </Button>
          {running?.has_file && running.state === 'done' && (
            <Button icon="download" onClick={() => void download(`/api/jobs/${job}/file`, 'advance-tax.zip')}>
              {t('Download the letters')}
            </Button>
          )}
        </Row>
        {running && (
          <Note aria-live="polite">
            {t('{finished} of {total} clients; {skipped} with no data to estimate from, {failed} failed', {
              finished: running.progress.finished,
              total: running.progress.total,
              skipped: running.progress.skipped,
              failed: running.progress.failed,
            })}
          </Note>
        )}
        {error ? (
          <LoadError error={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <Skeleton />
        ) : data.clients.length === 0 ? (
          <EmptyState title={t('No clients that file income-tax returns yet')} />
        ) : (
          <Card>
            <Scroller label={t('Advance tax')}>
              <FigureTable>
                <thead>
                  <tr>
                    <th>{t('Client')}</th>
                    <th data-align="right">{t('Advance tax of the year')}</th>
                    <th data-align="right">{t('Paid so far')}</th>
                    <th>{t('Next')}</th>
                    <th data-align="right">{t('Interest')}</th>
                    <th>{t('As of')}</th>
                  </tr>
                </thead>
                <tbody>
                  {data.clients.map(({ id, name, summary }) => (
                    <tr key={id}>
                      <th scope="row">
                        <chakra.span textDecoration="underline">
                          <Link to={advanceAddress(id, year)}>{name}</Link>
                        </chakra.span>
                      </th>
                      <td data-align="right">{summary ? rupees(Math.max(0, summary.payable)) : ''}</td>
                      <td data-align="right">{summary ? rupees(summary.paid) : ''}</td>
                      <td data-whole="">
                        {!summary
                          ? t('Not estimated yet')
                          : summary.exempt
                            ? t('None due')
                            : summary.next_due
                              ? t('{amount} by {day}', {
                                  amount: rupees(summary.next_amount),
                                  day: day(summary.next_due),
                                })
                              : t('Year is over')}
                      </td>
                      <td data-align="right">
                        {summary ? rupees(summary.deferment + summary.shortfall) : ''}
                      </td>
                      <td data-whole="">{summary ? day(summary.on) : ''}</td>
                    </tr>
                  ))}
                </tbody>
              </FigureTable>
            </Scroller>
          </Card>
        )}
      </Stack>
    </PageFrame>
  );
}
