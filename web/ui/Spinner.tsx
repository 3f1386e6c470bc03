import { chakra } from '@chakra-ui/react';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    borderRadius: 'full',
    border: '2px solid currentColor',
    borderTopColor: 'transparent',
    animation: 'spin 800ms linear infinite',
    flexShrink: 0,
  },
});

/** A small turning ring, decorative: the text beside it says what is going on. */
export const Spinner = () => <Ring aria-hidden="true" />;
