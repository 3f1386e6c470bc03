import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormModel } from '../../../shared/forms/form.ts';
import { type Step, treeOf } from '../../../shared/forms/form.ts';
import type { FieldNode, GroupNode } from '../../../shared/forms/walk.ts';
import { formatCount, t } from '../../i18n/t.ts';
import { unseen } from '../../theme/unseen.ts';
import { Note, Stack } from '../../ui/base/layout.tsx';
import { FormField } from '../fields/FormField.tsx';
import { FieldGrid, Sheet as SheetBox, StepPart } from '../fields/PartList.tsx';
import { isLong, LongStep } from '../fields/useFold.ts';
import { StepProblems } from '../problems/StepProblems.tsx';
import { nodesTo } from '../state/show.ts';

/** Contents of a card; consecutive single fields share one. */
type Sheet =
  | { kind: 'part'; node: GroupNode; parent: string }
  | { kind: 'fields'; fields: { node: FieldNode; parent: string }[] };

/** The cards of a step in order; throws for a part missing from the schema. */
function sheetsOf(model: FormModel, step: Step): Sheet[] {
  const sheets: Sheet[] = [];
  for (const part of step.parts) {
    const node = nodesTo(treeOf(model), part)?.at(-1);
    if (!node) throw new Error(`step ${step.id} names ${part}, which is not in the form`);
    const parent = part.includes('.') ? part.slice(0, part.lastIndexOf('.')) : '';
    const last = sheets.at(-1);
    if (node.node !== 'field') sheets.push({ kind: 'part', node, parent });
    else if (last?.kind === 'fields') last.fields.push({ node, parent });
    else sheets.push({ kind: 'fields', fields: [{ node, parent }] });
  }
  return sheets;
}

/** Number, title and remark of a step on one line in compact rows. */
const oneLine = {
  'html[data-density=compact] &': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    mb: '1',
    '& h2': { fontSize: 'md' },
    '& p': { mt: '0', fontSize: 'xs' },
    // The remark shares the line.
    '& h2 + p': { flex: '1 1 16rem', maxWidth: 'none' },
    '& > [data-beside]': { mt: '0', ml: 'auto', '& > *': { minHeight: '26px' } },
  },
  // When the step list is horizontal it already names the current step, so only the buttons remain.
  '@media screen and (min-width: 62rem)': {
    'html[data-density=compact] &': {
      '& > p:first-child, & > h2': unseen,
      '&:not(:has(> h2 + p))': { mb: '0' },
    },
  },
  // Beside the tabs, which leave room for it.
  '@media screen and (min-width: 80rem)': {
    'html[data-density=compact] & > [data-beside]': { position: 'absolute', top: '0', right: '0' },
  },
  '@media screen and (min-width: 62rem) and (max-width: 79.99rem)': {
    'html[data-density=compact] &:has(> [data-beside]:not(:empty))': { mb: '1' },
  },
  // On a phone the buttons share the line of the step's number.
  '@media (max-width: 40rem)': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    mb: '2',
    '& > h2, & > h2 + p': { gridColumn: '1 / -1' },
    '& > h2': { fontSize: 'lg' },
    '& > h2 + p': { mt: '0', fontSize: 'xs' },
    '& > [data-beside]': { gridArea: '1 / 2', mt: '0', justifySelf: 'end' },
  },
} as const;

/** Between the sheets of a step: with compact rows those that are folded are beside one another. */
const closer = {
  'html[data-density=compact] &': { gap: '2' },
  '@media screen and (min-width: 62rem)': {
    'html[data-density=compact] &': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '1.5',
      '& > *': { gridColumn: '1 / -1' },
      '& > [data-folded]': { gridColumn: 'auto' },
    },
  },
} as const;

const nodesOf = (model: FormModel, step: Step) =>
  step.parts.flatMap((part) => nodesTo(treeOf(model), part)?.at(-1) ?? []);

/** Page-specific content of a step. */
export interface StepHead {
  /** Beside the title: small buttons. */
  beside?: ReactNode;
  /** Above the cards: hints and tools of this step. */
  above?: ReactNode;
}

interface Props {
  model: FormModel;
  step: Step;
  attempt: number;
  head?: StepHead | undefined;
}

/** The cards of a step, without wrapper elements. */
export function StepSheets({ model, step }: { model: FormModel; step: Step }) {
  const sheets = sheetsOf(model, step);
  return sheets.map((sheet) =>
    sheet.kind === 'part' ? (
      <StepPart
        key={sheet.node.path}
        node={sheet.node}
        parent={sheet.parent}
        step={step.id}
        title={step.title}
        alone={sheets.length === 1}
      />
    ) : (
      <SheetBox key={sheet.fields[0]!.node.path}>
        <FieldGrid>
          {sheet.fields.map(({ node, parent }) => (
            <FormField key={node.path} node={node} parent={parent} step={step.id} />
          ))}
        </FieldGrid>
      </SheetBox>
    ),
  );
}

/** One step: title, issues and cards. */
export function StepPage({ model, step, attempt, head }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const entered = useRef<string | undefined>(undefined);
  useEffect(() => {
    // On the first step shown, the focus stays on the page's heading.
    if (entered.current !== undefined && entered.current !== step.id) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
    entered.current = step.id;
  }, [step.id]);
  const number = model.steps.indexOf(step) + 1;
  return (
    <>
      <chakra.header mb="4" css={oneLine}>
        <chakra.p fontSize="sm" color="fg.muted">
          {t('Step {number} of {total}', {
            number: formatCount(number),
            total: formatCount(model.steps.length),
          })}
        </chakra.p>
        <chakra.h2
          ref={heading}
          tabIndex={-1}
          fontSize="xl"
          scrollMarginTop="5rem"
          _focus={{ outline: 'none' }}
        >
          {t(step.title)}
        </chakra.h2>
        {step.intro && (
          <Note mt="1" maxWidth="70ch">
            {t(step.intro)}
          </Note>
        )}
        <chakra.div data-beside="" mt="2" display="flex" flexWrap="wrap" gap="2" _empty={{ display: 'none' }}>
          {head?.beside}
        </chakra.div>
      </chakra.header>
      <StepProblems step={step.id} attempt={attempt} />
      <LongStep value={isLong(nodesOf(model, step))}>
        <Stack key={step.id} css={closer}>
          {head?.above}
          <StepSheets model={model} step={step} />
        </Stack>
      </LongStep>
    </>
  );
}
