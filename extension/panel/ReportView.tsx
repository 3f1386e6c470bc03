import { useState } from 'react';
import type { Entry, Report, Status, Step } from '../fill/plan.ts';
import { reasons } from '../fill/reasons.ts';
import type { Unplanned } from '../portals/itr/plan.ts';
import { useT } from './i18n/i18n.ts';
import { readable } from './show.ts';

/** Reasons why the words of an option are to be learnt. */
const unlikeWords = new Set<string>([reasons.option, reasons.options, reasons.refused]);
const names: Record<Status, string> = {
  filled: 'Filled',
  right: 'Already right',
  different: 'Different',
  'needs-you': 'Needs you',
  'not-found': 'Not found',
};
const order: readonly Status[] = ['different', 'needs-you', 'not-found', 'filled', 'right'];

interface Props {
  report: Report;
  steps: ReadonlyMap<string, Step>;
  unplanned: readonly Unplanned[];
  busy: boolean;
  onJump: (path: string) => void;
  onReplace: (entries: readonly Entry[]) => void;
  /** Lets the user point at a field that was not found. */
  onPoint: (path: string) => void;
  /** Lets the user point at the button that adds a row. */
  onPointAdd: (path: string) => void;
  /** The user has chosen the option on the page: its words are learnt. */
  onChosen: (path: string) => void;
  /** The user confirms the possible field. */
  onSame: (entry: Entry) => void;
}

/** Result of each field, filtered by outcome; differences are resolved here. */
export function ReportView(props: Props) {
  const { report, steps, unplanned, busy, onReplace } = props;
  const t = useT();
  const [chosen, setChosen] = useState<Status>();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const count = (status: Status) => report.entries.filter((e) => e.status === status).length;
  const present = order.filter((s) => count(s) > 0);
  const filter = chosen && present.includes(chosen) ? chosen : undefined;
  const shown = report.entries
    .filter((e) => !filter || e.status === filter)
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  const decidable = report.entries.filter(
    (e) => e.status === 'different' && steps.has(e.path) && !e.total && !kept.has(e.path),
  );
  const done = count('filled') + count('right');
  return (
    <section className="card" aria-labelledby="report-title">
      <h2 id="report-title">
        {t(report.mode === 'compare' ? 'Comparison' : report.mode === 'undo' ? 'Taken back' : 'Report')}
      </h2>
      <p role="status">
        {report.halted && <strong className="bad">{t(report.halted)}. </strong>}
        {report.mode === 'undo'
          ? t('{done} of {total} fields restored.', {
              done: count('filled'),
              total: report.entries.length,
            })
          : t('{done} of {total} values filled ({seconds} s).', {
              done,
              total: report.entries.length,
              seconds: (report.milliseconds / 1000).toFixed(1),
            })}
      </p>
      {report.mode !== 'undo' && (
        <fieldset className="chips" aria-label={t('Filter')}>
          <button type="button" aria-pressed={!filter} onClick={() => setChosen(undefined)}>
            {t('All')} {report.entries.length}
          </button>
          {present.map((s) => (
            <button
              key={s}
              type="button"
              className={s}
              aria-pressed={filter === s}
              onClick={() => setChosen(s)}
            >
              {t(names[s])} {count(s)}
            </button>
          ))}
        </fieldset>
      )}
      {decidable.length > 1 && report.mode !== 'undo' && (
        <div className="buttons">
          <button type="button" disabled={busy} onClick={() => onReplace(decidable)}>
            {t('Use the return for all {count} differences', { count: decidable.length })}
          </button>
        </div>
      )}
      <ul className="entries">
        {shown.map((entry) => (
          <Line
            key={entry.path}
            entry={entry}
            step={steps.get(entry.path)}
            mode={report.mode}
            busy={busy}
            decidable={decidable.includes(entry)}
            acts={props}
            onKeep={() => setKept(new Set([...kept, entry.path]))}
          />
        ))}
        {(!filter || filter === 'not-found') &&
          report.mode !== 'undo' &&
          unplanned.map((u) => (
            <li key={u.path} className="not-found">
              <div className="line">
                <span className="label clip">{u.path}</span>
                <span className="status">{t('Not found')}</span>
              </div>
              <p className="why">{t(u.reason)}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}

interface LineProps {
  busy: boolean;
  acts: Pick<Props, 'onJump' | 'onPoint' | 'onPointAdd' | 'onChosen' | 'onSame' | 'onReplace'>;
  entry: Entry;
  step: Step | undefined;
  mode: Report['mode'];
  decidable: boolean;
  onKeep: () => void;
}

/** One value: result, both values if different, and actions. */
function Line({ entry, step, mode, busy, decidable, acts, onKeep }: LineProps) {
  const t = useT();
  const { onJump, onPoint, onPointAdd, onChosen, onSame, onReplace } = acts;
  const lost = entry.status === 'not-found' || entry.doubt !== undefined;
  return (
    <li className={entry.status}>
      <div className="line">
        <span className="label">{entry.row ? `${entry.row} · ${t(entry.label)}` : t(entry.label)}</span>
        <span className="status">
          {mode === 'undo' && entry.status === 'filled' ? t('Put back') : t(names[entry.status])}
        </span>
      </div>
      <div className="values">
        {entry.want !== '' && (
          <span>
            {entry.page !== undefined && `${t('Return')}: `}
            <b>{readable(entry, step, t('Yes'), t('No'))}</b>
          </span>
        )}
        {entry.page !== undefined && (
          <span>
            {t('Page')}: <b>{entry.page || t('empty')}</b>
          </span>
        )}
      </div>
      {entry.reason && <p className="why">{t(entry.reason)}</p>}
      {entry.doubt && (
        <div className="buttons small">
          <p className="why">{t('The page says “{caption}”.', { caption: entry.doubt.caption })}</p>
          <button type="button" disabled={busy} onClick={() => onSame(entry)}>
            {t('Yes, this is it')}
          </button>
        </div>
      )}
      {lost && step && !entry.computed && (
        <div className="buttons small">
          <button type="button" disabled={busy} onClick={() => onPoint(entry.path)}>
            {t('Show it on the page')}
          </button>
        </div>
      )}
      {entry.reason === reasons.row && (
        <div className="buttons small">
          <button type="button" disabled={busy} onClick={() => onPointAdd(entry.path)}>
            {t('Show the button that adds a row')}
          </button>
        </div>
      )}
      {step?.options && unlikeWords.has(entry.reason ?? '') && (
        <div className="buttons small">
          <button type="button" disabled={busy} onClick={() => onChosen(entry.path)}>
            {t('Remember the option selected on the page')}
          </button>
        </div>
      )}
      {!lost && step && (
        <div className="buttons small">
          <button type="button" onClick={() => onJump(entry.path)}>
            {t('Show on page')}
          </button>
          {decidable && mode !== 'undo' && (
            <>
              <button type="button" disabled={busy} onClick={() => onReplace([entry])}>
                {t("Use the return's")}
              </button>
              <button type="button" onClick={onKeep}>
                {t("Keep the page's")}
              </button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
