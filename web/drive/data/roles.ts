/**
 * ARIA roles for the parts of a list of items. A <table> can be neither virtualized nor shown as tiles, so
 * plain elements have the roles; unstyled also because thousands of styled elements would make scrolling
 * slow.
 */
export const asRow = (index: number) => ({ role: 'row', 'aria-rowindex': index }) as const;
export const asCell = { role: 'gridcell' } as const;
export const asHead = (sort?: 'ascending' | 'descending') =>
  ({ role: 'columnheader', 'aria-sort': sort }) as const;
export const asRows = { role: 'rowgroup' } as const;
