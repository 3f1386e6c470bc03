import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { Button, IconButton } from '../base/Button.tsx';
import { useEnter } from '../base/enter.ts';
import { Icon } from '../base/Icon.tsx';
import { asksUndo, dismissToast, type ShownToast, undoLatest, useToasts } from './toasts.ts';

const Region = chakra('div', {
  base: {
    position: 'fixed',
    bottom: '72px',
    left: '50%',
    transform: 'translateX(-50%)',
    width: 'min(30rem, calc(100vw - 24px))',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    zIndex: 'toast',
    pointerEvents: 'none',
  },
});
const Slip = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    pl: '4',
    pr: '2',
    py: '2',
    minHeight: '52px',
    bg: 'fg',
    color: 'bg.surface',
    borderRadius: 'lg',
    boxShadow: 'float',
    pointerEvents: 'auto',
    '& button': { color: 'inherit' },
    '& button:hover': { color: 'fg' },
    '& *:focus-visible': { outlineColor: 'currentColor' },
  },
});

const marks = { success: 'check', error: 'stop', info: 'info' } as const;

function Slice({ toast }: { toast: ShownToast }) {
  const [paused, setPaused] = useState(false);
  const slip = useRef<HTMLDivElement>(null);
  useEnter(slip, 'rise', toast.id);
  useEffect(() => {
    if (paused || (toast.tone === 'error' && !toast.seconds)) return;
    const timer = setTimeout(() => dismissToast(toast.id), (toast.seconds ?? 8) * 1000);
    return () => clearTimeout(timer);
  }, [paused, toast]);
  return (
    <Slip
      ref={slip}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={marks[toast.tone]} />
      <chakra.span flex="1" whiteSpace="pre-line">
        {toast.text}
      </chakra.span>
      {toast.action && (
        <Button
          look="link"
          onClick={() => {
            dismissToast(toast.id);
            void toast.action!.run();
          }}
          title={toast.action.undo ? 'Ctrl+Z' : undefined}
          style={{ padding: '0 8px' }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label={t('Dismiss')} icon="close" onClick={() => dismissToast(toast.id)} />
    </Slip>
  );
}

/** Toasts at the bottom of the page, announced as they appear; Ctrl+Z outside a field runs the newest Undo. */
export function ToastRegion() {
  const toasts = useToasts();
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (asksUndo(e) && undoLatest()) e.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Region role="status" aria-live="polite" data-no-print>
      {toasts.map((toast) => (
        <Slice key={toast.id} toast={toast} />
      ))}
    </Region>
  );
}
