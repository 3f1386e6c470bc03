import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../forms/form.ts';
import type { FormData } from '../forms/paths.ts';
import type { ItrType } from './common/types.ts';
import { fullReturn } from './itr5/testing/returns.ts';
import { fullCompany } from './itr6/testing/returns.ts';
import { fullTrust } from './itr7/testing/returns.ts';
import { isObject } from './json/path.ts';
import { itrFormsAvailable, loadItrForm } from './registry.ts';
import { formArbitrary } from './testing/arbitrary.ts';

/**
 * What each form makes of a random return, part by part, as recorded before: no source of what is right, only of what has changed.
 * A change that is wanted is recorded with `-u` after reading which parts it touches; one that is not wanted shows here even where
 * no case of the form's own tests goes.
 */
const context = { createdOn: '2026-07-20', softwareId: 'SW12345678', version: '0.1.0' };

const mark = (value: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 8);

/** Large forms: a return made by hand too, for its findings. */
const full: Partial<Record<ItrType, () => FormData>> = {
  'ITR-5': fullReturn,
  'ITR-6': fullCompany,
  'ITR-7': fullTrust,
};

/** The parts of a value, each by its name. */
const partsOf = (name: string, value: unknown): [string, unknown][] =>
  isObject(value) ? Object.entries(value).map(([key, part]) => [`${name} ${key}`, part]) : [[name, value]];

describe.each(itrFormsAvailable())('$type, AY $assessmentYear', ({ type, assessmentYear }) => {
  it('is as recorded', async () => {
    const form = await loadItrForm(type, assessmentYear);
    const nodes = treeOf(form.model);
    const parts = new Map<string, unknown[]>();
    const note = (name: string, value: unknown) => {
      for (const [part, is] of partsOf(name, value)) parts.set(part, [...(parts.get(part) ?? []), is]);
    };
    const random = fc.sample(formArbitrary(nodes, 900_000), { numRuns: 1, seed: 900_000 });
    const whole = full[type]?.();
    for (const draft of whole ? [...random, whole] : random) {
      const file = form.exportJson(draft, context);
      const { json } = file;
      const body = Object.values((json as { ITR: object }).ITR)[0];
      const { data, warnings } = form.importJson(json);
      note('computed', form.compute(draft, '2026-07-20'));
      note('file', body);
      // looking for amounts used nowhere takes a second where everything is filled
      if (assessmentYear === '2026-27' && (!whole || draft === whole)) note('findings', file.issues);
      note('read', data);
      note('warnings', warnings);
      note('eligibility', form.eligibility(draft));
    }
    const lines = [...parts].map(([name, values]) => `${name} ${mark(values)}`).sort();
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./records/${type}-${assessmentYear}.txt`);
  });
});
