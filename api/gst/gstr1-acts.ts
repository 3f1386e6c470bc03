import { type GstFile, gstr1Files } from '../../shared/gst/gstr1/chunks.ts';
import type { Row } from '../../shared/gst/gstr1/columns.ts';
import { issueRows, workbook } from '../../shared/gst/gstr1/export.ts';
import type { Turnovers } from '../../shared/gst/gstr1/json-write.ts';
import { rowIds } from '../../shared/gst/gstr1/row-ids.ts';
import type { CheckContext } from '../../shared/gst/gstr1/rules-rows.ts';
import { type SectionId, type Sheets, sectionIds, sections } from '../../shared/gst/gstr1/sections.ts';
import type { Taxpayer } from '../../shared/gst/gstr1/supply.ts';
import { checkAll, listIssues } from '../../shared/gst/gstr1/validate.ts';
import { sheetsToWire } from '../../shared/gst/gstr1/wire.ts';
import { sectionCsv } from '../../shared/gst/import/csv.ts';
import type { Period } from '../../shared/gst/periods.ts';
import { malformed } from '../errors.ts';
import { encode } from '../middleware/encode.ts';
import { createVault, type Vault } from '../vault.ts';
import { type Act, transferred } from '../workers/thread.ts';
import { readRows, withSerials } from './gstr1-rows.ts';
import { presentIssues, refuseErrors } from './issues.ts';
import { BLOCK, earlierOf, type PackedRows, packed } from './pack.ts';
import { totalsOf } from './totals.ts';
import { xlsxOf, zipOf } from './workbook.ts';

/** What a thread does with the rows of one GSTR-1. They are read from a call's body or from the store, and stay in its state. */
interface Held {
  sheets: Sheets;
  vault: Vault;
}
const held = (state: Record<string, unknown>): Held => state as unknown as Held;

/** Blocks told at a time, and rows that many blocks hold. */
const PART = 4;
/** Some rows of a section. */
export interface ToldRows {
  section: SectionId;
  rows: Row[];
}
/** Rows a call may send in one list. */
const MOST = 100_000;

/** Takes the rows of the body this thread has read and returns what is stored with them. */
const readSent: Act<
  { who: Taxpayer; sent: Record<string, unknown>; prefix: string; keys: readonly Uint8Array[] },
  { replaced: SectionId[]; totals: Record<string, unknown> }
> = ({ who, sent, prefix, keys }, { state }) => {
  const lists = state['lists'] as Record<string, unknown[]>;
  for (const [list, rows] of Object.entries(lists))
    if (rows.length > MOST) {
      const message = `At most ${MOST.toLocaleString('en-IN')} rows can be sent in one list`;
      throw malformed(`${list}: ${message}`, [{ path: list, message }]);
    }
  const sheets = readRows(who, withSerials({ ...sent, ...lists }), rowIds(prefix));
  delete state['lists'];
  Object.assign(state, { sheets, vault: createVault(keys.map((k) => Buffer.from(k))) } satisfies Held);
  return { replaced: sectionIds.filter((id) => sheets[id]), totals: totalsOf(sheets) };
};

/** Tells the rows as they are stored, some blocks at a time. */
const packRows: Act<{ period: Period }, null> = async ({ period }, { state, part }) => {
  const { sheets, vault } = held(state);
  let waiting: PackedRows[] = [];
  for (const id of sectionIds)
    for (const block of packed(vault, period, id, sheets[id] ?? [])) {
      waiting.push(block);
      if (waiting.length < PART) continue;
      await part(waiting);
      waiting = [];
    }
  if (waiting.length > 0) await part(waiting);
  return null;
};

/** Tells the rows themselves, some at a time. */
const tellRows: Act<null, null> = async (_input, { state, part }) => {
  const { sheets } = held(state);
  for (const id of sectionIds) {
    const rows = sheets[id] ?? [];
    for (let i = 0; i < rows.length; i += PART * BLOCK)
      await part({ section: id, rows: rows.slice(i, i + PART * BLOCK) } satisfies ToldRows);
  }
  return null;
};

/** Takes stored rows, some blocks at a time, behind those taken before. */
const addStored: Act<
  { blocks: { section: SectionId; sealed: string }[]; keys: readonly Uint8Array[] },
  null
