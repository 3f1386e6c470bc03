import type { AskedQuestion } from '../../shared/intake/questions.ts';

/** How a sheet's columns are read, as the server answers it. */
export interface SheetColumns {
  sheet: string;
  source: string | null;
  line: number;
  columns: { heading: string; field: string }[];
  rows: string[][];
}

/** What a person has said of a file: answers by question, or by `question:document`, and fields by heading ('' leaves a column out). */
export interface Said {
  answers: Readonly<Record<string, string>>;
  mapping: Readonly<Record<string, string>>;
}
export const nothingSaid: Said = { answers: {}, mapping: {} };

/** Left to the import without an answer: its documents are not taken. */
export const LEAVE_OUT = 'leave_out';

/** Questions seen so far with those of a new reading: an answered one stays, so that its answer can be changed. */
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

/** The answer shown for a document, or for the whole question. */
export const answerShown = (said: Said, id: string, document?: string): string =>
  (document === undefined ? undefined : said.answers[`${id}:${document}`]) ?? said.answers[id] ?? '';

/** Sets an answer; '' takes it back. An answer for all documents takes the place of those given one by one. */
export function answered(said: Said, id: string, document: string | undefined, value: string): Said {
  const answers = { ...said.answers };
  const key = document === undefined ? id : `${id}:${document}`;
  if (document === undefined)
    for (const own of Object.keys(answers)) if (own.startsWith(`${id}:`)) delete answers[own];
  if (value === '') delete answers[key];
  else answers[key] = value;
  return { ...said, answers };
}

/** Says what a column holds; '' leaves it out. */
export const mapped = (said: Said, heading: string, field: string): Said => ({
  ...said,
  mapping: { ...said.mapping, [heading]: field },
});

/** Documents, or whole questions, that have no answer yet. */
export const openCount = (questions: readonly AskedQuestion[], said: Said): number =>
  questions.reduce(
    (sum, q) =>
      sum +
      (q.documents.length === 0
        ? answerShown(said, q.id) === ''
          ? 1
          : 0
        : q.documents.filter((d) => answerShown(said, q.id, d.key) === '').length),
    0,
  );

/** What is sent: nothing of what is left out. */
export const sentAnswers = (said: Said): Record<string, string> =>
  Object.fromEntries(Object.entries(said.answers).filter(([, value]) => value !== LEAVE_OUT));

/** Whether two words on a file are the same. */
export const sameSaid = (a: Said, b: Said): boolean => {
  const text = (s: Said) =>
    JSON.stringify(
      [s.answers, s.mapping].map((o) => Object.entries(o).sort(([x], [y]) => x.localeCompare(y))),
    );
  return text(a) === text(b);
};

/** Puts what was said into a form to send. */
export function putSaid(form: FormData, said: Said): void {
  const answers = sentAnswers(said);
  if (Object.keys(answers).length > 0) form.set('answers', JSON.stringify(answers));
  if (Object.keys(said.mapping).length > 0) form.set('mapping', JSON.stringify(said.mapping));
}

/** First filled values of a column, as samples beside its heading. */
export const samplesOf = (rows: readonly (readonly string[])[], column: number, most = 3): string[] => {
  const out: string[] = [];
  for (const row of rows) {
    const value = row[column] ?? '';
    if (value !== '' && !out.includes(value)) out.push(value);
    if (out.length === most) break;
  }
  return out;
};

/** Questions a refused call carries instead of taking a file. */
export function questionsOf(error: unknown): AskedQuestion[] {
  const body = (error as { body?: { questions?: unknown } } | null)?.body;
  return Array.isArray(body?.questions) ? (body.questions as AskedQuestion[]) : [];
}
