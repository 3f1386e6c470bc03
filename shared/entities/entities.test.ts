import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stateNames } from '../data/states.ts';
import { checkDraft, treeOf } from '../forms/form.ts';
import { english } from '../forms/messages.ts';
import { fieldsOf } from '../forms/walk.ts';
import { states } from '../itr/codes/states.ts';
import * as allEntityAutofill from '../itr/entity-autofill.ts';
import { planOf, plans, storageLabel, tierOfNumber } from '../plans.ts';
import { kept } from '../testing/kept.ts';
import * as allCheck from './check.ts';
import { entityFields, entityForm } from './form.ts';
import { headApplies, incomeHeads } from './heads.ts';
import { stateOfGstin } from './states.ts';
import { entityStatuses, entityTypes, mayFile, statusesFor, statusOf } from './types.ts';
import { defaultEntityAssessmentYear, entityAssessmentYears, isLongYear, longYear } from './years.ts';

const {
  entityFromJson,
  checkEntity,
  checkEntityStep1,
  checkEntityStep2,
  entityName,
  missingForFiling,
  tidyEntity,
} = kept(allEntityAutofill, allCheck);

const person = {
  status: 'Individual',
  assessment_year: '2026-2027',
  pan: 'ABCPK1234L',
  first_name: 'Asha',
  date_of_birth: '1985-06-15',
  address: 'Pune',
  mobile: '9876543210',
  email: 'a@example.in',
  phone: '9876543210',
};

describe('the table of types', () => {
  it('holds the 15 types, and who may file what', () => {
    expect(entityTypes).toHaveLength(15);
    expect(new Set(entityStatuses).size).toBe(15);
    const may = (status: string) => (['itr', 'gst', 'tds'] as const).filter((m) => mayFile(status, m));
    expect(may('Individual')).toEqual(['itr']);
    expect(may('Local authority')).toEqual(['itr', 'gst']);
    for (const status of entityStatuses.filter((s) => s !== 'Individual' && s !== 'Local authority'))
      expect(may(status), status).toEqual(['itr', 'gst', 'tds']);
    expect(statusesFor('tds')).toHaveLength(13);
    expect(mayFile('Nonsense', 'itr')).toBe(false);
  });

  it('knows the fourth letter of each type’s PAN', () => {
    const letters = Object.fromEntries(entityTypes.map((t) => [t.status, t.panLetters]));
    expect(letters).toMatchObject({
      Individual: 'P',
      'Sole Proprietorship': 'P',
      HUF: 'H',
      'Partnership firm': 'F',
      LLP: 'F',
      'Private limited domestic company': 'C',
      'Foreign Company': 'C',
      'Trust (ITR 7)': 'T',
      AOP: 'A',
      BOI: 'B',
    });
  });

  it('understands the pickers’ short names', () => {
    expect(statusOf('private limited company')).toBe('Private limited domestic company');
    expect(statusOf(' Trust ')).toBe('Trust (ITR 7)');
    expect(statusOf('Company')).toBeUndefined();
  });
});

describe('heads of income', () => {
  it('are all open to an Individual and limited for others as documented', () => {
    for (const { key } of incomeHeads) expect(headApplies('Individual', key)).toBe(true);
    const open = (status: string) => incomeHeads.filter((h) => headApplies(status, h.key)).map((h) => h.key);
    expect(open('HUF')).toEqual(['special_business', 'business', 'ltcg', 'stcg']);
    expect(open('Local authority')).toEqual([
      'letout_property',
      'special_business',
      'business',
      'profession',
      'ltcg',
      'stcg',
    ]);
    expect(open('Artificial jurisdiction person')).toEqual([
      'special_business',
      'business',
      'profession',
      'ltcg',
      'stcg',
    ]);
  });
});

