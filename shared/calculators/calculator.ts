import type * as z from 'zod';
import type { FormModel } from '../forms/form.ts';
import type { Issue, Message } from '../forms/messages.ts';
import type { FormData } from '../forms/paths.ts';
import type { Rupees } from '../money.ts';

/** One step of the working. `total` marks what the steps above come to; a line without an amount is a date or a condition. */
export interface WorkingLine {
  text: Message;
  amount?: Rupees;
  section?: string;
  total?: true;
}

/** What a calculator answers: the figures asked for by name, the working, and what to look at before relying on it. Whole rupees. */
export interface Outcome {
  result: Record<string, Rupees | string>;
  lines: WorkingLine[];
  warnings: Message[];
}

/** One calculator: a form of facts and the pure function over them. `start` is what its form opens with. */
export interface Calculator {
  name: string;
  title: string;
  intro: string;
  /** Section and rule it works by. */
  section: string;
  model: FormModel;
  start: FormData;
  /** Takes facts that `checkComplete` found nothing wrong with. */
  work: (facts: FormData) => Outcome;
}

/** Builds a calculator from its facts; the form asks them in the order of the schema. */
export const calculator = <S extends z.ZodObject>(of: {
  name: string;
  title: string;
  intro: string;
  section: string;
  schema: S;
  start?: FormData;
  rules?: (facts: z.output<S>) => Issue[];
  work: (facts: z.output<S>) => Outcome;
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
    work: (facts) => of.work(facts as z.output<S>),
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
