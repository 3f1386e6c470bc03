import { useNavigate } from 'react-router-dom';
import { errorText } from '../data/errors.ts';
import { isApiError, post } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { deleteOpen, reopenFiled } from '../returns/acts.ts';
import { showToast } from '../ui/dialogs/toasts.ts';
import { tdsPage, tdsPaths } from './calls.ts';
import type { OpenTds } from './openTds.ts';

/** Deleting, filing, reopening and correcting the open statement; `again` reopens it. */
export function useStatementActs(open: OpenTds, again: () => void) {
  const { record, autosave } = open;
  const navigate = useNavigate();
  const path = tdsPaths.one(record.id);
  const remove = () =>
    deleteOpen({
      name: `${record.form_type} ${record.quarter} ${record.company_name}`,
      path,
      before: autosave.flush,
      leave: () => {
        open.close();
        void navigate('/app/tds');
      },
    });
  const correct = async () => {
    try {
      await post(`${path}/correct`, {});
    } catch (error) {
      // The correction already exists, so it is opened.
      if (!isApiError(error) || error.id !== 'correction_exists') {
        showToast({ tone: 'error', text: errorText(error, t('The correction could not be started.')) });
        return;
      }
    }
    open.close();
    const { form_type, company_id, financial_year, quarter, correction } = record;
    const registration = record.registration_id ?? '';
    void navigate(tdsPage(form_type, company_id, financial_year, quarter, correction + 1, registration));
  };
  return {
    remove,
    correct,
    reopen: () => reopenFiled(path, open.version(), again),
    /** Marks it as filed with the details of the receipt; throws ApiError. */
    file: async (details: object) => {
      await autosave.flush();
      await post(`${path}/file`, { version: open.version(), ...details });
      showToast({ tone: 'success', text: t('Statement marked as filed') });
      again();
    },
  };
}
