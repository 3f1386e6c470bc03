import { describe, expect, it } from 'vitest';
import { treeOf } from '../forms/form.ts';
import { type FormNode, fieldsOf } from '../forms/walk.ts';
import { partsHidden, questionsOf } from './interview.ts';
import { itrFormsAvailable, loadItrForm } from './registry.ts';

const paths = (nodes: readonly FormNode[]): string[] =>
  nodes.flatMap((n) => (n.node === 'field' ? [] : [n.path, ...paths(n.children)]));

describe('the interview of ITR-1 and ITR-4', () => {
  it.each(itrFormsAvailable().filter(({ type }) => questionsOf(type).length > 0))(
    'of $type $assessmentYear names parts the form has, and hides nothing that must be answered',
    async ({ type, assessmentYear }) => {
      const { model } = await loadItrForm(type, assessmentYear);
      const tree = treeOf(model);
      const known = paths(tree);
      const hidden = partsHidden(questionsOf(type), new Set());
      const unknown = [...hidden].filter((p) => !known.includes(p));
      // Earlier years lack lists that came later.
      if (assessmentYear === '2026-27' && type === 'ITR-4')
        expect(unknown).toEqual(['deductions.donations_80gga']);
      if (assessmentYear === '2026-27' && type === 'ITR-1') expect(unknown).toEqual([]);
      for (const part of ['personal', 'filing', 'bank_accounts', 'verification', 'tax'])
        expect(hidden.has(part)).toBe(false);
    },
  );

  it('halves the fields of a pensioner with interest, and a yes brings a part back', async () => {
    const { model } = await loadItrForm('ITR-1', '2026-27');
    const asked = questionsOf('ITR-1');
    const hidden = partsHidden(asked, new Set(['salary', 'deducted']));
    expect(hidden.has('salary')).toBe(false);
    expect(hidden.has('house_property')).toBe(true);
    const all = fieldsOf(treeOf(model));
    const shown = all.filter(
      (f) =>
        ![...hidden].some((p) => f.path === p || f.path.startsWith(`${p}.`) || f.path.startsWith(`${p}[`)),
    );
    expect(shown.length).toBeLessThan(all.length * 0.6);
    expect(partsHidden(asked, new Set(asked.map((q) => q.id))).size).toBe(0);
  });

  it('asks a trader of goods vehicles what the law calls goods carriages', () =>
    expect(questionsOf('ITR-4').find((q) => q.text === 'Do you run a goods vehicle?')?.parts).toEqual([
      'business_other.carriers',
      'business_other.goods_carriages',
    ]));
});
