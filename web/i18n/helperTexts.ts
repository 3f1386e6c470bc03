import { dirname, join } from 'node:path';
import {
  calleeOf,
  isNode,
  isSentence,
  literals,
  type Node,
  parse,
  type VisibleText,
  visit,
} from './extract.ts';

/** Parameters with these names are shown to users: `warn = (path: string, text: string) => …`. */
const shownParameters = new Set(['text', 'message', 'label', 'help', 'title', 'reason', 'rowLabel', 'intro']);

/** Functions of one file by name, with the indices of the arguments shown. */
type Helpers = Map<string, number[]>;

function helpersOf(file: Node, shown: ReadonlySet<string>): Helpers {
  const helpers: Helpers = new Map();
  const note = (id: unknown, fn: unknown) => {
    if (!isNode(fn) || !Array.isArray(fn['params']) || !isNode(id)) return;
    const places = fn['params'].flatMap((param, i) => {
      const given = isNode(param) && param.type === 'AssignmentPattern' ? param['left'] : param;
      return isNode(given) && shown.has(String(given['name'])) ? [i] : [];
    });
    if (places.length > 0) helpers.set(String(id['name']), places);
  };
  visit(file, (node) => {
    if (node.type === 'FunctionDeclaration') note(node['id'], node);
    if (node.type === 'VariableDeclarator') note(node['id'], node['init']);
  });
  return helpers;
}

/** Texts of the server; one built from values has no Hindi and appears as `This is {…}`. */
const sentences = (node: unknown): string[] =>
  isNode(node) && node.type === 'TemplateLiteral'
    ? [(node['quasis'] as { value: { cooked: string } }[]).map((q) => q.value.cooked).join('{…}')]
    : isNode(node) && node.type === 'ConditionalExpression'
      ? [...sentences(node['consequent']), ...sentences(node['alternate'])]
      : literals(node);

/** Texts the API responds with: those passed to functions that take a message, and those of fields. */
export function textsOfServer(files: readonly string[]): VisibleText[] {
  const fields = files.flatMap((file) => {
    const found: VisibleText[] = [];
    visit(parse(file), (node) => {
      const key = node['key'] as { name?: string } | undefined;
      if (node.type === 'Property' && (key?.name === 'message' || key?.name === 'noun'))
        for (const text of sentences(node['value'])) if (isSentence(text)) found.push({ text, file });
    });
    return found;
  });
  return [...textsOfHelpers(files, sentences, new Set(['message', 'words'])), ...fields];
}

/** Literal texts passed to functions that show them, of this or another file. */
export function textsOfHelpers(
  files: readonly string[],
  read = literals,
  shown: ReadonlySet<string> = shownParameters,
): VisibleText[] {
  const trees = new Map(files.map((file) => [file, parse(file)]));
  const helpers = new Map([...trees].map(([file, tree]) => [file, helpersOf(tree, shown)]));
  const found: VisibleText[] = [];
  for (const [file, tree] of trees) {
    const known: Helpers = new Map(helpers.get(file));
    visit(tree, (node) => {
      if (node.type !== 'ImportDeclaration') return;
      const there = helpers.get(join(dirname(file), literals(node['source'])[0] ?? ''));
      for (const name of node['specifiers'] as { imported?: { name: string }; local: { name: string } }[]) {
        const places = name.imported && there?.get(name.imported.name);
        if (places) known.set(name.local.name, places);
      }
    });
    visit(tree, (node) => {
      if (node.type !== 'CallExpression') return;
      // Pattern names of the grammar are not sentences: `aPeriod`
      for (const place of known.get(calleeOf(node)) ?? [])
        for (const text of read((node['arguments'] as unknown[])[place]))
          if (isSentence(text) && !/^[a-z]+[A-Z]\w*$/.test(text)) found.push({ text, file });
    });
  }
  return found;
}
