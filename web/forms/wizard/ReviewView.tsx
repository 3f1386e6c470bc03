import { chakra } from '@chakra-ui/react';
import { isHidden, type Step, treeOf } from '../../../shared/forms/form.ts';
import { type FormValues, getAt } from '../../../shared/forms/paths.ts';
import type { FieldNode, FormNode } from '../../../shared/forms/walk.ts';
import { formatCount, t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Note, Stack } from '../../ui/base/layout.tsx';
import { AndMore } from '../../ui/lists/AndMore.tsx';
import { useCodeList } from '../state/codeLists.ts';
import { useFromStore, useOpenForm } from '../state/hooks.ts';
import { nodesTo, valueText } from '../state/show.ts';
import { sourceWord } from '../state/sourceWords.ts';
import { type Source, sourceAt } from '../state/state.ts';
import type { FormStore } from '../state/store.ts';

/** A filled field with its position. */
interface Answer {
  path: string;
  node: FieldNode;
  value: unknown;
  /** Labels of the enclosing rows and groups, for example `Employer 2`. */
  under: string;
}

/** All filled fields below some nodes, in order, without nil amounts. */
function answersOf(
  nodes: readonly FormNode[],
  data: FormValues,
  parent: string,
  under: string,
  out: Answer[],
): Answer[] {
  for (const node of nodes) {
    const path = parent ? `${parent}.${node.key}` : node.key;
    const value = getAt(data, path);
    if (value === undefined || value === '') continue;
    if (node.node === 'field') {
      if (value !== 0) out.push({ path, node, value, under });
    } else if (node.node === 'group') answersOf(node.children, data, path, t(node.meta.label), out);
    else if (Array.isArray(value))
      value.forEach((_, i) => {
        const row = `${t(node.meta.rowLabel ?? node.meta.label)} ${formatCount(i + 1)}`;
        answersOf(node.children, data, `${path}.${i}`, row, out);
      });
  }
  return out;
}

const Answers = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 1fr) minmax(9rem, auto) 4.5rem',
      _print: 'minmax(0, 1fr) minmax(9rem, auto)',
    },
    columnGap: '0',
    '& > div': {
      display: { base: 'block', md: 'contents', _print: 'contents' },
      py: { base: '1.5', md: '0' },
    },
    '& dt, & dd': {
      py: { base: '0', md: '1.5', _print: '1' },
      borderBottom: { base: '0', md: '1px solid', _print: '1px solid' },
      borderColor: { md: 'border', _print: 'border' },
      breakInside: 'avoid',
      minWidth: '0',
    },
    '& dt': { color: 'fg.muted', lineHeight: 'snug' },
    '& dd + dd': { pl: { md: '4' } },
    '& dd': { overflowWrap: 'anywhere', lineHeight: 'snug' },
    '& dd[data-amount]': {
      textAlign: { base: 'left', md: 'right', _print: 'right' },
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
const Change = chakra('a', {
  base: { fontSize: 'sm', textAlign: 'right', display: 'inline-block', minHeight: '24px' },
});

/** Most rows listed for one step; the step itself shows them all. */
const MOST = 400;
const readDerived = (store: FormStore) => store.derived();
const readSources = (store: FormStore) => store.state().sources;

/** Check your answers: every filled field by step, with a link to change it. */
export function ReviewView({ onStep }: { onStep: (id: string) => void }) {
  const { store } = useOpenForm();
  const data = useFromStore(readDerived, 'derived');
  return (
    <Stack>
      {store.model.steps.map((step) => (
        <StepAnswers key={step.id} step={step} data={data} onStep={onStep} />
      ))}
    </Stack>
  );
}

function StepAnswers({ step, data, onStep }: { step: Step; data: FormValues; onStep: (id: string) => void }) {
  const { store, goTo, readOnly } = useOpenForm();
  const sources = useFromStore(readSources, 'sources');
  const tree = treeOf(store.model);
  const answers = step.parts
    .flatMap((part) => {
      const node = nodesTo(tree, part)?.at(-1);
      if (!node) return [];
      const parent = part.includes('.') ? part.slice(0, part.lastIndexOf('.')) : '';
      return answersOf([node], data, parent, '', []);
    })
    .filter((a) => !isHidden(store.model, data, a.path));
  // Codes are shown in words once their list has loaded.
  useCodeList(answers.find((a) => a.node.meta.suggest)?.node.meta.suggest);
  return (
    <Card aria-labelledby={`review-${step.id}`}>
      <chakra.header display="flex" justifyContent="space-between" alignItems="center" mb="2">
        <chakra.h2 id={`review-${step.id}`} fontSize="lg">
          {t(step.title)}
        </chakra.h2>
        <Button look="link" onClick={() => onStep(step.id)}>
          {t('Go to step')}
        </Button>
      </chakra.header>
      {answers.length === 0 && <Note>{t('Nothing entered.')}</Note>}
      {groupsOf(answers.slice(0, MOST)).map((group) => (
        <div key={group[0]!.path}>
          {group[0]!.under && group[0]!.under !== t(step.title) && (
            <chakra.h3 fontSize="sm" fontWeight="semibold" pt="3" pb="1">
              {group[0]!.under}
            </chakra.h3>
          )}
          <Answers>
            {group.map((a) => (
              <div key={a.path}>
                <dt>
                  {t(a.node.meta.label)}
                  <CameFrom source={a.node.meta.computed ? undefined : sourceAt(sources, a.path)} />
                </dt>
                <dd data-amount={a.node.meta.kind === 'amount' ? '' : undefined}>{readable(a)}</dd>
                <chakra.dd textAlign="right" data-no-print>
                  {!readOnly && !a.node.meta.computed && (
                    <Change
                      href={`#field-${a.path}`}
                      onClick={(e) => {
                        e.preventDefault();
                        goTo(a.path);
                      }}
                    >
                      {t('Change')}
                      <span className="sr-only"> {t(a.node.meta.label)}</span>
                    </Change>
                  )}
                </chakra.dd>
              </div>
            ))}
          </Answers>
        </div>
      ))}
      <AndMore left={answers.length - MOST} />
    </Card>
  );
}

/** Source of an answer that was not typed. */
function CameFrom({ source }: { source: Source | undefined }) {
  if (!source || source.from === 'typed') return null;
  return (
    <chakra.span fontSize="xs" color="info">
      {' '}
      · {sourceWord(source)}
    </chakra.span>
  );
}

/** Consecutive answers with the same heading. */
function groupsOf(answers: readonly Answer[]): Answer[][] {
  const groups: Answer[][] = [];
  for (const answer of answers) {
    const last = groups.at(-1);
    if (last && last[0]!.under === answer.under) last.push(answer);
    else groups.push([answer]);
  }
  return groups;
}

function readable({ node, value }: Answer): string {
  const text = valueText(node.meta, value);
  const { kind, suggest, computed } = node.meta;
  return kind === 'choice' || kind === 'flag' || suggest || (kind === 'text' && computed) ? t(text) : text;
}
