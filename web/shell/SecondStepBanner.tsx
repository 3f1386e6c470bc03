import { useLocation } from 'react-router-dom';
import { useUser } from '../data/session.ts';
import { day, istDay } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Banner } from '../ui/states/Banner.tsx';

/** The deadline to replace a first password, or to set up a required second factor, with a link. */
export function SecondStepBanner() {
  const user = useUser();
  const { pathname } = useLocation();
  const due = user?.factor_due_at;
  const first = user?.choose_password_by;
  if (first && pathname !== '/app/account-settings')
    return (
      <Banner
        tone="warning"
        title={t('Choose your own password before {date}', { date: day(istDay(first)) })}
        actions={
          <ButtonLink size="sm" look="primary" to="/app/account-settings?tab=password">
            {t('Choose a password')}
          </ButtonLink>
        }
      />
    );
  if (!due || pathname === '/app/account-settings') return null;
  return (
    <Banner
      tone="warning"
      title={t('Set up two-step sign-in before {date}', { date: day(istDay(due)) })}
      actions={
        <ButtonLink size="sm" look="primary" to="/app/account-settings?tab=security">
          {t('Set up')}
        </ButtonLink>
      }
    />
  );
}
