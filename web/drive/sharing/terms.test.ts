import { describe, expect, it } from 'vitest';
import type { Share } from '../../../shared/drive/calls.ts';
import { draftOf, onLeaving, termsOf } from './terms.ts';

const share = {
  id: 's1',
  access: 'restricted',
  people: [{ email: 'asha@example.in', permission: 'view' }],
  expires_at: '',
  has_password: false,
} as unknown as Share;
const fresh = draftOf(undefined);

describe('what a share sends', () => {
  it('names the person typed and not added, with what was chosen for them', () => {
    const draft = { ...fresh, typed: ' Ravi@Example.in ', permission: 'edit' as const };
    expect(termsOf(draft)).toEqual({
      terms: {
        access: 'restricted',
        people: [{ email: 'ravi@example.in', permission: 'edit' }],
        expires_on: '',
        password: '',
      },
    });
  });

  it('refuses an address that is none, one already there, nobody, and a short password', () => {
    expect(termsOf({ ...fresh, typed: 'ravi' })).toHaveProperty('problems.people');
    expect(termsOf({ ...draftOf(share), typed: 'ASHA@example.in' })).toHaveProperty('problems.people');
    expect(termsOf(fresh)).toHaveProperty('problems.people');
    expect(termsOf({ ...fresh, access: 'public', password: '12345' })).toHaveProperty('problems.password');
  });

  it('leaves a password there is alone, and takes it off when told so', () => {
    const locked = draftOf({ ...share, access: 'public', people: [], has_password: true });
    expect(termsOf(locked)).not.toHaveProperty('terms.password');
    expect(termsOf({ ...locked, keepPassword: false })).toHaveProperty('terms.password', '');
  });
});

describe('closing the dialog', () => {
  it('does nothing where nothing was typed', () => {
    expect(onLeaving(fresh, undefined)).toBe('nothing');
    expect(onLeaving(draftOf(share), share)).toBe('nothing');
    expect(onLeaving({ ...fresh, typed: '  ' }, undefined)).toBe('nothing');
  });

  it('sends whom one typed, valid or not: a refusal keeps the dialog open', () => {
    expect(onLeaving({ ...fresh, typed: 'ravi@example.in' }, undefined)).toBe('send');
    expect(onLeaving({ ...fresh, typed: 'ravi' }, undefined)).toBe('send');
    expect(onLeaving({ ...draftOf(share), typed: 'ravi@example.in' }, share)).toBe('send');
  });

  it('sends a changed share and asks about a link that was begun', () => {
    expect(onLeaving({ ...draftOf(share), expires: '2026-12-31' }, share)).toBe('send');
    expect(onLeaving({ ...fresh, access: 'public' }, undefined)).toBe('ask');
    expect(onLeaving({ ...fresh, expires: '2026-12-31' }, undefined)).toBe('ask');
  });
});
