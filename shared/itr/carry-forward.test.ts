import { describe, expect, it } from 'vitest';
import { fill } from '../forms/messages.ts';
import { type FormData, getAt, setAt } from '../forms/paths.ts';
import { type CarriedForward, carryForward } from './carry-forward.ts';
import { fullReturn } from './itr2/testing/returns.ts';
import { loadItrForm } from './registry.ts';
import type { ItrType } from './types.ts';

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
const said = (c: CarriedForward) => c.warnings.map((w) => fill(w.message.text, w.message.params));
const numbersIn = (data: FormData) => JSON.stringify(data).match(/:-?\d+(?=[,}])/g) ?? [];

/** A salary and a loss on shares in the year, losses of five earlier years. */
const withLosses = (more: FormData = {}): FormData => {
  let data: FormData = {
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
      'House property: loss of 40000 of AY 2024-25 has no place in ITR-1 (Sahaj); a form with Schedule CFL keeps it',
    );
  });

  it('of a return further back may have been used since: said', async () => {
    const older = await loadItrForm('ITR-2', '2024-25');
    const carriedOver = carryForward({ form: older, data: withLosses() }, new2!);
    expect(said(carriedOver)).toContain(
      'AY 2024-25 is not the year before: losses may have been set off since',
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
    const data: FormData = {
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

it('credit of alternate minimum tax goes on with the year it arose in (s.115JD)', () => {
  const data = setAt(withLosses(), 'amtc.rows', [{ year: '2022-23', gross: 50_000, set_off: 10_000 }]);
  const carried = carryForward({ form: old2!, data }, new2!);
  expect(getAt(carried.data, 'amtc.rows.0')).toEqual({ year: '2022-23', gross: 50_000, set_off: 10_000 });
});
