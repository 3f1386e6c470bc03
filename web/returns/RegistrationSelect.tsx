import { type ListedRegistration, registrationLabel } from '../../shared/entities/registrations.ts';
import { t } from '../i18n/t.ts';
import { Select } from '../ui/fields/Select.tsx';

interface Props {
  list: readonly ListedRegistration[];
  value: string;
  onValue: (id: string) => void;
}

/** A registration as an option: number, State or branch, and whether it has ended. */
const labelOf = (r: ListedRegistration): string => {
  const label = r.name
    ? registrationLabel(r)
    : [r.number, r.state_name && t(r.state_name)].filter(Boolean).join(' · ');
  return r.to ? `${label} (${t('Ended')})` : label;
};

/** Selects a GSTIN or TAN of the client; not shown if there is only one. */
export function RegistrationSelect({ list, value, onValue }: Props) {
  if (list.length < 2) return null;
  return (
    <Select
      aria-label={list[0]!.kind === 'tan' ? t('TAN') : t('GSTIN')}
      value={value}
      onValue={onValue}
      options={list.map((r) => ({ value: r.id, label: labelOf(r) }))}
    />
  );
}
