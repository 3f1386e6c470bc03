import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { errorText } from '../data/errors.ts';
import { download, get, saveFile } from '../data/http.ts';
import { day, dayTime } from '../i18n/format.ts';
import { t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { DateInput } from '../ui/fields/DateInput.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import type { FirmAnswer, Members } from './firm.ts';
import {
  type Breach,
  type BreachReport,
  breachPath,
  breachProblem,
  type Expired,
  erasedText,
  type Receipt,
} from './privacy.ts';

const List = chakra('ul', { base: { display: 'grid' } });
const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '2',
    borderTop: '1px solid',
    borderColor: 'border',
  },
});
const Name = chakra('span', { base: { flex: '1', minWidth: '12rem', overflowWrap: 'anywhere' } });

/** Clients affected by a breach, records due for erasure, and receipts of erasures. */
export function PrivacyTab() {
  const { data, error, mutate } = useSWR<FirmAnswer>('/api/firm');
  if (!data)
    return error ? <LoadError error={error} onRetry={() => void mutate()} /> : <Skeleton lines={6} />;
  if (!data.may['clients.delete'])
    return <Note>{t('Owners and partners see retention and receipts of the firm.')}</Note>;
  return (
    <Stack>
      {data.may['access.read'] && <BreachPart />}
      <RetentionPart />
      <ReceiptPart />
    </Stack>
  );
}

function BreachPart() {
  const members = useSWR<Members>('/api/firm/members');
  const [asked, setAsked] = useState<Breach>({ from: '', to: '', person: '', ip: '' });
  const [report, setReport] = useState<BreachReport>();
  const [error, setError] = useState('');
  const problem = breachProblem(asked);
  const ask = async (job: () => Promise<void>) => {
    setError('');
    try {
      await job();
    } catch (failure) {
      setError(errorText(failure, t('The report could not be created.')));
    }
  };
  const change = (more: Partial<Breach>) => {
    setAsked({ ...asked, ...more });
    setReport(undefined);
  };
  return (
    <section>
      <Heading>{t('Breach report')}</Heading>
      <Note>
        {t(
          'Lists the clients whose records a person or an address read, changed or exported, with their contact. Without days it covers the last week.',
        )}
      </Note>
      {(error || problem) && <Banner tone="error" title={error || problem} />}
      <Row alignItems="end">
        <Field label={t('From day')}>
          <DateInput value={asked.from} onValue={(from) => change({ from })} />
        </Field>
        <Field label={t('To day')}>
          <DateInput value={asked.to} onValue={(to) => change({ to })} />
        </Field>
        <chakra.div width="12rem">
          <Field label={t('Member')}>
            <Select
              placeholder={t('Everyone')}
              value={asked.person}
              onValue={(person) => change({ person })}
              options={(members.data?.members ?? []).map((m) => ({
                value: m.account_id,
                label: m.full_name,
              }))}
            />
          </Field>
        </chakra.div>
        <Field label={t('IP address')}>
          <TextInput value={asked.ip} onValue={(ip) => change({ ip })} autoComplete="off" />
        </Field>
        <Button
          disabled={problem !== ''}
          onClick={() => void ask(async () => setReport(await get<BreachReport>(breachPath(asked))))}
        >
          {t('Show the clients')}
        </Button>
        <Button
          icon="download"
          disabled={problem !== ''}
          onClick={() => void ask(() => download(breachPath(asked, 'csv'), 'breach-report.csv'))}
        >
          {t('Save as CSV')}
        </Button>
      </Row>
      {report && (
        <>
          <Note>
            {report.total === 0
              ? t('No clients are affected.')
              : tn(report.total, '{count} client is affected', '{count} clients are affected')}
          </Note>
          <List>
            {report.clients.map((c) => (
              <Item key={c.company_id}>
                <Name>
                  {c.company_name || t('Deleted client')}{' '}
                  <Note>{[c.email, c.phone].filter(Boolean).join(' · ')}</Note>
                </Name>
                <Note>
                  {t('{first} to {last}', { first: dayTime(c.first_at), last: dayTime(c.last_at) })}
                </Note>
              </Item>
            ))}
          </List>
        </>
      )}
    </section>
  );
}

/** A loading list with its empty state. */
function Loaded<T>({
  path,
  field,
  empty,
  children,
}: {
  path: string;
  field: string;
  empty: string;
  children: (row: T) => ReactNode;
}) {
  const { data, error, mutate } = useSWR<Record<string, unknown>>(path);
  if (!data)
    return error ? <LoadError error={error} onRetry={() => void mutate()} /> : <Skeleton lines={2} />;
  const rows = data[field] as T[];
  return rows.length === 0 ? <Note>{empty}</Note> : <List>{rows.map(children)}</List>;
}

function RetentionPart() {
  return (
    <section>
      <Heading>{t('Retention is over')}</Heading>
      <Note>
        {t('Clients whose records no longer need to be kept. Erase them on their page, under Privacy.')}
      </Note>
      <Loaded<Expired>
        path="/api/firm/retention"
        field="clients"
        empty={t('The firm’s retention period is not over for any client.')}
      >
        {(c) => (
          <Item key={c.company_id}>
            <Name>
              <Link to={`/app/clients/${c.company_id}`}>{c.company_name}</Link>
            </Name>
            <Note>
              {t('Last filed on {filed}, kept until {until}', {
                filed: day(c.last_filed_on),
                until: day(c.keep_until),
              })}
            </Note>
            {c.legal_hold && <Note>{t('Legal hold: {reason}', { reason: c.legal_hold })}</Note>}
          </Item>
        )}
      </Loaded>
    </section>
  );
}

function ReceiptPart() {
  return (
    <section>
      <Heading>{t('Receipts of erasures')}</Heading>
      <Note>{t('Exports of a client’s data are listed under Who saw what.')}</Note>
      <Loaded<Receipt> path="/api/firm/erasures" field="erasures" empty={t('No client has been erased.')}>
        {(r) => (
          <Item key={r.id}>
            <Name>
              {dayTime(r.erased_at)} <Note>{t('Reason: {reason}', { reason: r.reason })}</Note>
            </Name>
            <Note>{erasedText(r)}</Note>
            <Button
              size="sm"
              icon="download"
              onClick={() =>
                saveFile(
                  new Blob([JSON.stringify(r, null, 2)], { type: 'application/json' }),
                  `erasure-receipt-${r.company_id}.json`,
                )
              }
            >
              {t('Save the receipt')}
            </Button>
          </Item>
        )}
      </Loaded>
    </section>
  );
}
