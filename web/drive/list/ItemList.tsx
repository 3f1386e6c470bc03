import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import type { DriveItem } from '../../../shared/drive/calls.ts';
import { useDensity } from '../../theme/preferences.ts';
import { asRow, asRows } from '../data/roles.ts';
import { type ItemColumn, sizeText } from './columns.tsx';
import { Heads } from './Heads.tsx';
import { ItemRow, ItemTile } from './ItemRow.tsx';
import { layoutOf, TILE } from './layout.ts';
import { HEAD_TOP, HeadRow, ListFrame } from './listStyle.ts';
import { pointerActs } from './pointer.ts';
import { keepListed, press, type Selection } from './selection.ts';
import { type Dragging, useDragging } from './useDragging.ts';
import { useListKeys } from './useListKeys.ts';
import { revealRow, useRowWindow } from './useRowWindow.ts';
import { useWidth } from './useWidth.ts';

const HEAD = 36;

interface Props<I extends DriveItem> extends Dragging<I> {
  items: readonly I[];
  label: string;
  view: 'list' | 'tiles';
  columns: readonly ItemColumn<I>[];
  sort: string;
  onSort: (sort: string) => void;
  selection: Selection;
  onSelection: (next: Selection) => void;
  onOpen: (item: I) => void;
  /** Opens the context menu of the selection at a point of the screen. */
  onMenu: (at: { x: number; y: number }) => void;
  cut?: ReadonlySet<string>;
}

/** Files and folders as list or tiles: virtualized, with keyboard access to all items. */
export function ItemList<I extends DriveItem>(props: Props<I>) {
  const { items, columns, view, selection, onSelection, onOpen } = props;
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const density = useDensity();
  const own = useId();
  const tiles = view === 'tiles';
  const { narrow, across, rowHeight, lines } = layoutOf(items.length, { tiles, width, density });
  const shown = useRowWindow(body, lines, rowHeight);
  const keys = useMemo(() => items.map((item) => item.id), [items]);
  const names = useMemo(() => items.map((item) => item.name), [items]);
  const byKey = useMemo(() => new Map(items.map((item, index) => [item.id, { item, index }])), [items]);
  const idOf = (key: string) => `${own}-${key}`;

  useEffect(() => {
    const kept = keepListed(keys, selection);
    if (kept !== selection) onSelection(kept);
  }, [keys, selection, onSelection]);

  const show = (key: string) => {
    const found = byKey.get(key);
    if (found && body.current)
      revealRow(body.current, Math.floor(found.index / across), rowHeight, HEAD_TOP + HEAD + 4);
  };
  const choose = (next: Selection) => {
    onSelection(next);
    if (next.cursor !== null) show(next.cursor);
  };
  const openKey = (key: string) => {
    const found = byKey.get(key);
    if (found) onOpen(found.item);
  };
  const onKeyDown = useListKeys({
    keys,
    names,
    across,
    selection,
    onSelection: choose,
    onOpen: openKey,
    onMenuKey: (key) => {
      show(key);
      if (!selection.chosen.has(key)) onSelection(press(keys, selection, key));
      const box = document.getElementById(idOf(key))?.getBoundingClientRect();
      props.onMenu({ x: (box?.left ?? 40) + 40, y: (box?.bottom ?? 100) - 6 });
    },
  });

  const drag = useDragging(props, (key) => byKey.get(key)?.item);
  const pointer = pointerActs({
    keys,
    selection,
    onSelection,
    onOpen: openKey,
    onMenu: props.onMenu,
    focus: () => frame.current?.focus({ preventScroll: true }),
  });
  const part = (index: number) => {
    const item = items[index]!;
    return {
      item,
      id: idOf(item.id),
      index: index + 2,
      chosen: selection.chosen.has(item.id),
      cursor: selection.cursor === item.id,
      cut: props.cut?.has(item.id) ?? false,
      drop: drag.over === item.id,
      draggable: props.onDragStart !== undefined,
    };
  };
  const first = shown.from * across;
  const last = Math.min(items.length, shown.to * across);
  const cursorAt = selection.cursor === null ? -1 : (byKey.get(selection.cursor)?.index ?? -1);
  const template = narrow
    ? '32px minmax(0, 1fr) 36px'
    : `32px minmax(12rem, 2fr) ${columns.map((c) => c.width).join(' ')} 36px`;
  const lineNumbers = Array.from({ length: Math.max(0, shown.to - shown.from) }, (_, i) => shown.from + i);
  return (
    <ListFrame
      ref={frame}
      role="grid"
      tabIndex={0}
      aria-label={props.label}
      aria-multiselectable
      aria-rowcount={(tiles ? lines : items.length) + (tiles ? 0 : 1)}
      aria-activedescendant={cursorAt >= first && cursorAt < last ? idOf(selection.cursor!) : undefined}
      style={{ ['--columns' as string]: template }}
      onKeyDown={onKeyDown}
      {...pointer}
      {...drag.handlers}
    >
      {!tiles && (
        <HeadRow role="row" aria-rowindex={1} style={{ top: HEAD_TOP }}>
          <Heads
            columns={columns}
            keys={keys}
            sort={props.sort}
            onSort={props.onSort}
            selection={selection}
            onSelection={onSelection}
            narrow={narrow}
          />
        </HeadRow>
      )}
      <div
        ref={body}
        {...asRows}
        style={{ position: 'relative', height: lines * rowHeight, marginTop: tiles ? TILE.gap : 0 }}
      >
        {tiles
          ? lineNumbers.map((line) => (
              <TileLine key={line} line={line} across={across}>
                {items.slice(line * across, (line + 1) * across).map((item, i) => (
                  <ItemTile key={item.id} {...part(line * across + i)} fact={sizeText(item)} />
                ))}
              </TileLine>
            ))
          : lineNumbers.map((line) =>
              items[line] ? (
                <ItemRow
                  key={items[line].id}
                  {...part(line)}
                  columns={columns}
                  narrow={narrow}
                  top={line * rowHeight}
                  height={rowHeight}
                />
              ) : null,
            )}
      </div>
    </ListFrame>
  );
}

/** A row of tiles, with its index among all rows. */
const TileLine = ({ line, across, children }: { line: number; across: number; children: ReactNode }) => (
  <div
    {...asRow(line + 1)}
    className="tiles"
    style={{
      transform: `translateY(${line * (TILE.height + TILE.gap)}px)`,
      height: TILE.height,
      gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`,
    }}
  >
    {children}
  </div>
);
