import type { FormNode } from '../../forms/walk.ts';

type Entry = { json: string; path: string; depth: number };
const tables = new WeakMap<readonly FormNode[], Entry[]>();

const collect = (nodes: readonly FormNode[], out: Entry[]): Entry[] => {
  for (const n of nodes) {
    if (n.json !== undefined && n.meta.json) {
      const json = n.json.replace(/\[\w+=[^\]]*\]/g, '[]').replace(/\[\]\[\]/g, '[]');
      out.push({ json, path: n.path, depth: (json.match(/\[\]/g) ?? []).length });
    }
    if (n.node !== 'field') collect(n.children, out);
  }
  return out;
};

/**
 * Form path of a path in the government file: `A.Rows[1].X` to `rows.1.x`. A path without a field gives the
 * nearest enclosing one, undefined if there is none.
 */
export function formPathOf(tree: readonly FormNode[], jsonPath: string): string | undefined {
  const table = tables.get(tree) ?? collect(tree, []);
  tables.set(tree, table);
  const indexes = [...jsonPath.matchAll(/\[(\d+)\]/g)].map((m) => m[1]!);
  let pattern = jsonPath.replace(/\[\d+\]/g, '[]');
  while (pattern) {
    const hit = table.find((e) => e.json === pattern) ?? table.find((e) => e.json === `${pattern}[]`);
    if (hit) {
      let k = 0;
      return hit.path.replace(/\[\]/g, () => (k < indexes.length ? `.${indexes[k++]}` : ''));
    }
    const cut = pattern.lastIndexOf('.');
    pattern = cut < 0 ? '' : pattern.slice(0, cut);
  }
  return undefined;
}
