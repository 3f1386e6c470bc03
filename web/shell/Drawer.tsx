import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/base/Button.tsx';
import { enter } from '../ui/base/enter.ts';
import { Brand, Places } from './Sidebar.tsx';
import { sidebarWidths } from './useSidebar.ts';

const Sheet = chakra('dialog', {
  base: {
    m: '0',
    p: '0',
    height: '100dvh',
    maxHeight: '100dvh',
    bg: 'bg.surface',
    color: 'fg',
    border: '0',
    borderRight: '1px solid',
    borderColor: 'border',
    boxShadow: 'float',
    '&[open]': { display: 'flex', flexDirection: 'column' },
  },
});

/** The sidebar on narrow screens: covers the page until a page is chosen. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    if (!open) return;
    dialog.showModal();
    enter(dialog, 'left');
    return () => dialog.close();
  }, [open]);
  return (
    <Sheet
      ref={ref}
      style={{ width: sidebarWidths.drawer }}
      aria-label={t('Menu')}
      onClose={() => {
        if (!ref.current?.open) onClose();
      }}
      onClick={(e) => {
        if (e.target === ref.current) onClose();
      }}
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" pr="2">
        <Brand />
        <IconButton label={t('Close')} icon="close" onClick={onClose} />
      </chakra.div>
      <Places onChoose={onClose} />
    </Sheet>
  );
}
