import { describe, expect, it } from 'vitest';
import { checkComplete, treeOf } from '../../../shared/forms/form.ts';
import { fieldsOf } from '../../../shared/forms/walk.ts';
import { itrFormsAvailable, loadItrForm } from '../../../shared/itr/registry.ts';
import { addressParts, fromClient, matches, startingData, usual } from '../../../shared/itr/starting-data.ts';
import { panOf } from './importing.ts';

const client = {
  status: 'Individual',
  first_name: 'Meera',
  last_name: 'Iyer',
  pan: 'ABCPE1234F',
  date_of_birth: '1984-06-12',
  mobile: '9876543210',
  email: 'meera@example.in',
  address: '12 Lotus Court, MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  father_name: 'Raghav Iyer',
};

it.each([
  ['4, MG Road, Kothrud', { house: '4', road: 'MG Road', locality: 'Kothrud' }],
  [
    '4, 2nd floor, MG Road, Kothrud, Pune 411038',
    { house: '4', road: '2nd floor, MG Road', locality: 'Kothrud' },
  ],
  ['4, MG Road, Kothrud, Pune, Maharashtra', { house: '4', road: 'MG Road', locality: 'Kothrud' }],
  // The second part may be the road or the locality: it is not chosen.
  ['12 Lotus Court, MG Road', { house: '12 Lotus Court, MG Road' }],
  ['4, MG Road, Pune', { house: '4, MG Road' }],
  ['Kothrud', { house: 'Kothrud' }],
])('the address %s', (address, parts) => {
  expect(addressParts({ address, city: 'Pune', state: 'Maharashtra', pincode: '411038' })).toEqual(parts);
});

describe('a new return', () => {
  it('starts with what the client’s record knows, marked so, in values the form takes', async () => {
    const { model } = await loadItrForm('ITR-1', '2026-27');
    const { data, sources } = startingData(treeOf(model), client, '2026-27', '2026-06-01', 'ITR-1');
    expect(data).toMatchObject({
      personal: {
        pan_number: 'ABCPE1234F',
        first_name: 'Meera',
        address: { city: 'Pune', pincode: '411001' },
      },
      filing: { section_filed: '11', opt_out_new_tax_regime: 'N' },
      verification: { name: 'Meera Iyer', father_name: 'Raghav Iyer', pan: 'ABCPE1234F' },
    });
    expect(sources['personal.pan_number']).toEqual({ from: 'client' });
    expect(sources['filing.section_filed']).toBeUndefined();
    // rows of a list have no place before they are typed
    expect(Object.keys(sources).filter((path) => path.includes('['))).toEqual([]);
    expect(JSON.stringify(data)).not.toContain('[]');
    const filled = Object.keys(sources);
    const wrong = checkComplete(model, data).filter((i) => filled.includes(i.path));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['2026-08-31', '11'],
    // 31 October where the accounts are audited (Explanation 2(a) to s.139(1)), 30 November with a report u/s 92E
    ['2026-09-15', undefined],
    ['2026-11-30', undefined],
    ['2026-12-01', '12'],
  ])('of a firm made on %s: the section is asked where it depends on an audit', async (today, section) => {
    const { model } = await loadItrForm('ITR-5', '2026-27');
    const firm = { status: 'Partnership firm', company_name: 'Example Traders' };
    const { data } = startingData(treeOf(model), firm, '2026-27', today, 'ITR-5');
    expect((data['filing'] as { section_filed?: string } | undefined)?.section_filed).toBe(section);
  });

  it('of every form has the PAN of the client where drafts look for it: without one nothing is saved', async () => {
    for (const { type, assessmentYear } of itrFormsAvailable()) {
      const { model } = await loadItrForm(type, assessmentYear);
      const { data } = startingData(treeOf(model), client, assessmentYear, '2026-06-01', type);
      expect(panOf(data), `${type} ${assessmentYear}`).toBe('ABCPE1234F');
    }
  });

  it('is a belated one after the due date (s.139(1): 31 July 2026 for AY 2026-27)', async () => {
    const { model } = await loadItrForm('ITR-1', '2026-27');
    const { data } = startingData(treeOf(model), client, '2026-27', '2026-11-20', 'ITR-1');
    expect(data).toMatchObject({ filing: { section_filed: '12' } });
  });

  it.each([
    ['ITR-2', '01', 'RES'],
    ['ITR-3', '03', 'NOR'],
    ['ITR-2', '02', 'NRI'],
    // A firm is resident or not (section 6(2)): not ordinarily resident is no answer of ITR-5.
    ['ITR-5', '03', undefined],
    ['ITR-5', '02', 'NRI'],
    ['ITR-2', undefined, undefined],
  ] as const)('%s of a client with residential status %s starts with %s', async (type, of, expected) => {
    const { model } = await loadItrForm(type, '2026-27');
    const record = { ...client, ...(of ? { residential_status: of } : {}) };
    const { data } = startingData(treeOf(model), record, '2026-27', '2026-06-01', type);
    expect((data['filing'] as { resident_status?: string }).resident_status).toBe(expected);
  });

  it('leaves out what does not fit a drop-down', async () => {
    const { model } = await loadItrForm('ITR-1', '2026-27');
    const { data } = startingData(
      treeOf(model),
      { ...client, state: 'Atlantis' },
      '2026-27',
      '2026-06-01',
      'ITR-1',
    );
    expect((data['personal'] as { address: object }).address).not.toHaveProperty('state');
  });
});

describe('the tables of a new return', () => {
  it('name places that some form’s file has', async () => {
    const forms = await Promise.all(
      itrFormsAvailable().map(({ type, assessmentYear }) => loadItrForm(type, assessmentYear)),
    );
    const fields = forms.flatMap(({ model }) => fieldsOf(treeOf(model)));
    const ends = [...fromClient, ...usual('11')].map(([end]) => end);
    expect(ends.filter((end) => !fields.some((field) => matches(field, end)))).toEqual([]);
  });
});
