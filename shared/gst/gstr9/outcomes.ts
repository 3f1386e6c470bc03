import {
  type AnnualReadings,
  type AnnualRule,
  annualReadings,
  annualRules,
  firstReadings,
  readingTexts,
} from './readings.ts';
import type { Amounts } from './rows.ts';
import { type AnnualInput, annualReturn } from './work.ts';

/** Effect of each reading of a rule on the rows it changes; paise. */
export interface ReadingOutcome {
  rule: AnnualRule;
  followed: string;
  readings: { reading: string; rows: { id: string; amounts: Amounts }[] }[];
}

/** Both results of every rule, with the other rules as chosen. */
export function outcomesOf(input: AnnualInput): ReadingOutcome[] {
  const chosen = input.readings ?? firstReadings;
  return annualRules.map((rule) => ({
    rule,
    followed: chosen[rule],
    readings: annualReadings[rule].map((reading) => {
      const { rows } = annualReturn({ ...input, readings: { ...chosen, [rule]: reading } as AnnualReadings });
      return {
        reading,
        rows: readingTexts[rule].rows.map((id) => ({
          id,
          amounts: rows.find((r) => r.id === id)!.amounts,
        })),
      };
    }),
  }));
}
