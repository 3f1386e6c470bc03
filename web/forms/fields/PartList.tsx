import { chakra } from '@chakra-ui/react';
import { memo, type ReactNode, useMemo } from 'react';
import type { FormNode, GroupNode } from '../../../shared/forms/walk.ts';
import { t, tn } from '../../i18n/t.ts';
import { styled } from '../../theme/styled.ts';
import { unseen } from '../../theme/unseen.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Card, Note } from '../../ui/base/layout.tsx';
import { useShown } from '../state/hooks.ts';
import { partId } from '../state/ids.ts';
import { useAskedFor } from './asked.ts';
import { drawnApart } from './drawnApart.ts';
import { FormField, type PartProps } from './FormField.tsx';
import { WrongCount } from './Repeater.tsx';
import { GroupPart, RowsPart } from './RowsPart.tsx';
import { type Fold, isWorkedOut, useFilled, useFold } from './useFold.ts';

/**
 * Fields side by side with labels, inputs and messages aligned whatever the length of a label: each field
 * spans four grid rows (label, control, help, message).
 */
export const FieldGrid = styled('div', {
  base: {
    display: 'grid',
    columnGap: '5',
    rowGap: '1',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    'html[data-density=compact] &': {
      columnGap: '3',
      rowGap: '0',
      // No row gaps, because the help and message rows of most fields are empty.
      '& > [data-part] > [data-field]': { mb: '1', rowGap: '0', '& > :first-child': { mb: '0.5' } },
      '& [data-field] p': { fontSize: 'xs', lineHeight: '1.25', mt: '0.5' },
    },
    // Help overlays what follows while its field has the focus or its label is hovered. Questions, and values
    // with a long label or explanation, have their answer on the same line.
    '@media screen and (min-width: 62rem)': {
      'html[data-density=compact] &': {
        '& > [data-hint] [data-fold]': { display: 'block', position: 'relative', height: '0' },
        '& > [data-hint] [data-hint-text]': {
          position: 'absolute',
          insetInline: '-2',
          px: '2',
          py: '1',
          bg: 'bg.surface',
          borderRadius: 'md',
          boxShadow: 'float',
          clipPath: 'inset(50%)',
          pointerEvents: 'none',
        },
        '& > [data-hint] > [data-field] > :first-child::after': {
          content: '"ⓘ" / ""',
          color: 'fg.muted',
          fontSize: 'xs',
        },
        '& > [data-hint] > [data-field]:is(:focus-within, :has(> :first-child:hover))': {
          zIndex: '1',
          // A dedicated attribute: a `span` selector would restyle every text of a table in the part with
          // each focus change.
          '& [data-hint-text]': { clipPath: 'none' },
        },
        '& > [data-wide=label] > [data-field]': { gridColumn: 'auto' },
        // Single-line content leaves the other columns to the calculated figures.
        '& > [data-whole]:is([data-folded], [data-empty])': {
          gridColumn: 'span 2',
          gridRow: 'span 4',
          borderTop: '0',
          p: '0',
          m: '0',
          alignContent: 'center',
        },
        '& > [data-question] > [data-field], & > [data-choice]:only-child > [data-field]': {
          display: 'flex',
          flexFlow: 'row wrap',
          alignItems: 'baseline',
          columnGap: '3',
          gridRow: 'auto',
          gridColumn: '1 / -1',
          '& > :first-child': { minWidth: 'calc((100% - 1.5rem) / 3)', alignSelf: 'baseline' },
          '& > p': { flexBasis: '100%' },
        },
        '& > :is([data-explained], [data-wide=label]:first-child:has(+ [data-whole])) > [data-field]': {
          gridColumn: 'span 2',
          columnGap: '3',
          gridTemplateColumns: 'subgrid',
          gridTemplateRows: 'auto',
          alignContent: 'end',
          '& > :first-child': { gridColumn: '1 / -2', alignSelf: 'center' },
          '& > [data-value]': { gridColumn: '-2 / -1' },
          '& > p': { gridColumn: '1 / -1' },
        },
        '& > [data-wide=label]:first-child:has(+ [data-whole]) > [data-field]': { gridColumn: '1 / -1' },
        '& > [data-whole][data-folded][data-short]': { gridColumn: 'span 1' },
      },
    },
    '& > [data-part]': { display: 'contents' },
    '& > [data-part] > [data-field]': {
      display: 'grid',
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      mb: '3',
      alignItems: 'start',
      // Not repainted while another field changes; an open list must overlay the fields below.
      isolation: 'isolate',
      '&:has([role=listbox])': { isolation: 'auto' },
      '& > :first-child': { alignSelf: 'end' },
    },
    '& > [data-wide] > [data-field]': { gridColumn: '1 / -1' },
    '& > [data-kind=flag] > [data-field]': { alignSelf: 'end' },
    '& > [data-whole]': { gridColumn: '1 / -1' },
    '& [data-value]': { minWidth: '0' },
    // With CSS containment, a typed character or calculated figure causes layout of this box only. A grid
    // item cannot be contained, hence the wrapper.
    '& [data-value] input:not([type=radio], [type=checkbox]), & output[data-amount]': {
      display: 'block',
      contain: 'size layout',
    },
  },
});

