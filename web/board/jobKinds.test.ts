import { expect, it } from 'vitest';
import { exportFormats } from './jobKinds.ts';

it('offers of each form the files that can be made of it', () => {
  const files = (duty: string) => exportFormats(duty).map(({ value, label }) => `${value}: ${label}`);
  expect(files('ITR')).toEqual(['json: JSON for the portal', 'pdf: Computation as PDF']);
  for (const duty of ['GSTR-1', 'GSTR-3B', 'IFF'])
    expect(files(duty), duty).toEqual(['json: JSON for the portal', 'pdf: Summary (PDF)']);
  for (const duty of ['26Q', '138'])
    expect(files(duty), duty).toEqual([
      'json: Text file for the department’s validator',
      'pdf: Statement (PDF)',
    ]);
  for (const duty of ['', 'Advance tax', 'GSTR-9', 'GSTR-1A', 'CMP-08'])
    expect(files(duty), duty).toEqual([]);
});
