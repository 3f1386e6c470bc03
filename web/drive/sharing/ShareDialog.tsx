import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { DriveItem, Share } from '../../../shared/drive/calls.ts';
import type { ChangeShareReply, CreateShareReply, SharesReply } from '../../../shared/drive/share-calls.ts';
import { errorText } from '../../data/errors.ts';
import { del, post, put } from '../../data/http.ts';
import { withQuery } from '../../data/keys.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Row, Stack } from '../../ui/base/layout.tsx';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { LoadError } from '../../ui/states/LoadError.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { drivePaths } from '../data/calls.ts';
import { ShareForm } from './ShareForm.tsx';
import { ShareLine } from './ShareLine.tsx';
import type { ShareTerms } from './terms.ts';

/** A new link, shown once, because only its hash is stored. */
function FreshLink({ link, focus }: { link: string; focus: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new link
  useEffect(() => {
    if (focus) button.current?.focus();
  }, [link]);
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

/** Shares of a file or folder: existing links and people, and the form for another. */
export function ShareDialog(props: { item: DriveItem; onClose: () => void; onChange: () => void }) {
  const { item, onClose, onChange } = props;
  const { data, error, mutate } = useSWR<SharesReply>(
    withQuery(drivePaths.shares, { item_id: item.id, page_size: 100 }),
  );
  const [link, setLink] = useState('');
  const [editing, setEditing] = useState<Share | 'new' | null>(null);
  // Each opening of the form has its own key: a share that got its first person stays in the form it began
  // in.
  const [formKey, setFormKey] = useState(0);
  const edit = (share: Share | 'new') => {
    setFormKey((n) => n + 1);
    setEditing(share);
  };
  const leave = useRef<((done: boolean) => Promise<boolean>) | null>(null);
  const close = async (done: boolean) => {
    if (!form || !leave.current || (await leave.current(done))) onClose();
  };
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
  /** Saves the terms, of a changed share or as a new one. */
  const store = async (terms: ShareTerms): Promise<Share> => {
    const before = editing && editing !== 'new' ? editing : undefined;
    const known = new Set(before?.people.map((p) => p.email));
    const added = terms.people.filter((p) => !known.has(p.email)).map((p) => p.email);
    const { password, ...rest } = terms;
    const reply: { share: Share; link?: string } = before
      ? await put<ChangeShareReply>(drivePaths.share(before.id), { version: before.version, ...terms })
      : await post<CreateShareReply>(drivePaths.shares, {
          item_id: item.id,
          ...rest,
          ...(password ? { password } : {}),
        });
    if (reply.link) setLink(reply.link);
    if (added.length > 0)
      showToast({ tone: 'success', text: t('Shared with {email}', { email: added.join(', ') }) });
    else if (before) showToast({ tone: 'success', text: t('The share is changed') });
    return reply.share;
  };
  const save = async (terms: ShareTerms) => {
    await store(terms);
    setEditing(null);
    await changed();
  };
  const savePeople = async (terms: ShareTerms) => {
    setEditing(await store(terms));
    await changed();
  };
  const newLink = async (share: Share) => {
    const sure = await confirm({
      title: t('Make a new link?'),
      body: t('The old link stops working immediately.'),
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
      body: t('The link and everyone’s access through it end immediately.'),
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
  // The form is open when nothing is shared yet.
  const form = editing ?? (data && shares.length === 0 && !link ? 'new' : null);
  return (
    <Dialog
      open
      title={t('Share {name}', { name: item.name })}
      width={38}
      onClose={() => void close(false)}
      actions={
        <Button look={form ? 'secondary' : 'primary'} onClick={() => void close(true)}>
          {t('Done')}
        </Button>
      }
    >
      <Stack>
        {link && <FreshLink link={link} focus={!editing} />}
        {error && <LoadError error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton lines={3} />}
        {form ? (
          <ShareForm
            key={formKey}
            leave={leave}
            {...(form === 'new' ? {} : { share: form })}
            submit={save}
            submitPeople={savePeople}
            {...(editing ? { onCancel: () => setEditing(null) } : {})}
          />
        ) : (
          data && (
            <Row>
              <Button icon="plus" onClick={() => edit('new')}>
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
                  edit(share);
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
