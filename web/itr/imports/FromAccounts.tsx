import useSWR from 'swr';
import { type AccountsForm, accountPartsOf, accountsFor } from '../../../shared/accounts/itr3-accounts.ts';
import type { Issue } from '../../../shared/forms/messages.ts';
import type { FormValues } from '../../../shared/forms/paths.ts';
import { ledgersOf, trialBalancePaths, type YearAnswer } from '../../accounts/data/calls.ts';
import { withQuery } from '../../data/keys.ts';
import { day } from '../../i18n/format.ts';
import { t, tn } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Note, Row } from '../../ui/base/layout.tsx';
import type { OpenReturn } from '../base/openReturn.ts';

/** Accounts read from the stored trial balance, for the import preview. */
interface AccountsRead {
  data: FormValues;
  warnings: readonly Issue[];
  placeOf: (path: string) => string | undefined;
}

const paise = (rupees: number) => Math.round(rupees * 100);

/**
 * Copies the entity's trial balance of the year to the trading account, profit and loss and balance sheet of
 * its ITR-3, ITR-5 or ITR-6.
 */
export function FromAccounts({
  open,
  form,
  onChoose,
}: {
  open: OpenReturn;
  form: AccountsForm;
  onChoose: (read: AccountsRead) => void;
}) {
  const { entityId, year } = open.target;
  const { data } = useSWR<YearAnswer>(
    withQuery(trialBalancePaths.ofYear, { company_id: entityId, assessment_year: year }),
  );
  const stored = data?.trial_balance;
  const choose = () => {
    if (!stored) return;
    const { data: return_ } = open.work.store.state();
    const parts = accountPartsOf(form, return_);
    const accounts = accountsFor(
      form,
      ledgersOf(stored.ledgers),
      {
        closing_stock: paise(stored.adjustments.closing_stock),
        depreciation: paise(stored.adjustments.depreciation),
      },
      return_,
    );
    const place = t('Trial balance of {date}', { date: day(stored.tb_date) });
    onChoose({
      data: accounts.data,
      warnings:
        accounts.difference === 0
          ? []
          : [
              {
                path: parts.at(-1)!,
                message: {
                  text: 'The trial balance does not balance: the two sides of the balance sheet differ by {amount}',
                  params: { amount: Math.abs(accounts.difference) },
                },
                severity: 'warning',
              },
            ],
      placeOf: (path) => (parts.some((p) => path.startsWith(`${p}.`)) ? place : undefined),
    });
  };
  return (
    <section aria-labelledby="from-accounts">
      <b id="from-accounts">{t('From the trial balance')}</b>
      <Note mb="2">
        {t(
          'Copies the trading account, profit and loss account and balance sheet, with totals as in the books.',
        )}
      </Note>
      {data && !stored && <Note>{t('This entity has no trial balance for this year.')}</Note>}
      {stored && (
        <Row py="1">
          <span>
            {t('Trial balance of {date}', { date: day(stored.tb_date) })},{' '}
            {tn(stored.ledgers.length, '{count} ledger', '{count} ledgers')}
          </span>
          <Button size="sm" onClick={choose}>
            {t('Copy to the return')}
          </Button>
        </Row>
      )}
    </section>
  );
}
