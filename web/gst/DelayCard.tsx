import { formatPaise } from '../../shared/money.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/Button.tsx';
import { DateInput } from '../ui/DateInput.tsx';
import { Field } from '../ui/Field.tsx';
import { Card, Columns, Heading, Note, Row } from '../ui/layout.tsx';
import type { Shown } from './gstr3bForm.ts';
import { taxHeads } from './standing.tsx';

/** Table 5.1: the day of payment, and interest and late fee that follow from it. */
export function DelayCard({
  shown,
  payOn,
  onPayOn,
  onTake,
  readOnly,
}: {
  shown: Shown;
  payOn: string;
  onPayOn: (day: string) => void;
  onTake: () => void;
  readOnly: boolean;
}) {
  return (
    <Card data-together>
      <Row justifyContent="space-between" mb="2">
        <Heading mb="0">{t('5.1 Interest and late fee')}</Heading>
        {!readOnly && (
          <Button size="sm" onClick={onTake}>
            {t('Take over the suggestion')}
          </Button>
        )}
      </Row>
      <Columns>
        <Field
          label={t('Day of payment')}
          help={
            shown.days_late > 0
              ? t('{count} days late', { count: shown.days_late })
              : t('In time: no interest, no late fee')
          }
        >
          <DateInput value={payOn} onValue={onPayOn} readOnly={readOnly} />
        </Field>
      </Columns>
      <Note mt="2">
        {t('Suggested by the saved figures: interest {interest}, late fee {fee}{capped}.', {
          interest: taxHeads()
            .map(([key, name]) => `${name} ${formatPaise(Math.round(shown.suggested.interest[key] * 100))}`)
            .join(', '),
          fee: formatPaise(Math.round((shown.suggested.late_fee.cgst + shown.suggested.late_fee.sgst) * 100)),
          capped: shown.suggested.late_fee_capped ? ` (${t('at the cap')})` : '',
        })}
      </Note>
    </Card>
  );
}
