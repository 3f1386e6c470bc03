import { describe, expect, it } from 'vitest';
import { treeOf } from '../forms/form.ts';
import { fill } from '../forms/messages.ts';
import { type FormValues, getAt, setAt } from '../forms/paths.ts';
import { fieldsOf } from '../forms/walk.ts';
import { type CarriedForward, carryForward as carry, keptPaths } from './carry-forward.ts';
import type { ItrType } from './common/types.ts';
import { fullReturn } from './itr2/testing/returns.ts';
import { company } from './itr6/testing/returns.ts';
import { itrFormsAvailable, loadItrForm } from './registry.ts';

const [old2, new2, old1, new1, new4] = await Promise.all(
  (
    [
      ['ITR-2', '2025-26'],
      ['ITR-2', '2026-27'],
      ['ITR-1', '2025-26'],
      ['ITR-1', '2026-27'],
      ['ITR-4', '2026-27'],
    ] as [ItrType, string][]
  ).map(([type, year]) => loadItrForm(type, year)),
);
/** What is carried, each place of it one the new return has. */
const carryForward: typeof carry = (...given) => {
  const carried = carry(...given);
  for (const path of Object.keys(carried.places)) expect(getAt(carried.data, path), path).toBeDefined();
  return carried;
};
const said = (c: CarriedForward) => c.warnings.map((w) => fill(w.message.text, w.message.params));
const numbersIn = (data: FormValues) => JSON.stringify(data).match(/:-?\d+(?=[,}])/g) ?? [];

/** A salary and a loss on shares in the year, losses of five earlier years. */
const withLosses = (more: FormValues = {}): FormValues => {
  let data: FormValues = {
    personal: { status: 'I', pan_number: 'ABCPE1234F', date_of_birth: '1980-06-15' },
    filing: { section_filed: '11', opt_out_new_tax_regime: 'N' },
    schedule_112a: {
      rows: [
        {
          acquired: 'AE',
          transferred: 'AE',
          isin: 'INE002A01018',
          name: 'A',
          sale_value: 100_000,
          purchase_cost: 160_000,
        },
      ],
    },
    ...more,
  };
  for (const [path, value] of [
    ['year_8.long_term', 5_000],
    ['year_7.short_term', 7_000],
    ['year_4.race_horses', 900],
    ['year_3.race_horses', 800],
    ['year_1.house_property', 40_000],
    ['year_1.filed_on', '2024-07-20'],
  ] as const)
    data = setAt(data, `carried_losses.${path}`, value);
  return data;
};

describe('losses left over by a return', () => {
  const carried = carryForward({ form: old2!, data: withLosses(), filedOn: '2025-08-01' }, new2!);
  const at = (path: string) => getAt(carried.data, `carried_losses.${path}`);

  it('stand in the row of their year and head, one year further back', () => {
    // s.74: capital losses eight years; AY 2018-19 is the eighth before 2026-27
    expect(at('year_8.short_term')).toBe(7_000);
    expect(at('year_2.house_property')).toBe(40_000);
    expect(at('year_2.filed_on')).toBe('2024-07-20');
    // the loss of 60,000 of the year itself, with the day the return was filed
    expect(at('year_1.long_term')).toBe(60_000);
    expect(at('year_1.filed_on')).toBe('2025-08-01');
  });

  it('lapse after eight years, of race horses after four (s.74(2), 74A(3))', () => {
    expect(at('year_4.race_horses')).toBe(800);
    expect(JSON.stringify(carried.data)).not.toContain('5000');
    expect(JSON.stringify(carried.data)).not.toContain('900');
  });

  it('name the place in the earlier return they come from', () => {
    expect(carried.places['carried_losses.year_1.long_term']).toBe('AY 2025-26, ScheduleCFL 2025-26');
    expect(carried.places['personal.date_of_birth']).toBe('PartA_GEN1.PersonalInfo.DOB');
  });

  it('are set off there as far as the law allows', () => {
    const next = setAt(carried.data, 'schedule_112a.rows', [
      { acquired: 'AE', isin: 'INE002A01018', name: 'B', sale_value: 400_000, purchase_cost: 100_000 },
    ]);
    const { chosen } = new2!.compute(next);
    // 3,00,000 gain less 60,000 long-term and 7,000 short-term
    expect(chosen.afterSetOff.longTermGains).toBe(300_000 - 67_000);
    expect(chosen.lossesCarriedForward).toEqual([
      { assessmentYear: '2024-25', kind: 'house-property', amount: 40_000 },
    ]);
  });

  it('of a return filed late are lost but for house property (s.80), and that is said', () => {
    const data = withLosses({ filing: { section_filed: '12', opt_out_new_tax_regime: 'N' } });
    const late = carryForward({ form: old2!, data, filedOn: '2025-12-20' }, new2!);
    expect(getAt(late.data, 'carried_losses.year_1.long_term')).toBeUndefined();
    expect(getAt(late.data, 'carried_losses.year_2.house_property')).toBe(40_000);
    expect(said(late).join('\n')).toContain('not carried forward because the return is late');
  });

  it('have no place in a form without Schedule CFL: said, never dropped in silence', () => {
    const simple = carryForward({ form: old2!, data: withLosses() }, new1!);
    expect(said(simple)).toContain(
      'House property: loss of 40000 of AY 2024-25 cannot be reported in ITR-1 (Sahaj); use a form with Schedule CFL',
    );
  });

  it('of a return further back may have been used since: said', async () => {
    const older = await loadItrForm('ITR-2', '2024-25');
    const carriedOver = carryForward({ form: older, data: withLosses() }, new2!);
    expect(said(carriedOver)).toContain(
      'AY 2024-25 is not the previous year: losses may have been set off since',
    );
  });
});

