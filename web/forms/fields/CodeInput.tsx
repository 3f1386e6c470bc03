import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { language } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { ComboBox } from '../../ui/fields/ComboBox.tsx';
import { useCodeList } from '../state/codeLists.ts';

interface Props {
  /** The list of codes. */
  list: string;
  value: string;
  onValue: (value: string) => void;
  placeholder?: string;
}

/** Format of these codes; other text is kept too and reported by the field's own check. */
const CODE = /^\d{5}(_\d)?$/;

/** A code from a long list, searched by digits or words; codes not in the list are kept as typed. */
export function CodeInput({ list, value, onValue, placeholder }: Props) {
  const codes = useCodeList(list);
  const everyCode = useCodeList('business');
  const shown = language();
  const options = useMemo(
    () =>
      (codes ?? []).map((code) => ({
        value: code.value,
        label: t(code.label),
        group: t(code.sector),
        also: `${shown === 'en' ? '' : code.label} ${code.also ?? ''}`,
      })),
    [codes, shown],
  );
  const label = everyCode?.find((code) => code.value === value)?.label;
  const unlisted = codes !== undefined && CODE.test(value) && !codes.some((code) => code.value === value);
  const words = label && t(label).slice(value.length + ' - '.length);
  const find = (text: string) => options.find((option) => option.value === text.trim());
  return (
    <>
      <ComboBox
        value={value}
        shortLabel={value}
        onValue={onValue}
        onType={(text) => {
          if (CODE.test(text.trim())) onValue(text.trim());
        }}
        onLeave={(text) => onValue(find(text)?.value ?? text.trim())}
        options={options}
        placeholder={placeholder ?? t('Type to search')}
        loading={codes === undefined}
      />
      {words && (
        <chakra.span display="block" mt="1" fontSize="sm">
          {words}
        </chakra.span>
      )}
      {unlisted && (
        <chakra.span display="block" mt="1" fontSize="sm" color="fg.muted">
          {words
            ? t('Not one of the department’s codes for this field; kept as entered.')
            : t('Not in the department’s list as we have it; kept as entered.')}
        </chakra.span>
      )}
    </>
  );
}
