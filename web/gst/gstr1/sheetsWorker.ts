import type { Row } from '../../../shared/gst/gstr1/columns.ts';
import { sheetsFromWire } from '../../../shared/gst/gstr1/read-wire.ts';
import { rowIds } from '../../../shared/gst/gstr1/row-ids.ts';
import { type SectionId, type Sheets, sectionIds } from '../../../shared/gst/gstr1/sections.ts';
import type { Taxpayer } from '../../../shared/gst/gstr1/supply.ts';

/**
 * Messages to and from the worker. Rows come in parts of JSON, which a page reads faster than objects, and a further part only
 * after the page asked for it (`next`): many at a time would be handled one after the other, before any click.
 */
export type ToWorker = SheetsRequest | 'next';
interface SheetsRequest {
  path: string;
  token: string | null;
  who: Taxpayer;
}
export type SheetsMessage =
  | { kind: 'received'; bytes: number }
  | { kind: 'rows'; section: SectionId; rows: string; done: number; total: number }
  | { kind: 'done'; version: number }
  | { kind: 'failed'; status: number };

/** Rows per message, which a page reads in a few milliseconds, and parts on their way to it. */
const PART = 500;
const AHEAD = 2;

const tell = (message: SheetsMessage) => postMessage(message);

async function textOf(response: Response): Promise<string> {
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
    tell({ kind: 'received', bytes });
  }
}

let onTheWay = 0;
let arrived: (() => void) | undefined;

/** Sends the rows; waits while the page has parts it has not read. */
async function sendRows(sheets: Sheets): Promise<void> {
  const total = sectionIds.reduce((n, id) => n + (sheets[id]?.length ?? 0), 0);
  let done = 0;
  onTheWay = 0;
  for (const section of sectionIds) {
    const rows: readonly Row[] = sheets[section] ?? [];
    for (let i = 0; i < rows.length; i += PART) {
      const part = rows.slice(i, i + PART);
      done += part.length;
      while (onTheWay >= AHEAD) await new Promise<void>((next) => (arrived = next));
      onTheWay++;
      tell({ kind: 'rows', section, rows: JSON.stringify(part), done, total });
    }
  }
}

async function read({ path, token, who }: SheetsRequest): Promise<void> {
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
    if (!response.ok) return tell({ kind: 'failed', status: response.status });
    const { return: record } = JSON.parse(await textOf(response)) as { return: Record<string, unknown> };
    const lists = Object.fromEntries(Object.entries(record).filter(([, v]) => Array.isArray(v)));
    const { sheets } = sheetsFromWire(who, lists, rowIds('k'));
    await sendRows(sheets);
    tell({ kind: 'done', version: record['version'] as number });
  } catch {
    tell({ kind: 'failed', status: 0 });
  }
}

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data !== 'next') return read(data);
  onTheWay--;
  arrived?.();
});