/**
 * In compact rows the buttons of a list share its title's line, so that an empty list takes one line. From
 * the third row on they are below the rows, where the next one is added.
 */
const toolsInTitle = {
  '&[data-few]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    '& > header': { flex: '1 1 12rem', mb: '0' },
    '& > ol': { order: '1', flexBasis: '100%', mt: '1', mb: '0' },
    '& > [data-row-tools] > button:first-of-type': { order: '1' },
    '& > [data-none] > p': unseen,
  },
  '& > ol:empty': { display: 'none !important' },
  // So are those of a table.
  '&[data-brief-grid] > header:not(.sr-only, [data-alone])': {
    minHeight: '26px',
    pr: '30rem',
    '& + [data-enter-grid] [data-brief]': {
      width: 'fit-content',
      ml: 'auto',
      mt: 'calc(-26px - var(--ks-spacing-1))',
      '& > [aria-live]': unseen,
    },
  },
} as const;

/** A card of the step. */
export const Sheet = chakra(Card, {
  base: {
    ...drawnApart,
    'html[data-density=compact] &': { px: '3', py: '2' },
    '@media screen and (min-width: 62rem)': {
      'html[data-density=compact] &': {
        '--ks-sizes-control': '26px',
        '&[data-folded]': { py: '0.5', alignContent: 'center' },
        ...toolsInTitle,
        '& [data-row-tools] > button': { minHeight: '26px' },
      },
    },
  },
});
const Title = styled('h3', {
  base: { fontSize: 'lg', mb: '1', 'html[data-density=compact] &': { fontSize: 'md', mb: '0' } },
});
const SubTitle = styled('h4', {
  base: {
    fontSize: 'md',
    fontWeight: 'semibold',
    mb: '1',
    'html[data-density=compact] &': { fontSize: 'sm', mb: '0' },
  },
});
const FoldButton = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '32px',
    'html[data-density=compact] &': { minHeight: '22px' },
    ml: '-1',
    px: '1',
    textAlign: 'left',
    font: 'inherit',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { color: 'accent.text' },
    '& > svg': { flexShrink: '0' },
  },
});
const Section = styled('span', { base: { color: 'fg.muted', fontWeight: 'normal', fontSize: 'sm' } });
const Top = styled('header', {
  base: {
    mb: { base: '2', md: '4' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    '& > [data-help]': { flexBasis: '100%', maxWidth: '70ch' },
    'html[data-density=compact] &': {
      mb: '1',
      '& > [data-help]': { flex: '1 1 16rem', fontSize: 'xs', maxWidth: 'none' },
    },
    '&[data-folded]': { mb: '0', alignItems: 'center' },
    'html[data-density=compact] &[data-folded]': {
      flexWrap: 'nowrap',
      '& h3': { fontSize: 'sm' },
      '& > :first-child': { minWidth: '0', textWrap: 'auto' },
      '& > p': { flexShrink: '0' },
    },
    // The step's title is shown in the step list above.
    '@media screen and (min-width: 62rem)': {
      'html[data-density=compact] &[data-alone] > h3': unseen,
    },
  },
});
const Nested = styled('fieldset', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border',
    pt: '4',
    mt: '2',
    mb: '3',
    minWidth: '0',
    'html[data-density=compact] &': { mb: '1' },
    'html[data-density=compact] &:not(:first-child)': { pt: '1.5', mt: '0.5' },
    // A line of a few amounts: its title stands before them.
    '&[data-line]:not(:has(input, output))': { display: 'none' },
    '@media screen and (min-width: 62rem)': {
      'html[data-density=compact] &': toolsInTitle,
      'html[data-density=compact] &[data-line]:has(input, output)': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
        columnGap: '3',
        alignItems: 'center',
        '& > :first-child': { mb: '0' },
      },
    },
    '&:first-child': { borderTop: '0', pt: '0', mt: '0' },
  },
});

