import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { GroupNode } from '../../../shared/forms/walk.ts';
import { retry } from '../../data/lazy.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Note, Row } from '../../ui/base/layout.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { type Cell, gridCells } from '../grid/cells.ts';
import { linesOf } from '../grid/lines.ts';
import { useOpenForm, useRowKeys } from '../state/hooks.ts';
import { partId } from '../state/ids.ts';
import type { PartProps } from './FormField.tsx';
import { ListIssues, Repeater, type RowFields } from './Repeater.tsx';
import { type RowsView, useRowsView } from './rowsView.ts';

const RowsGrid = lazy(() =>
  retry(() => import('../grid/RowsGrid.tsx')).then((m) => ({ default: m.RowsGrid })),
);

const LinesGrid = lazy(() =>
  retry(() => import('../grid/LinesGrid.tsx')).then((m) => ({ default: m.LinesGrid })),
);

type Props = PartProps<GroupNode> & { children: RowFields };

/**
 * A list of the form as cards, or as a table if its rows fit one and the screen is wide enough; a button
 * switches between them.
 */
export function RowsPart(props: Props) {
  const cells = gridCells(props.node);
  return cells ? <EitherView {...props} cells={cells} /> : <Repeater {...props} />;
}

function EitherView({ cells, ...props }: Props & { cells: readonly Cell[] }) {
  const { node, parent, step } = props;
  const list = parent ? `${parent}.${node.key}` : node.key;
  const { readOnly } = useOpenForm();
  const count = useRowKeys(list).length;
  const views = useRowsView(node, count);
  const [entered, setEntered] = useState(false);
  // Removing the last row also removed the focus.
  const before = useRef(count);
  useEffect(() => {
    if (before.current > 0 && count === 0 && document.activeElement === document.body)
      document.getElementById(partId(list))?.focus({ preventScroll: true });
    before.current = count;
  }, [count, list]);
  if (!views) return <Repeater {...props} />;
  const [view, choose] = views;
  const toGrid = view === 'cards';
  const other = count === 0 ? null : <Switch node={node} to={toGrid ? 'grid' : 'cards'} onChoose={choose} />;
  // An empty list is not rendered as a table; its first row starts one.
  if (toGrid || count === 0)
    return (
      <Repeater
        {...props}
        tools={other ?? (!toGrid && !readOnly && <Note>{t('Add one to paste rows from Excel.')}</Note>)}
        onAdd={toGrid ? undefined : () => setEntered(true)}
      />
    );
  return (
    <>
      <ListIssues list={list} step={step} />
      <Suspense fallback={<Skeleton lines={Math.min(count, 8) + 2} />}>
        <RowsGrid node={node} list={list} step={step} cells={cells} entered={entered}>
          {other}
        </RowsGrid>
      </Suspense>
    </>
  );
}

/** Button to the other view. */
function Switch({
  node,
  to,
  onChoose,
}: {
  node: GroupNode;
  to: RowsView;
  onChoose: (view: RowsView) => void;
}) {
  const text =
    to === 'grid' ? t('Show as a table') : node.node === 'rows' ? t('Show as cards') : t('Show as fields');
  return (
    <Button
      size="sm"
      look="quiet"
      icon={to === 'grid' ? 'table' : 'tiles'}
      aria-label={`${text}: ${t(node.meta.label)}`}
      onClick={() => onChoose(to)}
    >
      {text}
    </Button>
  );
}

interface GroupProps {
  node: GroupNode;
  path: string;
  step: string;
  /** The group as fields. */
  children: ReactNode;
}

/** A group of the form, as fields or, for a column of amounts, as a table. */
export function GroupPart(props: GroupProps) {
  const lines = linesOf(props.node);
  return lines ? <EitherGroup {...props} lines={lines} /> : props.children;
}

function EitherGroup({ node, path, step, lines, children }: GroupProps & { lines: readonly Cell[] }) {
  const views = useRowsView(node, 0);
  if (!views) return children;
  const [view, choose] = views;
  if (view === 'cards')
    return (
      <>
        <Row mb="2" data-no-print>
          <Switch node={node} to="grid" onChoose={choose} />
        </Row>
        {children}
      </>
    );
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <LinesGrid node={node} path={path} step={step} lines={lines}>
        <Switch node={node} to="cards" onChoose={choose} />
      </LinesGrid>
    </Suspense>
  );
}
