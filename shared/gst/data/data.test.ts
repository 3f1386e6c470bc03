import { describe, expect, it } from 'vitest';
import {
  coverage,
  isPeriod,
  notBefore,
  parsePeriod,
  periodName,
  periodsOfYear,
  portalPeriod,
  quarterEnd,
} from '../periods.ts';
import { dueDate } from './due-dates.ts';
import { b2clLimit, documentsAreCompulsory, hsnDigits, hsnHasRate, hsnIsSplit } from './limits.ts';
import { gstinFault, gstinKind } from './patterns.ts';
import { parseState, states } from './states.ts';
import { parseUnit, units } from './units.ts';

describe('periods', () => {
  it('reads every writing in use', () => {
    for (const s of ['04-2025', '042025', '4/2025', '2025-04', 'Apr-25', 'April 2025', "Apr'25", ' 04-2025 '])
      expect(parsePeriod(s)).toBe('04-2025');
    for (const s of ['13-2025', '00-2025', '04-2016', '2025', 'x', ''])
      expect(parsePeriod(s)).toBeUndefined();
    expect(isPeriod('04-2025')).toBe(true);
    expect(isPeriod('042025')).toBe(false);
    expect(portalPeriod('04-2025')).toBe('042025');
  });

  it('compares as dates, not as text', () => {
    expect(notBefore('04-2026', '08-2024')).toBe(true);
    expect(notBefore('12-2023', '08-2024')).toBe(false);
  });

  it('knows quarters and years', () => {
    expect(quarterEnd('04-2025')).toBe('06-2025');
    expect(quarterEnd('12-2025')).toBe('12-2025');
    expect(coverage('06-2025', 'quarterly')).toEqual({ from: '2025-04-01', to: '2025-06-30' });
    expect(coverage('05-2025', 'quarterly')).toEqual({ from: '2025-05-01', to: '2025-05-31' });
    expect(periodsOfYear('2025-26').at(-1)).toBe('03-2026');
    expect(periodName('06-2025', 'quarterly')).toBe('April-June 2025');
  });
});

describe('limits by period', () => {
  it('changes exactly in the named month', () => {
    expect([b2clLimit('07-2024'), b2clLimit('08-2024')]).toEqual([2_50_000_00, 1_00_000_00]);
    expect([hsnIsSplit('04-2025'), hsnIsSplit('05-2025')]).toEqual([false, true]);
    expect([hsnHasRate('04-2021'), hsnHasRate('05-2021')]).toEqual([false, true]);
    expect([documentsAreCompulsory('04-2025'), documentsAreCompulsory('05-2025')]).toEqual([false, true]);
    expect([hsnDigits(5_00_00_000_00), hsnDigits(5_00_00_000_01), hsnDigits(undefined)]).toEqual([4, 6, 4]);
  });
});

describe('due dates', () => {
  const monthly = { frequency: 'monthly', state: '27' } as const;
  const quarterly = (state: string) => ({ frequency: 'quarterly', state }) as const;

  it('monthly: 11th and 20th', () => {
    expect(dueDate('GSTR-1', '04-2025', monthly)).toBe('2025-05-11');
    expect(dueDate('GSTR-3B', '12-2025', monthly)).toBe('2026-01-20');
    expect(dueDate('IFF', '04-2025', monthly)).toBeUndefined();
  });

  it('QRMP: 13th, IFF 13th, PMT-06 25th, GSTR-3B 22nd or 24th by State', () => {
    expect(dueDate('GSTR-1', '06-2025', quarterly('27'))).toBe('2025-07-13');
    expect(dueDate('GSTR-1', '05-2025', quarterly('27'))).toBeUndefined();
    expect(dueDate('IFF', '05-2025', quarterly('27'))).toBe('2025-06-13');
    expect(dueDate('IFF', '06-2025', quarterly('27'))).toBeUndefined();
    expect(dueDate('PMT-06', '05-2025', quarterly('27'))).toBe('2025-06-25');
    expect(dueDate('GSTR-3B', '06-2025', quarterly('27'))).toBe('2025-07-22');
    expect(dueDate('GSTR-3B', '06-2025', quarterly('07'))).toBe('2025-07-24');
  });

  it('December 2024 was extended (Notifications 1 and 2/2025-CT)', () => {
    expect(dueDate('GSTR-1', '12-2024', monthly)).toBe('2025-01-13');
    expect(dueDate('GSTR-1', '12-2024', quarterly('07'))).toBe('2025-01-15');
    expect(dueDate('GSTR-3B', '12-2024', monthly)).toBe('2025-01-22');
    expect(dueDate('GSTR-3B', '12-2024', quarterly('27'))).toBe('2025-01-24');
    expect(dueDate('GSTR-3B', '12-2024', quarterly('07'))).toBe('2025-01-26');
  });
});

describe('codes', () => {
  it('has the tool’s States and units', () => {
    expect(Object.keys(states).length).toBe(39);
    expect(states).not.toHaveProperty('28');
    expect(Object.keys(units).length).toBe(46);
  });

  it('reads States and units as people write them', () => {
    expect(['27', '7', '27-Maharashtra', 'Maharashtra', 'Jammu & Kashmir', 'Orissa'].map(parseState)).toEqual(
      ['27', '07', '27', '27', '01', '21'],
    );
    expect(['28', 'Atlantis', '99'].map(parseState)).toEqual([undefined, undefined, undefined]);
    expect(['kgs', 'KGS-KILOGRAMS', 'Kilograms', 'nos', 'zzz'].map(parseUnit)).toEqual([
      'KGS',
      'KGS',
      'KGS',
      'NOS',
      undefined,
    ]);
  });

  it('tells the kinds of GSTIN apart', () => {
    expect(gstinKind('24AAQCA8719H1ZC')).toBe('regular');
    expect(gstinKind('24AAQCA8719H1CC')).toBe('collector');
    expect(gstinKind('0717USA00001UNH')).toBe('uin');
    expect(gstinKind('24AAQCA8719H1Z')).toBeUndefined();
    expect(gstinFault('24AAQCA8719H1ZC')).toBeUndefined();
    expect(gstinFault('24AAQCA8719H1ZD')).toBe('check');
    expect(gstinFault('39AAQCA8719H1ZC')).toBe('state');
  });
});
