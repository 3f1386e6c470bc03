import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

/** A visible text and its position. */
export interface VisibleText {
  text: string;
  file: string;
}

export interface Node {
  type: string;
  [key: string]: unknown;
}

/** Source files below a folder, without tests and fixtures. */
export function sourceFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile() && /\.tsx?$/.test(e.name) && !/\.(test|journey|d)\.tsx?$/.test(e.name))
    .map((e) => join(e.parentPath, e.name))
    .filter((file) => !/[\\/](testing|fixtures)[\\/]/.test(file));
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    if (isNode(value)) visit(value, see);
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) visit(item, see);
  }
}

export const parse = (file: string): Node =>
  parseAst(readFileSync(file, 'utf8'), {
    lang: file.endsWith('x') ? 'tsx' : 'ts',
    sourceType: 'module',
  }) as unknown as Node;

/** Every literal a node can evaluate to: a string, both branches of a condition, the right side of `??` and `||`. */
export function literals(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
  if (node.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as { value: { cooked: string } }[];
    return quasis.length === 1 ? [quasis[0]!.value.cooked] : [];
  }
  if (node.type === 'ConditionalExpression')
    return [...literals(node['consequent']), ...literals(node['alternate'])];
  if (node.type === 'LogicalExpression') return [...literals(node['left']), ...literals(node['right'])];
  return [];
}

export const calleeOf = (node: Node): string =>
  String((node['callee'] as { name?: string } | undefined)?.name ?? '');

/** Texts passed to `t()`, `tn()` and `mark()` (a text translated where it is shown) in one file. */
export function textsOfUi(file: string): VisibleText[] {
  const found: VisibleText[] = [];
  visit(parse(file), (node) => {
    if (node.type !== 'CallExpression') return;
    const args = node['arguments'] as unknown[];
    const name = calleeOf(node);
    const texts =
      name === 't' || name === 'mark'
        ? literals(args[0])
        : name === 'tn'
          ? [...literals(args[1]), ...literals(args[2])]
          : [];
    for (const text of texts) found.push({ text, file });
  });
  return found;
}

/** Relative addresses a file loads: imports other than types, `import()` and workers. */
function loadedBy(file: string): string[] {
  const found: string[] = [];
  const add = (source: unknown) => {
    for (const text of literals(source)) if (/^\.{1,2}\/.*\.tsx?$/.test(text)) found.push(text);
  };
  visit(parse(file), (node) => {
    const named = node['specifiers'] as { importKind?: string; exportKind?: string }[] | undefined;
    const onlyTypes =
      node['importKind'] === 'type' ||
      node['exportKind'] === 'type' ||
      (named !== undefined && named.length > 0 && named.every((n) => n.importKind === 'type'));
    if (/^(Import|Export(Named|All))(Declaration|Expression)$/.test(node.type) && !onlyTypes)
      add(node['source']);
    if (node.type === 'NewExpression' && calleeOf(node) === 'URL') add((node['arguments'] as unknown[])[0]);
  });
  return found;
}

/** A file and all files it loads, statically or dynamically. */
export function reachedFrom(start: string, known = new Map<string, string[]>()): Set<string> {
  const reached = new Set([start]);
  for (const file of reached) {
    const next = known.get(file) ?? loadedBy(file);
    known.set(file, next);
    for (const path of next) reached.add(join(dirname(file), path));
  }
  return reached;
}

/** A page: its file and dictionaries. */
export interface RoutedPage {
  file: string;
  rooms: string[];
}

/** Pages named in a file of routes: `page(() => import('./x.tsx'), 'room')`. */
export function routedPages(routes: string): RoutedPage[] {
  const pages: RoutedPage[] = [];
  visit(parse(routes), (node) => {
    if (node.type !== 'CallExpression' || calleeOf(node) !== 'page') return;
    const [load, ...rooms] = node['arguments'] as Node[];
    const body = load?.['body'];
    const [source] = isNode(body) ? literals(body['source']) : [];
    if (source) pages.push({ file: join(dirname(routes), source), rooms: rooms.flatMap(literals) });
  });
  return pages;
}

const labelled = new Set(
  'amount integer decimal text choice yesNo flag date pan tan gstin ifsc aadhaar mobile email pincode'.split(
    ' ',
  ),
);
/**
 * Functions of the income-tax forms (shared/itr/common/fields.ts); elsewhere functions of these names take no
 * label.
 */
const labelledItr = new Set(
  'money moneyIfAny total totalIfAny words wordsIfAny code itrTan phone'.split(' '),
);
const shownProperties = new Set([
  'label',
  'help',
  'title',
  'intro',
  'rowLabel',
  'text',
  'message',
  'reason',
  'unused',
]);

/**
 * Codes such as `not-a-number` and field names such as `noteNumber` occur where sentences do, but are never
 * shown.
 */
export const isSentence = (text: string): boolean =>
  /[A-Za-z]{2}/.test(text) && !/^[a-z][A-Za-z_-]*$/.test(text);

/** Labels, help, titles and messages of the shared models in one file. */
export function textsOfModel(file: string): VisibleText[] {
  const found: VisibleText[] = [];
  const add = (texts: string[]) => {
    for (const text of texts) if (isSentence(text)) found.push({ text, file });
  };
  const itrPart = /[\\/]itr[\\/].*[\\/]parts[\\/]/.test(file);
  visit(parse(file), (node) => {
    const callee = node.type === 'CallExpression' ? calleeOf(node) : '';
    if (labelled.has(callee) || (itrPart && labelledItr.has(callee)))
      add(literals((node['arguments'] as unknown[])[0]));
    if (node.type !== 'Property') return;
    const key = node['key'] as { name?: string; value?: string };
    if (shownProperties.has(String(key.name ?? key.value ?? ''))) add(literals(node['value']));
    // Message grammar: patterns by name.
    if (file.endsWith('messages.ts')) add(literals(node['value']));
  });
  return found;
}

/** Every dictionary entry of web/i18n/hi, by English text. Throws naming the file when two rooms disagree. */
export function dictionary(dir: string): Map<string, string> {
  const all = new Map<string, string>();
  for (const name of readdirSync(dir).filter((n) => n.endsWith('.json'))) {
    const entries = JSON.parse(readFileSync(join(dir, name), 'utf8')) as Record<string, string>;
    for (const [text, translation] of Object.entries(entries)) {
      const known = all.get(text);
      if (known !== undefined && known !== translation)
        throw new Error(`${name}: "${text}" is translated differently in another room`);
      all.set(text, translation);
    }
  }
  return all;
}

/** Placeholders of a text: `{count}`. */
export const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
