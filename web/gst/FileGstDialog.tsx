import { t } from '../i18n/t.ts';
import { FiledDialog } from '../ui/FiledDialog.tsx';

interface Props {
  title: string;
  /** Nothing is reported. */
  nil?: boolean;
  onClose: () => void;
  onFile: (details: { acknowledgement: string; filed_on: string }) => Promise<void>;
  /** The return has errors: the list of findings comes instead. */
  onRefused: () => void;
}

/** Marks a GST return as filed, with its acknowledgement number where the portal gave one. */
export function FileGstDialog({ title, nil, onClose, onFile, onRefused }: Props) {
  return (
    <FiledDialog
      title={title}
      intro={t(
        'Upload the JSON on the portal and file it there; then keep its acknowledgement here. The return becomes read-only.',
      )}
      notice={
        nil
          ? t('Nothing is reported: it is filed as a nil return, by the tick on the portal, without a file.')
          : undefined
      }
      number={{ label: t('Acknowledgement number (ARN)'), path: 'acknowledgement', maxLength: 20 }}
      dayLabel={t('Filed on')}
      failed={t('The return could not be marked as filed.')}
      onClose={onClose}
      onFile={(acknowledgement, filed_on) => onFile({ acknowledgement, filed_on })}
      onRefused={onRefused}
    />
  );
}
