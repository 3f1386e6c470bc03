import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { t } from '../../i18n/t.ts';
import { IconButton } from '../base/Button.tsx';
import { enter } from '../base/enter.ts';
import { holdCaret } from '../base/typing.ts';

const Sheet = chakra('dialog', {
  base: {
    m: 'auto',
    p: '0',
    width: 'min(calc(100vw - 24px), var(--dialog-w, 32rem))',
    maxHeight: 'calc(100dvh - 32px)',
    bg: 'bg.raised',
    color: 'fg',
    borderRadius: 'xl',
    border: '1px solid',
    borderColor: 'border',
    boxShadow: 'float',
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column' },
  },
});

const firstField =
  'input:not([type=hidden], [type=radio], :disabled), input[type=radio]:checked, select:not(:disabled), textarea:not(:disabled)';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** Width in rem. */
  width?: number;
  /** No close button and no Escape: an answer is required. */
  strict?: boolean;
  /** Makes the body and actions a form. */
  onSubmit?: () => void;
}

/** A modal on the browser's own <dialog>: focus is trapped and restored, Escape closes. */
export function Dialog({ open, onClose, title, children, actions, width = 32, strict, onSubmit }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect: its cleanup runs while the dialog is still in the DOM, so that closing restores the
  // focus.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    if (!open) return;
    const giveBack = holdCaret();
    dialog.showModal();
    enter(dialog, 'rise');
    // The browser would focus the close button, which comes first.
    (
      dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(firstField)
    )?.focus();
    // The focused element may be removed when the content changes, such as the drop area of a chosen file:
    // then the heading gets the focus.
    const watch = new MutationObserver(() => {
      if (document.activeElement === document.body) dialog.querySelector<HTMLElement>('h2')?.focus();
    });
    watch.observe(dialog, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      dialog.close();
      giveBack();
    };
  }, [open]);
  const content = (
    <>
      <chakra.div px="5" py="2" pb="5" overflowY="auto" minHeight="0" flex="1">
        {children}
      </chakra.div>
      {actions && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="flex-end"
          gap="3"
          px="5"
          py="3"
          borderTop="1px solid"
          borderColor="border"
          bg="bg.subtle"
        >
          {actions}
        </chakra.div>
      )}
    </>
  );
  const column = { display: 'flex', flexDirection: 'column', minHeight: '0', flex: '1' } as const;
  return (
    <Sheet
      ref={ref}
      data-strict={strict || undefined}
      aria-labelledby={id}
      style={{ ['--dialog-w' as string]: `${width}rem` }}
      onCancel={(e) => {
        if (e.target !== ref.current) return;
        e.preventDefault();
        if (!strict) onClose();
      }}
      onClose={(e) => {
        if (e.target === ref.current && !ref.current.open && open) onClose();
      }}
    >
      {open && (
        <>
          <chakra.div
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            px="5"
            pt="3"
            pb="1"
          >
            <chakra.h2 id={id} fontSize="lg" tabIndex={-1}>
              {title}
            </chakra.h2>
            {!strict && <IconButton label={t('Close')} icon="close" onClick={onClose} />}
          </chakra.div>
          {onSubmit ? (
            <chakra.form
              noValidate
              {...column}
              onSubmit={(e) => {
                e.preventDefault();
                e.stopPropagation();
                onSubmit();
              }}
            >
              {content}
            </chakra.form>
          ) : (
            <chakra.div {...column}>{content}</chakra.div>
          )}
        </>
      )}
    </Sheet>
  );
}
