import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { styled } from '../../theme/styled.ts';

/** A grey bar as placeholder for text; sized by `style`. */
export const Bar = styled('div', {
  base: {
    bg: 'bg.hover',
    borderRadius: 'sm',
    minHeight: '0.75rem',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});

/** Renders its children only after 250 ms, so that fast loads never flicker. */
export function Delayed({ children, ms = 250 }: { children: ReactNode; ms?: number }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return due ? children : null;
}

/** Placeholder bars for loading text, as tall as the content. */
export function Skeleton({
  lines = 3,
  height = '1rem',
  gap = '0.75rem',
}: {
  lines?: number;
  height?: string;
  gap?: string;
}) {
  return (
    <chakra.div aria-busy="true" role="status">
      <span className="sr-only">{t('Loading...')}</span>
      <Delayed>
        <chakra.div display="grid" style={{ gap }}>
          {Array.from({ length: lines }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike
            <Bar key={i} style={{ height, width: `${92 - ((i * 17) % 38)}%` }} />
          ))}
        </chakra.div>
      </Delayed>
    </chakra.div>
  );
}
