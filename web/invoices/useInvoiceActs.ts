import { errorText } from '../data/errors.ts';
import { download, post } from '../data/http.ts';
import type { List } from '../data/useList.ts';
import { t } from '../i18n/t.ts';
import { confirm } from '../ui/dialogs/confirm.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { useUndoableDelete } from '../ui/dialogs/useUndoableDelete.ts';
import { type InvoiceHead, invoicePaths, nameOf } from './calls.ts';

export type InvoiceActs = ReturnType<typeof useInvoiceActs>;

/** One-click actions of the list, which is reloaded afterwards. */
export function useInvoiceActs(list: List<InvoiceHead>) {
  const remove = useUndoableDelete<InvoiceHead>({
    list,
    idOf: (r) => r.id,
    nameOf,
    deletePath: (r) => invoicePaths.one(r.id),
    restorePath: (r) => invoicePaths.act(r.id, 'restore'),
    failed: t('The invoice could not be deleted.'),
  });
  const attempt = async (act: () => Promise<unknown>, success: string) => {
    try {
      await act();
      if (success) showToast({ tone: 'success', text: success });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('This failed. Please try again.')) });
    }
    await list.reload();
  };
  const cancel = async (r: InvoiceHead) => {
    const yes = await confirm({
      title: t('Cancel {name}?', { name: nameOf(r) }),
      body: t('It keeps its number, and no payment can be recorded.'),
      action: t('Cancel invoice'),
      cancel: t('Keep it'),
      danger: true,
    });
    if (yes)
      await attempt(
        () => post(invoicePaths.act(r.id, 'cancel'), { version: r.version }),
        t('Invoice cancelled'),
      );
  };
  const remind = (r: InvoiceHead) =>
    attempt(async () => {
      const { sent } = await post<{ sent: boolean }>(invoicePaths.act(r.id, 'remind'), {
        version: r.version,
      });
      showToast(
        sent
          ? { tone: 'success', text: t('Reminder sent') }
          : { tone: 'info', text: t('The reminder could not be sent yet. It will be tried again.') },
      );
    }, '');
  return {
    remove,
    cancel,
    remind,
    sendAgain: (r: InvoiceHead) =>
      attempt(() => post(invoicePaths.act(r.id, 'send-again')), t('Invoice sent successfully!')),
    duplicate: (r: InvoiceHead) =>
      attempt(() => post(invoicePaths.act(r.id, 'duplicate')), t('Invoice duplicated')),
    pdf: (r: InvoiceHead) =>
      attempt(
        () => download(invoicePaths.act(r.id, 'pdf'), `${r.invoice_number || 'draft-invoice'}.pdf`),
        '',
      ),
  };
}
