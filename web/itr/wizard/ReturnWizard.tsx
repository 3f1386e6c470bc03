import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Issue } from '../../../shared/forms/messages.ts';
import type { ItrComputation } from '../../../shared/itr/common/types.ts';
import { isHanded } from '../../data/handed.ts';
import { retry } from '../../data/lazy.ts';
import { placeText } from '../../forms/problems/issues.ts';
import { useFromSave } from '../../forms/saving/SaveLine.tsx';
import type { Work } from '../../forms/saving/work.ts';
import { atRest } from '../../forms/state/tasks.ts';
import { useSearch } from '../../forms/wizard/useSearch.ts';
import { Wizard } from '../../forms/wizard/Wizard.tsx';
import { say, t } from '../../i18n/t.ts';
import { ReturnStatus } from '../../returns/status.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { AndMore } from '../../ui/lists/AndMore.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { formHints, headings } from '../base/headings.ts';
import type { OpenReturn } from '../base/openReturn.ts';
import { BalanceLine, TaxAside } from '../tax/TaxAside.tsx';
import { Interview, InterviewOffer } from './Interview.tsx';
import { EvidenceLink, StepTools } from './StepTools.tsx';
import { useInterview } from './useInterview.ts';

const FileView = lazy(() =>
  retry(() => import('../file/FileView.tsx')).then((m) => ({ default: m.FileView })),
);
const EvidenceNotes = lazy(() =>
  retry(() => import('../evidence/EvidenceNotes.tsx')).then((m) => ({ default: m.EvidenceNotes })),
);
const ImportDialog = lazy(() =>
  retry(() => import('../imports/ImportDialog.tsx')).then((m) => ({ default: m.ImportDialog })),
);
const TaxView = lazy(() => retry(() => import('../tax/TaxView.tsx')).then((m) => ({ default: m.TaxView })));

/** Warnings that the form may be wrong, shortly after the figures change; each text once. */
function Eligibility({ open }: { open: OpenReturn }) {
  const { work, form } = open;
  const [warnings, setWarnings] = useState<readonly Issue[]>([]);
  useEffect(() => {
    const look = () => {
      const found = form.eligibility(work.store.state().data, work.store.derived());
      const seen = new Set<string>();
      const next = found.filter((i) => !seen.has(i.message.text) && seen.add(i.message.text));
      setWarnings((before) =>
        before.length === next.length && before.every((w, i) => w.message.text === next[i]!.message.text)
          ? before
          : next,
      );
    };
    const task = atRest(function* () {
      yield;
      look();
    }, 200);
    task.ask();
    // Subscribes itself, so that new figures re-render nothing before they were checked.
    const leave = work.store.on.derived(task.ask);
    return () => {
      task.stop();
      leave();
    };
  }, [form, work]);
  return warnings.map((w) => <Banner key={say(w.message)} tone="warning" title={say(w.message)} />);
}

