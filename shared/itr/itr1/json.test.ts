import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../forms/form.ts';
import { english } from '../../forms/messages.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { runs } from '../../testing/runs.ts';
import { detectJson } from '../json/detect.ts';
import { filePart, formArbitrary } from '../testing/arbitrary.ts';
import { inputJson, schemaFiles, validatorOf } from '../testing/schemas.ts';
import { itr1Form } from './form.ts';
import { forRegime, regimeOf } from './regime.ts';

const samples = {
  '2026-27': 'samples/itr/dummy_ITR1_AY2026-27_newregime_marginal-relief.json',
  '2025-26': 'samples/itr/dummy_ITR1_AY2025-26_newregime.json',
} as const;

/** Years whose schema is at hand; AY 2024-25 has its own test. */
const years = ['2026-27', '2025-26'] as const;
const context = { createdOn: '2026-06-30', softwareId: 'SW12345678', version: '0.1.0' };

describe.each(years)("the department's file of ITR-1, AY %s", (ay) => {
  const form = itr1Form(ay);
  const tree = treeOf(form.model);
  const sample = inputJson(samples[ay]);
  const errorsOf = validatorOf(schemaFiles[ay]);

  it.skipIf(!sample || !errorsOf)('imports, computes to its own figures and exports the same, valid', () => {
    expect(detectJson(sample)).toEqual({ kind: 'itr', type: 'ITR-1', assessmentYear: ay, pan: 'AAAPA1234A' });
    const { data, warnings } = form.importJson(sample);
    expect(warnings.map((w) => w.rule)).toEqual(['B-2']);
    const createdOn = String(getAt(sample, 'ITR.ITR1.CreationInfo.JSONCreationDate'));
    const { json, issues } = form.exportJson(data, { createdOn });
    expect(issues.map((i) => [i.severity, i.path])).toEqual([
      ['warning', 'ITR.ITR1.CreationInfo.SWCreatedBy'],
      // the sample quotes no Aadhaar: rule B-2 advises
      ['warning', 'personal.aadhar_number'],
    ]);
    expect(errorsOf!(json)).toEqual([]);
    const described = setAt(json, 'ITR.ITR1.Form_ITR1.Description', 'Dummy return for tests');
    expect(described).toEqual(sample);
  });

  it.skipIf(!errorsOf)(
    'holds everything the form covers: random forms survive export and import, each file valid',
    () => {
      fc.assert(
        fc.property(formArbitrary(tree, 9000), (random) => {
          const data = hraFromItsSchedule(oneEmployer(random));
          const { json } = form.exportJson(data, context);
          expect(errorsOf!(json)).toEqual([]);
          const back = form.importJson(json).data;
          expect(filePart(tree, back)).toEqual(filePart(tree, forRegime(data, regimeOf(data)).data));
        }),
        { numRuns: runs(40) },
      );
    },
  );

  it.skipIf(!errorsOf)('gives the same file again after import', () => {
    fc.assert(
      fc.property(formArbitrary(tree, 9000), (random) => {
        const data = knownToTheFile(random);
        const { json } = form.exportJson(data, context);
        expect(form.exportJson(form.importJson(json).data, context).json).toEqual(json);
      }),
      { numRuns: runs(20) },
    );
  });
});

/** The file keeps only the sum of 17(1), (2), (3) over employers; with one employer nothing is lost. */
const oneEmployer = (data: FormValues): FormValues => {
  const employers = getAt(data, 'salary.employers');
  if (!Array.isArray(employers) || employers.length === 0) return data;
  return setAt(data, 'salary.employers', [
    { employer_name: 'Employer', employer_tan: 'DELA12345B', ...(employers[0] as FormValues) },
  ]);
};

/** Where the schedule of 10(13A) is filled the exemption follows from it; a typed row does not count. */
const hraFromItsSchedule = (data: FormValues): FormValues => {
  const rows = getAt(data, 'salary.exempt_allowances') as FormValues[] | undefined;
  if (!rows || getAt(data, 'salary.hra') === undefined) return data;
  return setAt(
    data,
    'salary.exempt_allowances',
    rows.filter((row) => row['nature'] !== '10(13A)'),
  );
};

