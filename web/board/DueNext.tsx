import { memo, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BoardRow, Cell } from '../../shared/duties/board.ts';
import { day } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { DutyChip } from '../returns/DutyChip.tsx';
import { styled } from '../theme/styled.ts';
import { Button } from '../ui/base/Button.tsx';
import { byDueNext } from './view.ts';

const Item = styled('li', {
  base: {
    borderBottom: '1px solid',
    borderColor: 'border',
    '& a': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2',
      alignItems: 'center',
      minHeight: '48px',
      py: '1',
      color: 'fg',
      textDecoration: 'none',
    },
    '& b': {
      fontWeight: 'medium',
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& small': { color: 'fg.muted', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
  },
});

const NextLine = memo(function NextLine({ row, next }: { row: BoardRow; next: Cell | undefined }) {
  return (
    <Item>
      <Link to={`/app/clients/${row.client.id}`}>
        <span style={{ minWidth: 0 }}>
          <b>{row.client.name}</b>
          <small>{next ? `${t<string>(next.duty)} · ${day(next.due)}` : t('All filed')}</small>
        </span>
        {next && <DutyChip state={next.state} />}
      </Link>
    </Item>
  );
});

const step = 60;

/** The board on a phone: one row per client with its next due date, nearest first. */
export function DueNext({ rows }: { rows: readonly BoardRow[] }) {
  const [shown, setShown] = useState(step);
  const byDay = useMemo(() => byDueNext(rows), [rows]);
  return (
    <>
      <ul aria-label={t('Due next')}>
        {byDay.slice(0, shown).map(({ row, next }) => (
          <NextLine key={row.client.id} row={row} next={next} />
        ))}
      </ul>
      {byDay.length > shown && (
        <Button wide onClick={() => setShown(shown + step)}>
          {t('Show more')}
        </Button>
      )}
    </>
  );
}
