import { chakra } from '@chakra-ui/react';
import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { styled } from '../../theme/styled.ts';
import { useTyping } from '../base/typing.ts';
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
    // Plain items: a list of hundreds opens in one frame.
    '& li': { px: '3', py: '2', borderRadius: 'sm' },
    '& [role=option]': { cursor: 'pointer' },
    '& [data-active]': { bg: 'bg.selected' },
    '& [aria-selected=true]': { fontWeight: 'semibold' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& [role=presentation]': {
      pt: '3',
      pb: '1',
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
    },
  },
});

/** Choices that Page Down goes on by. */
const PAGE = 8;

/** The browser's own element: a styled one each makes a list of hundreds slow. */
const Item = 'li';

interface ComboChoice extends Choice {
  /** A second line: PAN, GSTIN. */
  hint?: string;
  /** A heading over it and those after it that carry the same. */
  group?: string;
  /** Found by these words too: the English of a label shown in Hindi. */
  also?: string;
}

interface Props {
  value: string;
  onValue: (value: string, choice: ComboChoice | undefined) => void;
  options: readonly ComboChoice[];
  /** Given: the caller searches (on the server) and passes new options; else we filter here. */
  onSearch?: (text: string) => void;
  /** Each text typed. */
  onType?: (text: string) => void;
  /** Left with a text that was typed and nothing chosen; without it the text is dropped. An empty one clears. */
  onLeave?: (text: string) => void;
  /** What is shown for a value that is not among the options. */
  valueLabel?: string;
  /** What is shown in the box for any value, where the words of the option stand elsewhere. */
  shortLabel?: string;
  placeholder?: string;
  loading?: boolean;
}

/** A text box that narrows a list: type, arrows, Page Up and Down, Enter, Escape. */
export function ComboBox(props: Props) {
  const { value, onValue, options, onSearch, onType, onLeave, valueLabel, placeholder, loading } = props;
  const { shortLabel } = props;
  const field = useFieldProps();
  const listId = useId();
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const typed = useRef(false);
  const open = text !== null;
  const wanted = (text ?? '').trim().toLowerCase().split(/\s+/);
  const has = (o: ComboChoice) => {
    const words = `${o.label} ${o.hint ?? ''} ${o.also ?? ''}`.toLowerCase();
    return wanted.every((word) => words.includes(word));
  };
  const shown = onSearch || !open ? options : options.filter(has);
  const chosen = options.find((o) => o.value === value);
  const grouped = options.some((o) => o.group);

  // The arrows walk through a list longer than its box.
  useEffect(() => {
    if (open) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, active, listId]);

  const show = () => {
    setText('');
    setActive(Math.max(0, onSearch ? 0 : options.findIndex((o) => o.value === value)));
  };
  /** What was typed and not chosen: the only option it fits, or as it is to the caller. */
  const take = () => {
    if (!typed.current || text === null || !onLeave) return;
    const only = text.trim() && shown.length === 1 ? shown[0]! : undefined;
    if (only && !only.disabled) onValue(only.value, only);
    else onLeave(text);
  };
  const typing = useTyping(take);
  const leave = () => {
    take();
    typed.current = false;
    setText(null);
  };

  const choose = (choice: ComboChoice | undefined) => {
    if (!choice) return leave();
    if (!choice.disabled) onValue(choice.value, choice);
    typed.current = false;
    setText(null);
  };
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
      e.preventDefault();
      if (!open) return show();
      const step = e.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + shown.length) % Math.max(1, shown.length));
    } else if ((e.key === 'PageDown' || e.key === 'PageUp') && open) {
      e.preventDefault();
      const to = active + (e.key === 'PageDown' ? PAGE : -PAGE);
      setActive(Math.max(0, Math.min(to, shown.length - 1)));
    } else if (e.key === 'Enter' && open) {
      e.preventDefault();
      choose(shown[active]);
    } else if (e.key === 'Escape' && open) {
      // A dialog it is in stays open.
      e.preventDefault();
      e.stopPropagation();
      typed.current = false;
      setText(null);
    }
  };

  return (
    <chakra.div
      position="relative"
      onFocus={typing.entered}
      onBlur={(e) => {
        if (!e.currentTarget.contains(e.relatedTarget) && typing.left(e.currentTarget)) leave();
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
        value={text ?? shortLabel ?? chosen?.label ?? valueLabel ?? ''}
        onClick={() => open || show()}
        onChange={(e) => {
          typed.current = true;
          setText(e.currentTarget.value);
          setActive(0);
          onType?.(e.currentTarget.value);
          onSearch?.(e.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      {open && (
        <List id={listId} role="listbox">
          {shown.map((o, i) => (
            <Fragment key={o.value}>
              {grouped && o.group !== shown[i - 1]?.group && <Item role="presentation">{o.group}</Item>}
              <Item
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
            </Fragment>
          ))}
          {shown.length === 0 && (
            <chakra.li role="presentation" aria-hidden="true" fontWeight="normal">
              {loading ? t('Searching…') : t('Nothing matches')}
            </chakra.li>
          )}
        </List>
      )}
      <span className="sr-only" role="status">
        {open && shown.length === 0 && (loading ? t('Searching…') : t('Nothing matches'))}
      </span>
    </chakra.div>
  );
}
