import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import type { WireMessage } from '../../../shared/forms/messages.ts';
import { errorText } from '../../data/errors.ts';
import { callRaw, download, isApiError } from '../../data/http.ts';
import { keys } from '../../data/keys.ts';
import { useSaveToDrive } from '../../drive/data/useSaveToDrive.ts';
import { IssueList } from '../../forms/problems/IssueList.tsx';
import { messageFrom, t } from '../../i18n/t.ts';
import { ReviewCard } from '../../returns/ReviewCard.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { Menu, menuAct } from '../../ui/dialogs/Menu.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { itrPaths } from '../base/calls.ts';
import type { OpenReturn } from '../base/openReturn.ts';
import { DocumentsCard } from './DocumentsCard.tsx';
import { FiledDialog } from './FiledDialog.tsx';
import { PlanCard } from './PlanCard.tsx';
import { SendToExtension } from './SendToExtension.tsx';
import { Unverified } from './Unverified.tsx';
import { UpdatedReturnCard } from './UpdatedReturnCard.tsx';

interface Config {
  itd_software_id_set: boolean;
}

type Problem = WireMessage & { path: string; rule?: string };

/** What takes the stored return somewhere: one act at a time, by name, with what the server refuses. */
interface Acts {
  busy: string;
  problems: readonly Problem[];
  /** The return's id once everything typed is stored. */
  ready: () => Promise<string | undefined>;
  run: (name: string, act: (id: string) => Promise<void>) => Promise<void>;
}

function useActs({ work, target }: OpenReturn): Acts {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState('');
  /** Brings everything typed to the server first: what is downloaded is what is on the screen. */
  const ready = async (): Promise<string | undefined> => {
    if (work.autosave.unsaved()) await work.autosave.flush();
    if (!target.id || work.autosave.unsaved()) {
      showToast({
        tone: 'error',
        text: t('Save the return first: there are entries the server does not have.'),
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

const Refused = ({ problems }: { problems: readonly Problem[] }) => (
  <Banner tone="error" title={t('The portal would reject this return. Correct these points first.')}>
    <chakra.div mt="2">
      <IssueList
        issues={problems.map((p) => ({
          path: p.path,
          message: messageFrom(p),
          severity: 'error',
          ...(p.rule ? { rule: p.rule } : {}),
        }))}
      />
    </chakra.div>
  </Banner>
);

/** The department's file and the computation, to download or into the drive. */
function FilesCard({ open, busy, run }: { open: OpenReturn } & Pick<Acts, 'busy' | 'run'>) {
  const saveToDrive = useSaveToDrive();
  const { data: config } = useSWR<Config>(keys.config);
  const unnamed = config?.itd_software_id_set === false;
  const { pan } = open.entity;
  /** What a button of a download needs besides its words. */
  const downloads = (name: string, path: (id: string) => string, file: string) => ({
    icon: 'download' as const,
    busy: busy === name,
    onClick: () => void run(name, (id) => download(path(id), `${pan}_${file}`)),
  });
  return (
    <Card aria-labelledby="file-json">
      <Heading id="file-json">{t('The department’s JSON')}</Heading>
      <Note mb="3">
        {unnamed
          ? t(
              'No registered software code is set: the file is good for filling and review, the portal will refuse its upload',
            )
          : t('Ready for the portal’s upload and for the extension.')}
      </Note>
      <Unverified form={open.form} />
      <Row>
        <Button look="primary" {...downloads('json', itrPaths.json, `${open.target.type}.json`)}>
          {t('Download JSON')}
        </Button>
        <Button {...downloads('pdf', itrPaths.computation, 'computation.pdf')}>
          {t('Download computation (PDF)')}
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
        <Button {...downloads('xlsx', itrPaths.workbook, 'computation.xlsx')}>
          {t('Download computation (Excel)')}
        </Button>
      </Row>
    </Card>
  );
}

/** Marks a submitted return as filed; `reopen` opens it again as it is then. */
function FiledCard({ open, reopen }: { open: OpenReturn; reopen: () => void }) {
  const { work, target, entity } = open;
  const [filing, setFiling] = useState(false);
  const { status, version } = work.stored();
  return (
    <Card aria-labelledby="file-filed">
      <Heading id="file-filed">{t('Filed on the portal?')}</Heading>
      {status === 'filed' ? (
        <Note>
          {t('This return is filed.')} <Link to="/app/itr">{t('All returns')}</Link>
        </Note>
      ) : status === 'validated' ? (
        <Button icon="check" onClick={() => setFiling(true)}>
          {t('Mark as filed')}
        </Button>
      ) : (
        <Note>
          {t('Submit the return on its last step first; then its acknowledgement can be recorded here.')}
        </Note>
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

/** After preparing: the department's JSON, the computation, the extension, and marking as filed. */
export function FileView({ open, reopen }: { open: OpenReturn; reopen: () => void }) {
  const { busy, problems, ready, run } = useActs(open);
  return (
    <Stack>
      {problems.length > 0 && <Refused problems={problems} />}
      <FilesCard open={open} busy={busy} run={run} />
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
      <PlanCard open={open} />
      <DocumentsCard open={open} ready={ready} />
      {open.target.id && <ReviewCard path={itrPaths.one(open.target.id)} />}
      <FiledCard open={open} reopen={reopen} />
      <UpdatedReturnCard open={open} />
    </Stack>
  );
}
