import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { t } from '../i18n/t.ts';
import { styled } from '../theme/styled.ts';
import { useFieldProps } from './Field.tsx';
import { inputBase } from './inputStyle.ts';
import type { Choice } from './Select.tsx';

const Input = styled('input', { base: inputBase });
const List = chakra('ul', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    left: '0',
    right: '0',
    maxHeight: '17rem',
    overflowY: 'auto',
    p: '1',
    bg: 'bg.raised',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
    boxShadow: 'float',
    zIndex: 'menu',
  },
});
const Item = chakra('li', {
  base: {
    px: '3',
    py: '2',
    borderRadius: 'sm',
    cursor: 'pointer',
    '&[data-active]': { bg: 'bg.selected' },
    '&[aria-selected=true]': { fontWeight: 'semibold' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
  },
});

export interface ComboChoice extends Choice {
  /** A second line: PAN, GSTIN. */
  hint?: string;
}

interface Props {
  value: string;
  onValue: (value: string, choice: ComboChoice | undefined) => void;
  options: readonly ComboChoice[];
  /** Given: the caller searches (on the server) and passes new options; else we filter here. */
  onSearch?: (text: string) => void;
  /** What is shown for a value that is not among the options. */
  valueLabel?: string;
  placeholder?: string;
  loading?: boolean;
}

/** A text box that narrows a list: type, arrows, Enter, Escape. */
export function ComboBox({ value, onValue, options, onSearch, valueLabel, placeholder, loading }: Props) {
  const field = useFieldProps();
  const listId = useId();
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const open = text !== null;
  const wanted = (text ?? '').trim().toLowerCase();
  const shown =
    onSearch || !wanted
      ? options
      : options.filter((o) => `${o.label} ${o.hint ?? ''}`.toLowerCase().includes(wanted));
  const chosen = options.find((o) => o.value === value);

  const choose = (choice: ComboChoice | undefined) => {
    if (choice && !choice.disabled) onValue(choice.value, choice);
    setText(null);
  };
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
      e.preventDefault();
      if (!open) return setText('');
      const step = e.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + shown.length) % Math.max(1, shown.length));
    } else if (e.key === 'Enter' && open) {
      e.preventDefault();
      choose(shown[active]);
    } else if (e.key === 'Escape' && open) {
      e.stopPropagation();
      setText(null);
    }
  };

  return (
    <chakra.div
      ref={root}
      position="relative"
      onBlur={(e) => {
        if (!root.current?.contains(e.relatedTarget)) setText(null);
      }}
    >
      <Input
        {...field}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && shown[active] ? `${listId}-${active}` : undefined}
        placeholder={placeholder}
        value={text ?? chosen?.label ?? valueLabel ?? ''}
        onClick={() => open || setText('')}
        onChange={(e) => {
          setText(e.currentTarget.value);
          setActive(0);
          onSearch?.(e.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      {open && (
        <List id={listId} role="listbox">
          {shown.map((o, i) => (
            <Item
              key={o.value}
              id={`${listId}-${i}`}
              role="option"
              aria-selected={o.value === value}
              aria-disabled={o.disabled || undefined}
              data-active={i === active ? '' : undefined}
              onMouseDown={(e) => e.preventDefault()}
              onClick={() => choose(o)}
            >
              {o.label}
              {o.hint && <small>{o.hint}</small>}
            </Item>
          ))}
          {shown.length === 0 && (
            <chakra.li px="3" py="2" color="fg.muted">
              {loading ? t('Searching…') : t('Nothing matches')}
            </chakra.li>
          )}
        </List>
      )}
    </chakra.div>
  );
}
