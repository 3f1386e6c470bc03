import { chakra } from '@chakra-ui/react';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { getAt } from '../../../shared/forms/paths.ts';
import { fieldsOf, type GroupNode } from '../../../shared/forms/walk.ts';
import { formatCount, say, t } from '../../i18n/t.ts';
import { styled } from '../../theme/styled.ts';
import { unseen } from '../../theme/unseen.ts';
import { Button, IconButton } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Note } from '../../ui/base/layout.tsx';
import { useMark } from '../../ui/base/useMark.ts';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { errorsIn } from '../problems/issues.ts';
import { blankRow } from '../state/blank.ts';
import { useCodeList } from '../state/codeLists.ts';
import { useFromStore, useIssuesAt, useLiveText, useOpenForm, useRowKeys } from '../state/hooks.ts';
import { focusPath, partId } from '../state/ids.ts';
import { rowSummary, valueText } from '../state/show.ts';
import type { FormStore } from '../state/store.ts';
import { drawnApart } from './drawnApart.ts';
import { InLine, type PartProps } from './FormField.tsx';
import { fitsLine, hasLines } from './rowsView.ts';

/** Rows per page. */
const PAGE = 20;
/** Up to this many rows are open when a step is opened. */
const OPEN = 2;
/** Up to this many rows have their buttons beside the title of the list. */
const FEW = 2;

const Row = styled('li', {
  base: {
    ...drawnApart,
    // A line of a list: its fields beside one another, the buttons at its end, labels above the first line alone.
    '&[data-line]': {
      display: 'flex',
      gap: '1',
      alignItems: 'start',
      border: '0',
      bg: 'transparent',
      '& > [data-body]': {
        flex: '1',
        minWidth: '0',
        p: '0',
        '& > div': { gridTemplateColumns: 'var(--line, var(--all))' },
      },
      '&:not(:first-child) > [data-body] [data-part]:not([data-asked]) > [data-field] > :first-child': unseen,
      '& > :not([data-body])': { minHeight: 'control' },
      '&:first-child > :not([data-body])': { mt: '1lh' },
    },
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.surface',
    minWidth: '0',
  },
});
const Head = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '1',
    'html[data-density=compact] &': { py: '0' },
    bg: 'bg.subtle',
    borderRadius: 'md',
    '&[data-open]': { borderBottomRadius: '0', borderBottom: '1px solid', borderColor: 'border' },
  },
});
const Fold = styled('button', {
  base: {
    display: 'flex',
    flex: '1',
    minWidth: '0',
    alignItems: 'center',
    gap: '2',
    minHeight: '36px',
    'html[data-density=compact] &': { minHeight: '28px' },
    px: '1',
    textAlign: 'left',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { color: 'accent.text' },
  },
});
const Name = styled('span', { base: { fontWeight: 'medium', whiteSpace: 'nowrap' } });
const Body = styled('div', {
  base: { p: '4', pb: '1', 'html[data-density=compact] &': { p: '2', pb: '0' } },
});
const Summary = styled('span', {
  base: {
    color: 'fg.muted',
    fontSize: 'sm',
    minWidth: '0',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // CSS containment: typing in a row causes layout of that row only.
    '[data-open] &': { flex: '1', '& > span': { height: '1lh', contain: 'size layout' } },
  },
});

const closer = {
  'html[data-density=compact] &': { gap: '1' },
  // What no line asks has no column.
  '&:not(:has([data-asked])) > [data-line]': {
    '--line': 'var(--always)',
    '& [data-left-out]': { display: 'none' },
  },
} as const;

/** The columns of a line: of all fields, and of those that are always asked. */
const columns = ({ children }: GroupNode) => {
  const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
  const always = children.filter((c) => !c.meta.when).length;
  return { '--all': equal(children.length), '--always': equal(always) } as CSSProperties;
};

/** Renders the fields of a row, given its path. */
export type RowFields = (path: string) => ReactNode;

