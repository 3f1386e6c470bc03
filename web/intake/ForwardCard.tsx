import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { itrTypes } from '../../shared/itr/common/types.ts';
import { errorText } from '../data/errors.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Note, Row, Stack } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { type Place, sendPaper, sendReturn } from './forward.ts';

/** An income-tax file, passed on to the page that reads it, so that it need not be chosen twice. */
export function ForwardCard({ file, place, company }: { file: File; place: Place; company: string }) {
  const navigate = useNavigate();
  const [form, setForm] = useState<string>('ITR-1');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const go = async () => {
    setBusy(true);
    setProblem('');
    try {
      void navigate(await (place === 'papers' ? sendPaper(file, company) : sendReturn(file, company, form)));
    } catch (error) {
      setProblem(errorText(error, t('The file could not be read.')));
      setBusy(false);
    }
  };
  const words = {
    papers: t('Add it to the client’s papers'),
    itr: t('Open it in the return'),
    prefill: t('Open it in the return'),
  };
  return (
    <Card>
      <Stack>
        <Note>{file.name}</Note>
        {problem && <Banner tone="error" title={problem} />}
        {place === 'prefill' && (
          <Field label={t('Form of the return')}>
            <Select
              value={form}
              onValue={setForm}
              options={itrTypes.map((value) => ({ value, label: value }))}
            />
          </Field>
        )}
        {company === '' && <Note>{t('To continue, choose the client this file is for.')}</Note>}
        <Row>
          <Button look="primary" busy={busy} disabled={company === ''} onClick={() => void go()}>
            {words[place]}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
