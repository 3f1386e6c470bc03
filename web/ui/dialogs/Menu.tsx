import { chakra } from '@chakra-ui/react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../base/Icon.tsx';

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 6px)',
    minWidth: '14rem',
    maxWidth: 'calc(100vw - 24px)',
    p: '1',
    bg: 'bg.raised',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'float',
    zIndex: 'menu',
    animation: 'fade-in 100ms',
  },
});
const itemBase = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '36px',
  px: '3',
  py: '1.5',
  borderRadius: 'md',
  textAlign: 'left',
  color: 'fg',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  _focusVisible: { bg: 'bg.hover', outlineOffset: '-2px' },
  '&[aria-disabled=true]': { cursor: 'default', bg: 'transparent' },
} as const;
const ItemButton = chakra('button', { base: itemBase });
const ItemLink = chakra(Link, { base: itemBase });
const Line = chakra('hr', { base: { my: '1', borderColor: 'border' } });

/** An action in a menu. */
export const menuAct = (icon: IconName, label: string, run: () => unknown, danger = false): MenuItem => ({
  kind: 'action',
  icon,
  label,
  run: () => void run(),
  danger,
});

export type MenuItem =
  | {
      kind: 'action';
      label: ReactNode;
      icon?: IconName;
      run: () => void;
      checked?: boolean;
      danger?: boolean;
      /** Equivalent shortcut. */
      shortcut?: string;
    }
  | { kind: 'link'; label: ReactNode; icon?: IconName; to: string }
  | { kind: 'text'; label: ReactNode }
  | { kind: 'line' };

/** The next entry that starts with the letter. */
function starting(all: readonly HTMLElement[], at: number, e: KeyboardEvent): number | undefined {
  if (e.key.length !== 1 || e.key === ' ' || e.ctrlKey || e.metaKey || e.altKey) return;
  const letter = e.key.toLowerCase();
  const found = [...all.slice(at + 1), ...all.slice(0, at + 1)].find((entry) =>
    entry.textContent?.trim().toLowerCase().startsWith(letter),
  );
  return found && all.indexOf(found);
}

interface PanelProps {
  items: readonly MenuItem[];
  label: string;
  /** `refocus`: closed by Escape or a choice, not by a click elsewhere. */
  onClose: (refocus: boolean) => void;
  ref: RefObject<HTMLDivElement | null>;
  style?: CSSProperties;
}

/** The open menu: arrows and first letters move, Enter chooses, Escape and Tab close. */
function MenuPanel({ items, label, onClose, ref, style }: PanelProps) {
  const entries = () => [
    ...(ref.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])') ?? []),
  ];
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'Tab') return onClose(false);
    if (e.key === 'Escape') {
      // A dialog around it stays open.
      e.preventDefault();
      e.stopPropagation();
      return onClose(true);
    }
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[e.key] ?? starting(all, at, e);
    if (to === undefined) return;
    e.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };
  return (
    <Panel ref={ref} role="menu" aria-label={label} onKeyDown={onKeyDown} {...(style ? { style } : {})}>
      {items.map((item, i) => {
        const key = `${item.kind}-${i}`;
        if (item.kind === 'line') return <Line key={key} />;
        if (item.kind === 'text')
          return (
            <ItemButton as="div" key={key} role="menuitem" aria-disabled color="fg.muted">
              {item.label}
            </ItemButton>
          );
        const inside = (
          <>
            {item.icon && <Icon name={item.icon} />}
            <chakra.span flex="1">{item.label}</chakra.span>
            {item.kind === 'action' && item.checked && <Icon name="check" size={16} />}
            {item.kind === 'action' && item.shortcut && (
              <chakra.span color="fg.muted" fontSize="sm" aria-hidden="true">
                {item.shortcut}
              </chakra.span>
            )}
          </>
        );
        return item.kind === 'link' ? (
          <ItemLink key={key} role="menuitem" tabIndex={-1} to={item.to} onClick={() => onClose(false)}>
            {inside}
          </ItemLink>
        ) : (
          <ItemButton
            key={key}
            type="button"
            role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={item.checked}
            tabIndex={-1}
            color={item.danger ? 'danger' : undefined}
            onClick={() => {
              onClose(true);
              item.run();
            }}
          >
            {inside}
          </ItemButton>
        );
      })}
    </Panel>
  );
}

