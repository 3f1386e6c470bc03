import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../i18n/t.ts';
import { KeyBar } from '../base/KeyBar.tsx';
import { nextSection } from '../base/nextSection.ts';
import { openPalette } from '../base/openPalette.ts';
import { commitNow } from '../base/typing.ts';
import { useFootRoom } from '../base/useFootRoom.ts';

const Foot = chakra('div', {
  base: {
    mx: 'calc(-1 * var(--page-x))',
    px: 'var(--page-x)',
    bg: 'bg.raised',
    '&:not(:empty)': { borderTop: '1px solid', borderColor: 'border', py: '0.5' },
    '@media (max-width: 61.99rem), (pointer: coarse), (max-height: 30rem)': { display: 'none' },
  },
});

export interface KeysProps {
  /** Saves edits; absent if nothing can be edited. */
  save?: (() => unknown) | undefined;
  /** Moves to the computation. */
  computation?: (() => void) | undefined;
  /** Moves to the problems. */
  problems?: (() => void) | undefined;
  /** The page has a table, so its keys are listed too. */
  table?: boolean;
}

/** Moves to the next tab or section. */
function goOn(): void {
  const to = nextSection(document.querySelector('main') ?? document, document.activeElement);
  if (to?.getAttribute('role') === 'tab') to.click();
  to?.focus();
}

/** Action of a function key; undefined if the browser handles it. */
function actOf(key: string, { save, computation, problems }: KeysProps): (() => void) | undefined {
  if (key === 'F4') return goOn;
  if (key === 'F8') return computation;
  if (key === 'F9') return problems;
  if (key !== 'F10') return undefined;
  return () => {
    void save?.();
    openPalette();
  };
}

/** Function keys of a page that is not a wizard, with the key bar; the same keys as in the wizard. */
export function KeysAtFoot(props: KeysProps) {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.shiftKey) return;
      // The page is not searched for dialogs with every key.
      if (!actOf(e.key, latest.current) || document.querySelector('dialog[open]')) return;
      e.preventDefault();
      commitNow();
      actOf(e.key, latest.current)?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const [foot, setFoot] = useState<Element | null>(null);
  useEffect(() => setFoot(document.querySelector('[data-page-foot]')), []);
  return foot && createPortal(<Line {...props} />, foot);
}

function Line({ save, computation, problems, table = false }: KeysProps) {
  const bar = useFootRoom<HTMLDivElement>();
  return (
    <Foot ref={bar} data-no-print>
      <KeyBar
        keys={[
          ['F2', t('Another client or page')],
          ['F4', t('Next section')],
          ...(computation ? [['F8', t('Computation')] as const] : []),
          ...(problems ? [['F9', t('Problems')] as const] : []),
          ['F10', save ? t('Save, next client') : t('Next client')],
          ...(table
            ? ([
                ['Enter', t('Edit')],
                ['Ctrl V', t('Paste from Excel')],
              ] as const)
            : ([
                ['Enter', t('Next field')],
                ['Esc', t('Field before')],
              ] as const)),
        ]}
      />
    </Foot>
  );
}
