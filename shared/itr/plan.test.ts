import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allPlan from './plan.ts';
import { loadItrForm } from './registry.ts';

const { planIssues } = kept(allPlan);

const form = await loadItrForm('ITR-1', '2026-27');
const issues = (...changes: { path: string; value: unknown }[]) =>
  planIssues(form, {}, [
    { title: 'As it is', changes: [] },
    { title: 'Another', changes },
  ]).map(({ path, message }) => [path, message]);

describe('changes of a plan', () => {
  it('are refused at their own path if the form has no such field or calculates it', () => {
    expect(
      issues({ path: 'salary.nothing', value: 1 }, { path: 'tax.total_income', value: 1 }).map(
        ([path]) => path,
      ),
    ).toEqual(['columns.1.changes.0.path', 'columns.1.changes.1.path']);
  });

  it('to a value of another kind are refused as on the form', () => {
    const [found, ...more] = issues({ path: 'deductions.schedule_80c.0.amount', value: 'lots' });
    expect(more).toEqual([]);
    expect(found?.[0]).toBe('columns.1.deductions.schedule_80c.0.amount');
    expect(issues({ path: 'deductions.schedule_80c.0.amount', value: 1_50_000 })).toEqual([]);
  });
});
