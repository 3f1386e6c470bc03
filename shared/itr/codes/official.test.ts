import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { treeOf } from '../../forms/form.ts';
import { fieldsOf } from '../../forms/walk.ts';
import { itr7Form } from '../itr7/form.ts';
import { loadItrForm } from '../registry.ts';
import { departmentTree } from '../testing/department-tree.ts';
import { is44adCode, isBusinessCode } from './business-codes.ts';
import { businessLists } from './businesses.ts';
import { professionCodes } from './professions.ts';
import { tanCities } from './tan-cities.ts';

const folder = '../shared/schemas/';
const here = existsSync(folder);
const place = (itr: 1 | 3 | 4, path: string) => departmentTree(itr)!.places[`ITR.ITR${itr}.${path}`]!;
const codes = (options: readonly { value: string }[]) => options.map(({ value }) => value).sort();

it.skipIf(!here)('natures of business are those of the department’s trees', () => {
  const list = (itr: 3 | 4, path: string) => place(itr, path).enum!.map(String).sort();
  const all = list(3, 'PartA_GEN2.NatOfBus.NatureOfBusiness[].Code');
  // 00001 is in the schema alone, not in the drop-down
  expect(codes(businessLists['business']!)).toEqual(all.filter((code) => code !== '00001'));
  expect(all.filter((code) => !isBusinessCode(code))).toEqual([]);
  for (const [itr, at] of [
    [3, 'PARTA_PL'],
    [4, 'ScheduleBP'],
  ] as const) {
    const of44AD = list(itr, `${at}.NatOfBus44AD[].CodeAD`);
    expect(codes(businessLists['business-44AD']!)).toEqual(of44AD);
    expect(all.filter(is44adCode)).toEqual(of44AD);
    expect(codes(professionCodes)).toEqual(list(itr, `${at}.NatOfBus44ADA[].CodeADA`));
    expect(codes(businessLists['business-44AE']!)).toEqual(list(itr, `${at}.NatOfBus44AE[].CodeAE`));
  }
});

it.skipIf(!here)('TANs begin with the cities of the department’s pattern', () => {
  const { pattern } = place(1, 'TDSonSalaries.TDSonSalary[].EmployerOrDeductorOrCollectDetl.TAN');
  expect(tanCities).toEqual([...new Set(pattern!.match(/[A-Z]{3}(?=\[)/g))].sort());
});

/** Names the department's schemas give the codes of a key: `descriptions` are `93:AFGHANISTAN; 355:ALBANIA`. */
function officialNames(): Map<string, Map<string, Set<string>>> {
  const names = new Map<string, Map<string, Set<string>>>();
  const walk = (node: unknown, key: string): void => {
    if (node === null || typeof node !== 'object') return;
    const { description, enum: list } = node as { description?: unknown; enum?: unknown };
    if (typeof description === 'string' && Array.isArray(list)) {
      const of = names.get(key) ?? new Map<string, Set<string>>();
      names.set(key, of);
      const starts = list
        .map(String)
        .flatMap((code) => {
          const found = new RegExp(
            `(?:^|[;,])\\s*${code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*[-:.]\\s*`,
          ).exec(description);
          return found ? [{ code, from: found.index + found[0].length, at: found.index }] : [];
        })
        .sort((a, b) => a.at - b.at);
      for (const [i, { code, from }] of starts.entries())
        of.set(code, (of.get(code) ?? new Set()).add(description.slice(from, starts[i + 1]?.at).trim()));
    }
    for (const [name, child] of Object.entries(node)) walk(child, Array.isArray(node) ? key : name);
  };
  for (const file of ['ITR-1_2025_Main_V1.0.json', 'ITR-2_2024_Main_V1.2.json'])
    walk(JSON.parse(readFileSync(folder + file, 'utf8')), '');
  return names;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '');

/**
 * Options whose name is not the department's word for word, with its own beside, as read and found to say the same
 * (`npx vitest run --project shared shared/itr/codes/official.test.ts -u`).
 */
it.skipIf(!here)('options have the department’s names', async () => {
  const names = officialNames();
  const told = new Set<string>();
  for (const itr of [1, 2, 3, 4, 5, 6, 7] as const) {
    const { model } = itr === 7 ? itr7Form('2026-27') : await loadItrForm(`ITR-${itr}`, '2026-27');
    for (const { json, meta } of fieldsOf(treeOf(model))) {
      const key =
        json
          ?.replace(/\[[^\]]*\]/g, '')
          .split('.')
          .at(-1) ?? '';
      for (const { value, label } of meta.options ?? []) {
        const official = names.get(key)?.get(value);
        if (official && ![...official].some((name) => plain(name) === plain(label)))
          told.add(`${key} ${value}: ${label} | ${[...official].join(' | ')}`);
      }
    }
  }
  await expect(`${[...told].sort().join('\n')}\n`).toMatchFileSnapshot('official-names.txt');
});
