import { financialYearOn, todayInIst } from '../../shared/dates.ts';
import { advanceAddress } from '../advance-tax/draft.ts';
import { t } from '../i18n/t.ts';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Note } from '../ui/base/layout.tsx';
import { Panel, type PanelProps } from './panel.tsx';

/** Link to the estimate of the current year. */
export function AdvanceTaxPanel({ page }: PanelProps) {
  const year = financialYearOn(todayInIst());
  return (
    <Panel
      id="advance-tax"
      title={t('Advance tax')}
      acts={
        <ButtonLink size="sm" to={advanceAddress(page.client.id, year)}>
          {t('Estimate {year}', { year })}
        </ButtonLink>
      }
    >
      <Note>{t('Instalments, interest and letter for the current year.')}</Note>
    </Panel>
  );
}
