import {
  type DragEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DriveItem } from '../../../shared/drive/calls.ts';
import { t } from '../../i18n/t.ts';
import { useDensity } from '../../theme/preferences.ts';
import { Icon } from '../../ui/Icon.tsx';
import { asHead, asRow, asRows } from '../data/roles.ts';
import { type ItemColumn, sizeText } from './columns.tsx';
import { ItemRow, ItemTile } from './ItemRow.tsx';
import { HEAD_TOP, HeadRow, ListFrame, NARROW } from './listStyle.ts';
import { chooseAll, keepListed, nothingChosen, press, type Selection, toggle } from './selection.ts';
import { useListKeys } from './useListKeys.ts';
import { revealRow, useRowWindow } from './useRowWindow.ts';

const TILE = { width: 164, height: 148, gap: 12 };
const HEAD = 36;

interface Props<I extends DriveItem> {
  items: readonly I[];
  label: string;
  view: 'list' | 'tiles';
  columns: readonly ItemColumn<I>[];
  sort: string;
  onSort: (sort: string) => void;
  selection: Selection;
  onSelection: (next: Selection) => void;
  onOpen: (item: I) => void;
  /** Asks for the menu of what is chosen, at a point of the screen. */
  onMenu: (at: { x: number; y: number }) => void;
  cut?: ReadonlySet<string>;
  /** Items may be dragged; a folder they or files are dropped on takes them. */
  onDragStart?: (event: DragEvent, item: I) => void;
  canDrop?: (folder: I, event: DragEvent) => boolean;
  onDrop?: (folder: I, event: DragEvent) => void;
}

