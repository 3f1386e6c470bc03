import { type ChangeEvent, type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTyping } from '../base/typing.ts';

type Value = number | null | undefined;

/** Props of a text field for a number. */
export interface OwnText {
  value: Value;
  onValue: (value: number | null) => void;
  /** Called with the value on blur. */
  onCommit?: ((value: number | null) => void) | undefined;
  /** Called with text that cannot be parsed; it stays as typed. */
  onInvalid?: ((text: string) => void) | undefined;
  /** The current value if `value` is not re-rendered with each key; else `value`. */
  now?: (() => Value) | undefined;
}

interface Setup extends OwnText {
  /** Display text of a value. */
  show: (value: Value) => string;
  /** Parses typed text: null if empty, undefined if invalid; `before` is the text before typing began. */
  read: (text: string, before: string) => Value;
}

/**
 * An uncontrolled field while typing: a key renders nothing in React. Values from outside are written only
 * while nothing is being typed.
 */
export function useOwnText(setup: Setup) {
  const latest = useRef(setup);
  latest.current = setup;
  const ref = useRef<HTMLInputElement>(null);
  /** Text before typing began; undefined if nothing was typed since the last blur. */
  const before = useRef<string>(undefined);
  const now = () => (latest.current.now ? latest.current.now() : latest.current.value);
  const outside = setup.show(setup.value);
  const [first] = useState(outside);
  const [bad, setBad] = useState(false);
  useLayoutEffect(() => {
    if (before.current === undefined && ref.current!.value !== outside) ref.current!.value = outside;
  }, [outside]);
  const read = (text: string) => latest.current.read(text, before.current ?? '');
  const typing = useTyping(() => {
    if (before.current === undefined) return;
    const text = ref.current!.value;
    const next = read(text);
    if (next === undefined) latest.current.onInvalid?.(text);
    else latest.current.onCommit?.(next);
  });
  return {
    bad,
    now,
    input: {
      ref,
      defaultValue: first,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        before.current ??= latest.current.show(now());
        const next = read(currentTarget.value);
        setBad(next === undefined);
        if (next !== undefined) latest.current.onValue(next);
      },
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        if (typing.entered()) currentTarget.select();
      },
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        if (!typing.left(currentTarget)) return;
        if (before.current === undefined) return latest.current.onCommit?.(now() ?? null);
        const text = currentTarget.value;
        const next = read(text);
        if (next === undefined) return latest.current.onInvalid?.(text);
        before.current = undefined;
        latest.current.onCommit?.(next);
        currentTarget.value = latest.current.show(now());
      },
    },
  };
}
