import { chakra } from '@chakra-ui/react';

/** The changes an import would make, line by line. */
export const PreviewTable = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    '& th': {
      textAlign: 'left',
      color: 'fg.muted',
      fontSize: 'xs',
      py: '1.5',
      pr: '3',
      borderBottom: '1px solid',
      borderColor: 'border.strong',
    },
    '& td': {
      py: '1.5',
      pr: '3',
      borderBottom: '1px solid',
      borderColor: 'border',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      lineHeight: 'snug',
    },
    '& .num': { fontVariantNumeric: 'tabular-nums', textAlign: 'right', whiteSpace: 'nowrap' },
    // On a narrow screen the column names are shown in the rows.
    '& th.num': { whiteSpace: 'normal' },
    '& td:not(.num)': { minWidth: '4.5rem' },
  },
});

/** Position in the file from which a line was read. */
export const Place = chakra('td', { base: { color: 'fg.muted', fontSize: 'xs', maxWidth: '18rem' } });
