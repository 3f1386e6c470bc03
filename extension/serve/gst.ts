import type { FromGstPage, GstReading } from '../messages.ts';
import { figuresOf, type GstReturn, type PageFigures, reads } from '../portals/gst/figures.ts';
import { callOf, type LedgerPage, ledgerOf, ledgerPageOf } from '../portals/gst/ledger.ts';
import { ledgerRows } from '../portals/gst/ledger-table.ts';
import type { GstPageInfo } from '../portals/gst/page.ts';
import { readGstPage } from '../portals/gst/page.ts';
import { listedRows, summaryRows, tileRows } from '../portals/gst/tables.ts';

/** The part of a browser port used here. */
export interface GstPort {
  postMessage: (message: FromGstPage) => void;
  onDisconnect: { addListener: (listener: () => void) => void };
}

/** Repeats the page's request to the portal, from the page's origin; undefined if the reply is not JSON. */
async function ask(path: string): Promise<unknown> {
  try {
    const reply = await fetch(path, {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      redirect: 'error',
    });
    return reply.ok ? JSON.parse(await reply.text()) : undefined;
  } catch {
    // HTML instead of JSON, a redirect to sign-in, no network: the table on the page is read instead.
    return undefined;
  }
}

const changed: GstReading = { type: 'refused', reason: 'The page has changed; read again' };
const nothing: GstReading = { type: 'refused', reason: 'No figures could be read on this page' };

/** Reads the figures of the current page: from the portal's reply if available, else from its tables. */
export async function readFigures(): Promise<GstReading> {
  const page = readGstPage();
  if (page.blocked) return { type: 'refused', reason: page.blocked };
  const ledger = ledgerPageOf(location.hostname, location.pathname);
  if (ledger) return readLedger(ledger, page);
  const type = page.page as PageFigures['return_type'] | undefined;
  const { gstin, period = '' } = page;
  if (!type || !gstin || (!period && type !== 'IMS'))
    return { type: 'refused', reason: 'The page does not show GSTIN and period' };
  const listed = page.listed === true;
  const unread: string[] = [];
  const reply = listed ? undefined : await ask(reads[type as GstReturn](period));
  const figures =
    reply === undefined ? undefined : figuresOf(type as GstReturn, reply, gstin, period, unread);
  const after = readGstPage();
  if (after.gstin !== gstin || (after.period ?? '') !== period) return changed;
  if (figures) return { type: 'figures', figures, listed, unread };
  // Gaps of the reply do not matter once the page's table is read.
  unread.length = 0;
  const rows =
    listed || type === 'GSTR-2B'
      ? listedRows(document, unread)
      : type === 'GSTR-1'
        ? summaryRows(document, unread)
        : tileRows(document, unread);
  if (rows.length === 0) return nothing;
  return {
    type: 'figures',
    listed,
    unread,
    figures: { return_type: type, gstin, period, source: 'table', rows },
  };
}

async function readLedger(at: LedgerPage, page: GstPageInfo): Promise<GstReading> {
  const { gstin, span } = page;
  const unread: string[] = [];
  const found = ledgerOf(at, await ask(callOf(at, span)), gstin, span, unread);
  const after = readGstPage();
  if (after.gstin !== gstin || JSON.stringify(after.span) !== JSON.stringify(span)) return changed;
  if (found) return { type: 'ledger', ledger: found, unread };
  if (!gstin) return { type: 'refused', reason: 'The page does not show the GSTIN' };
  unread.length = 0;
  const rows = ledgerRows(document, unread);
  if (rows.length === 0) return nothing;
  return {
    type: 'ledger',
    unread,
    ledger: { ledger: at.ledger, gstin, ...(span ? { span } : {}), source: 'table', rows },
  };
}

/** Sends one panel the content of the GST page, and again when it changes. */
export function serveGstPanel(port: GstPort): void {
  let open = true;
  const send = (message: FromGstPage) => {
    if (open) port.postMessage(message);
  };
  let told = '';
  const look = () => {
    const page = readGstPage();
    const now = JSON.stringify(page);
    if (now === told) return;
    told = now;
    send({ type: 'gst-page', page });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(look, 300);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  port.onDisconnect.addListener(() => {
    open = false;
    observer.disconnect();
    clearTimeout(timer);
  });
  look();
}
