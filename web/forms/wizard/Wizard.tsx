import { chakra } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { retry } from '../../data/lazy.ts';
import { formatCount, t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { useEnter } from '../../ui/base/enter.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { KeyBar } from '../../ui/base/KeyBar.tsx';
import { openPalette } from '../../ui/base/openPalette.ts';
import { useFootRoom } from '../../ui/base/useFootRoom.ts';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { useWideWork } from '../../ui/page/wideWork.ts';
import { HiddenParts } from '../fields/asked.ts';
import { holdsAnything } from '../fields/useFold.ts';
import { errorsIn } from '../problems/issues.ts';
import { SaveLine } from '../saving/SaveLine.tsx';
import type { Work } from '../saving/work.ts';
import { useFromStore } from '../state/hooks.ts';
import type { FormStore } from '../state/store.ts';
import { nextOf, stepBeside } from './next.ts';
import { type FormWays, OpenForm } from './OpenForm.tsx';
import { type StepHead, StepPage } from './StepPage.tsx';
import { StepRail } from './StepRail.tsx';
import { useWizardKeys } from './useWizardKeys.ts';
import { useWizardPlace } from './useWizardPlace.ts';

const ClashDialog = lazy(() =>
  retry(() => import('../saving/ClashDialog.tsx')).then((m) => ({ default: m.ClashDialog })),
);
const IssuesView = lazy(() =>
  retry(() => import('../problems/IssuesView.tsx')).then((m) => ({ default: m.IssuesView })),
);
const ReviewView = lazy(() =>
  retry(() => import('./ReviewView.tsx')).then((m) => ({ default: m.ReviewView })),
);

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '6' },
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: '12rem minmax(0, 1fr)',
      xl: '12rem minmax(0, 1fr) 20.5rem',
    },
    // In compact rows the steps are a line above the fields, which get three columns.
    '@media screen and (min-width: 62rem)': {
      'html[data-density=compact] &': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1' },
    },
    '@media screen and (min-width: 80rem)': {
      'html[data-density=compact] &': {
        gridTemplateColumns: 'minmax(0, 1fr) 19rem',
        columnGap: '4',
        '& > :first-child': { gridColumn: '1 / -1' },
        '& > aside': { gridColumn: '2' },
      },
    },
  },
});
const Sticky = chakra('div', {
  base: {
    position: { base: 'static', lg: 'sticky' },
    top: '5rem',
    maxHeight: { lg: 'calc(100dvh - 11rem)' },
    overflowY: { lg: 'auto' },
    minWidth: '0',
    'html[data-density=compact] &': { position: 'static' },
  },
});
const Aside = chakra('aside', {
  base: {
    position: { base: 'static', xl: 'sticky' },
    top: '5rem',
    gridColumn: { base: '1', lg: '2', xl: '3' },
    contain: 'layout style',
    minWidth: '0',
  },
});
const Room = chakra('div', {
  base: {
    position: 'relative',
    minHeight: 'calc(100dvh - 22rem)',
    '@media (max-width: 40rem)': { '& > [role=tablist]': { mb: '2' } },
  },
});
const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    // Hidden on a screen this low, where it would leave no room for the form.
    '@media (max-height: 30rem)': { position: 'static' },
    zIndex: 'banner',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    mt: '6',
    mb: { base: '-4', md: '-6' },
    mx: 'calc(-1 * var(--page-x))',
    px: 'var(--page-x)',
    py: '3',
    'html[data-density=compact] &': { mt: '2', py: '0.5', rowGap: '0' },
    bg: 'bg.raised',
    borderTop: '1px solid',
    borderColor: 'border',
  },
});

/** A page next to the steps, for example the tax computation. */
interface WizardView {
  id: string;
  label: string;
  render: () => ReactNode;
}

interface Props {
  work: Work;
  readOnly: boolean;
  /** A requested save is running: the buttons wait. */
  busy: boolean;
  onSaveDraft: () => void;
  /** Submits, after the wizard has shown all errors. */
  onSubmit: () => void;
  /** Shown beside the steps, for example the live tax. */
  aside?: ReactNode;
  /** Shown in the action bar if there is no room beside the steps. */
  barNote?: ReactNode;
  /** Parts hidden while empty, because an interview question was answered no. */
  hidden?: ReadonlySet<string> | undefined;
  stepHead?: (step: string) => StepHead;
  views?: readonly WizardView[];
  /** Notes on fields, by path. */
  notes?: ReadonlyMap<string, string> | undefined;
}

const noSteps: ReadonlySet<string> = new Set();

