import { describe, expect, it } from 'vitest';
import { entityForm } from '../entities/form.ts';
import { checkDraft } from '../forms/form.ts';
import { entityFromJson } from './entity-autofill.ts';
import { inputJson } from './testing/schemas.ts';

const read = (json: unknown) => {
  const found = entityFromJson(json);
  if (!found.ok) throw new Error(found.reason.text);
  return found;
};

describe('an entity from a JSON file', () => {
  const itr1 = inputJson('samples/itr/dummy_ITR1_AY2026-27_newregime_marginal-relief.json');
  const prefill = inputJson('samples/itr/complyeaze_prefill_synthetic.json');
  const itr2 = inputJson('samples/itr/dummy_ITR2_AY2024-25_allzero-required-skeleton.json');

  it.skipIf(!itr1)('reads an ITR-1', () => {
    expect(read(itr1).data).toEqual({
      pan: 'AAAPA1234A',
      status: 'Individual',
      first_name: 'Test',
      last_name: 'Dummy',
      father_name: 'Test Father',
      date_of_birth: '1990-01-01',
      address: '1, Test Nagar',
      city: 'Delhi',
      state: 'Delhi',
      pincode: '110001',
      mobile: '9999999999',
      phone: '9999999999',
      email: 'dummy@example.invalid',
      residential_status: '01',
      assessment_year: '2026-2027',
      salary: true,
    });
  });

  it.skipIf(!itr1)('gives what the entity form takes, and lists what it did not use', () => {
    const { data, ignored } = read(itr1);
    expect(checkDraft(entityForm, data as Record<string, unknown>)).toEqual([]);
    expect(ignored).toEqual(
      expect.arrayContaining(['CreationInfo', 'TaxPaid', 'PersonalInfo.Address.CountryCode']),
    );
    expect(ignored).not.toContain('PersonalInfo');
  });

  it.skipIf(!itr2)('reads an ITR-2 of another year, whose person stands elsewhere', () => {
    const { data } = read(itr2);
    expect(data.assessment_year).toBe('2024-2025');
    expect(data.pan).toMatch(/^[A-Z]{5}\d{4}[A-Z]$/);
    expect(data.residential_status).toBe('01');
  });

  it.skipIf(!prefill)('reads prefill data in camel case, leaving out a PAN no individual can have', () => {
    const { data } = read(prefill);
    expect(data).toMatchObject({
      date_of_birth: '1990-01-01',
      pincode: '302001',
      mobile: '9000000000',
      residential_status: '01',
      salary: true,
      other_sources: true,
    });
    expect(data.pan).toBeUndefined();
  });

  it('reads a company of ITR-6 by its PAN', () => {
    const { data } = read({
      ITR: {
        ITR6: {
          Form_ITR6: { AssessmentYear: '2025' },
          PartA_GEN1: {
            OrgFirmInfo: {
              AssesseeName: { SurNameOrOrgName: 'Example Private Limited' },
              PAN: 'AABCE1234F',
              DateOFFormOrIncorp: '2015-04-01',
              Address: { StateCode: '27', PinCode: 302001 },
            },
          },
        },
      },
    });
    expect(data).toEqual({
      pan: 'AABCE1234F',
      status: 'Private limited domestic company',
      last_name: 'Example Private Limited',
      company_name: 'Example Private Limited',
      date_of_birth: '2015-04-01',
      state: 'Rajasthan',
      pincode: '302001',
      assessment_year: '2025-2026',
    });
  });

  it('says why a file is no return', () => {
    for (const json of [null, 3, 'x', [], {}, { ITR: {} }, { ITR: { ITR9: {} } }, { a: 1 }])
      expect(entityFromJson(json).ok).toBe(false);
    expect(entityFromJson({ ITR: { ITR1: { Form_ITR1: {} } } })).toEqual({
      ok: false,
      reason: { text: 'The file does not identify the taxpayer' },
    });
  });

  it('is not led into prototypes', () => {
    const found = entityFromJson(
      JSON.parse('{"personalInfo":{"pan":"ABCPE1234F","__proto__":{"x":1}},"constructor":1}'),
    );
    expect(found).toMatchObject({ ok: true, data: { pan: 'ABCPE1234F' } });
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});
