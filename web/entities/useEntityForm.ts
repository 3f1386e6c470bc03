import { useCallback, useMemo, useState } from 'react';
import {
  checkEntity,
  checkEntityStep1,
  checkEntityStep2,
  type EntityProblem,
  tidyEntity,
} from '../../shared/entities/check.ts';
import { type EntityKey, newEntity } from '../../shared/entities/form.ts';
import { headApplies, incomeHeads, seniorApplies, sourcesKey } from '../../shared/entities/heads.ts';
import { checkRegistrations } from '../../shared/entities/registrations.ts';
import { english } from '../../shared/forms/messages.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import { useDirty } from '../data/dirty.ts';
import { say } from '../i18n/t.ts';
import type { SummaryError } from '../ui/fields/ErrorSummary.tsx';
import { entityLabel } from './entity.ts';
import { sentRegistrations, withoutRegistrations } from './registrations.ts';

export const fieldId = (key: string): string => `f-${key}`;

/** Effects of a changed type: heads that no longer apply and the senior-citizen boxes are cleared. */
export function afterStatus(data: FormValues, status: string): FormValues {
  const next: FormValues = { ...data, status };
  for (const { key, sources } of incomeHeads) {
    if (headApplies(status, key)) continue;
    delete next[key];
    if (sources) delete next[sourcesKey(key)];
  }
  if (!seniorApplies(status)) {
    delete next['senior_citizen'];
    delete next['very_senior_citizen'];
  }
  return next;
}

/** Values as sent: trimmed, with all registrations. */
const tidied = (data: FormValues): FormValues => ({
  ...tidyEntity(withoutRegistrations(data)),
  registrations: sentRegistrations(data),
});

/** Errors of the second step or of the registrations. */
function checkRegistered(data: FormValues, found: EntityProblem | undefined): EntityProblem | undefined {
  if (found) return found;
  const issues = checkRegistrations(tidyEntity(withoutRegistrations(data))['pan'], sentRegistrations(data));
  return issues[0] && { message: issues[0].message, issues };
}

/** A line for each field, with its label and the way to it; above them what is wrong as a whole, where that says more than one of them. */
export function summaryOf({ message, issues }: EntityProblem, status: string): SummaryError[] {
  const whole = english(message);
  return [
    ...(issues.length > 0 && whole !== '' && issues.every((i) => english(i.message) !== whole)
      ? [{ text: say(message) }]
      : []),
    ...issues.map((i) => ({ id: fieldId(i.path), label: entityLabel(i.path, status), text: say(i.message) })),
  ];
}

/** Values and errors of the entity form, validated by the shared model. */
export function useEntityForm(initial: FormValues) {
  const [data, setData] = useState<FormValues>(initial);
  const [saved, setSaved] = useState<FormValues>(initial);
  const [problem, setProblem] = useState<EntityProblem | null>(null);
  const [general, setGeneral] = useState('');
  const [attempt, setAttempt] = useState(0);
  const dirty = useMemo(() => JSON.stringify(tidied(data)) !== JSON.stringify(tidied(saved)), [data, saved]);
  useDirty(dirty);
  const status = String(data['status'] ?? '');
  const own = () => tidyEntity(withoutRegistrations(data));

  const set = useCallback((key: EntityKey, value: unknown) => {
    setData((before) => {
      if (key === 'status') return afterStatus(before, String(value));
      const next: FormValues = { ...before, [key]: value };
      if (key === 'last_name' && before['status'] !== 'Individual') next['company_name'] = value;
      return next;
    });
    setProblem((before) =>
      before ? { ...before, issues: before.issues.filter((i) => i.path !== key) } : before,
    );
  }, []);

  const judge = (found: EntityProblem | undefined): boolean => {
    setProblem(found ?? null);
    setGeneral('');
    setAttempt((n) => n + 1);
    return found === undefined;
  };

  const errors = Object.fromEntries((problem?.issues ?? []).map((i) => [i.path, say(i.message)]));
  const summary = [...(general ? [{ text: general }] : []), ...(problem ? summaryOf(problem, status) : [])];

  return {
    data,
    status,
    dirty,
    errors,
    summary,
    attempt,
    set,
    /** Merges imported or stored values. */
    merge: (values: FormValues) => setData((before) => ({ ...before, ...values })),
    replace: (values: FormValues | ((before: FormValues) => FormValues)) => {
      setData(values);
      setProblem(null);
      setGeneral('');
    },
    markClean: (values?: FormValues) => setSaved(values ?? data),
    replaceRows: (change: (before: FormValues) => FormValues) => {
      setData(change);
      setProblem((before) =>
        before
          ? { ...before, issues: before.issues.filter((i) => !i.path.startsWith('registrations')) }
          : before,
      );
    },
    tidy: () => tidied(data),
    checkStep1: () => judge(checkEntityStep1(own())),
    checkStep2: () => judge(checkRegistered(data, checkEntityStep2(own()))),
    checkAll: () => judge(checkRegistered(data, checkEntity(own()))),
    /** Shows the server's errors. */
    refuse: (message: string, fields: Record<string, string>) => {
      setGeneral(message);
      setProblem({
        message: { text: '' },
        issues: Object.entries(fields).map(([path, text]) => ({
          path,
          message: { text },
          severity: 'error' as const,
        })),
      });
      setAttempt((n) => n + 1);
    },
  };
}

export type EntityFormState = ReturnType<typeof useEntityForm>;

/** Initial values of a new entity. */
export const blankEntity = (assessmentYear: string): FormValues => ({ ...newEntity(assessmentYear) });
