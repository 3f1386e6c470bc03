import { t } from '../../i18n/t.ts';
import { Banner } from './Banner.tsx';

/** Says that the address names a year or period that is not available; renders nothing otherwise. */
export const UnknownYear = ({ said }: { said: string | undefined }) =>
  said === undefined ? null : (
    <Banner tone="warning" title={t('Nothing here matches “{asked}”', { asked: said })}>
      {t('The address names a year or period that is not offered. Choose one from the list.')}
    </Banner>
  );