/** Whether a group is a line of a schedule: two or three amounts, such as revenue and capital spending. */
const isLine = (node: GroupNode): boolean =>
  node.node === 'group' &&
  node.children.length <= 3 &&
  node.children.every((child) => child.node === 'field' && child.meta.kind === 'amount');

interface HeadProps {
  node: GroupNode;
  path: string;
  fold?: Fold | undefined;
  /** Nested in another part. */
  deep?: boolean;
  /** The title repeats the step's and is for screen readers only. */
  sr?: boolean;
  /** The step's only card: in compact rows the step's title is enough. */
  alone?: boolean;
  children?: ReactNode;
}

/** Summary of a folded part, next to its title. */
function Folded({ path, node }: { path: string; node: GroupNode }) {
  const filled = useFilled(path);
  return (
    <>
      <Note>
        {filled === 0
          ? isWorkedOut(node)
            ? t('Nil')
            : t('Nothing entered')
          : tn(filled, '{count} entry', '{count} entries')}
      </Note>
      <WrongCount path={path} />
    </>
  );
}

/** Title, section of law and help of a group or repeater. */
function PartHead({ node, path, fold, deep, sr, alone, children }: HeadProps) {
  const { label, section, help } = node.meta;
  const Head = deep ? SubTitle : Title;
  const title = (
    <>
      {t(label)}
      {section && <Section> · {t('s. {section}', { section })}</Section>}
    </>
  );
  return (
    <Top
      className={sr && !help ? 'sr-only' : undefined}
      data-folded={fold && !fold.open ? '' : undefined}
      data-alone={alone ? '' : undefined}
    >
      <Head id={`${partId(node.path)}-title`} className={sr ? 'sr-only' : undefined}>
        {fold ? (
          <FoldButton type="button" data-part={path} aria-expanded={fold.open} onClick={fold.toggle}>
            <Icon name={fold.open ? 'down' : 'right'} size={16} />
            <span>{title}</span>
          </FoldButton>
        ) : (
          title
        )}
      </Head>
      {fold && !fold.open && <Folded path={path} node={node} />}
      {children}
      {help && fold?.open !== false && <Note data-help="">{t(help)}</Note>}
    </Top>
  );
}

interface ListProps {
  nodes: readonly FormNode[];
  parent: string;
  step: string;
  mayMiss?: boolean;
}

