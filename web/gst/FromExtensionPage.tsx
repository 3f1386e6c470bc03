import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { financialYearOfPeriod, parsePeriod, periodName } from '../../shared/gst/periods.ts';
import { panOfGstin } from '../../shared/identifiers.ts';
import type { FigureRow, GstBalance, GstFigures, WebRuntime } from '../../shared/messages.ts';
import { formatPaise } from '../../shared/money.ts';
import { get } from '../data/http.ts';
import { keys, withQuery } from '../data/keys.ts';
import { onForgetAll } from '../forms/saving/journal.ts';
import { period as periodText } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { type GstHome, gstPages, gstPaths } from './base/calls.ts';
import { TakeBalance } from './portal/FromExtensionBalance.tsx';
import { TakeOver } from './portal/FromExtensionForm.tsx';
import { Totals } from './portal/FromExtensionTotals.tsx';
import {
  amountColumns,
  entitiesWith,
  type ListedEntity,
  type Received,
  receive,
  registrationWith,
} from './portal/fromExtension.ts';
import { columnNames } from './portal/portalColumns.ts';

const runtime = (): WebRuntime | undefined =>
  (globalThis as { chrome?: { runtime?: WebRuntime } }).chrome?.runtime;

// The extension passes figures once: they are held here while the user adds the entity.
let held: Promise<Received> | undefined;
onForgetAll(() => {
  held = undefined;
});
const ask = (): Promise<Received> => {
  held ??= receive(runtime()).then((answer) => {
    if (answer.state !== 'figures' && answer.state !== 'balance') held = undefined;
    return answer;
  });
  return held;
};

/**
 * `/app/gst/from-extension`: figures the extension read on the GST portal, copied to a draft or compared with
 * ours.
 */
export function Page() {
  const [received, setReceived] = useState<Received>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let current = true;
    setReceived(undefined);
    void ask().then((answer) => current && setReceived(answer));
    return () => {
      current = false;
    };
  }, [round]);
  return (
    <PageFrame
      title={t('Figures from the GST portal')}
      intro={t('Sent by the browser extension. Nothing is stored until you open a draft with them.')}
      crumb={<Link to="/app/gst">{t('GST')}</Link>}
    >
      {!received ? (
        <Skeleton height="16rem" />
      ) : received.state === 'figures' ? (
        <Shown figures={received.figures} />
      ) : received.state === 'balance' ? (
        <BalanceShown balance={received.balance} />
      ) : (
        <Nothing state={received.state} again={() => setRound((n) => n + 1)} />
      )}
    </PageFrame>
  );
}

