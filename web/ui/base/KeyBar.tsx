import { useKeyBar } from '../../theme/preferences.ts';
import { styled } from '../../theme/styled.ts';
import { Kbd } from './layout.tsx';

const Strip = styled('div', {
  base: {
    // Fingers have no keys.
    display: 'none',
    '@media (min-width: 62rem)': { display: 'flex' },
    '@media (pointer: coarse)': { display: 'none' },
    flexWrap: 'nowrap',
    overflow: 'hidden',
    gap: '4',
    width: 'full',
    fontSize: 'xs',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
  },
});

/** The keys of a page at its foot, for those who look and do not listen: the list of all keys (`?`) says the same. Can be turned off. */
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