/** The children of a group or row: fields in a grid, groups and repeaters across the full width. */
const PartList = memo(function PartList({ nodes, ...rest }: ListProps) {
  const runs = useMemo(
    () =>
      Array.from({ length: Math.ceil(nodes.length / RUN) }, (_, i) => nodes.slice(i * RUN, (i + 1) * RUN)),
    [nodes],
  );
  return (
    <FieldGrid>
      {runs.map((run) => (
        <PartRun key={run[0]!.key} nodes={run} {...rest} />
      ))}
    </FieldGrid>
  );
});

/** When one part re-renders, React visits all its siblings: a hundred of them cost as much as the part. */
const RUN = 10;

/** A run of parts without wrapper elements. */
const PartRun = memo(function PartRun({ nodes, parent, step, mayMiss = false }: ListProps) {
  return nodes.map((node) =>
    node.node === 'field' ? (
      <FormField key={node.key} node={node} parent={parent} step={step} mayMiss={mayMiss} />
    ) : (
      <InnerPart key={node.key} node={node} parent={parent} step={step} mayMiss={mayMiss} />
    ),
  );
});

function InnerPart({ node, parent, step, mayMiss = false }: PartProps<GroupNode>) {
  const asked = useAskedFor(node, parent);
  if (!useShown(node, parent) || !asked) return null;
  return <InnerShown node={node} parent={parent} step={step} mayMiss={mayMiss} />;
}

/** A folded part of a title up to so many characters fits a column, with what it holds. */
const SHORT = 13;

function InnerShown({ node, parent, step, mayMiss }: PartProps<GroupNode>) {
  const path = parent ? `${parent}.${node.key}` : node.key;
  const fold = useFold(node, path);
  return (
    <Nested
      data-whole=""
      data-folded={fold?.open === false ? '' : undefined}
      data-line={!fold && isLine(node) ? '' : undefined}
      data-short={t(node.meta.label).length <= SHORT && !node.meta.section ? '' : undefined}
      id={partId(path)}
      tabIndex={-1}
    >
      <PartHead node={node} path={path} fold={fold} deep />
      {fold?.open === false ? null : node.node === 'rows' ? (
        <Rows node={node} parent={parent} step={step} />
      ) : (
        <GroupPart node={node} path={path} step={step}>
          <PartList nodes={node.children} parent={path} step={step} mayMiss={mayMiss || node.optional} />
        </GroupPart>
      )}
    </Nested>
  );
}

/** A list whose rows contain fields like any other part, or table rows. */
function Rows({ node, parent, step }: PartProps<GroupNode>) {
  return (
    <RowsPart node={node} parent={parent} step={step}>
      {(path) => <PartList nodes={node.children} parent={path} step={step} />}
    </RowsPart>
  );
}

interface StepPartProps extends PartProps<GroupNode> {
  /** Title of the step. */
  title: string;
  /** The step's only card, which never folds. */
  alone: boolean;
}

/** A part of a step in its own card. `parent` is its concrete path, '' at the top. */
export const StepPart = memo(function StepPart(props: StepPartProps) {
  const { node, parent } = props;
  const asked = useAskedFor(node, parent);
  if (!useShown(node, parent) || !asked) return null;
  return <PartShown {...props} />;
});

function PartShown({ node, parent, step, title, alone }: StepPartProps) {
  const path = parent ? `${parent}.${node.key}` : node.key;
  const sr = title === node.meta.label;
  const folds = useFold(node, path);
  const fold = sr || alone ? undefined : folds;
  return (
    <Sheet
      id={partId(path)}
      tabIndex={-1}
      aria-labelledby={`${partId(node.path)}-title`}
      data-folded={fold?.open === false ? '' : undefined}
    >
      <PartHead node={node} path={path} fold={fold} sr={sr} alone={alone} />
      {fold?.open === false ? null : node.node === 'rows' ? (
        <Rows node={node} parent={parent} step={step} />
      ) : (
        <GroupPart node={node} path={path} step={step}>
          <PartList nodes={node.children} parent={path} step={step} mayMiss={node.optional} />
        </GroupPart>
      )}
    </Sheet>
  );
}
