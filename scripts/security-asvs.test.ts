import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './build.ts';

const text = readFileSync(join(root, 'docs/security-asvs.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+(?:\.\d+\.\d+)?) \| .+? \| (met|n\/a|not met) \| (.+) \|$/gm)].map(
  ([, id, state, why]) => ({ id: id!, state: state!, why: why! }),
);

/** Requirements of levels 1 and 2: for each section of ASVS 5.0 the numbers of those; sections of level 3 alone are left out. */
const sections: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 11,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};

it('names every requirement of levels 1 and 2 once', () => {
  const wanted = Object.entries(sections).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, i) => `${section}.${i + 1}`),
  );
  expect(rows.map((r) => r.id).sort()).toEqual([...wanted, '10', '17'].sort());
});

it.each(rows.filter((r) => r.state === 'met').map((r) => [r.id, r.why] as const))(
  '%s is shown by a test that is there: %s',
  (_id, why) => {
    const [, file, title] = /^`([^`]+)`: `([^`]+)`$/.exec(why) ?? [];
    expect(file && existsSync(join(root, file)), why).toBe(true);
    expect(readFileSync(join(root, file!), 'utf8')).toContain(title!);
  },
);

it('says why for everything else, and counts what is met', () => {
  for (const { id, why } of rows.filter((r) => r.state !== 'met')) expect(why.length, id).toBeGreaterThan(5);
  const count = (state: string) => rows.filter((r) => r.state === state).length;
  expect(text).toContain(
    `${rows.length} rows: ${count('met')} met, ${count('n/a')} not applicable, ${count('not met')} not met.`,
  );
  // Each that is not met is explained at the top too.
  const top = text.slice(0, text.indexOf('## Decisions'));
  for (const { id } of rows.filter((r) => r.state === 'not met')) expect(top, id).toContain(`**${id}**`);
});

it('has the decisions the standard asks to be written down', () => {
  for (const id of [
    '2.1.1',
    '5.1.1',
    '6.1.1',
    '7.1.1',
    '8.1.1',
    '11.1.1',
    '13.1.1',
    '14.1.1',
    '15.1.1',
    '16.1.1',
  ])
    expect(text.slice(text.indexOf('## Decisions'), text.indexOf('## V1 ')), id).toContain(id);
});
