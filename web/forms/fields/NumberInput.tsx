import { useState } from 'react';
import { useTyping } from '../../ui/base/typing.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { readNumber } from './numbers.ts';

interface Props {
  value: number | null;
  /** Without decimals. */
  whole: boolean;
  onValue: (value: number | null) => void;
  onInvalid: (text: string) => void;
}

/** A number that is not money: months, percentages, quantities. */
export function NumberInput({ value, whole, onValue, onInvalid }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const typing = useTyping(() => {
    if (typed !== null && readNumber(typed, whole) === undefined) onInvalid(typed);
  });
  return (
    <TextInput
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      style={{ textAlign: 'right' }}
      value={typed ?? (value === null ? '' : String(value))}
      onFocus={(e) => {
        if (typing.entered()) e.currentTarget.select();
      }}
      onValue={(text) => {
        setTyped(text);
        const next = readNumber(text, whole);
        if (next !== undefined) onValue(next);
      }}
      onBlur={(e) => {
        if (!typing.left(e.currentTarget)) return;
        if (typed !== null && readNumber(typed, whole) === undefined) return onInvalid(typed);
        setTyped(null);
      }}
    />
  );
}
