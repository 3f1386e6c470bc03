import { useDeferredValue, useMemo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { keys, withQuery } from '../data/keys.ts';
import { type User, useUser } from '../data/session.ts';
import { type Searched, searchEntries } from '../help/search.ts';
import { searchedTopics } from '../help/searched.ts';
import { t } from '../i18n/t.ts';
import type { IconName } from '../ui/base/Icon.tsx';
import type { Action } from './action.ts';
import { fuzzyScore } from './fuzzy.ts';
import { placesOf } from './navigation.ts';

const actions = Object.values(
  import.meta.glob<Action>('../*/actions/*.ts', { import: 'action', eager: true }),
);

/** A search result of the palette. */
export interface Entry {
  id: string;
  label: string;
  hint?: string;
  icon: IconName;
  group: string;
  shortcut?: string;
  run: () => void;
}

type Offered = Entry & Searched;

interface FoundEntity {
  id: string;
  name: string;
  pan: string;
  status: string;
}

/** Pages, then actions: shown without a query. */
function fixedEntries(user: User, navigate: NavigateFunction, openShortcuts: () => void): Offered[] {
  return [
    ...placesOf(user).map((p, i) => ({
      id: p.to,
      label: t(p.label),
      icon: p.icon,
      group: t('Pages'),
      shortcut: `Alt ${i + 1}`,
      title: `${p.label} ${t(p.label)}`,
      words: p.words,
      text: '',
      run: () => void navigate(p.to),
    })),
    ...actions
      .filter((a) => a.when?.({ user }) ?? true)
      .map((a) => ({
        id: a.id,
        label: t(a.label),
        icon: a.icon,
        group: t('Actions'),
        ...(a.shortcut ? { shortcut: a.shortcut } : {}),
        title: `${a.label} ${t(a.label)}`,
        words: a.keywords ?? '',
        text: '',
        run: () => void a.run({ navigate, user, openShortcuts }),
      })),
  ];
}

/** Subsequence match, for example `acs` for Account Settings. */
const byLetters = <E extends { label: string }>(typed: string, entries: readonly E[]): E[] =>
  entries
    .map((entry) => ({ entry, score: fuzzyScore(typed, entry.label) }))
    .filter((x) => x.score !== undefined)
    .sort((a, b) => b.score! - a.score!)
    .map((x) => x.entry);

/** Entries matching by words; if none match, by letters. Help topics are many and only shown for a query. */
export function entriesFor<E extends Searched & { label: string }>(
  text: string,
  fixed: readonly E[],
  help: readonly E[],
): readonly E[] {
  if (!text.trim()) return fixed;
  const meant = searchEntries(text, [...fixed, ...help]);
  return meant.length > 0 ? meant : byLetters(text, fixed);
}

/** Results for a query: entities first, then pages, actions and help. */
export function usePaletteEntries(text: string, openShortcuts: () => void) {
  const user = useUser()!;
  const navigate = useNavigate();
  const asked = useDeferredValue(text.trim());
  const entities = useSWR<{ companies: FoundEntity[] }>(
    user.role !== 'admin' && asked.length >= 2
      ? withQuery(keys.entities, { q: asked, page_size: 8, masked: 'true' })
      : null,
    { keepPreviousData: true },
  );
  const help = useMemo(
    () =>
      searchedTopics().map(
        ({ topic, ...searched }): Offered => ({
          id: topic.id,
          label: t(topic.title),
          icon: 'help',
          group: t('Help'),
          ...searched,
          run: () => void navigate(`/app/help#${topic.id}`),
        }),
      ),
    [navigate],
  );
  const found: Entry[] =
    asked.length >= 2
      ? (entities.data?.companies ?? []).map((e) => ({
          id: e.id,
          label: e.name,
          hint: `${e.pan} · ${t(e.status)}`,
          icon: 'people',
          group: t('Entities'),
          run: () => void navigate(`/app/clients/${e.id}`),
        }))
      : [];
  const scored = entriesFor(text, fixedEntries(user, navigate, openShortcuts), help);
  return { shown: [...found, ...scored], isLoading: entities.isLoading };
}
