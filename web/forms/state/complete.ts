import { type FormValues, getAt, setAt } from '../../../shared/forms/paths.ts';
import type { FormNode } from '../../../shared/forms/walk.ts';

const isRecord = (v: unknown): v is FormValues => v !== null && typeof v === 'object' && !Array.isArray(v);

/** Fills in required groups, so that a check names the missing fields and not just their group. */
export function withGroups(tree: readonly FormNode[], data: FormValues): FormValues {
  let out = data;
  for (const node of tree) {
    const value = out[node.key];
    if (node.node === 'group') {
      if (value === undefined ? node.optional : !isRecord(value)) continue;
      const filled = withGroups(node.children, (value as FormValues | undefined) ?? {});
      if (filled !== value) out = { ...out, [node.key]: filled };
    }
    if (node.node === 'rows' && Array.isArray(value)) {
      const rows = value.map((row) => (isRecord(row) ? withGroups(node.children, row) : row));
      if (rows.some((row, i) => row !== value[i])) out = { ...out, [node.key]: rows };
    }
  }
  return out;
}

/**
 * After clearing the value at `path`, empty groups are removed, so that an optional group is not half-filled.
 * Rows remain.
 */
export function pruneEmptyGroups(data: FormValues, path: string): FormValues {
  let out = data;
  for (let parts = path.split('.').slice(0, -1); parts.length > 0; parts = parts.slice(0, -1)) {
    const group = getAt(out, parts.join('.'));
    if (/^\d+$/.test(parts.at(-1)!) || !isRecord(group) || Object.keys(group).length > 0) return out;
    out = setAt(out, parts.join('.'), undefined);
  }
  return out;
}