/** Without what the file has no place for: split of 17(1), rent behind 80GG, a chosen reading of the law, a filing date other than the file's. */
const knownToTheFile = (data: FormValues): FormValues => {
  const without = (row: FormValues, keys: string[]) =>
    Object.fromEntries(Object.entries(row).filter(([k]) => !keys.includes(k)));
  const employers = (getAt(data, 'salary.employers') as FormValues[] | undefined)?.map((row) =>
    without(row, ['basic_salary', 'da', 'hra', 'lta', 'other_allowances']),
  );
  const trimmed = employers ? setAt(data, 'salary.employers', employers) : data;
  const noRent = getAt(data, 'deductions.rent_80gg')
    ? setAt(trimmed, 'deductions.rent_80gg', undefined)
    : trimmed;
  return setAt(setAt(noRent, 'readings', undefined), 'filing.filing_date', context.createdOn);
};

describe('a file that is not what it should be', () => {
  const form = itr1Form('2026-27');
  const minimal = (extra: object = {}) => ({
    ITR: { ITR1: { Form_ITR1: { FormName: 'ITR-1', AssessmentYear: '2026' }, ...extra } },
  });
  const complaints = (json: unknown) =>
    form
      .importJson(json)
      .warnings.filter((w) => !w.rule)
      .map((w) => `${w.path}: ${english(w.message)}`);

  it('is refused when it is another form or year', () => {
    expect(complaints({ ITR: { ITR2: {} } })).toEqual(['ITR.ITR1: This file is for another form, not ITR-1']);
    expect(
      complaints({ ITR: { ITR1: { Form_ITR1: { FormName: 'ITR-1', AssessmentYear: '2025' } } } }),
    ).toEqual([
      'ITR.ITR1.Form_ITR1.AssessmentYear: This file is for assessment year 2025, not assessment year 2026',
    ]);
    for (const nothing of [null, 7, 'x', [], {}]) expect(form.importJson(nothing).data).toEqual({});
  });

  it('names the JSON path and what was found', () => {
    const found = complaints(
      minimal({
        PersonalInfo: { PAN: 7, Address: 'Delhi', DOB: null },
        TDSonSalaries: { TDSonSalary: [{ IncChrgSal: 'a lot', TotalTDSSal: 1.5 }, 3] },
        Refund: { BankAccountDtls: { AddtnlBankDetails: { IFSCCode: 'SBIN0000001' } } },
        Colour: 'red',
      }),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'ITR.ITR1.PersonalInfo.PAN: Expected text, found number',
        'ITR.ITR1.PersonalInfo.Address: Expected object, found string',
        'ITR.ITR1.PersonalInfo.DOB: Expected text, found null',
        'ITR.ITR1.TDSonSalaries.TDSonSalary[0].IncChrgSal: Expected whole number, found string',
        'ITR.ITR1.TDSonSalaries.TDSonSalary[0].TotalTDSSal: Expected whole number, found decimal number',
        'ITR.ITR1.TDSonSalaries.TDSonSalary[1]: Expected object, found number',
        'ITR.ITR1.Refund.BankAccountDtls.AddtnlBankDetails: Expected array, found object',
        'ITR.ITR1.Colour: This field is not part of the form',
      ]),
    );
  });

  it('names at most 500 findings, however long the file', () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => ({ IncChrgSal: 'x', [`Unknown${i}`]: 1 }));
    const { warnings } = form.importJson(minimal({ TDSonSalaries: { TDSonSalary: rows } }));
    expect(warnings).toHaveLength(501);
    expect(english(warnings.at(-1)!.message)).toMatch(/^And \d+ more of this kind$/);
  });

  it('cannot reach prototypes', () => {
    const json = JSON.parse(
      '{"ITR":{"ITR1":{"Form_ITR1":{"FormName":"ITR-1","AssessmentYear":"2026"},"__proto__":{"polluted":1},"PersonalInfo":{"constructor":{"prototype":1},"PAN":"ABCPE1234F"}}}}',
    );
    const { data } = form.importJson(json);
    expect(complaints(json)).toEqual(
      expect.arrayContaining([
        'ITR.ITR1.__proto__: This field is not part of the form',
        'ITR.ITR1.PersonalInfo.constructor: This field is not part of the form',
      ]),
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(getAt(data, 'personal.pan_number')).toBe('ABCPE1234F');
  });

  it('is read to the end whatever stands in any field', () => {
    const sample = inputJson(samples['2026-27']);
    if (!sample) return;
    const bad: unknown[] = [null, -1, 1e300, 'x', {}, [null]];
    const visit = (value: unknown, path: string[]): void => {
      if (path.length > 2)
        for (const wrong of bad)
          expect(() => form.importJson(setAt(sample, path.join('.'), wrong))).not.toThrow();
      if (value !== null && typeof value === 'object')
        for (const [k, v] of Object.entries(value)) visit(v, [...path, k]);
    };
    visit(sample, []);
  });
});
