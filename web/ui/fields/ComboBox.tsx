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
    // Plain items, so that a list of hundreds opens within a frame.
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

/** Options per Page Down. */
const PAGE = 8;

/** A plain element: a styled one per option makes a list of hundreds slow. */
const Item = 'li';

interface ComboChoice extends Choice {
  /** A second line: PAN, GSTIN. */
  hint?: string;
  /** Heading above this and following options with the same group. */
  group?: string;
  /** Additional search text: the English of a label shown in Hindi. */
  also?: string;
}

interface Props {
  value: string;
  onValue: (value: string, choice: ComboChoice | undefined) => void;
  options: readonly ComboChoice[];
  /** If given, the caller searches (on the server) and passes new options; otherwise options are filtered here. */
  onSearch?: (text: string) => void;
  /** Called with each typed text. */
  onType?: (text: string) => void;
  /**
   * Called when the field is left with text but no choice; without it the text is discarded. An empty text
   * clears.
   */
  onLeave?: (text: string) => void;
  /** Label of a value that is not among the options. */
  valueLabel?: string;
  /** Label shown in the box for any value, if different from the option's. */
  shortLabel?: string;
  placeholder?: string;
  loading?: boolean;
}

/** A text box that filters a list: type, arrows, Page Up and Down, Enter, Escape. */
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

  // Scrolls the active option into view.
  useEffect(() => {
    if (open) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, active, listId]);

  const show = () => {
    setText('');
    setActive(Math.max(0, onSearch ? 0 : options.findIndex((o) => o.value === value)));
  };
  /** Typed text without a choice: the only matching option, or the text itself for the caller. */
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
      // A dialog around it stays open.
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
              {loading ? t('Searching…') : t('No matches')}
            </chakra.li>
          )}
        </List>
      )}
      <span className="sr-only" role="status">
        {open && shown.length === 0 && (loading ? t('Searching…') : t('No matches'))}
      </span>
    </chakra.div>
  );
}
