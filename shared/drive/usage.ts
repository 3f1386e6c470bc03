import { type Plan, storageLabel } from '../plans.ts';
import { type DriveUsage, driveLimits } from './calls.ts';

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** A size for people, in steps of 1024: `0 Bytes`, `1.5 MB`. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit++;
  }
  // 1023.96 KB must not read 1024 KB.
  if (Math.round(value * 10) >= 10_240 && unit < units.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${unit === 0 ? value : Math.round(value * 10) / 10} ${units[unit]}`;
}

/** The usage as documented, with the thresholds of the bar. */
export function usageOf(plan: Plan, used: number, trash: number, pending: number): DriveUsage {
  const total = plan.storageBytes;
  const percent = Math.min(100, Math.round((used / total) * 1000) / 10);
  const share = (used / total) * 100;
  return {
    usedBytes: used,
    totalBytes: total,
    usedSizeFormatted: formatBytes(used),
    totalSizeFormatted: formatBytes(total),
    totalGBFormatted: storageLabel(total).label,
    trashBytes: trash,
    pendingBytes: pending,
    percent,
    level:
      share >= driveLimits.errorPercent
        ? 'error'
        : share >= driveLimits.warningPercent
          ? 'warning'
          : 'normal',
    plan: plan.name,
    maxFileBytes: plan.maxFileBytes,
    maxFileLabel: formatBytes(plan.maxFileBytes),
  };
}
