import { t } from '../../i18n/t.ts';
import { Banner } from './Banner.tsx';

/** Says that the address names a year or period that is not available; renders nothing otherwise. */
export const UnknownYear = ({ said }: { said: string | undefined }) =>
  said === undefined ? null : (
    <Banner tone="warning" title={t('“{asked}” is not available here', { asked: said })}>
      {t('The address has a year or period that is not available. Choose one from the list.')}
    </Banner>
  );
