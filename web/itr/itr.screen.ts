import { beforeAll, expect, it } from 'vitest';
import {
  ask,
  type Furnished,
  field,
  fill,
  furnished,
  key,
  looksAs,
  open,
  pick,
  press,
  sent,
  until,
} from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

let me: Furnished;
beforeAll(async () => {
  me = await furnished('Itr Maker');
});

const wizard = (form: 'ITR-1' | 'ITR-2' | 'ITR-3' | 'ITR-4', more = '') =>
  `/app/itr/${form.toLowerCase().replace('-', '')}/${me.firm.person}?year=2026-27&return=${me.firm.itr[form]}${more}`;

it('lists returns and suggests the form', async () => {
  await open('/app/itr', me);
  await looksAs('list');
  await press('Actions for ITR-1');
  await looksAs('menu of a draft');
  await key('Escape');
  await pick('Entity', 'Asha Kulkarni');
  await looksAs('client chosen');
  await fill('Form', 'ITR-2');
  await looksAs('another form');
});

it('goes through ITR-1', async () => {
  for (const step of [
    'personal',
    'filing',
    'salary',
    'property',
    'other-sources',
    'deductions',
    'taxes-paid',
    'verification',
  ]) {
    await open(wizard('ITR-1', `&step=${step}`), me);
    await looksAs(step);
  }
  for (const view of ['review', 'issues', 'tax', 'file']) {
    await open(wizard('ITR-1', `&view=${view}`), me);
    await looksAs(view);
  }
  await press('Import or carry forward');
  await looksAs('import');
});

it('saves what is typed into a field', async () => {
  await open(wizard('ITR-1'), me);
  await looksAs('fields');
  await fill('Town, city or district', 'Nagpur');
  const saved = () => sent().find(({ status }) => status === 200);
  await until('the save', saved);
  expect(saved()).toMatchObject({
    method: 'POST',
    path: '/api/itr/create-itr.php',
    body: { itr_type: 'ITR-1', form_data: { personal: { address: { city: 'Nagpur' } } } },
  });
  await looksAs('saved');
  await fill('PIN code', '41');
  await until('the save', saved);
  await looksAs('a wrong PIN code');
  await fill('PIN code', '411001');
  await until('the save', saved);
  await looksAs('the PIN code put right');
});

it('shows an amount as typed until it is left, then grouped; none is nil, and what is no amount stays', async () => {
  await open(wizard('ITR-1', '&step=other-sources'), me);
  const label = 'Interest from deposits (bank, post office, co-operative society)';
  const shown = async () => (await field(label)).value;
  const inReturn = () =>
    sent().findLast(({ path }) => path.includes('create-itr'))?.body as
      | { form_data: { other_sources: { interest_from_deposits: number } } }
      | undefined;
  await fill(label, '1234567');
  expect(await shown()).toBe('12,34,567');
  // A digit typed into a grouped amount leaves the commas misplaced; this is accepted.
  await fill(label, '12,394,567');
  expect(await shown()).toBe('1,23,94,567');
  await fill(label, '');
  expect(await shown()).toBe('0');
  await fill(label, '12 lakh');
  expect(await shown()).toBe('12 lakh');
  expect((await field(label)).getAttribute('aria-invalid')).toBe('true');
  await fill(label, '5000');
  expect(await shown()).toBe('5,000');
  expect((await field(label)).getAttribute('aria-invalid')).not.toBe('true');
  await until('the save', () => inReturn()?.form_data.other_sources.interest_from_deposits === 5000);
});

it('shows the tax and the files of ITR-2, 3 and 4', async () => {
  for (const form of ['ITR-2', 'ITR-3', 'ITR-4'] as const)
    for (const view of ['tax', 'file']) {
      await open(wizard(form, `&view=${view}`), me);
      await looksAs(`${form} ${view}`);
    }
});

it('marks a validated return as filed, and shows it read-only', async () => {
  const id = me.firm.itr['ITR-1'];
  const { return: stored } = await ask<{ return: { version: number; form_data: object } }>(
    me,
    'GET',
    `/api/itr/${id}`,
  );
  await ask(me, 'POST', '/api/itr/create-itr.php', {
    itr_id: id,
    version: stored.version,
    itr_type: 'ITR-1',
    status: 'validated',
    form_data: stored.form_data,
  });
  await open(wizard('ITR-1', '&view=file'), me);
  await looksAs('validated');
  await press('Mark as filed');
  await looksAs('asks for the acknowledgement');
});

it('answers every control of the list', async () => {
  const presses = presser(await furnished('Itr Presser'));
  await presses('/app/itr', { skip: /^Delete/ });
});
