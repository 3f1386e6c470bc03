import { describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import { type FormValues, getAt } from '../../forms/paths.ts';
import { departmentTree, heldAgainst, lines } from '../testing/department-tree.ts';
import { itr6Form } from './form.ts';
import { company } from './testing/returns.ts';

const form = itr6Form('2026-27');
const context = { createdOn: '2026-07-20', softwareId: 'SW12345678' };
const tree = departmentTree(6);
const fileOf = (data: FormValues) => form.exportJson(data, context).json as FormValues;
const errorsOf = (data: FormValues) =>
  form
    .exportJson(data, context)
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ rule, path, message }) => `${rule ?? ''} ${path} ${english(message)}`);

const startUp = {
  startup: 'Y',
  startup_number: 'DIPP12345',
  startup_certified: 'N',
  startup_form2: 'Y',
  startup_form2_date: '2020-05-01',
};
const pan = 'ABCPR1234A';
const sold = { transferred: 'Y', transferred_on: '2025-12-01' };
const kept = { transferred: 'N' };
const place = { address: '12 MG Road', pincode: '411001', acquired: '2021-04-01', cost: 50_00_000 };
const money = { opening: 5, received: 4, paid: 3, interest: 2, closing: 8, rate: 9 };
/** A start-up with every table of Schedules SH-2 and AL-2. */
const data = company({
  filing: startUp,
  company: { unlisted: 'Y' },
  start_up_holders: {
    holders: [
      {
        name: 'Asha Rao',
        category: 'OTH',
        kind: 'ES',
        pan,
        allotted_on: '2019-08-20',
        number: 10_000,
        face: 10,
        issue: 100.5,
        paid: 10,
        premium: 90.5,
      },
    ],
    applicants: [
      {
        name: 'Seed Fund',
        category: 'VCF',
        kind: 'PS',
        pan: 'AAATS1234F',
        applied_on: '2026-03-20',
        number: 500,
        face: 10,
        proposed: 200,
        amount: 1_00_000,
        premium: 95_000,
      },
    ],
    former: [
      {
        name: 'Vijay Rao',
        category: 'OTH',
        kind: 'ES',
        pan,
        allotted_on: '2019-08-20',
        number: 100,
        face: 10,
        issue: 10,
        paid: 10,
        ceased_on: '2025-06-01',
        ceased_by: 'TS',
      },
    ],
  },
  start_up_assets: {
    applies: 'Y',
    houses: [{ ...place, purpose: 'GH', ...kept }],
    buildings: [{ ...place, purpose: 'FA', ...sold }],
    loans_given: [
      {
        name: 'R Shah',
        pan,
        lent_on: '2023-04-01',
        amount: 9,
        received: 1,
        repaid: 'N',
        closing: 8,
        rate: 7.5,
      },
    ],
    contributions: [
      {
        name: 'Rao and Co',
        pan: 'AAAFR1234F',
        contributed_on: '2022-04-01',
        contributed: 9,
        withdrawn: 1,
        profit: -2,
        closing: 6,
      },
    ],
    securities: [
      {
        name: 'Reliance',
        pan: 'AAACR1234F',
        kind: 'ES',
        number: 5,
        cost: 100.25,
        acquired: '2022-04-01',
        ...kept,
        closing: 5,
      },
    ],
    vehicles: [{ kind: 'M', number: 'MH12AB1234', cost: 8, acquired: '2022-04-01', purpose: 'OU', ...kept }],
    jewellery: [
      { kind: 'GJ', quantity: 1, cost: 7, acquired: '2022-04-01', purpose: 'IN', ...kept, closing: 7 },
    ],
    collections: [
      { kind: 'PA', quantity: 1, cost: 6, acquired: '2022-04-01', purpose: 'IN', ...sold, closing: 0 },
    ],
    loans_taken: [{ name: 'R Shah', pan, ...money }],
  },
});

/** An unlisted company that is none, with listed shares and other securities in Schedule AL-1. */
const holdings = company({
  company: { unlisted: 'Y' },
  assets_liabilities: {
    applies: 'Y',
    listed_shares: [
      {
        opening: 100,
        opening_kind: 'ES',
        opening_cost: 50_000,
        bought: 20,
        bought_kind: 'BS',
        bought_cost: 0,
        sold: 30,
        sold_kind: 'ES',
        consideration: 40_000,
        closing: 90,
        closing_kind: 'ES',
        closing_cost: 35_000,
      },
    ],
    other_securities: [
      {
        kind: 'D',
        listed: 'U',
        opening: 5,
        opening_cost: 5_000,
        closing: 5,
        closing_cost: 5_000,
        face: 1000,
      },
    ],
  },
});

describe.each([
  ['a start-up that filed Form 2', data],
  ['an unlisted company with listed shares', holdings],
])('%s', (_, given) => {
  it('has no error of these schedules', () => {
    expect(errorsOf(given).filter((line) => !/shareholding/.test(line))).toEqual([]);
  });

  it.skipIf(!tree)('is valid by the department’s tree', () => {
    expect(lines(heldAgainst(tree!, fileOf(given)).violations)).toEqual([]);
  });

  it('comes back from its file with nothing lost', () => {
    const { data: again, warnings } = form.importJson(fileOf(given));
    expect(warnings.filter(({ rule }) => !rule)).toEqual([]);
    expect(fileOf(again)).toEqual(fileOf(given));
  });
});

it('fills SH-2 and AL-2 in place of SH-1 and AL-1', () => {
  const of = (given: FormValues, path: string) => getAt(fileOf(given), `ITR.ITR6.${path}`);
  expect(of(data, 'ScheduleAL.AsstLiabilitiesStartUps.DtlsBldLandNotResHouseSU.0.TransferDate')).toBe(
    '2025-12-01',
  );
  expect(of(data, 'ScheduleAL.AsstLiabilitiesUnlistedCompany')).toBeUndefined();
  expect(of(data, 'ScheduleSH.ShrhldngUnlistedCompany')).toBeUndefined();
  expect(of(data, 'ScheduleSH.ShrhldngStartUps.DtlsSHEndPreviousYearSU.0.SharePremium')).toBe(90.5);
  expect(
    of(holdings, 'ScheduleAL.AsstLiabilitiesUnlistedCompany.DtlsListedEquitySharesUC.0.ShrsTrsSaleConsdr'),
  ).toBe(40_000);
});
