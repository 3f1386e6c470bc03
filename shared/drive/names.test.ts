import { describe, expect, it } from 'vitest';
import { nameProblem, safeName } from './names.ts';

describe('a file name for every system', () => {
  it.each([
    ['INV/24-25:001', 'INV_24-25_001'],
    ['CON.pdf', '_CON.pdf'],
    ['lpt1', '_lpt1'],
    ['Asha Traders Pvt. Ltd.', 'Asha Traders Pvt. Ltd'],
    ['a .pdf', 'a.pdf'],
    ['a\u202efdp.exe', 'afdp.exe'],
    ['..\\..\\boot.ini', '__.._boot.ini'],
    ['.pdf', '_pdf'],
    ['', 'file'],
    ['...', '_'],
    ['के. एम. ट्रेडर्स', 'के. एम. ट्रेडर्स'],
  ])('%j is %j', (text, name) => {
    expect(safeName(text)).toBe(name);
    expect(nameProblem(name)).toBeUndefined();
  });

  it('is cut before its ending', () => {
    const name = safeName(`${'x'.repeat(300)}.pdf`);
    expect([name.length, name.slice(-5)]).toEqual([150, 'x.pdf']);
  });
});
