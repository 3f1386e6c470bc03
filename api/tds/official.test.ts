import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayInIst } from '../../shared/dates.ts';
import { madeStatements } from '../../shared/tds/statements.testdata.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { buildStatement, consolidated } from '../testing/tds.ts';

const checker = resolve('../shared/tools/check-tds.mjs');
const folder = '../shared/facts/tds-layouts/';
const here = existsSync(checker) && existsSync(folder);
if (!here) console.log('skipped: the published layouts are not beside the project');

interface Fault {
  line: number;
  record: string;
  field?: number;
  message: string;
  level: 'violation' | 'doubt';
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const forms = ['24Q', '26Q', '27Q', '27EQ', '138', '140', '144'] as const;
type Statement = Awaited<ReturnType<typeof buildStatement>>;
const at = (s: Statement, more = '') => `/api/tds/statements/${s.id}${more}`;
const of = (name: string) => madeStatements.filter((m) => m.draft.form === name);

/** A statement as a person would make it by calls. */
async function filledIn(draft: (typeof madeStatements)[number]['draft']): Promise<Statement> {
  const { form, financial_year, quarter, ...body } = draft;
  const s = await buildStatement(server, { form_type: form, financial_year, quarter });
  const saved = await server.call('PATCH', at(s), { token: s.owner.token, body: { version: 1, ...body } });
  expect(saved.status, saved.text).toBe(200);
  return s;
}
const upload = (s: Statement, path: string, name: string, text: string, fields: object) => {
  const form = new FormData();
  for (const [key, value] of Object.entries({ tds_id: s.id, ...fields })) form.set(key, String(value));
  form.set('file', new File([Buffer.from(text, 'latin1')], name));
  return server.call('POST', path, { token: s.owner.token, form });
};

describe.skipIf(!here)('statements by HTTP and the published layouts', async () => {
  const { checkStatement } = here
    ? ((await import(/* @vite-ignore */ pathToFileURL(checker).href)) as {
        checkStatement: (text: string, options: object) => Fault[];
      })
    : { checkStatement: () => [] };
  const counts: Record<string, string> = {};
  let files = 0;

  it.each(forms)(
    'of %s have no violation, the layout’s number of fields, and read back the same',
    async (form) => {
      const facts = JSON.parse(readFileSync(`${folder}${form}.json`, 'utf8')) as {
        records: Record<string, { count: number }>;
      };
      const seen = new Map<string, number>();
      for (const { name, draft } of of(form)) {
        const s = await filledIn(draft);
        const file = await server.get(at(s, '/text'), s.owner.token);
        expect(file.status, `${name}: ${file.text.slice(0, 600)}`).toBe(200);
        files += 1;
        const faults = checkStatement(file.text, { today: new Date(todayInIst()) });
        expect(
          faults.filter((f) => f.level === 'violation'),
          name,
        ).toEqual([]);
        for (const line of file.text.trimEnd().split('\r\n')) {
          const cells = line.split('^');
          expect(cells.length, `${name}: ${line}`).toBe(facts.records[cells[1]!]!.count);
          seen.set(cells[1]!, cells.length);
        }
        const copy = await buildStatement(server, {
          form_type: form,
          financial_year: draft.financial_year,
          quarter: draft.quarter,
        });
        const tan = { version: 1, deductor: { tan: draft.deductor.tan } };
        await server.call('PATCH', at(copy), { token: copy.owner.token, body: tan });
        const read = await upload(copy, '/api/tds/statements/import', 'a.txt', file.text, {
          mode: 'replace',
          version: 2,
        });
        // A statement without payees is written, and said to be refused: T_FV_6381 asks for one.
        const said = draft.deductees.length === 0 ? [expect.stringContaining('T_FV_6381')] : [];
        expect([read.status, read.body.total_refused, read.body.warnings], `${name}: ${read.text}`).toEqual([
          200,
          0,
          said,
        ]);
        const again = await server.get(at(copy, '/text'), copy.owner.token);
        expect(again.text, name).toBe(file.text);
      }
      counts[form] = [...seen].map(([type, n]) => `${type} ${n}`).join(', ');
      for (const type of ['FH', 'BH', 'CD', 'DD'])
        expect(seen.get(type), type).toBe(facts.records[type]!.count);
    },
    120_000,
  );

  it('are more than forty, and said', () => {
    console.log(`${files} statements by HTTP, 0 violations; fields`, counts);
    expect(files).toBeGreaterThanOrEqual(40);
  });

  it.each(['24Q', '26Q', '27Q', '27EQ'] as const)(
    'a correction of %s is made from the consolidated file',
    async (form) => {
      const s = await filledIn(of(form)[0]!.draft);
      const token_number = '123456789012345';
      const regular = await server.get(at(s, '/text'), s.owner.token);
      await server.post(at(s, '/file'), { version: 2, token_number, filed_on: '2025-07-30' }, s.owner.token);
      const made = await server.post(at(s, '/correct'), {}, s.owner.token);
      expect(made.status, made.text).toBe(200);
      const c: Statement = { ...s, id: made.body.tds_id };
      const none = await server.get(at(c, '/text'), s.owner.token);
      expect([none.status, none.body.error.id]).toEqual([422, 'no_layout']);
      const version = (await server.get(at(c), s.owner.token)).body.statement.version;
      const conso = consolidated(regular.text, token_number);
      const taken = await upload(c, '/api/tds/statements/accepted', 'a.tds', conso, {
        mode: 'take',
        version,
      });
      expect(taken.status, taken.text).toBe(200);
      const [row] = (await server.get(at(c), s.owner.token)).body.statement.deductees;
      const put = await server.call('PATCH', at(c), {
        token: s.owner.token,
        body: { version: taken.body.version, deductees: [{ ...row, name: 'Kiran Works and Sons' }] },
      });
      expect(put.status, put.text).toBe(200);
      const file = await server.get(at(c, '/text'), s.owner.token);
      expect(file.status, file.text).toBe(200);
      const lines = file.text
        .trimEnd()
        .split('\r\n')
        .map((l) => l.split('^'));
      // FH 4 is C; BH 6 C3 with the tokens of the original and the last statement; DD 6 U.
      expect([lines[0]![3], lines[1]![5], lines[1]![7], lines[1]![8]]).toEqual([
        'C',
        'C3',
        token_number,
        token_number,
      ]);
      expect(lines.filter((l) => l[1] === 'DD').map((l) => [l.length, l[5]])).toEqual([[54, 'U']]);
    },
  );
});

it('form 143 has no text file and says why; Q4 of form 138 neither', async () => {
  for (const [form_type, quarter, why] of [
    ['143', 'Q1', 'not published'],
    ['138', 'Q4', 'annexure'],
  ] as const) {
    const s = await buildStatement(server, { form_type, financial_year: '2026-2027', quarter });
    const file = await server.get(at(s, '/text'), s.owner.token);
    expect([file.status, file.body.error.id, file.body.message]).toEqual([
      422,
      'no_layout',
      expect.stringContaining(why),
    ]);
  }
});

it.each(forms)(
  '%s: every field the file must have is asked for before it is made',
  async (form) => {
    const { draft } = of(form)[0]!;
    const s = await filledIn(draft);
    // What the layouts ask of every statement of a company: fields of the deductor, of a challan and of a payment.
    const wanted: [part: 'deductor' | 'responsible', key: string][] = [
      ...(['tan', 'name', 'type', 'address_1', 'state', 'pincode'] as const).map(
        (k): ['deductor', string] => ['deductor', k],
      ),
      ...(['name', 'designation', 'pan', 'address_1', 'state', 'pincode'] as const).map(
        (k): ['responsible', string] => ['responsible', k],
      ),
    ];
    let { version } = (await server.get(at(s), s.owner.token)).body.statement;
    const patch = async (body: object) => {
      const saved = await server.call('PATCH', at(s), { token: s.owner.token, body: { version, ...body } });
      expect(saved.status, saved.text).toBe(200);
      version = saved.body.version;
    };
    const asksFor = async (paths: readonly string[]) => {
      const file = await server.get(at(s, '/text'), s.owner.token);
      expect(file.status, file.text).toBe(422);
      const asked = file.body.error.fields.map((f: { path: string }) => f.path);
      expect(asked).toEqual(expect.arrayContaining([...paths]));
    };
    // every other field of a part is left empty, then those between
    const halves = <T>(list: readonly T[]) => [0, 1].map((odd) => list.filter((_, i) => i % 2 === odd));
    for (const part of ['deductor', 'responsible'] as const) {
      const keys = wanted.filter(([of]) => of === part).map(([, key]) => key);
      for (const half of halves(keys)) {
        const empty = Object.fromEntries(half.map((key) => [key, '']));
        await patch({ [part]: { ...(draft[part] as object), ...empty } });
        await asksFor(half.map((key) => `${part}.${key}`));
      }
      await patch({ [part]: draft[part] });
    }
    const table = async (name: 'challans' | 'deductees', keys: readonly string[]) => {
      const row = draft[name][0] as unknown as Record<string, unknown>;
      for (const half of halves(keys)) {
        const less = Object.entries(row).filter(([key]) => !half.includes(key));
        await patch({ [name]: [Object.fromEntries(less)] });
        await asksFor(half.map((key) => `${name}.0.${key}`));
      }
      await patch({ [name]: [row] });
    };
    await table('challans', ['bsr', 'serial', 'deposited_on']);
    await table('deductees', [
      'name',
      'pan',
      'code',
      'paid_on',
      'amount',
      'deducted_on',
      'challan',
      ...(form === '27EQ' ? ['transaction_value'] : []),
      ...(form === '27Q' || form === '144' ? ['rate_by', 'remittance', 'country'] : []),
    ]);
  },
  60_000,
);
