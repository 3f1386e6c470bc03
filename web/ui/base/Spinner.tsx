import { styled } from '../../theme/styled.ts';

const Ring = styled('span', {
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

/** A small spinner, decorative: the text beside it names the activity. */
export const Spinner = () => <Ring aria-hidden="true" />;
