import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { t } from '../../i18n/t.ts';
import { Icon } from './Icon.tsx';

const Trigger = chakra('button', {
  base: {
    color: 'fg.muted',
    minWidth: '24px',
    minHeight: '24px',
    my: '-3px',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { color: 'accent.text' },
  },
});
const Panel = chakra('div', {
  base: {
    maxWidth: '22rem',
    m: 'auto',
    p: '4',
    bg: 'bg.raised',
    color: 'fg',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'float',
    fontSize: 'sm',
  },
});

/** A question mark that opens an explanation; closed by Escape or a click outside. */
export function HelpTip({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <>
      <Trigger type="button" popoverTarget={id} aria-label={t('Explain')} title={t('Explain')}>
        <Icon name="help" size={16} />
      </Trigger>
      <Panel id={id} popover="auto">
        {children}
      </Panel>
    </>
  );
}
