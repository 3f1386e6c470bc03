import { describe, expect, it } from 'vitest';
import type { FormValues } from '../forms/paths.ts';
import type { ItrForm } from './common/types.ts';
import { fullNewRegime, fullOldRegime } from './itr1/testing/returns.ts';
import { fullReturn as fullItr2 } from './itr2/testing/returns.ts';
import { fullReturn as fullItr3 } from './itr3/testing/returns.ts';
import { fullItr4 } from './itr4/testing/returns.ts';
import type { ExportContext } from './json/creation-info.ts';
import type { JsonObject } from './json/path.ts';
import { loadItrForm } from './registry.ts';
import {
  againItr1Asked,
  againItr2Asked,
  againItr3Asked,
  againItr4Asked,
} from './testing/broken/asked-again.ts';
import { brokenItr1Of2025, brokenItr4Of2025 } from './testing/broken/ay2025.ts';
import type { Broken } from './testing/broken/change.ts';
import { drawnItr1, drawnItr2, drawnItr3, drawnItr4 } from './testing/broken/drawn.ts';
import { againItr2, againItr3 } from './testing/broken/drawn-again.ts';
import { functionsItr2, functionsItr3 } from './testing/broken/functions.ts';
import { brokenItr1 } from './testing/broken/itr1.ts';
import { brokenItr2 } from './testing/broken/itr2.ts';
import { brokenItr3 } from './testing/broken/itr3.ts';
import { brokenItr4 } from './testing/broken/itr4.ts';
import { lotItr2 } from './testing/broken/lot-itr2.ts';
import { lotItr3 } from './testing/broken/lot-itr3.ts';
import { lotItr1, lotItr4 } from './testing/broken/lot-low.ts';
import { thirdItr2, thirdItr3 } from './testing/broken/lot-third.ts';

const context = { createdOn: '2026-07-20', softwareId: 'SW12345678', version: '0.1.0' };
const itr4 = fullItr4();
const itr3 = fullItr3('2026-27');
const late = { section_filed: '11', opted_out_earlier: 'N', opt_out_now: 'N' };

/** Whole returns that break no rule, by name. */
const whole: Readonly<Record<string, FormValues>> = {
  '1old': fullOldRegime('2026-27'),
  '1new': fullNewRegime('2026-27'),
  '2old': fullItr2('2026-27', 'old'),
  '2new': fullItr2('2026-27', 'new'),
  '3old': itr3,
  '3new': {
    ...itr3,
    filing: {
      ...(itr3['filing'] as FormValues),
      opt_out_now: 'N',
      opt_out_date: undefined,
      opt_out_ack: undefined,
    },
  },
  '4old': itr4,
  '4new': { ...itr4, filing: { ...late, filing_date: '2026-08-20' } },
};

/** The rules an imported file is refused for. */
const refusedFor = ({ warnings }: ReturnType<ItrForm['importJson']>) =>
  warnings.flatMap((i) => (i.severity === 'error' ? [i.rule] : []));
const rulesOf = (form: ItrForm) => (file: unknown) => refusedFor(form.importJson(file));

/** The file of a whole return and what it is refused for, unbroken; made once for all that break a copy of it. */
const filesOf = (returns: Readonly<Record<string, FormValues>>, of: ExportContext) => {
  const made = new Map<string, { json: unknown; told: (string | undefined)[] }>();
  return (form: ItrForm, fixture: string) => {
    let file = made.get(fixture);
    if (!file) {
      const { json } = form.exportJson(returns[fixture]!, of);
      file = { json, told: rulesOf(form)(json) };
      made.set(fixture, file);
    }
    return file;
  };
};

interface TypedReturn {
  told: (string | undefined)[];
  readAgain: () => (string | undefined)[];
}

/** What the wizard tells of a return, and what its file is refused for; once for all files that are read as the same return. */
const typedReturns = () => {
  const made = new Map<string, TypedReturn>();
  return (form: ItrForm, data: FormValues): TypedReturn => {
    const key = JSON.stringify(data);
    let typed = made.get(key);
    if (!typed) {
      const { json, issues } = form.exportJson(data, context);
      let refused: (string | undefined)[] | undefined;
      typed = {
        told: issues.map((i) => i.rule),
        readAgain: () => {
          refused ??= rulesOf(form)(json);
          return refused;
        },
      };
      made.set(key, typed);
    }
    return typed;
  };
};

