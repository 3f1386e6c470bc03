import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR, { mutate as mutateShared } from 'swr';
import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import { periodName } from '../../../shared/gst/periods.ts';
import type { GstBalance } from '../../../shared/messages.ts';
import { errorText } from '../../data/errors.ts';
import { get, isApiError, post } from '../../data/http.ts';
import { withQuery } from '../../data/keys.ts';
import { period as periodText } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { LoadError } from '../../ui/states/LoadError.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { type GstHome, gstPages, gstPaths, type HomePeriod } from '../base/calls.ts';
import { TaxLines } from '../gstr3b/Gstr3bLines.tsx';
import { type Gstr3bAnswer, paiseOf } from '../gstr3b/gstr3bForm.ts';

const noneYet: Taxes = { igst: 0, cgst: 0, sgst: 0, cess: 0 };

/** Months whose GSTR-3B can still use a balance, newest first. */
const open = (periods: readonly HomePeriod[]) =>
  periods.filter((p) => p.begun && p.gstr3b && p.gstr3b.status !== 'filed').reverse();

/** An entity with the GSTIN shown on the portal. */
interface Filer {
  entityId: string;
  registrationId: string;
}

/** Copies a ledger balance to the set-off card of the chosen GSTR-3B, showing the existing values first. */
export function TakeBalance({ balance, ...of }: Filer & { balance: GstBalance }) {
  const { data, error, mutate } = useSWR<GstHome>(
    withQuery(gstPaths.home(of.entityId), { registration_id: of.registrationId }),
    { revalidateOnFocus: false },
  );
  const [chosen, setChosen] = useState('');
  if (error && !data)
    return (
      <LoadError
        error={error}
        fallback={t('The periods could not be loaded.')}
        onRetry={() => void mutate()}
      />
    );
  if (!data) return <Skeleton height="12rem" />;
  const periods = open(data.periods);
  const drafts = periods.filter((p) => p.gstr3b?.gst_id);
  const at = periods.find((p) => p.period === chosen) ?? drafts[0] ?? periods[0];
  if (!at || !data.can_edit)
    return (
      <Banner
        tone="warning"
        title={
          data.can_edit
            ? t('No GSTR-3B of this financial year is open, so nothing was applied.')
            : t('You have view access to this entity only, so nothing was applied.')
        }
      />
    );
  return (
    <section aria-labelledby="take-balance">
      <Heading id="take-balance">{t('Copy to GSTR-3B')}</Heading>
      <Stack gap="4">
        <Field label={t('Return period')}>
          <Select
            value={at.period}
            onValue={setChosen}
            options={periods.map((p) => ({
              value: p.period,
              label: p.gstr3b?.gst_id
                ? t('{period}, draft', { period: periodText(periodName(p.period)) })
                : periodText(periodName(p.period)),
            }))}
          />
        </Field>
        <Into key={at.period} {...of} at={at} balance={balance} refresh={() => mutate()} />
      </Stack>
    </section>
  );
}

function Into({
  entityId,
  registrationId,
  at,
  balance,
  refresh,
}: Filer & {
  at: HomePeriod;
  balance: GstBalance;
  refresh: () => Promise<unknown>;
}) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const id = at.gstr3b?.gst_id ?? null;
  const { data, error, mutate } = useSWR(
    ['balance-gstr3b', registrationId, at.period, id],
    async () => (id ? (await get<{ return: Gstr3bAnswer }>(gstPaths.gstr3b(id))).return : null),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (error && data === undefined)
    return (
      <LoadError
        error={error}
        fallback={t('The return could not be opened.')}
        onRetry={() => void mutate()}
      />
    );
  if (data === undefined) return <Skeleton height="8rem" />;
  const { igst, cgst, sgst, cess } = balance;
  const sent: Taxes = { igst, cgst, sgst, cess };
  const isCash = balance.ledger === 'Cash ledger';
  const now = data ? paiseOf(isCash ? data.cash_balance : data.opening_credit) : noneYet;
  const take = async () => {
    setBusy(true);
    try {
      const { return: next } = await post<{ return: Gstr3bAnswer }>('/api/gst/gstr3b.php', {
        ...(data
          ? { gst_id: data.gst_id, version: data.version }
          : { gst_master_id: entityId, registration_id: registrationId, return_period: at.period }),
        [isCash ? 'cash_balance' : 'opening_credit']: inRupees(sent),
        status: 'draft',
      });
      await mutateShared(gstPaths.gstr3b(next.gst_id), { return: next }, { revalidate: false });
      showToast({ tone: 'success', text: t('The balance is in table 6.1 of the return') });
      void navigate(gstPages.gstr3b(next.gst_id));
    } catch (failed) {
      const known = isApiError(failed) ? failed.id : '';
      if (known === 'stale_version' || known === 'return_exists') {
        await Promise.all([refresh(), mutate()]);
        showToast({
          tone: 'error',
          text: t('Someone else has saved this return. Check the figures below again.'),
        });
      } else showToast({ tone: 'error', text: errorText(failed, t('Failed to save GSTR-3B')) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <TaxLines
        caption={isCash ? t('Cash ledger') : t('Credit ledger')}
        lines={[[t('Currently in the return'), now]]}
        total={[t('Balance on the portal'), sent]}
      />
      <Note>
        {isCash
          ? t('The set-off card then shows what is still to be deposited.')
          : t('It becomes the credit brought forward: send it before this period’s credit is in the ledger.')}
      </Note>
      <Row>
        <Button look="primary" busy={busy} onClick={() => void take()}>
          {t('Open as draft')}
        </Button>
      </Row>
    </>
  );
}
