/** Styles of the grid in our tokens: all colours of the library are overridden, so that both themes work. */
export const gridStyle = {
  base: {
    '& .grid-body': {
      '--rdg-color': 'var(--ks-colors-fg)',
      '--rdg-border-color': 'var(--ks-colors-border)',
      '--rdg-summary-border-color': 'var(--ks-colors-border-strong)',
      '--rdg-background-color': 'var(--ks-colors-bg-surface)',
      '--rdg-header-background-color': 'var(--ks-colors-bg-subtle)',
      '--rdg-header-draggable-background-color': 'var(--ks-colors-bg-subtle)',
      '--rdg-row-hover-background-color': 'var(--ks-colors-bg-hover)',
      '--rdg-row-selected-background-color': 'var(--ks-colors-bg-selected)',
      '--rdg-row-selected-hover-background-color': 'var(--ks-colors-bg-selected)',
      '--rdg-selection-color': 'var(--ks-colors-accent)',
      '--rdg-checkbox-focus-color': 'var(--ks-colors-accent)',
      '--rdg-font-size': '0.8125rem',
      borderRadius: 'md',
      colorScheme: 'inherit',
    },
    // The page's reset overrides the library's layer, so spacing and borders are set again here.
    '& .rdg-cell': {
      px: '2',
      borderInlineEnd: '1px solid',
      borderBlockEnd: '1px solid',
      borderColor: 'border',
    },
    '& .rdg-summary-row .rdg-cell': {
      borderBlockStart: '2px solid',
      borderColor: 'border.strong',
      fontWeight: 'semibold',
    },
    '& .rdg-header-row .rdg-cell': { fontWeight: 'semibold', fontSize: 'xs', color: 'fg.muted' },
    // Where the columns that stay end. Told by a class: the library asks for the last of its kind in a row (`gridWithoutPlaces`).
    '& .is-edge': { boxShadow: 'var(--rdg-cell-frozen-box-shadow)' },
    '& .is-number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
    '& .has-error': { boxShadow: 'inset 3px 0 0 var(--ks-colors-danger)', bg: 'danger.subtle' },
    '& .has-warning': { boxShadow: 'inset 3px 0 0 var(--ks-colors-warning-mark)' },
    '& .has-note': { boxShadow: 'inset 3px 0 0 var(--ks-colors-info)' },
    // Long headings wrap to two lines.
    '&[data-slim] .rdg-header-sort-name': { whiteSpace: 'normal', lineHeight: '1.2' },
    '&[data-slim] .rdg-cell': { fontSize: 'sm' },
    '&[data-slim] .num': { fontSize: 'sm' },
    '& .is-fixed': { bg: 'bg.subtle', color: 'fg.muted' },
    '& .in-range': { bg: 'accent.subtle' },
    // The active cell keeps its outline when the focus is elsewhere, in a neutral colour. Set by an attribute
    // of that cell only: a selector on the table or on all cells would restyle every cell with each focus
    // change.
    '& .grid-body:not(:focus-within) .is-here': {
      '--rdg-selection-color': 'var(--ks-colors-border-strong)',
    },
    // Forced colours remove shadows and backgrounds.
    '@media (forced-colors: active)': {
      '& .has-error': { borderInlineStart: '6px double' },
      '& .has-warning': { borderInlineStart: '4px dotted' },
      '& .is-here': { outline: '1px dashed CanvasText' },
      '& .grid-body:focus-within .is-here': { outline: '3px solid Highlight' },
      '& .in-range:not(.is-here)': { outline: '1px solid Highlight', outlineOffset: '-2px' },
    },
    '& .grid-editor': {
      inlineSize: '100%',
      blockSize: '100%',
      px: '2',
      border: '0',
      outline: '2px solid',
      outlineColor: 'accent',
      outlineOffset: '-2px',
      bg: 'bg.surface',
      color: 'fg',
      font: 'inherit',
    },
    '& .grid-paper': { display: 'none', _print: { display: 'block' } },
    // In print, all rows and columns are shown instead.
    '& .grid-paper ~ *': { _print: { display: 'none !important' } },
    '& .grid-empty': { p: '6', color: 'fg.muted', gridColumn: '1/-1' },
    '& .grid-help': { mt: '2', fontSize: 'xs', color: 'fg.muted' },
    '& .grid-check': { display: 'inline-flex', alignItems: 'center', gap: '2', fontSize: 'sm' },
  },
} as const;
