import { expect, it } from 'vitest';
import type { FormValues } from '../../forms/paths.ts';
import { itr3Form } from '../itr3/form.ts';
import { itr5Form } from '../itr5/form.ts';
import { itr6Form } from '../itr6/form.ts';

const context = { createdOn: '2026-07-15', softwareId: 'SW12345678', version: '1' };
const entered = { turnover_band: 'Upto10CR', cash_received: 'UpTo5Per', cash_paid: 'MoreThan5Per' };

// The department's list of values has “Upto5Per” in the files of AY 2026-27, “UpTo5Per” in that of ITR-3 for AY 2025-26.
it.each([
  ['ITR-3', '2026-27', itr3Form, 'Upto5Per'],
  ['ITR-3', '2025-26', itr3Form, 'UpTo5Per'],
  ['ITR-5', '2026-27', itr5Form, 'Upto5Per'],
  ['ITR-6', '2026-27', itr6Form, 'Upto5Per'],
] as const)('%s, AY %s: shares of cash come back from the file as entered', (_, year, formOf, written) => {
  const form = formOf(year as '2026-27');
  const { json } = form.exportJson({ audit: entered }, context);
  const text = JSON.stringify(json);
  expect(/"AgrOFAllAmtsRcvd":"(\w+)"/.exec(text)![1]).toBe(written);
  expect(/"AgrOFAllPayMade":"(\w+)"/.exec(text)![1]).toBe('MoreThan5Per');
  expect((form.importJson(json).data as { audit?: FormValues }).audit).toMatchObject(entered);
});
