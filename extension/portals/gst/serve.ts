import type { GstFigures } from '../../../shared/messages.ts';
import type { FromGstPage, ToGstPage } from '../../messages.ts';
import { figuresOf, type GstReturn, reads } from './figures.ts';
import { readGstPage } from './page.ts';
import { summaryRows, tileRows } from './tables.ts';

/** The part of a browser port used here. */
export interface GstPort {
  postMessage: (message: FromGstPage) => void;
  onMessage: { addListener: (listener: (message: ToGstPage) => void) => void };
  onDisconnect: { addListener: (listener: () => void) => void };
}

/** Asks the portal the same question its page asks, from the page's own origin. */
async function readJson(type: GstReturn, gstin: string, period: string): Promise<GstFigures | undefined> {
  try {
    const reply = await fetch(reads[type](period), {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      redirect: 'error',
    });
    if (!reply.ok) return undefined;
    return figuresOf(type, JSON.parse(await reply.text()), gstin, period);
  } catch {
    // HTML instead of JSON, a redirect to sign-in, no network: the table on the page is read instead.
    return undefined;
  }
}

async function readFigures(): Promise<FromGstPage> {
  const page = readGstPage();
  if (page.blocked || !page.page || !page.gstin || !page.period)
    return { type: 'refused', reason: page.blocked ?? 'The page does not show GSTIN and period' };
  const { gstin, period } = page;
  const figures = await readJson(page.page, gstin, period);
  const after = readGstPage();
  if (after.gstin !== gstin || after.period !== period)
    return { type: 'refused', reason: 'The page has changed; read again' };
  if (figures) return { type: 'figures', figures };
  const rows =
    page.page === 'GSTR-1' ? summaryRows(document) : page.page === 'GSTR-3B' ? tileRows(document) : [];
  if (rows.length === 0) return { type: 'refused', reason: 'No figures could be read on this page' };
  return { type: 'figures', figures: { return_type: page.page, gstin, period, source: 'table', rows } };
}

/** Serves one panel on a GST page. */
export function serveGstPanel(port: GstPort): void {
  let open = true;
  const send = (message: FromGstPage) => {
    if (open) port.postMessage(message);
  };
  let told = '';
  const look = (always: boolean) => {
    const page = readGstPage();
    const now = JSON.stringify(page);
    if (now === told && !always) return;
    told = now;
    send({ type: 'gst-page', page });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => look(false), 300);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  port.onDisconnect.addListener(() => {
    open = false;
    observer.disconnect();
    clearTimeout(timer);
  });
  port.onMessage.addListener((message) => {
    if (message.type === 'look') look(true);
    else void readFigures().then(send);
  });
  look(true);
}
