import type { ComponentProps } from 'react';
import {
  amountInWords,
  formatPaise,
  groupIndian,
  parseAmount,
  toPaise,
  toRupees,
} from '../../../shared/money.ts';
import { styled } from '../../theme/styled.ts';

import { useFieldProps } from './Field.tsx';
import { inputBase } from './inputStyle.ts';
import { type OwnText, useOwnText } from './useOwnText.ts';

const Input = styled('input', {
  base: { ...inputBase, textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
});

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onBlur' | 'onInvalid' | 'size' | 'color' | 'height' | 'width'
>;

/** Whole rupees, or integer paise if `unit` is paise; null if empty. */
interface Props extends Native, OwnText {
  unit?: 'rupees' | 'paise';
}

const shown = (value: number | null | undefined, unit: 'rupees' | 'paise'): string =>
  value === null || value === undefined ? '' : unit === 'paise' ? formatPaise(value) : groupIndian(value);

const read = (text: string, unit: 'rupees' | 'paise', regrouped = false): number | null | undefined => {
  const strict = parseAmount(text);
  // Digits typed into `15,00,000` misplace the commas, so they are ignored.
  const parsed = !strict.ok && regrouped ? parseAmount(text.replaceAll(',', '')) : strict;
  if (!parsed.ok) return parsed.reason === 'empty' ? null : undefined;
  return unit === 'paise' ? parsed.paise : toRupees(parsed.paise);
};

const inWords = (value: number | null | undefined, unit: 'rupees' | 'paise'): string | undefined =>
  value === null || value === undefined
    ? undefined
    : amountInWords(unit === 'paise' ? value : toPaise(value));

/**
 * An amount in Indian format: accepts `1,00,000`, `₹ 1,00,000.50`, `(5,000)`; formats on blur; selects all on
 * focus; shows the amount in words on hover.
 */
export function AmountInput({ value, onValue, onCommit, onInvalid, now, unit = 'rupees', ...rest }: Props) {
  const field = useFieldProps();
  const own = useOwnText({
    value,
    onValue,
    onCommit,
    onInvalid,
    now,
    show: (amount) => shown(amount, unit),
    read: (text, before) => read(text, unit, before.includes(',')),
  });
  return (
    <Input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      {...field}
      {...(own.bad ? { 'aria-invalid': true } : {})}
      {...rest}
      {...own.input}
      title={inWords(value, unit)}
      onPointerEnter={(e) => {
        e.currentTarget.title = inWords(own.now(), unit) ?? '';
        rest.onPointerEnter?.(e);
      }}
      onFocus={(e) => {
        own.input.onFocus(e);
        rest.onFocus?.(e);
      }}
    />
  );
}
