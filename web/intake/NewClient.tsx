import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { isGstin } from '../../shared/identifiers.ts';
import { errorText } from '../data/errors.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Columns, Row, Stack } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { enterClient } from './useImport.ts';

/** Creates a client from name and GSTIN, as an import of sales or purchases needs. */
export function NewClient({ gstin: found, onDone }: { gstin: string; onDone: (id: string) => void }) {
  const [name, setName] = useState('');
  const [gstin, setGstin] = useState(found);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const good = isGstin(gstin.trim().toUpperCase());
  const enter = async () => {
    setBusy(true);
    setProblem('');
    try {
      onDone(await enterClient(name, gstin.trim()));
    } catch (error) {
      setProblem(error instanceof Error && !('status' in error) ? error.message : errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <chakra.form
      onSubmit={(e) => {
        e.preventDefault();
        void enter();
      }}
    >
      <Stack gap="3">
        {problem && <Banner tone="error" title={problem} />}
        <Columns>
          <Field label={t('Name of the client')} required>
            <TextInput value={name} onValue={setName} maxLength={125} />
          </Field>
          <Field
            label={t('GSTIN')}
            required
            {...(gstin.trim().length >= 15 && !good ? { error: t('This is not a valid GSTIN') } : {})}
          >
            <TextInput value={gstin} onValue={setGstin} maxLength={20} />
          </Field>
        </Columns>
        <Row>
          <Button type="submit" busy={busy} disabled={name.trim() === '' || !good}>
            {t('Add this client')}
          </Button>
        </Row>
      </Stack>
    </chakra.form>
  );
}
