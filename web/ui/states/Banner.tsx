import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t.ts';
import { IconButton } from '../base/Button.tsx';
import { Icon, type IconName } from '../base/Icon.tsx';

const Strip = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    px: '4',
    py: '2.5',
    borderRadius: 'md',
    borderLeft: '4px solid',
    lineHeight: 'snug',
  },
  variants: {
    tone: {
      info: { bg: 'info.subtle', borderColor: 'info' },
      warning: { bg: 'warning.subtle', borderColor: 'warning.mark' },
      error: { bg: 'danger.subtle', borderColor: 'danger' },
      success: { bg: 'success.subtle', borderColor: 'success' },
      accent: { bg: 'accent.subtle', borderColor: 'accent' },
    },
  },
});

const marks: Record<BannerTone, IconName> = {
  info: 'info',
  warning: 'alert',
  error: 'stop',
  success: 'check',
  accent: 'puzzle',
};

export type BannerTone = 'info' | 'warning' | 'error' | 'success' | 'accent';

interface Props {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  onClose?: () => void;
}

/** A persistent message above its subject; errors are announced. */
export function Banner({ tone = 'info', title, children, actions, onClose }: Props) {
  return (
    <Strip tone={tone} role={tone === 'error' ? 'alert' : undefined} data-banner={tone}>
      <chakra.div
        display="flex"
        flex="1 1 18rem"
        alignItems="center"
        gap="3"
        minWidth="0"
        pr={onClose ? '10' : '0'}
      >
        <Icon name={marks[tone]} size={20} />
        <chakra.div minWidth="0">
          {title && <chakra.p fontWeight="semibold">{title}</chakra.p>}
          {children}
        </chakra.div>
      </chakra.div>
      {actions && <chakra.div mr={onClose ? '10' : '0'}>{actions}</chakra.div>}
      {onClose && (
        <chakra.span position="absolute" top="1.5" right="2">
          <IconButton label={t('Close')} icon="close" onClick={onClose} />
        </chakra.span>
      )}
    </Strip>
  );
}
