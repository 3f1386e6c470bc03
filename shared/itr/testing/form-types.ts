import type { FieldMeta, GroupMeta } from '../../forms/fields.ts';
import { treeOf } from '../../forms/form.ts';
import type { FormNode } from '../../forms/walk.ts';
import type { ItrType } from '../common/types.ts';
import { itrFormsAvailable, loadItrForm } from '../registry.ts';

/**
 * Writes one TypeScript type for each return form out of its schemas: every group, row and field by name, with the codes a
 * choice may hold and the years a field belongs to. Whoever reads a form takes this type, so a misspelt field does not compile.
 */

/** One node of a form over all its years. */
interface Merged {
  node: FormNode['node'];
  label: string;
  kinds: Set<FieldMeta['kind']>;
  codes: Set<string>;
  years: string[];
  children: Map<string, Merged>;
}

/** Choices with more codes than this are plain text: a list of countries is data, not a type. */
const MOST_CODES = 80;

const scalar: Partial<Record<FieldMeta['kind'], string>> = {
  amount: 'number',
  integer: 'number',
  decimal: 'number',
  flag: 'boolean',
};

function merge(into: Map<string, Merged>, nodes: readonly FormNode[], year: string): void {
  for (const node of nodes) {
    let known = into.get(node.key);
    if (!known) {
      const label = (node.meta as GroupMeta).label;
      known = { node: node.node, label, kinds: new Set(), codes: new Set(), years: [], children: new Map() };
      into.set(node.key, known);
    }
    if (known.node !== node.node)
      throw new Error(`${node.path}: ${known.node} in one year, ${node.node} in ${year}`);
    known.years.push(year);
    if (node.node === 'field') {
      known.kinds.add(node.meta.kind);
      for (const option of node.meta.options ?? []) known.codes.add(option.value);
    } else merge(known.children, node.children, year);
  }
}

const pascal = (key: string) =>
  key
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

const quoted = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`);

function fieldType(field: Merged): string {
  const types = [...field.kinds].map((kind) => {
    if (kind !== 'choice') return scalar[kind] ?? 'string';
    return field.codes.size === 0 || field.codes.size > MOST_CODES
      ? 'string'
      : [...field.codes].map((code) => `'${code.replaceAll("'", "\\'")}'`).join(' | ');
  });
  return [...new Set(types)].join(' | ');
}

/** The type of a form: one alias a group or row, named by its path. */
function typesOf(name: string, form: Map<string, Merged>, years: readonly string[]): string {
  const out: string[] = [];
  const write = (alias: string, nodes: Map<string, Merged>, about: string) => {
    const lines = [...nodes].map(([key, node]) => {
      const some = node.years.length < years.length ? ` // AY ${node.years.join(', ')}` : '';
      if (node.node === 'field') return `  ${quoted(key)}?: ${fieldType(node)};${some}`;
      const child = (alias === name ? name : alias) + pascal(key);
      write(child, node.children, node.label);
      return `  ${quoted(key)}?: ${child}${node.node === 'rows' ? '[]' : ''};${some}`;
    });
    out.push(`/** ${about} */\nexport type ${alias} = {\n${lines.join('\n')}\n};`);
  };
  write(
    name,
    form,
    `A draft of ${name.replace('Itr', 'ITR-')}, AY ${years.join(', ')}: any part may be missing.`,
  );
  return out.reverse().join('\n\n');
}

const HEAD = `// Written by \`npm run types:forms\` from the form's schemas. Do not edit.\n// biome-ignore-all format: generated\n`;

/** The files of `shared/itr/values` by path; `npm run types:forms` writes them. */
export async function formTypes(): Promise<Map<string, string>> {
  const out = new Map<string, string>();
  const byType = new Map<ItrType, string[]>();
  for (const { type, assessmentYear } of itrFormsAvailable())
    byType.set(type, [...(byType.get(type) ?? []), assessmentYear]);
  for (const [type, years] of byType) {
    const form = new Map<string, Merged>();
    for (const year of years) merge(form, treeOf((await loadItrForm(type, year)).model), year);
    const name = type.replace('ITR-', 'Itr');
    out.set(`shared/itr/values/${name.toLowerCase()}.ts`, `${HEAD}\n${typesOf(name, form, years)}\n`);
  }
  return out;
}
