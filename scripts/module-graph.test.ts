import { describe, expect, it } from 'vitest';
import {
  cycles,
  fileGraph,
  folderGraph,
  longFunctions,
  readModule,
  shortestCircle,
  unusedExports,
} from './module-graph.ts';

/** A made-up project: path → text. */
const modulesOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, readModule(path, text)]));

describe('the graph of modules', () => {
  it('reads what a file imports and exports', () => {
    const text = `
      import fallback, { type One, two as second } from './a.ts';
      import * as all from '../b.ts';
      import 'node:fs';
      export { three } from './c.ts';
      export type Four = import('./d.ts').Four;
      export const five = () => import('./e.tsx'), { six } = all;
      export default function seven() { return [fallback, second, {} as One]; }
      const text = "import { no } from './f.ts'";`;
    expect(readModule('room/noun/x.ts', text)).toEqual({
      path: 'room/noun/x.ts',
      imports: [
        { path: 'room/noun/a.ts', names: ['default', 'One', 'two'] },
        { path: 'room/b.ts', names: ['*'] },
        { path: 'room/noun/c.ts', names: ['three'] },
        { path: 'room/noun/d.ts', names: ['*'] },
        { path: 'room/noun/e.tsx', names: ['*'] },
      ],
      packages: ['node:fs'],
      exports: ['three', 'Four', 'five', 'six', 'default'],
    });
  });

  it('finds a circle of files, through types as through values', () => {
    const graph = fileGraph(
      modulesOf({
        'a/one.ts': `import type { Two } from './two.ts';`,
        'a/two.ts': `export { three } from './three.ts';`,
        'a/three.ts': `const one = () => import('./one.ts');`,
        'a/four.ts': `import './one.ts';`,
      }).values(),
    );
    expect(cycles(graph)).toEqual([['a/one.ts', 'a/three.ts', 'a/two.ts']]);
  });

  it('finds a circle of folders whose files have none, a folder and its parent among them', () => {
    const graph = folderGraph(
      fileGraph(
        modulesOf({
          'a/top.ts': `import './b/middle.ts';`,
          'a/b/middle.ts': `import '../ground.ts';`,
          'a/ground.ts': `import '../c/other.ts';`,
          'c/other.ts': '',
        }).values(),
      ),
    );
    expect(cycles(graph)).toEqual([['a', 'a/b']]);
  });

  it('finds none where every import points down', () => {
    const graph = fileGraph(
      modulesOf({
        'a.ts': `import './b.ts'; import './c.ts';`,
        'b.ts': `import './c.ts';`,
        'c.ts': '',
      }).values(),
    );
    expect(cycles(graph)).toEqual([]);
  });

  it('shows the shortest way round a group', () => {
    const graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['a', 'd'])],
      ['d', new Set(['c'])],
    ]);
    expect(cycles(graph)).toEqual([['a', 'b', 'c', 'd']]);
    expect(shortestCircle(graph, ['a', 'b', 'c', 'd'])).toEqual(['c', 'd', 'c']);
  });

  it('names exports no other file imports, except of files some tool starts', () => {
    const modules = modulesOf({
      'a.ts': `export const used = 1, unused = 2; export type Only = string; const own: Only = String(unused);`,
      'b.ts': `import { used } from './a.ts'; export default used;`,
      'c.ts': `export const read = 1;`,
      'd.ts': `import * as c from './c.ts';`,
    });
    expect(unusedExports(modules, (path) => path === 'b.ts')).toEqual(['a.ts: unused', 'a.ts: Only']);
    expect(unusedExports(modules, () => false)).toContain('b.ts: default');
  });

  it('names functions above a number of lines, whatever their form', () => {
    const text = [
      'export function four() {',
      '  return 1',
      '    + 2;',
      '}',
      'const three = () => {',
      '  return 1;',
      '};',
      'const five = () =>',
      '  [',
      '    1,',
      '    2,',
      '  ];',
    ].join('\n');
    expect(longFunctions('a.ts', text, 3)).toEqual([
      { name: 'a.ts: four', lines: 4 },
      { name: 'a.ts: five', lines: 5 },
    ]);
    expect(longFunctions('a.ts', text, 5)).toEqual([]);
  });
});
