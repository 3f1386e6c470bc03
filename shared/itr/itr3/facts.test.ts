import { describe, expect, it } from 'vitest';
import { treeOf } from '../../forms/form.ts';
import { getAt } from '../../forms/paths.ts';
import { fieldsOf } from '../../forms/walk.ts';
import { inputText } from '../testing/schemas.ts';
import type { Itr3AssessmentYear } from './data/years.ts';
import { itr3Form } from './form.ts';
import { fullReturn } from './testing/returns.ts';

const facts = inputText('facts/itr3-5-6-7-fields.md');
const section = facts?.split('\n## ').find((part) => part.startsWith('ITR-3\n')) ?? '';

/** Line of the section that begins with these words. */
const line = (start: string) =>
  section
    .split('\n')
    .find((l) => l.startsWith(`- ${start}`))
    ?.slice(start.length + 2) ?? '';

/** `A/B/_C` stand for blocks of one beginning: Schedule80G/80GGA is Schedule80G, Schedule80GGA; /_IB after Schedule80_IA is Schedule80_IB. */
const expand = (word: string): string[] => {
  const [first = '', ...more] = word.split('/');
  return [
    first,
    ...more.map((part) => {
      if (part.startsWith('_')) return first.replace(/_[^_]*$/, part);
      return /^\d$/.test(part) ? first.replace(/\d$/, part) : `Schedule${part}`;
    }),
  ];
};

/** Paths of `X.{A,B.{C,D},E}`, written out. */
const paths = (text: string, prefix = ''): string[] => {
  const out: string[] = [];
  let depth = 0;
  let word = '';
  const end = () => {
    const brace = word.indexOf('{');
    const trimmed = word.trim();
    if (brace < 0 && trimmed) out.push(prefix + trimmed);
    if (brace >= 0)
      out.push(...paths(word.slice(brace + 1, word.lastIndexOf('}')), prefix + word.slice(0, brace).trim()));
    word = '';
  };
  for (const char of text) {
    if (char === '{') depth++;
    if (char === '}') depth--;
    if (char === ',' && depth === 0) end();
    else word += char;
  }
  end();
  return out;
};

const blocks = line('Top-level blocks:')
  .replace(/\.$/, '')
  .split(',')
  .map((word) => ({ word: word.replace(/\(.*\)/, '').trim(), year: /AY (\d{4}-\d{2})/.exec(word)?.[1] }))
  .flatMap(({ word, year }) => expand(word).map((name) => ({ name, year })));

/** Blocks the writer of the file fills itself. */
const ofTheWriter = ['CreationInfo', 'Form_ITR3'];

/** The department writes these names in more than one way; the form's own spelling. */
const spelling: Readonly<Record<string, string>> = {
  OptOutNewTaxRegime_Method: 'OptOldRegimeCurrAY',
};

const jsonPaths = (year: Itr3AssessmentYear) =>
  fieldsOf(treeOf(itr3Form(year).model)).flatMap((f) => (f.json ? [f.json] : []));

describe.skipIf(!facts)('the public description of ITR-3', () => {
  it.each(['2025-26', '2026-27'] as const)('names no block that AY %s lacks', (year) => {
    const known = new Set([...jsonPaths(year).map((path) => path.split('.')[0]!), ...ofTheWriter]);
    expect(blocks.length).toBeGreaterThan(70);
    const missing = blocks.filter((b) => (!b.year || b.year === year) && !known.has(b.name));
    expect(missing.map((b) => b.name)).toEqual([]);
  });

  it('names no path required of every return that is not in its file', () => {
    const text = line('Unconditionally required in PartA_GEN1:');
    const general = text.slice(0, text.indexOf('PartA_GEN2')).replace(/\.\s*$/, '');
    const audit = /PartA_GEN2\.AuditInfo\.\{[^}]*\}/.exec(text)?.[0] ?? '';
    const required = [
      ...general.split(';').flatMap((part) => paths(part, 'PartA_GEN1.').map((p) => p.replace('1. ', '1.'))),
      ...paths(audit),
      'PARTA_BS',
      'PARTA_PL',
    ];
    expect(required.length).toBeGreaterThan(25);
    const { json } = itr3Form('2026-27').exportJson(fullReturn('2026-27'), { createdOn: '2026-07-15' });
    const body = getAt(json, 'ITR.ITR3');
    const here = (path: string) =>
      getAt(body, path) ??
      getAt(
        body,
        path.replace(/[^.]+$/, (leaf) => spelling[leaf] ?? leaf),
      );
    expect(required.filter((path) => here(path) === undefined)).toEqual([]);
  });

  it('names no trap of naming that the form falls into', () => {
    const all = jsonPaths('2026-27');
    for (const [, path] of line('Naming trap:').matchAll(/`(PARTA_PL\.[\w.]+)`/g))
      expect(all, path).toContain(path);
    expect(all.filter((path) => path.includes('GrsTotalTrnOver') && !path.includes('InCash'))).toEqual([]);
  });
});
