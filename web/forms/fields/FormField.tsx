import { createContext, type FormEvent, memo, type ReactNode, useCallback, useContext } from 'react';
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

/** Labels this long are questions and take the full row. */
const QUESTION = 58;
/**
 * In compact rows, labels up to this length wrap within their column; longer ones have the value at the end
 * of the line.
 */
const WRAPS = 80;
/** Longer explanations of a calculated figure do not fit below it. */
const EXPLAINED = 60;

/** Choices with more characters in total do not fit side by side in a third of the page. */
const LONG_ANSWERS = 16;
const lengthOf = ({ options = [] }: FieldMeta): number => options.reduce((sum, o) => sum + o.label.length, 0);

/** The fields are those of a row that is one line of a list, each in its column. */
export const InLine = createContext(false);

/** One field of a form: label, section, help, control or calculated figure, error, and source of the value. */
export const FormField = memo(function FormField(props: PartProps<FieldNode>) {
  const inLine = useContext(InLine);
  if (useShown(props.node, props.parent)) return <ShownField {...props} />;
  // The next one keeps its column.
  return inLine ? <span data-left-out="" /> : null;
});

/** Props of every rendered part: its node, concrete path and step. */
export interface PartProps<Node> {
  node: Node;
  parent: string;
  step: string;
  /** Inside an optional group: nothing in it is required until something is filled in. */
  mayMiss?: boolean;
}

/** Enter submits a form with one field; here there is nothing to submit. */
const stay = (e: FormEvent) => e.preventDefault();

/** Everything around the value: re-renders when messages or source change, not with each keystroke. */
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
  // Explanations of figures not yet calculated are left out to save space.
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
      data-asked={meta.when ? '' : undefined}
      data-choice={group && !checkBox ? '' : undefined}
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
        {/* A form per control: fields without one form an implicit form, which the browser's autofill scans
            again with each key. */}
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

/** Help, which in compact rows shows only while its field has the focus (`FieldGrid`). */
const Hint = ({ text }: { text: string }) => (
  <span data-fold="">
    <span data-hint-text="">{text}</span>
  </span>
);

/** A value that cannot be edited. */
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

/** The control bound to its value. */
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
