import { chakra } from '@chakra-ui/react';
import { t } from '../i18n/t.ts';
import { ProgressBar } from '../ui/base/ProgressBar.tsx';
import type { Usage } from './data/calls.ts';

/** Used storage: a warning from 75 per cent, an error from 90. */
export function UsageBar({ usage }: { usage: Usage }) {
  const { usedBytes, totalBytes, level: tone } = usage;
  const said = t('{used} of {total} used', {
    used: usage.usedSizeFormatted,
    total: usage.totalSizeFormatted,
  });
  return (
    <chakra.div width={{ base: 'full', sm: '15rem' }} data-tone={tone}>
      <chakra.p fontSize="sm" color={tone === 'error' ? 'danger' : 'fg.muted'} mb="1" className="num">
        {said}
        {tone === 'error' && ` · ${t('almost full')}`}
      </chakra.p>
      <ProgressBar
        label={t('Storage used')}
        value={totalBytes > 0 ? usedBytes / totalBytes : 0}
        tone={tone}
      />
    </chakra.div>
  );
}