describe('persons, banks, employers and properties', () => {
  const full = fullReturn('2025-26');
  it('come along without an amount but what losses and credits left over', () => {
    const { data } = carryForward({ form: old2!, data: full }, new2!);
    expect(getAt(data, 'salary.employers.0.employer_name')).toBe('Example Industries');
    expect(getAt(data, 'salary.employers.0.salary_items')).toBeUndefined();
    expect(getAt(data, 'house_property.properties.0.address')).toBe(
      getAt(full, 'house_property.properties.0.address'),
    );
    expect(getAt(data, 'bank_accounts')).toEqual(getAt(full, 'bank_accounts'));
    const { carried_losses: _, amtc: __, ...others } = data;
    // shares in a property are no amounts of a year
    expect(numbersIn(others).filter((n) => Number(n.slice(1)) > 100)).toEqual([]);
    expect(getAt(data, 'filing')).toBeUndefined();
  });

  it('come from another form too, as far as both have them', () => {
    const data: FormValues = {
      personal: {
        first_name: 'Asha',
        last_name: 'Kulkarni',
        pan_number: 'ABCPE1234F',
        employer_category: 'OTH',
      },
      salary: { employers: [{ employer_name: 'Example', employer_tan: 'PNEE12345A', salary_17_1: 500_000 }] },
      bank_accounts: [{ bank_name: 'SBI', ifsc_code: 'SBIN0001234', account_number: '30012345678' }],
    };
    for (const next of [new1!, new2!, new4!]) {
      const carried = carryForward({ form: old1!, data }, next);
      expect(getAt(carried.data, 'personal.last_name')).toBe('Kulkarni');
      expect(getAt(carried.data, 'salary.employers.0.employer_name')).toBe('Example');
      expect(getAt(carried.data, 'salary.employers.0.employer_tan')).toBe('PNEE12345A');
      expect(getAt(carried.data, 'bank_accounts.0.ifsc_code')).toBe('SBIN0001234');
      expect(numbersIn(carried.data)).toEqual([]);
    }
  });
});

