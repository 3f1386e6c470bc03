import { describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { itr5Form } from '../itr5/form.ts';
import { fullReturn as fullItr5 } from '../itr5/testing/returns.ts';
import { itr6Form } from '../itr6/form.ts';
import { fullCompany } from '../itr6/testing/returns.ts';
import { departmentTree, heldAgainst, lines } from '../testing/department-tree.ts';
import { itr3Form } from './form.ts';
import { unitsAsked } from './quantities.ts';
import { fullReturn as fullItr3 } from './testing/returns.ts';

const context = { createdOn: '2026-07-20', softwareId: 'SW12345678', version: '0.1.0' };

const row = (unit: string | undefined, more: FormValues = {}): FormValues => ({
  item: 'Cotton',
  ...(unit ? { unit } : {}),
  opening: 10,
  bought: 500,
  sold: 300,
  closing: 200,
  shortage: -10,
  ...more,
});
/** Every column of the three tables, as the department's tree of AY 2026-27 names it. */
const rows = {
  trading: [row('107')],
  raw_materials: [row('102', { consumed: 250, sold: 50, yield: 240, yield_percent: 96.25 })],
  finished: [row('109', { bought: 7, made: 240 })],
};
const file = {
  'TradingConcern.QuantitDet': { UnitOfMeasure: '107', PurchaseQty: 500, SaleQty: 300 },
  'ManfactrConcern.RawMaterial.QuantitDet': {
    UnitOfMeasure: '102',
    PurchaseQty: 500,
    PrevYrConsum: 250,
    SaleQty: 50,
    yldFinisProd: 240,
    PercentYld: 96.25,
  },
  'ManfactrConcern.FinishrByProd.QuantitDet': {
    UnitOfMeasure: '109',
    PurchaseQty: 7,
    PrevyrManfact: 240,
    SaleQty: 300,
  },
};
const shared = { ItemName: 'Cotton', OpeningStock: 10, ClgStock: 200, AnyShortExces: -10 };

describe.each([
  [3, itr3Form('2026-27'), fullItr3('2026-27')],
  [5, itr5Form('2026-27'), fullItr5()],
  [6, itr6Form('2026-27'), fullCompany()],
] as const)('quantitative details of ITR-%i', (no, form, base) => {
  const key = `ITR${no}`;
  const data: FormValues = { ...base, quantitative: rows };
  const { json } = form.exportJson(data, context);
  const tree = departmentTree(no);

  it('have every column in its place, and come back', () => {
    for (const [path, node] of Object.entries(file))
      expect(getAt(json as FormValues, `ITR.${key}.PARTA_QD.${path}`)).toEqual([{ ...shared, ...node }]);
    expect(form.importJson(json).data['quantitative']).toEqual(rows);
  });

  it.skipIf(!tree)('are valid by the department’s tree', () => {
    const own = lines(heldAgainst(tree!, json).violations).filter((line) => line.includes('PARTA_QD'));
    expect(own).toEqual([]);
  });

  it('leave out what is not typed where the tree allows it', () => {
    const bare = form.exportJson({ ...data, quantitative: { raw_materials: [row('102')] } }, context).json;
    const node = getAt(bare as FormValues, `ITR.${key}.PARTA_QD.ManfactrConcern.RawMaterial.QuantitDet.0`);
    expect(node).not.toHaveProperty('PrevYrConsum');
    expect(node).not.toHaveProperty('PercentYld');
  });
});

describe('units chosen from the list before', () => {
  const form = itr3Form('2026-27');
  const old = {
    personal: { kept: true },
    quantitative: {
      trading: [row('101'), row('102'), row('999'), row('113')],
      raw_materials: [row('109', { consumed: 1 })],
      finished: 'not a list',
    },
  };
  const asked = unitsAsked(old);
  const toldOf = (data: FormValues) =>
    form.exportJson(data, context).issues.filter(({ path }) => path.startsWith('quantitative'));

  it('are taken out and remembered where the code means another unit now, and only there', () => {
    const units = (list: string) =>
      (getAt(asked, `quantitative.${list}`) as FormValues[]).map((r) => [r['unit'], r['unit_before']]);
    expect(units('trading')).toEqual([
      [undefined, '101'],
      ['102', undefined],
      ['999', undefined],
      ['113', undefined],
    ]);
    expect(units('raw_materials')).toEqual([[undefined, '109']]);
    expect(getAt(asked, 'quantitative.trading.0.sold')).toBe(300);
    expect(getAt(asked, 'quantitative.finished')).toBe('not a list');
    // nothing to ask: the same data, so that nothing is stored again
    expect(unitsAsked(asked)).toBe(asked);
    expect(unitsAsked({ salary: {} })).toEqual({ salary: {} });
  });

  it('are asked with both meanings, once each, until one is chosen; the file never holds the remembered code', () => {
    const data: FormValues = setAt(
      { ...fullItr3('2026-27'), quantitative: getAt(asked, 'quantitative') } as FormValues,
      'quantitative.finished',
      [],
    );
    const told = toldOf(data).filter(({ severity }) => severity === 'error');
    expect(told.map(({ path, message }) => [path, english(message)])).toEqual([
      [
        'quantitative.trading.0.unit',
        'Choose the unit: an earlier version showed code 101 as “Number”; on the department’s list it is “Gram”',
      ],
      [
        'quantitative.raw_materials.0.unit',
        'Choose the unit: an earlier version showed code 109 as “Box”; on the department’s list it is “Tonne”',
      ],
    ]);
    expect(JSON.stringify(form.exportJson(data, context).json)).not.toContain('unit_before');
    const answered = setAt(
      setAt(data, 'quantitative.trading.0.unit', '107'),
      'quantitative.raw_materials.0.unit',
      '109',
    );
    expect(toldOf(answered).filter(({ severity }) => severity === 'error')).toEqual([]);
    // an empty unit with nothing remembered is simply required
    const empty = setAt({ ...data, quantitative: {} } as FormValues, 'quantitative.trading', [
      row(undefined),
    ]);
    expect(toldOf(empty).map(({ message }) => message.text)).toEqual(['This is required']);
  });

  it('quantities an earlier version asked two at once are looked at: used or sold, bought or made', () => {
    const data = {
      ...fullItr3('2026-27'),
      quantitative: { raw_materials: [row('102')], finished: [row('102'), row('102', { made: 0 })] },
    };
    expect(toldOf(data).map(({ path, severity }) => [path, severity])).toEqual([
      ['quantitative.raw_materials.0.sold', 'warning'],
      ['quantitative.finished.0.bought', 'warning'],
    ]);
  });
});
