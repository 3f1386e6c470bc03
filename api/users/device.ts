import { createHash } from 'node:crypto';

const systems = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;
const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

/** `Chrome on Windows` from a User-Agent header, for the list of devices. */
export function deviceName(agent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(agent))?.[1] ?? 'Another program';
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1];
  return system ? `${browser} on ${system}` : browser;
}

const unnamed = 'agent-';

/** Device id of a caller that sends none: the same program counts as the same device. */
export const unnamedDevice = (agent: string): string =>
  `${unnamed}${createHash('sha256').update(agent).digest('hex').slice(0, 16)}`;

/**
 * The browser's own device id, if this account signed in with it before; an id derived from a program's name
 * does not count.
 */
export const knownDevice = (known: readonly string[] = [], id: string | undefined): string | undefined =>
  id && !id.startsWith(unnamed) && known.includes(id) ? id : undefined;
