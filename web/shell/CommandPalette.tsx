import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../i18n/t.ts';
import { enter } from '../ui/base/enter.ts';
import { Icon } from '../ui/base/Icon.tsx';
import { Kbd } from '../ui/base/layout.tsx';
import { holdCaret } from '../ui/base/typing.ts';
import { type Entry, usePaletteEntries } from './paletteEntries.ts';

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
    '&[open]': { display: 'flex', flexDirection: 'column' },
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

/** Ctrl/Cmd+K: pages, actions, and entities by name, PAN or GSTIN. */
export function CommandPalette({ onClose, onShortcuts }: { onClose: () => void; onShortcuts: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { shown, isLoading } = usePaletteEntries(text, onShortcuts);
  useLayoutEffect(() => {
    const sheet = dialog.current!;
    const giveBack = holdCaret();
    sheet.showModal();
    enter(sheet, 'fade');
    return () => {
      sheet.close();
      giveBack();
    };
  }, []);

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
        // Closed here rather than by the browser, so that the caret is restored before the next key.
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
            {isLoading ? t('Searching…') : t('No matches')}
          </chakra.li>
        )}
      </chakra.ul>
    </Sheet>
  );
}
