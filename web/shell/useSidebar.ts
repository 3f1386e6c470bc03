import { useCallback, useState } from 'react';
import { useDensity } from '../theme/preferences.ts';
import { useWidthWanted } from '../ui/page/wideWork.ts';

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

/** Whether the sidebar was collapsed or expanded by the person; undefined while they did neither. */
const chosen = (): boolean | undefined => {
  const kept = localStorage.getItem('drawerCollapsed');
  return kept === null ? undefined : kept === 'true';
};
/** Up to this width the places in the sidebar cost a form a column. */
const narrow = () => window.matchMedia('(max-width: 90rem)').matches;

/** The sidebar's width and whether it is collapsed: as chosen, which is kept in local storage, else while a form on a low screen needs the width. */
export function useSidebar() {
  const [width, setWidth] = useState(stored);
  const [choice, setCollapsed] = useState(chosen);
  const wanted = useWidthWanted();
  const compact = useDensity() === 'compact';
  const collapsed = choice ?? (wanted && compact && narrow());
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
