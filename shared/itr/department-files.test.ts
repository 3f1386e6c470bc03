import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../forms/form.ts';
import { type Issue, say } from '../forms/messages.ts';
import type { FormValues } from '../forms/paths.ts';
import { type FormNode, fieldsOf, patternOf } from '../forms/walk.ts';
import { runs } from '../testing/runs.ts';
import type { ItrType } from './common/types.ts';
import { fullNewRegime, fullOldRegime } from './itr1/testing/returns.ts';
import { fullReturn as fullItr2 } from './itr2/testing/returns.ts';
import { fullReturn as fullItr3 } from './itr3/testing/returns.ts';
import { fullItr4 } from './itr4/testing/returns.ts';
import { fullReturn as fullItr5 } from './itr5/testing/returns.ts';
import { fullCompany } from './itr6/testing/returns.ts';
import { worked as worked6 } from './itr6/testing/worked.ts';
import { itr7Form } from './itr7/form.ts';
import { worked } from './itr7/testing/worked.ts';
import { formPathOf } from './json/form-path.ts';
import { loadItrForm } from './registry.ts';
import { formArbitrary } from './testing/arbitrary.ts';
import { departmentTree, heldAgainst, lines, type Violation } from './testing/department-tree.ts';
import { schemaFiles, validatorOf } from './testing/schemas.ts';

/** Random returns of each form: few in the suite, many in the long run. */
const RUNS = runs(2);
const context = { createdOn: '2026-07-20', softwareId: 'SW12345678', version: '0.1.0' };

const plain = (json: string) => json.replace(/\[\w+=[^\]]*\]/g, '[]').replaceAll('[][]', '[]');

/** Whether a finding at its own field says what a place of the file would be refused for: such a file does not leave the program. */
const toldOf = (nodes: readonly FormNode[], root: string, issues: readonly Issue[]) => {
  const placed = fieldsOf(nodes).filter((f) => f.json && f.meta.json);
  return (at: string): boolean => {
    const path = formPathOf(nodes, at.replace(root, ''));
    // of an object that is missing, a field that belongs in it is told
    const inside = `${plain(at.replace(root, '')).replace(/\[\d+\]/g, '[]')}.`;
    const fields = placed.filter((f) => `${plain(f.json!)}`.startsWith(inside)).map((f) => f.path);
    // rows the file leaves out shift the numbers of those that follow
    return issues.some(
      (issue) =>
        issue.severity === 'error' &&
        (patternOf(issue.path) === patternOf(path ?? '') || fields.includes(patternOf(issue.path))),
    );
  };
};

const forms: [1 | 2 | 3 | 4 | 5 | 6 | 7, ItrType, Record<string, FormValues>][] = [
  [1, 'ITR-1', { old: fullOldRegime('2026-27'), new: fullNewRegime('2026-27') }],
  [2, 'ITR-2', { old: fullItr2('2026-27', 'old'), new: fullItr2('2026-27', 'new') }],
  [3, 'ITR-3', { old: fullItr3('2026-27') }],
  [4, 'ITR-4', { full: fullItr4() }],
  [5, 'ITR-5', { firm: fullItr5() }],
  [6, 'ITR-6', Object.fromEntries([...worked6.map(([name, data]) => [name, data]), ['full', fullCompany()]])],
  [7, 'ITR-7', Object.fromEntries(worked.map(([name, data]) => [name, data]))],
];

