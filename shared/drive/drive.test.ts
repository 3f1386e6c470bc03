import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import { sortKey } from '../order.ts';
import { plans } from '../plans.ts';
import { contentProblem, mimeOf, previewOf } from './kinds.ts';
import { cleanName, extensionOf, nameKey, nameProblem, numbered, splitPath } from './names.ts';
import { formatBytes, usageOf } from './usage.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('names', () => {
  it('of people are taken: Hindi, emoji, long, with dots and brackets', () => {
    for (const name of [
      'आयकर रिटर्न २०२६.pdf',
      '📄 बिल 🧾.png',
      'Form 16 (Part B) - A.Y. 2026-27.pdf',
      '.hidden',
      'a'.repeat(255),
      'constitution.pdf',
      'com.txt',
    ])
      expect(nameProblem(name), name).toBeUndefined();
  });

  it('that lead elsewhere, hide something or cannot be stored on Windows are refused', () => {
    for (const name of [
      '',
      '.',
      '..',
      'a/b',
      'a\\b',
      'a\0b',
      'a\nb',
      'C:',
      'what?',
      'a|b',
      'x.',
      'CON',
      'nul.txt',
      'Lpt1.pdf',
      'gpj\u202eexe',
      '\ud800',
      'a'.repeat(256),
    ])
      expect(nameProblem(name)?.text, JSON.stringify(name)).toBeTypeOf('string');
  });

  it('are composed, and differ neither by case nor by composition', () => {
    const decomposed = 'Re\u0301sume\u0301.pdf';
    expect(cleanName(` ${decomposed} `)).toBe('Résumé.pdf');
    expect(nameKey('RÉSUMÉ.PDF')).toBe(nameKey(decomposed));
    expect(nameKey('क़')).toBe(nameKey('\u0958'));
  });

  it('sort as people count', () => {
    const names = ['File 10', 'file 2', 'File 1', 'Archive'];
    expect(names.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
      'Archive',
      'File 1',
      'file 2',
      'File 10',
    ]);
  });

  it('get a number before the extension, and stay short enough', () => {
    expect(numbered('report.pdf', 2)).toBe('report (2).pdf');
    expect(numbered('report (2).pdf', 3)).toBe('report (3).pdf');
    expect(numbered('v1.2', 2, true)).toBe('v1.2 (2)');
    expect(numbered(`${'x'.repeat(251)}.pdf`, 12)).toHaveLength(255);
    expect(nameProblem(numbered(`${'🧾'.repeat(125)}.pdf`, 2))).toBeUndefined();
  });

  it('whatever is cleaned and accepted is accepted again, with any number', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 2, max: 99 }),
        (text, n) => {
          const name = cleanName(text);
          fc.pre(nameProblem(name) === undefined);
          expect(cleanName(name)).toBe(name);
          expect(nameProblem(numbered(name, n))).toBeUndefined();
          expect(nameKey(numbered(name, n))).not.toBe(nameKey(name));
        },
      ),
    );
  });

  it('have an extension where there is one', () => {
    expect(['a.PDF', 'a.tar.gz', '.env', 'a.', 'a. b'].map(extensionOf)).toEqual(['pdf', 'gz', '', '', '']);
  });

  it('of a path are split, and ways up are refused', () => {
    expect(splitPath('/Clients//Asha/')).toEqual({ names: ['Clients', 'Asha'] });
    expect(splitPath('')).toEqual({ names: [] });
    for (const path of ['../x', '/a/../b', 'C:\\Windows', '/a\0b', '/./a', '/a'.repeat(41)])
      expect(splitPath(path), path).toHaveProperty('problem');
    // Decoded once by the address, what is still encoded is only a strange name.
    expect(splitPath('%2e%2e')).toEqual({ names: ['%2e%2e'] });
  });
});

describe('kinds', () => {
  const kind = (name: string, content: string | Uint8Array) =>
    mimeOf(name, typeof content === 'string' ? bytes(content) : content, true);

  it('come from the content, not from the name', () => {
    expect(kind('a.pdf', '%PDF-1.7\n')).toBe('application/pdf');
    expect(kind('a.pdf', '<!doctype html><script>')).toBe('text/html');
    expect(kind('a.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()">')).toBe('image/svg+xml');
    expect(kind('a.txt', '<?xml version="1.0"?><svg/>')).toBe('image/svg+xml');
    expect(kind('a.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
    expect(kind('a.csv', 'a,b\n1,2')).toBe('text/csv');
    expect(kind('a.json', '\ufeff {"a":1}')).toBe('application/json');
    expect(kind('a.json', '<a/>')).toBe('text/plain');
    expect(kind('a.txt', 'MZ\u0090')).toBe('application/x-msdownload');
    expect(kind('नोट.txt', 'नमस्ते')).toBe('text/plain');
    expect(kind('a.dat', new Uint8Array([0, 1, 2, 3]))).toBe('application/octet-stream');
  });

  it('are previewed only where nothing in them can run', () => {
    expect(previewOf('image/svg+xml')).toBe('text');
    expect(previewOf('text/html')).toBe('text');
    expect(previewOf('image/png')).toBe('image');
    expect(previewOf('application/zip')).toBe('none');
    expect(previewOf('application/x-msdownload')).toBe('none');
  });

  it('that contradict the extension are told', () => {
    const problem = (name: string, content: string) => {
      const found = contentProblem(name, kind(name, content), content.length);
      return found && english(found);
    };
    expect(problem('form16.pdf', '<html><script>')).toContain('a web page');
    expect(problem('form16.pdf', 'MZ\u0001\u0002')).toContain('a program');
    expect(problem('itr.json', '<?xml version="1.0"?><a/>')).toContain('XML');
    expect(problem('photo.png', 'hello')).toContain('something else');
    expect(problem('photo.png', '')).toBeUndefined();
    expect(problem('return.json', '{}')).toBeUndefined();
    expect(problem('fvu.txt', '1^BH^1^4^')).toBeUndefined();
    expect(contentProblem('scan.png', 'image/jpeg', 5)).toBeUndefined();
    expect(problem('tally.dat', 'MZ')).toBeUndefined();
  });
});

describe('usage', () => {
  const [starter, professional, enterprise] = plans;
  it('is a warning from 75% and an error from 90%', () => {
    const level = (share: number) => usageOf(starter, starter.storageBytes * share, 0, 0).level;
    expect([0, 0.7499, 0.75, 0.8999, 0.9, 1].map(level)).toEqual([
      'normal',
      'normal',
      'warning',
      'warning',
      'error',
      'error',
    ]);
  });

  it('carries the documented members, the limit of the plan and its label', () => {
    expect(usageOf(starter, 0, 0, 0)).toMatchObject({
      usedBytes: 0,
      totalBytes: 107_374_182_400,
      totalSizeFormatted: '100 GB',
      totalGBFormatted: '100GB',
      maxFileLabel: '1 GB',
    });
    expect(usageOf(professional, 0, 0, 0).maxFileLabel).toBe('50 GB');
    expect(usageOf(enterprise, 0, 0, 0).totalGBFormatted).toBe('500GB');
  });

  it('counts in steps of 1024 from Bytes to TB', () => {
    expect([0, 1023, 1024, 1536, 1024 ** 2, 1024 ** 3 - 1, 1024 ** 4 * 2.25].map(formatBytes)).toEqual([
      '0 Bytes',
      '1023 Bytes',
      '1 KB',
      '1.5 KB',
      '1 MB',
      '1 GB',
      '2.3 TB',
    ]);
  });
});
