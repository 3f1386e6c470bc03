import { type Message, sentence } from '../forms/messages.ts';
import { driveLimits } from './calls.ts';

/** Names no Windows computer can store, whatever follows the first dot. */
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
/** Characters Windows refuses in names, and those no name needs. */
const refused = /[\\/:*?"<>|\p{Cc}]/u;
/** Marks that turn the direction of text around: `gpj.exe` would read `exe.jpg`. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;

/** Normalises a name: NFC, trimmed. */
export const cleanName = (name: string): string => name.normalize('NFC').trim();

/** Problem of a cleaned name; undefined if valid. Windows rules apply, since files are downloaded there. */
export function nameProblem(name: string): Message | undefined {
  if (name === '') return sentence('Name is required');
  if (name.length > driveLimits.name)
    return sentence('A name has at most {count} characters.', { count: driveLimits.name });
  if (name === '.' || name === '..') return sentence('A name cannot be only dots.');
  if (refused.test(name)) return sentence('A name cannot contain \\ / : * ? " < > | or control characters.');
  if (turning.test(name)) return sentence('A name cannot contain text-direction characters.');
  if (/[. ]$/.test(name)) return sentence('A name cannot end with a dot.');
  if (reserved.test(name))
    return sentence('Windows reserves the name {name}.', { name: name.split('.')[0]! });
  if (!name.isWellFormed()) return sentence('This name has invalid characters.');
  return undefined;
}

/**
 * A file name valid on every system, from any text: characters invalid on Windows become `_`, trailing dots
 * and blanks are removed, reserved names get a leading `_`. For paths, call it per folder.
 */
export function safeName(text: string, most = 150): string {
  const clean = cleanName(text)
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(new RegExp(turning, 'g'), '')
    .replace(/^\.+/, '_');
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 && clean.length - dot <= 17 ? clean.slice(dot) : '';
  const stem = clean.slice(0, clean.length - ending.length).slice(0, most - ending.length);
  const name = `${stem.toWellFormed().replace(/[. ]+$/, '')}${ending}`.replace(/[. ]+$/, '');
  if (name === '' || name === ending) return `file${ending}`;
  return reserved.test(name) ? `_${name}` : name;
}

/** Names with equal keys are treated as the same name: case and composition of letters are ignored. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase().normalize('NFC');

/** Lower-case extension without its dot; '' if none. */
export function extensionOf(name: string): string {
  const at = name.lastIndexOf('.');
  const extension = at > 0 ? name.slice(at + 1) : '';
  return /^[\p{L}\p{N}_-]{1,16}$/u.test(extension) ? extension.toLowerCase() : '';
}

/** `report.pdf` as `report (2).pdf`; the stem is shortened if the name becomes too long. */
export function numbered(name: string, n: number, isFolder = false): string {
  const extension = isFolder || extensionOf(name) === '' ? '' : name.slice(name.lastIndexOf('.'));
  const stem = extension ? name.slice(0, -extension.length) : name;
  const base = stem.replace(/ \(\d{1,6}\)$/, '');
  const tail = ` (${n})${extension}`;
  const cut = base.slice(0, driveLimits.name - tail.length);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}${tail}`;
}

/** The names of a documented path (`/Clients/Asha`), or the problem with it. The top is `/` or ''. */
export function splitPath(path: string): { names: string[] } | { problem: Message } {
  const names = path.split('/').filter((part) => part !== '');
  if (names.length > driveLimits.depth) return { problem: sentence('This path has too many levels.') };
  const clean: string[] = [];
  for (const name of names) {
    const tidy = cleanName(name);
    const problem = nameProblem(tidy);
    if (problem) return { problem };
    clean.push(tidy);
  }
  return { names: clean };
}
