import { describe, expect, it } from 'vitest';
import { type FormNode, fieldsOf, walk } from '../../forms/walk.ts';
import { withUpdatedPart } from '../common/updated-return.ts';
import { inputJson, leavesOf, schemaFiles } from '../testing/schemas.ts';
import { itr1Years } from './data/years.ts';
import { itr1Schema } from './schema.ts';

const plain = (json: string) => json.replace(/\[\w+=[^\]]*\]/g, '[]').replaceAll('[][]', '[]');

const serials = (nodes: readonly FormNode[]): string[] =>
  nodes.flatMap((n) =>
    n.node === 'field'
      ? []
      : [...(n.meta.serial ? [`${n.json}.${n.meta.serial}`] : []), ...serials(n.children)],
  );

/** Leaves the form does not carry as fields: they say who wrote the file and for which year, or key a fixed row. */
const elsewhere = /^(CreationInfo|Form_ITR1)\.|^FilingStatus\.ItrFilingDueDate$|OthSrcNatureDesc$/;

describe.each([itr1Years['2026-27'], itr1Years['2025-26']])('the ITR-1 form of $assessmentYear', (year) => {
  const schema = inputJson(schemaFiles[year.assessmentYear]);
  const tree = walk(withUpdatedPart(itr1Schema(year), year.assessmentYear));
  const ours = new Set([...fieldsOf(tree).flatMap((f) => (f.json ? [plain(f.json)] : [])), ...serials(tree)]);

  it.skipIf(!schema)('has a field for every leaf of the schema and no other', () => {
    const theirs = leavesOf(schema)
      .map((l) => l.path)
      .filter((p) => !elsewhere.test(p));
    expect(theirs.filter((p) => !ours.has(p))).toEqual([]);
    expect([...ours].filter((p) => !theirs.includes(p))).toEqual([]);
  });

  it('gives each leaf of the file to one field', () => {
    const paths = fieldsOf(tree).flatMap((f) => (f.json ? [f.json] : []));
    expect(paths.filter((p, i) => paths.indexOf(p) !== i)).toEqual([]);
  });
});