describe.each([
  ['ITR-1', [...brokenItr1, ...drawnItr1, ...lotItr1, ...againItr1Asked]],
  [
    'ITR-2',
    [
      ...brokenItr2,
      ...drawnItr2,
      ...againItr2,
      ...lotItr2,
      ...againItr2Asked,
      ...functionsItr2,
      ...thirdItr2,
    ],
  ],
  [
    'ITR-3',
    [
      ...brokenItr3,
      ...drawnItr3,
      ...againItr3,
      ...lotItr3,
      ...againItr3Asked,
      ...functionsItr3,
      ...thirdItr3,
    ],
  ],
  ['ITR-4', [...brokenItr4, ...drawnItr4, ...lotItr4, ...againItr4Asked]],
] as const)('an imported file of %s broken in one rule', (type, broken: readonly Broken[]) => {
  const fileOf = filesOf(whole, context);
  const typedOf = typedReturns();
  it.each(broken)('%s: A-%i, %s', async (fixture, no, _what, change) => {
    const form = await loadItrForm(type, '2026-27');
    const { json, told } = fileOf(form, fixture);
    expect(told).not.toContain(`A-${no}`);
    const file = structuredClone(json) as { ITR: Record<string, JsonObject> };
    change(Object.values(file.ITR)[0]!);
    const read = form.importJson(file);
    expect(refusedFor(read)).toContain(`A-${no}`);
    // Where the wizard then holds the same, it tells the same number. Reading the file again takes longest: not where it is told.
    const { told: toldOf, readAgain } = typedOf(form, read.data);
    if (!toldOf.includes(`A-${no}`)) expect(readAgain()).not.toContain(`A-${no}`);
  });
});

/** Whole returns of AY 2025-26. */
const before: Readonly<Record<string, FormValues>> = {
  '1old': fullOldRegime('2025-26'),
  '1new': fullNewRegime('2025-26'),
  '4old': fullItr4('2025-26'),
};

describe.each([
  ['ITR-1', brokenItr1Of2025],
  ['ITR-4', brokenItr4Of2025],
] as const)('a file of %s for AY 2025-26 broken in one rule of that year', (type, broken) => {
  const fileOf = filesOf(before, { ...context, createdOn: '2025-07-20' });
  it.each(broken)('%s: A-%i, %s', async (fixture, no, _what, change) => {
    const form = await loadItrForm(type, '2025-26');
    const { json, told } = fileOf(form, fixture);
    const rules = rulesOf(form);
    expect(told).toEqual([]);
    const file = structuredClone(json) as { ITR: Record<string, JsonObject> };
    change(Object.values(file.ITR)[0]!);
    expect(rules(file)).toContain(`A-${no}`);
  });
});

describe.each([
  ['ITR-2', '2025-26', fullItr2],
  ['ITR-2', '2024-25', fullItr2],
  ['ITR-3', '2025-26', fullItr3],
  ['ITR-3', '2024-25', fullItr3],
] as const)('a file of %s for AY %s, a year whose list was not available', (type, ay, full) => {
  it('is refused under names of our own, never under a number of another year', async () => {
    const form = await loadItrForm(type, ay);
    const { json } = form.exportJson(full(ay), { ...context, createdOn: `${ay.slice(0, 4)}-07-20` });
    const [body] = Object.values((json as { ITR: Record<string, JsonObject> }).ITR);
    // one rupee more in each figure
    const figures: [JsonObject, string][] = [];
    const collect = (node: unknown): void => {
      for (const [key, value] of Object.entries(node as JsonObject))
        if (typeof value === 'number') figures.push([node as JsonObject, key]);
        else if (typeof value === 'object' && value) collect(value);
    };
    collect(body);
    for (const [node, key] of figures) node[key] = Number(node[key]) + 1;
    const { warnings } = form.importJson(json);
    const names = warnings.flatMap((i) => i.rule ?? []);
    expect(warnings.length).toBeGreaterThan(100);
    expect(names.filter((name) => /^(A|B|D|B\/D)-\d/.test(name))).toEqual([]);
  });
});
