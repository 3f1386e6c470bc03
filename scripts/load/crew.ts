import { setTimeout as pause } from 'node:timers/promises';
import { randomOf } from '../fuzz/mutate.ts';
import { hirePreparer, type Preparer, type Timing } from './preparer.ts';
import { admin, type ServerProcess } from './server-process.ts';

/** The first administrator's token. */
export async function adminTokenOf(url: string): Promise<string> {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...admin, device_id: 'device-admin-load' }),
  });
  const { token, message } = (await login.json()) as { token?: string; message?: string };
  if (!token) throw new Error(`The administrator could not sign in: ${message}`);
  return token;
}

/** People at work against servers that come and go. */
interface Crew {
  people: Preparer[];
  timings: Timing[];
  /** Everyone works without pauses for a while. */
  workFor: (ms: number) => Promise<void>;
  /** Throws with what is missing. */
  check: () => Promise<void>;
  acknowledged: () => number;
}

/** Hires people; `url` is asked again before each call, so that it may follow a server or take turns between two. */
export async function hireCrew(
  count: number,
  url: () => string,
  onTiming: (timing: Timing) => void = () => {},
): Promise<Crew> {
  const adminToken = await adminTokenOf(url());
  const timings: Timing[] = [];
  const people: Preparer[] = [];
  for (let number = 1; number <= count; number++)
    people.push(
      await hirePreparer({
        url,
        adminToken,
        number,
        tell: (timing) => {
          timings.push(timing);
          onTiming(timing);
        },
      }),
    );
  let shift = 0;
  return {
    people,
    timings,
    workFor: async (ms) => {
      const until = performance.now() + ms;
      shift += 1;
      await Promise.all(
        people.map(async (person, i) => {
          const random = randomOf(i * 7919 + shift * 104_729);
          while (performance.now() < until) {
            await person.step(() => random(1_000_000_007));
            await pause(random(20));
          }
        }),
      );
    },
    check: async () => {
      const lost: string[] = [];
      for (const person of people) lost.push(...(await person.lost()));
      if (lost.length > 0) throw new Error(`${lost.length} lost:\n${lost.slice(0, 20).join('\n')}`);
    },
    acknowledged: () => people.reduce((sum, p) => sum + p.acknowledged(), 0),
  };
}

/** The one server of a fault run, replaced by its successors. */
export const current = (first: ServerProcess) => {
  let server = first;
  return {
    get server() {
      return server;
    },
    replace: (next: ServerProcess) => {
      server = next;
    },
    url: () => server.url,
  };
};
