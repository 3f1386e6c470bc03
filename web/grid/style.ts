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
    // Each row is a box: what moves within one lays out that row, not all cells of the table.
    '& .grid-body > :is(.rdg-header-row, .rdg-row)': {
      display: 'grid',
      gridTemplateColumns: 'inherit',
      gridTemplateRows: '100%',
      gridColumn: '1 / -1',
      gridRow: 'var(--rdg-grid-row-start)',
    },
    '& .grid-body > .rdg-row > .rdg-cell': { gridRow: '1' },
    // What scrolls below frozen cells does not show through. Each has the background of its row: taken from it, a row under the pointer
    // would style all its cells.
    '& :where(.rdg-cell-frozen)': { backgroundColor: 'var(--rdg-background-color)' },
    '& :where(.rdg-row:hover > .rdg-cell-frozen)': {
      backgroundColor: 'var(--rdg-row-hover-background-color)',
    },
    '& :where(.rdg-row[aria-selected=true] > .rdg-cell-frozen)': {
      backgroundColor: 'var(--rdg-row-selected-background-color)',
    },
    '& :where(.rdg-header-row > .rdg-cell-frozen)': {
      backgroundColor: 'var(--rdg-header-background-color)',
    },
    // Heading and totals stay as rows, where the library lets each of their cells stay: a layer of the browser for each.
    '& .grid-body > :is(.rdg-header-row, .rdg-summary-row)': { position: 'sticky', zIndex: '2' },
    '& .grid-body > .rdg-header-row': { gridRow: '1', insetBlockStart: '0' },
    '& .grid-body > .rdg-summary-row': {
      insetBlock: 'var(--rdg-summary-row-top, auto) var(--rdg-summary-row-bottom, auto)',
    },
    '& .grid-body > :is(.rdg-header-row, .rdg-summary-row) > .rdg-cell:not(.rdg-cell-frozen)': {
      position: 'relative',
      zIndex: 'auto',
      insetBlock: 'auto',
    },
    // While keys are pressed (`steps.ts`).
    '& .grid-body[data-held] > .rdg-row:not(.rdg-summary-row) > .rdg-cell-frozen:not(.rdg-editor-container)':
      {
        position: 'relative',
        insetInlineStart: 'auto !important',
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
