import type { Role } from '../../shared/users/people.ts';
import { t } from '../i18n/t.ts';

/** Name of a role. */
export function roleText(role: string): string {
  const texts: Record<Role, string> = {
    client: t('Client'),
    ca: t('Chartered accountant'),
    accountant: t('Accountant'),
    admin: t('Administrator'),
  };
  return texts[role as Role] ?? role;
}

/** Name of an account status. */
export function accountStatusText(status: string): string {
  const texts: Record<string, string> = {
    pending: t('Pending Approval'),
    active: t('Active'),
    rejected: t('Rejected'),
    disabled: t('Disabled'),
    closing: t('To be deleted'),
  };
  return texts[status] ?? status;
}
