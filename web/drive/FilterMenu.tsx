import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import useSWR from 'swr';
import { assessmentYears } from '../../shared/itr/registry.ts';
import { keys } from '../data/keys.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { ClientBox } from './AttachDialog.tsx';
import { useDriveAddress } from './data/address.ts';

/** Filters documents by client or year, across folders. */
export function FilterMenu() {
  const { entity, year, set } = useDriveAddress();
  const [open, setOpen] = useState(false);
  const { data } = useSWR<{ company: { name: string } }>(entity ? keys.entity(entity) : null);
  const on = [data?.company.name, year].filter(Boolean).join(' · ');
  return (
    <>
      <Button
        look="quiet"
        icon="filter"
        aria-pressed={entity !== '' || year !== ''}
        aria-label={on ? t('Filter: {filter}', { filter: on }) : t('Filter by client and year')}
        onClick={() => setOpen(true)}
      >
        <chakra.span
          display={{ base: 'none', md: 'inline' }}
          maxWidth="14rem"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
        >
          {on || t('Filter')}
        </chakra.span>
      </Button>
      {open && (
        <Dialog
          open
          title={t('Filter by client and year')}
          width={28}
          onClose={() => setOpen(false)}
          onSubmit={() => setOpen(false)}
          actions={
            <>
              <Button
                onClick={() => {
                  set({ entity: '', year: '' });
                  setOpen(false);
                }}
              >
                {t('Show everything')}
              </Button>
              <Button type="submit" look="primary">
                {t('Done')}
              </Button>
            </>
          }
        >
          <Stack minHeight="16rem">
            <Field label={t('Client')}>
              <ClientBox
                value={entity}
                name={data?.company.name ?? ''}
                onValue={(id) => set({ entity: id })}
              />
            </Field>
            <Field label={t('Assessment year')}>
              <Select
                value={year}
                onValue={(value) => set({ year: value })}
                placeholder={t('Any year')}
                options={[...assessmentYears].map((value) => ({ value, label: value }))}
              />
            </Field>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
