import { useState } from 'react';
import type { Message } from '../../../shared/forms/messages.ts';
import type { Gstr3b } from '../../../shared/gst/gstr3b/form.ts';
import { formFromWire } from '../../../shared/gst/gstr3b/wire.ts';
import { useDirty } from '../../data/dirty.ts';
import { errorText } from '../../data/errors.ts';
import { isApiError, post } from '../../data/http.ts';
import { useEdited } from '../../data/useEdited.ts';
import { t } from '../../i18n/t.ts';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { showRemarks } from '../../ui/dialogs/remarks.ts';
import { showToast } from '../../ui/dialogs/toasts.ts';
import type { Gstr3bAnswer } from './gstr3bForm.ts';
import { bodyOf, type Gstr3bInput, isSame, refilled, typedOf } from './gstr3bWork.ts';

interface Prepared {
  form: Record<string, unknown>;
  note_messages: Message[];
  from: { gstr1: string[]; gstr1a?: string[]; gstr2b: string[] };
}

/** An open GSTR-3B: the stored version, edits on top of it, saving, filing, and filling from other returns. */
export function useGstr3b(stored: Gstr3bAnswer, onSaved: (next: Gstr3bAnswer) => void, reload: () => void) {
  const { shown, typed, setTyped, dirty, adopt } = useEdited(stored, typedOf, isSame);
  const [busy, setBusy] = useState<'' | 'save' | 'refill'>('');
  const readOnly = !shown.can_edit;
  useDirty(dirty && !readOnly);

  const change = (part: Partial<Gstr3bInput>) => setTyped((now) => ({ ...now, ...part }));
  const changeForm = (act: (form: Gstr3b) => Gstr3b) => setTyped((now) => ({ ...now, form: act(now.form) }));

  const send = async (extra: Record<string, unknown>): Promise<Gstr3bAnswer> => {
    const sent = typed;
    const { return: next } = await post<{ return: Gstr3bAnswer }>('/api/gst/gstr3b.php', {
      ...bodyOf(shown, sent),
      ...extra,
    });
    adopt(next, sent);
    onSaved(next);
    return next;
  };
  /** Saves a draft; the stored version, undefined if not saved. */
  const save = async (quiet = false): Promise<Gstr3bAnswer | undefined> => {
    // Held keys: the next save would be of a version that this one replaces.
    if (busy === 'save') return undefined;
    setBusy('save');
    try {
      const next = await send({ status: 'draft' });
      if (!quiet)
        showToast({ tone: 'success', text: t('GSTR-3B saved as {status}', { status: t('draft') }) });
      return next;
    } catch (error) {
      if (isApiError(error) && error.id === 'stale_version') {
        const take = await confirm({
          title: t('Someone else has saved this return.'),
          body: t('Load their version now? Your unsaved figures on this page will be lost.'),
          action: t('Read theirs'),
          danger: true,
        });
        if (take) reload();
      } else showToast({ tone: 'error', text: errorText(error, t('Failed to save GSTR-3B')) });
      return undefined;
    } finally {
      setBusy('');
    }
  };
  const refill = async () => {
    setBusy('refill');
    try {
      const { gst_master_id, registration_id, return_period, frequency } = shown;
      const made = await post<Prepared>('/api/gst/gstr3b/prepare', {
        gst_master_id,
        ...(registration_id && { registration_id }),
        return_period,
        frequency,
      });
      const read = formFromWire(made.form);
      if (!read.ok) return;
      change({ form: refilled(typed.form, read.form) });
      showRemarks(made.note_messages);
      showToast({
        tone: 'success',
        text: t('Filled from {count} returns of the period', {
          count: made.from.gstr1.length + (made.from.gstr1a?.length ?? 0) + made.from.gstr2b.length,
        }),
      });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    } finally {
      setBusy('');
    }
  };

  return {
    shown,
    typed,
    readOnly,
    dirty,
    busy,
    change,
    changeForm,
    save,
    refill,
    /** Marks as filed with the portal's details; throws ApiError. */
    file: (details: object) => send({ status: 'filed', ...details }),
  };
}
