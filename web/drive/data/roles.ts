/**
 * Roles of the parts of a list of items. A real <table> cannot be drawn in part nor stand as tiles, so plain elements carry the roles;
 * plain also because thousands of styled parts would make scrolling slow.
 */
export const asRow = (index: number) => ({ role: 'row', 'aria-rowindex': index }) as const;
export const asCell = { role: 'gridcell' } as const;
export const asHead = (sort?: 'ascending' | 'descending') =>
  ({ role: 'columnheader', 'aria-sort': sort }) as const;
export const asRows = { role: 'rowgroup' } as const;
