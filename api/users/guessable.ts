import { accountMessages } from '../../shared/users/requests.ts';
import { invalidField } from '../base/errors.ts';
import { isCommonPassword } from './password.ts';

/** Whose password it is to be: names anyone would try first. */
interface PasswordOwner {
  email: string;
  full_name: string;
}

const product = 'karsetu';

/** Characters people write for letters; what may stand for two letters makes one of them, in names as in passwords. */
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

/** Letters alone, as they sound to whoever guesses: case, accents, characters that stand for letters, repeats and signs aside. */
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

/** Words of a text by its plain letters: of `raj@1234` it is `raj`. */
const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{M}]+/u);

/** Names from this length on are looked for inside other letters; shorter ones only as words. */
const inside = 4;

/** The product's name, the person's, the part of the e-mail before the @ and the firm's as its domain says it. */
function namesOf({ email, full_name }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const firm = domain.split('.').slice(0, -1);
  return [product, ...wordsOf(full_name), local.toLowerCase(), ...[local, ...firm].flatMap(wordsOf)];
}

/** Whether a password holds a name of its owner, their firm or the product, however it is dressed up. */
function isGuessable(password: string, owner: PasswordOwner): boolean {
  // Separately, since the end of one word and the beginning of the next are no name.
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

/** Throws 422 for a new password among the commonest, or made of a name. */
export function refuseWeak(password: string, path: string, owner: PasswordOwner): void {
  if (isCommonPassword(password)) throw invalidField(path, accountMessages.passwordCommon, 'common_password');
  if (isGuessable(password, owner))
    throw invalidField(path, accountMessages.passwordGuessable, 'guessable_password');
}
