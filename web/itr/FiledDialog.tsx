import { post } from '../data/http.ts';
import { mark } from '../i18n/mark.ts';
import { t } from '../i18n/t.ts';
import { FiledDialog as Filed } from '../ui/FiledDialog.tsx';
import { showToast } from '../ui/toasts.ts';
import { type ItrRow, itrPaths } from './calls.ts';

/** Marks a validated return as filed: acknowledgement number and date as the portal shows them. */
export function FiledDialog({
  row,
  onClose,
  onFiled,
}: {
  row: Pick<ItrRow, 'id' | 'version' | 'itr_type' | 'assessment_year' | 'name'>;
  onClose: () => void;
  onFiled: () => void;
}) {
  return (
    <Filed
      title={t('Mark {form} of {name} as filed', {
        form: `${row.itr_type} AY ${row.assessment_year}`,
        name: row.name,
      })}
      intro={t(
        'A filed return is read-only here. Corrections go into a revised return, which starts as a copy.',
      )}
      number={{
        label: t('Acknowledgement number'),
        path: 'acknowledgement',
        help: t('15 digits, on the ITR-V'),
        wrong: mark('The acknowledgement number has 15 digits'),
        maxLength: 15,
      }}
      dayLabel={t('Date of filing')}
      failed={t('The return could not be marked as filed.')}
      onClose={onClose}
      onFile={async (acknowledgement, filed_on) => {
        await post(`${itrPaths.one(row.id)}/mark-filed`, { acknowledgement, filed_on, version: row.version });
        showToast({ tone: 'success', text: t('Marked as filed') });
        onFiled();
      }}
    />
  );
}
