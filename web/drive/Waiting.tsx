import { useState } from 'react';
import useSWR from 'swr';
import { errorText } from '../data/errors.ts';
import { post } from '../data/http.ts';
import { formatCount, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Banner } from '../ui/states/Banner.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { drivePaths, type StorageStatus } from './data/calls.ts';

/** Before the drive is approved: requesting it, and the status of the request. */
export function Waiting({ status, onChange }: { status: StorageStatus; onChange: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  // Polled, so that an approval opens the drive without a reload.
  useSWR(status.status === 'waiting' ? drivePaths.status : null, {
    refreshInterval: 15_000,
    revalidateOnFocus: true,
  });
  const join = async () => {
    setBusy(true);
    try {
      await post(drivePaths.join);
      await onChange();
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('You could not be put on the waitlist.')) });
    } finally {
      setBusy(false);
    }
  };
  if (status.status === 'waiting')
    return (
      <Card>
        <EmptyState
          icon="clock"
          title={t('You are on the waitlist')}
          actions={
            <Button icon="refresh" onClick={() => void onChange()}>
              {t('Check again')}
            </Button>
          }
        >
          <p>
            {t('Your place: {position}. You will get an e-mail when your storage is ready.', {
              position: formatCount(status.position ?? 1),
            })}
          </p>
        </EmptyState>
      </Card>
    );
  return (
    <Stack>
      {status.status === 'rejected' && (
        <Banner tone="warning" title={t('Your last request was not approved')}>
          <p>{status.reason}</p>
        </Banner>
      )}
      <Card>
        <EmptyState
          icon="cloud"
          title={t('Keep your clients’ documents with their returns')}
          actions={
            <Button look="primary" icon="cloud" busy={busy} onClick={() => void join()}>
              {status.status === 'rejected' ? t('Ask again') : t('Join the waitlist')}
            </Button>
          }
        >
          <p>
            {t(
              'Upload files and folders, find them by client and year, and share them by link. Storage is opened by an administrator: join the waitlist to ask for it.',
            )}
          </p>
        </EmptyState>
      </Card>
    </Stack>
  );
}
