import { post } from '../../data/http.ts';
import { t } from '../../i18n/t.ts';
import { FiledDialog } from '../../returns/FiledDialog.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { nilNotice } from '../base/standing.tsx';
import type { OpenGstr1 } from './openGstr1.ts';

/** Marks the return as filed on the portal. */
export function FileGstr1Dialog({
  open,
  iff,
  onClose,
  onFiled,
  onRefused,
}: {
  open: OpenGstr1;
  iff: boolean;
  onClose: () => void;
  onFiled: () => void;
  onRefused: () => void;
}) {
  const { head, book, autosave } = open;
  return (
    <FiledDialog
      kind="gst"
      title={iff ? t('File IFF') : t('File {form}', { form: head.return_type })}
      notice={
        !iff && head.return_type === 'GSTR-1' && Object.keys(book.sheets()).length === 0
          ? nilNotice()
          : undefined
      }
      onClose={onClose}
      onFile={async (details) => {
        await autosave.flush();
        await post('/api/gst/gstr1.php', {
          gst_id: head.gst_id,
          version: open.version(),
          status: 'filed',
          ...details,
        });
        showToast({
          tone: 'success',
          text: t('{form} saved as {status}', { form: head.return_type, status: t('filed') }),
        });
        onFiled();
      }}
      onRefused={onRefused}
    />
  );
}