> = ({ blocks, keys }, { state }) => {
  state['vault'] ??= createVault(keys.map((k) => Buffer.from(k)));
  state['sheets'] ??= {};
  const { sheets, vault } = held(state);
  for (const { section, sealed } of blocks) {
    const list = sheets[section] ?? [];
    sheets[section] = list;
    for (const row of vault.open<typeof list>(sealed)) list.push(row);
  }
  return null;
};

interface Checked {
  who: CheckContext;
  earlier: ReadonlyMap<string, Period>;
}
const findings = ({ who, earlier }: Checked, state: Record<string, unknown>) => {
  const { sheets, vault } = held(state);
  return checkAll(who, sheets, earlierOf(vault, who.period, sheets, earlier));
};

/** 422 with every error when the return cannot be filed yet. */
const refuse: Act<Checked, null> = (input, { state }) => {
  refuseErrors(findings(input, state), held(state).sheets);
  return null;
};

/** What the page lists. */
const listFindings: Act<Checked, ReturnType<typeof presentIssues>> = (input, { state }) =>
  presentIssues(findings(input, state), held(state).sheets);

const handOver = (bytes: Uint8Array): Uint8Array => {
  const own = new Uint8Array(bytes);
  transferred.set(own, [own.buffer]);
  return own;
};

/** The findings as a workbook. */
const findingsXlsx: Act<Checked, Uint8Array> = async (input, { state }) => {
  const found = listIssues(findings(input, state), held(state).sheets);
  return handOver(await xlsxOf([{ name: 'Refused', rows: issueRows(found) }]));
};

/** A workbook with a sheet for each section that has rows. */
const rowsXlsx: Act<null, Uint8Array> = async (_input, { state }) => {
  const book = workbook(held(state).sheets);
  const filled = book.length > 0 ? book : [{ name: 'b2b', rows: [sections.b2b.columns.map((c) => c.label)] }];
  return handOver(await xlsxOf(filled));
};

/** One section as CSV, or a ZIP of all that have rows; `stem` begins the names. */
const rowsCsv: Act<{ stem: string; section?: SectionId }, Uint8Array> = ({ stem, section }, { state }) => {
  const { sheets } = held(state);
  if (section) return handOver(Buffer.from(sectionCsv(section, sheets[section] ?? [])));
  const filled = sectionIds.filter((id) => (sheets[id]?.length ?? 0) > 0);
  return handOver(
    zipOf(filled.map((id) => ({ name: `${stem}_${id}.csv`, text: sectionCsv(id, sheets[id]!) }))),
  );
};

/** The offline tool's file, or a ZIP of several; 422 when the portal would refuse it. */
const portalJson: Act<
  Checked & { today: string; turnovers: Turnovers; stem: string },
  { name: string; type: string; bytes: Uint8Array }
> = (input, { state }) => {
  const { sheets } = held(state);
  refuseErrors(findings(input, state), sheets);
  const files: GstFile[] = gstr1Files(input.who, sheets, input.today, input.turnovers);
  const [only] = files;
  const reply =
    files.length === 1 && only
      ? { name: only.name, type: 'application/json', bytes: handOver(Buffer.from(only.text)) }
      : { name: `${input.stem}.zip`, type: 'application/zip', bytes: handOver(zipOf(files)) };
  transferred.set(reply, [reply.bytes.buffer as ArrayBuffer]);
  return reply;
};

/** The answer that shows the return: its rows and what is stored with them as `shown`. */
const returnJson: Act<{ shown: Record<string, unknown>; encoding: 'br' | 'gzip' | false }, Uint8Array> = (
  { shown, encoding },
  { state },
) => {
  const { sheets } = held(state);
  const first = sheets.doc_issue?.find((row) => row.nature === '1');
  const text = JSON.stringify({
    success: true,
    return: {
      ...shown,
      documents_issued_from: first?.from_serial ?? '',
      documents_issued_to: first?.to_serial ?? '',
      ...sheetsToWire(sheets),
    },
  });
  return handOver(encode(text, encoding));
};

export const acts = {
  readSent,
  packRows,
  tellRows,
  addStored,
  refuse,
  listFindings,
  findingsXlsx,
  rowsXlsx,
  rowsCsv,
  portalJson,
  returnJson,
};