describe('checking an entity', () => {
  const step1 = (over: object) => {
    const found = checkEntityStep1(tidyEntity({ ...person, ...over }));
    return found && english(found.message);
  };
  it('says the documented sentences in the documented order', () => {
    expect(step1({})).toBeUndefined();
    expect(step1({ status: '', pan: '' })).toBe('Please fill in all required fields');
    expect(step1({ pan: 'ABC', first_name: '' })).toBe('Please enter a valid 10-character PAN');
    expect(step1({ pan: '1234567890' })).toBe('Please enter a valid 10-character PAN');
    expect(step1({ first_name: ' ' })).toBe('Please fill in all required fields for Individual');
    expect(step1({ status: 'HUF', pan: 'ABCHK1234L', last_name: '' })).toBe(
      'Please fill in all required fields for Company/Entity',
    );
    expect(step1({ status: 'HUF', pan: 'ABCHK1234L', company_name: 'Rao HUF' })).toBeUndefined();
    expect(checkEntityStep2(tidyEntity({ ...person, phone: '' }))?.message).toEqual({
      text: 'Email and Phone are required',
    });
  });

  it('names the fields and leaves nothing out', () => {
    const problem = checkEntity(tidyEntity({ ...person, mobile: '12', address: '' }));
    expect(problem?.issues.map((i) => i.path)).toEqual(['address']);
    const later = checkEntity(tidyEntity({ ...person, mobile: '12', date_of_birth: '2001-02-30' }));
    expect(later?.issues.map((i) => i.path).sort()).toEqual(['date_of_birth', 'mobile']);
  });

  it('tidies what was typed', () => {
    expect(
      tidyEntity({
        pan: ' abcpk1234l ',
        first_name: ' Asha ',
        email: '',
        status: 'Individual',
        business: true,
      }),
    ).toEqual({
      pan: 'ABCPK1234L',
      first_name: 'Asha',
      status: 'Individual',
      business: true,
      business_sources: 1,
      other_sources: true,
    });
    expect(tidyEntity({ status: 'LLP', company_name: 'Rao LLP' })).toMatchObject({
      last_name: 'Rao LLP',
      company_name: 'Rao LLP',
    });
  });

  it('knows names and what is missing for filing', () => {
    expect(entityName({ status: 'Individual', first_name: 'A', middle_name: 'B', last_name: 'C' })).toBe(
      'A B C',
    );
    expect(entityName({ status: 'LLP', last_name: 'Only last' })).toBe('Only last');
    expect(missingForFiling(person)).toEqual(['city', 'state', 'pincode']);
    expect(missingForFiling({ ...person, status: 'LLP' })).toContain('gstin');
  });
});

describe('years and states', () => {
  it('offer ten years back to the next one', () => {
    const years = entityAssessmentYears('2026-11-20');
    expect(years).toHaveLength(12);
    expect([years[0], years.at(-1)]).toEqual(['2027-2028', '2016-2017']);
    expect(defaultEntityAssessmentYear('2026-11-20')).toBe('2026-2027');
    expect([
      isLongYear('2026-2027'),
      isLongYear('2026-2028'),
      longYear('2026-27'),
      longYear('2026-29'),
    ]).toEqual([true, false, '2026-2027', undefined]);
  });
  it('name every state the income-tax forms name, the parts of a merged territory aside', () => {
    const merged = ['Dadra and Nagar Haveli', 'Daman and Diu', 'Foreign', 'Others', 'Outside India'];
    const unknown = states
      .map((s) => s.label)
      .filter((label) => !stateNames.includes(label) && !merged.some((m) => label.includes(m)));
    expect(unknown).toEqual([]);
    expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('Maharashtra');
    expect(stateOfGstin('55AAPFU0939F1ZV')).toBeUndefined();
  });
});

describe('the form', () => {
  it('has every field in exactly one step, with a label', () => {
    expect(entityForm.steps.flatMap((s) => s.parts)).toEqual(Object.keys(entityFields));
    expect(entityForm.steps[1]!.parts[0]).toBe('email');
    for (const field of fieldsOf(treeOf(entityForm))) expect(field.meta.label, field.path).not.toBe('');
  });

  const folder = new URL('../../../shared/samples/itr/', import.meta.url);
  const files = existsSync(folder) ? readdirSync(folder).filter((f) => f.endsWith('.json')) : [];
  if (files.length === 0) console.log('skipped: auto-fill of sample returns, ../shared/samples is not there');
  it.skipIf(files.length === 0)('takes what auto-fill reads from any sample return', () => {
    for (const file of files) {
      const read = entityFromJson(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
      if (!read.ok) continue;
      expect(checkDraft(entityForm, read.data as never), file).toEqual([]);
      const problem = checkEntity(tidyEntity({ ...person, ...read.data }));
      const own = (problem?.issues ?? []).filter((i) => i.path !== 'pan' && i.path !== 'gstin');
      expect(own, file).toEqual([]);
    }
  });
});

describe('plans', () => {
  it('are the three documented ones', () => {
    expect(plans.map((p) => [p.number, p.name, p.inr, p.usd, p.devices, p.entities])).toEqual([
      [1, 'Starter', 999, 15, 2, 5],
      [2, 'Professional', 1999, 25, 5, 15],
      [3, 'Enterprise', 2999, 40, 10, null],
    ]);
    expect(plans.map((p) => [p.storageBytes / 2 ** 30, p.maxFileBytes / 2 ** 30])).toEqual([
      [100, 1],
      [250, 50],
      [500, 50],
    ]);
    expect([tierOfNumber(2), tierOfNumber(4), planOf('tier3').name]).toEqual([
      'tier2',
      undefined,
      'Enterprise',
    ]);
  });
  it('label the drive by its total', () => {
    const label = (gb: number) => storageLabel(gb * 2 ** 30);
    expect([label(100).label, label(499).label, label(500).label, label(1000).label]).toEqual([
      '100GB',
      '100GB',
      '500GB',
      '1TB',
    ]);
    expect(label(1000).maxFileBytes).toBe(100 * 2 ** 30);
  });
});
