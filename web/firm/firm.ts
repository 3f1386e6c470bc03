import type { Allowance, FirmRole } from '../../shared/firm/rights.ts';
import type { Duty } from '../../shared/firm/work.ts';
import { t } from '../i18n/t.ts';

/** What `GET /api/firm` answers. */
export interface FirmAnswer {
  firm: {
    version: number;
    name: string;
    frn: string;
    address: string;
    gstin: string;
    review: boolean;
    review_required: boolean | null;
  } | null;
  role: FirmRole | null;
  may: Record<string, boolean>;
  rights: {
    id: string;
    label: string;
    owner: string;
    partner: string;
    manager: string;
    staff: string;
    viewer: string;
  }[];
  firms: { id: string; name: string; role: FirmRole; current: boolean }[];
}

export interface Member {
  id: string;
  full_name: string;
  email: string;
  role: FirmRole;
  allowed: Allowance[];
  status: 'active' | 'disabled';
  clients: number;
  current: boolean;
}

/** What `GET /api/firm/members` answers. */
export interface Members {
  members: Member[];
  invitations: { id: string; email: string; role: FirmRole; expires_at: string }[];
}

/** What `GET /api/firm/assignments` answers. */
export interface Assignments {
  assignments: {
    company_id: string;
    company_name: string;
    duty: Duty;
    member_id: string;
    full_name: string;
  }[];
  clients: { company_id: string; company_name: string }[];
}

export const roleNames: Record<FirmRole, () => string> = {
  owner: () => t('Owner'),
  partner: () => t('Partner'),
  manager: () => t('Manager'),
  staff: () => t('Staff'),
  viewer: () => t('Viewer'),
};

export const allowanceNames: Record<Allowance, () => string> = {
  delete: () => t('Delete'),
  file: () => t('Mark as filed'),
  export: () => t('Export lists'),
};

export const dutyNames: Record<Duty, () => string> = {
  all: () => t('Everything'),
  itr: () => t('Income tax'),
  gst: () => t('GST'),
  tds: () => t('TDS'),
  accounts: () => t('Accounts'),
  invoices: () => t('Invoices'),
};

/** A cell of the table of rights. */
export const grantText = (grant: string): string =>
  grant === 'yes' ? t('Yes') : grant === 'no' ? t('No') : t('If allowed');

/** Who can take over the work of a member who leaves. */
export const successors = (members: readonly Member[], leaving: string): Member[] =>
  members.filter((m) => m.id !== leaving && m.status === 'active' && m.role !== 'viewer');
