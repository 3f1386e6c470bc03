import { describe, expect, test } from 'vitest';
import { checkComplete } from '../forms/form.ts';
import type { FormValues } from '../forms/paths.ts';
import { calculators } from './index.ts';

/** [source, facts, expected results]. The working comes from the section or the published solution. */
type Case = readonly [source: string, facts: FormValues, result: Record<string, number | string>];

export const of = (name: string) => calculators.find((one) => one.name === name)!;

/** Tries a calculator on worked examples. */
export const worked = (name: string, cases: readonly Case[]) =>
  describe(name, () => {
    test.each(cases.map((one) => [one[0], one] as const))('%s', (_, [, facts, result]) => {
      const { model, work } = of(name);
      expect(checkComplete(model, facts)).toEqual([]);
      expect(work(facts).result).toMatchObject(result);
    });
  });