/** A form in steps over any form model: step list, current step, actions, review and problems. */
export function Wizard(props: Props) {
  const {
    work,
    readOnly,
    busy,
    onSaveDraft,
    onSubmit,
    aside,
    barNote,
    stepHead,
    hidden,
    views = [],
    notes,
  } = props;
  const { model } = work.store;
  const place = useWizardPlace(model);
  useWideWork();
  const [revealed, setRevealed] = useState(noSteps);
  const [attempt, setAttempt] = useState(0);
  const at = model.steps.findIndex((s) => s.id === place.step);
  const step = model.steps[at]!;
  const last = at === model.steps.length - 1;

  const leaveTo = (id: string) => {
    setRevealed((before) => new Set(before).add(step.id));
    place.toStep(id);
  };
  /** Every part of the step is hidden by the interview and empty. */
  const leftOut = ({ parts }: (typeof model.steps)[number]) =>
    hidden !== undefined && parts.every((p) => hidden.has(p) && !holdsAnything(work.store, p));
  const before = stepBeside(model.steps, step.id, -1, leftOut);
  const next = () => {
    const found = nextOf(model, step.id, work.store, readOnly || busy, leftOut);
    if (found.to === 'step') return leaveTo(found.id);
    if (found.to === 'nothing') return;
    setRevealed(new Set(model.steps.map((s) => s.id)));
    if (found.to === 'submit') return onSubmit();
    setAttempt((n) => n + 1);
    place.toView('issues');
  };
  const tabs = [
    { id: '', label: readOnly ? t('Return') : t('Prepare') },
    { id: 'review', label: t('Check answers') },
    { id: 'issues', label: <ProblemsLabel /> },
    ...views.map((v) => ({ id: v.id, label: v.label })),
  ];
  useWizardKeys({
    steps: model.steps,
    shown: place.view === '' ? step.id : undefined,
    toStep: leaveTo,
    save: () => {
      if (!readOnly && !busy) onSaveDraft();
    },
    next: () => (place.view === '' ? next() : place.toView('')),
    toView: (id) => {
      if (tabs.some((tab) => tab.id === id)) place.toView(id);
    },
    toProblem: () => ways.current?.toProblem(),
    saveAndLeave: () => {
      if (!readOnly && !busy) onSaveDraft();
      openPalette();
    },
  });
  const ways = useRef<FormWays | null>(null);
  const bar = useFootRoom<HTMLDivElement>();
  const stepped = useRef<HTMLDivElement>(null);
  useEnter(stepped, 'settle', step.id);

  const view = tabs.some((tab) => tab.id === place.view) ? place.view : '';
  return (
    <OpenForm
      work={work}
      readOnly={readOnly}
      step={step.id}
      onStep={leaveTo}
      revealed={revealed}
      notes={notes}
      ways={ways}
    >
      <Room>
        <Tabs tabs={tabs} value={view} onValue={place.toView} label={t('Parts of this page')}>
          {view === '' && (
            <Grid>
              <Sticky>
                <StepRail current={step.id} onStep={leaveTo} />
              </Sticky>
              <chakra.div ref={stepped} minWidth="0">
                <HiddenParts value={hidden ?? noSteps}>
                  <StepPage model={model} step={step} attempt={attempt} head={stepHead?.(step.id)} />
                </HiddenParts>
              </chakra.div>
              {aside && <Aside>{aside}</Aside>}
            </Grid>
          )}
          <Suspense>
            {view === 'review' && <ReviewView onStep={leaveTo} />}
            {view === 'issues' && <IssuesView attempt={attempt} />}
            {views.find((v) => v.id === view)?.render()}
          </Suspense>
        </Tabs>
      </Room>
      <Bar ref={bar} data-no-print>
        {view === '' ? (
          <Button icon="left" disabled={!before || busy} onClick={() => before && leaveTo(before)}>
            {t('Back')}
          </Button>
        ) : (
          <Button icon="left" onClick={() => place.toView('')}>
            {t('Back to the steps')}
          </Button>
        )}
        <chakra.span
          flex="1"
          flexBasis={{ base: '100%', lg: '0' }}
          order={{ base: -1, lg: 0 }}
          minWidth="0"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="4"
        >
          {readOnly ? <span /> : <SaveLine autosave={work.autosave} />}
          {barNote && <chakra.span display={{ base: 'block', xl: 'none' }}>{barNote}</chakra.span>}
        </chakra.span>
        {!readOnly && (
          <Button disabled={busy} onClick={onSaveDraft} title="Ctrl+S">
            {t('Save Draft')}
          </Button>
        )}
        {view === '' && !last && (
          <Button look="primary" data-after-fields disabled={busy} onClick={next} title="Ctrl+Enter">
            {t('Next')}
            <Icon name="right" />
          </Button>
        )}
        {view === '' && last && !readOnly && (
          <Button look="primary" data-after-fields busy={busy} onClick={next}>
            {t('Submit')}
          </Button>
        )}
        <WizardKeyBar computed={views.some((v) => v.id === 'tax')} />
      </Bar>
      <Suspense>
        <ClashDialog work={work} />
      </Suspense>
    </OpenForm>
  );
}

/** The wizard's most used keys. */
const WizardKeyBar = ({ computed }: { computed: boolean }) => (
  <KeyBar
    keys={[
      ['Enter', t('Next field')],
      ['Esc', t('Field before')],
      ['F2', t('Another client or page')],
      ['F4', t('Next section')],
      ['F7', t('Next to fill')],
      ...(computed ? [['F8', t('Computation')] as const] : []),
      ['F9', t('Problems')],
      ['F10', t('Save, next client')],
    ]}
  />
);

const countErrors = (store: FormStore) => errorsIn(store.issues()).length;

/** The tab's label with the number of problems. */
function ProblemsLabel() {
  const count = useFromStore(countErrors, 'messages');
  return (
    <>
      {t('Problems')}
      {count > 0 && (
        <chakra.span
          ml="1.5"
          px="1.5"
          borderRadius="full"
          bg="danger.subtle"
          color="danger"
          fontSize="xs"
          className="num"
        >
          {formatCount(count)}
        </chakra.span>
      )}
    </>
  );
}
