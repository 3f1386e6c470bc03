import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dictionary, literals, parse, sourceFiles, textsOfModel, textsOfUi, visit } from './extract.ts';

/** Guides quote what is on the screen in “ ”: every such text must be one the program shows, word for word. */

const root = join(import.meta.dirname, '..', '..');
const guides = [
  'README.md',
  'docs/administrators.md',
  ...['filing', 'extension'].flatMap((room) =>
    readdirSync(join(root, 'docs', room))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${room}/${name}`),
  ),
];

/** Texts of the extension's panel, which is not translated: every literal of its files. */
const panelTexts = (): Set<string> => {
  const folder = join(root, 'extension/panel');
  const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  return new Set(files.flatMap((name) => textsOf(join(folder, name))));
};
const textsOf = (file: string): string[] => {
  const found: string[] = [];
  visit(parse(file), (node) => {
    if (node.type === 'JSXText') found.push(String(node['value']).trim());
    else found.push(...literals(node));
  });
  return found;
};

/** Texts of the web app and the models as their sources have them. */
const sourceTexts = (): Set<string> =>
  new Set(
    [
      ...sourceFiles(join(root, 'web')).flatMap(textsOfUi),
      ...sourceFiles(join(root, 'shared')).flatMap(textsOfModel),
    ].map(({ text }) => text),
  );

it.each(guides)('%s quotes only what is on the screen', (guide) => {
  const shown = new Set([...dictionary(join(import.meta.dirname, 'hi')).keys(), ...panelTexts()]);
  // A placeholder of the text stands for whatever the guide shows there.
  const patterns = [...shown]
    .filter((text) => text.includes('{') && /[A-Za-z]{4}/.test(text.replace(/\{\w+\}/g, '')))
    .map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`));
  const quoted = [...readFileSync(join(root, guide), 'utf8').matchAll(/“([^”]+)”/g)]
    .map(([, text]) => text!.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const untranslated = quoted.filter((text) => !shown.has(text) && !patterns.some((p) => p.test(text)));
  // A text that is still without Hindi is in no dictionary, yet on the screen.
  const unknown = untranslated.length === 0 ? [] : untranslated.filter((text) => !sourceTexts().has(text));
  expect(unknown).toEqual([]);
});
