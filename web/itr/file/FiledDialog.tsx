import { post } from '../../data/http.ts';
import { t } from '../../i18n/t.ts';
import { FiledDialog as Filed } from '../../returns/FiledDialog.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { type ItrRow, itrPaths } from '../base/calls.ts';

/** Marks a validated return as filed, with the portal's acknowledgement number and date. */
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
      kind="itr"
      onClose={onClose}
      onFile={async (details) => {
        await post(`${itrPaths.one(row.id)}/mark-filed`, { ...details, version: row.version });
        showToast({ tone: 'success', text: t('Marked as filed') });
        onFiled();
      }}
    />
  );
}
