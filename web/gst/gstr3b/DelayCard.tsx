import type { Delay } from '../../../shared/gst/gstr3b/delay.ts';
import { formatPaise } from '../../../shared/money.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Columns, Heading, Note, Row } from '../../ui/base/layout.tsx';
import { Checkbox } from '../../ui/fields/Checks.tsx';
import { DateInput } from '../../ui/fields/DateInput.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { taxHeads } from '../base/standing.tsx';

/** Table 5.1: date of payment, with the resulting interest and late fee. */
export function DelayCard({
  delay,
  payOn,
  onPayOn,
  onTake,
  asTyped,
  onAsTyped,
  readOnly,
}: {
  delay: Delay;
  payOn: string;
  onPayOn: (day: string) => void;
  onTake: () => void;
  asTyped: boolean;
  onAsTyped: (asTyped: boolean) => void;
  readOnly: boolean;
}) {
  return (
    <Card data-together>
      <Row justifyContent="space-between" mb="2">
        <Heading mb="0">{t('5.1 Interest and late fee')}</Heading>
        {!readOnly && (
          <Button size="sm" onClick={onTake}>
            {t('Use suggested amounts')}
          </Button>
        )}
      </Row>
      <Columns>
        <Field
          label={t('Day of payment')}
          help={
            delay.days > 0
              ? t('{count} days late', { count: delay.days })
              : t('In time: no interest, no late fee')
          }
        >
          <DateInput value={payOn} onValue={onPayOn} readOnly={readOnly} />
        </Field>
      </Columns>
      <Note mt="2">
        {t('For this delay: interest {interest}, late fee {fee}{capped}.', {
          interest: taxHeads()
            .map(([key, name]) => `${name} ${formatPaise(delay.interest[key])}`)
            .join(', '),
          fee: formatPaise(delay.late_fee.cgst + delay.late_fee.sgst),
          capped: delay.capped ? ` (${t('at the cap')})` : '',
        })}
      </Note>
      <Note>
        {t('Interest and late fee are part of the cash payment. Amounts entered below replace them.')}
      </Note>
      <Checkbox checked={asTyped} onValue={onAsTyped} disabled={readOnly}>
        {t('Pay only the interest and late fee entered below (waiver, or figures from the portal)')}
      </Checkbox>
    </Card>
  );
}
