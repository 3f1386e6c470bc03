import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../forms/form.ts';
import type { FormNode } from '../forms/walk.ts';
import { isObject } from './json/path.ts';
import { itrFormsAvailable, loadItrForm } from './registry.ts';
import { formArbitrary } from './testing/arbitrary.ts';

const RETURNS = 2;

/** Paths of values that no field of the form holds. */
function strangers(nodes: readonly FormNode[], values: object, path = ''): string[] {
  const known = new Map(nodes.map((node) => [node.key, node]));
  return Object.entries(values).flatMap(([key, value]): string[] => {
    const node = known.get(key);
    if (value === undefined) return [];
    if (!node) return [path + key];
    if (node.node === 'field') return [];
    const parts = Array.isArray(value) ? value : [value];
    return parts.flatMap((part) => (isObject(part) ? strangers(node.children, part, `${path}${key}.`) : []));
  });
}

const digest = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 8);

/** What was made of each draft, by part of the form and of the file: no meaning in the figures, but they stay what they are. */
const kept: string[] = [];
const keep = (what: string, parts: object) =>
  kept.push(what, ...Object.entries(parts).map(([key, part]) => `  ${key} ${digest(part)}`));

describe.each(itrFormsAvailable())('figures of $type, AY $assessmentYear', ({ type, assessmentYear }) => {
  it('have the names the form has', async () => {
    const form = await loadItrForm(type, assessmentYear);
    const nodes = treeOf(form.model);
    const strange = new Set<string>();
    for (const [i, draft] of fc
      .sample(formArbitrary(nodes, 900_000), { numRuns: RETURNS, seed: 7 })
      .entries()) {
      const { derived, chosen } = form.compute(draft, '2026-07-20');
      for (const path of strangers(nodes, derived)) strange.add(path);
      keep(`${type}, AY ${assessmentYear}, draft ${i + 1}, ${chosen.totalIncome}`, derived);
      if (assessmentYear !== '2026-27') continue;
      const file = form.exportJson(draft, {
        createdOn: '2026-07-20',
        softwareId: 'SW12345678',
        version: '1',
      });
      keep('file', Object.values(Object.values(file.json as object)[0] as object)[0] as object);
      kept.push(`  ${file.issues.length} issues ${digest(file.issues)}`);
    }
    expect([...strange]).toEqual([]);
  });
});

describe('figures and files of drafts', () => {
  it('are what they were', async () => {
    await expect(`${kept.join('\n')}\n`).toMatchFileSnapshot('kept-figures.txt');
  });
});
