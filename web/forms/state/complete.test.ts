import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { group, rows, text } from '../../../shared/forms/fields.ts';
import { walk } from '../../../shared/forms/walk.ts';
import { pruneEmptyGroups, withGroups } from './complete.ts';

const inner = { city: text('City', { min: 1 }) };
const tree = walk(
  z.strictObject({
    person: group({ label: 'Person' }, { name: text('Name'), address: group({ label: 'Address' }, inner) }),
    agent: group({ label: 'Agent' }, inner).optional(),
    rows: rows(
      { label: 'Rows', rowLabel: 'Row' },
      { address: group({ label: 'Address' }, inner) },
    ).optional(),
  }),
);

describe('groups of a form', () => {
  it('required ones are there for the check, optional ones are not invented', () => {
    expect(withGroups(tree, { rows: [{}] })).toEqual({ person: { address: {} }, rows: [{ address: {} }] });
    const whole = { person: { address: { city: 'Pune' } } };
    expect(withGroups(tree, whole)).toBe(whole);
    expect(withGroups(tree, { person: 5 })).toEqual({ person: 5 });
  });

  it('clearing the last value takes the empty groups above it, but never a row', () => {
    expect(pruneEmptyGroups({ a: { b: {} } }, 'a.b.c')).toEqual({});
    expect(pruneEmptyGroups({ a: { b: {}, x: 1 } }, 'a.b.c')).toEqual({ a: { x: 1 } });
    expect(pruneEmptyGroups({ rows: [{ a: {} }] }, 'rows.0.a.c')).toEqual({ rows: [{}] });
    expect(pruneEmptyGroups({ rows: [{}] }, 'rows.0.c')).toEqual({ rows: [{}] });
  });
});
