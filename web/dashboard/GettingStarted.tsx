import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { mutate } from 'swr';
import { askExtension } from '../../shared/messages.ts';
import { errorText } from '../data/errors.ts';
import { retry } from '../data/lazy.ts';
import { helpOpened } from '../help/opened.ts';
import { t } from '../i18n/t.ts';
import { extensionRuntime } from '../site/installed.ts';
import { Button, ButtonLink, IconButton } from '../ui/base/Button.tsx';
import { Icon } from '../ui/base/Icon.tsx';
import { Card, Heading, Note, Row } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';

const KEY = 'hideGettingStarted';
const sample = () => retry(() => import('./sampleFirm.ts'));
const reload = () => mutate((key) => typeof key === 'string' && key.startsWith('/api/'));

const Step = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'start',
    py: '2',
    borderTop: '1px solid',
    borderColor: 'border',
    _first: { borderTop: '0' },
  },
});

interface Props {
  begun: { client: boolean; return: boolean };
  empty: boolean;
  hasSample: boolean;
}

/** Whether the extension is installed in this browser. */
function useExtensionHere(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    let current = true;
    void askExtension(extensionRuntime(), { type: 'ping' }).then(
      (answer) => current && setHere(answer !== undefined),
    );
    return () => {
      current = false;
    };
  }, []);
  return here;
}

/** The first steps, ticked when done, and a sample firm; hidden once a client has a return, or when closed. */
export function GettingStarted({ begun, empty, hasSample }: Props) {
  const [hidden, setHidden] = useState(() => localStorage.getItem(KEY) === 'true');
  const [busy, setBusy] = useState(false);
  const extension = useExtensionHere();
  const steps = [
    {
      done: begun.client,
      to: '/app/companies/new',
      label: t('Add your first client'),
      help: t(
        "Upload last year's ITR JSON and most of the form is filled; or import your client list from Excel.",
      ),
    },
    {
      done: begun.return,
      to: '/app/itr',
      label: t('Prepare a return'),
      help: t('Choose the client: the suitable form is suggested with its reason.'),
    },
    {
      done: extension,
      to: '/download-extension',
      label: t('Install the extension'),
      help: t('It types the finished return into the portal and reads every field back.'),
    },
    {
      done: localStorage.getItem(helpOpened) === 'true',
      to: '/app/help',
      label: t('Browse the help'),
      help: t('Each kind of return from start to filing. Press ? anywhere for keyboard shortcuts.'),
    },
  ];
  if (!hasSample && (hidden || (begun.client && begun.return))) return null;
  const act = async (work: () => Promise<void>, done: string) => {
    setBusy(true);
    try {
      await work();
      showToast({ tone: 'success', text: done });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The sample firm could not be changed.')) });
    } finally {
      setBusy(false);
      void reload();
    }
  };
  return (
    <Card>
      <Row justifyContent="space-between" alignItems="start" flexWrap="nowrap">
        <Heading>{t('First steps')}</Heading>
        {!hasSample && (
          <IconButton
            icon="close"
            label={t('Hide the first steps')}
            onClick={() => {
              localStorage.setItem(KEY, 'true');
              setHidden(true);
            }}
          />
        )}
      </Row>
      <ol>
        {steps.map((step) => (
          <Step key={step.to}>
            <chakra.span color={step.done ? 'success' : 'fg.muted'} mt="0.5">
              <Icon name={step.done ? 'check' : 'circle'} title={step.done ? t('Done') : t('To do')} />
            </chakra.span>
            <chakra.span minWidth="0">
              <Link to={step.to}>{step.label}</Link>
              <Note>{step.help}</Note>
            </chakra.span>
          </Step>
        ))}
      </ol>
      <Row mt="3">
        {hasSample ? (
          <>
            <Button
              icon="trash"
              busy={busy}
              onClick={() =>
                void act(async () => (await sample()).removeSampleFirm(), t('The sample firm is removed.'))
              }
            >
              {t('Remove the sample firm')}
            </Button>
            <Note>{t('Entities marked (Sample) are fictitious: use them to try things out.')}</Note>
          </>
        ) : (
          empty && (
            <>
              <Button
                look="primary"
                icon="tiles"
                busy={busy}
                onClick={() =>
                  void act(
                    async () => (await sample()).loadSampleFirm(),
                    t('The sample firm is ready: three entities with a return, invoices and books.'),
                  )
                }
              >
                {t('Try with a sample firm')}
              </Button>
              <ButtonLink icon="upload" to="/app/import">
                {t('Import a file')}
              </ButtonLink>
            </>
          )
        )}
      </Row>
    </Card>
  );
}
