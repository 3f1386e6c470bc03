import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { styled } from '../../theme/styled.ts';
import { useFieldLabelId, useFieldProps } from './Field.tsx';
import type { Choice } from './Select.tsx';

const Line = styled('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'start',
    gap: '2',
    minHeight: '28px',
    py: '0.5',
    '@media (min-width: 641px)': { 'html[data-density=compact] &': { minHeight: '24px', fontSize: 'sm' } },
    cursor: 'pointer',
    lineHeight: 'snug',
    '&:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
  },
});
/** The box or ring only, for labels placed elsewhere. */
export const Mark = styled('input', {
  base: {
    width: '18px',
    height: '18px',
    mt: '1px',
    flexShrink: 0,
    cursor: 'inherit',
  },
});

interface CheckboxProps {
  checked: boolean;
  onValue: (checked: boolean) => void;
  children: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
  id?: string;
  name?: string;
}

/** A checkbox with its label. */
export function Checkbox({ checked, onValue, children, help, disabled, id, name }: CheckboxProps) {
  const own = useId();
  const field = useFieldProps();
  const boxId = id ?? field.id ?? own;
  return (
    <chakra.div>
      <Line htmlFor={boxId}>
        <Mark
          {...field}
          type="checkbox"
          id={boxId}
          name={name}
          checked={checked}
          disabled={disabled ?? field.disabled}
          aria-describedby={help ? `${boxId}-note` : field['aria-describedby']}
          onChange={(e) => onValue(e.currentTarget.checked)}
        />
        <span>{children}</span>
      </Line>
      {help && (
        <chakra.p id={`${boxId}-note`} fontSize="sm" color="fg.muted" pl="26px">
          {help}
        </chakra.p>
      )}
    </chakra.div>
  );
}

interface RadioProps {
  value: string;
  onValue: (value: string) => void;
  options: readonly (Choice & { help?: string })[];
  /** Horizontal instead of vertical. */
  inline?: boolean;
  label?: string;
}

/** A group of radios; inside a `Field group` it takes the field's label. */
export function RadioGroup({ value, onValue, options, inline, label }: RadioProps) {
  const name = useId();
  const field = useFieldProps();
  const labelId = useFieldLabelId();
  return (
    <chakra.div
      role="radiogroup"
      id={field.id}
      tabIndex={-1}
      aria-labelledby={label ? undefined : labelId}
      aria-label={label}
      aria-describedby={field['aria-describedby']}
      aria-invalid={field['aria-invalid']}
      aria-required={field['aria-required']}
      display="flex"
      flexWrap="wrap"
      flexDirection={inline ? 'row' : 'column'}
      columnGap="5"
      rowGap="1"
    >
      {options.map((o) => (
        <chakra.div key={o.value}>
          <Line>
            <Mark
              type="radio"
              name={name}
              value={o.value}
              checked={o.value === value}
              disabled={o.disabled ?? field.disabled}
              onChange={() => onValue(o.value)}
            />
            <span>{o.label}</span>
          </Line>
          {o.help && (
            <chakra.p fontSize="sm" color="fg.muted" pl="26px">
              {o.help}
            </chakra.p>
          )}
        </chakra.div>
      ))}
    </chakra.div>
  );
}
