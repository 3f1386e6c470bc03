import { useSyncExternalStore } from 'react';

/** The signed-in user as login returns it and local storage stores it. */
export interface User {
  id: string;
  user_id?: string;
  full_name: string;
  email: string;
  role: 'admin' | 'ca' | 'accountant' | 'client';
  subscription_tier?: number;
  /** Minutes without activity after which the session ends. */
  idle_minutes?: number;
  /** Whether the firm requires approval before a return is marked as filed. */
  reviewed?: boolean;
  /** The default financial year of the firm, if set. */
  financial_year?: string;
  /** When the account is locked unless a second factor is set up. */
  factor_due_at?: string | null;
  /** Until when an assigned first password is valid. */
  choose_password_by?: string | null;
}

/** Response of a sign-in. */
export interface SignedIn {
  token: string;
  user: User;
  second_factor: { due_at: string | null };
  choose_password_by?: string;
}

/** Response when a second factor is required. */
export interface SecondStepAsked {
  requiresSecondFactor: true;
  ticket: string;
  methods: ('passkey' | 'totp' | 'recovery')[];
}

/** Whether a second factor is required. */
export const asksSecondStep = (reply: SignedIn | SecondStepAsked): reply is SecondStepAsked =>
  'requiresSecondFactor' in reply;

const listeners = new Set<() => void>();
const announce = () => {
  for (const tell of listeners) tell();
};

/** The stored bearer token, or null when signed out. */
export const token = (): string | null => localStorage.getItem('token');

/** Expiry of the stored token, in milliseconds since 1970; null when it cannot be read. */
export function sessionEnds(): number | null {
  try {
    const part = token()?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(part ?? '')) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}

let cachedText: string | null = null;
let cached: User | null = null;

/** The stored user, or null when signed out or unreadable. */
export function currentUser(): User | null {
  const text = token() ? localStorage.getItem('user') : null;
  if (text === cachedText) return cached;
  cachedText = text;
  try {
    cached = text ? (JSON.parse(text) as User) : null;
  } catch {
    cached = null;
  }
  return cached;
}

/** Stores the result of a login. */
export function startSession({ token: fresh, user, second_factor, choose_password_by }: SignedIn): void {
  localStorage.setItem('token', fresh);
  localStorage.setItem(
    'user',
    JSON.stringify({
      ...user,
      factor_due_at: second_factor?.due_at ?? null,
      ...(choose_password_by ? { choose_password_by } : {}),
    }),
  );
  announce();
}

/** Replaces the stored user after a profile change. */
export function updateUser(change: Partial<User>): void {
  const user = currentUser();
  if (!user) return;
  localStorage.setItem('user', JSON.stringify({ ...user, ...change }));
  announce();
}

/** Removes token and user. */
export function endSession(): void {
  localStorage.removeItem('token');
  localStorage.removeItem('user');
  announce();
}

/** Random id of this browser, by which devices are counted. */
export function deviceId(): string {
  const known = localStorage.getItem('device_id');
  if (known) return known;
  const fresh = crypto.randomUUID();
  localStorage.setItem('device_id', fresh);
  return fresh;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** The signed-in user, re-rendering on sign-in and sign-out, in other tabs too. */
export const useUser = (): User | null => useSyncExternalStore(subscribe, currentUser);
