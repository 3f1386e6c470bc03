import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';

/** During the grace period a requested account deletion can be cancelled. */
export function KeepAccountDialog({
  text,
  onClose,
  onKeep,
}: {
  text: string | null;
  onClose: () => void;
  onKeep: () => void;
}) {
  return (
    <Dialog
      open={text !== null}
      onClose={onClose}
      title={t('Keep this account?')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" onClick={onKeep}>
            {t('Keep the account and sign in')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
