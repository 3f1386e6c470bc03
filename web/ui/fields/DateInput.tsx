import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useRef, useState } from 'react';
import { parseDate } from '../../../shared/dates.ts';
import { day } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { styled } from '../../theme/styled.ts';
import { IconButton } from '../base/Button.tsx';
import { useTyping } from '../base/typing.ts';
import { useFieldProps } from './Field.tsx';
import { inputBase } from './inputStyle.ts';

const Input = styled('input', { base: { ...inputBase, pr: '12', fontVariantNumeric: 'tabular-nums' } });

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onBlur' | 'onInvalid' | 'size' | 'color' | 'height' | 'width'
>;

interface Props extends Native {
  /** `YYYY-MM-DD` or empty. */
  value: string;
  onValue: (value: string) => void;
  onCommit?: (value: string) => void;
  onInvalid?: (text: string) => void;
}

/** `31072026`, a date without separators. */
const spread = (text: string): string =>
  /^\d{8}$/.test(text) ? `${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}` : text;

const read = (text: string): string | undefined => (text.trim() === '' ? '' : parseDate(spread(text.trim())));

/**
 * A date typed as dd-mm-yyyy (also 31/7/2026, 31-Jul-2026, 31072026) or picked from the browser's calendar
 * (Alt and ↓).
 */
export function DateInput({ value, onValue, onCommit, onInvalid, min, max, ...rest }: Props) {
  const field = useFieldProps();
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const locked = (rest.disabled ?? field.disabled ?? false) || rest.readOnly === true;
  const typing = useTyping(() => {
    if (typed === null) return;
    const next = read(typed);
    if (next === undefined) onInvalid?.(typed);
    else onCommit?.(next);
  });
  const bad = typed !== null && typed.length >= 8 && read(typed) === undefined;
  return (
    <chakra.div position="relative">
      <Input
        type="text"
        inputMode="numeric"
        placeholder={t('dd-mm-yyyy')}
        {...field}
        {...(bad ? { 'aria-invalid': true } : {})}
        {...rest}
        value={typed ?? day(value)}
        onChange={(e) => {
          setTyped(e.currentTarget.value);
          const next = read(e.currentTarget.value);
          if (next !== undefined) onValue(next);
        }}
        onKeyDown={(e) => {
          // As in the browser's own date fields.
          if (e.key !== 'ArrowDown' || !e.altKey || locked) return;
          e.preventDefault();
          picker.current?.showPicker();
        }}
        onFocus={typing.entered}
        onBlur={(e) => {
          if (!typing.left(e.currentTarget)) return;
          if (typed === null) return onCommit?.(value);
          const next = read(typed);
          if (next === undefined) return onInvalid?.(typed);
          setTyped(null);
          onCommit?.(next);
        }}
      />
      <chakra.span position="absolute" right="0" top="0">
        <IconButton
          label={t('Choose from a calendar')}
          icon="calendar"
          tabIndex={-1}
          disabled={locked}
          onClick={() => picker.current?.showPicker()}
        />
      </chakra.span>
      <chakra.input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        position="absolute"
        right="2"
        bottom="0"
        width="1px"
        height="1px"
        opacity="0"
        pointerEvents="none"
        value={value}
        min={min}
        max={max}
        onChange={(e) => {
          setTyped(null);
          onValue(e.currentTarget.value);
          onCommit?.(e.currentTarget.value);
        }}
      />
    </chakra.div>
  );
}
