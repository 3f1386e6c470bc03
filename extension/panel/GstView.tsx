import { useState } from 'react';
import { browser } from 'wxt/browser';
import { figuresPath, type GstFigures } from '../../shared/messages.ts';
import { webOrigins } from '../handover.ts';
import type { FromGstPage, GstPageInfo, ToGstPage } from '../messages.ts';
import { toJson, toTsv } from '../portals/gst/copy.ts';
import { write } from '../session.ts';
import { useConnection } from './connection.ts';
import { useT } from './i18n/i18n.ts';
import type { Target } from './target.ts';

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (paise: number | undefined) => (paise === undefined ? '' : grouped.format(paise / 100));

/** Opens the web app on a tab of its own and leaves the figures for that tab to collect. */
async function sendToWeb(figures: GstFigures): Promise<void> {
  const tab = await browser.tabs.create({ url: 'about:blank' });
  if (tab.id === undefined) return;
  await write('outgoing', { figures, tabId: tab.id });
  await browser.tabs.update(tab.id, { url: `${webOrigins[0]}${figuresPath}` });
}

/** Figures of the GST page in front: read, copy, send to Karsetu. */
export function GstView({ target }: { target: Target }) {
  const t = useT();
  const [page, setPage] = useState<GstPageInfo>();
  const [figures, setFigures] = useState<GstFigures>();
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState<string>();
  const { connected, send } = useConnection<FromGstPage, ToGstPage>(target, (message) => {
    if (message.type === 'gst-page') {
      setPage(message.page);
      setFigures((old) =>
        old &&
        old.gstin === message.page.gstin &&
        old.period === message.page.period &&
        old.return_type === message.page.page
          ? old
          : undefined,
      );
    } else if (message.type === 'figures') {
      setProblem(undefined);
      setFigures(message.figures);
    } else {
      setFigures(undefined);
      setProblem(message.reason);
    }
  });
  const copy = (text: string) => {
    void navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('The browser did not allow copying'),
    );
  };
  return (
    <section className="card" aria-labelledby="gst-title">
      <h2 id="gst-title">{page?.page ?? t('GST portal')}</h2>
      {!connected && <p>{t('Connecting to the page…')}</p>}
      {page && !page.blocked && (
        <dl>
          <dt>GSTIN</dt>
          <dd>{page.gstin}</dd>
          <dt>{t('Period')}</dt>
          <dd>{`${page.period!.slice(0, 2)}/${page.period!.slice(2)}`}</dd>
        </dl>
      )}
      {page?.blocked && <p className="note">{t(page.blocked)}</p>}
      <div className="buttons">
        <button
          type="button"
          className="primary"
          disabled={!connected || !page || page.blocked !== undefined}
          onClick={() => send({ type: 'read' })}
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
            <button type="button" onClick={() => void sendToWeb(figures)}>
              {t('Send to Karsetu')}
            </button>
          </>
        )}
      </div>
      <p role="status">{said && t(said)}</p>
      {problem && (
        <p className="bad" role="alert">
          {t(problem)}
        </p>
      )}
      {figures && (
        <>
          <p className="note">
            {figures.source === 'json'
              ? t("Read from the portal's own data.")
              : t('Read from the table on the page.')}
          </p>
          <div className="figures">
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('Table')}</th>
                  <th scope="col">{t('Taxable value')}</th>
                  <th scope="col">{t('Integrated tax')}</th>
                  <th scope="col">{t('Central tax')}</th>
                  <th scope="col">{t('State/UT tax')}</th>
                  <th scope="col">{t('Cess')}</th>
                </tr>
              </thead>
              <tbody>
                {figures.rows.map((row) => (
                  <tr key={`${row.table} ${row.label}`}>
                    <td>
                      <b>{row.table}</b> {t(row.label)}
                    </td>
                    <td>{money(row.txval)}</td>
                    <td>{money(row.iamt)}</td>
                    <td>{money(row.camt)}</td>
                    <td>{money(row.samt)}</td>
                    <td>{money(row.csamt)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
