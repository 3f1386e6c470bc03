import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import useSWR from 'swr';
import { errorText } from '../data/errors.ts';
import { post } from '../data/http.ts';
import { dayTime } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Note } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import type { Entity } from './entity.ts';

/** Entities deleted in the last 30 days, with Restore. */
export function BinDialog({ onClose, onRestore }: { onClose: () => void; onRestore: () => void }) {
  const { data, error, mutate } = useSWR<{ companies: (Entity & { deleted_at: string })[] }>(
    '/api/companies/deleted?page_size=200&masked=true',
  );
  const [restoring, setRestoring] = useState('');
  const restore = async (entity: Entity) => {
    setRestoring(entity.id);
    try {
      await post(`/api/companies/restore/${entity.id}`);
      showToast({ tone: 'success', text: t('{name} restored', { name: entity.name }) });
      onRestore();
      await mutate();
    } catch (failure) {
      showToast({ tone: 'error', text: errorText(failure, t('This could not be restored.')) });
    } finally {
      setRestoring('');
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Recently deleted')}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      {error ? (
        <LoadError error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton />
      ) : data.companies.length === 0 ? (
        <Note>{t('Nothing was deleted in the last 30 days.')}</Note>
      ) : (
        <ul>
          {data.companies.map((e) => (
            <chakra.li
              key={e.id}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="3"
              py="2"
              borderBottom="1px solid"
              borderColor="border"
            >
              <chakra.div flex="1" minWidth="12rem">
                <b>{e.name}</b>
                <Note className="num">
                  {e.pan} · {t('deleted {when}', { when: dayTime(e.deleted_at) })}
                </Note>
              </chakra.div>
              <Button size="sm" busy={restoring === e.id} onClick={() => void restore(e)}>
                {t('Bring back')}
              </Button>
            </chakra.li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
