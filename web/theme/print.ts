import type { SystemStyleObject } from '@chakra-ui/react';

const onPaper = (rules: SystemStyleObject): SystemStyleObject => ({ '@media print': rules });

/** Print shows figures and text only: no controls, no input borders. */
export const printCss = {
  'button, nav, [role=tablist], [popover], dialog, a[href="#main"], input[type=search], input[type=file]':
    onPaper({ display: 'none !important' }),
  'details:not([open])': onPaper({ display: 'none' }),
  '[data-no-print]': onPaper({ display: 'none !important' }),
  /* Expandable lines and sortable headings are buttons on screen; in print their text stays. */
  ':is(th, td, [role=columnheader]) button:not([aria-label]), button[aria-expanded]:is([data-part], [aria-controls]):not([aria-label])':
    onPaper({
      display: 'inline !important',
      minHeight: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      background: 'none !important',
      '& svg': { display: 'none !important' },
    }),
  'input:not([type=radio], [type=checkbox]), select, textarea': onPaper({
    minHeight: '0 !important',
    height: '1.7em !important',
    paddingBlock: '0 !important',
    borderColor: 'transparent !important',
    background: 'none !important',
    appearance: 'none !important',
    resize: 'none !important',
  }),
  '*:focus': onPaper({ outline: 'none !important' }),
  ':is(input, textarea)::placeholder': onPaper({ color: 'transparent !important' }),
  'tr, figure': onPaper({ breakInside: 'avoid' }),
  ':is(h1, h2, h3)': onPaper({ breakAfter: 'avoid' }),
  thead: onPaper({ display: 'table-header-group' }),
};
