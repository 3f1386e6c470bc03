import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { fieldAt } from './commentField.ts';

/** A button next to the focused field that starts a comment on it. */
export function CommentHere({ panel, onField }: { panel: string; onField: (label: string) => void }) {
  const [at, setAt] = useState<{ label: string; top: number; left: number }>();
  useEffect(() => {
    const focused = (event: FocusEvent) => {
      const found = fieldAt(event.target, panel);
      if (found === 'keep') return;
      if (!found) return setAt(undefined);
      const { right, top } = found.element.getBoundingClientRect();
      setAt({ label: found.label, top: top + window.scrollY, left: right + window.scrollX });
    };
    document.addEventListener('focusin', focused);
    return () => document.removeEventListener('focusin', focused);
  }, [panel]);
  if (!at) return null;
  return (
    <chakra.div
      data-comment-here=""
      position="absolute"
      zIndex="1"
      style={{ top: at.top, left: at.left, transform: 'translate(-100%, -100%)' }}
    >
      <Button
        size="sm"
        aria-label={t('Comment on {field}', { field: at.label })}
        onClick={() => {
          onField(at.label);
          setAt(undefined);
        }}
      >
        {t('Comment here')}
      </Button>
    </chakra.div>
  );
}
