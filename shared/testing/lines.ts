import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Records of tests: lines of text in a file next to the test. */

const MOST_LINES = 24;
const WIDTH = 118;
const MOST_WIDTH = 240;

/** Replaces whatever differs from run to run with names. */
export type Naming = (text: string) => string;

export const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A long text by its first lines, and a long line by its beginning, with a digest of the rest. */
export const shortened = (plain: readonly string[], name: Naming = (text) => text): string[] => {
  const lines = plain.map(name);
  const rest = lines.slice(MOST_LINES);
  const all = lines.length > MOST_LINES + 5;
  return [
    ...(all ? lines.slice(0, MOST_LINES) : lines).map((line) =>
      line.length <= MOST_WIDTH
        ? line
        : `${line.slice(0, WIDTH)}… ${line.length - WIDTH} more characters, ${digest(line.slice(WIDTH))}`,
    ),
    ...(all ? [`… ${rest.length} more lines, ${digest(rest.join('\n'))}`] : []),
  ];
};

/** JSON as lines: values without parts share a line while they fit; others go below their name. */
export function laidOut(value: unknown, indent = ''): string[] {
  const flat = JSON.stringify(value) ?? 'undefined';
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= WIDTH)
    return [indent + flat];
  const lines: string[] = [];
  let open = false;
  for (const [key, member] of Object.entries(value)) {
    const name = Array.isArray(value) ? '- ' : `${key}: `;
    const told = `${name}${JSON.stringify(member)}`;
    const short = indent.length + told.length <= WIDTH;
    if (!short) {
      const below = laidOut(member, `${indent}  `);
      if (Array.isArray(value)) lines.push(`${indent}- ${below[0]!.trimStart()}`, ...below.slice(1));
      else lines.push(indent + name.trimEnd(), ...below);
    } else if (open && !Array.isArray(value) && lines.at(-1)!.length + told.length + 2 <= WIDTH)
      lines.push(`${lines.pop()}, ${told}`);
    else lines.push(indent + told);
    open = short;
  }
  return lines;
}

/** Throws with the first lines that differ from what is kept; writes them where asked to. `update` as Vitest has it: all, new, none. */
export function compareKept(path: string, lines: readonly string[], update: string): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : undefined;
  const at = lines.findIndex((line, i) => line !== before?.[i]);
  if (at < 0 && before?.length === lines.length) return;
  if (update === 'all' || (update === 'new' && !before)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${lines.join('\n')}\n`);
    return;
  }
  const of = lines.slice(0, at + 1).findLast((line) => line.startsWith('# '));
  throw new Error(
    `Not as in ${path}, line ${at + 1} (${of}):\n- ${(before ?? []).slice(at, at + 4).join('\n- ')}\n+ ${lines
      .slice(at, at + 4)
      .join('\n+ ')}`,
  );
}
