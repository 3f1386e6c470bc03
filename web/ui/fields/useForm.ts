import { useCallback, useMemo, useRef, useState } from 'react';
import type * as z from 'zod';
import { messageOf } from '../../../shared/forms/messages.ts';
import { useDirty } from '../../data/dirty.ts';
import { errorText, fieldErrors } from '../../data/errors.ts';
import { isApiError } from '../../data/http.ts';
import { rebase } from '../../data/rebase.ts';
import { say } from '../../i18n/t.ts';
import type { SummaryError } from './ErrorSummary.tsx';

type Errors = Record<string, string>;

interface Options<T> {
  initial: T;
  /** The schema shared with the API; its messages are English source texts. */
  schema?: z.ZodType;
  /** Payload for the schema and the API, if different from the edited values. */
  payload?: (values: T) => unknown;
  /** Additional checks, by field path. */
  check?: (values: T) => Record<string, string | undefined>;
  /** Labels by path, for the summary. */
  labels: Record<string, string>;
  submit: (values: T) => Promise<void>;
  /** Fallback message. */
  failed: string;
  /** Does not warn about unsaved changes (sign-in). */
  carefree?: boolean;
}

/** A small form: values, errors by path, validation on blur, one submit at a time, the server's field errors. */
export interface Form<T> {
  values: T;
  set: <K extends keyof T>(name: K, value: T[K]) => void;
  /** `clean`: they are now stored; with `sent`, changes made after sending stay. */
  setAll: (values: Partial<T>, options?: { clean?: boolean; sent?: Partial<T> }) => void;
  errors: Errors;
  /** All errors of the form, for an ErrorSummary. */
  summary: SummaryError[];
  attempt: number;
  busy: boolean;
  dirty: boolean;
  /** Props of a Field. */
  field: (name: keyof T & string) => { id: string; error: string | undefined };
  /** Props of a text input. */
  bind: (name: keyof T & string) => {
    value: string;
    onValue: (value: string) => void;
    onBlur: () => void;
    name: string;
  };
  submit: () => Promise<void>;
  /** Marks the values as saved. */
  markClean: () => void;
  setErrors: (errors: Errors) => void;
}

const pick = <T extends object>(from: Partial<T>, keys: Partial<T>): Partial<T> =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, from[key as keyof T]])) as Partial<T>;

const idOf = (path: string) => `f-${path.replaceAll('.', '-')}`;

/** For small forms; returns have their own engine in web/forms. */
export function useForm<T extends object>(options: Options<T>): Form<T> {
  const { labels, failed } = options;
  const [values, setValues] = useState(options.initial);
  const [saved, setSaved] = useState(options.initial);
  const [errors, setErrors] = useState<Errors>({});
  const [general, setGeneral] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const latest = useRef({ values, options });
  latest.current = { values, options };

  const dirty = useMemo(() => JSON.stringify(values) !== JSON.stringify(saved), [values, saved]);
  useDirty(dirty && !options.carefree);

  const problems = useCallback((): Errors => {
    const { values: now, options: o } = latest.current;
    const found: Errors = {};
    const parsed = o.schema?.safeParse(o.payload ? o.payload(now) : now);
    for (const issue of parsed?.error?.issues ?? []) {
      const path = issue.path.map(String).join('.');
      found[path] ??= issue.message;
    }
    for (const [path, message] of Object.entries(o.check?.(now) ?? {})) if (message) found[path] = message;
    return found;
  }, []);

  const set: Form<T>['set'] = useCallback((name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => {
      if (!(String(name) in before)) return before;
      const { [String(name)]: _, ...rest } = before;
      return rest;
    });
  }, []);

  const leave = (name: string) => {
    const value = (latest.current.values as Record<string, unknown>)[name];
    const message = problems()[name];
    // An empty field is reported on submit only, not while tabbing through.
    if (message && value !== '' && value !== undefined)
      setErrors((before) => ({ ...before, [name]: message }));
  };

  const submit = async () => {
    if (running.current) return;
    const found = problems();
    setErrors(found);
    setGeneral('');
    setAttempt((n) => n + 1);
    if (Object.keys(found).length > 0) return;
    running.current = true;
    setBusy(true);
    try {
      const sent = latest.current.values;
      await options.submit(sent);
      setSaved(sent);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const fields = fieldErrors(error);
      setErrors(fields);
      const shownByField = isApiError(error) && error.status === 422 && Object.keys(fields).length > 0;
      setGeneral(shownByField ? '' : errorText(error, failed));
      setAttempt((n) => n + 1);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const summary: SummaryError[] = [
    ...(general ? [{ text: general }] : []),
    ...Object.entries(errors).map(([path, text]) => {
      const label = labels[path] ?? labels[path.split('.')[0]!];
      return { text: say(messageOf(text)), ...(label ? { id: idOf(path), label } : {}) };
    }),
  ];

  return {
    values,
    set,
    setAll: (change, o) => {
      const { sent } = o ?? {};
      setValues((before) => ({
        ...before,
        ...(sent ? rebase<Partial<T>>(pick(before, change), pick(sent, change), change) : change),
      }));
      if (o?.clean) setSaved((before) => ({ ...before, ...change }));
    },
    errors,
    summary,
    attempt,
    busy,
    dirty,
    field: (name) => ({
      id: idOf(name),
      error: errors[name] === undefined ? undefined : say(messageOf(errors[name])),
    }),
    bind: (name) => ({
      value: String(values[name] ?? ''),
      onValue: (value) => set(name, value as T[typeof name]),
      onBlur: () => leave(name),
      name,
    }),
    submit,
    markClean: () => setSaved(latest.current.values),
    setErrors,
  };
}