describe('losses and credit of businesses, whose files have other places', () => {
  it('stand in the row of their year and head in ITR-3 too', async () => {
    const [earlier, next] = await Promise.all([
      loadItrForm('ITR-3', '2025-26'),
      loadItrForm('ITR-3', '2026-27'),
    ]);
    let data: FormValues = {
      personal: { status: 'I', pan_number: 'ABCPE1234F' },
      filing: { section_filed: '11' },
    };
    for (const [path, value] of [
      ['year_1.business', 40_000],
      ['year_1.filed_on', '2024-07-20'],
      ['year_3.business', 30_000],
      ['year_3.speculative', 500],
      ['year_4.speculative', 600],
      ['year_5.short_term', 7_000],
    ] as const)
      data = setAt(data, `carried_losses.${path}`, value);
    const carried = carryForward({ form: earlier, data, filedOn: '2025-08-01' }, next);
    expect(carried.data['carried_losses']).toEqual({
      year_2: { business: 40_000, filed_on: '2024-07-20' },
      // speculative losses four years (s.73(4)): that of AY 2021-22 ends with AY 2025-26
      year_4: { business: 30_000, speculative: 500 },
      year_6: { short_term: 7_000 },
    });
    expect(carried.places['carried_losses.year_2.business']).toBe('AY 2025-26, ScheduleCFL 2024-25');
  });

  it('credit of a company goes on with the year it arose in (s.115JAA)', async () => {
    const next = await loadItrForm('ITR-6', '2026-27');
    // the form of the year before, which is not kept here, as far as this needs it
    const earlier = { ...next, model: { ...next.model, year: '2025-26' as const } };
    // 25% of 40,00,000 with cess 10,40,000, s.115JB 6,24,000: 4,16,000 are used, 1,16,000 of them of 2023-24
    const data = company({
      trading: { sale_of_goods: 10_40_00_000, purchases: 10_00_00_000 },
      matc: {
        rows: [
          { year: '2019-20', gross: 3_00_000 },
          { year: '2023-24', gross: 2_00_000 },
        ],
      },
    });
    const carried = carryForward({ form: earlier, data }, next);
    expect(carried.data['matc']).toEqual({ rows: [{ year: '2023-24', gross: 2_00_000, set_off: 1_16_000 }] });
    expect(carried.places['matc.rows.0']).toBe('AY 2025-26, ScheduleMATC');
    expect(getAt(carried.data, 'filing.option_earlier')).toBe('NA');
  });
});

it('credit of alternate minimum tax goes on with the year it arose in (s.115JD)', () => {
  const data = setAt(withLosses(), 'amtc.rows', [{ year: '2022-23', gross: 50_000, set_off: 10_000 }]);
  const carried = carryForward({ form: old2!, data }, new2!);
  expect(getAt(carried.data, 'amtc.rows.0')).toEqual({ year: '2022-23', gross: 50_000, set_off: 10_000 });
});

