import { useMemo, useState } from 'react';
import { partsHidden, questionsOf } from '../../../shared/itr/interview.ts';
import { onForgetAll } from '../../forms/saving/journal.ts';
import type { OpenReturn } from '../base/openReturn.ts';

const PREFIX = 'interview ';

/** Answers kept on this device: `hides` whether they are applied, `yes` the questions answered yes. */
interface Answers {
  hides: boolean;
  yes: readonly string[];
}

function kept(key: string): Answers | undefined {
  try {
    const read = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Answers>;
    return { hides: read.hides === true, yes: Array.isArray(read.yes) ? read.yes : [] };
  } catch {
    return undefined;
  }
}

onForgetAll(() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
});

/** The interview of a return: questions, answers, and the parts they hide. */
export function useInterview({ target }: OpenReturn) {
  const asked = questionsOf(target.type);
  const key = `${PREFIX}${target.entityId} ${target.type} ${target.year}`;
  const [answers, setAnswers] = useState<Answers | undefined>(() => kept(key));
  const put = (next: Answers) => {
    setAnswers(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // If storage is full, it lasts until the page is left.
    }
  };
  const hidden = useMemo(
    () => (answers?.hides ? partsHidden(asked, new Set(answers.yes)) : undefined),
    [asked, answers],
  );
  const [open, setOpen] = useState(false);
  const yes = answers?.yes ?? [];
  /** The pressed button is removed, so the focus is moved. */
  const focusSoon = (selector: string) =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
  return {
    asked,
    answers,
    hidden,
    put,
    /** The questions are shown. */
    editing: open && answers?.hides === true,
    begin: () => {
      setOpen(true);
      put({ hides: true, yes });
      focusSoon('[aria-labelledby=interview] input:not(:disabled)');
    },
    done: () => {
      setOpen(false);
      focusSoon('[data-beside] button');
    },
    showAll: () => {
      put({ hides: false, yes });
      focusSoon('[data-beside] button, main h2');
    },
  };
}

export type InterviewState = ReturnType<typeof useInterview>;
