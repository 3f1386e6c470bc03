import { createContext, type ReactNode, useContext, useId } from 'react';
import { t } from '../../i18n/t.ts';
import { styled } from '../../theme/styled.ts';
import { HelpTip } from '../base/HelpTip.tsx';
import { Icon } from '../base/Icon.tsx';

const Wrap = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', breakInside: 'avoid' },
});
const labelStyle = { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug' } as const;
const Label = styled('label', { base: labelStyle });
const LegendLabel = styled('span', { base: labelStyle });
const Help = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', lineHeight: 'snug' } });
const ErrorText = styled('p', {
  base: {
    fontSize: 'sm',
    color: 'danger',
    lineHeight: 'snug',
    display: 'flex',
    gap: '1',
    alignItems: 'start',
  },
  variants: { tone: { warning: { color: 'warning' } } },
});
const Head = styled('span', { base: { display: 'flex', alignItems: 'center', gap: '1' } });
const Star = styled('span', { base: { color: 'danger' } });
const Optional = styled('span', { base: { color: 'fg.muted', fontWeight: 'normal' } });

interface FieldContext {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

const Context = createContext<FieldContext | null>(null);

/** Props an input inside a Field spreads on its element: id, description, state. Empty outside a Field. */
export function useFieldProps(): {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
  disabled?: true;
} {
  const field = useContext(Context);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy ? { 'aria-describedby': field.describedBy } : {}),
    ...(field.invalid ? { 'aria-invalid': true } : {}),
    ...(field.required ? { 'aria-required': true } : {}),
    ...(field.disabled ? { disabled: true } : {}),
  };
}

/** Id of the enclosing Field's label, for radio groups. */
export const useFieldLabelId = (): string | undefined => useContext(Context)?.labelId;

interface Props {
  label: ReactNode;
  children: ReactNode;
  /** Fixed id, so that an error summary can link to it. */
  id?: string;
  help?: ReactNode;
  /** Longer explanation behind a question mark. */
  tip?: ReactNode;
  /** Section of the Act, shown next to the label. */
  section?: string | undefined;
  error?: string | undefined;
  /** A warning, which does not block the form. */
  warning?: string | undefined;
  required?: boolean;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  disabled?: boolean;
  hideLabel?: boolean;
  /** The content is a radio group, whose label is not a <label>. */
  group?: boolean;
}

/** Label, help and error with their ARIA wiring, passed to the input by context. */
export function Field(props: Props) {
  const own = useId();
  const id = props.id ?? own;
  const { error, warning, help, required = false, disabled = false } = props;
  const described = [help && `${id}-help`, error && `${id}-error`, warning && `${id}-warning`]
    .filter(Boolean)
    .join(' ');
  const text = (
    <>
      {props.label}
      {required && <Star aria-hidden="true">{' *'}</Star>}
      {props.optional && <Optional> {t('(optional)')}</Optional>}
      {props.section && <Optional> · {t('s. {section}', { section: props.section })}</Optional>}
    </>
  );
  return (
    <Context.Provider
      value={{
        id,
        labelId: `${id}-label`,
        describedBy: described || undefined,
        invalid: !!error,
        required,
        disabled,
      }}
    >
      <Wrap data-field={id}>
        <Head className={props.hideLabel ? 'sr-only' : undefined}>
          {props.group ? (
            <LegendLabel id={`${id}-label`}>{text}</LegendLabel>
          ) : (
            <Label id={`${id}-label`} htmlFor={id}>
              {text}
            </Label>
          )}
          {props.tip && <HelpTip>{props.tip}</HelpTip>}
        </Head>
        {props.children}
        {help && <Help id={`${id}-help`}>{help}</Help>}
        {error && (
          <ErrorText id={`${id}-error`}>
            <Icon name="alert" size={16} />
            {error}
          </ErrorText>
        )}
        {warning && !error && (
          <ErrorText id={`${id}-warning`} tone="warning">
            <Icon name="info" size={16} />
            {warning}
          </ErrorText>
        )}
      </Wrap>
    </Context.Provider>
  );
}
