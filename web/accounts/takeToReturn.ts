import { type AccountsForm, accountPartsOf, accountsFor } from '../../shared/accounts/itr3-accounts.ts';
import type { Adjustments } from '../../shared/accounts/statements.ts';
import type { Ledger } from '../../shared/accounts/trial-balance.ts';
import { getAt, setAt } from '../../shared/forms/paths.ts';
import { t } from '../i18n/t.ts';
import { wizardAddress } from '../itr/base/addresses.ts';
import { sourcesOf } from '../itr/base/importing.ts';
import { openReturn } from '../itr/base/openReturn.ts';
import { confirm } from '../ui/dialogs/confirm.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';

/**
 * Copies the accounts to the entity's ITR-3, ITR-5 or ITR-6 of the year, creating one when none is open, and
 * returns its address; undefined when the preparer kept the existing figures. Throws ApiError.
 */
export async function takeToReturn(
  type: AccountsForm,
  entity: { id: string; name: string },
  year: string,
  ledgers: readonly Ledger[],
  adjustments: Adjustments,
): Promise<string | undefined> {
  const open = await openReturn({ type, year, entityId: entity.id, returnId: undefined });
  if (open.readOnly) {
    showToast({
      tone: 'error',
      text: t('The {form} of this year is filed, or you cannot change it.', { form: type }),
    });
    return undefined;
  }
  const { store } = open.work;
  const { data, sources } = store.state();
  const parts = accountPartsOf(type, data);
  const given = parts.some((part) => getAt(data, part) !== undefined);
  if (given) {
    const yes = await confirm({
      title: t('Replace the accounts in the {form} of {name}?', { form: type, name: entity.name }),
      body: t('Its trading account, profit and loss account and balance sheet are replaced by these.'),
      action: t('Replace'),
      cancel: t('Keep it'),
    });
    if (!yes) return undefined;
  }
  const { data: accounts } = accountsFor(type, ledgers, adjustments, data);
  let next = data;
  for (const part of parts) next = setAt(next, part, accounts[part]);
  store.dispatch({ type: 'merge', data: next, sources: sourcesOf(data, next, { from: 'accounts' }) });
  const state = await open.work.autosave.flush();
  // The draft is kept on this device: the wizard shows what prevented the save and retries.
  if (state.kind === 'failed') showToast({ tone: 'error', text: state.message });
  showToast({
    tone: 'success',
    text: t('Accounts copied to {form}.', { form: type }),
    seconds: 10,
    action: { label: t('Undo'), undo: true, run: () => store.dispatch({ type: 'replace', data, sources }) },
  });
  return wizardAddress(type, entity.id, year);
}
