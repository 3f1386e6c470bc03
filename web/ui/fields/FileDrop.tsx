import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { bytes } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../base/Button.tsx';
import { Icon } from '../base/Icon.tsx';
import { ProgressBar } from '../base/ProgressBar.tsx';

const Zone = chakra('label', {
  base: {
    // Contains the visually hidden input, so that focus scrolls it into view.
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    p: '4',
    border: '1.5px dashed',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    bg: 'bg.surface',
    cursor: 'pointer',
    _hover: { borderColor: 'accent', bg: 'accent.subtle' },
    '&[data-over]': { borderColor: 'accent', bg: 'accent.subtle', borderStyle: 'solid' },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
    '&[data-busy]': { cursor: 'default' },
  },
});

interface Props {
  /** The file to choose: "Previous year's ITR JSON". */
  title: string;
  help?: ReactNode;
  /** As an <input accept>: `.json,application/json`. */
  accept?: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  /** While uploading: the file's name and the share sent. */
  busy?: { name: string; sent?: number; total?: number } | null;
  onCancel?: () => void;
  disabled?: boolean;
}

/** An area to drop, paste or choose files, with upload progress and Cancel. */
export function FileDrop({ title, help, accept, multiple, onFiles, busy, onCancel, disabled }: Props) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (list: FileList | null | undefined) => {
    if (disabled || busy || !list || list.length === 0) return;
    onFiles(multiple ? [...list] : [list[0]!]);
  };
  if (busy)
    return (
      <chakra.div p="4" border="1px solid" borderColor="border" borderRadius="lg" bg="bg.surface">
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" mb="2">
          <chakra.span minWidth="0" overflow="hidden" textOverflow="ellipsis">
            {busy.name}
            {busy.total ? (
              <chakra.span color="fg.muted" className="num">
                {' '}
                · {bytes(busy.sent ?? 0)} / {bytes(busy.total)}
              </chakra.span>
            ) : null}
          </chakra.span>
          {onCancel && (
            <Button size="sm" onClick={onCancel}>
              {t('Cancel')}
            </Button>
          )}
        </chakra.div>
        <ProgressBar
          label={t('Uploading {name}', { name: busy.name })}
          {...(busy.total ? { value: (busy.sent ?? 0) / busy.total } : {})}
        />
      </chakra.div>
    );
  return (
    <Zone
      data-no-print
      data-over={over ? '' : undefined}
      onDragOver={(e) => {
        e.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(e) => {
        e.preventDefault();
        setOver(false);
        take(e.dataTransfer.files);
      }}
      onPaste={(e) => take(e.clipboardData.files)}
    >
      <chakra.span color="accent.text">
        <Icon name="upload" size={26} />
      </chakra.span>
      <chakra.span flex="1" minWidth="0">
        <chakra.span display="block" fontWeight="medium">
          {title}
        </chakra.span>
        <chakra.span id={id} display="block" fontSize="sm" color="fg.muted">
          {help ?? t('Drop it here, paste it, or click to choose')}
        </chakra.span>
      </chakra.span>
      <input
        ref={input}
        type="file"
        className="sr-only"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={id}
        onChange={(e) => {
          take(e.currentTarget.files);
          e.currentTarget.value = '';
        }}
      />
    </Zone>
  );
}
