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
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { Menu } from '../../ui/dialogs/Menu.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { itrPaths } from '../base/calls.ts';
import type { OpenReturn } from '../base/openReturn.ts';
import { DocumentsCard } from './DocumentsCard.tsx';
import { FiledDialog } from './FiledDialog.tsx';
import { SendToExtension } from './SendToExtension.tsx';
import { Unverified } from './Unverified.tsx';
import { UpdatedReturnCard } from './UpdatedReturnCard.tsx';

interface Config {
  itd_software_id_set: boolean;
}

/** After preparing: the department's JSON, the computation, the extension, and marking as filed. */
export function FileView({ open, reopen }: { open: OpenReturn; reopen: () => void }) {
  const { work, target, entity } = open;
  const [problems, setProblems] = useState<readonly (WireMessage & { path: string; rule?: string })[]>([]);
  const [busy, setBusy] = useState('');
  const [filing, setFiling] = useState(false);
  const saveToDrive = useSaveToDrive();
  const { data: config } = useSWR<Config>(keys.config);
  const { status, version } = work.stored();
  const unnamed = config?.itd_software_id_set === false;

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

  return (
    <Stack>
      {problems.length > 0 && (
        <Banner tone="error" title={t('The portal would refuse this return. Correct these points first.')}>
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
      )}
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
          <Button
            icon="download"
            look="primary"
            busy={busy === 'json'}
            onClick={() =>
              void run('json', (id) => download(itrPaths.json(id), `${entity.pan}_${target.type}.json`))
            }
          >
            {t('Download JSON')}
          </Button>
          <Button
            icon="download"
            busy={busy === 'pdf'}
            onClick={() =>
              void run('pdf', (id) => download(itrPaths.computation(id), `${entity.pan}_computation.pdf`))
            }
          >
            {t('Download computation (PDF)')}
          </Button>
          <Menu
            label={t('Save to drive')}
            align="left"
            items={[
              {
                kind: 'action',
                label: t('The department’s JSON'),
                icon: 'braces',
                run: () => void run('drive', (id) => saveToDrive({ what: 'itr-json', id })),
              },
              {
                kind: 'action',
                label: t('Computation (PDF)'),
                icon: 'itr',
                run: () => void run('drive', (id) => saveToDrive({ what: 'report-pdf', type: 'itr', id })),
              },
            ]}
            trigger={(props) => (
              <Button icon="cloud" busy={busy === 'drive'} {...props}>
                {t('Save to drive')}
              </Button>
            )}
          />
          <Button
            icon="download"
            busy={busy === 'xlsx'}
            onClick={() =>
              void run('xlsx', (id) => download(itrPaths.workbook(id), `${entity.pan}_computation.xlsx`))
            }
          >
            {t('Download computation (Excel)')}
          </Button>
        </Row>
      </Card>
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
      <DocumentsCard open={open} ready={ready} />
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
      </Card>
      <UpdatedReturnCard open={open} />
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
    </Stack>
  );
}
