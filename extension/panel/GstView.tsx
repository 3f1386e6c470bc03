import { useRef, useState } from 'react';
import { browser } from 'wxt/browser';
import { figuresPath, type HandedOver } from '../../shared/messages.ts';
import { webOrigins } from '../handover.ts';
import type { FromGstPage, GstReading } from '../messages.ts';
import { ledgerJson, ledgerTsv, toJson, toTsv } from '../portals/gst/copy.ts';
import { isOfReturn, type PageFigures } from '../portals/gst/figures.ts';
import { balanceOf, type Ledger } from '../portals/gst/ledger.ts';
import type { GstPageInfo } from '../portals/gst/page.ts';
import { ask } from '../questions.ts';
import { write } from '../session.ts';
import { useConnection } from './connection.ts';
import { FiguresTable, LedgerTable } from './FiguresTable.tsx';
import { useT } from './i18n/i18n.ts';
import type { Target } from './target.ts';

/** `062026` -> `06/2026`; dates unchanged. */
const monthOf = (period: string) =>
  /^\d{6}$/.test(period) ? `${period.slice(0, 2)}/${period.slice(2)}` : period;

/** Opens the web app in a new tab and keeps the figures for that tab to fetch. */
async function sendToWeb(figures: HandedOver): Promise<void> {
  const tab = await browser.tabs.create({ url: 'about:blank' });
  if (tab.id === undefined) return;
  await write('outgoing', { figures, tabId: tab.id });
  await browser.tabs.update(tab.id, { url: `${webOrigins[0]}${figuresPath}` });
}

/** Figures of the current GST page: read, copy, send to Karsetu. */
export function GstView({ target }: { target: Target }) {
  const t = useT();
  const [page, setPage] = useState<GstPageInfo>();
  const [figures, setFigures] = useState<PageFigures>();
  const [listed, setListed] = useState(false);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [ledger, setLedger] = useState<Ledger>();
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState<string>();
  const front = useRef(target.tabId);
  front.current = target.tabId;
  const { connected } = useConnection<FromGstPage, never>(target, (message) => {
    setPage(message.page);
    setFigures((old) =>
      old &&
      old.gstin === message.page.gstin &&
      old.period === (message.page.period ?? '') &&
      old.return_type === message.page.page
        ? old
        : undefined,
    );
    setLedger((old) =>
      old &&
      old.ledger === message.page.page &&
      JSON.stringify(old.span) === JSON.stringify(message.page.span)
        ? old
        : undefined,
    );
    setSaid(undefined);
  });
  const take = (message: GstReading) => {
    if (message.type === 'figures') {
      setProblem(undefined);
      setFigures(message.figures);
      setListed(message.listed);
      setUnread(message.unread);
    } else if (message.type === 'ledger') {
      setProblem(undefined);
      setLedger(message.ledger);
      setUnread(message.unread);
    } else {
      setFigures(undefined);
      setLedger(undefined);
      setProblem(message.reason);
    }
  };
  const read = () => {
    const { tabId } = target;
    void ask('readGstPage', undefined, { tabId, frameId: 0 })
      .catch((): GstReading => ({ type: 'refused', reason: 'The page has changed; read again' }))
      // A result for a tab left meanwhile is ignored.
      .then((reading) => tabId === front.current && take(reading));
  };
  const balance = ledger && balanceOf(ledger);
  const copy = (text: string) => {
    void navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('The browser did not allow copying'),
    );
  };
  return (
    <section className="card" aria-labelledby="gst-title">
      <h2 id="gst-title">{t(page?.page ?? 'GST portal')}</h2>
      {!connected && <p>{t('Connecting to the page…')}</p>}
      {page && !page.blocked && (
        <dl>
          <dt>GSTIN</dt>
          <dd>{page.gstin ?? ledger?.gstin ?? '–'}</dd>
          {page.period && (
            <>
              <dt>{t('Period')}</dt>
              <dd>{monthOf(page.period)}</dd>
            </>
          )}
          {page.span && (
            <>
              <dt>{t('Period')}</dt>
              <dd>{`${monthOf(page.span.from)} – ${monthOf(page.span.to)}`}</dd>
            </>
          )}
        </dl>
      )}
      {page?.blocked && <p className="note">{t(page.blocked)}</p>}
      <div className="buttons">
        <button
          type="button"
          className="primary"
          disabled={!connected || !page || page.blocked !== undefined}
          onClick={read}
        >
          {t('Read figures')}
        </button>
        {figures && (
          <>
            <button type="button" onClick={() => copy(toTsv(figures))}>
              {t('Copy for Excel')}
            </button>
            <button type="button" onClick={() => copy(toJson(figures))}>
              {t('Copy as JSON')}
            </button>
            {!listed && unread.length === 0 && isOfReturn(figures) && (
              <button type="button" onClick={() => void sendToWeb(figures)}>
                {t('Send to Karsetu')}
              </button>
            )}
          </>
        )}
        {ledger && (
          <>
            <button type="button" onClick={() => copy(ledgerTsv(ledger))}>
              {t('Copy for Excel')}
            </button>
            <button type="button" onClick={() => copy(ledgerJson(ledger))}>
              {t('Copy as JSON')}
            </button>
            {balance && unread.length === 0 && (
              <button type="button" onClick={() => void sendToWeb(balance)}>
                {t('Send to Karsetu')}
              </button>
            )}
          </>
        )}
      </div>
      <p role="status">{said && t(said)}</p>
      {problem && (
        <p className="bad" role="alert">
          {t(problem)}
        </p>
      )}
      {(figures ?? ledger) && (
        <p className="note">
          {(figures ?? ledger)?.source === 'json'
            ? t("Read from the portal's own data.")
            : t('Read from the table on the page.')}
        </p>
      )}
      {(figures ?? ledger) && unread.length > 0 && (
        <p className="bad" role="alert">
          {t(
            '{count} amounts on the page cannot be read and are left out; check them on the page and enter them yourself: {list}',
            { count: unread.length, list: unread.slice(0, 20).join('; ') },
          )}
        </p>
      )}
      {figures && <FiguresTable rows={figures.rows} />}
      {ledger && <LedgerTable rows={ledger.rows} />}
    </section>
  );
}
