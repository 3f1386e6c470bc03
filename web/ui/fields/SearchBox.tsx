import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { Icon } from '../base/Icon.tsx';
import { echoes } from './echo.ts';
import { inputBase } from './inputStyle.ts';

const Input = chakra('input', { base: { ...inputBase, pl: '10' } });

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Search field of a list, debounced; `/` anywhere on the page focuses it. */
export function SearchBox({
  value,
  onValue,
  label,
  wait = 300,
}: {
  value: string;
  onValue: (q: string) => void;
  label: string;
  /** Milliseconds; 0 if rows are searched on the page. */
  wait?: number;
}) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const [echo] = useState(echoes);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ value, onValue });
  latest.current = { value, onValue };
  // A value from outside, as when all filters are cleared, replaces what is still to be told.
  useEffect(() => {
    if (echo.isOwn(value)) return;
    clearTimeout(timer.current);
    setText(value);
  }, [echo, value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    const asked = typed.trim();
    timer.current = setTimeout(() => {
      if (asked === latest.current.value) return;
      echo.told(asked);
      latest.current.onValue(asked);
    }, wait);
  };
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.key !== '/' || e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return;
      e.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <chakra.div position="relative" flex="1" minWidth="14rem" maxWidth="26rem" data-no-print>
      <chakra.span
        position="absolute"
        left="3"
        top="50%"
        transform="translateY(-50%)"
        color="fg.muted"
        pointerEvents="none"
      >
        <Icon name="search" />
      </chakra.span>
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        title={t('Press / to search')}
        value={text}
        onChange={(e) => type(e.currentTarget.value)}
      />
    </chakra.div>
  );
}
