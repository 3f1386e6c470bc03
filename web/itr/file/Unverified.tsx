import type { ItrForm } from '../../../shared/itr/common/types.ts';
import { t } from '../../i18n/t.ts';
import { Note } from '../../ui/base/layout.tsx';
import { Banner } from '../../ui/states/Banner.tsx';

/** How reliable the file's layout is, in one sentence; docs/filing lists the sources. */
export function Unverified({ form }: { form: ItrForm }) {
  const { source, unverified = [] } = form;
  if (unverified.length === 0)
    return source ? <Note mb="3">{t('Layout of the file: {source}.', { source: t(source) })}</Note> : null;
  return (
    <Banner tone="warning">
      {t(
        'Parts of this file follow published descriptions, not the department’s own layout: open it in the department’s utility before you rely on it.',
      )}
    </Banner>
  );
}
