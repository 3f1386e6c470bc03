import { useEffect, useMemo, useState } from 'react';
import { type Entry, type Report, type Step, stepsOf } from '../fill/plan.ts';
import type { FromPage, ToPage } from '../messages.ts';
import type { PageInfo } from '../portals/itr/page.ts';
import { listOf, planSection } from '../portals/itr/plan.ts';
import { touch } from '../session.ts';
import { useCatalog } from './catalog.ts';
import { useConnection } from './connection.ts';
import { guardFor } from './guard.ts';
import { useHints } from './hints.ts';
import type { Holding } from './loaded.ts';
import type { Target } from './target.ts';
import { textsOf } from './texts.ts';

/** After single differences were replaced, the other lines keep their result. */
function merge(old: Report | undefined, next: Report): Report {
  if (old?.mode !== 'fill' || next.mode !== 'fill' || old.section !== next.section) return next;
  const before = new Map(old.entries.map((e) => [e.path, e]));
  return {
    ...next,
    entries: next.entries.map((e) =>
      e.status === 'right' && !e.reason && before.get(e.path)?.status === 'filled'
        ? { ...before.get(e.path)!, ...(e.row ? { row: e.row } : {}) }
        : e,
    ),
  };
}

/** The last report of each tab and the return it is about: the panel turns to another page when the user looks at another tab. */
const lastReports = new Map<number, { of: string; report: Report }>();

/** One section of the return and the current page: plan, results and actions. */
export function useItrRun(target: Target, holding: Holding) {
  const [page, setPage] = useState<PageInfo>();
  const [canUndo, setCanUndo] = useState(false);
  const [running, setRunning] = useState<{ done: number; total: number }>();
  const { file } = holding.loaded ?? {};
  const of = useMemo(
    () => (file ? JSON.stringify([file.form, file.year, file.pan, file.content]) : ''),
    [file],
  );
  const [report, setReport] = useState<Report | undefined>(() => {
    const last = lastReports.get(target.tabId);
    return last?.of === of ? last.report : undefined;
  });
  const [problem, setProblem] = useState<string>();
  const [pointing, setPointing] = useState<string>();
  const hints = useHints();
  const catalog = useCatalog(file?.form, file?.year);
  const section = page?.section;

  const learn = (path: string, learned: NonNullable<Entry['doubt']>['learned']) =>
    file ? hints.learn(file.form, file.year, section?.id ?? '', path, learned) : Promise.resolve();
  const hear = (message: FromPage) => {
    if (message.type === 'page') {
      setPage(message.page);
      setCanUndo(message.canUndo);
    } else if (message.type === 'pointed') {
      setPointing(undefined);
      if (message.learned && file) void learn(message.path, message.learned);
      else setProblem('No recognisable field was selected');
    } else if (message.type === 'chosen') {
      const step = steps.get(message.path);
      if (file && step && message.words)
        void hints.learnOption(file.form, file.year, message.path, step.want, message.words);
      else setProblem('Select the option on the page first');
    } else if (message.type === 'progress') setRunning({ done: message.done, total: message.total });
    else if (message.type === 'refused') {
      setRunning(undefined);
      setPointing(undefined);
      setProblem(message.reason);
    } else if (message.type === 'first-report') setReport((old) => merge(old, message.report));
    else {
      setRunning(undefined);
      setCanUndo(message.canUndo);
      setReport((old) => merge(old, message.report));
      void touch();
    }
  };
  const { connected, send } = useConnection<FromPage, ToPage>(target, hear);
  useEffect(() => {
    if (!connected) setRunning(undefined);
  }, [connected]);
  useEffect(() => {
    if (report && of) lastReports.set(target.tabId, { of, report });
    else lastReports.delete(target.tabId);
  }, [report, of, target.tabId]);
  const cleared = holding.known && !file;
  useEffect(() => {
    if (!cleared || !connected) return;
    send({ type: 'forget' });
    setReport(undefined);
  }, [cleared, connected, send]);

  const planned = useMemo(
    () =>
      file && section && typeof catalog === 'object'
        ? planSection(catalog, file, section.id, hints.of(file.form, file.year))
        : undefined,
    [file, section, catalog, hints],
  );
  const steps = useMemo(
    () => new Map<string, Step>(planned ? stepsOf(planned.plan.nodes).map((s) => [s.path, s]) : []),
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
  const point = (path: string) => {
    setProblem(undefined);
    setPointing(path);
    send({ type: 'point', path });
  };
  /** The user points at the button that adds a row to the list of a value. */
  const pointAdd = (path: string) => {
    const list = listOf(path);
    setProblem(undefined);
    setPointing(list);
    send({ type: 'point', path: list, what: 'add' });
  };
  const readChoice = (path: string) => {
    setProblem(undefined);
    send({ type: 'read-choice', path });
  };
  return {
    section,
    canUndo,
    running,
    report,
    problem,
    pointing,
    hints,
    connected,
    send,
    planned,
    steps,
    refusal,
    ready,
    start,
    point,
    pointAdd,
    readChoice,
    learn,
    /** Texts of the loaded return that no written-down page may show. */
    texts: () => (file ? textsOf(file, typeof catalog === 'object' ? catalog : undefined) : []),
  };
}
