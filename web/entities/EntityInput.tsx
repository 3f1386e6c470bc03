import { memo, type ReactNode } from 'react';
import type { EntityKey } from '../../shared/entities/form.ts';
import { t } from '../i18n/t.ts';
import { Checkbox } from '../ui/fields/Checks.tsx';
import { DateInput } from '../ui/fields/DateInput.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextArea, TextInput } from '../ui/fields/TextInput.tsx';
import { entityField, entityLabel } from './entity.ts';
import { type EntityFormState, fieldId } from './useEntityForm.ts';

interface Props {
  form: EntityFormState;
  name: EntityKey;
  required?: boolean;
  disabled?: boolean;
  help?: ReactNode;
  autoComplete?: string;
}

const upperKinds = new Set(['pan', 'gstin', 'tan']);
const digitKinds = new Set(['mobile', 'pincode']);
const lengths: Record<string, number> = { pan: 10, gstin: 15, tan: 10, mobile: 10, pincode: 6 };

interface DrawnProps extends Omit<Props, 'form'> {
  value: unknown;
  error: string | undefined;
  status: string;
  set: EntityFormState['set'];
}

/** Re-renders only when its own value, error or label changes. */
const Drawn = memo(function Drawn({
  name,
  value,
  error,
  status,
  set,
  required,
  disabled,
  help,
  autoComplete = 'off',
}: DrawnProps) {
  const { meta } = entityField(name);
  const label = entityLabel(name, status);
  if (meta.kind === 'flag')
    return (
      <Checkbox
        id={fieldId(name)}
        checked={value === true}
        onValue={(v) => set(name, v)}
        {...(disabled ? { disabled } : {})}
      >
        {label}
      </Checkbox>
    );
  const text = typeof value === 'string' ? value : value === undefined ? '' : String(value);
  const common = { value: text, onValue: (v: string) => set(name, v), name };
  return (
    <Field
      id={fieldId(name)}
      label={label}
      error={error}
      help={help ?? (meta.help ? t(meta.help) : undefined)}
      {...(required ? { required } : {})}
      {...(disabled ? { disabled } : {})}
    >
      {meta.kind === 'choice' ? (
        <Select
          {...common}
          placeholder={t('Choose')}
          options={(meta.options ?? []).map((o) => ({ value: o.value, label: t(o.label) }))}
        />
      ) : meta.kind === 'date' ? (
        <DateInput {...common} />
      ) : meta.kind === 'multiline' ? (
        <TextArea {...common} rows={3} />
      ) : (
        <TextInput
          {...common}
          autoComplete={autoComplete}
          type={meta.kind === 'email' ? 'email' : 'text'}
          upper={upperKinds.has(meta.kind)}
          digits={digitKinds.has(meta.kind)}
          maxLength={lengths[meta.kind]}
          placeholder={meta.placeholder}
        />
      )}
    </Field>
  );
});

/** A field of the entity form, rendered from the shared model: label, kind, options. */
export function EntityInput({ form, ...rest }: Props) {
  return (
    <Drawn
      {...rest}
      value={form.data[rest.name]}
      error={form.errors[rest.name]}
      status={form.status}
      set={form.set}
    />
  );
}
