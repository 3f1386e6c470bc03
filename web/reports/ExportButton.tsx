import { useEffect, useRef, useState } from 'react';
import type { ReportKind } from '../../shared/reports/report.ts';
import { errorText } from '../data/errors.ts';
import type { ExportProgress } from '../data/zip.ts';
import { formatCount, t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Box, Note, Row } from '../ui/base/layout.tsx';
import { ProgressBar } from '../ui/base/ProgressBar.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { exportAll } from './exporting.ts';

/** State of an export, with start and cancel; it is cancelled when the page is left. */
export function useExport(type: ReportKind) {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const leave = useRef<AbortController>(undefined);
  useEffect(() => () => leave.current?.abort(), []);
  const start = async () => {
    const controller = new AbortController();
    leave.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const count = await exportAll(type, controller.signal, setProgress);
      showToast(
        count === 0
          ? { tone: 'info', text: t('There is nothing to export yet.') }
          : { tone: 'success', text: tn(count, 'Exported {count} report', 'Exported {count} reports') },
      );
    } catch (error) {
      if (!controller.signal.aborted)
        showToast({ tone: 'error', text: errorText(error, t('The reports could not be exported.')) });
    } finally {
      setProgress(null);
    }
  };
  return { progress, start, cancel: () => leave.current?.abort() };
}

/** Progress of an export, with Cancel. */
export function ExportStatus({ progress, onCancel }: { progress: ExportProgress; onCancel: () => void }) {
  const { done, total } = progress;
  const said =
    total === 0
      ? t('Preparing the export…')
      : t('{done} of {total} reports', { done: formatCount(done), total: formatCount(total) });
  return (
    <Row mb="4" data-no-print>
      <Box flex="1" minWidth="12rem">
        <ProgressBar label={t('Export All')} {...(total > 0 ? { value: done / total } : {})} />
        <Note mt="1" role="status">
          {said}
        </Note>
      </Box>
      <Button onClick={onCancel}>{t('Cancel')}</Button>
    </Row>
  );
}
