import { useEffect, useMemo, useState } from 'react';
import { type Entry, type Report, stepsOf } from '../fill/plan.ts';
import type { FromPage, ToPage } from '../messages.ts';
import type { PageInfo } from '../portals/itr/page.ts';
import { planSection } from '../portals/itr/plan.ts';
import { touch } from '../session.ts';
import { useCatalog } from './catalog.ts';
import { useConnection } from './connection.ts';
import { guardFor } from './guard.ts';
import { useHints } from './hints.ts';
import { useT } from './i18n/i18n.ts';
import type { Holding } from './loaded.ts';
import { ReportView } from './ReportView.tsx';
import type { Target } from './target.ts';

/** What can be done on an income-tax page: fill, compare, take back, decide differences. */
export function ItrView({ target, holding }: { target: Target; holding: Holding }) {
  const t = useT();
  const [page, setPage] = useState<PageInfo>();
  const [canUndo, setCanUndo] = useState(false);
  const [running, setRunning] = useState<{ done: number; total: number }>();
  const [report, setReport] = useState<Report>();
  const [problem, setProblem] = useState<string>();
  const [pointing, setPointing] = useState<string>();
  const hints = useHints();
  const { file } = holding.loaded ?? {};
  const catalog = useCatalog(file?.form, file?.year);

  const { connected, send } = useConnection<FromPage, ToPage>(target, (message) => {
    if (message.type === 'page') {
      setPage(message.page);
      setCanUndo(message.canUndo);
    } else if (message.type === 'pointed') {
      setPointing(undefined);
      if (message.learned && file) void hints.learn(file.form, message.path, message.learned);
      else setProblem('Nothing that can be known again was chosen');
    } else if (message.type === 'progress') setRunning({ done: message.done, total: message.total });
    else if (message.type === 'refused') {
      setRunning(undefined);
      setPointing(undefined);
      setProblem(message.reason);
    } else {
      setRunning(undefined);
      setCanUndo(message.canUndo);
      setReport((old) => merge(old, message.report));
      void touch();
    }
  });
  useEffect(() => {
    if (!connected) setRunning(undefined);
  }, [connected]);

  const cleared = holding.known && !file;
  useEffect(() => {
    if (!cleared || !connected) return;
    send({ type: 'forget' });
    setReport(undefined);
  }, [cleared, connected, send]);

  const section = page?.section;
  const planned = useMemo(
    () =>
      file && section && typeof catalog === 'object'
        ? planSection(catalog, file, section.id, hints.of(file.form))
        : undefined,
    [file, section, catalog, hints],
  );
  const steps = useMemo(
    () => new Map(planned ? stepsOf(planned.plan.nodes).map((s) => [s.path, s]) : []),
    [planned],
  );
  const refusal = !file ? 'Load a return first' : guardFor(file, page, catalog);
  const ready = connected && planned !== undefined && !refusal && !running;

  const start = (mode: 'fill' | 'compare', overwrite: Record<string, string> = {}) => {
    if (!planned) return;
    setProblem(undefined);
    if (Object.keys(overwrite).length === 0) setReport(undefined);
    setRunning({ done: 0, total: steps.size });
    send(
      mode === 'fill'
        ? { type: 'fill', plan: planned.plan, overwrite }
        : { type: 'compare', plan: planned.plan },
    );
  };
  const replace = (entries: readonly Entry[]) =>
    start('fill', Object.fromEntries(entries.map((e) => [e.path, e.page ?? ''])));

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

  const unverified = [...steps.values()].filter((s) => !s.verified).length;
  return (
    <>
      <section className="card" aria-labelledby="page-title">
        <h2 id="page-title">{section ? t(section.title) : t('Income-tax portal')}</h2>
        {!connected && <p>{t('Connecting to the page…')}</p>}
        {connected && refusal && <p className="note">{t(refusal)}</p>}
        {connected && !refusal && planned && (
          <>
            <p>{t('{count} values of the return belong to this section.', { count: steps.size })}</p>
            {unverified > 0 && (
              <p className="note">
                {t(
                  '{count} places are not yet verified on the live portal; each value is read back, and what is not found is said.',
                  { count: unverified },
                )}
              </p>
            )}
          </>
        )}
        <div className="buttons">
          {running ? (
            <button type="button" className="primary" onClick={() => send({ type: 'stop' })}>
              {t('Stop')}
            </button>
          ) : (
            <>
              <button
                type="button"
                className="primary"
                disabled={!ready}
                onClick={() => start('fill')}
                title="Alt+F"
              >
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
            </>
          )}
        </div>
        {running && (
          <progress max={Math.max(running.total, 1)} value={running.done} aria-label={t('Progress')} />
        )}
        {pointing && (
          <p className="note" role="status">
            {t('Press the field on the page that belongs to “{label}”. Escape cancels.', {
              label: t(steps.get(pointing)?.label ?? pointing),
            })}
          </p>
        )}
        {problem && (
          <p className="bad" role="alert">
            {t(problem)}
          </p>
        )}
        {hints.count > 0 && (
          <div className="buttons small">
            <button type="button" onClick={hints.save}>
              {t('Save {count} field hints as a file', { count: hints.count })}
            </button>
            <button type="button" onClick={() => void hints.forget()}>
              {t('Forget field hints')}
            </button>
          </div>
        )}
      </section>
      {report && !running && report.section === (section?.id ?? report.section) && (
        <ReportView
          report={report}
          steps={steps}
          unplanned={planned?.unplanned ?? []}
          onJump={(path) => send({ type: 'jump', path })}
          onReplace={replace}
          onPoint={(path) => {
            setProblem(undefined);
            setPointing(path);
            send({ type: 'point', path });
          }}
          busy={!ready}
        />
      )}
    </>
  );
}

/** After single differences were replaced, the earlier lines keep what they said. */
function merge(old: Report | undefined, next: Report): Report {
  if (old?.mode !== 'fill' || next.mode !== 'fill' || old.section !== next.section) return next;
  const before = new Map(old.entries.map((e) => [e.path, e]));
  return {
    ...next,
    entries: next.entries.map((e) =>
      e.status === 'right' && before.get(e.path)?.status === 'filled' ? before.get(e.path)! : e,
    ),
  };
}
