import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { styled } from '../../theme/styled.ts';
import { IconButton } from '../base/Button.tsx';
import { useFieldProps } from './Field.tsx';
import { inputBase } from './inputStyle.ts';

const Input = styled('input', { base: inputBase });
const Area = styled('textarea', {
  base: { ...inputBase, height: 'auto', minHeight: '84px', py: '2', resize: 'vertical' },
});

/** The id is given by the Field around it; another one would separate the input from its label. */
type Native = Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'onChange' | 'size' | 'color' | 'height' | 'width'
>;

interface Props extends Native {
  value: string;
  onValue: (value: string) => void;
  /** Converts to upper case: PAN, GSTIN, TAN, IFSC. */
  upper?: boolean;
  /** Removes everything but digits. */
  digits?: boolean;
}

/** Single-line text. */
export function TextInput({ value, onValue, upper, digits, ...rest }: Props) {
  const field = useFieldProps();
  return (
    <Input
      type="text"
      {...field}
      {...rest}
      {...(digits ? { inputMode: 'numeric' as const } : {})}
      {...(upper ? { autoCapitalize: 'characters', spellCheck: false } : {})}
      value={value}
      onChange={(e) => {
        let next = e.currentTarget.value;
        if (digits) next = next.replace(/\D/g, '');
        onValue(upper ? next.toUpperCase() : next);
      }}
    />
  );
}

/** Single-line text managed by its owner (`useOwnText`). */
export function OwnTextInput(props: Omit<Native, 'ref'> & Pick<ComponentProps<'input'>, 'ref' | 'onChange'>) {
  const field = useFieldProps();
  return <Input type="text" {...field} {...props} />;
}

/** Multi-line text. */
export function TextArea({
  value,
  onValue,
  ...rest
}: { value: string; onValue: (value: string) => void } & Omit<
  ComponentProps<'textarea'>,
  'id' | 'value' | 'onChange' | 'color' | 'height' | 'width'
>) {
  const field = useFieldProps();
  return <Area {...field} {...rest} value={value} onChange={(e) => onValue(e.currentTarget.value)} />;
}

/** A password with a switch to show it; allows password managers and paste. */
export function PasswordInput(props: Props) {
  const [shown, setShown] = useState(false);
  return (
    <chakra.div position="relative">
      <TextInput {...props} type={shown ? 'text' : 'password'} style={{ paddingRight: '48px' }} />
      <chakra.span position="absolute" right="0" top="0">
        <IconButton
          label={shown ? t('Hide password') : t('Show password')}
          icon={shown ? 'eyeOff' : 'eye'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      </chakra.span>
    </chakra.div>
  );
}
