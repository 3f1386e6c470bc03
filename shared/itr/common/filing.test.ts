import { describe, expect, it } from 'vitest';
import { checkComplete } from '../../forms/form.ts';
import { type FormValues, setAt } from '../../forms/paths.ts';
import type { Itr1AssessmentYear } from '../itr1/data/years.ts';
import { itr1Form } from '../itr1/form.ts';
import { fullOldRegime } from '../itr1/testing/returns.ts';
import { itr2Form } from '../itr2/form.ts';
import { fullReturn as fullItr2 } from '../itr2/testing/returns.ts';
import { itr3Form } from '../itr3/form.ts';
import { fullReturn as fullItr3 } from '../itr3/testing/returns.ts';
import { itr4Form } from '../itr4/form.ts';
import { fullItr4 } from '../itr4/testing/returns.ts';
import { codeOfSection } from './filing.ts';
import type { ItrForm } from './types.ts';

const forms: Record<string, (ay: Itr1AssessmentYear) => { form: ItrForm; data: FormValues }> = {
  'ITR-1': (ay) => ({ form: itr1Form(ay), data: fullOldRegime(ay) }),
  'ITR-2': (ay) => ({ form: itr2Form(ay), data: fullItr2(ay, 'old') }),
  'ITR-3': (ay) => ({ form: itr3Form(ay), data: fullItr3(ay) }),
  'ITR-4': (ay) => {
    const answers = Object.entries(fullItr3(ay)['filing'] as FormValues).filter(([key]) => /^opt/.test(key));
    const { personal, bank_accounts, verification, salary } = fullOldRegime(ay);
    return {
      form: itr4Form(ay),
      data: {
        personal: { ...(personal as FormValues), status: 'I' },
        bank_accounts,
        verification,
        salary,
        business44ad: fullItr4()['business44ad'],
        filing: { section_filed: '11', ...Object.fromEntries(answers) },
      },
    };
  },
};

const given = (type: string, ay: Itr1AssessmentYear, filing: FormValues) => {
  const { form, data } = forms[type]!(ay);
  const dated = Object.entries(filing).reduce((d, [key, v]) => setAt(d, `filing.${key}`, v), data);
  const places = Object.values(
    Object.fromEntries(
      checkComplete(form.model, dated)
        .filter(({ path }) => /^filing\.(section_filed|filing_date|original|notice|opt_|return_)/.test(path))
        .map((i) => [`${i.severity} ${i.path}`, `${i.severity} ${i.path.slice(7)}`]),
    ),
  );
  return {
    get comparison() {
      return form.compute(dated).comparison;
    },
    found: places.sort(),
  };
};

/** Due date of a return without audit, and the last day of a belated one (s.139(1), (4) and the circulars in the year's data). */
const days: Record<Itr1AssessmentYear, { plain: string; business: string; belated: string }> = {
  '2024-25': { plain: '2024-07-31', business: '2024-07-31', belated: '2025-01-15' },
  '2025-26': { plain: '2025-09-16', business: '2025-09-16', belated: '2025-12-31' },
  '2026-27': { plain: '2026-07-31', business: '2026-08-31', belated: '2026-12-31' },
};
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const all = Object.keys(forms).flatMap((type) =>
  (Object.keys(days) as Itr1AssessmentYear[]).map((ay) => [type, ay] as const),
);
const byForm10IEA = (type: string) => type === 'ITR-3' || type === 'ITR-4';

describe.each(all)('%s of AY %s', (type, ay) => {
  const due = byForm10IEA(type) ? days[ay].business : days[ay].plain;
  const { belated } = days[ay];

  it('under section 139(1): taken on the due date, refused on the day after', () => {
    expect(given(type, ay, { filing_date: due }).found).toEqual([]);
    const late = given(type, ay, { filing_date: dayAfter(due) }).found;
    expect(late).toContain('error section_filed');
  });

  it('under section 139(4): refused on the due date and after its last day, taken between', () => {
    const at = (day: string) => given(type, ay, { section_filed: '12', filing_date: day }).found;
    expect(at(due)).toContain('error section_filed');
    for (const day of [dayAfter(due), belated])
      expect(at(day).filter((place) => !/opt_/.test(place))).toEqual([]);
    expect(at(dayAfter(belated))).toContain('error filing_date');
  });

  it('belated in the old regime: refused without business, warned about with Form 10-IEA in time (s.115BAC(6))', () => {
    const { found, comparison } = given(type, ay, { section_filed: '12', filing_date: belated });
    expect(found).toEqual([byForm10IEA(type) ? 'warning opt_out_date' : 'error opt_out_new_tax_regime']);
    expect(comparison.barred?.regime).toBe(byForm10IEA(type) ? undefined : 'old');
    if (!byForm10IEA(type)) expect(comparison.better).toBe('new');
  });

  it('a revision is as late as its original (s.115BAC(6), rule A-198 of ITR-1)', () => {
    const revised = (original: string) =>
      given(type, ay, {
        section_filed: '17',
        filing_date: belated,
        original_receipt_number: '123456789012345',
        original_filing_date: original,
      }).found;
    expect(revised(due)).toEqual([]);
    expect(revised(dayAfter(due))).toEqual([
      byForm10IEA(type) ? 'warning opt_out_date' : 'error opt_out_new_tax_regime',
    ]);
  });
});

describe.each(['ITR-3', 'ITR-4'])('%s and the day of Form 10-IEA', (type) => {
  const late = { section_filed: '12', filing_date: '2026-12-01' };

  it('one filed after the due date does not open the old regime', () => {
    const { found, comparison } = given(type, '2026-27', { ...late, opt_out_date: '2026-09-01' });
    expect(found).toEqual(['error opt_out_date']);
    expect(comparison).toMatchObject({ better: 'new', barred: { regime: 'old' } });
  });

  it('out since an earlier year: the new regime is closed after the due date, and not recommended', () => {
    const earlier = {
      ...late,
      opted_out_earlier: 'Y',
      opted_out_year: '2025-26',
      opted_out_ack: '123456789012345',
      returned_to_new_earlier: 'N',
      return_to_new_now: 'N',
    };
    expect(given(type, '2026-27', earlier)).toMatchObject({
      found: ['warning opt_out_new_tax_regime'],
      comparison: { better: 'old', barred: { regime: 'new' } },
    });
    const back = { ...earlier, return_to_new_now: 'Y', return_to_new_ack: '123456789012345' };
    expect(given(type, '2026-27', { ...back, return_to_new_date: '2026-09-01' }).found).toEqual([
      'error return_to_new_date',
    ]);
    expect(given(type, '2026-27', { ...back, return_to_new_date: '2026-08-31' }).found).toEqual([]);
  });
});

it('ITR-3 without business chooses in the return: belated, the old regime is closed (s.115BAC(6)(ii))', () => {
  const { found } = given('ITR-3', '2026-27', {
    section_filed: '12',
    filing_date: '2026-12-01',
    income_from_business: 'N',
  });
  expect(found.filter((place) => place.startsWith('error opt'))).toHaveLength(1);
});

it('each section of filing has the code of the schema (ReturnFileSec of AY 2026-27)', () => {
  const codes = (['139(1)', '139(4)', '142(1)', '148', '153C', '139(5)', '139(9)', '119(2)(b)'] as const).map(
    codeOfSection,
  );
  expect(codes).toEqual(['11', '12', '13', '14', '16', '17', '18', '20']);
  expect(codeOfSection('139(8A)')).toBe('21');
});
