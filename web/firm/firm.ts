import type { Letterhead } from '../../shared/firm/letterhead.ts';
import type { Allowance, FirmRole } from '../../shared/firm/rights.ts';
import type { Duty } from '../../shared/firm/work.ts';
import { t } from '../i18n/t.ts';

/** Response of `GET /api/firm`. */
export interface FirmAnswer {
  firm: {
    version: number;
    members: number;
    name: string;
    frn: string;
    address: string;
    gstin: string;
    review: boolean;
    review_required: boolean | null;
    letterhead: Letterhead;
    grievance: { name: string; email: string; phone: string };
    second_factor_required: boolean;
    idle_minutes: number | null;
    password_min_length: number | null;
    upi: string;
    mail_sender: string;
    default_financial_year: string;
    closes_at: string | null;
    retention_years: number;
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
  /** Id used in the access log; '' for those who may not read it. */
  account_id: string;
  full_name: string;
  email: string;
  role: FirmRole;
  allowed: Allowance[];
  status: 'active' | 'disabled';
  clients: number;
  current: boolean;
}

/** Response of `GET /api/firm/members`. */
export interface Members {
  members: Member[];
  invitations: { id: string; email: string; role: FirmRole; expires_at: string }[];
}

/** Response of `GET /api/firm/assignments`. */
export interface Assignments {
  assignments: {
    company_id: string;
    company_name: string;
    duty: Duty;
    member_id: string;
    full_name: string;
  }[];
  clients: { company_id: string; company_name: string; group_id: string | null; labels: string[] }[];
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

/** A cell of the permissions table. */
export const grantText = (grant: string): string =>
  grant === 'yes' ? t('Yes') : grant === 'no' ? t('No') : t('If allowed');

/** Members who can take over the work of one who leaves. */
export const successors = (members: readonly Member[], leaving: string): Member[] =>
  members.filter((m) => m.id !== leaving && m.status === 'active' && m.role !== 'viewer');

/** Runs an action and reloads the firm, then shows `done`; false if refused. */
export type Act = (work: () => Promise<unknown>, done?: string) => Promise<boolean>;

/** Response of `GET /api/firm/groups`. */
export interface Groups {
  groups: {
    id: string;
    name: string;
    kind: string;
    managers: { member_id: string; full_name: string }[];
    company_ids: string[];
  }[];
}

export const groupKinds: Record<string, () => string> = {
  family: () => t('Family'),
  'business house': () => t('Business house'),
  other: () => t('Other'),
};

/** Labels as typed, comma-separated, without duplicates. */
export const labelsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((label) => label.trim())
      .filter(Boolean),
  ),
];

/** A chosen picture as the letterhead stores it, or why it is refused. */
export async function logoOf(file: Blob): Promise<{ logo: string; error: string }> {
  if (!/^image\/(png|jpeg)$/.test(file.type))
    return { logo: '', error: t('The logo must be a PNG or JPEG picture') };
  if (file.size > 100 * 1024) return { logo: '', error: t('The logo must be at most 100 KB') };
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { logo: `data:${file.type};base64,${btoa(text)}`, error: '' };
}
