import { describe, expect, it } from 'vitest';
import { choice, group, rows, text, yesNo } from '../forms/fields.ts';
import { treeOf } from '../forms/form.ts';
import { walk } from '../forms/walk.ts';
import { itrFormsAvailable, loadItrForm } from './registry.ts';
import { conditionsOf, look } from './testing/conditions.ts';

/** Conditions a form takes over from another one with a code of their own: it never has that code here. */
const takenOver: Readonly<Record<string, readonly string[]>> = {
  // ITR-4 is open to firms, ITR-3 and ITR-2 are not
  'personal.status': ['filing.opt_out_first_year', 'filing.opt_out_date', 'filing.opt_out_ack'],
  // AY 2026-27 lists no other allowance
  'salary.exempt_allowances[].nature': ['salary.exempt_allowances[].description'],
};

describe.each(itrFormsAvailable())('conditions of $type, AY $assessmentYear', ({ type, assessmentYear }) => {
  it('ask for names and codes the form has', async () => {
    const form = treeOf((await loadItrForm(type, assessmentYear)).model);
    const conditions = conditionsOf(form);
    expect(conditions.length).toBeGreaterThan(10);
    const faults = conditions.flatMap((condition) => {
      const { unknown, idle } = look(condition, form);
      return [
        ...unknown.map((path) => `${condition.path} asks for ${path}`),
        ...idle
          .filter((path) => !takenOver[path]?.includes(condition.path))
          .map((path) => `${condition.path} compares ${path} with a code it does not have`),
      ];
    });
    expect(faults).toEqual([]);
  });
});

describe('a condition with a mistake', () => {
  const faultsOf = (when: (row: Record<string, unknown>, all: Record<string, unknown>) => boolean) => {
    const row = {
      nature: choice('Nature', [
        { value: 'A', label: 'A' },
        { value: 'OTH', label: 'Others' },
      ]),
      description: text('Description', { when }),
    };
    const form = walk(
      group({ label: 'F' }, { asked: yesNo('Asked?'), list: rows({ label: 'L', rowLabel: 'Row' }, row) }),
    );
    const [{ unknown, idle }] = conditionsOf(form).map((condition) => look(condition, form)) as [
      ReturnType<typeof look>,
    ];
    return { unknown, idle };
  };

  it('is told: a name the row, or the form, does not have; a code the field does not have', () => {
    expect(faultsOf((r, all) => r['nature'] === 'OTH' && all['asked'] === 'Y')).toEqual({
      unknown: [],
      idle: [],
    });
    expect(faultsOf((r) => r['natur'] === 'OTH')).toEqual({ unknown: ['list[].natur'], idle: [] });
    expect(faultsOf((_, all) => all['nature'] === 'OTH').unknown).toEqual(['nature']);
    expect(faultsOf((r) => r['nature'] === 'OHT').idle).toEqual(['list[].nature']);
    expect(faultsOf((r, all) => all['asked'] === 'Yes' || r['nature'] === 'OTH').idle).toEqual(['asked']);
  });
});
