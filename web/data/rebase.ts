const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Form values after a save: the stored values, overlaid with changes made after `sent` was sent. Returns
 * `stored` itself when there are none.
 */
export function rebase<T>(now: T, sent: T, stored: T): T {
  if (now === sent || JSON.stringify(now) === JSON.stringify(sent)) return stored;
  if (!isPlain(now) || !isPlain(sent) || !isPlain(stored)) return now;
  const [n, s, t] = [now, sent, stored] as Record<string, unknown>[];
  const keys = new Set([...Object.keys(n!), ...Object.keys(s!), ...Object.keys(t!)]);
  const made: Record<string, unknown> = {};
  for (const key of keys) {
    const value = rebase(n![key], s![key], t![key]);
    if (value !== undefined) made[key] = value;
  }
  return made as T;
}
