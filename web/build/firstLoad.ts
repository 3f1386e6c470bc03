import type { Plugin, Rollup } from 'vite';
import { begin, type FirstLoad } from './begin.ts';
import { type PageEntry, pagesInside, pagesOutside } from './pages.ts';

type Chunks = Record<string, Rollup.OutputChunk>;
const LIMIT = 'the first load names too much';

/** Files of the chunk that contains a module, with its imports and styles, without those the HTML already names. */
function filesOf(root: string, chunks: Chunks, named: ReadonlySet<string>) {
  const holding = new Map<string, string>();
  for (const chunk of Object.values(chunks))
    for (const id of chunk.moduleIds) holding.set(id.split('?')[0]!, chunk.fileName);
  return (module: string): string[] => {
    const first = holding.get(`${root}/${module}`);
    if (!first) throw new Error(`${module} is in no chunk`);
    const files = new Set<string>();
    const take = (name: string) => {
      const chunk = chunks[name];
      if (!chunk || files.has(name)) return;
      files.add(name);
      for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
      for (const next of chunk.imports) take(next);
    };
    take(first);
    return [...files].filter((file) => !named.has(file));
  };
}

/** The table of pages in the HTML. */
function tableOf(root: string, chunks: Chunks, named: ReadonlySet<string>): FirstLoad {
  const files: string[] = [];
  const number = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const of = filesOf(root, chunks, named);
  const numbers = (modules: readonly string[]) => [...new Set(modules.flatMap(of))].map(number);
  const row = (entry: PageEntry, inside: boolean): FirstLoad['pages'][number] => ({
    match: (inside ? `/app/${entry.path}`.replace(/\/$/, '') : entry.path).replace(
      /:(\w+)/g,
      (_, name: string) => `(?<${name}>[^/]+)`,
    ),
    inside,
    files: numbers([`web/${entry.module}.tsx`]),
    rooms: entry.rooms,
    ...(entry.also?.length
      ? {
          also: entry.also.map(({ when, modules }) => ({
            ...(when ? { when } : {}),
            files: numbers(modules),
          })),
        }
      : {}),
    ...(entry.reads?.length ? { reads: entry.reads } : {}),
  });
  const dictionaries = Object.values(chunks).flatMap((chunk) => {
    const room = /\/i18n\/hi\/([\w-]+)\.json$/.exec(chunk.facadeModuleId ?? '')?.[1];
    return room ? [[room, number(chunk.fileName)] as const] : [];
  });
  return {
    shell: numbers(['web/shell/AppLayout.tsx']),
    hindi: Object.fromEntries(dictionaries),
    pages: [
      ...pagesInside.map((entry) => row(entry, true)),
      ...pagesOutside.map((entry) => row(entry, false)),
    ],
    // All are in one folder, which `begin` knows.
    files: files.map((file) => file.replace(/^assets\//, '')),
  };
}

/** Adds to the HTML the files and reads of each address, and the script that requests them. */
export const firstLoad = (root: string): Plugin => ({
  name: 'first-load',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html;
      const chunks = Object.fromEntries(
        Object.values(bundle)
          .filter((part) => part.type === 'chunk')
          .map((chunk) => [chunk.fileName, chunk]),
      ) as Chunks;
      const named = new Set(
        [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((found) => found[1]!),
      );
      const table = JSON.stringify(tableOf(root, chunks, named));
      if (table.length > 16_384) throw new Error(LIMIT);
      // Last in the head, so that the files named in the HTML come first.
      return [{ tag: 'script', children: `(${begin.toString()})(${table})`, injectTo: 'head' }];
    },
  },
});
