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

/** What a dragged width means: below 120 collapses, at 120 or more it is the new width. */
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

/** The sidebar's width and whether it is collapsed, kept in local storage. */
export function useSidebar() {
  const [width, setWidth] = useState(stored);
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem('drawerCollapsed') === 'true');
  const collapse = useCallback((value: boolean) => {
    setCollapsed(value);
    localStorage.setItem('drawerCollapsed', String(value));
  }, []);
  const drag = useCallback(
    (to: number) => {
      const next = afterDrag(to);
      collapse(next.collapsed);
      if (next.collapsed) return;
      setWidth(next.width);
      localStorage.setItem('drawerWidth', String(next.width));
    },
    [collapse],
  );
  return { width: collapsed ? sidebarWidths.collapsed : width, collapsed, collapse, drag };
}