/** A repeater: rows as foldable cards with add, duplicate and remove (with undo), paged when there are many. */
export function Repeater({
  node,
  parent,
  step,
  children,
  tools,
  onAdd,
}: PartProps<GroupNode> & {
  children: RowFields;
  /** Shown after the buttons below the rows. */
  tools?: ReactNode;
  /** Called when a row is added. */
  onAdd?: (() => void) | undefined;
}) {
  const list = parent ? `${parent}.${node.key}` : node.key;
  const { store, readOnly: closed, seek } = useOpenForm();
  // Calculated rows cannot be added or removed.
  const readOnly = closed || fieldsOf(node.children).every((f) => f.meta.computed);
  const keys = useRowKeys(list);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(keys.length <= OPEN ? keys : []));
  const [page, setPage] = useState(0);
  const [line] = useState(() => fitsLine(node) && hasLines());
  const hint = useId();
  const word = t(node.meta.rowLabel ?? node.meta.label);
  const full = node.meta.maxRows !== undefined && keys.length >= node.meta.maxRows;
  const pages = Math.max(1, Math.ceil(keys.length / PAGE));
  const here = Math.min(page, pages - 1);
  const shown = keys.slice(here * PAGE, (here + 1) * PAGE);
  const foot = useRef<HTMLDivElement>(null);
  useMark(foot, 'data-few', shown.length <= FEW);
  useMark(foot, 'data-empty', keys.length === 0);

  const reveal = useCallback(
    (index: number) => {
      const key = store.rowKey(list, index);
      setPage(Math.floor(index / PAGE));
      setOpen((before) => new Set(before).add(key));
    },
    [store, list],
  );
  // A link to a field in a folded row or on another page opens the row.
  useEffect(() => {
    if (!seek?.path.startsWith(`${list}.`)) return;
    const index = Number(seek.path.slice(list.length + 1).split('.')[0]);
    if (Number.isInteger(index)) reveal(index);
  }, [seek, list, reveal]);

  const add = () => {
    store.dispatch({ type: 'addRow', list, row: blankRow(node) });
    onAdd?.();
    reveal(keys.length);
    focusPath(`${list}.${keys.length}`);
  };
  const duplicate = (index: number) => {
    store.dispatch({ type: 'duplicateRow', list, index });
    reveal(index + 1);
    focusPath(`${list}.${index + 1}`);
  };
  const remove = (index: number) => {
    store.dispatch({ type: 'removeRow', list, index });
    showToast({
      tone: 'success',
      text: t('Deleted {name}', { name: `${word} ${formatCount(index + 1)}` }),
      seconds: 10,
      action: { label: t('Undo'), undo: true, run: () => store.dispatch({ type: 'undoRemoval' }) },
    });
    requestAnimationFrame(() => document.getElementById(`${hint}-add`)?.focus());
  };

  return (
    <>
      <ListIssues list={list} step={step} />
      <chakra.ol
        listStyleType="none"
        display="flex"
        flexDirection="column"
        gap="3"
        mb={keys.length > 0 ? '2' : '0'}
        css={closer}
      >
        {shown.map((key, i) => (
          <RepeaterRow
            key={key}
            node={node}
            list={list}
            index={here * PAGE + i}
            word={word}
            open={open.has(key)}
            line={line}
            readOnly={readOnly}
            fold={(on) =>
              setOpen((before) => {
                const next = new Set(before);
                if (on) next.add(key);
                else next.delete(key);
                return next;
              })
            }
            duplicate={full ? undefined : duplicate}
            remove={remove}
          >
            {children}
          </RepeaterRow>
        ))}
      </chakra.ol>
      <chakra.div
        ref={foot}
        display="flex"
        flexWrap="wrap"
        gap="3"
        alignItems="center"
        data-row-tools=""
        data-none={keys.length === 0 ? '' : undefined}
      >
        {!readOnly && (
          <Button
            id={`${hint}-add`}
            icon="plus"
            size="sm"
            onClick={add}
            disabled={full}
            aria-describedby={full ? hint : undefined}
          >
            {t('Add {name}', { name: word })}
          </Button>
        )}
        {keys.length === 0 && <Note>{t('None added.')}</Note>}
        {tools}
        {full && !readOnly && (
          <Note id={hint}>{t('At most {max} rows are allowed', { max: node.meta.maxRows! })}</Note>
        )}
        {pages > 1 && <Pages node={node} here={here} pages={pages} rows={keys.length} onPage={setPage} />}
      </chakra.div>
    </>
  );
}

interface PagesProps {
  node: GroupNode;
  here: number;
  pages: number;
  rows: number;
  onPage: (page: number) => void;
}

