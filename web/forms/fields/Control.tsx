import type { ReactNode } from 'react';
import type { FieldMeta } from '../../../shared/forms/fields.ts';
import { t } from '../../i18n/t.ts';
import { AmountInput } from '../../ui/fields/AmountInput.tsx';
import { Checkbox, RadioGroup } from '../../ui/fields/Checks.tsx';
import { ComboBox } from '../../ui/fields/ComboBox.tsx';
import { DateInput } from '../../ui/fields/DateInput.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextArea, TextInput } from '../../ui/fields/TextInput.tsx';
import { CodeInput } from './CodeInput.tsx';
import { NumberInput } from './NumberInput.tsx';

interface Props {
  meta: FieldMeta;
  value: unknown;
  /** Translated label, shown by the checkbox itself. */
  label: ReactNode;
  /** The current number, which is not re-rendered with each key. */
  now: () => unknown;
  /** Called when the field is left after a number was typed. */
  left: () => void;
  /** Sets the value; undefined clears it. */
  set: (value: unknown) => void;
  /** Called when the field is left with text that is not a number or date. */
  unreadable: (text: string) => void;
}

/** Up to this many choices are shown as radios; longer lists are searched by typing. */
const RADIOS = 3;
const SEARCHED = 25;

/** Whether the control is a radio group or a single checkbox (whose label is not a <label>). */
export function isGroupControl(meta: FieldMeta): boolean {
  return meta.kind === 'flag' || (meta.kind === 'choice' && radios(meta));
}

const radios = (meta: FieldMeta): boolean => {
  const options = meta.options ?? [];
  return options.length > 0 && options.length <= RADIOS && options.every((o) => o.label.length <= 24);
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Whether a field takes a number. */
export const isNumber = ({ kind }: FieldMeta): boolean =>
  kind === 'amount' || kind === 'integer' || kind === 'decimal';

const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The input for a field's kind. Empty numbers count as 0, as on the paper form. */
export function Control({ meta, value, now, left, set, label, unreadable }: Props) {
  const number = {
    value: asNumber(value),
    now: () => asNumber(now()),
    onCommit: left,
    onInvalid: unreadable,
  };
  const text = (next: string) => set(next === '' ? undefined : next);
  const common = { ...(meta.placeholder ? { placeholder: t(meta.placeholder) } : {}) };
  switch (meta.kind) {
    case 'amount':
      return <AmountInput {...number} onValue={(v) => set(v ?? 0)} />;
    case 'integer':
    case 'decimal':
      return <NumberInput {...number} whole={meta.kind === 'integer'} onValue={(v) => set(v ?? 0)} />;
    case 'date':
      return <DateInput value={asText(value)} onValue={text} onInvalid={unreadable} />;
    case 'flag':
      return (
        <Checkbox checked={value === undefined ? meta.on === true : value === true} onValue={(on) => set(on)}>
          {label}
        </Checkbox>
      );
    case 'choice': {
      const options = (meta.options ?? []).map((o) => ({ value: o.value, label: t(o.label) }));
      if (radios(meta)) return <RadioGroup value={asText(value)} onValue={set} options={options} inline />;
      if (options.length > SEARCHED)
        return (
          <ComboBox
            value={asText(value)}
            onValue={text}
            onLeave={(typed) => typed.trim() === '' && set(undefined)}
            options={options}
            placeholder={t('Type to search')}
          />
        );
      return <Select value={asText(value)} onValue={text} options={options} placeholder={t('Choose')} />;
    }
    case 'multiline':
      return <TextArea value={asText(value)} onValue={text} {...common} />;
    case 'pan':
    case 'tan':
    case 'ifsc':
    case 'gstin':
      return (
        <TextInput
          value={asText(value)}
          onValue={text}
          upper
          maxLength={meta.kind === 'gstin' ? 15 : meta.kind === 'ifsc' ? 11 : 10}
          autoComplete="off"
          {...common}
        />
      );
    case 'aadhaar':
    case 'pincode':
      return (
        <TextInput
          value={asText(value)}
          onValue={text}
          digits
          maxLength={meta.kind === 'aadhaar' ? 12 : 6}
          autoComplete="off"
          {...common}
        />
      );
    case 'mobile':
      return (
        <TextInput
          value={asText(value)}
          onValue={text}
          digits
          maxLength={10}
          autoComplete="off"
          {...common}
        />
      );
    case 'email':
      return <TextInput type="email" value={asText(value)} onValue={text} autoComplete="off" {...common} />;
    case 'text':
      if (meta.suggest) return <CodeInput list={meta.suggest} value={asText(value)} onValue={text} />;
      return <TextInput value={asText(value)} onValue={text} autoComplete="off" {...common} />;
  }
}