/** The first save assigns the return's id, which is added to the address for reloads. */
function IdInAddress({ open }: { open: OpenReturn }) {
  const { work, target } = open;
  const [params, change] = useSearch();
  const id = useFromSave(work.autosave, () => target.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new id alone is a reason to change the address
  useEffect(() => {
    if (!id || params.get('return') === id) return;
    change({ return: id, year: target.year }, { replace: true });
  }, [id]);
  return null;
}

/** Status of the stored return after the newest save. */
function StoredStatus({ work }: { work: Work<ItrComputation> }) {
  const status = useFromSave(work.autosave, () => work.stored().status);
  return <ReturnStatus status={status as 'draft' | 'validated' | 'filed'} />;
}

/** Low in compact rows; empty ones take no room. */
const banners = {
  'html[data-density=compact] &': {
    mb: '2',
    '& [data-banner]': { py: '1', fontSize: 'sm' },
    '@media screen and (min-width: 62rem)': { flexFlow: 'row wrap', '& > *': { flex: '1 1 auto' } },
  },
  '&:empty': { mb: '0 !important' },
} as const;

/** The wizard of one open return, with tax, file and import. */
export function ReturnWizard({ open, reopen }: { open: OpenReturn; reopen: () => void }) {
  const { work, entity, target, readOnly } = open;
  const [, change] = useSearch();
  const [busy, setBusy] = useState(false);
  const [importing, setImporting] = useState(() => isHanded(open.entity.id));
  const [refused, setRefused] = useState<readonly { path: string; message: string }[]>([]);
  const texts = headings[target.type];
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>();
  const filed = work.stored().status === 'filed';

  useEffect(() => work.attach(), [work]);
  /** Saves or submits; whether it succeeded. */
  const save = async (intent: 'draft' | 'validated'): Promise<boolean> => {
    setBusy(true);
    setRefused([]);
    const result = await work.save(intent);
    setBusy(false);
    if (result.ok) {
      showToast({ tone: 'success', text: t(texts.saved, { status: t(result.saved.status) }) });
      if (intent === 'validated') toView('file');
      return true;
    }
    if (result.reason === 'stale') return false;
    if (result.reason === 'refused' && result.fields) setRefused(result.fields);
    const reason =
      result.reason === 'offline'
        ? t('You are offline; your entries are kept on this device.')
        : 'message' in result
          ? result.message
          : '';
    showToast({ tone: 'error', text: [t(texts.failed), reason].filter(Boolean).join(': ') });
    return false;
  };
  const toView = (view: string) => change({ view });

  const hint = formHints[target.type];
  const remark = hint && <Banner tone="warning">{t(hint)}</Banner>;
  // On a phone the first field would otherwise be below the screen.
  const onPhone = window.matchMedia('(max-width: 700px)').matches;
  const interview = useInterview(open);
  return (
    <Page
      width={96}
      title={`${t(texts.title)} · ${entity.name}`}
      crumb={!onPhone && <Link to="/app/itr">{t('Income-tax returns')}</Link>}
      intro={
        <Row columnGap="3" rowGap="1">
          <span>{t('Assessment year {year}', { year: target.year })}</span>
          <span className="num">{t('PAN {pan}', { pan: entity.pan })}</span>
          <StoredStatus work={work} />
          <chakra.span data-more display={{ base: 'none', md: 'inline' }}>
            {t(texts.intro)}
          </chakra.span>
        </Row>
      }
      actions={
        !readOnly && (
          <Button icon="upload" onClick={() => setImporting(true)}>
            {t('Import or carry forward')}
          </Button>
        )
      }
    >
      <Stack gap="2" mb="4" css={banners}>
        {filed && (
          <Banner tone="info" title={t('This return is filed and read-only.')}>
            {t('Start a revised return from the list to correct it.')}
          </Banner>
        )}
        {readOnly && !filed && (
          <Banner tone="info" title={t('You can view this return but not change it.')} />
        )}
        {work.restored && <RestoredBanner work={work} />}
        <Eligibility open={open} />
        <IdInAddress open={open} />
        <Suspense>
          <EvidenceNotes entityId={entity.id} year={target.year} onNotes={setNotes} />
        </Suspense>
        {!onPhone && remark}
        {refused.length > 0 && (
          <Banner tone="error" title={t('The server found these points:')} onClose={() => setRefused([])}>
            <ul>
              {refused.slice(0, 20).map((f) => (
                <li key={`${f.path}${f.message}`}>
                  {placeText(work.store.model, f.path)}: {f.message}
                </li>
              ))}
              <AndMore as="li" left={refused.length - 20} />
            </ul>
          </Banner>
        )}
      </Stack>
      <Wizard
        work={work as Work}
        readOnly={readOnly}
        busy={busy}
        onSaveDraft={() => void save('draft')}
        onSubmit={() => void save('validated')}
        notes={notes}
        hidden={interview.hidden}
        stepHead={(step) => ({
          beside: (
            <>
              <InterviewOffer open={open} state={interview} step={step} />
              <EvidenceLink open={open} step={step} />
            </>
          ),
          above: (
            <>
              <Interview open={open} state={interview} step={step} />
              <StepTools open={open} step={step} />
            </>
          ),
        })}
        barNote={<BalanceLine />}
        aside={<TaxAside onExplain={() => toView('tax')} />}
        views={[
          { id: 'tax', label: t('Tax computation'), render: () => <TaxView open={open} /> },
          {
            id: 'file',
            label: t('File and download'),
            render: () => <FileView open={open} reopen={reopen} submit={() => save('validated')} />,
          },
        ]}
      />
      {onPhone && remark && <Stack mt="8">{remark}</Stack>}
      {importing && (
        <Suspense>
          <ImportDialog open={open} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </Page>
  );
}

function RestoredBanner({ work }: { work: Work<ItrComputation> }) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <Banner
      tone="success"
      title={t('Entries kept on this device were restored.')}
      onClose={() => setClosed(true)}
    >
      {work.stored().version > 0 ? t('Saving them now.') : t('They are saved once a PAN is entered.')}
    </Banner>
  );
}
