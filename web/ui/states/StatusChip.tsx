import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { Icon, type IconName } from '../base/Icon.tsx';

/** Tone of a status; each has its own icon, so that colour is never the only sign. */
export type Tone = 'neutral' | 'progress' | 'attention' | 'problem' | 'done';

/** Colour of a chip's word and icon by tone. */
export const chipColours = {
  neutral: 'fg.muted',
  progress: 'info',
  attention: 'warning',
  problem: 'danger',
  done: 'success',
} as const satisfies Record<Tone, string>;

/** The chip without icon; `data-chip` is its tone. */
export const Chip = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '0.5',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: '1.4',
    borderRadius: 'full',
    whiteSpace: 'nowrap',
    // One class for all tones: a list that shows five of them first would otherwise create styles five times.
    '&[data-chip=neutral]': { bg: 'bg.subtle', color: chipColours.neutral },
    '&[data-chip=progress]': { bg: 'info.subtle', color: chipColours.progress },
    '&[data-chip=attention]': { bg: 'warning.subtle', color: chipColours.attention },
    '&[data-chip=problem]': { bg: 'danger.subtle', color: chipColours.problem, borderRadius: 'sm' },
    '&[data-chip=done]': { bg: 'success.subtle', color: chipColours.done },
  },
});

const marks: Record<Tone, IconName> = {
  neutral: 'circle',
  progress: 'half',
  attention: 'clock',
  problem: 'alert',
  done: 'check',
};

/** A status as word, colour and icon. */
export function StatusChip({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName | false;
  children: ReactNode;
}) {
  return (
    <Chip data-chip={tone}>
      {icon !== false && <Icon name={icon ?? marks[tone]} size={13} />}
      {children}
    </Chip>
  );
}
