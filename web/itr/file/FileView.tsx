import { chakra } from '@chakra-ui/react';
import { Fragment, lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { todayInIst } from '../../../shared/dates.ts';
import type { Issue, WireMessage } from '../../../shared/forms/messages.ts';
import type { ItrComputation } from '../../../shared/itr/common/types.ts';
import { errorText } from '../../data/errors.ts';
import { callRaw, download, isApiError, post } from '../../data/http.ts';
import { keys } from '../../data/keys.ts';
import { retry } from '../../data/lazy.ts';
import { useSaveToDrive } from '../../drive/data/useSaveToDrive.ts';
import { IssueList } from '../../forms/problems/IssueList.tsx';
import { useFromSave } from '../../forms/saving/SaveLine.tsx';
import { useFromStore, useOpenForm } from '../../forms/state/hooks.ts';
import type { FormStore } from '../../forms/state/store.ts';
import { day, rupees } from '../../i18n/format.ts';
import { messageFrom, t, tn } from '../../i18n/t.ts';
import { ReviewCard } from '../../returns/ReviewCard.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Columns, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { Menu, menuAct } from '../../ui/dialogs/Menu.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { LoadError } from '../../ui/states/LoadError.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { itrPaths } from '../base/calls.ts';
import type { OpenReturn } from '../base/openReturn.ts';
import { AnswersHere } from './AnswersHere.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { selfAssessmentChallan, taxDue, type Verdict, verdictOf, waysOf } from './decision.ts';
import { FiledDialog } from './FiledDialog.tsx';
import { PlanCard } from './PlanCard.tsx';
import { SendToExtension } from './SendToExtension.tsx';
import { Unverified } from './Unverified.tsx';
import { UpdatedReturnCard } from './UpdatedReturnCard.tsx';

const FiguresCard = lazy(() =>
  retry(() => import('../evidence/FiguresCard.tsx')).then((m) => ({ default: m.FiguresCard })),
);

interface Config {
  itd_software_id_set: boolean;
}

type Problem = WireMessage & { path: string; rule?: string };

/** Actions on the stored return, one at a time, by name, with the server's errors. */
interface Acts {
  busy: string;
  problems: readonly Problem[];
  /** Saves pending edits and gives the return's id. */
  ready: () => Promise<string | undefined>;
  run: (name: string, act: (id: string) => Promise<void>) => Promise<void>;
}

function useActs({ work, target }: OpenReturn): Acts {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState('');
  /** Saves pending edits first, so that a download matches the screen. */
  const ready = async (): Promise<string | undefined> => {
    if (work.autosave.unsaved()) await work.autosave.flush();
    if (!target.id || work.autosave.unsaved()) {
      showToast({
        tone: 'error',
        text: t('Save the return first: some entries are not on the server yet.'),
      });
      return undefined;
    }
    return target.id;
  };
  const run = async (name: string, act: (id: string) => Promise<void>) => {
    setBusy(name);
    setProblems([]);
    try {
      const id = await ready();
      if (id) await act(id);
    } catch (error) {
      if (isApiError(error) && error.fields.length > 0) setProblems(error.fields);
      showToast({ tone: 'error', text: errorText(error) });
    } finally {
      setBusy('');
    }
  };
  return { busy, problems, ready, run };
}

/** The server's findings for the stored return; reloaded with each stored version. */
function useFindings({ work, target }: OpenReturn) {
  const version = useFromSave(work.autosave, () => work.stored().version);
  const id = useFromSave(work.autosave, () => target.id);
  const { data, error, mutate } = useSWR<{ errors: Problem[]; warnings: Problem[] }>(
    id ? ['itr findings', id, version] : null,
    () => post(`${itrPaths.one(id!)}/validate`),
    { revalidateOnFocus: false },
  );
  return { findings: data, failed: error as unknown, retry: () => void mutate() };
}

const issuesOf = (problems: readonly Problem[], severity: Issue['severity']): Issue[] =>
  problems.map((p) => ({
    path: p.path,
    message: messageFrom(p),
    severity,
    ...(p.rule ? { rule: p.rule } : {}),
  }));

/** The challan for the balance tax, and a link to enter it once paid. */
function PayFirst({ open, due }: { open: OpenReturn; due: number }) {
  const { goTo } = useOpenForm();
  const { target, entity } = open;
  const challan = selfAssessmentChallan(target.type, target.year, entity, due, todayInIst());
  const rows: [string, string][] = [
    [t('Challan'), challan.form],
    [t('Major head'), challan.major_head === '0020' ? t('0020, companies') : t('0021, other than companies')],
    [t('Minor head'), t('300, self-assessment tax')],
    [t('Assessment year'), challan.assessment_year],
    [t('PAN'), challan.pan],
    [t('Name'), challan.name],
    [t('Amount'), rupees(challan.amount)],
    [t('Good until'), day(challan.pay_by)],
  ];
  return (
    <Banner tone="warning" title={t('Pay {amount} first', { amount: rupees(due) })}>
      <Note mt="1" maxWidth="70ch">
        {t(
          'Pay it on the portal under e-Pay Tax with these details (section 140A), then enter the challan. The portal also accepts a return with unpaid tax, but interest continues and a demand will be raised.',
        )}
      </Note>
      <chakra.dl
        my="3"
        display="grid"
        gridTemplateColumns="max-content minmax(0, 1fr)"
        columnGap="4"
        rowGap="1"
      >
        {rows.map(([label, value]) => (
          <Fragment key={label}>
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd className="num" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </Fragment>
        ))}
      </chakra.dl>
      <Row>
        {!open.readOnly && (
          <Button look="primary" icon="plus" onClick={() => goTo('taxes_paid.payments')}>
            {t('Enter the paid challan')}
          </Button>
        )}
        <a href={ePayTax} target="_blank" rel="noreferrer">
          {t('Open e-Pay Tax')}
        </a>
      </Row>
    </Banner>
  );
}

const ePayTax = 'https://eportal.incometax.gov.in/iec/foservices/#/e-pay-tax-prelogin/user-details';

/** Whether the return can be uploaded now, and if not, why. */
function Decision({ verdict, due, problems, coded, open }: DecisionProps) {
  switch (verdict) {
    case 'checking':
      return <Skeleton lines={2} />;
    case 'errors':
      return (
        <Banner
          tone="error"
          title={tn(problems.length, 'No: fix {count} problem first', 'No: fix {count} problems first')}
        >
          <chakra.div mt="2">
            <IssueList issues={issuesOf(problems, 'error')} most={20} />
          </chakra.div>
        </Banner>
      );
    case 'unpaid':
      return <PayFirst open={open} due={due} />;
    case 'ready':
      return (
        <Banner
          tone="success"
          title={
            coded
              ? t('Yes: the return can be uploaded')
              : t('Yes, with the extension: it fills the portal’s pages')
          }
        >
          {t('All department rules known to us were checked, and no tax is due.')}
        </Banner>
      );
    case 'filed':
      return <Banner tone="success" title={t('This return is filed.')} />;
  }
}

interface DecisionProps {
  verdict: Verdict;
  due: number;
  problems: readonly Problem[];
  coded: boolean;
  open: OpenReturn;
}

const readDue = (store: FormStore) => taxDue(store.figures() as ItrComputation);

const none: readonly Problem[] = [];

/** The upload decision, and the two ways to the portal. */
function UploadCard({ open, acts }: { open: OpenReturn; acts: Acts }) {
  const { work, target } = open;
  const { busy, run } = acts;
  const { data: config } = useSWR<Config>(keys.config);
  const { findings, failed, retry } = useFindings(open);
  const status = useFromSave(work.autosave, () => work.stored().status);
  const due = useFromStore(readDue, 'derived');
  // Refused meanwhile: the errors of the download apply.
  const problems = acts.problems.length > 0 ? acts.problems : (findings?.errors ?? none);
  const facts = {
    status,
    errors: acts.problems.length > 0 || findings ? problems.length : undefined,
    due,
    coded: config?.itd_software_id_set !== false,
  };
  const asked = useMemo(() => problems.map((p) => p.path), [problems]);
  const verdict = verdictOf(facts);
  const ways = waysOf(facts);
  // A missing software code is reported next to the file.
  const remarks = (findings?.warnings ?? []).filter((w) => !w.path.includes('.CreationInfo.'));
  const warnings = remarks.length;
  return (
    <Card aria-labelledby="file-upload">
      <Heading id="file-upload">{t('Can it be uploaded?')}</Heading>
      {!target.id ? (
        <Note>{t('Save the return first: some entries are not on the server yet.')}</Note>
      ) : failed ? (
        <LoadError error={failed} onRetry={retry} />
      ) : (
        <Decision verdict={verdict} due={due} problems={problems} coded={facts.coded} open={open} />
      )}
      {target.id && !failed && <AnswersHere paths={asked} />}
      {warnings > 0 && (verdict === 'ready' || verdict === 'unpaid') && (
        <chakra.details mt="3">
          <chakra.summary cursor="pointer">
            {tn(
              warnings,
              '{count} remark that does not block the upload',
              '{count} remarks that do not block the upload',
            )}
          </chakra.summary>
          <chakra.div mt="2">
            <IssueList issues={issuesOf(remarks, 'warning')} most={50} />
          </chakra.div>
        </chakra.details>
      )}
      <chakra.div mt="3">
        <Unverified form={open.form} />
      </chakra.div>
      <Columns mt="4" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
        <section aria-labelledby="way-file">
          <Heading id="way-file" as="h3" fontSize="md">
            {t('1. Upload the file')}
          </Heading>
          <Note mb="3">
            {facts.coded
              ? t('On the portal: e-File, Income Tax Return, mode Offline, then choose this file.')
              : t(
                  'No registered software code is set: use the file for filling and review; the portal will not accept its upload',
                )}
          </Note>
          <Button
            look={ways.upload ? 'primary' : 'secondary'}
            icon="download"
            busy={busy === 'json'}
            onClick={() =>
              void run('json', (id) => download(itrPaths.json(id), `${open.entity.pan}_${target.type}.json`))
            }
          >
            {t('Download JSON')}
          </Button>
        </section>
        <SendToExtension
          busy={busy === 'send'}
          read={async () => {
            let json: string | undefined;
            await run('send', async (id) => {
              json = await (await callRaw('GET', itrPaths.json(id))).text();
            });
            return json;
          }}
        />
      </Columns>
    </Card>
  );
}

/** The computation, and copies of both for the drive. */
function FilesCard({ open, busy, run }: { open: OpenReturn } & Pick<Acts, 'busy' | 'run'>) {
  const saveToDrive = useSaveToDrive();
  const { pan } = open.entity;
  /** Parameters of a download button. */
  const downloads = (name: string, path: (id: string) => string, file: string) => ({
    icon: 'download' as const,
    busy: busy === name,
    onClick: () => void run(name, (id) => download(path(id), `${pan}_${file}`)),
  });
  return (
    <Card aria-labelledby="file-computation">
      <Heading id="file-computation">{t('Computation')}</Heading>
      <Row>
        <Button {...downloads('pdf', itrPaths.computation, 'computation.pdf')}>
          {t('Download computation (PDF)')}
        </Button>
        <Button {...downloads('xlsx', itrPaths.workbook, 'computation.xlsx')}>
          {t('Download computation (Excel)')}
        </Button>
        <Menu
          label={t('Save to drive')}
          align="left"
          items={[
            menuAct('braces', t('The department’s JSON'), () =>
              run('drive', (id) => saveToDrive({ what: 'itr-json', id })),
            ),
            menuAct('itr', t('Computation (PDF)'), () =>
              run('drive', (id) => saveToDrive({ what: 'report-pdf', type: 'itr', id })),
            ),
          ]}
          trigger={(props) => (
            <Button icon="cloud" busy={busy === 'drive'} {...props}>
              {t('Save to drive')}
            </Button>
          )}
        />
      </Row>
    </Card>
  );
}

/** Marks a return as filed, submitting a draft first; `reopen` reloads it afterwards. */
function FiledCard({ open, reopen, submit }: Props) {
  const { work, target, entity } = open;
  const [filing, setFiling] = useState(false);
  const [busy, setBusy] = useState(false);
  const { status, version } = work.stored();
  const start = async () => {
    setBusy(true);
    const sound = status === 'validated' || (await submit());
    setBusy(false);
    if (sound) setFiling(true);
  };
  return (
    <Card aria-labelledby="file-filed">
      <Heading id="file-filed">{t('Filed on the portal?')}</Heading>
      {status === 'filed' ? (
        <Note>
          {t('This return is filed.')} <Link to="/app/itr">{t('All returns')}</Link>
        </Note>
      ) : open.readOnly ? (
        <Note>{t('You can view this return but not change it.')}</Note>
      ) : (
        <>
          <Note mb="3">
            {t('Record the acknowledgement number and date the portal shows. Nothing is sent to the portal.')}
          </Note>
          <Button icon="check" busy={busy} onClick={() => void start()}>
            {t('Mark as filed')}
          </Button>
        </>
      )}
      {filing && target.id && (
        <FiledDialog
          row={{
            id: target.id,
            version,
            itr_type: target.type,
            assessment_year: target.year,
            name: entity.name,
          }}
          onClose={() => setFiling(false)}
          onFiled={() => {
            setFiling(false);
            work.close();
            reopen();
          }}
        />
      )}
    </Card>
  );
}

interface Props {
  open: OpenReturn;
  reopen: () => void;
  /** Submits the return; whether it succeeded. Refusals are shown above. */
  submit: () => Promise<boolean>;
}

/** The final step: upload decision, computation, and marking as filed. */
export function FileView({ open, reopen, submit }: Props) {
  const acts = useActs(open);
  const { busy, ready, run } = acts;
  return (
    <Stack>
      <UploadCard open={open} acts={acts} />
      <FiledCard open={open} reopen={reopen} submit={submit} />
      <FilesCard open={open} busy={busy} run={run} />
      {open.target.id && <ReviewCard path={itrPaths.one(open.target.id)} />}
      <Suspense>
        <FiguresCard open={open} />
      </Suspense>
      <DocumentsCard open={open} ready={ready} />
      <PlanCard open={open} />
      <UpdatedReturnCard open={open} />
    </Stack>
  );
}
