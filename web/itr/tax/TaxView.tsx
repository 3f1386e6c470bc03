import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import type { ItrComputation } from '../../../shared/itr/common/types.ts';
import type { Regime } from '../../../shared/tax/model/types.ts';
import { useFromStore } from '../../forms/state/hooks.ts';
import type { FormStore } from '../../forms/state/store.ts';
import { rupees } from '../../i18n/format.ts';
import { say, t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Card, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import type { OpenReturn } from '../base/openReturn.ts';
import { type FigureEvidence, useFigureEvidence } from '../evidence/figures.ts';
import { papersOfLine } from '../evidence/lines.ts';
import { type BothLines, inputsText, lineLabel, sectionText, sideBySide } from './breakdown.ts';
import { ReadingsCard } from './ReadingsCard.tsx';
import { RegimeChoice } from './RegimeChoice.tsx';

const Tree = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: { base: 'xs', md: 'sm', lg: 'md' },
    '--indent': { base: '0.45rem', md: '0.7rem', lg: '1.1rem' },
    '& th': {
      textAlign: 'left',
      fontSize: 'xs',
      color: 'fg.muted',
      py: '2',
      px: '2',
      borderBottom: '1px solid',
      borderColor: 'border.strong',
    },
    '& td': {
      py: '1',
      px: { base: '1', lg: '2' },
      borderBottom: '1px solid',
      borderColor: 'border',
      verticalAlign: 'top',
      lineHeight: 'snug',
    },
    '& [data-amount]': {
      textAlign: 'right',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums lining-nums',
      width: { base: '4.9rem', md: '7rem', xl: '9.5rem' },
      pt: '7px',
    },
    '& [data-chosen]': { bg: 'bg.selected' },
    '& tr[data-depth="0"] td': { fontWeight: 'semibold' },
    '& tr[data-depth="1"] td': { fontWeight: 'medium' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
    '& button': {
      minHeight: '28px',
      textAlign: 'left',
      display: 'inline-flex',
      gap: '1.5',
      alignItems: 'start',
      cursor: 'pointer',
      lineHeight: 'snug',
      pt: '3px',
    },
  },
});

const readFigures = (store: FormStore) => store.figures() as ItrComputation | undefined;

/** The newest computation of the open return, re-rendering when it changes. */
export const useComputation = (): ItrComputation | undefined => useFromStore(readFigures, 'figures');

/** Ids of all lines with children. */
const foldable = (line: BothLines): string[] =>
  line.children.length === 0 ? [] : [line.id, ...line.children.flatMap(foldable)];

/**
 * Arrow keys of a tree: up and down between expandable lines, right expands, left collapses or moves to the
 * parent.
 */
function walk(e: KeyboardEvent<HTMLElement>): void {
  const here = e.target as HTMLElement;
  if (!here.matches('[aria-expanded]') || e.ctrlKey || e.altKey || e.metaKey || e.shiftKey) return;
  const all = [...e.currentTarget.querySelectorAll<HTMLElement>('[aria-expanded]')];
  const at = all.indexOf(here);
  const depth = (one: HTMLElement) => Number(one.dataset['depth']);
  const open = here.getAttribute('aria-expanded') === 'true';
  const above = all.findLastIndex((one, i) => i < at && depth(one) < depth(here));
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: all.length - 1,
    ArrowRight: open ? (all[at + 1] && depth(all[at + 1]!) > depth(here) ? at + 1 : at) : -2,
    ArrowLeft: open ? -2 : above,
  }[e.key];
  if (to === undefined) return;
  e.preventDefault();
  if (to === -2) here.click();
  else all[to]?.focus();
}

