import { describe, expect, it } from 'vitest';
import { checkDraft } from '../../forms/form.ts';
import { type FormValues, getAt } from '../../forms/paths.ts';
import { itr2Form } from '../itr2/form.ts';
import { inputJson } from '../testing/schemas.ts';
import { itr3Form } from './form.ts';

const sample = inputJson('samples/itr/complyeaze_prefill_synthetic.json') as FormValues | undefined;
const form = itr3Form('2026-27');

/** Unabsorbed depreciation and credit of minimum tax as the last return left them; nothing left, nothing carried. */
const lastReturn = {
  scheduleUD: {
    scheduleUD: [
      { assYr: '2022', balCFNY: 40_000 },
      { assYr: '2023-24', balCFNY: 0 },
      { assYr: '2024-25', balCFNY: 15_000 },
      { assYr: 'earlier', balCFNY: 500 },
    ],
  },
  scheduleAMTC: {
    scheduleAMTCDtls: [
      { assYr: '2023-24', balAmtCreditCarryFwd: 0 },
      { assYr: '2024-25', balAmtCreditCarryFwd: 12_000 },
    ],
  },
};

describe('prefill data as an ITR-3 draft', () => {
  it.skipIf(!sample)('goes where it goes in ITR-2, the regime left to the answers on Form 10-IEA', () => {
    const { data, sources } = form.importPrefill(sample);
    expect(checkDraft(form.model, data)).toEqual([]);
    expect(data).toMatchObject({
      personal: { pan_number: 'ABCDE1234F', last_name: 'FIXTURE' },
      salary: { employers: [{ employer_name: 'SPECIMEN EMPLOYER', salary_17_1: 900_000 }] },
      taxes_paid: { tds_salary: [{ employer_tan: 'CCCC22222C', tds_deducted: 55_000 }] },
    });
    const two = itr2Form('2026-27').importPrefill(sample);
    for (const [path, from] of Object.entries(two.sources))
      if (path !== 'filing.opt_out_new_tax_regime') expect(sources[path], path).toBe(from);
    expect(getAt(data, 'filing.opt_out_new_tax_regime')).toBeUndefined();
    expect(sources['filing.opt_out_new_tax_regime']).toBeUndefined();
  });

  it('brings depreciation and credit the last return carried forward, oldest first, without gaps', () => {
    const { data, sources } = form.importPrefill({ ...sample, lastFiledITR: lastReturn });
    expect(checkDraft(form.model, data)).toEqual([]);
    expect(getAt(data, 'unabsorbed.rows')).toEqual([
      { year: '2022-23', depreciation: 40_000 },
      { year: '2024-25', depreciation: 15_000 },
    ]);
    expect(getAt(data, 'amtc.rows')).toEqual([{ year: '2024-25', gross: 12_000 }]);
    expect(sources['unabsorbed.rows.1.depreciation']).toBe('lastFiledITR.scheduleUD.scheduleUD.2.balCFNY');
    expect(sources['amtc.rows.0.gross']).toBe(
      'lastFiledITR.scheduleAMTC.scheduleAMTCDtls.1.balAmtCreditCarryFwd',
    );
    for (const path of Object.keys(sources)) expect(getAt(data, path), path).toBeDefined();
  });

  it('reads the list and the balance as the sample names them', () => {
    const { data } = form.importPrefill({
      ...sample,
      lastFiledITR: {
        scheduleUD: [{ assYr: '2023-24', balCFNY: 7000 }],
        scheduleAMTC: {
          scheduleAMTCDtls: [{ assYr: '2023-24', gross: 9000, amtCreditSetOfEy: 4000, amtCreditFwd: 5000 }],
        },
      },
    });
    expect(getAt(data, 'unabsorbed.rows')).toEqual([{ year: '2023-24', depreciation: 7000 }]);
    expect(getAt(data, 'amtc.rows')).toEqual([{ year: '2023-24', gross: 5000 }]);
  });

  it('is refused without throwing when it is something else', () => {
    for (const json of [null, 5, [], { ITR: { ITR3: {} } }]) {
      const { data, warnings } = form.importPrefill(json);
      expect(data).toEqual({});
      expect(warnings[0]?.severity).toBe('error');
    }
  });

  it.each(['2024-25', '2025-26'] as const)('is read for AY %s too, without throwing', (year) => {
    const { data } = itr3Form(year).importPrefill({ ...sample, lastFiledITR: lastReturn });
    expect(checkDraft(itr3Form(year).model, data).filter((i) => i.path.startsWith('unabsorbed'))).toEqual([]);
  });
});
