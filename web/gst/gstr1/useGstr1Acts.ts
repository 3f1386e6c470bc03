import { useNavigate } from 'react-router-dom';
import { errorText } from '../../data/errors.ts';
import { download } from '../../data/http.ts';
import { t } from '../../i18n/t.ts';
import { deleteOpen } from '../../returns/acts.ts';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { gstPaths, homeOf } from '../base/calls.ts';
import type { OpenGstr1 } from './openGstr1.ts';

/**
 * Saving, files and deletion of an open GSTR-1; `onIncomplete` is called when a file is refused because of
 * findings.
 */
export function useGstr1Acts(open: OpenGstr1, onIncomplete: () => void) {
  const { head, autosave } = open;
  const navigate = useNavigate();
  const path = gstPaths.gstr1(head.gst_id);
  const saveNow = async () => {
    const state = await autosave.flush();
    if (state.kind === 'saved' || state.kind === 'clean')
      showToast({
        tone: 'success',
        text: t('{form} saved as {status}', { form: head.return_type, status: t('draft') }),
      });
    else if (state.kind === 'failed') showToast({ tone: 'error', text: t('Failed to save GSTR-1') });
  };
  const fetchFile = async (what: string, name: string) => {
    await autosave.flush();
    try {
      await download(`${path}/${what}`, name);
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
      if ((error as { id?: string }).id === 'incomplete_return') onIncomplete();
    }
  };
  const remove = () =>
    deleteOpen({
      name: `GSTR-1 ${head.return_period}`,
      path,
      before: autosave.flush,
      leave: () => {
        open.close();
        void navigate(homeOf(head));
      },
    });
  return { saveNow, fetchFile, remove };
}
