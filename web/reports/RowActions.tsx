import type { ReportKind } from '../../shared/reports/report.ts';
import { errorText } from '../data/errors.ts';
import { download } from '../data/http.ts';
import { useSaveToDrive } from '../drive/data/useSaveToDrive.ts';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/base/Button.tsx';
import { Row } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { downloadReport, viewReport } from './calls.ts';

/** A file in the government's format: its address, and its name until the server gives one. */
export interface GovernmentFile {
  path: string;
  name: string;
  label: string;
}

interface Props {
  id: string;
  type: ReportKind;
  /** Client and return, for screen readers. */
  name: string;
  file?: GovernmentFile | undefined;
}

/** View, PDF and, if there is one, the government file of a row. */
export function RowActions({ id, type, name, file }: Props) {
  const save = useSaveToDrive();
  const failed = (error: unknown) =>
    showToast({ tone: 'error', text: errorText(error, t('The report could not be opened.')) });
  const view = async () => {
    if (await viewReport(id, type)) return;
    showToast({
      tone: 'error',
      text: t('Your browser did not open the tab. Allow pop-ups for this site.'),
    });
  };
  return (
    <Row gap="1" flexWrap="nowrap" justifyContent="flex-end">
      <IconButton icon="eye" label={t('View {name}', { name })} onClick={() => void view().catch(failed)} />
      <IconButton
        icon="download"
        label={t('Download {name}', { name })}
        onClick={() => void downloadReport(id, type).catch(failed)}
      />
      <IconButton
        icon="cloud"
        label={t('Save {name} to the drive', { name })}
        onClick={() => void save({ what: 'report-pdf', type, id }).catch(failed)}
      />
      {file && (
        <IconButton
          icon="itr"
          label={t('{file} of {name}', { file: file.label, name })}
          onClick={() =>
            void download(file.path, file.name).catch((error) =>
              showToast({ tone: 'error', text: errorText(error, t('The file could not be created.')) }),
            )
          }
        />
      )}
    </Row>
  );
}
