import { fill, type Message } from '../../shared/forms/messages.ts';
import { groupIndian } from '../../shared/money.ts';
import { hindiOf, language } from './language.ts';

type Params = Record<string, string | number>;

/** The text in the language shown: `t('Deleted {name}', { name })`. The English text is the key; without a translation it is shown itself. */
export function t(text: string, params?: Params): string {
  return fill((language() === 'hi' ? hindiOf(text) : undefined) ?? text, params);
}

/** One of two texts by a count, which fills `{count}`: `tn(3, '{count} entity', '{count} entities')`. */
export function tn(count: number, one: string, many: string, params?: Params): string {
  return t(count === 1 ? one : many, { count: formatCount(count), ...params });
}

/** A message of the shared core in the language shown. */
export const say = ({ text, params }: Message): string =>
  // `what` names a field of ours, which has its own translation.
  t(text, typeof params?.['what'] === 'string' ? { ...params, what: t(params['what']) } : params);

/** A count with Indian grouping. */
export const formatCount = (count: number): string =>
  Number.isSafeInteger(count) ? groupIndian(count) : count.toLocaleString('en-IN');