function Nothing({ state, again }: { state: 'absent' | 'nothing' | 'wrong'; again: () => void }) {
  const retry = <Button onClick={again}>{t('Try again')}</Button>;
  if (state === 'absent')
    return (
      <Banner
        tone="warning"
        title={t('The browser extension does not answer.')}
        actions={
          <Row>
            {retry}
            <ButtonLink to="/download-extension">{t('Get the extension')}</ButtonLink>
          </Row>
        }
      >
        {t('Install it or switch it on, then send the figures from its panel on the GST portal.')}
      </Banner>
    );
  if (state === 'wrong')
    return (
      <Banner tone="error" title={t('The extension did not send figures of a GST return.')} actions={retry}>
        {t(
          'Nothing was applied. Update the extension, read the figures again on the GST portal and send them again.',
        )}
      </Banner>
    );
  return (
    <Banner tone="info" title={t('There are no figures for this tab.')} actions={retry}>
      {t(
        'Open GSTR-1, GSTR-2B or GSTR-3B on the GST portal, click Read figures in the extension’s panel and then Send to Karsetu. Figures are passed once, to the tab that opens.',
      )}
    </Banner>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: '4',
    rowGap: '1',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

interface Found {
  /** Entities with the GSTIN, newest first. */
  entities: ListedEntity[];
  /** Entities of the same PAN without this GSTIN. */
  without: ListedEntity[];
  /** Preselected: the entity with the return, else the newest. */
  first: string;
}

async function findEntities(
  gstin: string,
  returns: { return_type: string; period: string } | undefined,
): Promise<Found> {
  const { companies } = await get<{ companies: ListedEntity[] }>(
    withQuery(keys.entities, {
      q: panOfGstin(gstin) ?? gstin,
      sort: '-assessment_year',
      page_size: 100,
    }),
  );
  const entities = entitiesWith(companies, gstin);
  let first = entities[0]?.id ?? '';
  if (returns && entities.length > 1) {
    const totals = await Promise.all(
      entities.map((e) =>
        get<{ total: number }>(
          withQuery(keys.gst, {
            company_id: e.id,
            registration_id: registrationWith(e, gstin)!.id,
            ...returns,
            page_size: 1,
          }),
        ),
      ),
    );
    first = entities.find((_, i) => totals[i]!.total > 0)?.id ?? first;
  }
  return { entities, without: companies.filter((c) => !registrationWith(c, gstin)), first };
}

function Shown({ figures }: { figures: GstFigures }) {
  const period = parsePeriod(figures.period)!;
  return (
    <WithEntity
      gstin={figures.gstin}
      returns={{ return_type: figures.return_type, period }}
      facts={
        <>
          <dt>{t('Return')}</dt>
          <dd>{figures.return_type}</dd>
          <dt>{t('Period')}</dt>
          <dd>{periodText(periodName(period))}</dd>
          <dt>{t('Read from')}</dt>
          <dd>{figures.source === 'json' ? t("the portal's own data") : t('the table on the page')}</dd>
        </>
      }
    >
      {(entity) => (
        <>
          {entity && <OfEntity key={entity.id} entity={entity} figures={figures} period={period} />}
          {!(entity && figures.return_type === 'GSTR-1') && <PortalFigures rows={figures.rows} />}
        </>
      )}
    </WithEntity>
  );
}

/** The balance of a ledger, to be used in the GSTR-3B paid from it. */
const BalanceShown = ({ balance }: { balance: GstBalance }) => (
  <WithEntity
    gstin={balance.gstin}
    facts={
      <>
        <dt>{t('Electronic ledger')}</dt>
        <dd>{balance.ledger === 'Cash ledger' ? t('Cash ledger') : t('Credit ledger')}</dd>
      </>
    }
  >
    {(entity) =>
      entity && (
        <TakeBalance
          key={entity.id}
          entityId={entity.id}
          registrationId={registrationWith(entity, balance.gstin)!.id}
          balance={balance}
        />
      )
    }
  </WithEntity>
);

/** Message sent, the entity it belongs to (a choice if several have the GSTIN), and the actions there. */
function WithEntity({
  gstin,
  returns,
  facts,
  children,
}: {
  gstin: string;
  returns?: { return_type: string; period: string };
  facts: ReactNode;
  children: (entity: ListedEntity | undefined) => ReactNode;
}) {
  const [chosen, setChosen] = useState('');
  const { data, error, mutate } = useSWR(
    ['figures-entities', gstin, returns?.return_type, returns?.period],
    () => findEntities(gstin, returns),
    { revalidateOnFocus: false },
  );
  const entity = data?.entities.find((e) => e.id === (chosen || data.first));
  return (
    <Stack gap="6">
      <Facts aria-label={t('Message sent')}>
        <dt>{t('Entity')}</dt>
        <dd>{entity?.name ?? '—'}</dd>
        <dt>{t('GSTIN')}</dt>
        <dd className="num">{gstin}</dd>
        {facts}
      </Facts>
      {data && <WhichEntity entities={data.entities} value={entity?.id ?? ''} onValue={setChosen} />}
      {error && !data && (
        <LoadError
          error={error}
          fallback={t('The entities could not be loaded.')}
          onRetry={() => void mutate()}
        />
      )}
      {data && !entity && <NoEntity gstin={gstin} without={data.without} />}
      {children(entity)}
    </Stack>
  );
}

function WhichEntity({
  entities,
  value,
  onValue,
}: {
  entities: readonly ListedEntity[];
  value: string;
  onValue: (id: string) => void;
}) {
  if (entities.length < 2) return null;
  return (
    <Field label={t('Entity with this GSTIN')}>
      <Select
        value={value}
        onValue={onValue}
        options={entities.map((e) => ({
          value: e.id,
          label: e.assessment_year
            ? t('{name}, AY {year}', { name: e.name, year: e.assessment_year })
            : e.name,
        }))}
      />
    </Field>
  );
}

function NoEntity({ gstin, without }: { gstin: string; without: readonly ListedEntity[] }) {
  return (
    <Banner
      tone="warning"
      title={t('None of your entities has the GSTIN {gstin}.', { gstin })}
      actions={
        <Row>
          {without.map((e) => (
            <ButtonLink key={e.id} to={`/app/companies/${e.id}/edit`}>
              {t('Add GST number to {name}', { name: e.name })}
            </ButtonLink>
          ))}
          <ButtonLink to="/app/companies/new" look="primary">
            {t('Add the entity')}
          </ButtonLink>
        </Row>
      }
    >
      {t(
        'Add it, then come back to this page with the browser’s Back button: the figures stay in this tab until it is closed or reloaded.',
      )}
    </Banner>
  );
}

function OfEntity({
  entity,
  figures,
  period,
}: {
  entity: ListedEntity;
  figures: GstFigures;
  period: string;
}) {
  const year = financialYearOfPeriod(period);
  const registration = registrationWith(entity, figures.gstin)!;
  const { data, error, mutate } = useSWR<GstHome>(
    withQuery(gstPaths.home(entity.id), { financial_year: year, registration_id: registration.id }),
    { revalidateOnFocus: false },
  );
  if (error && !data)
    return (
      <LoadError
        error={error}
        fallback={t('The periods could not be loaded.')}
        onRetry={() => void mutate()}
      />
    );
  const here = data?.periods.find((p) => p.period === period);
  if (!data) return <Skeleton height="10rem" />;
  if (figures.return_type === 'GSTR-3B')
    return (
      <TakeOver
        entityId={entity.id}
        registrationId={registration.id}
        figures={figures}
        period={period}
        card={here?.gstr3b ?? null}
        mayCreate={data.can_edit}
        refresh={() => mutate()}
      />
    );
  return (
    <Totals
      figures={figures}
      card={(figures.return_type === 'GSTR-1' ? here?.gstr1 : here?.gstr2b) ?? null}
      home={gstPages.home(entity.id, { year, period, registration: registration.id })}
    />
  );
}

function PortalFigures({ rows }: { rows: readonly FigureRow[] }) {
  return (
    <section aria-labelledby="portal-figures">
      <Heading id="portal-figures">{t('Figures of the portal')}</Heading>
      <Scroller label={t('Figures of the portal')}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('Table')}</th>
              {amountColumns.map((c) => (
                <th key={c} scope="col" data-align="right">
                  {columnNames()[c]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may carry the same label
              <tr key={i}>
                <th scope="row">
                  <b>{t(row.table)}</b> {t(row.label)}
                </th>
                {amountColumns.map((c) => (
                  <td key={c} data-align="right">
                    {row[c] === undefined ? '' : formatPaise(row[c])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
      <Note>{t('Amounts in rupees.')}</Note>
    </section>
  );
}
