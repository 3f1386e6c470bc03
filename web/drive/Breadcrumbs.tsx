import { chakra } from '@chakra-ui/react';
import { type DragEvent, useState } from 'react';
import type { Crumb } from '../../shared/drive/calls.ts';
import { t } from '../i18n/t.ts';
import { Icon } from '../ui/base/Icon.tsx';
import { mayDropInto } from './dragging.ts';

const Way = chakra('nav', {
  base: {
    minWidth: '0',
    '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1' },
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1', minWidth: '0', color: 'fg.muted' },
    '& button, & b': {
      px: '1.5',
      minHeight: '28px',
      borderRadius: 'sm',
      maxWidth: '16rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: 'fg',
    },
    '& button': { cursor: 'pointer', color: 'accent.text', _hover: { bg: 'bg.hover' } },
    '& b': { display: 'inline-block', lineHeight: '28px' },
    '& [data-over]': { bg: 'accent.subtle', outline: '2px solid', outlineColor: 'accent' },
  },
});

interface Props {
  crumbs: readonly Crumb[];
  onGo: (id: string) => void;
  /** Handles items and files dropped on a step; absent when dropping is not allowed. */
  onDrop?: ((id: string, event: DragEvent) => void) | undefined;
}

/** The path from the root to the current folder. */
export function Breadcrumbs({ crumbs, onGo, onDrop }: Props) {
  const [over, setOver] = useState<string | null>(null);
  return (
    <Way aria-label={t('Folder')}>
      <ol>
        {crumbs.map((crumb, i) =>
          i === crumbs.length - 1 ? (
            <li key={crumb.id}>
              <b aria-current="page" title={crumb.name}>
                {crumb.name}
              </b>
            </li>
          ) : (
            <li key={crumb.id}>
              <button
                type="button"
                title={crumb.name}
                data-over={over === crumb.id ? '' : undefined}
                onClick={() => onGo(crumb.id)}
                onDragOver={(e) => {
                  if (!onDrop || !mayDropInto(crumb.id, e)) return;
                  e.preventDefault();
                  setOver(crumb.id);
                }}
                onDragLeave={() => setOver(null)}
                onDrop={(e) => {
                  setOver(null);
                  if (!onDrop) return;
                  e.preventDefault();
                  e.stopPropagation();
                  onDrop(crumb.id, e);
                }}
              >
                {crumb.name}
              </button>
              <Icon name="right" size={14} />
            </li>
          ),
        )}
      </ol>
    </Way>
  );
}
