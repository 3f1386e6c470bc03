import { basename, dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { compareKept, digest, laidOut, type Naming, shortened } from '../../shared/testing/lines.ts';
import { Audit, type AuditDoc } from '../audit/model.ts';
import type { Mailer } from '../base/deps.ts';
import type { Answer } from './server.ts';

/**
 * A record of every answer a server gave in a test file, stored next to it in `answers/`. Tests assert what they are about; the record
 * covers the rest: other members, totals, texts, workbook cells, the lines of a PDF with their positions, each call's rows in the
 * audit trail and a test's mails. It catches accidental changes; read an intended one line by line before committing it
 * (`npx vitest run --project api <file> -u`).
 */

/** A call in the order it was made, and its answer. */
interface Noted {
  test: string;
  call: string;
  answer?: Answer;
  /** Its rows in the audit trail. */
  audit: string[];
  /** Another call was under way, so their order is not fixed. */
  concurrent?: boolean;
}

const DAY = 86_400_000;
const JUST_NOW = 600_000;
const MOST_FILES = 5;

/** A part of a file's or member's name; random text has others. */
const words = /^(?:[A-Z]?[a-z]*|[A-Z]+\d*[A-Z]?|\d+|[A-Z]{5}\d{4}[A-Z])$/;

/** Names by test: ids, PANs of the factories, secrets, the instant of the call. */
function naming(): Naming {
  const given = new Map<string, string>();
  const counts = new Map<string, number>();
  const named = (kind: string) => (found: string) => {
    const key = `${kind} ${found}`;
    if (!given.has(key)) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      given.set(key, `‹${kind} ${counts.get(kind)}›`);
    }
    return given.get(key)!;
  };
  return (text) =>
    text
      .replace(/("user":\{"id":)"[\w-]{16}"/g, '$1"‹secret›"')
      .replace(/\b[A-Z2-9]{5}(-[A-Z2-9]{5}){2}\b/g, '‹secret›')
      // the secret of an authenticator app, which may be of letters alone
      .replace(/\b[A-Z2-7]{32}\b/g, '‹secret›')
      .replace(/\beyJ[\w-]+(\.[\w-]+){1,2}/g, '‹token›')
      .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, named('uuid'))
      .replace(/(?<![0-9A-Za-z])[0-9a-f]{64}(?![0-9A-Za-z])/g, named('digest'))
      .replace(/(?<= by )[0-9a-f]{24}\b/g, named('person'))
      .replace(/(?<![0-9A-Za-z])[0-9a-f]{24}(?![0-9A-Za-z])/g, named('id'))
      .replace(/\b[a-z][0-9a-f]{8}(?:[0-9a-f]{16})?-\d+\b/g, named('row'))
      .replace(/("?request_id"?: ?)"[^"]*"/g, '$1"‹call›"')
      .replace(/\b(?:(?=[\w.-]*\d)[\w.-]+|[a-z]+-[a-z]{8,})(?:@|%40)example\.in/g, named('mail'))
      .replace(/\b\d\d[A-Z]{3}[A-Z]K[1-9]\d{3}[A-Z]\dZ[0-9A-Z]\b/g, named('gstin'))
      .replace(/\b[A-Z]{3}[A-Z]K[1-9]\d{3}[A-Z]\b/g, named('pan'))
      .replace(/\bUser \d+\b/g, named('user'))
      .replace(/(?<![\w-])[\w-]{22,}(?![\w-])/g, (found) =>
        found.split(/[-_]/).every((part) => words.test(part)) ? found : '‹secret›',
      )
      .replace(/\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, (found) => {
        const at = new Date(found).getTime();
        const days = (at - Date.now()) / DAY;
        // A worker has the clock of the machine: only what it did just now, or each day of the year would be now once.
        if (Math.abs(days) < 2 || Math.abs(at - RealDate.now()) < JUST_NOW) return '‹now›';
        return found.endsWith(':00.000Z') ? found : `‹${Math.round(days)} days›`;
      })
      .replace(/nonce="[^"]*"/g, 'nonce="‹secret›"');
}

