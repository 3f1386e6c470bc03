import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { DriveItem, Share } from '../../../shared/drive/calls.ts';
import type { ChangeShareReply, CreateShareReply, SharesReply } from '../../../shared/drive/share-calls.ts';
import { errorText } from '../../data/errors.ts';
import { del, post, put } from '../../data/http.ts';
import { withQuery } from '../../data/keys.ts';
import { t } from '../../i18n/t.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { showToast } from '../../ui/toasts.ts';
import { drivePaths } from '../calls.ts';
import { ShareForm, type ShareTerms } from './ShareForm.tsx';
import { ShareLine } from './ShareLine.tsx';

/** A fresh link, shown once: only a hash of it is kept. */
function FreshLink({ link }: { link: string }) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new link
  useEffect(() => button.current?.focus(), [link]);
  const copy = () =>
    void navigator.clipboard
      .writeText(link)
      .then(() => showToast({ tone: 'success', text: t('Copied') }))
      .catch(() =>
        showToast({
          tone: 'error',
          text: t('The browser did not allow copying. Select the link and copy it.'),
        }),
      );
  return (
    <Stack gap="3">
      <Banner tone="success" title={t('Share link created successfully!')}>
        <p>{t('Copy it now: it is not shown again.')}</p>
      </Banner>
      <Row alignItems="end">
        <chakra.div flex="1" minWidth="12rem">
          <Field label={t('Link')}>
            <TextInput
              value={link}
              onValue={() => undefined}
              readOnly
              onFocus={(e) => e.currentTarget.select()}
            />
          </Field>
        </chakra.div>
        <Button icon="copy" look="primary" onClick={copy} ref={button}>
          {t('Copy link')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Sharing of one file or folder: its links and people, and making another. */
export function ShareDialog(props: { item: DriveItem; onClose: () => void; onChange: () => void }) {
  const { item, onClose, onChange } = props;
  const { data, error, mutate } = useSWR<SharesReply>(
    withQuery(drivePaths.shares, { item_id: item.id, page_size: 100 }),
  );
  const [link, setLink] = useState('');
  const [editing, setEditing] = useState<Share | 'new' | null>(null);
  const [log, setLog] = useState('');
  const shares = data?.shares ?? [];
  const changed = async () => {
    await mutate();
    onChange();
  };
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (failure) {
      showToast({ tone: 'error', text: errorText(failure, t('The sharing could not be changed.')) });
    }
    await changed();
  };
  const save = async (terms: ShareTerms) => {
    if (editing && editing !== 'new') {
      await put<ChangeShareReply>(drivePaths.share(editing.id), { version: editing.version, ...terms });
      showToast({ tone: 'success', text: t('The share is changed') });
    } else {
      const { password, ...rest } = terms;
      const reply = await post<CreateShareReply>(drivePaths.shares, {
        item_id: item.id,
        ...rest,
        ...(password ? { password } : {}),
      });
      setLink(reply.link);
    }
    setEditing(null);
    await changed();
  };
  const newLink = async (share: Share) => {
    const sure = await confirm({
      title: t('Make a new link?'),
      body: t('The old link stops working at once.'),
      action: t('New link'),
    });
    if (sure)
      await attempt(async () => {
        setLink((await post<CreateShareReply>(`${drivePaths.share(share.id)}/new-link`)).link);
      });
  };
  const revoke = async (share: Share) => {
    const sure = await confirm({
      title: t('Revoke this share?'),
      body: t('The link and everybody’s access through it end at once.'),
      action: t('Revoke'),
      danger: true,
    });
    if (sure)
      await attempt(async () => {
        await del(drivePaths.share(share.id));
        setLink('');
        showToast({ tone: 'success', text: t('The share is revoked') });
      });
  };
  // Nothing is shared yet: the form stands open.
  const form = editing ?? (data && shares.length === 0 && !link ? 'new' : null);
  return (
    <Dialog
      open
      title={t('Share {name}', { name: item.name })}
      width={38}
      onClose={onClose}
      actions={
        <Button look={form ? 'secondary' : 'primary'} onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <Stack>
        {link && <FreshLink link={link} />}
        {error && <LoadError error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton lines={3} />}
        {form ? (
          <ShareForm
            key={form === 'new' ? 'new' : form.id}
            {...(form === 'new' ? {} : { share: form })}
            submit={save}
            {...(editing ? { onCancel: () => setEditing(null) } : {})}
          />
        ) : (
          data && (
            <Row>
              <Button icon="plus" onClick={() => setEditing('new')}>
                {t('Another share')}
              </Button>
            </Row>
          )
        )}
        {!form && shares.length > 0 && (
          <chakra.ul aria-label={t('Shares')}>
            {shares.map((share) => (
              <ShareLine
                key={share.id}
                share={share}
                logOpen={log === share.id}
                onLog={() => setLog(log === share.id ? '' : share.id)}
                onEdit={() => {
                  setLink('');
                  setEditing(share);
                }}
                onNewLink={() => void newLink(share)}
                onRevoke={() => void revoke(share)}
              />
            ))}
          </chakra.ul>
        )}
      </Stack>
    </Dialog>
  );
}
