import type * as z from 'zod';
import { assessmentYearOf, financialYearOn } from '../dates.ts';
import type { FormModel } from '../forms/form.ts';
import type { Issue, Message } from '../forms/messages.ts';
import type { FormValues } from '../forms/paths.ts';
import type { Rupees } from '../money.ts';
import { sectionIn } from '../tax/years/sections.ts';

/** One step of the working. `total` marks a subtotal; a line without an amount is a date or a condition. */
export interface WorkingLine {
  text: Message;
  amount?: Rupees;
  section?: string;
  total?: true;
}

/** Result of a calculator: figures by name, working and cautions. Whole rupees. */
export interface Outcome {
  result: Record<string, Rupees | string>;
  lines: WorkingLine[];
  warnings: Message[];
}

/** One calculator: a form of facts and a pure function of them. `start` has the initial values. */
export interface Calculator {
  name: string;
  title: string;
  intro: string;
  /** Section and rule it works by. */
  section: string;
  model: FormModel;
  start: FormValues;
  /** Facts must have passed `checkComplete`. */
  work: (facts: FormValues) => Outcome;
}

/** Facts that say of which year a case is: its assessment year, or the day of the event. */
const dayFacts = ['on', 'sold_on', 'to', 'deductible_on'] as const;

/** Whether a case is of tax year 2026-27 or later, governed by the Income-tax Act, 2025. */
const underNewAct = (facts: FormValues): boolean => {
  const day = dayFacts.map((name) => facts[name]).find((one) => typeof one === 'string' && one !== '');
  const year =
    facts['assessment_year'] ??
    (typeof day === 'string' ? assessmentYearOf(financialYearOn(day)) : undefined);
  return typeof year === 'string' && year >= '2027-28';
};

/** A line with sections of the Act of 2025; rules keep their names. */
const relabelled = (step: WorkingLine): WorkingLine =>
  step.section === undefined
    ? step
    : {
        ...step,
        section: step.section
          .split(', ')
          .filter((one) => !one.endsWith('proviso'))
          .map((one) => (/^\d/.test(one) ? sectionIn('2025', one) : one))
          .join(', '),
      };

/** Builds a calculator; the form asks for the facts in the order of the schema. */
export const calculator = <S extends z.ZodObject>(of: {
  name: string;
  title: string;
  intro: string;
  section: string;
  schema: S;
  start?: FormValues;
  rules?: (facts: z.output<S>) => Issue[];
  work: (facts: z.output<S>) => Outcome;
  /** Applies an Act other than the Income-tax Act: its sections are not converted. */
  otherAct?: true;
}): Calculator => {
  const { name, title, intro, section, schema, start = {}, rules } = of;
  return {
    name,
    title,
    intro,
    section,
    start,
    model: {
      id: name,
      title,
      year: '',
      schema,
      steps: [{ id: 'facts', title, parts: Object.keys(schema.shape) }],
      derive: (data) => data,
      rules: (data) => rules?.(data as z.output<S>) ?? [],
    },
    work: (facts) => {
      const outcome = of.work(facts as z.output<S>);
      return of.otherAct || !underNewAct(facts)
        ? outcome
        : { ...outcome, lines: outcome.lines.map(relabelled) };
    },
  };
};

/** An amount that may be absent, as it counts. */
export const n = (amount: number | undefined): number => amount ?? 0;

/** A line of the working. */
export const line = (text: Message, amount?: Rupees, section?: string): WorkingLine => ({
  text,
  ...(amount === undefined ? {} : { amount }),
  ...(section === undefined ? {} : { section }),
});

/** A line that closes the working above it. */
export const total = (text: Message, amount: Rupees, section?: string): WorkingLine => ({
  ...line(text, amount, section),
  total: true,
});