const focusOne = (panel: HTMLElement | null, last = false) =>
  [...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])') ?? [])]
    .at(last ? -1 : 0)
    ?.focus();

interface Props {
  items: readonly MenuItem[];
  label: string;
  /** The trigger, given its ARIA props. */
  trigger: (props: { 'aria-haspopup': 'menu'; 'aria-expanded': boolean; onClick: () => void }) => ReactNode;
  align?: 'left' | 'right';
}

/** A menu button: arrows open it and move, Enter chooses, Escape closes and restores the focus. */
export function Menu({ items, label, trigger, align = 'right' }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const fromBelow = useRef(false);
  const [upward, setUpward] = useState(false);
  const [shift, setShift] = useState(0);
  useLayoutEffect(() => {
    if (!open) return;
    const place = () => {
      const own = panel.current!.getBoundingClientRect();
      const clip = root.current!.closest('[data-clips]')?.getBoundingClientRect();
      const floor = Math.min(window.innerHeight, clip?.bottom ?? Number.POSITIVE_INFINITY);
      const ceiling = Math.max(0, clip?.top ?? 0);
      const trigger = root.current!.getBoundingClientRect();
      const below = trigger.bottom + 6 + own.height;
      setUpward(below > floor && trigger.top - own.height - 6 > ceiling);
      // On a narrow screen neither side of the button may have room.
      const edge = 8;
      const right = document.documentElement.clientWidth - edge;
      const moved = Number.parseFloat(panel.current!.style.translate) || 0;
      const left = own.left - moved;
      setShift(left < edge ? edge - left : Math.min(0, right - (own.right - moved)));
    };
    place();
    // The device was rotated while it is open.
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      setUpward(false);
      setShift(0);
    };
  }, [open]);
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  useEffect(() => {
    if (!open) return;
    focusOne(panel.current, fromBelow.current);
    const outside = (e: PointerEvent) => {
      if (!root.current?.contains(e.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const show = (last: boolean) => {
    fromBelow.current = last;
    setOpen(true);
  };
  const onKeyDown = (e: KeyboardEvent) => {
    if (open || (e.key !== 'ArrowDown' && e.key !== 'ArrowUp')) return;
    e.preventDefault();
    e.stopPropagation();
    show(e.key === 'ArrowUp');
  };
  return (
    <chakra.div ref={root} position="relative" onKeyDown={onKeyDown}>
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => (open ? setOpen(false) : show(false)),
      })}
      {open && (
        <MenuPanel
          ref={panel}
          items={items}
          label={label}
          onClose={close}
          style={{
            [align]: 0,
            translate: `${shift}px`,
            ...(upward ? { top: 'auto', bottom: 'calc(100% + 6px)' } : {}),
          }}
        />
      )}
    </chakra.div>
  );
}

/** A context menu (right click, menu key), kept on screen; the focus returns afterwards. */
export function ContextMenu(props: {
  items: readonly MenuItem[];
  label: string;
  at: { x: number; y: number };
  onClose: () => void;
}) {
  const { items, label, at, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const [place, setPlace] = useState(at);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const own = panel.current!.getBoundingClientRect();
    setPlace({
      x: Math.max(8, Math.min(at.x, window.innerWidth - own.width - 8)),
      y: Math.max(8, Math.min(at.y, window.innerHeight - own.height - 8)),
    });
  }, [at.x, at.y]);
  useEffect(() => {
    before.current = document.activeElement;
    focusOne(panel.current);
    const outside = (e: PointerEvent) => {
      if (!panel.current?.contains(e.target as Node)) close.current();
    };
    const scrolled = () => close.current();
    document.addEventListener('pointerdown', outside);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', outside);
      window.removeEventListener('scroll', scrolled);
    };
  }, []);
  return (
    <MenuPanel
      ref={panel}
      items={items}
      label={label}
      onClose={(refocus) => {
        onClose();
        if (refocus) (before.current as HTMLElement | null)?.focus({ preventScroll: true });
      }}
      style={{ position: 'fixed', top: place.y, left: place.x }}
    />
  );
}
