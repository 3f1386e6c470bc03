import type { Report } from '../../fill/plan.ts';
import { canonical } from '../../fill/values.ts';
import { modelAt } from '../judge.ts';
import type { PageForm } from './forms.ts';

/** How the page keeps its records. */
export const shapes = ['table', 'dialog', 'entry', 'open'] as const;
export type Shape = (typeof shapes)[number];
/** What came of filling a page, the preparer pressing its Add or Save whenever a record waits. */
export interface Outcome {
  values: number;
  right: number;
  wrong: string[];
  /** Left with a reason. */
  left: string[];
  /** Neither right nor reported. */
  silent: string[];
  /** Records more than the return has. */
  repeated: number;
  presses: string[];
  last: Report;
}

const same = (kind: string, held: unknown, want: unknown) =>
  // A box that is not ticked says no.
  (kind === 'flag' && String(held ?? '') === '' && String(want) === 'false') ||
  canonical(kind === 'amount' ? 'amount' : 'text', String(held ?? '')) ===
    canonical(kind === 'amount' ? 'amount' : 'text', String(want));

/** Judges what a page holds against a return; `planned` are the paths that the plan asks for. */
export function judgeOfficial(
  form: PageForm,
  content: unknown,
  model: unknown,
  last: Report,
  presses: string[],
  planned: ReadonlySet<string>,
): Outcome {
  const out: Outcome = { values: 0, right: 0, wrong: [], left: [], silent: [], repeated: 0, presses, last };
  const entries = new Map(last.entries.map((e) => [e.path, e]));
  const one = (path: string, kind: string, held: unknown, want: unknown, computed: boolean) => {
    if (computed || !planned.has(path)) return;
    out.values += 1;
    const entry = entries.get(path);
    if (same(kind, held, want)) {
      out.right += 1;
      if (entry && !/^(filled|right)$/.test(entry.status))
        out.left.push(`${path}: stands, reported ${entry.status} ${entry.reason ?? ''}`);
      return;
    }
    if (held !== undefined && held !== '')
      out.wrong.push(`${path}: ${JSON.stringify(held)} instead of ${want}`);
    else if (entry && /^(filled|right)$/.test(entry.status))
      out.wrong.push(`${path}: reported ${entry.status} ${entry.reason ?? ''}, page holds nothing`);
    else if (entry?.reason) out.left.push(`${path}: ${entry.status} ${entry.reason}`);
    else out.silent.push(path);
  };
  for (const { boxes, list } of form.blocks) {
    for (const b of boxes ?? [])
      one(b.path, b.kind, modelAt(model, b.path), modelAt(content, b.path), b.computed === true);
    if (!list) continue;
    const wanted = (modelAt(content, list.path) ?? []) as unknown[];
    const held = ((modelAt(model, list.path) ?? []) as unknown[]).filter(
      (row) => JSON.stringify(row) !== '{}',
    );
    out.repeated += Math.max(0, held.length - wanted.length);
    const used = new Set<number>();
    wanted.forEach((want, i) => {
      const fits = held.map((h, at) => ({
        at,
        n: list.boxes.filter((b) => same(b.kind, modelAt(h, b.path), modelAt(want, b.path))).length,
      }));
      const best = fits.filter((f) => !used.has(f.at) && f.n > 0).sort((a, b) => b.n - a.n)[0];
      if (best) used.add(best.at);
      for (const b of list.boxes)
        one(
          `${list.path}.${i}.${b.path}`,
          b.kind,
          best ? modelAt(held[best.at], b.path) : undefined,
          modelAt(want, b.path),
          false,
        );
    });
  }
  return out;
}
