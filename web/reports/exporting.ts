import type { ReportKind } from '../../shared/reports/report.ts';
import { type ExportProgress, fetchZip } from '../data/zip.ts';
import { reportPaths } from './calls.ts';

/** Downloads the reports of a type as one ZIP. Returns their number; throws AbortError when cancelled. */
export const exportAll = (
  type: ReportKind,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<number> => fetchZip(reportPaths.exportAll(type), `reports_${type}.zip`, signal, onProgress);
