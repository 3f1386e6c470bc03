import { useEffect } from 'react';
import type { Entry, Step } from '../fill/plan.ts';
import { useT } from './i18n/i18n.ts';
import { useItrRun } from './itrRun.ts';
import { LeftView } from './LeftView.tsx';
import { leftOf } from './left.ts';
import type { Holding } from './loaded.ts';
import { MapTools } from './MapTools.tsx';
import { ReportView } from './ReportView.tsx';
import type { Target } from './target.ts';

type Run = ReturnType<typeof useItrRun>;

/** How the places of a section are known, in numbers. */
function Known({ steps }: { steps: ReadonlyMap<string, Step> }) {
  const t = useT();
  const all = [...steps.values()];
  const unverified = all.filter((s) => !s.verified).length;
  const words = all.filter((s) => s.from === 'caption').length;
  const taught = all.filter((s) => s.learned).length;
  return (
    <>
      <p>{t('{count} values of the return belong to this section.', { count: steps.size })}</p>
      {unverified > 0 && (
        <p className="note">
          {t(
            '{count} fields are not yet verified on the live portal; each value is read back, and fields not found are reported.',
            { count: unverified },
          )}{' '}
          {t('{words} are recognised by the department’s own captions, {taught} were taught by you.', {
            words,
            taught,
          })}
        </p>
      )}
    </>
  );
}

/** Fill, compare, undo, stop. */
function Actions({ run }: { run: Run }) {
  const t = useT();
  const { running, ready, canUndo, send, start } = run;
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && running) send({ type: 'stop' });
      if (!event.altKey || !ready) return;
      if (event.code === 'KeyF') start('fill');
      if (event.code === 'KeyC') start('compare');
      if (event.code === 'KeyU' && canUndo) send({ type: 'undo' });
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  });
  if (running)
    return (
      <>
        <div className="buttons">
          <button type="button" className="primary" onClick={() => send({ type: 'stop' })}>
            {t('Stop')}
          </button>
        </div>
        <progress max={Math.max(running.total, 1)} value={running.done} aria-label={t('Progress')} />
        {running.done >= running.total && <p role="status">{t('Watching for changes on the page…')}</p>}
      </>
    );
  return (
    <div className="buttons">
      <button type="button" className="primary" disabled={!ready} onClick={() => start('fill')} title="Alt+F">
        {t('Fill this section')}
      </button>
      <button type="button" disabled={!ready} onClick={() => start('compare')} title="Alt+C">
        {t('Compare only')}
      </button>
      <button
        type="button"
        disabled={!ready || !canUndo}
        onClick={() => send({ type: 'undo' })}
        title="Alt+U"
      >
        {t('Undo last fill')}
      </button>
    </div>
  );
}

/** Actions on an income-tax page: fill, compare, undo, resolve differences, list what is left. */
export function ItrView({ target, holding }: { target: Target; holding: Holding }) {
  const t = useT();
  const run = useItrRun(target, holding);
  const { section, report, problem, pointing, hints, connected, send, planned, steps, refusal, ready } = run;
  const shown = report && report.section === (section?.id ?? report.section) ? report : undefined;
  const replace = (entries: readonly Entry[]) =>
    run.start('fill', Object.fromEntries(entries.map((e) => [e.path, e.page ?? ''])));
  return (
    <>
      <section className="card" aria-labelledby="page-title">
        <h2 id="page-title">{section ? t(section.title) : t('Income-tax portal')}</h2>
        {!connected && <p>{t('Connecting to the page…')}</p>}
        {connected && refusal && <p className="note">{t(refusal)}</p>}
        {connected && !refusal && planned && <Known steps={steps} />}
        <Actions run={run} />
        {pointing && (
          <p className="note" role="status">
            {pointing.endsWith('[]')
              ? t('Click the button on the page that adds a row to this list. Press Esc to cancel.')
              : t('Click the field for “{label}” on the page. Press Esc to cancel.', {
                  label: t(steps.get(pointing)?.label ?? pointing),
                })}
          </p>
        )}
        {problem && (
          <p className="bad" role="alert">
            {t(problem)}
          </p>
        )}
        {connected && <MapTools hints={hints} tabId={target.tabId} texts={run.texts} />}
      </section>
      {shown && shown.mode === 'fill' && <LeftView left={leftOf(shown, steps)} />}
      {shown && (
        <ReportView
          report={shown}
          steps={steps}
          unplanned={planned?.unplanned ?? []}
          onJump={(path) => send({ type: 'jump', path })}
          onReplace={replace}
          onPoint={run.point}
          onPointAdd={run.pointAdd}
          onChosen={run.readChoice}
          onSame={(entry) => entry.doubt && void run.learn(entry.path, entry.doubt.learned)}
          busy={!ready}
        />
      )}
    </>
  );
}
