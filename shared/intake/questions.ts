import { english, type Message } from '../forms/messages.ts';

/**
 * A question the file cannot answer. `documents` are those concerned: each can be answered separately, all
 * others share one answer.
 */
export interface Question {
  id: string;
  text: Message;
  options: { value: string; label: Message }[];
  documents?: { key: string; label: string }[];
}

/** Answers by `id` of a question, or by `id:key` for one of its documents. */
export type Answers = Readonly<Record<string, string>>;

/** The answer for one document of a question, its own before that of all. */
export const answerFor = (answers: Answers, id: string, key?: string): string | undefined =>
  (key === undefined ? undefined : answers[`${id}:${key}`]) ?? answers[id];

/** Collects questions as lines are read: one of an id, with the documents that raise it. */
export class Questions {
  private readonly byId = new Map<string, Question>();
  private readonly seen = new Set<string>();

  /** Adds a question, for a document or the whole file. Options of several documents are merged. */
  ask(question: Omit<Question, 'documents'>, document?: { key: string; label: string }): void {
    const known = this.byId.get(question.id) ?? { ...question, options: [] };
    this.byId.set(question.id, known);
    for (const option of question.options)
      if (!known.options.some((o) => o.value === option.value)) known.options.push(option);
    if (!document) return;
    known.documents ??= [];
    if (this.seen.has(`${question.id}:${document.key}`)) return;
    this.seen.add(`${question.id}:${document.key}`);
    known.documents.push(document);
  }

  get list(): Question[] {
    return [...this.byId.values()];
  }
}

/** A question in API responses: texts in English, and as messages for other languages. */
export interface AskedQuestion {
  id: string;
  text: string;
  message: Message;
  options: { value: string; label: string; message: Message }[];
  documents: { key: string; label: string }[];
}

/** Converts a question for the API response. */
export const askedQuestion = (q: Question): AskedQuestion => ({
  id: q.id,
  text: english(q.text),
  message: q.text,
  options: q.options.map((o) => ({ value: o.value, label: english(o.label), message: o.label })),
  documents: q.documents ?? [],
});
