import { t } from '../../i18n/t.ts';
import { Banner } from './Banner.tsx';

/** Says that an address named a year or period that is not offered; nothing when it did not. */
export const UnknownYear = ({ said }: { said: string | undefined }) =>
  said === undefined ? null : (
    <Banner tone="warning" title={t('Nothing here matches “{asked}”', { asked: said })}>
      {t('The address names a year or period that is not offered. Choose one from the list.')}
    </Banner>
  );
