import { expect, it } from 'vitest';
import { grantText, type Member, successors } from './firm.ts';

const member = (id: string, more: Partial<Member> = {}): Member => ({
  id,
  account_id: '',
  full_name: id,
  email: `${id}@example.in`,
  role: 'staff',
  allowed: [],
  status: 'active',
  clients: 0,
  current: false,
  ...more,
});

it('offers active members who may work to take over, never the one who leaves', () => {
  const all = [
    member('a'),
    member('b', { status: 'disabled' }),
    member('c', { role: 'viewer' }),
    member('d'),
  ];
  expect(successors(all, 'a').map((m) => m.id)).toEqual(['d']);
});

it('says of a right whether it needs the owner to allow it', () => {
  expect(['yes', 'no', 'file'].map(grantText)).toEqual(['Yes', 'No', 'If allowed']);
});