/** Width of an element, following its changes. */
function useWidth(ref: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(1000);
  useLayoutEffect(() => {
    const element = ref.current!;
    setWidth(element.clientWidth);
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return width;
}

/** Files and folders as a list or as tiles: only what is on the screen stands in the page, the whole answers to keys. */
export function ItemList<I extends DriveItem>(props: Props<I>) {
  const { items, columns, view, selection, onSelection, onOpen } = props;
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const density = useDensity();
  const own = useId();
  const [over, setOver] = useState<string | null>(null);
  const tiles = view === 'tiles';
  const narrow = width < NARROW;
  const across = tiles ? Math.max(2, Math.floor((width + TILE.gap) / (TILE.width + TILE.gap))) : 1;
  const rowHeight = tiles ? TILE.height + TILE.gap : narrow ? 60 : density === 'compact' ? 36 : 46;
  const lines = Math.ceil(items.length / across);
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

  const keyAt = (target: EventTarget) =>
    (target as HTMLElement).closest<HTMLElement>('[data-key]')?.dataset['key'];
  const partAt = (target: EventTarget) =>
    (target as HTMLElement).closest<HTMLElement>('[data-part]')?.dataset['part'];
  const onClick = (e: MouseEvent) => {
    const key = keyAt(e.target);
    if (key === undefined) return;
    const part = partAt(e.target);
    if (part === 'more') {
      if (!selection.chosen.has(key)) onSelection(press(keys, selection, key));
      const box = (e.target as HTMLElement).closest('button')!.getBoundingClientRect();
      return props.onMenu({ x: box.right - 220, y: box.bottom });
    }
    if (part === 'check') {
      // The label's press comes again as the box's own: one of them counts.
      if ((e.target as HTMLElement).tagName !== 'INPUT') return;
      return onSelection(toggle(selection, key));
    }
    frame.current?.focus({ preventScroll: true });
    const held = { shift: e.shiftKey, ctrl: e.ctrlKey || e.metaKey };
    const touch = (e.nativeEvent as PointerEvent).pointerType === 'touch';
    // A finger opens; once something is chosen it goes on choosing.
    if (touch) return selection.chosen.size > 0 ? onSelection(toggle(selection, key)) : openKey(key);
    onSelection(press(keys, selection, key, held));
  };
  const onContextMenu = (e: MouseEvent) => {
    const key = keyAt(e.target);
    if (key === undefined) return;
    e.preventDefault();
    if (!selection.chosen.has(key)) onSelection(press(keys, selection, key));
    props.onMenu({ x: e.clientX, y: e.clientY });
  };
  const folderAt = (e: DragEvent): I | undefined => {
    const key = keyAt(e.target);
    const item = key === undefined ? undefined : byKey.get(key)?.item;
    return item?.type === 'folder' && props.canDrop?.(item, e) ? item : undefined;
  };
  const part = (index: number) => {
    const item = items[index]!;
    return {
      item,
      id: idOf(item.id),
      index: index + 2,
      chosen: selection.chosen.has(item.id),
      cursor: selection.cursor === item.id,
      cut: props.cut?.has(item.id) ?? false,
      drop: over === item.id,
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
      onClick={onClick}
      onDoubleClick={(e) => {
        const key = keyAt(e.target);
        if (key !== undefined && !partAt(e.target)) openKey(key);
      }}
      onContextMenu={onContextMenu}
      onDragStart={(e) => {
        const key = keyAt(e.target);
        const found = key === undefined ? undefined : byKey.get(key);
        if (found) props.onDragStart?.(e, found.item);
      }}
      onDragOver={(e) => {
        const folder = folderAt(e);
        setOver(folder?.id ?? null);
        if (folder) e.preventDefault();
      }}
      onDragLeave={() => setOver(null)}
      onDrop={(e) => {
        const folder = folderAt(e);
        setOver(null);
        if (!folder) return;
        e.preventDefault();
        e.stopPropagation();
        props.onDrop?.(folder, e);
      }}
    >
      {!tiles && (
        <HeadRow role="row" aria-rowindex={1} style={{ top: HEAD_TOP }}>
          <Heads {...props} narrow={narrow} keys={keys} />
        </HeadRow>
      )}
      <div
        ref={body}
        {...asRows}
        style={{ position: 'relative', height: lines * rowHeight, marginTop: tiles ? TILE.gap : 0 }}
      >
        {tiles
          ? lineNumbers.map((line) => (
              <div
                key={line}
                {...asRow(line + 1)}
                className="tiles"
                style={{
                  transform: `translateY(${line * rowHeight}px)`,
                  height: TILE.height,
                  gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`,
                }}
              >
                {items.slice(line * across, (line + 1) * across).map((item, i) => (
                  <ItemTile key={item.id} {...part(line * across + i)} fact={sizeText(item)} />
                ))}
              </div>
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

/** The heads: choosing everything, and sorting. */
function Heads<I extends DriveItem>(props: Props<I> & { narrow: boolean; keys: readonly string[] }) {
  const { columns, sort, onSort, selection, onSelection, keys, narrow } = props;
  const sorted = sort.replace(/^-/, '');
  const down = sort.startsWith('-');
  const all = keys.length > 0 && selection.chosen.size === keys.length;
  const head = (id: string | undefined, label: string, right: boolean | undefined) => (
    <div
      key={id ?? label}
      {...asHead(id && sorted === id ? (down ? 'descending' : 'ascending') : undefined)}
      className={right ? 'right' : undefined}
    >
      {id ? (
        <button type="button" onClick={() => onSort(sorted === id && !down ? `-${id}` : id)}>
          {label}
          {sorted === id && <Icon name={down ? 'down' : 'up'} size={14} />}
        </button>
      ) : (
        label
      )}
    </div>
  );
  return (
    <>
      <div {...asHead()} className="check">
        <input
          type="checkbox"
          aria-label={t('Select all')}
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = !all && selection.chosen.size > 0;
          }}
          onChange={() => onSelection(all ? nothingChosen : chooseAll(keys, selection))}
        />
      </div>
      {head('name', t('Name'), false)}
      {!narrow && columns.map((c) => head(c.sort, c.label, c.right))}
      <div {...asHead()}>
        <span className="sr-only">{t('Actions')}</span>
      </div>
    </>
  );
}
