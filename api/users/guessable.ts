import type { Types } from 'mongoose';
import { sentence } from '../../shared/forms/messages.ts';
import { accountMessages } from '../../shared/users/requests.ts';
import type { Deps } from '../base/deps.ts';
import { invalidField } from '../base/errors.ts';
import { op } from '../base/records.ts';
import { Firm } from '../membership/model.ts';
import { isCommonPassword } from './password.ts';

/** Owner of a password: the names an attacker would try first. */
interface PasswordOwner {
  email: string;
  full_name: string;
}

const product = 'karsetu';

/** Characters used for letters; those used for two letters are folded to one, in names as in passwords. */
const alike: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '2': 's',
  z: 's',
  '3': 'e',
  '€': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '6': 'g',
  '9': 'g',
  '7': 't',
  '+': 't',
  '8': 'b',
};

/** Folded letters: without case, accents, repeats and signs, with look-alike characters replaced. */
const folded = (text: string): string =>
  [
    ...text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  ]
    .map((c) => alike[c] ?? c)
    .join('')
    .replace(/[^\p{L}\p{M}]/gu, '')
    .replace(/(.)\1+/gu, '$1');

/** Words of a text in plain letters: of `raj@1234` it is `raj`. */
const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{M}]+/u);

/** Names from this length on are searched as substrings; shorter ones only as words. */
const inside = 4;

/** Names to avoid: the product's, the person's, the e-mail's local part and the firm's from its domain. */
function namesOf({ email, full_name }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const firm = domain.split('.').slice(0, -1);
  return [product, ...wordsOf(full_name), local.toLowerCase(), ...[local, ...firm].flatMap(wordsOf)];
}

/** Whether a password contains a name of its owner, their firm or the product, even disguised. */
function isGuessable(password: string, owner: PasswordOwner): boolean {
  // Separately, because a match across two words is not a name.
  const parts = password.split(/\s+/).map(folded);
  const backwards = parts.map((part) => [...part].reverse().join(''));
  const words = wordsOf(password);
  return namesOf(owner).some((name) => {
    const long = folded(name);
    return long.length >= inside
      ? [...parts, ...backwards].some((part) => part.includes(long))
      : name.length > 2 && words.includes(name);
  });
}

/** Minimum length required by a person's firms and the installation. */
async function minimumOf(deps: Pick<Deps, 'config'>, firms: readonly Types.ObjectId[]): Promise<number> {
  const found =
    firms.length === 0
      ? []
      : await Firm.find({ _id: op({ $in: [...firms] }) }, { password_min_length: 1 }).lean();
  return Math.max(deps.config.passwordMinLength, ...found.map((f) => f.password_min_length ?? 0));
}

/** 422 for a new password that is too short, too common, or based on a name. */
export async function refusePassword(
  deps: Pick<Deps, 'config'>,
  password: string,
  path: string,
  owner: PasswordOwner,
  firms: readonly Types.ObjectId[] = [],
): Promise<void> {
  const min = await minimumOf(deps, firms);
  if (password.length < min)
    throw invalidField(
      path,
      sentence('Password must be at least {min} characters long', { min }),
      'short_password',
    );
  refuseWeak(password, path, owner);
}

/** 422 for a new password that is too common, or based on a name. */
export function refuseWeak(password: string, path: string, owner: PasswordOwner): void {
  if (isCommonPassword(password)) throw invalidField(path, accountMessages.passwordCommon, 'common_password');
  if (isGuessable(password, owner))
    throw invalidField(path, accountMessages.passwordGuessable, 'guessable_password');
}
