import { OwnTextInput } from '../../ui/fields/TextInput.tsx';
import { type OwnText, useOwnText } from '../../ui/fields/useOwnText.ts';
import { readNumber } from '../state/numbers.ts';

/** A number other than money: months, percentages, quantities. `whole`: without decimals. */
export function NumberInput({ whole, ...given }: OwnText & { whole: boolean }) {
  const { input } = useOwnText({
    ...given,
    show: (value) => (value === null || value === undefined ? '' : String(value)),
    read: (text) => readNumber(text, whole),
  });
  return (
    <OwnTextInput
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      style={{ textAlign: 'right' }}
      {...input}
    />
  );
}
