import { type Plan, type Report, type Step, stepsOf } from '../fill/plan.ts';
import { canonical } from '../fill/values.ts';

/** A verdict on one filled page: the page framework's own model against the return. */
export interface Verdict {
  wrong: string[];
  filled: number;
  right: number;
  other: string[];
}

/** The value at a government path in a page's model; the page leaves the first node out. */
export function modelAt(model: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], model);
}

const blank = (v: unknown) => v === undefined || v === null || v === '' || v === false;

/** Compares what the page's framework holds with what the return says; reports must tell the truth. */
export function judge(plan: Plan, report: Report, model: unknown, before: unknown): Verdict {
  const verdict: Verdict = { wrong: [], filled: 0, right: 0, other: [] };
  const entries = new Map(report.entries.map((e) => [e.path, e]));
  for (const step of stepsOf(plan.nodes)) {
    const entry = entries.get(step.path);
    if (!entry) {
      verdict.wrong.push(`${step.path}: not reported`);
      continue;
    }
    const held = modelAt(model, step.path);
    const same = holds(step, held);
    if (entry.status === 'filled' || entry.status === 'right') {
      if (!same)
        verdict.wrong.push(
          `${step.path}: reported ${entry.status}, wanted ${step.want}, page holds ${JSON.stringify(held)}`,
        );
      verdict[entry.status] += 1;
    } else {
      verdict.other.push(`${entry.status} ${step.path}: ${entry.reason ?? ''} (${step.want})`);
      if (!same && !blank(held) && blank(modelAt(before, step.path)) && !step.total)
        verdict.wrong.push(`${step.path}: left ${JSON.stringify(held)} behind, wanted ${step.want}`);
    }
  }
  return verdict;
}

function holds(step: Step, held: unknown): boolean {
  if (step.kind === 'flag' || typeof held === 'boolean')
    return String(held ?? false) === (step.want === 'Y' ? 'true' : step.want === 'N' ? 'false' : step.want);
  // A plain text box of the AngularJS page keeps the date as typed.
  if (step.kind === 'date' && /^\d{2}\//.test(String(held)))
    return String(held).split('/').reverse().join('-') === step.want;
  if (step.kind === 'date' || step.kind === 'choice') return String(held ?? '') === step.want;
  return canonical(step.kind, String(held ?? '')) === canonical(step.kind, step.want);
}
