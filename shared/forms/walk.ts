import * as z from 'zod';
import type { FieldMeta, GroupMeta } from './fields.ts';

/** A leaf of a form. `path` uses `[]` for rows: `salary.employers[].gross_salary`. */
export interface FieldNode {
  node: 'field';
  key: string;
  path: string;
  optional: boolean;
  meta: FieldMeta;
  /** Full path in the government file, rows as `[]`; undefined for fields not in the file. */
  json: string | undefined;
  schema: z.ZodType;
}

/** A group of fields or a repeater of rows. */
export interface GroupNode {
  node: 'group' | 'rows';
  key: string;
  path: string;
  optional: boolean;
  meta: GroupMeta;
  json: string | undefined;
  children: readonly FormNode[];
}

export type FormNode = FieldNode | GroupNode;

const join = (a: string | undefined, b: string | undefined) => (a && b ? `${a}.${b}` : (b ?? a));

/** Unwraps optional/default/nullable down to the schema with the metadata. */
function unwrap(schema: z.ZodType): {
  inner: z.ZodType;
  optional: boolean;
  meta: Record<string, unknown> | undefined;
} {
  let inner = schema;
  let optional = false;
  let meta = inner.meta() as Record<string, unknown> | undefined;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodNullable) {
    optional = true;
    inner = inner.unwrap() as z.ZodType;
    meta ??= inner.meta() as Record<string, unknown> | undefined;
  }
  return { inner, optional, meta };
}

/**
 * The tree of a form for its readers (wizard, importer, exporter, extension map). Throws for a leaf without
 * metadata, since it would have no label.
 */
export function walk(schema: z.ZodObject, path = '', json?: string): FormNode[] {
  return Object.entries(schema.shape).map(([key, raw]) => {
    const { inner, optional, meta } = unwrap(raw as z.ZodType);
    const here = path ? `${path}.${key}` : key;
    if (!meta) throw new Error(`form field ${here} has no metadata`);
    const at = meta['json'] as string | undefined;
    if (inner instanceof z.ZodObject) {
      const full = join(json, at);
      return {
        node: 'group',
        key,
        path: here,
        optional,
        meta: meta as unknown as GroupMeta,
        json: full,
        children: walk(inner, here, full),
      };
    }
    if (inner instanceof z.ZodArray && inner.element instanceof z.ZodObject) {
      const full = at === undefined ? json : `${join(json, at)}[]`;
      return {
        node: 'rows',
        key,
        path: here,
        optional,
        meta: meta as unknown as GroupMeta,
        json: full,
        children: walk(inner.element, `${here}[]`, full),
      };
    }
    return {
      node: 'field',
      key,
      path: here,
      optional,
      meta: meta as unknown as FieldMeta,
      json: at === undefined ? undefined : join(json, at),
      schema: inner,
    };
  });
}

/** All leaves of a form in order. */
export function fieldsOf(nodes: readonly FormNode[]): FieldNode[] {
  return nodes.flatMap((n) => (n.node === 'field' ? [n] : fieldsOf(n.children)));
}

/** `salary.employers.0.gross_salary` -> `salary.employers[].gross_salary`. */
export function patternOf(path: string): string {
  return path.replace(/\.(\d+)(?=\.|$)/g, '[]');
}
