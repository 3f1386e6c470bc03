import type { Share, SharePerson } from '../../../shared/drive/calls.ts';
import { isEmail } from '../../../shared/identifiers.ts';
import { istDay } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';

/** Terms of a share, as sent. */
export interface ShareTerms {
  access: Share['access'];
  people: SharePerson[];
  /** `YYYY-MM-DD`, or '' for no end. */
  expires_on: string;
  /** Omitted: unchanged. */
  password?: string;
}

/** A share being edited. */
export interface ShareDraft {
  access: Share['access'];
  people: SharePerson[];
  /** Typed in the box for another person, not yet added. */
  typed: string;
  /** Permission of the typed person. */
  permission: SharePerson['permission'];
  expires: string;
  password: string;
  /** Keep the existing password. */
  keepPassword: boolean;
}

const SHORTEST_PASSWORD = 6;

/** A draft of a stored or new share. */
export const draftOf = (share: Share | undefined): ShareDraft => ({
  access: share?.access ?? 'restricted',
  people: share?.people ?? [],
  typed: '',
  permission: 'view',
  expires: share?.expires_at ? istDay(share.expires_at) : '',
  password: '',
  keepPassword: share?.has_password ?? false,
});

/** Adds the typed people; the reason if invalid. */
export function withPerson(
  people: readonly SharePerson[],
  typed: string,
  permission: SharePerson['permission'],
): { people: SharePerson[] } | { problem: string } {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) return { problem: t('Please enter a valid email address') };
  if (people.some((p) => p.email === email)) return { problem: t('Email already added') };
  return { people: [...people, { email, permission }] };
}

/** The request for a draft, or its errors by field. Includes people typed but not yet added. */
export function termsOf(draft: ShareDraft): { terms: ShareTerms } | { problems: Record<string, string> } {
  const { access, typed, password, expires } = draft;
  const restricted = access === 'restricted';
  let people = restricted ? draft.people : [];
  const problems: Record<string, string> = {};
  if (restricted && typed.trim()) {
    const added = withPerson(people, typed, draft.permission);
    if ('problem' in added) problems['people'] = added.problem;
    else people = added.people;
  } else if (restricted && people.length === 0) problems['people'] = t('Add at least one person.');
  const locked = !restricted && password !== '';
  if (locked && password.length < SHORTEST_PASSWORD)
    problems['password'] = t('The password needs 6 characters or more.');
  if (Object.keys(problems).length > 0) return { problems };
  const kept = !restricted && draft.keepPassword;
  return {
    terms: { access, people, expires_on: expires, ...(locked ? { password } : kept ? {} : { password: '' }) },
  };
}

/**
 * What closing the dialog does: sends the draft (a person was typed or an existing share changed), asks (a
 * new link was not created), or nothing.
 */
export function onLeaving(draft: ShareDraft, share: Share | undefined): 'send' | 'ask' | 'nothing' {
  if (draft.access === 'restricted' && draft.typed.trim()) return 'send';
  const start = draftOf(share);
  const asTyped = ({ access, people, expires, password, keepPassword }: ShareDraft) =>
    JSON.stringify([
      access,
      people.map((p) => `${p.email} ${p.permission}`).sort(),
      expires,
      password,
      keepPassword,
    ]);
  if (asTyped(draft) === asTyped(start)) return 'nothing';
  return share ? 'send' : 'ask';
}
