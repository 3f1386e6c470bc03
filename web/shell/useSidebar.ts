import { useCallback, useState } from 'react';

/** Documented widths of the sidebar in pixels. */
export const sidebarWidths = {
  default: 260,
  min: 60,
  max: 400,
  collapsed: 60,
  collapseBelow: 120,
  drawer: 260,
} as const;

const clamp = (width: number) => Math.min(sidebarWidths.max, Math.max(sidebarWidths.min, Math.round(width)));

/** Result of dragging: below 120 collapses, from 120 sets the width. */
export const afterDrag = (width: number): { collapsed: boolean; width: number } =>
  width < sidebarWidths.collapseBelow
    ? { collapsed: true, width: sidebarWidths.collapsed }
    : { collapsed: false, width: clamp(width) };

const stored = (): number => {
  const width = Number(localStorage.getItem('drawerWidth'));
  return Number.isFinite(width) && width >= sidebarWidths.collapseBelow
    ? clamp(width)
    : sidebarWidths.default;
};

/** Width and state of the sidebar, kept in local storage. */
export function useSidebar() {
  const [width, setWidth] = useState(stored);
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem('drawerCollapsed') === 'true');
  const collapse = useCallback((value: boolean) => {
    setCollapsed(value);
    localStorage.setItem('drawerCollapsed', String(value));
  }, []);
  const resize = useCallback((to: number) => {
    setWidth(to);
    localStorage.setItem('drawerWidth', String(to));
  }, []);
  const drag = useCallback(
    (to: number) => {
      const next = afterDrag(to);
      collapse(next.collapsed);
      if (!next.collapsed) resize(next.width);
      return next.collapsed;
    },
    [collapse, resize],
  );
  return {
    width: collapsed ? sidebarWidths.collapsed : width,
    /** The width when expanded. */
    expandedWidth: width,
    collapsed,
    collapse,
    resize,
    drag,
  };
}
