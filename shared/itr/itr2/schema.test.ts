import { describe, expect, it } from 'vitest';
import { treeOf } from '../../forms/form.ts';
import { type FormNode, fieldsOf, walk } from '../../forms/walk.ts';
import { inputJson, leavesOf } from '../testing/schemas.ts';
import { type Itr2AssessmentYear, itr2Years } from './data/years.ts';
import { itr2Form } from './form.ts';
import { itr2Schema } from './schema.ts';

const plain = (json: string) => json.replace(/\[\w+=[^\]]*\]/g, '[]').replaceAll('[][]', '[]');
const serials = (nodes: readonly FormNode[]): string[] =>
  nodes.flatMap((n) =>
    n.node === 'field'
      ? []
      : [...(n.meta.serial ? [plain(`${n.json}.${n.meta.serial}`)] : []), ...serials(n.children)],
  );

/** Leaves the form does not carry as fields, with the reason. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^CreationInfo\./, 'who wrote the file, and when: known at export'],
  [/^Form_ITR2\./, 'which form and year: constants of the year'],
  [/ItrFilingDueDate$/, 'constant of the year'],
  [/\.(MFSectionCode|Proviso112SectionCode|SectionCode)$/, 'key of a row that is a block of the form'],
];

describe('the ITR-2 form', () => {
  const schema = inputJson('schemas/ITR-2_2024_Main_V1.2.json');
  const tree = walk(itr2Schema(itr2Years['2024-25']));
  const ours = new Set([...fieldsOf(tree).flatMap((f) => (f.json ? [plain(f.json)] : [])), ...serials(tree)]);

  it.skipIf(!schema)(
    'of AY 2024-25 has a field for every leaf of the schema, or names why not, and no other',
    () => {
      const all = leavesOf(schema, 'ITR2').map((l) => l.path);
      expect(all).toHaveLength(1482);
      const named = all.filter((p) => !ours.has(p));
      expect(named.filter((p) => !elsewhere.some(([pattern]) => pattern.test(p)))).toEqual([]);
      expect(named).toHaveLength(15);
      expect([...ours].filter((p) => !all.includes(p))).toEqual([]);
    },
  );

  const years = Object.keys(itr2Years) as Itr2AssessmentYear[];

  it.each(years)(
    'of AY %s gives each leaf of the file to one field, in ten steps that hold every part',
    (ay) => {
      const { model } = itr2Form(ay);
      const paths = fieldsOf(treeOf(model)).flatMap((f) => (f.json ? [f.json] : []));
      expect(paths.filter((p, i) => paths.indexOf(p) !== i)).toEqual([]);
      expect(model.steps).toHaveLength(10);
      expect(model.steps.flatMap((s) => s.parts).sort()).toEqual(
        treeOf(model)
          .map((n) => n.path)
          .sort(),
      );
    },
  );

  it('names what could not be checked against the schema of its year, field by field', () => {
    // of the year at hand only the part of an updated return, which its schema does not have
    const open = itr2Form('2024-25').unverified!;
    expect(open.length).toBeGreaterThan(30);
    expect(open.filter((u) => !u.path.startsWith('updated_return.'))).toEqual([]);
    const { unverified, model } = itr2Form('2026-27');
    const written = fieldsOf(treeOf(model)).filter((f) => f.json && f.meta.json);
    expect(unverified).toHaveLength(written.length);
    const of = (path: string) => unverified!.find((u) => u.path === path)!.source;
    expect(of('personal.pan_number')).toContain('AY 2024-25');
    expect(of('total_income.lt12_5')).toContain('AY 2026-27');
    expect(written.every((f) => f.meta.source)).toBe(true);
  });
});