/** Pagination of the rows. */
function Pages({ node, here, pages, rows, onPage }: PagesProps) {
  return (
    <chakra.nav
      aria-label={t('Pages of {name}', { name: t(node.meta.label) })}
      display="flex"
      gap="2"
      alignItems="center"
    >
      <IconButton
        label={t('Earlier rows')}
        icon="left"
        disabled={here === 0}
        onClick={() => onPage(here - 1)}
      />
      <span>
        {t('{from} to {to} of {total}', {
          from: formatCount(here * PAGE + 1),
          to: formatCount(Math.min(rows, (here + 1) * PAGE)),
          total: formatCount(rows),
        })}
      </span>
      <IconButton
        label={t('Later rows')}
        icon="right"
        disabled={here === pages - 1}
        onClick={() => onPage(here + 1)}
      />
    </chakra.nav>
  );
}

/** Issues of the list itself. */
export function ListIssues({ list, step }: { list: string; step: string }) {
  return useIssuesAt(list, step).map((i) => (
    <chakra.p key={i.message.text} color={i.severity === 'error' ? 'danger' : 'warning'} fontSize="sm" mb="2">
      <Icon name="alert" size={16} /> {say(i.message)}
    </chakra.p>
  ));
}

interface RowProps {
  node: GroupNode;
  list: string;
  index: number;
  word: string;
  open: boolean;
  /** The row is a line of its fields. */
  line: boolean;
  readOnly: boolean;
  fold: (open: boolean) => void;
  duplicate: ((index: number) => void) | undefined;
  remove: (index: number) => void;
  children: RowFields;
}

function RepeaterRow({
  node,
  list,
  index,
  word,
  open,
  line,
  readOnly,
  fold,
  duplicate,
  remove,
  children,
}: RowProps) {
  const path = `${list}.${index}`;
  const name = `${word} ${formatCount(index + 1)}`;
  const tools = !readOnly && (
    <>
      {duplicate && (
        <IconButton label={t('Duplicate {name}', { name })} icon="copy" onClick={() => duplicate(index)} />
      )}
      <IconButton label={t('Delete {name}', { name })} icon="trash" onClick={() => remove(index)} />
    </>
  );
  if (line)
    return (
      <Row id={partId(path)} tabIndex={-1} aria-label={name} data-line="" style={columns(node)}>
        <Body data-body="">
          <InLine value={true}>{children(path)}</InLine>
        </Body>
        {tools}
      </Row>
    );
  return (
    <Row id={partId(path)} tabIndex={-1} aria-label={name}>
      <Head data-open={open ? '' : undefined}>
        <Fold
          type="button"
          aria-expanded={open}
          aria-controls={`${partId(path)}-body`}
          onClick={() => fold(!open)}
        >
          <Icon name={open ? 'down' : 'right'} size={16} />
          <Name>{name}</Name>
          <Summary>
            <SummaryText node={node} path={path} />
          </Summary>
          {!open && <WrongCount path={path} />}
        </Fold>
        {tools}
      </Head>
      {open && <Body id={`${partId(path)}-body`}>{children(path)}</Body>}
    </Row>
  );
}

/** The list from which the codes of a row are suggested. */
const suggestedIn = (node: GroupNode): string | undefined => {
  const field = node.children.find((child) => child.node === 'field' && child.meta.suggest);
  return field?.node === 'field' ? field.meta.suggest : undefined;
};

/** Filled fields shown for a folded row. */
function SummaryText({ node, path }: { node: GroupNode; path: string }) {
  // Codes are shown in words once their list has loaded.
  const words = useCodeList(suggestedIn(node));
  const read = useCallback(
    (store: FormStore) => {
      void words;
      const row = getAt(store.derived(), path);
      const parts = rowSummary(node.children, row !== null && typeof row === 'object' ? (row as never) : {});
      return [...new Set(parts.map((p) => t(valueText(p.node.meta, p.value))))].join(' · ');
    },
    [node, path, words],
  );
  const { ref, text } = useLiveText(read, onDerived);
  return <span ref={ref}>{text}</span>;
}
const onDerived = (store: FormStore, listener: () => void) => store.on.derived(listener);

/** Number of errors in a folded row. */
export function WrongCount({ path }: { path: string }) {
  const read = useCallback((store: FormStore) => errorsIn(store.issues(), path).length, [path]);
  const wrong = useFromStore(read, 'messages');
  if (wrong === 0) return null;
  return (
    <chakra.span color="danger" fontSize="sm" whiteSpace="nowrap">
      <Icon name="alert" size={14} /> {formatCount(wrong)}
    </chakra.span>
  );
}
