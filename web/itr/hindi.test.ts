import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../shared/forms/form.ts';
import type { FormNode } from '../../shared/forms/walk.ts';
import { itrFormsAvailable, loadItrForm } from '../../shared/itr/registry.ts';
import { dictionary } from '../i18n/extract.ts';

const hindi = dictionary(join(import.meta.dirname, '..', 'i18n', 'hi'));

/** Every text of a form a preparer can see. */
function textsOf(nodes: readonly FormNode[]): string[] {
  return nodes.flatMap((node) => [
    node.meta.label,
    node.meta.help ?? '',
    ...(node.node === 'field'
      ? [node.meta.placeholder ?? '', ...(node.meta.options ?? []).map((o) => o.label)]
      : [node.meta.rowLabel ?? '', ...textsOf(node.children)]),
  ]);
}

describe('labels, helps and choices have their Hindi', () => {
  // The extraction in web/i18n sees literals in calls it knows; a walk over the form sees every text.
  const forms = itrFormsAvailable().filter((f) => f.type === 'ITR-1' || f.type === 'ITR-4');
  it.each(forms)('$type of AY $assessmentYear', async ({ type, assessmentYear }) => {
    const { model } = await loadItrForm(type, assessmentYear);
    const steps = model.steps.flatMap((s) => [s.title, s.intro ?? '']);
    const all = [...new Set([...steps, ...textsOf(treeOf(model))])].filter((text) =>
      /[A-Za-z]{2}/.test(text),
    );
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((text) => !hindi.has(text))).toEqual([]);
  });
});
