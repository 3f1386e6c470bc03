import { t } from '../../i18n/t.ts';
import { styled } from '../../theme/styled.ts';
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

/** In a word where a value came from. */
export function sourceWord(source: Source): string {
  switch (source.from) {
    case 'client':
      return t('Client');
    case 'json':
      return t('ITR JSON');
    case 'prefill':
      return t('Prefill');
    case 'carried':
      return source.name ? t('AY {year}', { year: source.name }) : t('Earlier year');
    case 'csv':
      return t('CSV');
    case 'accounts':
      return t('Accounts');
    case 'typed':
      return t('Typed');
  }
}

/** In a sentence where a value came from. */
export function sourceSentence(source: Source): string {
  const name = source.name ?? '';
  switch (source.from) {
    case 'client':
      return t('Taken from the client’s record');
    case 'json':
      return name ? t('Imported from {name}', { name }) : t('Imported from an ITR JSON');
    case 'prefill':
      return name
        ? t('Imported from the department’s prefill file {name}', { name })
        : t('Imported from the department’s prefill file');
    case 'carried':
      return t('Carried forward from AY {year}', { year: name });
    case 'csv':
      return t('Imported from {name}', { name });
    case 'accounts':
      return t('Taken from the accounts');
    case 'typed':
      return t('Typed');
  }
}

/** A small mark beside a label: the value was not typed here. */
export function SourceBadge({ source }: { source: Source }) {
  const sentence = sourceSentence(source);
  return (
    <Badge title={source.place ? `${sentence} (${source.place})` : sentence}>{sourceWord(source)}</Badge>
  );
}

/** A small mark beside a label: papers tell of this figure, read by pointing at it. */
export const NoteBadge = ({ note }: { note: string }) => (
  <Badge title={note} data-note={note}>
    {t('Papers')}
  </Badge>
);
