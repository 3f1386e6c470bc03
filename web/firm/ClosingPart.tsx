import { useState } from 'react';
import useSWR from 'swr';
import { errorText } from '../data/errors.ts';
import { del, download, post, saveFile } from '../data/http.ts';
import { day, istDay } from '../i18n/format.ts';
import { t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { PasswordInput, TextInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import type { FirmAnswer } from './firm.ts';

/** Response of `GET /api/firm/closing`. */
interface Closing {
  closes_at: string | null;
  grace_days: number;
  counts: Record<string, number>;
  members: number;
  held: string[];
  retained: { clients: number; until: string };
}

/** Response of `POST /api/firm/closing`. */
interface Closed {
  receipt: Record<string, unknown>;
}

/**
 * Closing the firm: consequences, data export, then name and password; until the closing date an owner can
 * cancel it.
 */
export function ClosingPart({
  firm,
  onChange,
}: {
  firm: NonNullable<FirmAnswer['firm']>;
  onChange: () => Promise<unknown>;
}) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState('');
  const keep = async () => {
    setError('');
    try {
      await del('/api/firm/closing');
      await onChange();
    } catch (failure) {
      setError(errorText(failure, t('This could not be changed.')));
    }
  };
  return (
    <section>
      <Heading>{t('Close the firm')}</Heading>
      {error && <Banner tone="error" title={error} />}
      {firm.closes_at ? (
        <Banner
          tone="warning"
          title={t('The firm and everything in it will be deleted on {date}', {
            date: day(istDay(firm.closes_at)),
          })}
          actions={
            <Button size="sm" look="primary" onClick={() => void keep()}>
              {t('Keep the firm')}
            </Button>
          }
        >
          {t('Until then only owners can open it.')}
        </Banner>
      ) : (
        <>
          <Note>{t('Deletes the firm with its clients, returns and documents after 30 days.')}</Note>
          <Row>
            <Button size="sm" onClick={() => setOpen(true)}>
              {t('Close the firm')}
            </Button>
          </Row>
        </>
      )}
      {open && (
        <ClosingDialog
          name={firm.name}
          onClose={() => setOpen(false)}
          onClosed={async () => {
            setOpen(false);
            await onChange();
          }}
        />
      )}
    </section>
  );
}

/** What closing deletes, and what prevents it. */
function Consequences({ data, onError }: { data: Closing; onError: (text: string) => void }) {
  const total = Object.values(data.counts).reduce((sum, n) => sum + n, 0);
  return (
    <>
      {data.held.length > 0 && (
        <Banner tone="error" title={t('Under legal hold: {names}', { names: data.held.join(', ') })} />
      )}
      <p>
        {tn(
          total,
          '{count} record will be deleted in {days} days.',
          '{count} records will be deleted in {days} days.',
          { days: data.grace_days },
        )}{' '}
        {t('Everyone except the owners loses access now. Accounts of people stay.')}
      </p>
      {data.retained.clients > 0 && (
        <Banner
          tone="warning"
          title={t('Records of {count} clients must be kept until {date}: save them first', {
            count: data.retained.clients,
            date: day(data.retained.until),
          })}
        />
      )}
      <Row>
        <Button
          icon="download"
          onClick={() =>
            void download('/api/users/my-data', 'karsetu-my-data.json').catch((failure: unknown) =>
              onError(errorText(failure, t('The file could not be saved.'))),
            )
          }
        >
          {t('Save all data of the firm')}
        </Button>
      </Row>
    </>
  );
}

function ClosingDialog({
  name,
  onClose,
  onClosed,
}: {
  name: string;
  onClose: () => void;
  onClosed: () => Promise<void>;
}) {
  const { data, error: loadError, mutate } = useSWR<Closing>('/api/firm/closing');
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setError('');
    try {
      const { receipt } = await post<Closed>('/api/firm/closing', { confirm_name: typed, password });
      saveFile(
        new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' }),
        'firm-closing-receipt.json',
      );
      await onClosed();
    } catch (failure) {
      setError(errorText(failure, t('The firm could not be closed.')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Close {name}?', { name })}
      width={32}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            look="danger"
            type="submit"
            busy={busy}
            disabled={!data || data.held.length > 0 || typed.trim() === '' || password === ''}
          >
            {t('Close the firm')}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Banner tone="error" title={error} />}
        {loadError && <LoadError error={loadError} onRetry={() => void mutate()} />}
        {!data && !loadError && <Skeleton lines={3} />}
        {data && (
          <>
            <Consequences data={data} onError={setError} />
            <Field label={t('Type the name of the firm')} required>
              <TextInput value={typed} onValue={setTyped} autoComplete="off" />
            </Field>
            <Field label={t('Current password')} required>
              <PasswordInput value={password} onValue={setPassword} autoComplete="current-password" />
            </Field>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
