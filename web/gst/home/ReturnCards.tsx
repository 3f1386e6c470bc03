import { useState } from 'react';
import { todayInIst } from '../../../shared/dates.ts';
import { emptyGstr3b } from '../../../shared/gst/gstr3b/form.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import { lastDay } from '../../../shared/gst/periods.ts';
import { post } from '../../data/http.ts';
import { t } from '../../i18n/t.ts';
import { FiledDialog } from '../../returns/FiledDialog.tsx';
import { Columns } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import type { GstHome, HomePeriod } from '../base/calls.ts';
import { nilNotice } from '../base/standing.tsx';
import { mayFileNil } from './cardFigures.ts';
import { Gstr1Card, Gstr2bCard, Gstr3bCard } from './PeriodCards.tsx';

/** A card for each return of the period: status, due date, totals and link. */
export function ReturnCards({
  home,
  period,
  onChanged,
}: {
  home: GstHome;
  period: HomePeriod;
  onChanged: () => void;
}) {
  const [nil, setNil] = useState<'gstr1' | 'gstr3b' | null>(null);
  const may = home.can_edit && lastDay(period.period) < todayInIst() ? mayFileNil(period) : undefined;
  const card = {
    entityId: home.company.id,
    registrationId: home.registration_id,
    period,
    canEdit: home.can_edit,
  };
  return (
    <Columns>
      <Gstr1Card {...card} onNil={may?.gstr1 ? () => setNil('gstr1') : undefined} />
      <Gstr2bCard {...card} />
      <Gstr3bCard {...card} onNil={may?.gstr3b ? () => setNil('gstr3b') : undefined} />
      {nil && (
        <FiledDialog
          kind="gst"
          title={nil === 'gstr1' ? t('File nil GSTR-1') : t('File nil GSTR-3B')}
          notice={nilNotice()}
          onClose={() => setNil(null)}
          onFile={async (details) => {
            await post(`/api/gst/${nil}.php`, {
              gst_master_id: home.company.id,
              registration_id: home.registration_id,
              return_period: period.period,
              status: 'filed',
              ...(nil === 'gstr3b' ? { form: inRupees(emptyGstr3b()) } : {}),
              ...details,
            });
            setNil(null);
            onChanged();
            showToast({
              tone: 'success',
              text: t('{form} saved as {status}', {
                form: nil === 'gstr1' ? 'GSTR-1' : 'GSTR-3B',
                status: t('filed'),
              }),
            });
          }}
        />
      )}
    </Columns>
  );
}
