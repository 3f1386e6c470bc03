import { useState } from 'react';
import { useDirty } from '../../data/dirty.ts';
import { errorText } from '../../data/errors.ts';
import { put } from '../../data/http.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { AmountInput } from '../../ui/fields/AmountInput.tsx';
import { Checkbox, RadioGroup } from '../../ui/fields/Checks.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { type GstHome, gstPaths } from '../base/calls.ts';

/** Filing settings of the year: monthly or quarterly, previous year's turnover, SEZ supplier. */
export function SettingsPanel({
  entityId,
  home,
  onSaved,
}: {
  entityId: string;
  home: GstHome;
  onSaved: () => void;
}) {
  const [frequency, setFrequency] = useState<string>(home.settings.frequency);
  const [turnover, setTurnover] = useState<number | null>(
    home.settings.turnover === null ? null : Math.round(home.settings.turnover),
  );
  const [sez, setSez] = useState(home.settings.sez);
  const [busy, setBusy] = useState(false);
  const changed =
    frequency !== home.settings.frequency || turnover !== home.settings.turnover || sez !== home.settings.sez;
  useDirty(changed && !busy);
  const save = async () => {
    setBusy(true);
    try {
      await put(gstPaths.home(entityId), {
        financial_year: home.financial_year,
        registration_id: home.registration_id,
        frequency,
        turnover,
        sez,
      });
      showToast({ tone: 'success', text: t('Settings saved') });
      onSaved();
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The settings could not be saved.')) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          void save();
        }}
      >
        <Stack>
          <Field label={t('Filing in FY {year}', { year: home.financial_year })} group>
            <RadioGroup
              value={frequency}
              onValue={setFrequency}
              options={[
                { value: 'monthly', label: t('Monthly') },
                { value: 'quarterly', label: t('Quarterly (QRMP) with IFF') },
              ]}
            />
          </Field>
          <Field
            label={t('Aggregate turnover of the preceding year')}
            help={t('It decides HSN digits (six above ₹ 5 crore) and the late-fee cap.')}
          >
            <AmountInput value={turnover} onValue={setTurnover} />
          </Field>
          <Checkbox checked={sez} onValue={setSez}>
            {t('The supplier is in a special economic zone: all its supplies are inter-State')}
          </Checkbox>
          <Row>
            <Button type="submit" look="primary" busy={busy} disabled={!home.can_edit || !changed}>
              {t('Save settings')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
