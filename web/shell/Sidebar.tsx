import { chakra } from '@chakra-ui/react';
import { type PointerEvent as ReactPointerEvent, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { useUser } from '../data/session.ts';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/base/Button.tsx';
import { Icon, Logo } from '../ui/base/Icon.tsx';
import { placesOf } from './navigation.ts';
import { sidebarWidths, type useSidebar } from './useSidebar.ts';

const Rail = chakra('aside', {
  base: {
    position: 'sticky',
    top: '0',
    height: '100dvh',
    flexShrink: 0,
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    bg: 'bg.surface',
    borderRight: '1px solid',
    borderColor: 'border',
    zIndex: 'sidebar',
  },
});
const Item = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '40px',
    mx: '2',
    px: '3',
    borderRadius: 'md',
    color: 'fg.muted',
    textDecoration: 'none',
    fontSize: 'md',
    lineHeight: 'snug',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    position: 'relative',
    _hover: { bg: 'bg.hover', color: 'fg' },
    '&[aria-current=page]': {
      bg: 'accent.subtle',
      color: 'accent.text',
      fontWeight: 'semibold',
      _before: {
        content: '""',
        position: 'absolute',
        left: '0',
        top: '9px',
        bottom: '9px',
        width: '3px',
        borderRadius: 'full',
        bg: 'accent',
      },
    },
  },
});
const Grip = chakra('div', {
  base: {
    position: 'absolute',
    right: '-4px',
    top: '0',
    bottom: '0',
    width: '8px',
    cursor: 'col-resize',
    touchAction: 'none',
    _hover: { bg: 'accent', opacity: 0.25 },
    _focusVisible: { bg: 'accent', opacity: 0.4 },
  },
});

/** Navigation links; on a phone in the drawer. */
export function Places({ collapsed = false, onChoose }: { collapsed?: boolean; onChoose?: () => void }) {
  const user = useUser();
  return (
    <chakra.nav
      aria-label={t('Main')}
      display="flex"
      flexDirection="column"
      gap="0.5"
      py="2"
      overflowY="auto"
      flex="1"
    >
      {placesOf(user).map((place) => (
        <Item
          key={place.to}
          to={place.to}
          end={place.to === '/app'}
          onClick={onChoose}
          title={collapsed ? t(place.label) : undefined}
          aria-label={collapsed ? t(place.label) : undefined}
        >
          <Icon name={place.icon} size={20} />
          {!collapsed && t(place.label)}
        </Item>
      ))}
    </chakra.nav>
  );
}

/** The product's name, linking home. */
export function Brand({ collapsed = false }: { collapsed?: boolean }) {
  return (
    <chakra.span
      display="flex"
      alignItems="center"
      gap="3"
      px="4"
      height="var(--top-h)"
      flexShrink={0}
      overflow="hidden"
    >
      <Logo />
      {!collapsed && (
        <chakra.span fontWeight="bold" fontSize="lg" letterSpacing="-0.01em">
          Karsetu
        </chakra.span>
      )}
    </chakra.span>
  );
}

/** The resizable sidebar: drag its edge, use arrow keys on it, or the button at the bottom. */
export function Sidebar({ state }: { state: ReturnType<typeof useSidebar> }) {
  const { width, expandedWidth, collapsed, collapse, resize, drag } = state;
  const rail = useRef<HTMLElement>(null);
  const onPointerDown = (e: ReactPointerEvent<HTMLElement>) => {
    const grip = e.currentTarget;
    grip.setPointerCapture(e.pointerId);
    const left = rail.current!.getBoundingClientRect().left;
    let endsCollapsed = false;
    const move = (m: PointerEvent) => {
      endsCollapsed = drag(m.clientX - left);
    };
    const up = () => {
      grip.removeEventListener('pointermove', move);
      // Dragged shut: expanding restores the previous width, not the last one during the drag.
      if (endsCollapsed) resize(expandedWidth);
    };
    grip.addEventListener('pointermove', move);
    grip.addEventListener('pointerup', up, { once: true });
    grip.addEventListener('pointercancel', up, { once: true });
  };
  return (
    <Rail ref={rail} style={{ width }} data-no-print aria-label={t('Sidebar')}>
      <Brand collapsed={collapsed} />
      <Places collapsed={collapsed} />
      <chakra.div p="2" borderTop="1px solid" borderColor="border">
        <IconButton
          label={collapsed ? t('Expand sidebar') : t('Collapse sidebar')}
          icon={collapsed ? 'right' : 'left'}
          aria-expanded={!collapsed}
          onClick={() => collapse(!collapsed)}
        />
      </chakra.div>
      <Grip
        role="separator"
        aria-orientation="vertical"
        aria-label={t('Width of the sidebar')}
        aria-valuemin={sidebarWidths.min}
        aria-valuemax={sidebarWidths.max}
        aria-valuenow={width}
        tabIndex={0}
        onPointerDown={onPointerDown}
        onDoubleClick={() => collapse(!collapsed)}
        onKeyDown={(e) => {
          const step = { ArrowLeft: -20, ArrowRight: collapsed ? 60 : 20 }[e.key];
          if (step === undefined) return;
          e.preventDefault();
          drag(width + step);
        }}
      />
    </Rail>
  );
}
