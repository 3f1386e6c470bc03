import type { Row } from '../../../shared/gst/gstr1/columns.ts';
import { sheetsFromWire } from '../../../shared/gst/gstr1/read-wire.ts';
import { rowIds } from '../../../shared/gst/gstr1/row-ids.ts';
import { type SectionId, sectionIds } from '../../../shared/gst/gstr1/sections.ts';
import type { Taxpayer } from '../../../shared/gst/gstr1/supply.ts';

/** Messages to and from the worker; rows come in parts, so that receiving them never blocks the page. */
export interface SheetsRequest {
  path: string;
  token: string | null;
  who: Taxpayer;
}
export type SheetsMessage =
  | { kind: 'received'; bytes: number }
  | { kind: 'rows'; section: SectionId; rows: Row[]; done: number; total: number }
  | { kind: 'done'; version: number }
  | { kind: 'failed'; status: number };

/** Rows per message: copying them takes a few milliseconds. */
const PART = 1000;

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

addEventListener('message', async ({ data: { path, token, who } }: MessageEvent<SheetsRequest>) => {
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
    if (!response.ok) return tell({ kind: 'failed', status: response.status });
    const { return: record } = JSON.parse(await textOf(response)) as { return: Record<string, unknown> };
    const lists = Object.fromEntries(Object.entries(record).filter(([, v]) => Array.isArray(v)));
    const { sheets } = sheetsFromWire(who, lists, rowIds('k'));
    const total = sectionIds.reduce((n, id) => n + (sheets[id]?.length ?? 0), 0);
    let done = 0;
    for (const section of sectionIds) {
      const rows = sheets[section] ?? [];
      for (let i = 0; i < rows.length; i += PART) {
        const part = rows.slice(i, i + PART);
        done += part.length;
        tell({ kind: 'rows', section, rows: part, done, total });
      }
    }
    tell({ kind: 'done', version: record['version'] as number });
  } catch {
    tell({ kind: 'failed', status: 0 });
  }
});
