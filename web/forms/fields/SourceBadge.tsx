import { t } from '../../i18n/t.ts';
import { styled } from '../../theme/styled.ts';
import { sourceSentence, sourceWord } from '../state/sourceWords.ts';
import type { Source } from '../state/state.ts';

const Badge = styled('span', {
  base: {
    display: 'inline-block',
    px: '1.5',
    borderRadius: 'sm',
    bg: 'info.subtle',
    color: 'info',
    fontSize: '2xs',
    fontWeight: 'medium',
    lineHeight: '1.3',
    whiteSpace: 'nowrap',
    maxWidth: '9rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
});

/** Badge next to a label: the value was imported, not typed. */
export function SourceBadge({ source }: { source: Source }) {
  const sentence = sourceSentence(source);
  return (
    <Badge title={source.place ? `${sentence} (${source.place})` : sentence}>{sourceWord(source)}</Badge>
  );
}

/** Badge next to a label: papers have this figure; details are shown on hover. */
export const NoteBadge = ({ note }: { note: string }) => (
  <Badge title={note} data-note={note}>
    {t('Papers')}
  </Badge>
);
