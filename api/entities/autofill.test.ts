import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readJsonFile } from './autofill.ts';

const folder = mkdtempSync(join(tmpdir(), 'karsetu-json-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = async (bytes: string | Uint8Array): Promise<unknown> => {
  const path = join(folder, 'x.json');
  writeFileSync(path, bytes);
  try {
    return await readJsonFile(path);
  } catch (error) {
    const { status, message, fields } = error as { status: number; message: string; fields: unknown };
    return { status, message, fields };
  }
};
const refused = (message: string) => ({
  status: 400,
  message: 'Could not extract data from JSON file. Please check the file format.',
  fields: [expect.objectContaining({ path: 'jsonFile', message })],
});

it('an uploaded JSON file is one object in UTF-8, or refused with the reason', async () => {
  expect(await read('{"a":"आशा"}')).toEqual({ a: 'आशा' });
  expect(await read('\uFEFF{"a":1}')).toEqual({ a: 1 });
  // é in Windows-1252: read as UTF-8 it would be stored as the mark of a lost letter
  const windows = Buffer.from('{"a":"caf_"}');
  windows[windows.indexOf('_')] = 0xe9;
  expect(await read(windows)).toEqual(refused('This file is not valid JSON'));
  expect(await read('{')).toEqual(refused('This file is not valid JSON'));
  for (const other of ['null', '1', '"a"', '[]'])
    expect(await read(other), other).toEqual(refused('The file must contain one JSON object'));
  expect(await read('{"a":{"__proto__":1}}')).toEqual(
    refused('The file contains a forbidden key or is nested too deeply'),
  );
});
