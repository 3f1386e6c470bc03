import { chakra } from '@chakra-ui/react';

const Track = chakra('div', {
  base: { height: '8px', borderRadius: 'full', bg: 'bg.hover', overflow: 'hidden', position: 'relative' },
});
const Fill = chakra('div', {
  base: { height: 'full', borderRadius: 'full', transition: 'width 160ms linear' },
  variants: {
    tone: { normal: { bg: 'accent' }, warning: { bg: 'warning.mark' }, error: { bg: 'danger' } },
    endless: { true: { width: '33%', animation: 'slide 1.4s ease-in-out infinite' } },
  },
});

interface Props {
  /** Share done, 0 to 1; absent if unknown. */
  value?: number;
  label: string;
  tone?: 'normal' | 'warning' | 'error';
}

/** Progress of a long job. */
export function ProgressBar({ value, label, tone = 'normal' }: Props) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
    >
      <Fill
        tone={tone}
        endless={share === undefined}
        style={share === undefined ? undefined : { width: `${share * 100}%` }}
      />
    </Track>
  );
}
