import { plans, type Tier } from '../../shared/plans.ts';
import { roles } from '../../shared/users/people.ts';
import { t } from '../i18n/t.ts';
import { confirm } from '../ui/dialogs/confirm.tsx';
import type { MenuItem } from '../ui/dialogs/Menu.tsx';
import { roleText } from './roles.ts';

/** An account as the list returns it. */
export interface Account {
  id: string;
  version: number;
  user_id: string;
  full_name: string;
  email: string;
  role: string;
  tier: Tier;
  status: string;
  last_login_at: string | null;
}

/** Callbacks of the account menu. */
export interface AccountActs {
  change: (account: Account, changes: Record<string, string>, done: string) => Promise<void>;
  endSessions: (account: Account, done: string) => Promise<void>;
  resetSecondStep: (account: Account, done: string) => Promise<void>;
}

/** Asks for confirmation, then calls `run`. */
const sure = async (
  ask: { title: string; action: string; body?: string },
  run: () => Promise<void>,
): Promise<void> => {
  if (await confirm({ ...ask, danger: true })) await run();
};

const planItems = (u: Account, { change }: AccountActs): MenuItem[] =>
  plans.map((p) => ({
    kind: 'action',
    label: t('Plan {plan}', { plan: t(p.name) }),
    checked: u.tier === p.tier,
    run: () =>
      void change(u, { tier: p.tier }, t('{name} now has {plan}', { name: u.full_name, plan: t(p.name) })),
  }));

const roleItems = (u: Account, { change }: AccountActs): MenuItem[] =>
  roles.map((role) => ({
    kind: 'action',
    label: roleText(role),
    checked: u.role === role,
    run: () => {
      if (u.role === role) return;
      const name = u.full_name;
      void sure(
        {
          title: t('Change the role of {name}?', { name }),
          action: t('Change the role'),
          body: t('All sessions of this person end.'),
        },
        () => change(u, { role }, t('The role of {name} is changed', { name })),
      );
    },
  }));

const signOutItem = (u: Account, { endSessions }: AccountActs): MenuItem => ({
  kind: 'action',
  label: t('Sign out everywhere'),
  icon: 'logout',
  run: () =>
    void sure({ title: t('Sign {name} out everywhere?', { name: u.full_name }), action: t('Sign out') }, () =>
      endSessions(u, t('{name} is signed out', { name: u.full_name })),
    ),
});

const resetStepItem = (u: Account, { resetSecondStep }: AccountActs): MenuItem => ({
  kind: 'action',
  label: t('Reset two-step sign-in'),
  icon: 'shield',
  run: () =>
    void sure(
      {
        title: t('Reset two-step sign-in of {name}?', { name: u.full_name }),
        action: t('Reset'),
        body: t(
          'Do this only if they have lost both their phone and their recovery codes, and you have confirmed their identity.',
        ),
      },
      () => resetSecondStep(u, t('Two-step sign-in of {name} was reset', { name: u.full_name })),
    ),
});

/** Disabling an account that is active, enabling one that is disabled. */
const accessItems = (u: Account, { change }: AccountActs): MenuItem[] => {
  const name = u.full_name;
  if (u.status === 'disabled')
    return [
      {
        kind: 'action',
        label: t('Enable'),
        icon: 'check',
        run: () => void change(u, { status: 'active' }, t('{name} is enabled', { name })),
      },
    ];
  if (u.status !== 'active') return [];
  return [
    {
      kind: 'action',
      label: t('Disable'),
      icon: 'stop',
      danger: true,
      run: () =>
        void sure(
          {
            title: t('Disable {name}?', { name }),
            action: t('Disable'),
            body: t('They cannot sign in until you enable them again.'),
          },
          () => change(u, { status: 'disabled' }, t('{name} is disabled', { name })),
        ),
    },
  ];
};

/** What an administrator can do with an account; role and access of one's own account cannot be changed. */
export const userMenu = (u: Account, self: boolean, acts: AccountActs): MenuItem[] => [
  ...planItems(u, acts),
  { kind: 'line' },
  ...(self ? [] : roleItems(u, acts)),
  { kind: 'line' },
  signOutItem(u, acts),
  ...(self ? [] : [resetStepItem(u, acts)]),
  ...(self ? [] : accessItems(u, acts)),
];
