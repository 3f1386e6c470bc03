import { chakra } from '@chakra-ui/react';
import { t } from '../i18n/t.ts';
import { Spinner } from '../ui/base/Spinner.tsx';
import { Delayed } from '../ui/states/Skeleton.tsx';

/** Shown while the first page's code loads. */
export function Loading() {
  return (
    <Delayed>
      <chakra.div
        role="status"
        display="flex"
        gap="3"
        alignItems="center"
        justifyContent="center"
        minHeight="60vh"
        color="fg.muted"
      >
        <Spinner />
        {t('Loading...')}
      </chakra.div>
    </Delayed>
  );
}
