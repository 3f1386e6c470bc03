import type { ComponentProps } from 'react';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../base/Icon.tsx';
import { useFieldProps } from './Field.tsx';
import { inputBase } from './inputStyle.ts';

const Native = styled('select', {
  base: {
    ...inputBase,
    paddingInlineEnd: '8',
    appearance: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
  },
});

const Frame = styled('div', { base: { position: 'relative', minWidth: '0' } });
const Arrow = styled('span', {
  base: {
    position: 'absolute',
    right: '3',
    top: '50%',
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
    color: 'fg.muted',
  },
});

/** An option; `label` is already translated. */
export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

interface Props
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'size' | 'color' | 'height' | 'width'> {
  value: string;
  onValue: (value: string) => void;
  options: readonly Choice[];
  /** Shown while nothing is selected. */
  placeholder?: string;
}

/** The browser's own drop-down, for its keyboard, touch and screen-reader support. */
export function Select({ value, onValue, options, placeholder, ...rest }: Props) {
  const field = useFieldProps();
  return (
    <Frame>
      <Native {...field} {...rest} value={value} onChange={(e) => onValue(e.currentTarget.value)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((o) => (
          <option key={o.value} value={o.value} disabled={o.disabled}>
            {o.label}
          </option>
        ))}
      </Native>
      <Arrow data-no-print>
        <Icon name="down" size={16} />
      </Arrow>
    </Frame>
  );
}
