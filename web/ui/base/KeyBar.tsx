import { useKeyBar } from '../../theme/preferences.ts';
import { styled } from '../../theme/styled.ts';
import { Kbd } from './layout.tsx';

const Strip = styled('div', {
  base: {
    // Hidden on touch screens.
    display: 'none',
    '@media (min-width: 62rem)': { display: 'flex' },
    '@media (pointer: coarse)': { display: 'none' },
    // Overflow wraps to a hidden second line, so that no key is cut in half.
    flexWrap: 'wrap',
    height: '1.5rem',
    alignContent: 'flex-start',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1.5', height: '1.5rem' },
    overflow: 'hidden',
    columnGap: '4',
    width: 'full',
    fontSize: 'xs',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
});

/** The keys of a page at its bottom, visual only: the list of all keys (`?`) has the same. Can be turned off. */
export function KeyBar({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  if (!useKeyBar()) return null;
  return (
    <Strip aria-hidden="true" data-no-print>
      {keys.map(([key, does]) => (
        <span key={key}>
          <Kbd>{key}</Kbd> {does}
        </span>
      ))}
    </Strip>
  );
}