/** Fields that go into the next year's return, with the forms and years that have them: `126` is ITR-1 of AY 2026-27. */
const kept: Readonly<Record<string, string>> = {
  'audit.businesses[].code': '326 325 324 526 626',
  'audit.businesses[].description': '326 325 324 526 626',
  'audit.businesses[].trade_name': '326 325 324 526 626',
  'bank_accounts[].account_number': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'bank_accounts[].account_type': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'bank_accounts[].bank_name': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'bank_accounts[].ifsc_code': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'bank_accounts[].is_refund_account': '126 125 226 225 224 326 325 324 426 425 526 726 626',
  bank_in_india: '226 225 224 326 325 324 526 726 626',
  'business44ad.businesses[].code': '326 325 324 426 425 424 526',
  'business44ad.businesses[].description': '326 325 324 426 425 424 526',
  'business44ad.businesses[].name': '326 325 324 426 425 424 526',
  'business_other.carriers[].code': '426 425 424',
  'business_other.carriers[].description': '426 425 424',
  'business_other.carriers[].name': '426 425 424',
  'carriages44ae.carriers[].code': '326 325 324 526 626',
  'carriages44ae.carriers[].description': '326 325 324 526 626',
  'carriages44ae.carriers[].name': '326 325 324 526 626',
  'filing.representative.aadhaar': '225 224 325 324 425 424',
  'filing.representative.address': '225 224 325 324 425 424',
  'filing.representative.capacity': '225 224 325 324 425 424',
  'filing.representative.email': '126 226 326 426 526 726 626',
  'filing.representative.mobile': '126 226 326 426 526 726 626',
  'filing.representative.mobile_country_code': '126 226 326 426 526 726 626',
  'filing.representative.name': '126 226 225 224 326 325 324 426 425 424 526 726 626',
  'filing.representative.pan': '225 224 325 324 425 424',
  'foreign_bank_accounts[].bank_name': '226 225 224 326 325 324 526 726 626',
  'foreign_bank_accounts[].country': '226 225 224 326 325 324 526 726 626',
  'foreign_bank_accounts[].iban': '226 225 224 326 325 324 526 726 626',
  'foreign_bank_accounts[].swift': '226 225 224 326 325 324 526 726 626',
  'house_property.properties[].address': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].city': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].co_owned': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].co_owners[].aadhaar': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].co_owners[].name': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].co_owners[].pan': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].co_owners[].share': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].country': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].loans[].account_number': '126 226 225 326 325 426 526 726 626',
  'house_property.properties[].loans[].completed_on': '126 226 225 326 325 426 526 726 626',
  'house_property.properties[].loans[].lender': '126 226 225 326 325 426 526 726 626',
  'house_property.properties[].loans[].purpose': '126 226 225 326 325 426 526 726 626',
  'house_property.properties[].loans[].lender_name': '126 226 225 326 325 426 526 726 626',
  'house_property.properties[].loans[].sanction_date': '126 226 225 326 325 426 526 726 626',
  'house_property.properties[].own_share': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].owner': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].owner_other': '126 226 225 224 326 325 324 426',
  'house_property.properties[].pincode': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].property_type': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].state': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].tenants[].aadhaar': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].tenants[].name': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].tenants[].pan': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].tenants[].pan_or_tan': '126 226 225 224 326 325 324 426 526 726 626',
  'house_property.properties[].zip_code': '126 226 225 224 326 325 324 426 526 726 626',
  'personal.aadhaar_enrolment': '224',
  'personal.aadhar_number': '126 125 124 226 225 224 326 325 324 426 425 424',
  'personal.address.building_name': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.address.city': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.address.country': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.address.flat_no': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.address.landline': '426 425 424',
  'personal.address.locality': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.address.pincode': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.address.road': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.address.state': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.address.std_code': '426 425 424',
  'personal.address.zip_code': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.alternate_address.building_name': '126 226 326 426 526 726 626',
  'personal.alternate_address.city': '126 226 326 426 526 726 626',
  'personal.alternate_address.country': '126 226 326 426 526 726 626',
  'personal.alternate_address.flat_no': '126 226 326 426 526 726 626',
  'personal.alternate_address.locality': '126 226 326 426 526 726 626',
  'personal.alternate_address.pincode': '126 226 326 426 526 726 626',
  'personal.alternate_address.road': '126 226 326 426 526 726 626',
  'personal.alternate_address.state': '126 226 326 426 526 726 626',
  'personal.alternate_address.zip_code': '126 226 326 426 526 726 626',
  'personal.date_of_birth': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.email': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.employer_category': '126 125 124 426 425 424',
  'personal.first_name': '126 125 124 226 225 224 326 325 324 426 425 424',
  'personal.landline.number': '226 225 224 326 325 324 526 726 626',
  'personal.landline.std_code': '226 225 224 326 325 324 526 726 626',
  'personal.last_name': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.middle_name': '126 125 124 226 225 224 326 325 324 426 425 424',
  'personal.mobile': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.mobile_country_code': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.pan_number': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.same_secondary_address': '126 226 326 426 526 726 626',
  'personal.second_email': '126 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.second_mobile': '126 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.second_mobile_country_code': '126 226 225 224 326 325 324 426 425 424 526 726 626',
  'personal.status': '226 225 224 326 325 324 426 425 424 526 726 626',
  'profession44ada.professions[].code': '326 325 324 426 425 424 526',
  'profession44ada.professions[].description': '326 325 324 426 425 424 526',
  'profession44ada.professions[].name': '326 325 324 426 425 424 526',
  'salary.employers[].address': '226 225 224 326 325 324',
  'salary.employers[].city': '226 225 224 326 325 324',
  'salary.employers[].employer_name': '126 125 124 226 225 224 326 325 324 426 425 424',
  'salary.employers[].employer_tan': '126 125 124 226 225 224 326 325 324 426 425 424',
  'salary.employers[].nature_of_employment': '226 225 224 326 325 324',
  'salary.employers[].pincode': '226 225 224 326 325 324',
  'salary.employers[].state': '226 225 224 326 325 324',
  'salary.employers[].zip_code': '226 225 224 326 325 324',
  'taxes_paid.tcs[].name': '126 125 124 426 425 424',
  'taxes_paid.tcs[].tan': '126 125 124 426 425 424',
  'taxes_paid.tds_other[].name': '126 125 124',
  'taxes_paid.tds_other[].tan': '126 125 124',
  'taxes_paid.tds_salary[].employer_name': '226 225 224 326 325 324',
  'taxes_paid.tds_salary[].employer_tan': '226 225 224 326 325 324',
  'verification.capacity': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'verification.father_name': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'verification.name': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'verification.pan': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'verification.place': '126 125 124 226 225 224 326 325 324 426 425 424 526 726 626',
  'partners.rows[].aadhaar': '526',
  'partners.rows[].address': '526',
  'partners.rows[].city': '526',
  'partners.rows[].country': '526',
  'partners.rows[].foreign_company': '526',
  'partners.rows[].foreign_share': '526',
  'partners.rows[].interest_rate': '526',
  'partners.rows[].kind': '526',
  'partners.rows[].llpin': '526',
  'partners.rows[].name': '526',
  'partners.rows[].pan': '526',
  'partners.rows[].pincode': '526',
  'partners.rows[].share': '526',
  'partners.rows[].state': '526',
  'partners.rows[].zip_code': '526',
  'personal.commenced_on': '526 626',
  'personal.llpin': '526',
  'personal.sub_status': '526 726',
  'personal.domestic': '626',
  'personal.cin': '626',
  'filing.option_earlier': '626',
  'filing.option_year': '626',
  'filing.option_form_date': '626',
  'company.group': '626',
  'company.holding[].name': '626',
  'company.holding[].pan': '626',
  'company.holding[].share': '626',
  'company.holding[].address': '626',
  'company.holding[].city': '626',
  'company.holding[].state': '626',
  'company.holding[].country': '626',
  'company.holding[].pincode': '626',
  'company.holding[].zip_code': '626',
  'company.subsidiaries[].name': '626',
  'company.subsidiaries[].pan': '626',
  'company.subsidiaries[].share': '626',
  'company.subsidiaries[].address': '626',
  'company.subsidiaries[].city': '626',
  'company.subsidiaries[].state': '626',
  'company.subsidiaries[].country': '626',
  'company.subsidiaries[].pincode': '626',
  'company.subsidiaries[].zip_code': '626',
  'company.key_persons[].name': '626',
  'company.key_persons[].designation': '626',
  'company.key_persons[].pan': '626',
  'company.key_persons[].aadhaar': '626',
  'company.key_persons[].din': '626',
  'company.key_persons[].address': '626',
  'company.key_persons[].city': '626',
  'company.key_persons[].state': '626',
  'company.key_persons[].country': '626',
  'company.key_persons[].pincode': '626',
  'company.key_persons[].zip_code': '626',
  'company.holders[].name': '626',
  'company.holders[].share': '626',
  'company.holders[].pan': '626',
  'company.holders[].aadhaar': '626',
  'company.holders[].address': '626',
  'company.holders[].city': '626',
  'company.holders[].state': '626',
  'company.holders[].country': '626',
  'company.holders[].pincode': '626',
  'company.holders[].zip_code': '626',
  'company.owners[].name': '626',
  'company.owners[].share': '626',
  'company.owners[].pan': '626',
  'company.owners[].aadhaar': '626',
  'company.owners[].address': '626',
  'company.owners[].city': '626',
  'company.owners[].state': '626',
  'company.owners[].country': '626',
  'company.owners[].pincode': '626',
  'company.owners[].zip_code': '626',
  'company.immediate_parents[].name': '626',
  'company.immediate_parents[].address': '626',
  'company.immediate_parents[].city': '626',
  'company.immediate_parents[].state': '626',
  'company.immediate_parents[].country': '626',
  'company.immediate_parents[].pincode': '626',
  'company.immediate_parents[].zip_code': '626',
  'company.immediate_parents[].residence': '626',
  'company.immediate_parents[].pan': '626',
  'company.immediate_parents[].number': '626',
  'company.ultimate_parents[].name': '626',
  'company.ultimate_parents[].address': '626',
  'company.ultimate_parents[].city': '626',
  'company.ultimate_parents[].state': '626',
  'company.ultimate_parents[].country': '626',
  'company.ultimate_parents[].pincode': '626',
  'company.ultimate_parents[].zip_code': '626',
  'company.ultimate_parents[].residence': '626',
  'company.ultimate_parents[].pan': '626',
  'company.ultimate_parents[].number': '626',
  'company.public_sector': '626',
  'company.reserve_bank': '626',
  'company.government_40': '626',
  'company.bank': '626',
  'company.scheduled_bank': '626',
  'company.insurer': '626',
  'company.nbfc': '626',
  'company.unlisted': '626',
  'shareholding.holders[].aadhaar': '626',
  'personal.return_under': '726',
  'personal.exemption': '726',
  'personal.shares_unknown': '726',
  'personal.company_rate': '726',
  'registration.has_projects': '726',
  'registration.projects[].name': '726',
  'registration.projects[].activity': '726',
  'registration.projects[].classification': '726',
  'registration.under_act[].section': '726',
  'registration.under_act[].claimed': '726',
  'registration.under_act[].on': '726',
  'registration.under_act[].number': '726',
  'registration.under_act[].authority': '726',
  'registration.under_act[].effective': '726',
  'registration.under_other[].law': '726',
  'registration.under_other[].law_other': '726',
  'registration.under_other[].on': '726',
  'registration.under_other[].number': '726',
  'registration.under_other[].authority': '726',
  'registration.under_other[].effective': '726',
  'registration.under_other[].valid': '726',
  'people.founders[].name': '726',
  'people.founders[].address': '726',
  'people.founders[].relation': '726',
  'people.founders[].share': '726',
  'people.founders[].resident': '726',
  'people.founders[].id_kind': '726',
  'people.founders[].id': '726',
  'people.founders[].mobile': '726',
  'people.founders[].email': '726',
  'people.owners[].name': '726',
  'people.owners[].address': '726',
  'people.owners[].resident': '726',
  'people.owners[].id_kind': '726',
  'people.owners[].id': '726',
  'people.owners[].share': '726',
  'people.contributors[].name': '726',
  'people.contributors[].address': '726',
  'people.contributors[].pan': '726',
  'people.contributors[].aadhaar': '726',
  'people.family_members[].name': '726',
  'people.family_members[].address': '726',
  'people.family_members[].pan': '726',
  'people.family_members[].aadhaar': '726',
  'people.members[].name': '726',
  'people.members[].kind': '726',
  'people.members[].share': '726',
  'people.members[].pan': '726',
  'people.members[].aadhaar': '726',
  'people.members[].address': '726',
  'people.members[].city': '726',
  'people.members[].state': '726',
  'people.members[].country': '726',
  'people.members[].pincode': '726',
  'people.members[].zip_code': '726',
  'business_about.businesses[].lines[].code': '726',
  'business_about.businesses[].lines[].trade_name': '726',
  'shareholding.holders[].name': '726 626',
  'shareholding.holders[].residence': '726 626',
  'shareholding.holders[].kind': '726 626',
  'shareholding.holders[].pan': '726 626',
  'shareholding.holders[].acquired_on': '726 626',
  'shareholding.holders[].number': '726 626',
};

