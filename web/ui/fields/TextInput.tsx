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

/** The id is that of the Field around it: another would part the input from its label. */
type Native = Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'onChange' | 'size' | 'color' | 'height' | 'width'
>;

interface Props extends Native {
  value: string;
  onValue: (value: string) => void;
  /** Typed letters are made upper case: PAN, GSTIN, TAN, IFSC. */
  upper?: boolean;
  /** Everything but digits is dropped. */
  digits?: boolean;
}

/** One line of text. */
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

/** One line whose text its owner reads and writes (`useOwnText`). */
export function OwnTextInput(props: Omit<Native, 'ref'> & Pick<ComponentProps<'input'>, 'ref' | 'onChange'>) {
  const field = useFieldProps();
  return <Input type="text" {...field} {...props} />;
}

/** Several lines of text. */
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

/** A password with a switch to show it; password managers and paste are welcome. */
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
