import { expect, it } from 'vitest';
import { treeOf } from '../../forms/form.ts';
import { fieldsOf } from '../../forms/walk.ts';
import type { ItrType } from '../common/types.ts';
import { loadItrForm } from '../registry.ts';

/** Typed fields of a form by path. */
const paths = async (type: ItrType, year: string) =>
  fieldsOf(treeOf((await loadItrForm(type, year)).model)).flatMap((f) => (f.meta.computed ? [] : [f.path]));

// What readers of ITR-2 ask an ITR-3 for must be there: a part moved in one of them alone would read as nothing typed.
it.each(['2026-27', '2025-26', '2024-25'])(
  'ITR-3 of AY %s has every field of ITR-2, but for three',
  async (year) => {
    const own = new Set(await paths('ITR-3', year));
    const alone = (await paths('ITR-2', year)).filter((path) => !own.has(path));
    // s.80GGA is not for persons with business income, the regime follows from Form 10-IEA, and the enrolment number left ITR-3 first
    expect(alone.filter((path) => !path.startsWith('deductions.donations_80gga[].'))).toEqual([
      ...(year === '2024-25' ? ['personal.aadhaar_enrolment'] : []),
      'filing.opt_out_new_tax_regime',
    ]);
  },
);
