import { type FormEvent, memo, type ReactNode, useCallback } from 'react';
import type { FieldMeta } from '../../../shared/forms/fields.ts';
import { getAt } from '../../../shared/forms/paths.ts';
import type { FieldNode } from '../../../shared/forms/walk.ts';
import { t } from '../../i18n/t.ts';
import { styled } from '../../theme/styled.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { issueText } from '../problems/issues.ts';
import {
  useIssuesAt,
  useLiveText,
  useMissing,
  useOpenForm,
  useShown,
  useSource,
  useTypedValue,
} from '../state/hooks.ts';
import { fieldId } from '../state/ids.ts';
import { valueText } from '../state/show.ts';
import type { FormStore } from '../state/store.ts';
import { Control, isGroupControl, isNumber } from './Control.tsx';
import { NoteBadge, SourceBadge } from './SourceBadge.tsx';

const Figure = styled('output', {
  base: {
    display: 'block',
    minHeight: 'control',
    px: '3',
    py: '2',
    'html[data-density=compact] &': { py: '0.5', fontSize: 'sm' },
    bg: 'bg.subtle',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'transparent',
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
    '&[data-amount]': { textAlign: 'right', fontWeight: 'medium', height: 'control', whiteSpace: 'nowrap' },
  },
});

/** Labels this long are questions: they take the whole line. */
const QUESTION = 58;
/** With compact rows a label of a value wraps in its column up to this length; a longer one has its value at the end of the line. */
const WRAPS = 80;
/** Explanations of a figure that are longer do not fit under it. */
const EXPLAINED = 60;

/** Answers of together so many characters are not beside one another in a third of the page. */
const LONG_ANSWERS = 16;
const lengthOf = ({ options = [] }: FieldMeta): number => options.reduce((sum, o) => sum + o.label.length, 0);

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

/** Enter in a form of one field sends it: here there is nothing to send. */
const stay = (e: FormEvent) => e.preventDefault();

/** Everything around the value: it is drawn again for other messages or another source, not for each keystroke. */
function ShownField({ node, parent, step, mayMiss }: PartProps<FieldNode>) {
  const { meta } = node;
  const path = parent ? `${parent}.${node.key}` : node.key;
  const { readOnly, notes } = useOpenForm();
  const note = notes?.get(path);
  const issues = useIssuesAt(path, step);
  const source = useSource(path);
  const missing = useMissing(parent, 'values', mayMiss === true);
  const nothing = useMissing(path, 'derived', meta.computed === true);
  const error = issues.find((i) => i.severity === 'error');
  const warning = issues.find((i) => i.severity === 'warning');
  const fixed = meta.computed === true || readOnly;
  const wide = meta.kind === 'multiline' || meta.label.length > QUESTION;
  const label =
    source || note ? <Labelled text={t(meta.label)} source={source} note={note} /> : t(meta.label);
  // A figure that was not worked out (nothing leads to it yet) says nothing: it would only stretch the page.
  if (nothing) return null;
  const checkBox = meta.kind === 'flag' && !fixed;
  const group = !fixed && isGroupControl(meta);
  const help = meta.help && t(meta.help);
  const ofValue = !group && !checkBox && meta.kind !== 'multiline';
  const explained = ofValue && (meta.label.length > WRAPS || (fixed && (meta.help ?? '').length > EXPLAINED));
  return (
    <div
      data-part=""
      data-wide={wide ? (ofValue ? 'label' : '') : undefined}
      data-explained={explained ? '' : undefined}
      data-kind={meta.kind}
      data-question={group && !checkBox && (wide || lengthOf(meta) > LONG_ANSWERS) ? '' : undefined}
      data-hint={help && !fixed && !checkBox && (!wide || ofValue) ? '' : undefined}
    >
      <Field
        id={fieldId(path)}
        label={label}
        section={meta.section}
        help={help && <Hint text={help} />}
        error={error && issueText(error)}
        warning={warning && issueText(warning)}
        required={!fixed && !node.optional && !missing}
        group={group}
        hideLabel={checkBox}
      >
        {/* A form for each control: fields without one make up a form together, which the browser's autofill reads again with each key. */}
        <form role="presentation" data-value="" onSubmit={stay}>
          {fixed ? (
            <FixedValue meta={meta} path={path} />
          ) : (
            <TypedValue meta={meta} path={path} label={label} />
          )}
        </form>
      </Field>
    </div>
  );
}

/** Help that with compact rows is read while its field has the focus (`FieldGrid`). */
const Hint = ({ text }: { text: string }) => (
  <span data-fold="">
    <span data-hint-text="">{text}</span>
  </span>
);

/** A value nobody types here. */
function FixedValue({ meta, path }: { meta: FieldMeta; path: string }) {
  return (
    <Figure id={fieldId(path)} data-amount={meta.kind === 'amount' ? '' : undefined} tabIndex={-1}>
      <FigureText meta={meta} path={path} />
    </Figure>
  );
}

function FigureText({ meta, path }: { meta: FieldMeta; path: string }) {
  const kind = meta.computed ? 'derived' : 'values';
  const { ref, text } = useLiveText(
    useCallback(
      (store: FormStore) =>
        translated(
          meta.kind,
          valueText(meta, getAt(kind === 'derived' ? store.derived() : store.state().data, path)),
        ) || '—',
      [meta, kind, path],
    ),
    useCallback(
      (store: FormStore, listener: () => void) => store.onValue(kind, path, listener),
      [kind, path],
    ),
  );
  return <span ref={ref}>{text}</span>;
}

/** The control with its value. */
function TypedValue({ meta, path, label }: { meta: FieldMeta; path: string; label: ReactNode }) {
  const { store } = useOpenForm();
  const { value, now, writing, left } = useTypedValue(path, isNumber(meta));
  const set = useCallback(
    (next: unknown) => {
      writing(next);
      store.dispatch({ type: 'set', path, value: next });
    },
    [store, path, writing],
  );
  const unreadable = useCallback(
    (text: string) => {
      store.dispatch({ type: 'unreadable', path, text, value: meta.kind === 'date' ? undefined : 0 });
      store.dispatch({ type: 'touch', path });
    },
    [store, path, meta.kind],
  );
  return (
    <Control
      label={label}
      meta={meta}
      value={value}
      now={now}
      left={left}
      set={set}
      unreadable={unreadable}
    />
  );
}

const translated = (kind: string, text: string) => (kind === 'choice' || kind === 'flag' ? t(text) : text);

function Labelled({
  text,
  source,
  note,
}: {
  text: string;
  source: Parameters<typeof SourceBadge>[0]['source'] | undefined;
  note: string | undefined;
}) {
  return (
    <>
      {text} {source && <SourceBadge source={source} />} {note && <NoteBadge note={note} />}
    </>
  );
}
