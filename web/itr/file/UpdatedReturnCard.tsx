import { useMemo, useState } from 'react';
import type { AssessmentYear } from '../../../shared/dates.ts';
import { isIsoDate, todayInIst } from '../../../shared/dates.ts';
import { takesUpdated, UPDATED } from '../../../shared/itr/common/updated-return.ts';
import type { AnyItr } from '../../../shared/itr/values/any-form.ts';
import { updatedDays } from '../../../shared/tax/filing.ts';
import { useFromStore } from '../../forms/state/hooks.ts';
import { dayText } from '../../forms/state/show.ts';
import type { FormStore } from '../../forms/state/store.ts';
import { rupees } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Card, Heading, Note, Stack } from '../../ui/base/layout.tsx';
import { DateInput } from '../../ui/fields/DateInput.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import type { OpenReturn } from '../base/openReturn.ts';
import { PreviewTable } from '../base/PreviewTable.tsx';

/** The return as filed on a date under section 139(8A). */
const updatedOn = (data: AnyItr, day: string): AnyItr => ({
  ...data,
  filing: { ...data.filing, section_filed: UPDATED, filing_date: day },
});

const readData = (store: FormStore) => store.state().data;

/** Cost of an updated return with these figures on a date, including additional tax (section 140B). */
export function UpdatedReturnCard({ open }: { open: OpenReturn }) {
  const data = useFromStore(readData);
  const { from: first, to: last } = updatedDays(open.target.year as AssessmentYear);
  const today = todayInIst();
  const [day, setDay] = useState([first, today, last].sort()[1]!);
  const valid = isIsoDate(day) && day >= first && day <= last;
  const result = useMemo(() => {
    if (!valid) return undefined;
    try {
      return open.form.compute(updatedOn(data, day)).chosen;
    } catch {
      return undefined;
    }
  }, [open, data, day, valid]);
  const lines =
    result &&
    ([
      [t('Net tax liability'), result.tax.net],
      [
        t('Interest and fees'),
        result.interest.s234A + result.interest.s234B + result.interest.s234C + result.fees.s234F,
      ],
      [t('Additional tax u/s {section}', { section: '140B' }), result.additionalTax],
      [t('Taxes paid'), -result.taxesPaid.total],
      [t('Payable (refund)'), result.balancePayable - result.refund],
    ] as const);
  return (
    <Card aria-labelledby="file-updated">
      <Heading id="file-updated">{t('Updated return (section 139(8A))')}</Heading>
      <Note mb="3">
        {t('Available from {from} to {to}, and only if additional tax is payable.', {
          from: dayText(first),
          to: dayText(last),
        })}{' '}
        {takesUpdated(open.target.year as AssessmentYear)
          ? t(
              'Choose section 139(8A) under filing status: you are then asked for reasons, the earlier return and the tax u/s 140B on the tax computation step, and they are included in the JSON.',
            )
          : t('Its part of the file format is not published yet for this year.')}
      </Note>
      <Stack gap="3">
        <Field
          id="updated-day"
          label={t('Day of filing the updated return')}
          error={
            valid
              ? undefined
              : t('The date must be from {from} to {to}', { from: dayText(first), to: dayText(last) })
          }
        >
          <DateInput value={day} onValue={(v) => setDay(v)} />
        </Field>
        {result && result.refund > 0 && (
          <Banner
            tone="warning"
            title={t('These figures result in a refund, which an updated return cannot claim.')}
          />
        )}
        {lines && (
          <PreviewTable data-updated="">
            <tbody>
              {lines.map(([label, amount]) => (
                <tr key={label}>
                  <td>{label}</td>
                  <td className="num">{rupees(amount)}</td>
                </tr>
              ))}
            </tbody>
          </PreviewTable>
        )}
      </Stack>
    </Card>
  );
}
