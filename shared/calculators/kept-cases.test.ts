import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkComplete, treeOf } from '../forms/form.ts';
import { english } from '../forms/messages.ts';
import { formArbitrary } from '../itr/testing/arbitrary.ts';
import { calculators } from './index.ts';

/**
 * What each calculator makes of facts drawn once: other tests work examples of the section and of published solutions, these hold the rest
 * still. A change on purpose is looked at case by case before it is committed
 * (`npx vitest run --project shared shared/calculators/kept-cases.test.ts -u`).
 */

const DRAWN = 400;
const KEPT = 24;

it.each(calculators.map((one) => [one.name, one] as const))(
  '%s works its cases as before',
  async (name, one) => {
    const drawn = fc
      .sample(formArbitrary(treeOf(one.model), 3_000_000), { numRuns: DRAWN, seed: 11 })
      .map((facts) => ({ ...one.start, ...facts }))
      .filter((facts) => checkComplete(one.model, facts).length === 0)
      .slice(0, KEPT);
    const told = drawn.map((facts) => {
      const { result, lines, warnings } = one.work(facts);
      const working = lines.map(({ text, amount, section, total }) =>
        [english(text), amount ?? '', section ?? '', total ? '=' : ''].join(' | '),
      );
      return [
        JSON.stringify(facts),
        `  ${JSON.stringify(result)} ${working.length} lines ${createHash('sha256').update(working.join('\n')).digest('hex').slice(0, 8)}`,
        ...warnings.map((warning) => `  ! ${english(warning)}`),
      ].join('\n');
    });
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`kept-cases/${name}.txt`);
  },
);
