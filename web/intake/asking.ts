import type { AskedQuestion } from '../../shared/intake/questions.ts';

/** How a sheet's columns are read, as the server answers it. */
export interface SheetColumns {
  sheet: string;
  source: string | null;
  line: number;
  columns: { heading: string; field: string }[];
  rows: string[][];
}

/**
 * The user's input for a file: answers by question or by `question:document`, and fields by heading (''
 * leaves a column out).
 */
export interface ImportChoices {
  answers: Readonly<Record<string, string>>;
  mapping: Readonly<Record<string, string>>;
}
export const noChoices: ImportChoices = { answers: {}, mapping: {} };

/** Left without an answer: its documents are not imported. */
export const LEAVE_OUT = 'leave_out';

/** Questions seen so far with those of a new reading; answered ones stay, so that the answer can be changed. */
export function seenQuestions(
  seen: readonly AskedQuestion[],
  fresh: readonly AskedQuestion[],
): AskedQuestion[] {
  const out = seen.map((q) => ({ ...q, documents: [...q.documents], options: [...q.options] }));
  for (const q of fresh) {
    const known = out.find((o) => o.id === q.id);
    if (!known) {
      out.push(q);
      continue;
    }
    known.text = q.text;
    for (const d of q.documents) if (!known.documents.some((k) => k.key === d.key)) known.documents.push(d);
    for (const o of q.options) if (!known.options.some((k) => k.value === o.value)) known.options.push(o);
  }
  return out;
}

/** The current answer for a document or for the whole question. */
export const answerShown = (choices: ImportChoices, id: string, document?: string): string =>
  (document === undefined ? undefined : choices.answers[`${id}:${document}`]) ?? choices.answers[id] ?? '';

/** Sets an answer; '' removes it. An answer for all documents replaces those given one by one. */
export function answered(
  choices: ImportChoices,
  id: string,
  document: string | undefined,
  value: string,
): ImportChoices {
  const answers = { ...choices.answers };
  const key = document === undefined ? id : `${id}:${document}`;
  if (document === undefined)
    for (const own of Object.keys(answers)) if (own.startsWith(`${id}:`)) delete answers[own];
  if (value === '') delete answers[key];
  else answers[key] = value;
  return { ...choices, answers };
}

/** Sets the meaning of a column; '' leaves it out. */
export const mapped = (choices: ImportChoices, heading: string, field: string): ImportChoices => ({
  ...choices,
  mapping: { ...choices.mapping, [heading]: field },
});

/** Number of documents, or whole questions, without an answer. */
export const openCount = (questions: readonly AskedQuestion[], choices: ImportChoices): number =>
  questions.reduce(
    (sum, q) =>
      sum +
      (q.documents.length === 0
        ? answerShown(choices, q.id) === ''
          ? 1
          : 0
        : q.documents.filter((d) => answerShown(choices, q.id, d.key) === '').length),
    0,
  );

/** Answers to send, without those left out. */
export const sentAnswers = (choices: ImportChoices): Record<string, string> =>
  Object.fromEntries(Object.entries(choices.answers).filter(([, value]) => value !== LEAVE_OUT));

/** Whether two inputs for a file are equal. */
export const sameChoices = (a: ImportChoices, b: ImportChoices): boolean => {
  const text = (s: ImportChoices) =>
    JSON.stringify(
      [s.answers, s.mapping].map((o) => Object.entries(o).sort(([x], [y]) => x.localeCompare(y))),
    );
  return text(a) === text(b);
};

/** Adds the input to a form. */
export function putChoices(form: FormData, choices: ImportChoices): void {
  const answers = sentAnswers(choices);
  if (Object.keys(answers).length > 0) form.set('answers', JSON.stringify(answers));
  if (Object.keys(choices.mapping).length > 0) form.set('mapping', JSON.stringify(choices.mapping));
}

/** First non-blank values of a column, as samples. */
export const samplesOf = (rows: readonly (readonly string[])[], column: number, most = 3): string[] => {
  const out: string[] = [];
  for (const row of rows) {
    const value = row[column] ?? '';
    if (value !== '' && !out.includes(value)) out.push(value);
    if (out.length === most) break;
  }
  return out;
};

/** Questions of a refused call. */
export function questionsOf(error: unknown): AskedQuestion[] {
  const body = (error as { body?: { questions?: unknown } } | null)?.body;
  return Array.isArray(body?.questions) ? (body.questions as AskedQuestion[]) : [];
}
