import type { FieldMeta } from '../../../shared/forms/fields.ts';
import type { FieldNode, FormNode } from '../../../shared/forms/walk.ts';
import { formatRupees } from '../../../shared/money.ts';
import { codeText } from './codeLists.ts';

let decimals: Intl.NumberFormat | undefined;
/** Created on first use: the browser's first formatter takes a slow laptop 100 ms. */
const formatted = (value: number): string => {
  decimals ??= new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 });
  return decimals.format(value);
};

/** `2026-07-31` as `31-07-2026`; other text unchanged. */
export function dayText(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? date.split('-').reverse().join('-') : date;
}

/** A field's display value: amounts grouped, dates dd-mm-yyyy, options by (English) label, '' if unset. */
export function valueText(meta: Pick<FieldMeta, 'kind' | 'options' | 'suggest'>, value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  switch (meta.kind) {
    case 'amount':
      return typeof value === 'number' && Number.isSafeInteger(value) ? formatRupees(value) : String(value);
    case 'integer':
    case 'decimal':
      return typeof value === 'number' ? formatted(value) : String(value);
    case 'date':
      return dayText(String(value));
    case 'flag':
      return value === true ? 'Yes' : 'No';
    case 'choice':
      return meta.options?.find((o) => o.value === value)?.label ?? String(value);
    default:
      return meta.suggest ? codeText(String(value)) : String(value);
  }
}

/** The node of a concrete path with its ancestors; undefined for a path outside the form. */
export function nodesTo(tree: readonly FormNode[], path: string): FormNode[] | undefined {
  const found: FormNode[] = [];
  let nodes = tree;
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) continue;
    const node = nodes.find((n) => n.key === part);
    if (!node) return undefined;
    found.push(node);
    nodes = node.node === 'field' ? [] : node.children;
  }
  return found;
}

/** One label of the trail to a field; `row` counts from 1. */
export interface TrailPart {
  label: string;
  row?: number;
}

/** Labels leading to a path: `Employers` row 2, `Gross salary`. Labels are English source texts. */
export function trailOf(tree: readonly FormNode[], path: string): TrailPart[] {
  const nodes = nodesTo(tree, path);
  if (!nodes) return [{ label: path }];
  const rows = path.split('.');
  let at = 0;
  return nodes.map((node) => {
    at++;
    const next = rows[at];
    if (next !== undefined && /^\d+$/.test(next)) {
      at++;
      const label = node.node === 'rows' ? (node.meta.rowLabel ?? node.meta.label) : node.meta.label;
      return { label, row: Number(next) + 1 };
    }
    return { label: node.meta.label };
  });
}

/** Up to `most` filled fields of a row, in order: the summary of a folded row. */
export function rowSummary(
  children: readonly FormNode[],
  row: Record<string, unknown>,
  most = 3,
): { node: FieldNode; value: unknown }[] {
  const filled = children.filter(
    (n): n is FieldNode =>
      n.node === 'field' &&
      !n.meta.hidden &&
      n.meta.kind !== 'flag' &&
      row[n.key] !== undefined &&
      row[n.key] !== '',
  );
  // The largest figure says more than a fourth address line, so amounts are preferred after the name.
  const names = filled.filter((n) => n.meta.kind !== 'amount');
  const amounts = filled.filter((n) => n.meta.kind === 'amount' && row[n.key] !== 0);
  const picked = new Set(
    [...names.slice(0, 1), ...amounts.slice(0, most - 1), ...names.slice(1)].slice(0, most),
  );
  return filled.filter((n) => picked.has(n)).map((node) => ({ node, value: row[node.key] }));
}
