import { useState } from 'react';
import type { Entry, Report, Status, Step } from '../fill/plan.ts';
import type { Unplanned } from '../portals/itr/plan.ts';
import { useT } from './i18n/i18n.ts';
import { readable } from './show.ts';

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
  /** Asks the user to point at a field that was not found. */
  onPoint: (path: string) => void;
}

/** What became of each field, filtered by outcome; differences are decided here. */
export function ReportView({ report, steps, unplanned, busy, onJump, onReplace, onPoint }: Props) {
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
          ? t('{done} of {total} fields were put back.', {
              done: count('filled'),
              total: report.entries.length,
            })
          : t('{done} of {total} values stand on the page ({seconds} s).', {
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
          <li key={entry.path} className={entry.status}>
            <div className="line">
              <span className="label">{t(entry.label)}</span>
              <span className="status">
                {report.mode === 'undo' && entry.status === 'filled' ? t('Put back') : t(names[entry.status])}
              </span>
            </div>
            <div className="values">
              {entry.want !== '' && (
                <span>
                  {entry.page !== undefined && `${t('Return')}: `}
                  <b>{readable(entry, steps.get(entry.path), t('Yes'), t('No'))}</b>
                </span>
              )}
              {entry.page !== undefined && (
                <span>
                  {t('Page')}: <b>{entry.page || t('empty')}</b>
                </span>
              )}
            </div>
            {entry.reason && <p className="why">{t(entry.reason)}</p>}
            {entry.status === 'not-found' && steps.has(entry.path) && !entry.total && (
              <div className="buttons small">
                <button type="button" disabled={busy} onClick={() => onPoint(entry.path)}>
                  {t('Point at it on the page')}
                </button>
              </div>
            )}
            {entry.status !== 'not-found' && steps.has(entry.path) && (
              <div className="buttons small">
                <button type="button" onClick={() => onJump(entry.path)}>
                  {t('Show on page')}
                </button>
                {decidable.includes(entry) && report.mode !== 'undo' && (
                  <>
                    <button type="button" disabled={busy} onClick={() => onReplace([entry])}>
                      {t("Use the return's")}
                    </button>
                    <button type="button" onClick={() => setKept(new Set([...kept, entry.path]))}>
                      {t("Keep the page's")}
                    </button>
                  </>
                )}
              </div>
            )}
          </li>
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
