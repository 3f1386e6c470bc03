import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import { kept } from '../testing/kept.ts';
import type { TdsForm } from './data/forms.ts';
import * as allDraft from './draft.ts';
import { layoutOf } from './layouts/of.ts';
import type { RecordType } from './layouts/types.ts';
import { madeStatements } from './statements.testdata.ts';
import { statementText } from './text.ts';

const { completed, draftIssues } = kept(allDraft);

interface Fault {
  line: number;
  record: string;
  field?: number;
  message: string;
  level: 'violation' | 'doubt';
}
interface OfficialField {
  no: number;
  key: string;
  type: string;
  size: number;
  mandatory: string;
  signed?: boolean;
}

const checker = resolve('../shared/tools/check-tds.mjs');
const folder = '../shared/facts/tds-layouts/';
const here = existsSync(checker) && existsSync(folder);
if (!here) console.log('skipped: the published layouts are not beside the project');

const written = madeStatements.map(({ name, draft }) => ({
  name,
  errors: draftIssues(draft)
    .filter((i) => i.severity === 'error')
    .map((i) => `${i.path}: ${english(i.message)}`),
  file: statementText(completed(draft), {
    createdOn: '2026-11-20',
    program: 'Karsetu',
    salaries: draft.salaries ?? [],
  })!,
}));

it.each(written)(
  '$name: nothing is refused before the file, and the file keeps to its layout',
  ({ errors, file }) => {
    expect(errors).toEqual([]);
    expect(file.issues.map((i) => `${i.path}: ${english(i.message)}`)).toEqual([]);
  },
);

describe.skipIf(!here)('the published layouts', async () => {
  const { checkStatement } = here
    ? ((await import(/* @vite-ignore */ pathToFileURL(checker).href)) as {
        checkStatement: (text: string, options: object) => Fault[];
      })
    : { checkStatement: () => [] };

  it(`have no violation in ${madeStatements.length} made statements`, () => {
    const doubts = new Map<string, number>();
    const violations = written.flatMap(({ name, file }) =>
      checkStatement(file.text, { today: new Date('2026-11-23') }).flatMap((f) => {
        const said = `${f.record} ${f.field ?? ''}: ${f.message}`;
        if (f.level === 'doubt') doubts.set(said, (doubts.get(said) ?? 0) + 1);
        return f.level === 'violation' ? [`${name}, line ${f.line} ${said}`] : [];
      }),
    );
    console.log(`${written.length} statements, ${violations.length} violations, doubts:`, [...doubts]);
    expect(violations).toEqual([]);
    expect(written.length).toBeGreaterThanOrEqual(40);
  });

  const kinds: Readonly<Record<string, readonly string[]>> = {
    int: ['int', 'digits'],
    char: ['text', 'digits'],
    date: ['date'],
    dec: ['paise', 'signed'],
    whole: ['rupees'],
    rate: ['rate'],
  };
  it.each(['24Q', '26Q', '27Q', '27EQ', '138', '140', '144'] as const)(
    'of %s: number, length, kind and need of every field are ours',
    (form: TdsForm) => {
      const facts = JSON.parse(readFileSync(`${folder}${form}.json`, 'utf8')) as {
        records: Record<string, { count: number; fields: OfficialField[] }>;
      };
      const ours = layoutOf(form)!.records;
      expect(Object.keys(ours).sort()).toEqual(Object.keys(facts.records).sort());
      for (const [type, record] of Object.entries(facts.records)) {
        const own = ours[type as RecordType]!;
        expect([type, own.count]).toEqual([type, record.count]);
        const byNumber = new Map(own.fields.map((f) => [f[0], f]));
        for (const f of record.fields) {
          const mine = byNumber.get(f.no);
          if (f.mandatory === 'N') expect([type, f.no, mine]).toEqual([type, f.no, undefined]);
          else if (f.mandatory !== 'U') {
            expect([type, f.no, mine?.[3], mine?.[4]]).toEqual([type, f.no, f.size, f.mandatory]);
            expect(kinds[f.type]).toContain(mine?.[2]);
          }
        }
      }
    },
  );
});
