import { chakra } from '@chakra-ui/react';
import { type DragEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { t } from '../i18n/t.ts';
import { Icon } from '../ui/base/Icon.tsx';
import { bringsFiles, endDrag } from './dragging.ts';

const Region = chakra('div', {
  base: {
    position: 'relative',
    minHeight: '22rem',
    minWidth: '0',
    '&:focus': { outline: 'none' },
    '& .veil': {
      position: 'absolute',
      inset: '0',
      zIndex: '4',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3',
      border: '2px dashed',
      borderColor: 'accent',
      borderRadius: 'lg',
      bg: 'color-mix(in srgb, var(--ks-colors-accent-subtle) 82%, transparent)',
      color: 'fg',
      fontSize: 'lg',
      fontWeight: 'semibold',
      pointerEvents: 'none',
    },
  },
});

interface Props {
  /** Name of the folder that receives dropped files. */
  name: string;
  /** Handles dropped or pasted files; absent when not allowed. */
  onFiles: ((data: DataTransfer) => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Context menu of the empty area. */
  onMenu: (event: MouseEvent) => void;
  children: ReactNode;
}

/** Area around files and folders that accepts dropped and pasted files, and keys. */
export function DropRegion({ name, onFiles, onKeyDown, onMenu, children }: Props) {
  const [veil, setVeil] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const isTaken = (e: DragEvent) => onFiles !== undefined && bringsFiles(e);
  return (
    <Region
      ref={region}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPaste={(e) => {
        if (!onFiles || e.clipboardData.files.length === 0) return;
        e.preventDefault();
        onFiles(e.clipboardData);
      }}
      onContextMenu={onMenu}
      onDragOver={(e) => {
        if (!isTaken(e)) return;
        e.preventDefault();
        setVeil(true);
      }}
      onDragLeave={(e) => {
        if (!region.current?.contains(e.relatedTarget as Node | null)) setVeil(false);
      }}
      // In the capture phase, so that it also runs when a folder of the list accepts the drop.
      onDropCapture={() => setVeil(false)}
      onDrop={(e) => {
        if (!isTaken(e)) return;
        e.preventDefault();
        onFiles!(e.dataTransfer);
      }}
      onDragEnd={endDrag}
    >
      {veil && (
        <div className="veil">
          <Icon name="upload" size={28} />
          {t('Drop files here to upload them to {name}', { name })}
        </div>
      )}
      {children}
    </Region>
  );
}
