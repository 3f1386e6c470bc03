import { describe, expect, it } from 'vitest';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { kept } from '../../testing/kept.ts';
import { itr1Form } from '../itr1/form.ts';
import { fullNewRegime } from '../itr1/testing/returns.ts';
import * as allForm from './form.ts';
import { fullItr4 } from './testing/returns.ts';

const { itr4Form } = kept(allForm);

// Limits and lists: ITR-4 schema V1.1 of AY 2026-27; rule numbers of the department's list for the year.
const form = itr4Form('2026-27');
const context = { createdOn: '2026-08-20', softwareId: 'SW12345678' };
const exported = (...typed: [string, unknown][]) =>
  form.exportJson(
    typed.reduce((data, [path, value]) => setAt(data, path, value), fullItr4()),
    context,
  );
const errorsAt = (...typed: [string, unknown][]) =>
  exported(...typed)
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ path }) => path);
const inFile = (json: unknown, path: string) => getAt(json as FormValues, `ITR.ITR4.${path}`);

describe('Form 10-IEA in ITR-4', () => {
  const left: [string, unknown][] = [
    ['filing.opted_out_earlier', 'Y'],
    ['filing.opted_out_year', '2024-25'],
    ['filing.opted_out_ack', '123456789012345'],
    ['filing.returned_to_new_earlier', 'Y'],
    ['filing.returned_year', '2025-26'],
    ['filing.returned_ack', '223456789012345'],
  ];

  it('acknowledgement numbers are whole numbers in the file, and come back from it', () => {
    const { json, issues } = exported(...left);
    expect(inFile(json, 'FilingStatus.Form10IEAEarlierAYAckOldRegime')).toBe(123_456_789_012_345);
    expect(inFile(json, 'FilingStatus.Form10IEAEarlierAYAckNewRegime')).toBe(223_456_789_012_345);
    expect(inFile(exported().json, 'FilingStatus.F10IEAAckNoCurrAYOldTax')).toBe(123_456_789_012_345);
    expect(issues.filter(({ path }) => path.startsWith('filing.'))).toEqual([]);
    const { data, warnings } = form.importJson(json);
    expect(getAt(data, 'filing.opted_out_ack')).toBe('123456789012345');
    expect(getAt(data, 'filing.returned_ack')).toBe('223456789012345');
    expect(warnings.filter(({ rule }) => rule === 'A-360' || !rule)).toEqual([]);
  });

  it('a file of ours that has them as text is read too', () => {
    const text = setAt(
      exported().json as FormValues,
      'ITR.ITR4.FilingStatus.F10IEAAckNoCurrAYOldTax',
      '123456789012345',
    );
    expect(getAt(form.importJson(text).data, 'filing.opt_out_ack')).toBe('123456789012345');
  });

  it('of a year it did not exist in is refused at its field', () => {
    expect(errorsAt(...left)).not.toContain('filing.opted_out_year');
    expect(errorsAt(...left, ['filing.opted_out_year', '2023-24'])).toContain('filing.opted_out_year');
    expect(errorsAt(...left, ['filing.returned_year', '2024-25'])).toContain('filing.returned_year');
  });
});

