import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { t, tn } from '../../i18n/t.ts';
import { Icon } from '../base/Icon.tsx';

const Box = chakra('div', {
  base: {
    border: '1px solid',
    borderColor: 'danger',
    borderLeftWidth: '4px',
    borderRadius: 'md',
    bg: 'danger.subtle',
    p: '4',
    '& a': { color: 'danger', fontWeight: 'medium' },
    '& ul': { mt: '2', display: 'grid', gap: '1' },
  },
});

export interface SummaryError {
  /** Element id of the field; without one the line is plain text. */
  id?: string;
  text: string;
  /** The field's label, so that messages such as "This is required" name it. */
  label?: string;
}

/** Errors of a form, above it: takes the focus when shown; each line links to its field and repeats its text. */
export function ErrorSummary({ errors, at }: { errors: readonly SummaryError[]; at?: number }) {
  const ref = useRef<HTMLDivElement>(null);
  const count = errors.length;
  // A message about the form as a whole precedes the field errors.
  const plain = errors.filter((error) => !error.id);
  const heading = plain.length === 1 ? plain[0]!.text : undefined;
  const lines = heading === undefined ? errors : errors.filter((error) => error.id);
  // `at` changes with each attempt, so that a second failed attempt moves the focus again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (count > 0) ref.current?.focus();
  }, [at, count > 0]);
  if (count === 0) return null;
  return (
    <Box ref={ref} role="alert" tabIndex={-1}>
      <chakra.p fontWeight="semibold" display="flex" gap="2" alignItems="center">
        <Icon name="stop" />
        {heading ?? tn(count, 'There is a problem', 'There are {count} problems')}
      </chakra.p>
      <ul>
        {lines.map((error) => (
          <li key={`${error.id ?? ''}${error.text}`}>
            {error.id ? (
              <a
                href={`#${error.id}`}
                onClick={(e) => {
                  e.preventDefault();
                  const target = document.getElementById(error.id!);
                  target?.scrollIntoView({ block: 'center' });
                  target?.focus();
                }}
              >
                {error.label ? `${error.label}: ${error.text}` : error.text}
              </a>
            ) : (
              error.text
            )}
          </li>
        ))}
      </ul>
      {count > 8 && <p>{t('Your entries are kept while you correct them.')}</p>}
    </Box>
  );
}
