import { useRef, useState } from 'react';
import useSWR from 'swr';
import type { DriveItem } from '../../shared/drive/calls.ts';
import { assessmentYears } from '../../shared/itr/registry.ts';
import { errorText } from '../data/errors.ts';
import { keys, withQuery } from '../data/keys.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Note, Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { ComboBox } from '../ui/fields/ComboBox.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { changeItem } from './data/calls.ts';
import { namesOf } from './data/operations.ts';

/** Clients by name or PAN, searched on the server. */
export function ClientBox(props: { value: string; name: string; onValue: (id: string) => void }) {
  const [search, setSearch] = useState('');
  const found = useSWR<{ companies: { id: string; name: string; pan: string }[] }>(
    withQuery(keys.entities, { q: search, page_size: 50, sort: 'name', masked: 'true' }),
    { keepPreviousData: true },
  );
  return (
    <ComboBox
      value={props.value}
      valueLabel={props.name}
      onValue={props.onValue}
      onSearch={setSearch}
      loading={found.isLoading}
      options={[
        { value: '', label: t('No client') },
        ...(found.data?.companies ?? []).map((c) => ({ value: c.id, label: c.name, hint: c.pan })),
      ]}
      placeholder={t('Name or PAN')}
    />
  );
}

/** Assigns documents to a client and year. */
export function AttachDialog(props: {
  items: readonly DriveItem[];
  onClose: () => void;
  onDone: () => void;
}) {
  const { items, onClose, onDone } = props;
  const first = items[0]!;
  const [entity, setEntity] = useState(first.entity_id);
  const [year, setYear] = useState(first.assessment_year);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  // After a partial failure, only the rest is retried, and what another choice was made for.
  const saved = useRef(new Map<string, DriveItem>());
  const close = () => (saved.current.size > 0 ? onDone() : onClose());
  const save = async () => {
    setBusy(true);
    setError('');
    try {
      for (const item of items) {
        const before = saved.current.get(item.id);
        if (before?.entity_id === entity && before.assessment_year === year) continue;
        const change = { entity_id: entity, assessment_year: year };
        saved.current.set(item.id, await changeItem(before ?? item, change));
      }
      showToast({
        tone: 'success',
        text: entity ? t('Attached to the client') : t('No longer attached to a client'),
      });
      onDone();
    } catch (failure) {
      setError(errorText(failure, t('The client could not be set.')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={t('Client and year of {name}', { name: namesOf(items) })}
      width={30}
      onClose={close}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={close}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <Stack minHeight="16rem">
        {error && <Banner tone="error" title={error} />}
        <Field label={t('Client')} optional>
          <ClientBox value={entity} name={first.entity_name} onValue={setEntity} />
        </Field>
        <Field label={t('Assessment year')} optional>
          <Select
            value={year}
            onValue={setYear}
            placeholder={t('No year')}
            options={[...assessmentYears].map((value) => ({ value, label: value }))}
          />
        </Field>
        <Note>{t('Documents of a client can be listed together, whatever folder they are in.')}</Note>
      </Stack>
    </Dialog>
  );
}
