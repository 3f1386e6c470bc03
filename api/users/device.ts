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

/** `Chrome on Windows` of a User-Agent header: what a person recognises in a list of devices. */
export function deviceName(agent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(agent))?.[1] ?? 'Another program';
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1];
  return system ? `${browser} on ${system}` : browser;
}

const unnamed = 'agent-';

/** The device of a caller that sends no id: the same program counts as the same device. */
export const unnamedDevice = (agent: string): string =>
  `${unnamed}${createHash('sha256').update(agent).digest('hex').slice(0, 16)}`;

/** The id a browser made for itself, when this account was signed in to with it before; one made from a program's name is anybody's. */
export const knownDevice = (known: readonly string[] = [], id: string | undefined): string | undefined =>
  id && !id.startsWith(unnamed) && known.includes(id) ? id : undefined;
