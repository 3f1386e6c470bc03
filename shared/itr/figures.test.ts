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

describe.each(itrFormsAvailable())('figures of $type, AY $assessmentYear', ({ type, assessmentYear }) => {
  it('have the names the form has', async () => {
    const form = await loadItrForm(type, assessmentYear);
    const nodes = treeOf(form.model);
    const strange = new Set<string>();
    for (const draft of fc.sample(formArbitrary(nodes, 900_000), { numRuns: RETURNS, seed: 7 })) {
      const { derived } = form.compute(draft, '2026-07-20');
      for (const path of strangers(nodes, derived)) strange.add(path);
    }
    expect([...strange]).toEqual([]);
  });
});
