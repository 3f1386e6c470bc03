import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import useSWR, { mutate } from 'swr';
import type { FormValues } from '../../shared/forms/paths.ts';
import { errorText, fieldErrors } from '../data/errors.ts';
import { isApiError, put } from '../data/http.ts';
import { keys } from '../data/keys.ts';
import { rebase } from '../data/rebase.ts';
import { t } from '../i18n/t.ts';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { Row, Stack } from '../ui/base/layout.tsx';
import { useFootRoom } from '../ui/base/useFootRoom.ts';
import { ConflictDialog, type Difference } from '../ui/dialogs/ConflictDialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Page as Frame } from '../ui/page/Page.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { SaveStatus } from '../ui/states/SaveStatus.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { differencesOf, type Entity, formDataOf } from './entity.ts';
import { Step1 } from './Step1.tsx';
import { Step2 } from './Step2.tsx';
import { useEntityForm } from './useEntityForm.ts';

/** Edits a company or individual; a conflicting save is shown next to the user's changes. */
export function Page() {
  const { id = '' } = useParams();
  const {
    data,
    error,
    mutate: reload,
  } = useSWR<{ company: Entity }>(keys.entity(id), {
    revalidateOnReconnect: false,
    revalidateIfStale: true,
  });
  if (error && !data)
    return (
      <Frame title={t('Edit Company/Individual')}>
        <LoadError error={error} onRetry={() => void reload()} />
      </Frame>
    );
  if (!data)
    return (
      <Frame title={t('Edit Company/Individual')}>
        <Skeleton lines={10} height="36px" />
      </Frame>
    );
  return <Editor key={data.company.id} entity={data.company} />;
}

function Editor({ entity }: { entity: Entity }) {
  const form = useEntityForm(formDataOf(entity));
  const version = useRef(entity.version);
  const [busy, setBusy] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [conflict, setConflict] = useState<{ stored: Entity; differences: Difference[] } | null>(null);
  const locked = entity.permission === 'view';
  const bar = useFootRoom<HTMLDivElement>();

  const save = async (values: FormValues, resolved?: FormValues) => {
    setBusy(true);
    const sent = resolved ?? form.data;
    try {
      const reply = await put<{ data: Entity }>(`/api/companies/update/${entity.id}`, {
        ...values,
        version: version.current,
      });
      version.current = reply.data.version;
      const stored = formDataOf(reply.data);
      // Changes typed during the save are kept.
      form.replace((now) => rebase(now, sent, stored));
      form.markClean(stored);
      setSavedAt(new Date());
      await mutate(keys.entity(entity.id), { company: reply.data }, { revalidate: false });
      void mutate((key) => typeof key === 'string' && key.startsWith(keys.entities));
      showToast({ tone: 'success', text: t('Saved {name}', { name: reply.data.name }) });
    } catch (error) {
      if (isApiError(error) && error.id === 'stale_version') {
        const stored = error.body['stored'] as Entity;
        setConflict({ stored, differences: differencesOf(values, formDataOf(stored)) });
      } else form.refuse(errorText(error, t('Error saving company/individual')), fieldErrors(error));
    } finally {
      setBusy(false);
    }
  };
  const resolve = (takeTheirs: ReadonlySet<string>) => {
    if (!conflict) return;
    const theirs = formDataOf(conflict.stored);
    const merged: FormValues = { ...form.tidy() };
    for (const key of takeTheirs) {
      if (theirs[key] === undefined) delete merged[key];
      else merged[key] = theirs[key];
      if (key === 'last_name' && merged['status'] !== 'Individual')
        merged['company_name'] = merged['last_name'];
    }
    version.current = conflict.stored.version;
    setConflict(null);
    form.replace(merged);
    void save(merged, merged);
  };
  return (
    <Frame
      title={entity.name}
      crumb={t('Edit Company/Individual')}
      width={72}
      actions={
        <>
          {entity.canFileITR && (
            <ButtonLink icon="itr" to={`/app/itr?entity=${entity.id}`}>
              {t('File ITR')}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" icon="close" to={`/app/clients/${entity.id}`}>
            {t('Close')}
          </ButtonLink>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(e) => {
          e.preventDefault();
          if (!busy && form.checkAll()) void save(form.tidy());
        }}
      >
        <Stack gap="5">
          {entity.permission !== 'own' && (
            <Banner tone="info" title={t('Shared by {name}', { name: entity.owner_name ?? '' })}>
              {locked ? t('You can view this entry but not change it.') : t('You can change this entry.')}
            </Banner>
          )}
          <ErrorSummary errors={form.summary} at={form.attempt} />
          <fieldset disabled={locked} style={{ display: 'contents' }}>
            <Step1 form={form} />
            <Step2 form={form} />
          </fieldset>
          {!locked && (
            <Row
              ref={bar}
              position="sticky"
              css={{ '@media (max-height: 30rem)': { position: 'static' } }}
              bottom="0"
              py="3"
              bg="bg"
              borderTop="1px solid"
              borderColor="border"
              justifyContent="space-between"
              zIndex="banner"
            >
              <SaveStatus
                state={
                  form.dirty ? { is: 'unsaved' } : savedAt ? { is: 'saved', at: savedAt } : { is: 'clean' }
                }
              />
              <Row ml="auto">
                <ButtonLink to={`/app/clients/${entity.id}`}>{t('Cancel')}</ButtonLink>
                <Button look="primary" type="submit" busy={busy}>
                  {t('Save')}
                </Button>
              </Row>
            </Row>
          )}
        </Stack>
      </form>
      {conflict && (
        <ConflictDialog
          differences={conflict.differences}
          onClose={() => setConflict(null)}
          onResolve={resolve}
        />
      )}
    </Frame>
  );
}