/** The full computation under both regimes, each line with its section and inputs. */
export function TaxView({ open }: { open: OpenReturn }) {
  const computed = useComputation();
  const tree = useMemo(
    () => computed && sideBySide(computed.comparison.new.breakdown, computed.comparison.old.breakdown),
    [computed],
  );
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const papers = useFigureEvidence(open.entity.id, open.target.year)?.figures ?? none;
  if (!computed || !tree) return <Note>{t('Nothing to compute yet.')}</Note>;
  const regimes: readonly Regime[] = computed.oneRegime ? [computed.regime] : ['new', 'old'];
  const toggle = (id: string) =>
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <Stack>
      <chakra.div maxWidth="44rem">
        <RegimeChoice />
      </chakra.div>
      {computed.notes.length > 0 && (
        <Banner tone="info" title={t('Notes on this computation')}>
          <chakra.ul mt="1" display="grid" gap="1" listStyleType="disc" pl="4">
            {computed.notes.map((note) => (
              <li key={`${note.path}${say(note.message)}`}>{say(note.message)}</li>
            ))}
          </chakra.ul>
        </Banner>
      )}
      <Card aria-labelledby="computation">
        <Row justifyContent="space-between" mb="2">
          <chakra.h2 id="computation" fontSize="lg">
            {t('Computation, line by line')}
          </chakra.h2>
          <Row>
            <Button size="sm" onClick={() => setClosed(new Set())}>
              {t('Open all')}
            </Button>
            <Button
              size="sm"
              onClick={() => setClosed(new Set(foldable(tree).filter((id) => id !== tree.id)))}
            >
              {t('Close all')}
            </Button>
          </Row>
        </Row>
        <chakra.div overflowX={{ base: 'auto', _print: 'visible' }}>
          <Tree>
            <thead>
              <tr>
                <th scope="col">{t('Line')}</th>
                {regimes.map((regime) => (
                  <th key={regime} scope="col" data-amount>
                    {computed.oneRegime ? t('Rupees') : regime === 'new' ? t('New regime') : t('Old regime')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody onKeyDown={walk}>
              <Lines
                line={tree}
                depth={0}
                closed={closed}
                toggle={toggle}
                chosen={computed.regime}
                regimes={regimes}
                papers={papers}
              />
            </tbody>
          </Tree>
        </chakra.div>
      </Card>
      <ReadingsCard open={open} />
    </Stack>
  );
}

interface LinesProps {
  line: BothLines;
  depth: number;
  closed: ReadonlySet<string>;
  toggle: (id: string) => void;
  chosen: Regime;
  /** Regimes to show. */
  regimes: readonly Regime[];
  /** Evidence for the return's figures. */
  papers: readonly FigureEvidence[];
}

const none: readonly FigureEvidence[] = [];

function Lines({ line, depth, closed, toggle, chosen, regimes, papers }: LinesProps) {
  const open = !closed.has(line.id);
  const inside = line.children.length > 0;
  const label = lineLabel(line);
  const facts = inputsText(line.inputs[chosen] ?? line.inputs.new ?? line.inputs.old);
  const section = line.section[chosen] ?? line.section.new ?? line.section.old;
  const cell = (regime: Regime) => (
    <td key={regime} data-amount data-chosen={regime === chosen && regimes.length > 1 ? '' : undefined}>
      {line[regime] === undefined ? '—' : rupees(line[regime])}
    </td>
  );
  return (
    <>
      <tr data-depth={depth}>
        <td style={{ paddingLeft: `calc(0.25rem + ${depth} * var(--indent))` }}>
          {inside ? (
            <button type="button" aria-expanded={open} data-depth={depth} onClick={() => toggle(line.id)}>
              <Icon name={open ? 'down' : 'right'} size={15} />
              <span>{label}</span>
            </button>
          ) : (
            <chakra.span display="inline-block" pl="22px" pt="3px">
              {label}
            </chakra.span>
          )}
          {(section || facts) && (
            <chakra.small style={{ paddingLeft: 22 }}>
              {[section && sectionText(section), facts].filter(Boolean).join(' · ')}
            </chakra.small>
          )}
          {papersOfLine(line.id, papers).map((text) => (
            <chakra.small key={text} style={{ paddingLeft: 22 }} data-papers="">
              {t('Papers')}: {text}
            </chakra.small>
          ))}
        </td>
        {regimes.map(cell)}
      </tr>
      {open &&
        line.children.map((child) => (
          <Lines
            key={child.id}
            line={child}
            depth={depth + 1}
            closed={closed}
            toggle={toggle}
            chosen={chosen}
            regimes={regimes}
            papers={papers}
          />
        ))}
    </>
  );
}