describe('what the schema of ITR-4 refuses is refused at its field', () => {
  const carriage = { ownership: 'OWN', tonnage: 9, months: 12 };
  const credit = { section: '4IB', tds_deducted: 10, tds_claimed: 10, gross_receipt: 500, head: 'HP' };
  const tenant = { tenant_pan: 'ABCPT1234K', ...credit };
  const brought = { brought_forward: 10, tds_deducted: undefined };
  it.each<[string, string, unknown, string]>([
    [
      "a profession's code under 44AD",
      'business44ad.businesses',
      [{ name: 'Shop', code: '16013' }],
      '0.code',
    ],
    ["a trader's code under 44AE", 'business_other.carriers', [{ name: 'Trucks', code: '09028' }], '0.code'],
    ['a code on no list', 'business44ad.businesses', [{ name: 'Shop', code: '09099' }], '0.code'],
    [
      'a registration number of 12 characters',
      'business_other.goods_carriages',
      [{ ...carriage, registration_number: 'MH12AB123456' }],
      '0.registration_number',
    ],
    [
      'TDS of a tenant brought forward from 2010',
      'taxes_paid.tds_tenant',
      [{ ...tenant, ...brought, year: '2010' }],
      '0.year',
    ],
    [
      'TDS brought forward from the year itself',
      'taxes_paid.tds_other',
      [{ tan: 'PNEB12345C', ...credit, ...brought, year: '2025' }],
      '0.year',
    ],
    ['no head of TDS of a tenant', 'taxes_paid.tds_tenant', [{ ...tenant, head: 'NA' }], '0.head'],
  ])('%s', (_, list, rows, at) => {
    expect(errorsAt([list, rows])).toContain(`${list}.${at}`);
  });

  it('and what it takes is not', () => {
    const fields = errorsAt(
      ['business_other.goods_carriages', [{ ...carriage, registration_number: 'MH12AB12345' }]],
      ['taxes_paid.tds_tenant', [{ ...tenant, ...brought, year: '2017', head: 'BP' }]],
    );
    expect(fields.filter((path) => /goods_carriages\.\d|tds_tenant\.\d/.test(path))).toEqual([]);
  });

  it('a minor (A-319), born on or after 1 April 2008', () => {
    expect(errorsAt(['personal.date_of_birth', '2008-04-01'])).toContain('personal.date_of_birth');
    expect(errorsAt(['personal.date_of_birth', '2008-03-31'])).not.toContain('personal.date_of_birth');
  });
});

describe('fields ITR-4 has from AY 2026-27', () => {
  it('deposits above 1 crore in current accounts are asked, written and read', () => {
    const { json, issues } = exported(
      ['filing.seventh_proviso', 'Y'],
      ['filing.deposits_over_1_crore', 'Y'],
      ['filing.deposits_amount', 10_000_001],
    );
    expect(inFile(json, 'FilingStatus.DepAmtAggAmtExcd1CrPrYrFlg')).toBe('Y');
    expect(inFile(json, 'FilingStatus.AmtSeventhProvisio139i')).toBe(10_000_001);
    expect(issues.filter(({ path }) => path.startsWith('filing.deposits'))).toEqual([]);
    expect(getAt(form.importJson(json).data, 'filing.deposits_amount')).toBe(10_000_001);
    expect(itr4Form('2025-26').model.schema.shape['filing']).not.toHaveProperty('shape.deposits_amount');
  });

  it('a member of the family may be the dependant of section 80DD', () => {
    const { json, issues } = exported(['deductions.schedule_80dd.dependant', '8']);
    expect(inFile(json, 'Schedule80DD.DependentType')).toBe('8');
    expect(issues.filter(({ path }) => path.endsWith('80dd.dependant'))).toEqual([]);
  });
});

describe('houses and PRANs in ITR-1 and ITR-4', () => {
  it('a house that is not co-owned has its 100% share (A-404)', () => {
    const { json } = exported();
    expect(inFile(json, 'IncomeDeductions.PropertyDetails.0')).toMatchObject({
      PropCoOwnedFlg: 'NO',
      AsseseeShareProperty: 100,
    });
    expect(getAt(form.importJson(json).data, 'house_property.properties.0.own_share')).toBeUndefined();
  });

  it('a PRAN stays out of the file of the new regime, which has no claim under 80CCD(1) or (1B) (A-335)', () => {
    const itr1 = itr1Form('2026-27');
    const data = setAt(fullNewRegime('2026-27'), 'deductions.prans', [{ number: '123456789012' }]);
    const { json, issues } = itr1.exportJson(data, context);
    expect(getAt(json, 'ITR.ITR1.ITR1_IncomeDeductions.UsrDeductUndChapVIA.PRANDtls')).toBeUndefined();
    expect(issues.filter(({ rule }) => rule === 'A-335')).toEqual([]);
  });

  it('in the old regime one without a claim is told (A-407)', () => {
    expect(errorsAt(['deductions.sec_80ccd1', undefined], ['deductions.sec_80ccd1b', undefined])).toContain(
      'deductions.prans.0.number',
    );
  });
});