describe.each(forms)(
  "files of ITR-%s against the department's tree of AY 2026-27",
  async (itr, type, whole) => {
    const tree = departmentTree(itr);
    const form = type === 'ITR-7' ? itr7Form('2026-27') : await loadItrForm(type, '2026-27');
    const nodes = treeOf(form.model);
    const root = `ITR.ITR${itr}.`;

    it.skipIf(!tree).each(Object.entries(whole))('whole return: %s', (name, data) => {
      const { violations, keys } = heldAgainst(tree!, form.exportJson(data, context).json);
      console.log(`${type} ${name}: ${keys} keys held against the tree`);
      expect(lines(violations)).toEqual([]);
    });

    it.skipIf(!tree)('nothing typed: only what must be typed is missing', () => {
      const { violations } = heldAgainst(tree!, form.exportJson({}, context).json);
      expect(lines(violations.filter(({ rule }) => rule !== 'required'))).toEqual([]);
    });

    it.skipIf(!tree)(`any return: ${RUNS} random ones`, { timeout: 3_600_000 }, () => {
      let checked = 0;
      let refused = 0;
      fc.assert(
        fc.property(formArbitrary(nodes, 9000), (random) => {
          const { json, issues } = form.exportJson(random, context);
          const { violations, keys } = heldAgainst(tree!, json);
          checked += keys;
          // a figure worked out that the form does not have would keep its rules from being asked
          expect(issues.filter(({ message }) => message.text === say('unknownField').text)).toEqual([]);
          const told = toldOf(nodes, root, issues);
          const silent = violations.filter(({ at }: Violation) => !told(at));
          refused += violations.length - silent.length;
          expect(lines(silent)).toEqual([]);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
      console.log(
        `${type}: ${checked} keys of ${RUNS} random returns held against the tree; ${refused} refused at their field`,
      );
    });
  },
);

const earlier: [string, string, ItrType, string, FormValues][] = [
  ['ITR-1', '2025-26', 'ITR-1', 'schemas/ITR-1_2025_Main_V1.0.json', fullOldRegime('2025-26')],
  ['ITR-1', '2025-26', 'ITR-1', schemaFiles['2025-26'], fullOldRegime('2025-26')],
  ['ITR-1', '2025-26', 'ITR-1', schemaFiles['2025-26'], fullNewRegime('2025-26')],
  ['ITR-2', '2024-25', 'ITR-2', 'schemas/ITR-2_2024_Main_V1.2.json', fullItr2('2024-25', 'old')],
  ['ITR-2', '2024-25', 'ITR-2', 'schemas/ITR-2_2024_Main_V1.2.json', fullItr2('2024-25', 'new')],
];

/** Places of a file and what its schema refuses, from the lines of the validator. */
const refusedAt = (line: string): string => {
  const [, path, missing] = /^(\S*) (?:must have required property '(.+)')?/.exec(line)!;
  const at = path!
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');
  return missing ? `${at}.${missing}` : at;
};
const keysOf = (node: unknown): number =>
  typeof node === 'object' && node
    ? Object.values(node).reduce(
        (t: number, v) => t + keysOf(v),
        Array.isArray(node) ? 0 : Object.keys(node).length,
      )
    : 0;

describe.each(earlier)('returns of %s, AY %s', (_, ay, type, file, data) => {
  const errorsOf = validatorOf(file);
  const on = { ...context, createdOn: `${ay.slice(0, 4)}-07-20` };

  it.skipIf(!errorsOf)(`a whole one is valid by ${file}`, async () => {
    const form = await loadItrForm(type, ay);
    expect(errorsOf!(form.exportJson(data, on).json)).toEqual([]);
  });

  it.skipIf(!errorsOf)(`${RUNS} random ones by ${file}`, { timeout: 3_600_000 }, async () => {
    const form = await loadItrForm(type, ay);
    const nodes = treeOf(form.model);
    let checked = 0;
    let refused = 0;
    fc.assert(
      fc.property(formArbitrary(nodes, 9000), (random) => {
        // an updated return came with a later version than the one at hand
        if (JSON.stringify(random).includes('"section_filed":"21"')) return;
        const { json, issues } = form.exportJson(random, on);
        const lines = errorsOf!(json);
        const told = toldOf(nodes, `ITR.ITR${type.slice(4)}.`, issues);
        const silent = lines.filter((line) => !told(refusedAt(line)));
        checked += keysOf(json);
        refused += lines.length - silent.length;
        expect(silent).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    console.log(
      `${type}, AY ${ay}: ${checked} keys of ${RUNS} random returns; ${refused} refused at their field`,
    );
  });
});
