import { formatDate, isIsoDate } from '../../shared/dates.ts';
import { fill, type Message, type Names, type Param, type WireMessage } from '../../shared/forms/messages.ts';
import { formatPaise, formatRupees, groupIndian } from '../../shared/money.ts';
import { hindiOf, language } from './language.ts';

type Params = Readonly<Record<string, string | number>>;
/** Values of the `{names}` of a text, `Given` ones optional; a text that is not a literal accepts any. */
type Values<T extends string, Given extends string = never> = string extends T
  ? [params?: Params]
  : [Exclude<Names<T>, Given>] extends [never]
    ? [Given] extends [never]
      ? []
      : [params?: { readonly [N in Given]?: string }]
    : [
        params: { readonly [N in Exclude<Names<T>, Given>]: string | number } & {
          readonly [N in Given]?: string;
        },
      ];

/** Translates a text: `t('Deleted {name}', { name })`. The English text is the key, and the fallback. */
export function t<const T extends string>(text: T, ...[params]: Values<T>): string {
  if (language() === 'en') return fill(text, params);
  const translated = hindiOf(text);
  if (import.meta.env.DEV && translated === undefined) warnOnce(text);
  return fill(translated ?? text, params);
}

const warned = new Set<string>();

/** In development, a text without Hindi is logged to the console. */
function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(`No Hindi here for “${text}”`);
}

/** One of two texts by a count, which fills `{count}`: `tn(3, '{count} entity', '{count} entities')`. */
export function tn<const T extends string>(
  count: number,
  one: T,
  many: T,
  ...[params]: Values<T, 'count'>
): string {
  return t<string>(count === 1 ? one : many, { count: formatCount(count), ...params });
}

/**
 * Translates a message of the shared core or the server: counts and amounts with Indian grouping, dates as
 * dd-mm-yyyy.
 */
export const say = ({ text, params }: Message): string =>
  t(
    text,
    params && Object.fromEntries(Object.entries(params).map(([name, value]) => [name, readable(value)])),
  );

function readable(value: Param): string {
  if (typeof value === 'number') return formatCount(value);
  if (typeof value === 'string') return isIsoDate(value) ? formatDate(value) : value;
  if ('text' in value) return say(value);
  if ('day' in value) return formatDate(value.day);
  return 'paise' in value ? formatPaise(value.paise) : formatRupees(value.rupees);
}

/** Text of a server message. */
export const messageFrom = ({ message, text = message, params }: WireMessage): Message =>
  params ? { text, params } : { text };

/** Text of a server message, translated. */
export const fromServer = (sent: WireMessage): string => say(messageFrom(sent));

/** A count with Indian grouping. */
export const formatCount = (count: number): string =>
  Number.isSafeInteger(count) ? groupIndian(count) : count.toLocaleString('en-IN');
