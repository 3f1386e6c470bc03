/** Roles in a firm, from the widest to the narrowest. */
export const firmRoles = ['owner', 'partner', 'manager', 'staff', 'viewer'] as const;
export type FirmRole = (typeof firmRoles)[number];

/** Rights the owner may give a member in addition to the role. */
export const allowances = ['delete', 'file', 'export'] as const;
export type Allowance = (typeof allowances)[number];

/** Which clients a role sees: all of the firm, those of their groups and assigned to them, or only those assigned to them. */
export const reachOfRole = {
  owner: 'all',
  partner: 'all',
  manager: 'groups',
  staff: 'assigned',
  viewer: 'assigned',
} as const satisfies Record<FirmRole, 'all' | 'groups' | 'assigned'>;

/** A cell of the table: always, never, or for members the owner allowed it. */
type Grant = 'yes' | 'no' | Allowance;

interface Right {
  label: string;
  owner: Grant;
  partner: Grant;
  manager: Grant;
  staff: Grant;
  viewer: Grant;
}

/**
 * Table of rights: what each role may do with its clients. The server decides by it (`api/membership/acts.ts`
 * names the right of each act), the firm settings show it, and the tests check every route against it.
 */
export const rights = {
  'clients.read': {
    label: 'See clients, returns and documents',
    owner: 'yes',
    partner: 'yes',
    manager: 'yes',
    staff: 'yes',
    viewer: 'yes',
  },
  'clients.create': {
    label: 'Add and import clients',
    owner: 'yes',
    partner: 'yes',
    manager: 'yes',
    staff: 'no',
    viewer: 'no',
  },
  'clients.change': {
    label: 'Change particulars of clients',
    owner: 'yes',
    partner: 'yes',
    manager: 'yes',
    staff: 'yes',
    viewer: 'no',
  },
  'clients.delete': {
    label: 'Delete and restore clients',
    owner: 'yes',
    partner: 'yes',
    manager: 'no',
    staff: 'no',
    viewer: 'no',
  },
  'clients.share': {
    label: 'Share clients with people outside the firm',
    owner: 'yes',
    partner: 'yes',
    manager: 'yes',
    staff: 'no',
    viewer: 'no',
  },
  'clients.export': {
    label: 'Export the list of clients and all reports',
    owner: 'yes',
    partner: 'yes',
    manager: 'yes',
    staff: 'export',
    viewer: 'no',
  },
  'work.prepare': {
    label: 'Prepare returns, accounts and invoices, submit them for review',
    owner: 'yes',
    partner: 'yes',
    manager: 'yes',
    staff: 'yes',
    viewer: 'no',
  },
  'work.delete': {
    label: 'Delete and restore returns, accounts and invoices',
    owner: 'yes',
    partner: 'yes',
    manager: 'yes',
    staff: 'delete',
    viewer: 'no',
  },
  'work.review': {
    label: 'Comment on returns and send them back',
    owner: 'yes',
    partner: 'yes',
    manager: 'yes',
    staff: 'no',
    viewer: 'no',
  },
  'work.approve': {
    label: 'Approve returns',
    owner: 'yes',
    partner: 'yes',
    manager: 'no',
    staff: 'no',
    viewer: 'no',
  },
  'work.file': {
    label: 'Mark returns as filed, reopen filed ones',
    owner: 'yes',
    partner: 'yes',
    manager: 'file',
    staff: 'file',
    viewer: 'no',
  },
  'work.assign': {
    label: 'Assign clients to members',
    owner: 'yes',
    partner: 'yes',
    manager: 'yes',
    staff: 'no',
    viewer: 'no',
  },
  'documents.change': {
    label: 'Upload and change documents',
    owner: 'yes',
    partner: 'yes',
    manager: 'yes',
    staff: 'yes',
    viewer: 'no',
  },
  'documents.delete': {
    label: 'Delete documents',
    owner: 'yes',
    partner: 'yes',
    manager: 'yes',
    staff: 'delete',
    viewer: 'no',
  },
  'firm.read': {
    label: 'See the firm’s name and your own role',
    owner: 'yes',
    partner: 'yes',
    manager: 'yes',
    staff: 'yes',
    viewer: 'yes',
  },
  'members.read': {
    label: 'See the members and their work',
    owner: 'yes',
    partner: 'yes',
    manager: 'yes',
    staff: 'no',
    viewer: 'no',
  },
  'groups.change': {
    label: 'Create and change client groups',
    owner: 'yes',
    partner: 'yes',
    manager: 'no',
    staff: 'no',
    viewer: 'no',
  },
  'members.change': {
    label: 'Invite members, change roles, disable members',
    owner: 'yes',
    partner: 'no',
    manager: 'no',
    staff: 'no',
    viewer: 'no',
  },
  'access.read': {
    label: 'Read the access log',
    owner: 'yes',
    partner: 'no',
    manager: 'no',
    staff: 'no',
    viewer: 'no',
  },
  'firm.change': {
    label: 'Change the settings of the firm and its plan',
    owner: 'yes',
    partner: 'no',
    manager: 'no',
    staff: 'no',
    viewer: 'no',
  },
  'firm.close': {
    label: 'Close the firm',
    owner: 'yes',
    partner: 'no',
    manager: 'no',
    staff: 'no',
    viewer: 'no',
  },
} as const satisfies Record<string, Right>;

export type RightId = keyof typeof rights;

/** A member's role and additional rights. A null role is someone without a firm. */
interface Standing {
  role: FirmRole | null;
  allowed: readonly Allowance[];
}

/** Rights denied without a firm; for clients shared with them the share decides. */
const withoutFirm: readonly RightId[] = [
  'clients.create',
  'clients.share',
  'clients.delete',
  'work.assign',
  'work.review',
  'work.approve',
  'members.read',
  'groups.change',
  'members.change',
  'access.read',
  'firm.change',
  'firm.close',
];

/** Whether someone has a right, by the table. */
export function may({ role, allowed }: Standing, right: RightId): boolean {
  if (role === null) return !withoutFirm.includes(right);
  const grant: Grant = rights[right][role];
  return grant === 'yes' || (grant !== 'no' && allowed.includes(grant));
}