const plain = (xml: string) =>
  xml
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** A workbook: each sheet's panes, widths and choices, then its rows, with their styles where those change. */
function workbook(files: Record<string, Uint8Array>, name: Naming): string[] {
  const text = (name: string) => (files[name] ? Buffer.from(files[name]).toString('utf8') : '');
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map((m) =>
    plain([...m[1]!.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map((t) => t[1]).join('')),
  );
  const names = [...text('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map((m) => plain(m[1]!));
  const sheets = Object.keys(files)
    .filter((name) => /^xl\/worksheets\/\w+\.xml$/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return [
    `styles ${digest(text('xl/styles.xml'))}`,
    ...sheets.flatMap((path, i) => {
      const xml = text(path);
      const around = xml.replace(/<sheetData>.*<\/sheetData>/s, '').replace(/^.*?<worksheet[^>]*>/s, '');
      let before = '';
      const rows = [...xml.matchAll(/<row ([^>]*)>(.*?)<\/row>/gs)].map((row) => {
        const cells = [...row[2]!.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map((c) => {
          const inner = c[2] ?? '';
          const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1] ?? /<t[^>]*>(.*?)<\/t>/s.exec(inner)?.[1] ?? '';
          return {
            style: /\bs="(\d+)"/.exec(c[1]!)?.[1] ?? '-',
            said: /t="s"/.test(c[1]!) ? shared[Number(value)]! : plain(value),
          };
        });
        const styles = cells.map((c) => c.style).join(' ');
        const changed = styles === before ? '' : `  ‹${styles}›`;
        before = styles;
        return cells.map((c) => c.said).join(' | ') + changed;
      });
      return [`sheet ${names[i]}: ${plain(around).slice(0, 600)}`, ...shortened(rows, name)];
    }),
  ];
}

/** A PDF as lines, page by page, with a digest of the positions of its words. */
async function paper(bytes: Uint8Array, name: Naming): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const out: string[] = [];
  for (let page = 1; page <= pdf.numPages; page++) {
    const lines: { y: number; words: string[] }[] = [];
    let places = '';
    for (const item of (await (await pdf.getPage(page)).getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [x, y] = [item.transform[4], item.transform[5]].map((v) => Math.round(v));
      // What differs by run has another width.
      if (name(item.str) === item.str) places += `${x} ${y} ${Math.round(item.height)} ${item.str}\n`;
      const line = lines.at(-1);
      if (line && Math.abs(line.y - y!) <= 1) line.words.push(item.str);
      else lines.push({ y: y!, words: [item.str] });
    }
    out.push(
      `page ${page} of ${pdf.numPages}, ${digest(places)}`,
      ...shortened(
        lines.map((l) => l.words.join(' ').replace(/\s+/g, ' ')),
        name,
      ),
    );
  }
  await task.destroy();
  return out;
}

async function fileLines(bytes: Buffer, name: Naming): Promise<string[]> {
  if (bytes.subarray(0, 4).toString() === '%PDF') return paper(bytes, name);
  if (bytes.subarray(0, 2).toString() === 'PK') {
    const files = await Promise.resolve()
      .then(() => unzipSync(bytes))
      .catch(() => undefined);
    if (!files) return ['a locked archive'];
    if (files['xl/workbook.xml']) return workbook(files, name);
    const out: string[] = [];
    for (const [i, [path, content]] of Object.entries(files).entries()) {
      const lines = await fileLines(Buffer.from(content), name);
      out.push(
        `file ${path}`,
        ...(i < MOST_FILES ? lines : [digest(name(lines.join('\n')))]).map((l) => `  ${l}`),
      );
    }
    return out;
  }
  const text = bytes.toString('utf8');
  if (text.includes('\u0000') || text.includes('\ufffd')) return ['bytes'];
  if (/^\s*[[{]/.test(text)) {
    try {
      return shortened(laidOut(JSON.parse(text)), name);
    } catch {}
  }
  return shortened(text.split(/\r?\n/), name);
}

/** Calls that set tests up: recorded only by the tests of their own noun. */
const setUp: Readonly<Record<string, RegExp>> = {
  'POST /api/companies/create 200': /\/entities\//,
  'POST /api/auth/login 200': /\/users\//,
  'POST /api/itr/create-itr.php 200': /\/itr\//,
  'POST /api/gst/gstr1.php 200': /\/gst\//,
  'POST /api/tds/statements 200': /\/tds\//,
};

/** Answers that depend on the machine: its memory, what is written by batches, a job's progress. */
const varies = (call: string, text: string) =>
  /\/admin\/(health|audit\/verify)/.test(call) ||
  (call.includes('/api/jobs') && /"state":"(?!done|failed|skipped)/.test(text));

const headers = ['content-disposition', 'location', 'retry-after', 'allow'];
/** Of what is not kept by a browser: said by every other answer. */
const notKept = 'no-store';

/** What a server answered, by test. */
interface Notes {
  /** Called before a call is made; what it gives takes the answer. */
  begin: (test: string, call: string) => (answer: Answer) => void;
  audited: (test: string, row: AuditDoc) => void;
  mailed: (test: string, ...mail: Parameters<Mailer['send']>) => void;
  lines: (testPath: string) => Promise<string[]>;
}

/** A sign-in code is random. It comes first in the subject, or alone on a line. */
const withoutCodes = (text: string) => text.replace(/(?<=^\s*|: |>)\d{4,6}(?=$| is your|<)/gm, '‹code›');

function takeNotes(): Notes {
  const noted: Noted[] = [];
  const open = new Set<Noted>();
  const mails = new Map<string, { lines: string[]; html: string }[]>();
  const mailLines = (test: string, name: Naming) =>
    (mails.get(test) ?? [])
      .map(({ lines: [head, ...lines], html }) => [
        `${name(head!)} · ${digest(name(html))}`,
        ...lines.map((line) => `  ${name(line)}`.trimEnd()),
      ])
      .sort((a, b) => (a.join('\n') < b.join('\n') ? -1 : 1))
      .flat();
  return {
    audited: (test, row) => {
      const [own, other] = open;
      const changed = row.before_hash === row.after_hash ? ' unchanged' : '';
      const proof = `${row.before_hash && ' before'}${row.after_hash && ' after'}${row.after_hash && changed}`;
      const told = `audit: ${row.action} ${row.outcome} · by ${row.actor_id || 'no one'} · ${row.target_kind} ${row.target_id} ${row.detail}${proof && ' ·'}${proof}`;
      // A job writes its rows while calls are being answered, so they belong to none of them.
      if (own && !other && own.test === test && !row.detail.includes('job '))
        own.audit.push(told.replace(/ +/g, ' '));
    },
    mailed: (test, to, { from, subject, text, html }, { attachments = [], replyTo } = {}) => {
      const lines = [
        `mail to ${to}${from ? ` from ${from}` : ''}${replyTo ? `, replies to ${replyTo}` : ''}: ${subject}`,
        ...text.split('\n').filter((line) => line.trim()),
        ...attachments.map((a) => `attached: ${a.filename}, ${a.contentType}`),
      ];
      mails.set(test, [
        ...(mails.get(test) ?? []),
        { lines: lines.map(withoutCodes), html: withoutCodes(html) },
      ]);
    },
    begin: (test, call) => {
      const own: Noted = { test, call, audit: [] };
      noted.push(own);
      open.add(own);
      if (open.size > 1) for (const one of open) one.concurrent = true;
      return (answer) => {
        own.answer = answer;
        open.delete(own);
      };
    },
    lines: async (testPath) => {
      const out: string[] = [];
      const seen = new Set<string>();
      let test = '';
      let name = naming();
      let chance = false;
      for (const { test: of, call, answer, audit, concurrent } of noted) {
        if (of !== test) {
          if (!chance) out.push(...mailLines(test, name));
          test = of;
          name = naming();
          chance = false;
          out.push('', name(`# ${of}`));
        }
        if (!answer || varies(call, answer.text)) continue;
        if (concurrent && !chance) out.push('calls at once: what follows is by chance');
        chance ||= concurrent === true;
        if (chance) continue;
        if (setUp[`${call} ${answer.status}`]?.test(testPath) === false) {
          // Its ids are known to the lines that follow.
          name(answer.text);
          continue;
        }
        const head = [
          `${call} ${answer.status}`,
          ...(answer.body === undefined && answer.text ? [answer.headers.get('content-type') ?? ''] : []),
          ...(answer.headers.get('cache-control') === notKept
            ? []
            : [`kept: ${answer.headers.get('cache-control')}`]),
          ...headers.flatMap((h) => (answer.headers.has(h) ? [`${h}: ${answer.headers.get(h)}`] : [])),
        ].join(' · ');
        const body =
          answer.body === undefined
            ? await fileLines(answer.bytes, name)
            : shortened(laidOut(JSON.parse(name(answer.text))), name);
        const told = [
          head,
          ...body.filter((l) => l !== '').map((l) => `  ${l}`),
          ...audit.map((l) => `  ${l}`),
        ].map((l) => name(l).replace(/\s+$/, ''));
        const key = told.join('\n');
        const line = seen.has(key) && told.length > 1 ? [`${told[0]}, as before`] : told;
        // A call repeated until its result is there.
        if (line.length > 1 || line[0] !== out.at(-1)) out.push(...line);
        seen.add(key);
      }
      if (!chance) out.push(...mailLines(test, name));
      return out.slice(1);
    },
  };
}

let test = '';
let kept: Notes | undefined;

const RealDate = Date;
/** The day on which answers are kept: interest, due dates and ages are of that day. */
const began = RealDate.UTC(2026, 10, 28, 5, 0);

/** Sets the clock of this process to that day, from where it runs on. */
function setClock(): void {
  const ahead = began - RealDate.now();
  class Clock extends RealDate {
    constructor(...given: [] | [number | string]) {
      if (given.length === 0) super(RealDate.now() + ahead);
      else super(...(given as [number]));
    }
    static override now(): number {
      return RealDate.now() + ahead;
    }
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof RealDate;
    }
  }
  Object.defineProperty(Clock, 'name', { value: 'Date' });
  globalThis.Date = Clock as DateConstructor;
}

/** The test that runs now; none between tests. */
export const runs = (name?: string): void => {
  test = name ?? 'before the tests';
};

/** Keeps what a server of this file answers from here on: called before a call with its name, then with its answer. */
export function keep(): (call: string) => (answer: Answer) => void {
  const notes = takeNotes();
  kept = notes;
  setClock();
  return (call) => notes.begin(test, call);
}

const createRow = Audit.create.bind(Audit) as (rows: AuditDoc[]) => Promise<unknown>;
Audit.create = (async (rows: AuditDoc[]) => {
  const created = await createRow(rows);
  for (const row of rows) kept?.audited(test, row);
  return created;
}) as unknown as typeof Audit.create;

let mailer: Mailer | undefined;

/** Notes the mails of a server whose answers are kept. */
export function keepMails(of: Mailer): void {
  mailer = of;
  const send = of.send;
  of.send = async (...mail) => {
    kept?.mailed(test, ...mail);
    await send(...mail);
  };
}

/** Mails no call waits for belong to the test that caused them. */
export const mailsSent = async (): Promise<void> => {
  if (kept) await mailer?.drain();
};

/**
 * At the end of a file all of whose tests passed: throws with the first lines that differ from what is kept, writes them where asked to.
 * `update` as Vitest has it: all, new, none.
 */
export async function settle(testPath: string, passed: boolean, update: string): Promise<void> {
  const notes = kept;
  kept = undefined;
  mailer = undefined;
  const lines = notes && passed ? await notes.lines(testPath) : undefined;
  globalThis.Date = RealDate;
  if (!lines) return;
  compareKept(join(dirname(testPath), 'answers', `${basename(testPath, '.test.ts')}.txt`), lines, update);
}
