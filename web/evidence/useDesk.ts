import { useRef, useState } from 'react';
import useSWR from 'swr';
import type { ItrType } from '../../shared/itr/common/types.ts';
import { errorText } from '../data/errors.ts';
import { isApiError, patch, post } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { retry } from '../data/lazy.ts';
import { upload } from '../data/upload.ts';
import { t } from '../i18n/t.ts';
import { showToast } from '../ui/dialogs/toasts.ts';
import { type DeskAnswer, moreOf, type UploadResult } from './desk.ts';

/** Result of an upload, or why it was refused. */
interface Outcome {
  name: string;
  sent?: UploadResult;
  problem?: string;
  /** The file, if a password is needed. */
  locked?: File;
}

/** Rows of a client and year, with the actions on them. */
export function useDesk(company: string, year: string) {
  const whole = `${company} ${year}`;
  const [more, setMore] = useState<{ of: string; shown: Record<string, number> }>({ of: '', shown: {} });
  const key = company
    ? withQuery('/api/evidence', {
        company_id: company,
        assessment_year: year,
        only: 'page',
        ...(more.of === whole && moreOf(more.shown) ? { more: moreOf(more.shown) } : {}),
      })
    : null;
  // Rows of the same client and year stay visible while more load.
  const kept = useRef<{ of: string; data: DeskAnswer }>(undefined);
  const { data: answer, error, mutate } = useSWR<DeskAnswer>(key, { revalidateOnFocus: false });
  if (answer) kept.current = { of: whole, data: answer };
  const data = answer ?? (kept.current?.of === whole ? kept.current.data : undefined);
  const [busy, setBusy] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const [acting, setActing] = useState(false);
  const onPage = useRef(whole);
  onPage.current = whole;
  /** What fails once the page shows another client or year. */
  const tellElsewhere = (text: string) => {
    if (onPage.current !== whole) showToast({ tone: 'error', text });
  };
  const [refused, setRefused] = useState({ of: '', text: '' });
  const setProblem = (text: string) => setRefused({ of: whole, text });
  // They stay with the client and year they are of: a password opens the file there.
  const [sentFiles, setSentFiles] = useState<Record<string, Outcome[]>>({});
  const outcomes = sentFiles[whole] ?? [];
  const setOutcomes = (list: Outcome[]) => setSentFiles((before) => ({ ...before, [whole]: list }));
  const whose = { company_id: company, assessment_year: year };

  const act = async (run: () => Promise<unknown>) => {
    setProblem('');
    setActing(true);
    try {
      await run();
    } catch (failed) {
      const text = errorText(failed, t('This could not be done.'));
      setProblem(text);
      tellElsewhere(text);
    } finally {
      await mutate();
      setActing(false);
    }
  };
  return {
    data,
    error,
    busy,
    acting,
    problem: refused.of === whole ? refused.text : '',
    outcomes,
    reload: () => void mutate(),
    /** Loads this many rows of a figure. */
    more: (figure: string, rows: number) =>
      setMore({ of: whole, shown: { ...(more.of === whole ? more.shown : {}), [figure]: rows } }),
    /** Uploads papers in sequence; a refused one does not stop the others. */
    send: async (files: readonly File[], password = '') => {
      setProblem('');
      const all = password === '' ? [] : outcomes.filter((o) => !o.locked || !files.includes(o.locked));
      setOutcomes(all);
      for (const file of files) {
        setBusy({ name: file.name });
        const form = new FormData();
        form.set('company_id', company);
        form.set('assessment_year', year);
        if (password !== '') form.set('password', password);
        form.set('file', file);
        try {
          const sent = await upload<UploadResult>('/api/evidence', form, {
            onProgress: (p) => setBusy({ name: file.name, ...p }),
          });
          all.push({ name: file.name, sent });
        } catch (failed) {
          const problem = errorText(failed, t('The file could not be read.'));
          tellElsewhere(`${file.name}: ${problem}`);
          all.push({
            name: file.name,
            problem,
            ...(isApiError(failed) && failed.id === 'locked' ? { locked: file } : {}),
          });
        }
      }
      setOutcomes([...all]);
      setBusy(null);
      await mutate();
    },
    decide: (id: string, decision: string, note = '') =>
      act(() => patch(`/api/evidence/${id}`, { decision, note })),
    /** Undoes a match, or restores it. */
    part: (key: string, apart: boolean) => act(() => post('/api/evidence/joins', { ...whose, key, apart })),
    accept: (figure?: string) =>
      act(() => post('/api/evidence/accept', { ...whose, ...(figure ? { figure } : {}) })),
    /** Creates the year's return; its code is loaded on demand. */
    begin: (type: ItrType) =>
      act(async () => (await retry(() => import('./begin.ts'))).beginReturn(type, company, year)),
    undo: () => act(() => post('/api/evidence/undo', whose)),
  };
}

export type DeskState = ReturnType<typeof useDesk>;
