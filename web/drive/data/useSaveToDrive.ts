import { useNavigate } from 'react-router-dom';
import type { SaveReply, SaveRequest } from '../../../shared/drive/calls.ts';
import { errorText } from '../../data/errors.ts';
import { isApiError, post } from '../../data/http.ts';
import { language } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { drivePaths } from './calls.ts';

/** Saves a return or report to the drive and offers a link to it; earlier copies are kept. */
export function useSaveToDrive(): (request: SaveRequest) => Promise<void> {
  const navigate = useNavigate();
  const show = (address: string) => ({
    label: t('Show'),
    run: () => void navigate(address),
  });
  return async (request) => {
    try {
      const { item } = await post<SaveReply>(drivePaths.save, {
        on_clash: 'keep_both',
        ...(language() === 'en' ? {} : { language: language() }),
        ...request,
      });
      if (!item) return;
      showToast({
        tone: 'success',
        text: t('Saved to the drive: {name}', { name: item.name }),
        action: show(`/app/cloud-storage${item.parent_id ? `?folder=${item.parent_id}` : ''}`),
      });
    } catch (error) {
      // Field errors are shown by the page with the fields.
      if (isApiError(error) && error.fields.length > 0) throw error;
      showToast({
        tone: 'error',
        text: errorText(error, t('This could not be saved to the drive.')),
        ...(isApiError(error) && error.id === 'storage_not_open'
          ? { action: show('/app/cloud-storage') }
          : {}),
      });
    }
  };
}
