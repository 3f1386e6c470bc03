import { chakra } from '@chakra-ui/react';
import { memo, useCallback } from 'react';
import { getAt } from '../../shared/forms/paths.ts';
import type { FieldNode } from '../../shared/forms/walk.ts';
import { say, t } from '../i18n/t.ts';
import { Field } from '../ui/Field.tsx';
import { Control, isGroupControl } from './Control.tsx';
import { useFromStore, useIssuesAt, useOpenForm, useShown, useSource, useValue } from './hooks.ts';
import { fieldId } from './ids.ts';
import { SourceBadge } from './SourceBadge.tsx';
import { valueText } from './show.ts';
import type { FormStore } from './store.ts';

const Figure = chakra('output', {
  base: {
    display: 'block',
    minHeight: 'control',
    px: '3',
    py: '2',
    bg: 'bg.subtle',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'transparent',
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
    '&[data-amount]': { textAlign: 'right', fontWeight: 'medium' },
  },
});

/** Labels this long are questions: they take the whole line. */
const QUESTION = 58;

/** One field of a form: label, section, help, control or worked-out figure, error, and where its value came from. */
export const FormField = memo(function FormField(props: PartProps<FieldNode>) {
  return useShown(props.node, props.parent) ? <ShownField {...props} /> : null;
});

/** What every drawn part of a form is given: its node, the concrete path it hangs on, the step it stands in. */
export interface PartProps<Node> {
  node: Node;
  parent: string;
  step: string;
  /** Stands in a group that may be missing: nothing in it is required before something is filled in. */
  mayMiss?: boolean;
}

function ShownField({ node, parent, step, mayMiss }: PartProps<FieldNode>) {
  const { meta } = node;
  const path = parent ? `${parent}.${node.key}` : node.key;
  const { store, readOnly } = useOpenForm();
  const value = useValue(path, meta.computed);
  const issues = useIssuesAt(path, step);
  const source = useSource(path);
  const error = issues.find((i) => i.severity === 'error');
  const warning = issues.find((i) => i.severity === 'warning');
  const set = useCallback(
    (next: unknown) => store.dispatch({ type: 'set', path, value: next }),
    [store, path],
  );
  const unreadable = useCallback(
    (text: string) => {
      store.dispatch({ type: 'unreadable', path, text, value: meta.kind === 'date' ? undefined : 0 });
      store.dispatch({ type: 'touch', path });
    },
    [store, path, meta.kind],
  );
  const missing = useFromStore(
    useCallback(
      (s: FormStore) => mayMiss === true && getAt(s.state().data, parent) === undefined,
      [mayMiss, parent],
    ),
  );
  const fixed = meta.computed === true || readOnly;
  const wide = meta.kind === 'multiline' || meta.label.length > QUESTION;
  const label = source ? <Labelled text={t(meta.label)} source={source} /> : t(meta.label);
  // A figure that was not worked out (nothing leads to it yet) says nothing: it would only stretch the page.
  if (meta.computed && value === undefined) return null;
  const checkBox = meta.kind === 'flag' && !fixed;
  return (
    <chakra.div data-part="" data-wide={wide ? '' : undefined} data-kind={meta.kind} display="contents">
      <Field
        id={fieldId(path)}
        label={label}
        section={meta.section}
        help={meta.help ? t(meta.help) : undefined}
        error={
          error
            ? say(error.message) + (error.rule ? ` (${t('rule {rule}', { rule: error.rule })})` : '')
            : undefined
        }
        warning={warning ? say(warning.message) : undefined}
        required={!fixed && !node.optional && !missing}
        group={!fixed && isGroupControl(meta)}
        hideLabel={checkBox}
      >
        {fixed ? (
          <Figure id={fieldId(path)} data-amount={meta.kind === 'amount' ? '' : undefined} tabIndex={-1}>
            {translated(meta.kind, valueText(meta, value)) || '—'}
          </Figure>
        ) : (
          <Control label={label} meta={meta} value={value} set={set} unreadable={unreadable} />
        )}
      </Field>
    </chakra.div>
  );
}

const translated = (kind: string, text: string) => (kind === 'choice' || kind === 'flag' ? t(text) : text);

function Labelled({ text, source }: { text: string; source: Parameters<typeof SourceBadge>[0]['source'] }) {
  return (
    <>
      {text} <SourceBadge source={source} />
    </>
  );
}
