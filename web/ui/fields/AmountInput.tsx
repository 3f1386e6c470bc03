import { type ComponentProps, useState } from 'react';
import {
  amountInWords,
  formatPaise,
  groupIndian,
  parseAmount,
  toPaise,
  toRupees,
} from '../../../shared/money.ts';
import { styled } from '../../theme/styled.ts';
import { useTyping } from '../base/typing.ts';
import { useFieldProps } from './Field.tsx';
import { inputBase } from './inputStyle.ts';

const Input = styled('input', {
  base: { ...inputBase, textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
});

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onBlur' | 'onInvalid' | 'size' | 'color' | 'height' | 'width'
>;

interface Props extends Native {
  /** Whole rupees, or integer paise when `unit` is paise; null is empty. */
  value: number | null | undefined;
  onValue: (value: number | null) => void;
  /** Called with the value after leaving the field. */
  onCommit?: (value: number | null) => void;
  /** Called with the text when it is no amount; the text stays as typed. */
  onInvalid?: (text: string) => void;
  unit?: 'rupees' | 'paise';
}

const shown = (value: number | null | undefined, unit: 'rupees' | 'paise'): string =>
  value === null || value === undefined ? '' : unit === 'paise' ? formatPaise(value) : groupIndian(value);

const read = (text: string, unit: 'rupees' | 'paise', regrouped = false): number | null | undefined => {
  const strict = parseAmount(text);
  // Digits put into `15,00,000` leave our own commas out of place: those say nothing.
  const parsed = !strict.ok && regrouped ? parseAmount(text.replaceAll(',', '')) : strict;
  if (!parsed.ok) return parsed.reason === 'empty' ? null : undefined;
  return unit === 'paise' ? parsed.paise : toRupees(parsed.paise);
};

const inWords = (value: number | null | undefined, unit: 'rupees' | 'paise'): string | undefined =>
  value === null || value === undefined
    ? undefined
    : amountInWords(unit === 'paise' ? value : toPaise(value));

/**
 * Money as Indians write it: takes `1,00,000`, `₹ 1,00,000.50`, `(5,000)`; groups on leaving; selects all on
 * entering; says the amount in words on hover.
 */
export function AmountInput({ value, onValue, onCommit, onInvalid, unit = 'rupees', ...rest }: Props) {
  const field = useFieldProps();
  const [typed, setTyped] = useState<string | null>(null);
  const [grouped, setGrouped] = useState(false);
  const [pointed, setPointed] = useState(false);
  const bad = typed !== null && read(typed, unit, grouped) === undefined;
  const typing = useTyping(() => {
    if (typed === null) return;
    const next = read(typed, unit, grouped);
    if (next === undefined) onInvalid?.(typed);
    else onCommit?.(next);
  });
  return (
    <Input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      {...field}
      {...(bad ? { 'aria-invalid': true } : {})}
      {...rest}
      // Not anew with each key: whoever types is not pointing.
      title={typed === null || pointed ? inWords(value, unit) : undefined}
      value={typed ?? shown(value, unit)}
      onPointerEnter={(e) => {
        setPointed(true);
        rest.onPointerEnter?.(e);
      }}
      onPointerLeave={(e) => {
        setPointed(false);
        rest.onPointerLeave?.(e);
      }}
      onFocus={(e) => {
        if (typing.entered()) e.currentTarget.select();
        rest.onFocus?.(e);
      }}
      onChange={(e) => {
        const ours = typed === null ? shown(value, unit).includes(',') : grouped;
        setGrouped(ours);
        setTyped(e.currentTarget.value);
        const next = read(e.currentTarget.value, unit, ours);
        if (next !== undefined) onValue(next);
      }}
      onBlur={(e) => {
        if (!typing.left(e.currentTarget)) return;
        if (typed === null) return onCommit?.(value ?? null);
        const next = read(typed, unit, grouped);
        if (next === undefined) return onInvalid?.(typed);
        setTyped(null);
        onCommit?.(next);
      }}
    />
  );
}
