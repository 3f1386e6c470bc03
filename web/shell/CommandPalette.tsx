import { chakra } from '@chakra-ui/react';
import {
  type KeyboardEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { keys, withQuery } from '../data/keys.ts';
import { useUser } from '../data/session.ts';
import { type Searched, searchEntries } from '../help/search.ts';
import { searchedTopics } from '../help/searched.ts';
import { t } from '../i18n/t.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Kbd } from '../ui/layout.tsx';
import { holdCaret } from '../ui/typing.ts';
import type { Action } from './action.ts';
import { fuzzyScore } from './fuzzy.ts';
import { placesOf } from './navigation.ts';

const actions = Object.values(
  import.meta.glob<Action>('../*/actions/*.ts', { import: 'action', eager: true }),
);

const Sheet = chakra('dialog', {
  base: {
    m: '0 auto',
    mt: '10vh',
    p: '0',
    width: 'min(40rem, calc(100vw - 24px))',
    maxHeight: '70vh',
    bg: 'bg.raised',
    color: 'fg',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'xl',
    boxShadow: 'float',
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column', animation: 'fade-in 100ms' },
  },
});
const Input = chakra('input', {
  base: {
    flex: '1',
    height: '56px',
    bg: 'transparent',
    fontSize: 'lg',
    outline: 'none',
    minWidth: '0',
    _focusVisible: { outline: 'none' },
  },
});
const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    minHeight: '44px',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'bg.selected' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
});

interface Entry {
  id: string;
  label: string;
  hint?: string;
  icon: IconName;
  group: string;
  shortcut?: string;
  run: () => void;
}

type Offered = Entry & Searched;

const byLetters = (typed: string, entries: readonly Offered[]): Offered[] =>
  entries
    .map((entry) => ({ entry, score: fuzzyScore(typed, entry.label) }))
    .filter((x) => x.score !== undefined)
    .sort((a, b) => b.score! - a.score!)
    .map((x) => x.entry);

interface FoundEntity {
  id: string;
  name: string;
  pan: string;
  status: string;
}

/** Ctrl/Cmd+K: pages, actions, and entities by name, PAN or GSTIN. */
export function CommandPalette({ onClose, onShortcuts }: { onClose: () => void; onShortcuts: () => void }) {
  const user = useUser()!;
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const asked = useDeferredValue(text.trim());
  const entities = useSWR<{ companies: FoundEntity[] }>(
    user.role !== 'admin' && asked.length >= 2 ? withQuery(keys.entities, { q: asked, page_size: 8 }) : null,
    { keepPreviousData: true },
  );
  useLayoutEffect(() => {
    const sheet = dialog.current!;
    const giveBack = holdCaret();
    sheet.showModal();
    return () => {
      sheet.close();
      giveBack();
    };
  }, []);

  const go = (to: string) => () => void navigate(to);
  const fixed: Offered[] = [
    ...placesOf(user).map((p, i) => ({
      id: p.to,
      label: t(p.label),
      icon: p.icon,
      group: t('Pages'),
      shortcut: `Alt ${i + 1}`,
      title: `${p.label} ${t(p.label)}`,
      words: p.words,
      text: '',
      run: go(p.to),
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
        run: () => void a.run({ navigate, user, openShortcuts: onShortcuts }),
      })),
  ];
  // The help's topics are many: they show only when asked for.
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
  const meant = text.trim() ? searchEntries(text, [...fixed, ...help]) : fixed;
  // Nothing by words: the letters of a name in their order, `acs` for Account Settings.
  const scored = meant.length > 0 ? meant : byLetters(text, fixed);
  const found: Entry[] =
    asked.length >= 2
      ? (entities.data?.companies ?? []).map((e) => ({
          id: e.id,
          label: e.name,
          hint: `${e.pan} · ${t(e.status)}`,
          icon: 'people',
          group: t('Entities'),
          run: go(`/app/companies/${e.id}/edit`),
        }))
      : [];
  const shown = [...found, ...scored];
  const at = Math.min(active, Math.max(0, shown.length - 1));

  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    dialog.current?.close();
    onClose();
    entry.run();
  };
  const onKeyDown = (e: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[e.key];
    if (to !== undefined && shown.length) {
      e.preventDefault();
      const next = (to + shown.length) % shown.length;
      setActive(next);
      list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
    } else if (e.key === 'Enter') {
      e.preventDefault();
      choose(shown[at]);
    }
  };
  return (
    <Sheet
      ref={dialog}
      aria-label={t('Find an entity, page or action')}
      onCancel={(e) => {
        // Closed here and not by the browser, so that the caret is back before the next key.
        e.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      onClick={(e) => {
        if (e.target === dialog.current) dialog.current?.close();
      }}
    >
      <chakra.div
        display="flex"
        alignItems="center"
        gap="3"
        px="4"
        borderBottom="1px solid"
        borderColor="border"
        color="fg.muted"
      >
        <Icon name="search" />
        <Input
          autoFocus
          color="fg"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={shown[at] ? `${listId}-${at}` : undefined}
          aria-label={t('Find an entity, page or action')}
          placeholder={t('Find an entity, page or action')}
          value={text}
          onChange={(e) => {
            setText(e.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd>Esc</Kbd>
      </chakra.div>
      <chakra.ul ref={list} id={listId} role="listbox" aria-label={t('Results')} overflowY="auto" py="2">
        {shown.map((entry, i) => (
          <Item
            key={`${entry.group}-${entry.id}`}
            id={`${listId}-${i}`}
            role="option"
            aria-selected={i === at}
            data-active={i === at ? '' : undefined}
            onPointerMove={() => setActive(i)}
            onClick={() => choose(entry)}
          >
            <Icon name={entry.icon} />
            <chakra.span flex="1" minWidth="0">
              {entry.label} {entry.hint && <small>{entry.hint}</small>}
            </chakra.span>
            {entry.shortcut ? <Kbd>{entry.shortcut}</Kbd> : <small>{entry.group}</small>}
          </Item>
        ))}
        {shown.length === 0 && (
          <chakra.li px="4" py="3" color="fg.muted">
            {entities.isLoading ? t('Searching…') : t('Nothing matches')}
          </chakra.li>
        )}
      </chakra.ul>
    </Sheet>
  );
}