describe('what is kept', () => {
  it('is who, where, banks, employers, deductors, properties and businesses, in every form and year', async () => {
    const found = new Map<string, string[]>();
    for (const { type, assessmentYear } of itrFormsAvailable()) {
      const tree = treeOf((await loadItrForm(type, assessmentYear)).model);
      const code = `${type.slice(4)}${assessmentYear.slice(2, 4)}`;
      for (const path of keptPaths(tree)) found.set(path, [...(found.get(path) ?? []), code]);
    }
    expect(Object.fromEntries([...found].map(([path, forms]) => [path, forms.sort().join(' ')]))).toEqual(
      Object.fromEntries(
        Object.entries(kept).map(([path, forms]) => [path, forms.split(' ').sort().join(' ')]),
      ),
    );
  });

  it('is no amount, nothing worked out and no day but those of a birth, of the beginning of business, of a house and its loan, of a registration, of shares and of the form of a rate chosen', async () => {
    for (const { type, assessmentYear } of itrFormsAvailable()) {
      const tree = treeOf((await loadItrForm(type, assessmentYear)).model);
      const paths = new Set(keptPaths(tree));
      const fields = fieldsOf(tree).filter(({ path }) => paths.has(path));
      expect(fields.filter(({ meta }) => meta.kind === 'amount' || meta.computed)).toEqual([]);
      const days = fields.filter(({ meta }) => meta.kind === 'date').map(({ path }) => path);
      expect(
        days.filter(
          (path) =>
            !/date_of_birth|sanction_date|completed_on|commenced_on|^registration\.|acquired_on|option_form_date/.test(
              path,
            ),
        ),
      ).toEqual([]);
    }
  });
});
