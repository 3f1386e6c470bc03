import { useRef, useState } from 'react';
import { mutate } from 'swr';
import type { AskedQuestion } from '../../shared/intake/questions.ts';
import { errorText } from '../data/errors.ts';
import { del, post, put } from '../data/http.ts';
import { upload } from '../data/upload.ts';
import { t } from '../i18n/t.ts';
import { type ImportChoices, noChoices, putChoices, sameChoices, seenQuestions } from './asking.ts';
import { type Place, placeIn } from './forward.ts';
import { type Answer, type Applied, clientCsv, listedQuestions, type Purpose } from './importing.ts';

/** The running step: a file being sent, or read again. */
interface Busy {
  name: string;
  sent?: number;
  total?: number;
}

/** Result of an applied import. */
export interface AppliedImport {
  applied: Applied[];
  undone: boolean;
}

const paths = {
  open: '/api/intake',
  one: (id: string) => `/api/intake/${id}`,
  apply: (id: string) => `/api/intake/${id}/apply`,
  undo: (id: string) => `/api/intake/${id}/undo`,
};

/** Cached pages show older data, so they are reloaded after an import. */
const refresh = () =>
  void mutate((key) => typeof key === 'string' && key.startsWith('/api/'), undefined, { revalidate: true });

const aborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Creates a client from name and GSTIN, which also gives PAN and type. */
export async function enterClient(name: string, gstin: string): Promise<string> {
  const form = new FormData();
  form.set('purpose', 'clients');
  form.set('file', new File([clientCsv(name, gstin)], 'client.csv', { type: 'text/csv' }));
  const read = await upload<Answer>(paths.open, form);
  const [refused] = read.set_aside;
  if (refused) {
    await del(paths.one(read.intake_id));
    throw new Error(refused.reason);
  }
  const done = await post<{ applied: (Applied & { ids?: string[] })[] }>(paths.apply(read.intake_id), {});
  return done.applied[0]?.ids?.[0] ?? '';
}

/** One file being imported: read, corrected, applied, undone. */
export function useImport() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [questions, setQuestions] = useState<AskedQuestion[]>([]);
  const [choices, setChoices] = useState<ImportChoices>(noChoices);
  /** The input of the last reading. */
  const [lastChoices, setLastChoices] = useState<ImportChoices>(noChoices);
  const [busy, setBusy] = useState<Busy | null>(null);
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState<AppliedImport | null>(null);
  /** A file for another page. */
  const [elsewhere, setElsewhere] = useState<{ file: File; place: Place } | null>(null);
  const abort = useRef<AbortController | null>(null);
  /** Readings run in sequence: each begins with the input of the previous one. */
  const turn = useRef<Promise<void>>(Promise.resolve());

  const attempt = async (
    name: string,
    act: () => Promise<void>,
    failed: string = t('The file could not be read.'),
  ) => {
    setProblem('');
    setBusy({ name });
    try {
      await act();
    } catch (error) {
      if (!aborted(error)) setProblem(errorText(error, failed));
    } finally {
      setBusy(null);
    }
  };
  const take = (read: Answer, seen: readonly AskedQuestion[], words: ImportChoices) => {
    setAnswer(read);
    setQuestions(seenQuestions(seen, listedQuestions(read.questions)));
    setChoices(words);
    setLastChoices(words);
  };

  return {
    answer,
    questions,
    choices,
    busy,
    problem,
    done,
    elsewhere,
    changed: !sameChoices(choices, lastChoices),
    setChoices,
    /** Input that does not affect the reading. */
    remark: (words: ImportChoices) => {
      setChoices(words);
      setLastChoices(words);
    },
    cancel: () => abort.current?.abort(),

    /** Uploads a file; nothing is imported before it is applied. */
    send: (file: File, company: string, purpose: Purpose | '', known: ImportChoices['answers'] = {}) =>
      attempt(file.name, async () => {
        abort.current = new AbortController();
        const form = new FormData();
        if (company) form.set('company_id', company);
        if (purpose) form.set('purpose', purpose);
        const words: ImportChoices = { ...noChoices, answers: known };
        putChoices(form, words);
        form.set('file', file);
        setDone(null);
        setElsewhere(null);
        const read = await upload<Answer>(paths.open, form, {
          signal: abort.current.signal,
          onProgress: (p) => setBusy({ name: file.name, ...p }),
        }).catch((error: unknown) => {
          const place = placeIn(error);
          if (place) setElsewhere({ file, place });
          throw error;
        });
        take(read, [], words);
      }),

    /** Reads the file again with changed input, for another client or purpose. */
    again: (words: ImportChoices, change: { company_id?: string; purpose?: string } = {}) => {
      setChoices(words);
      const next = async () => {
        if (!answer) return;
        const read = await put<Answer>(paths.one(answer.intake_id), {
          ...change,
          answers: { ...takenBack(lastChoices, words), ...words.answers },
          mapping: words.mapping,
        });
        take(read, change.purpose === undefined ? questions : [], words);
      };
      turn.current = turn.current.then(() => attempt(answer?.file.name ?? '', next));
      return turn.current;
    },

    apply: (leaveOut: boolean) =>
      attempt(
        answer?.file.name ?? '',
        async () => {
          if (!answer) return;
          const { applied } = await post<{ applied: Applied[] }>(paths.apply(answer.intake_id), {
            leave_out_reported: leaveOut,
          });
          refresh();
          setDone({ applied, undone: false });
        },
        t('The file could not be imported.'),
      ),

    undo: () =>
      attempt(
        answer?.file.name ?? '',
        async () => {
          if (!answer || !done) return;
          await post(paths.undo(answer.intake_id), {});
          refresh();
          setDone({ ...done, undone: true });
        },
        t('The import could not be undone.'),
      ),

    /** Another file; the pending one is discarded. */
    drop: () => {
      if (answer && !done) void del(paths.one(answer.intake_id)).catch(() => undefined);
      setAnswer(null);
      setDone(null);
      setProblem('');
      setQuestions([]);
      setChoices(noChoices);
      setLastChoices(noChoices);
    },
  };
}

/** Removed answers, as the API expects them. */
const takenBack = (before: ImportChoices, now: ImportChoices): Record<string, string> =>
  Object.fromEntries(
    Object.keys(before.answers).flatMap((key) => (Object.hasOwn(now.answers, key) ? [] : [[key, '']])),
  );

export type Import = ReturnType<typeof useImport>;
