import { lazy, Suspense, useState } from 'react';
import type { GroupNode } from '../../../shared/forms/walk.ts';
import { retry } from '../../data/lazy.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { type Cell, gridCells } from '../grid/cells.ts';
import { useOpenForm, useRowKeys } from '../state/hooks.ts';
import type { PartProps } from './FormField.tsx';
import { ListIssues, Repeater, type RowFields } from './Repeater.tsx';
import { useRowsView } from './rowsView.ts';

const RowsGrid = lazy(() =>
  retry(() => import('../grid/RowsGrid.tsx')).then((m) => ({ default: m.RowsGrid })),
);

type Props = PartProps<GroupNode> & { children: RowFields };

/** A list of the form: as cards, or as a table where its rows fit one and the screen is wide enough; one press away from each other. */
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
  if (!views) return <Repeater {...props} />;
  const [view, choose] = views;
  const toGrid = view === 'cards';
  const other =
    count === 0 && readOnly ? null : (
      <Button
        size="sm"
        look="quiet"
        icon={toGrid ? 'table' : 'tiles'}
        aria-label={`${toGrid ? t('Show as a table') : t('Show as cards')}: ${t(node.meta.label)}`}
        onClick={() => choose(toGrid ? 'grid' : 'cards')}
      >
        {toGrid ? t('Show as a table') : t('Show as cards')}
      </Button>
    );
  // Without rows there is nothing to lay out: the first one begins the table.
  if (toGrid || count === 0)
    return <Repeater {...props} tools={other} onAdd={toGrid ? undefined : () => setEntered(true)} />;
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
