import { expect, test } from 'vitest';
import { getAt } from '../../../shared/forms/paths.ts';
import { fullOldRegime } from '../../../shared/itr/itr1/testing/returns.ts';
import { fullReturn as fullItr2 } from '../../../shared/itr/itr2/testing/returns.ts';
import { fullReturn as fullItr3 } from '../../../shared/itr/itr3/testing/returns.ts';
import { fullItr4 } from '../../../shared/itr/itr4/testing/returns.ts';
import { fullReturn as fullItr5 } from '../../../shared/itr/itr5/testing/returns.ts';
import { company } from '../../../shared/itr/itr6/testing/returns.ts';
import { trust } from '../../../shared/itr/itr7/testing/returns.ts';
import { loadItrForm } from '../../../shared/itr/registry.ts';
import { kept } from '../../../shared/testing/kept.ts';
import * as allFile from './file.ts';

const { readReturn } = kept(allFile);

const context = { createdOn: '2026-07-20', softwareId: 'SW12345678' };

// Each form keeps its holder elsewhere in the file; whose return it is must be known before a page is filled.
test.each([
  ['ITR-1', fullOldRegime('2026-27')],
  ['ITR-2', fullItr2('2026-27')],
  ['ITR-3', fullItr3('2026-27')],
  ['ITR-4', fullItr4()],
  ['ITR-5', fullItr5()],
  ['ITR-6', company()],
  ['ITR-7', trust()],
] as const)('the file of a full %s says whose it is and of which year', async (type, data) => {
  const form = await loadItrForm(type, '2026-27');
  const read = readReturn(JSON.stringify(form.exportJson(data, context).json));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  expect(read.file).toMatchObject({
    form: type.replace('-', '').toLowerCase(),
    year: '2026-27',
    pan: getAt(data, 'personal.pan_number'),
  });
  if (!['ITR-5', 'ITR-6', 'ITR-7'].includes(type)) {
    const name = ['first_name', 'middle_name', 'last_name'].map((k) => getAt(data, `personal.${k}`));
    expect(read.file.name).toBe(name.filter(Boolean).join(' '));
  }
});

test.each([
  ['GST', { gstin: '27ABCPE1234F1Z5' }, 'This is a GST file, not an income-tax return'],
  [
    'prefill',
    { personalInfo: {} },
    "This is the department's prefill, not a return: import it in Karsetu first",
  ],
  ['two forms', { ITR: { ITR1: {}, ITR2: {} } }, 'The file must contain exactly one form, but has {count}'],
  ['no year', { ITR: { ITR1: { Form_ITR1: { AssessmentYear: 'x' } } } }, '{path} is not an assessment year'],
  ['no PAN', { ITR: { ITR1: { Form_ITR1: { AssessmentYear: '2026' } } } }, '{path} is not a PAN'],
])('%s is refused with the reason', (_, data, text) => {
  const read = readReturn(JSON.stringify(data));
  expect(read).toMatchObject({ ok: false, refusal: { text } });
});
