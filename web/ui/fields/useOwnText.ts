import { type ChangeEvent, type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTyping } from '../base/typing.ts';

type Value = number | null | undefined;

/** What a field of text for a number is given. */
export interface OwnText {
  value: Value;
  onValue: (value: number | null) => void;
  /** Called with the value after leaving the field. */
  onCommit?: ((value: number | null) => void) | undefined;
  /** Called with the text when it has no value; the text stays as typed. */
  onInvalid?: ((text: string) => void) | undefined;
  /** The newest value where `value` is not rendered with each key; else `value`. */
  now?: (() => Value) | undefined;
}

interface Setup extends OwnText {
  /** Text of a value that is not being typed. */
  show: (value: Value) => string;
  /** Value of typed text, null of none, undefined where it has none; `before` is what was shown when typing began. */
  read: (text: string, before: string) => Value;
}

/**
 * A field whose text belongs to the browser while someone types: a key renders nothing, so that the character and what follows from it
 * are shown without React. A value from outside is written where nothing is being typed.
 */
export function useOwnText(setup: Setup) {
  const latest = useRef(setup);
  latest.current = setup;
  const ref = useRef<HTMLInputElement>(null);
  /** What was shown when typing began; undefined where nothing was typed since the field was left. */
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
