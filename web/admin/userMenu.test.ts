import { expect, test, vi } from 'vitest';
import type { MenuItem } from '../ui/dialogs/Menu.tsx';
import { type Account, type AccountActs, userMenu } from './userMenu.ts';

vi.mock('../ui/dialogs/confirm.tsx', () => ({ confirm: vi.fn(async () => true) }));

const account = (part: Partial<Account> = {}): Account => ({
  id: 'u1',
  version: 3,
  user_id: '100001',
  full_name: 'Asha Kulkarni',
  email: 'asha@example.in',
  role: 'ca',
  tier: 'tier1',
  status: 'active',
  last_login_at: null,
  ...part,
});
const acts = () => ({
  change: vi.fn<AccountActs['change']>(async () => undefined),
  endSessions: vi.fn<AccountActs['endSessions']>(async () => undefined),
  resetSecondStep: vi.fn<AccountActs['resetSecondStep']>(async () => undefined),
});
const labels = (items: MenuItem[]) =>
  items.flatMap((item) => (item.kind === 'action' ? String(item.label) : []));
const press = (items: MenuItem[], label: string) => {
  const item = items.find((one) => one.kind === 'action' && one.label === label);
  if (item?.kind === 'action') item.run();
};

test('an active account can be disabled, a disabled one enabled, one that waits neither', () => {
  expect(labels(userMenu(account(), false, acts()))).toContain('Disable');
  expect(labels(userMenu(account({ status: 'disabled' }), false, acts()))).toContain('Enable');
  const waiting = labels(userMenu(account({ status: 'pending' }), false, acts()));
  expect(waiting.includes('Enable') || waiting.includes('Disable')).toBe(false);
});

test('an administrator changes neither role nor access of the own account', () => {
  const own = labels(userMenu(account({ role: 'admin' }), true, acts()));
  expect(own).toContain('Sign out everywhere');
  expect(own.filter((label) => !label.startsWith('Plan '))).toEqual(['Sign out everywhere']);
});

test('disabling asks, then changes the status', async () => {
  const done = acts();
  press(userMenu(account(), false, done), 'Disable');
  await vi.waitFor(() => expect(done.change).toHaveBeenCalledTimes(1));
  expect(done.change.mock.calls[0]).toEqual([account(), { status: 'disabled' }, 'Asha Kulkarni is disabled']);
});

test('the role somebody has is ticked and does nothing', async () => {
  const done = acts();
  const items = userMenu(account(), false, done);
  const ticked = items.filter(
    (item) => item.kind === 'action' && item.checked && !String(item.label).startsWith('Plan '),
  );
  expect(ticked).toHaveLength(1);
  press(items, labels(ticked)[0]!);
  await Promise.resolve();
  expect(done.change).not.toHaveBeenCalled();
});
