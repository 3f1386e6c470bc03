import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../data/errors.ts';
import { retry } from '../data/lazy.ts';
import { t } from '../i18n/t.ts';
import { heldFile, holdFile } from '../itr/base/lastFile.ts';
import { Button } from '../ui/base/Button.tsx';
import { showRemarks } from '../ui/dialogs/remarks.ts';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Banner } from '../ui/states/Banner.tsx';
import type { Entity } from './entity.ts';

/**
 * Offers to start this year's return from the file the client was created from, so that it need not be chosen
 * twice.
 */
export function BeginReturn({ company }: { company: Entity }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const held = heldFile(company.pan);
  if (!held || !company.canFileITR) return null;
  const { type, year, from } = held.begins;
  const begin = async () => {
    setBusy(true);
    try {
      const { beginFromFile } = await retry(() => import('../itr/base/beginFromFile.ts'));
      const json: unknown = JSON.parse((await held.file.text()).replace(/^\uFEFF/, ''));
      const { address, warnings } = await beginFromFile(json, held.begins, company);
      holdFile(undefined);
      showRemarks(warnings.map((w) => w.message));
      void navigate(address);
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The return could not be started.')) });
      setBusy(false);
    }
  };
  return (
    <Banner
      tone="info"
      title={
        from === year
          ? t('The file is the {form} of AY {year}. Continue with it?', { form: type, year })
          : t('Start the {form} for AY {year} from the AY {from} return?', { form: type, year, from })
      }
      actions={
        <Button look="primary" icon="itr" busy={busy} onClick={() => void begin()}>
          {t('Begin {form}', { form: type })}
        </Button>
      }
    >
      {from === year
        ? t('Everything in the file is copied to the return; you complete and check it.')
        : t(
            'Addresses, banks, and losses and credits brought forward are copied; other amounts of that year are not.',
          )}
    </Banner>
  );
}
