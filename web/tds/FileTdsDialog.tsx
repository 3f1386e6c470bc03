import { mark } from '../i18n/mark.ts';
import { t } from '../i18n/t.ts';
import { FiledDialog } from '../ui/FiledDialog.tsx';

interface Props {
  onClose: () => void;
  onFile: (details: { token_number: string; filed_on: string }) => Promise<void>;
  /** The statement has errors: the list of problems comes instead. */
  onRefused: () => void;
}

/** Marks a statement as filed, with the token number of its receipt. */
export function FileTdsDialog({ onClose, onFile, onRefused }: Props) {
  return (
    <FiledDialog
      title={t('Mark as filed')}
      intro={t('Upload the statement on the portal; then keep its token number here. It becomes read-only.')}
      number={{
        label: t('Token number (15 digits)'),
        path: 'token_number',
        wrong: mark('The token number has 15 digits'),
        maxLength: 15,
      }}
      dayLabel={t('Filed on')}
      failed={t('The statement could not be marked as filed.')}
      onClose={onClose}
      onFile={(token_number, filed_on) => onFile({ token_number, filed_on })}
      onRefused={onRefused}
    />
  );
}
