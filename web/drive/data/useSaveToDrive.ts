import { useNavigate } from 'react-router-dom';
import type { SaveReply, SaveRequest } from '../../../shared/drive/calls.ts';
import { errorText } from '../../data/errors.ts';
import { isApiError, post } from '../../data/http.ts';
import { language } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { drivePaths } from './calls.ts';

/** Saves a return or report into the drive and offers the way there; earlier copies stay beside it. */
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
      // A list of fields is shown by the page that has them.
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
