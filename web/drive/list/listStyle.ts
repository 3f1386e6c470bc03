import { chakra } from '@chakra-ui/react';

/** The app's top bar, and the drive's own bar below it. */
export const TOP_BAR = 56;
export const TOOL_BAR = 60;
/** Where the sticky heads of the list stop. */
export const HEAD_TOP = TOP_BAR + TOOL_BAR;
/** Below this width rows show a name and a line of facts instead of columns. */
export const NARROW = 640;

/** One class for the whole list: rows are plain elements, which keeps long lists fast. */
export const ListFrame = chakra('div', {
  base: {
    position: 'relative',
    borderRadius: 'md',
    _focusVisible: { outlineOffset: '2px' },
    // The item the keyboard stands on shows the focus; the whole only while there is none.
    '&[aria-activedescendant]:focus-visible': { outline: 'none' },
    '& .row': {
      position: 'absolute',
      left: '0',
      right: '0',
      display: 'grid',
      gridTemplateColumns: 'var(--columns)',
      alignItems: 'center',
      columnGap: '3',
      px: '2',
      borderBottom: '1px solid',
      borderColor: 'border',
      cursor: 'default',
      userSelect: 'none',
    },
    '& .row:hover': { bg: 'bg.hover' },
    '& .row[aria-selected=true], & .tile[aria-selected=true]': { bg: 'bg.selected' },
    '& .row[data-cursor], & .tile[data-cursor]': { position: 'absolute' },
    '&:focus-visible .row[data-cursor], &:focus-visible .tile[data-cursor]': {
      outline: '2px solid',
      outlineColor: 'accent',
      outlineOffset: '-2px',
    },
    '& [data-drop]': {
      bg: 'accent.subtle',
      outline: '2px solid',
      outlineColor: 'accent',
      outlineOffset: '-2px',
    },
    '& [data-cut]': { opacity: 0.5 },
    '& .name': { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    '& .text': { minWidth: '0', flex: '1' },
    '& .title': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& small': {
      display: 'block',
      color: 'fg.muted',
      fontSize: 'sm',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .cell': {
      color: 'fg.muted',
      fontSize: 'sm',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '& .right': { textAlign: 'right' },
    '& .check': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '32px',
      height: '32px',
      cursor: 'pointer',
    },
    '& .check input': {
      width: '18px',
      height: '18px',
      cursor: 'inherit',
    },
    '& .more': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '36px',
      height: '36px',
      borderRadius: 'md',
      cursor: 'pointer',
      color: 'fg.muted',
      _hover: { bg: 'bg.selected', color: 'fg' },
    },
    '& .tiles': { position: 'absolute', left: '0', right: '0', display: 'grid', gap: '3' },
    '& .tile': {
      position: 'relative !important',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      textAlign: 'center',
      gap: '2',
      p: '3',
      pt: '6',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'lg',
      bg: 'bg.surface',
      minWidth: '0',
      overflow: 'hidden',
      cursor: 'default',
      userSelect: 'none',
      _hover: { bg: 'bg.hover' },
    },
    '& .tile .text': { width: 'full', flex: 'none' },
    '& .tile .check': { position: 'absolute', top: '1', left: '1' },
    '& .tile .more': { position: 'absolute', top: '0', right: '0' },
  },
});

/** The heads of the columns; stay in sight while the page scrolls. */
export const HeadRow = chakra('div', {
  base: {
    position: 'sticky',
    zIndex: '2',
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    alignItems: 'center',
    columnGap: '3',
    px: '2',
    height: '36px',
    bg: 'bg',
    borderBottom: '1px solid',
    borderColor: 'border.strong',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    '& button': {
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      display: 'inline-flex',
      gap: '1',
      minHeight: '24px',
      alignItems: 'center',
    },
    '& .right': { textAlign: 'right' },
  },
});
