import { describe, expect, it } from 'vitest';
import { stepOf, treeOf } from '../forms/form.ts';
import { fieldsOf } from '../forms/walk.ts';
import { detectJson } from './json/detect.ts';
import { formPathOf } from './json/form-path.ts';
import { isItrFormAvailable, itrFormsAvailable, loadItrForm } from './registry.ts';

describe('the registry of return forms', () => {
  it('loads every form it names, once', async () => {
    for (const { type, assessmentYear } of itrFormsAvailable()) {
      const form = await loadItrForm(type, assessmentYear);
      expect(form.model.year).toBe(assessmentYear);
      expect(await loadItrForm(type, assessmentYear)).toBe(form);
    }
    expect(isItrFormAvailable('ITR-1', '2026-27')).toBe(true);
    await expect(loadItrForm('ITR-1', '2019-20')).rejects.toThrow(
      'ITR-1 is not available for assessment year 2019-20',
    );
  });

  it('gives ITR-1 eight steps that hold every part of the form', async () => {
    for (const year of ['2026-27', '2025-26']) {
      const { model } = await loadItrForm('ITR-1', year);
      // names in addresses: links that were copied stay good
      expect(model.steps.map(({ id }) => id)).toEqual([
        'personal',
        'filing',
        'salary',
        'house-property',
        'other-sources',
        'deductions',
        'taxes-paid',
        'tax',
      ]);
      expect(model.steps.flatMap((s) => s.parts).sort()).toEqual(
        treeOf(model)
          .map((n) => n.path)
          .sort(),
      );
      for (const field of fieldsOf(treeOf(model))) expect(field.meta.label, field.path).toBeTruthy();
    }
  });

  it('shows every part of every form in one step; readings and an updated return follow the tax', async () => {
    for (const { type, assessmentYear } of itrFormsAvailable()) {
      const { model } = await loadItrForm(type, assessmentYear);
      const name = `${type} ${assessmentYear}`;
      const parts = treeOf(model).filter(({ meta }) => !('hidden' in meta && meta.hidden));
      const shown = model.steps.flatMap((step) => step.parts);
      expect([
        name,
        parts.filter(({ path }) => stepOf(model, path) === undefined).map(({ path }) => path),
      ]).toEqual([name, []]);
      expect([name, shown.filter((part, i) => shown.indexOf(part) !== i)]).toEqual([name, []]);
      for (const part of ['readings', 'updated_return'])
        if (parts.some(({ path }) => path === part))
          expect([name, stepOf(model, part)?.id]).toEqual([name, 'tax']);
    }
  });

  it('finds the form field of a place in the file', async () => {
    const tree = treeOf((await loadItrForm('ITR-1', '2026-27')).model);
    const I = 'ITR1_IncomeDeductions';
    expect(formPathOf(tree, 'PersonalInfo.Address.PinCode')).toBe('personal.address.pincode');
    expect(formPathOf(tree, `${I}.PropertyDetails[1].CoOwners[0].NameCoOwner`)).toBe(
      'house_property.properties.1.co_owners.0.name',
    );
    expect(
      formPathOf(tree, `${I}.PropertyDetails[0].Rentdetails.Section24B.Section24BDtls[2].InterestUs24B`),
    ).toBe('house_property.properties.0.loans.2.interest');
    expect(formPathOf(tree, 'Schedule80G.Don50PercentApprReqd.DoneeWithPan[0].DoneePAN')).toBe(
      'deductions.donations_80g_50_limit.0.donee_pan',
    );
    expect(formPathOf(tree, 'NoSuchNode.X')).toBeUndefined();
  });
});

describe('telling JSON files apart', () => {
  it('by form, year and PAN', () => {
    expect(
      detectJson({
        ITR: { ITR4: { Form_ITR4: { AssessmentYear: '2026' }, PersonalInfo: { PAN: 'abcpe1234f' } } },
      }),
    ).toEqual({
      kind: 'itr',
      type: 'ITR-4',
      assessmentYear: '2026-27',
      pan: 'ABCPE1234F',
    });
    expect(detectJson({ PersonalInfo: { PAN: 'ABCPE1234F' }, assessmentYear: '2026' })).toEqual({
      kind: 'prefill',
      pan: 'ABCPE1234F',
      assessmentYear: '2026-27',
    });
    for (const nothing of [undefined, null, 0, '', [], {}, { ITR: 5 }, { ITR: { ITR8: {} } }])
      expect(detectJson(nothing).kind).toBe('unknown');
  });
});
