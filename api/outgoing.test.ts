import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Ways a server could be made to call an address someone typed (server-side request forgery). */
const callsOut = /\bfetch\(|\bhttps?\.(?:get|request)\(|from 'node:https'|\bundici\b|new WebSocket\(/;

describe('the server', () => {
  it('calls no address anybody could name: nothing in it fetches', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true }).filter(
      (e) =>
        e.isFile() &&
        e.name.endsWith('.ts') &&
        !e.name.endsWith('.test.ts') &&
        !e.parentPath.endsWith('/testing'),
    );
    expect(files.length).toBeGreaterThan(200);
    const wrong = files
      .map((e) => join(e.parentPath, e.name))
      .filter((path) => callsOut.test(readFileSync(path, 'utf8')));
    expect(wrong).toEqual([]);
  });
});
