import { useState } from 'react';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';

/** Asks for the name of a view. */
export function ViewNameDialog({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Save this view')}
      onSubmit={() => name.trim() && onName(name.trim())}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" disabled={!name.trim()}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <Field label={t('Name')} id="view-name">
        <TextInput value={name} onValue={setName} maxLength={40} />
      </Field>
    </Dialog>
  );
}
