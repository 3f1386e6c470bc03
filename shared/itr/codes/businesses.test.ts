import { describe, expect, it } from 'vitest';
import { checkComplete, checkDraft } from '../../forms/form.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { itr3Form } from '../itr3/form.ts';
import { fullReturn } from '../itr3/testing/returns.ts';
import { is44adCode, is44aeCode, isBusinessCode } from './business-codes.ts';
import { businessLists } from './businesses.ts';

const codesOf = (name: string) => businessLists[name]!.map(({ value }) => value);

// Counts and limits: drop-downs of the department's utilities (nature of business 356; section 44AD 315; section 44AE 7).
describe('nature-of-business codes', () => {
  it('are the whole list of the utility, each once, in order, under a sector', () => {
    const all = codesOf('business');
    expect(all).toHaveLength(356);
    expect(new Set(all).size).toBe(356);
    expect([...all].sort()).toEqual(all);
    expect([all[0], all.at(-1)]).toEqual(['01001', '22001']);
    expect(businessLists['business']!.every(({ sector }) => sector)).toBe(true);
    expect(all).toEqual(expect.arrayContaining(['09029', '16019', '16019_1', '16021', '21010', '21011']));
  });

  it('under section 44AD leave out professions, agency, commission and brokerage (s.44AD(6))', () => {
    const codes = codesOf('business-44AD');
    expect(codes).toHaveLength(315);
    for (const not of ['16001', '18010', '09005', '09029', '16011']) expect(codes).not.toContain(not);
    for (const one of ['09028', '14005', '16019', '21010']) expect(codes).toContain(one);
  });

  it('are counted by sector as they are listed by name', () => {
    const all = Array.from({ length: 100_000 }, (_, i) => String(i).padStart(5, '0'));
    const counted = (is: (code: string) => boolean) =>
      [...all, '16019_1', '20023_1', '21008_1'].filter(is).sort();
    // 00001 is in the schema, not in the drop-down
    expect(counted(isBusinessCode)).toEqual(['00001', ...codesOf('business')]);
    expect(counted(is44adCode)).toEqual([...codesOf('business-44AD')].sort());
    expect(counted(is44aeCode)).toEqual(codesOf('business-44AE'));
  });

  it('under section 44AE are the seven of carriage', () => {
    expect(codesOf('business-44AE')).toEqual(['08001', '11002', '11008', '11010', '11011', '11012', '11015']);
  });
});

describe('a code that is not on the list', () => {
  const form = itr3Form('2026-27');
  const withCode = (code: string): FormValues =>
    setAt(fullReturn('2026-27'), 'audit.businesses', [{ code, trade_name: 'Example Traders' }]);

  it('is read from a file, kept and written back', () => {
    const { json } = form.exportJson(withCode('09099'), { createdOn: '2026-07-15' });
    const back = form.importJson(json);
    expect(getAt(back.data, 'audit.businesses.0.code')).toBe('09099');
    expect(checkDraft(form.model, back.data)).toEqual([]);
    expect(form.exportJson(back.data, { createdOn: '2026-07-15' }).json).toEqual(json);
  });

  it('is refused at its field before the file is made (ITR-3 schema V1.1: a closed list)', () => {
    const named = (code: string) =>
      checkComplete(form.model, withCode(code)).filter(({ path }) => path === 'audit.businesses.0.code');
    expect(named('09028')).toEqual([]);
    expect(named('09099').map(({ severity }) => severity)).toEqual(['error']);
    expect(named('shop').length).toBeGreaterThan(0);
  });

  it('of AY 2025-26, whose list was not available, is an error only where it has not the form of a code', () => {
    const earlier = itr3Form('2025-26');
    const named = (code: string) =>
      checkComplete(
        earlier.model,
        setAt(fullReturn('2025-26'), 'audit.businesses', [{ code, trade_name: 'Example Traders' }]),
      ).filter(({ path }) => path === 'audit.businesses.0.code');
    expect(named('09099')).toEqual([]);
    expect(named('shop')).toHaveLength(1);
  });
});
