import { setTimeout as pause } from 'node:timers/promises';
import { randomOf } from '../fuzz/mutate.ts';
import type { Preparer, Timing } from './preparer.ts';
import { metricsToken } from './server-process.ts';

/** What a phase came to. */
interface Phase {
  name: string;
  seconds: number;
  timings: Timing[];
  /** Highest resident memory and event-loop delay (p99) seen. */
  rssMb: number;
  lagMs: number;
}

/** Value at a share of sorted numbers. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function sample(url: string, phase: Phase): Promise<void> {
  const response = await fetch(`${url}/api/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const text = await response.text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  phase.rssMb = Math.max(phase.rssMb, value('process_resident_memory_bytes') / 1024 ** 2);
  phase.lagMs = Math.max(phase.lagMs, value('nodejs_eventloop_lag_p99_seconds') * 1000);
}

/** Everyone works for some seconds, with pauses between their acts of `thinkMs` on average. */
export async function work(
  name: string,
  urls: readonly string[],
  people: readonly Preparer[],
  seconds: number,
  thinkMs: number,
  timings: Timing[],
): Promise<Phase> {
  const phase: Phase = { name, seconds, timings: [], rssMb: 0, lagMs: 0 };
  const from = timings.length;
  const until = performance.now() + seconds * 1000;
  const look = () => Promise.all(urls.map((url) => sample(url, phase).catch(() => undefined)));
  const watch = setInterval(() => void look(), 5000);
  await Promise.all(
    people.map(async (person, i) => {
      const random = randomOf(i * 7919 + 17);
      const pick = () => random(1_000_000_007);
      await pause(random(thinkMs));
      while (performance.now() < until) {
        await person.step(pick);
        await pause(thinkMs / 2 + random(thinkMs));
      }
    }),
  );
  await look();
  clearInterval(watch);
  phase.timings = timings.slice(from);
  return phase;
}

/** A phase as lines of a table. */
export function report(phase: Phase): string[] {
  const lines = [
    `${phase.name}: ${phase.seconds} s, ${phase.timings.length} calls, ${(phase.timings.length / phase.seconds).toFixed(0)} a second, memory at most ${phase.rssMb.toFixed(0)} MB, event-loop delay p99 at most ${phase.lagMs.toFixed(0)} ms`,
  ];
  for (const kind of ['read', 'save', 'compute', 'file'] as const) {
    const all = phase.timings.filter((t) => t.kind === kind);
    const ms = all.map((t) => t.ms).sort((a, b) => a - b);
    const failed = all.filter((t) => t.status === 0 || t.status >= 500).length;
    const refused = all.filter((t) => t.status >= 400 && t.status < 500).length;
    lines.push(
      `  ${kind.padEnd(8)} ${String(all.length).padStart(7)} calls  p50 ${percentile(ms, 0.5).toFixed(1).padStart(7)}  p95 ${percentile(ms, 0.95).toFixed(1).padStart(7)}  p99 ${percentile(ms, 0.99).toFixed(1).padStart(7)} ms  failed ${failed}  refused ${refused}`,
    );
  }
  return lines;
}
