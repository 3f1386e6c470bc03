import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../i18n/t.ts';
import { KeyBar } from '../base/KeyBar.tsx';
import { nextSection } from '../base/nextSection.ts';
import { openPalette } from '../base/openPalette.ts';
import { commitTyped } from '../base/typing.ts';
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
  /** Saves what is typed; none where nothing is edited. */
  save?: (() => unknown) | undefined;
  /** Leads to what is calculated. */
  computation?: (() => void) | undefined;
  /** Leads to what is to be fixed. */
  problems?: (() => void) | undefined;
  /** The page has a table: its own keys are among those shown. */
  table?: boolean;
}

/** Goes to the next tab or section of the page. */
function goOn(): void {
  const to = nextSection(document.querySelector('main') ?? document, document.activeElement);
  if (to?.getAttribute('role') === 'tab') to.click();
  to?.focus();
}

/** What a function key does on a page; undefined where it is the browser's. */
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

/** The function keys of a page that is not a wizard, and their line at the foot; the wizard has the same ones. */
export function KeysAtFoot(props: KeysProps) {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.shiftKey || document.querySelector('dialog[open]')) return;
      const act = actOf(e.key, latest.current);
      if (!act) return;
      e.preventDefault();
      commitTyped();
      act();
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
