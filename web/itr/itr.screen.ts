import { beforeAll, expect, it } from 'vitest';
import type { FormValues } from '../../shared/forms/paths.ts';
import {
  ask,
  enterValue,
  type Furnished,
  field,
  fill,
  furnished,
  key,
  lines,
  looksAs,
  open,
  pick,
  press,
  sent,
  until,
} from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';
import { type Walk, walk } from '../testing/pageWalk.ts';
import { wears } from '../testing/styles.ts';

let me: Furnished;
let tables: Furnished;
beforeAll(async () => {
  me = await furnished('Itr Maker');
  tables = await furnished('Itr Tables');
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
  await open(wizard('ITR-1', '&step=personal'), me);
  await looksAs('personal');
  for (const step of [
    'filing',
    'salary',
    'property',
    'other-sources',
    'deductions',
    'taxes-paid',
    'verification',
  ]) {
    await press('Next');
    await looksAs(step, true);
  }
  for (const [view, tab] of [
    ['review', 'Check answers'],
    ['issues', 'Problems'],
    ['tax', 'Tax computation'],
    ['file', 'File and download'],
  ] as const) {
    await press(tab);
    await looksAs(view, true);
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
  const { return: stored } = await ask<{ return: { version: number; form_data: FormValues } }>(
    me,
    'GET',
    `/api/itr/${id}`,
  );
  const save = (version: number, form_data: FormValues) =>
    ask(me, 'POST', '/api/itr/create-itr.php', {
      itr_id: id,
      version,
      itr_type: 'ITR-1',
      status: 'validated',
      form_data,
    });
  await save(stored.version, stored.form_data);
  await open(wizard('ITR-1', '&view=file'), me);
  await looksAs('validated');
  await press('Mark as filed');
  await looksAs('asks for the acknowledgement');
  // without a day of filing it would be filed today, which is late
  const { filing_date: _, ...filing } = stored.form_data['filing'] as FormValues;
  await save(stored.version + 1, { ...stored.form_data, filing });
  await open(wizard('ITR-1', '&view=issues'), me);
  await looksAs('late');
  const mark = { version: stored.version + 2, acknowledgement: '123456789012345', filed_on: '2026-07-20' };
  await ask(me, 'POST', `/api/itr/${id}/mark-filed`, mark);
  await open(wizard('ITR-1', '&view=tax'), me);
  await looksAs('filed in July');
  await open(wizard('ITR-1'), me);
  const acts = () => lines().filter((line) => /^button “(Back|Next|Submit|Save Draft)”/.test(line));
  expect(acts()).toEqual(['button “Back” disabled', 'button “Next”']);
  while (acts().includes('button “Next”')) await press('Next');
  expect(acts()).toEqual(['button “Back”']);
  const last = location.search;
  await key('F4');
  await key('s', { ctrlKey: true });
  expect(location.search).toBe(last);
  expect(sent()).toEqual([]);
});

it('leads through the lines of the computation by keys', async () => {
  await open(wizard('ITR-2', '&view=tax'), me);
  const here = () => document.activeElement!;
  const depth = () => Number((here() as HTMLElement).dataset['depth']);
  document.querySelector<HTMLElement>('main [data-depth="1"][aria-expanded]')!.focus();
  const start = here();
  const inner = depth();
  await key('ArrowLeft');
  expect(here().getAttribute('aria-expanded')).toBe('false');
  await key('ArrowRight');
  expect(here().getAttribute('aria-expanded')).toBe('true');
  await key('ArrowDown');
  expect(here()).not.toBe(start);
  await key('ArrowUp');
  expect(here()).toBe(start);
  await key('ArrowLeft');
  await key('ArrowLeft');
  expect(depth()).toBe(inner - 1);
  await key('ArrowRight');
  expect(here()).toBe(start);
  await key('End');
  const end = here();
  await key('ArrowDown');
  expect(here()).toBe(end);
  await key('Home');
  expect(depth()).toBe(0);
  await key('ArrowRight', { ctrlKey: true });
  expect(depth()).toBe(0);
});

it('answers every control of the list', async () => {
  const presses = presser(await furnished('Itr Presser'));
  await presses('/app/itr', { skip: /^Delete/ });
});

/** Walks through a page of a return; saves tell what they change. */
const walked = (
  who: Furnished,
  form: 'ITR-1' | 'ITR-2' | 'ITR-3' | 'ITR-4',
  place: string,
  acts: (page: Walk) => Promise<unknown> = (page) => page.through(),
  more = {},
) => {
  const id = who.firm.itr[form];
  const address = `/app/itr/${form.toLowerCase().replace('-', '')}/${who.firm.person}?year=2026-27&return=${id}&${place}`;
  const stored = async () =>
    (await ask<{ return: { form_data: object } }>(who, 'GET', `/api/itr/${id}`)).return.form_data;
  return walk(who, address, acts, { within: '[role=tabpanel]', stored, types: true, ...more });
};

it('answers every control of a step and of the last page of a return', async () => {
  const walker = await furnished('Itr Walker');
  // Someone to give to.
  await ask(walker, 'POST', '/api/itr/create-itr.php', {
    company_id: walker.firm.trader,
    itr_type: 'ITR-4',
    assessment_year: '2026-27',
    status: 'draft',
    form_data: {},
  });
  await walked(walker, 'ITR-1', 'step=salary', async (page) => {
    await wears('./outlines/worn-by-a-step.txt', document.getElementById('main')!);
    await page.through();
  });
  await walked(
    walker,
    'ITR-4',
    'view=file',
    async (page) => {
      await wears('./outlines/worn-by-the-last-page.txt', document.getElementById('main')!);
      await page.through();
    },
    { skip: /calendar/ },
  );
});

it('leads through a return by keys alone', async () => {
  await walked(tables, 'ITR-1', 'step=personal', async ({ does, arrive }) => {
    for (const [name, more] of [
      ['2', { altKey: true, code: 'Digit2' }],
      ['1', { altKey: true, code: 'Digit1' }],
      ['F4', {}],
      ['F8', {}],
      ['F4', {}],
      ['F9', {}],
      ['F7', {}],
      ['Enter', { ctrlKey: true }],
      ['s', { ctrlKey: true }],
      ['0', { altKey: true, code: 'Digit0' }],
      ['F10', {}],
    ] as const)
      await does(
        `${Object.keys(more).includes('altKey') ? 'Alt+' : Object.keys(more).includes('ctrlKey') ? 'Ctrl+' : ''}${name}`,
        () => key(name, more),
      );
    await arrive();
  });
});

/** Types into the cell that has the focus. */
async function typeInCell(text: string): Promise<void> {
  await key('Enter');
  const editor = () =>
    document.querySelector<HTMLElement>('[role=grid] [role=gridcell] input:not([type=checkbox])');
  enterValue(await until('the editor', editor), text);
  await key('Enter');
}
function paste(text: string): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  document.activeElement?.dispatchEvent(event);
}
/** Goes into a table as Enter in the field before it does. */
async function intoTable(name: string): Promise<void> {
  document.querySelector<HTMLElement>(`[data-enter-grid][aria-label="${name}"]`)?.focus();
  await until('a cell', () => document.activeElement?.closest('[role=gridcell]'));
}

it('is edited as a table by keys alone', async () => {
  await walked(tables, 'ITR-1', 'step=salary', async ({ does }) => {
    await does('as a table', () => press('Show as a table'));
    await does('into it', () => intoTable('Employers'));
    await does('types a name', () => typeInCell('Rao Mills'));
    await does('Ctrl+Enter', () => key('Enter', { ctrlKey: true }));
    await does('pastes two rows', () =>
      paste('Asha Traders\tPNED01234E\t100000\nBina Works\tPNEB01234E\t200000\n'),
    );
    await does('Ctrl+Z', () => key('z', { ctrlKey: true }));
    await does('Ctrl+Y', () => key('y', { ctrlKey: true }));
    await does('Shift+ArrowDown', () => key('ArrowDown', { shiftKey: true }));
    await does('Shift+ArrowRight', () => key('ArrowRight', { shiftKey: true }));
    await does('Ctrl+D', () => key('d', { ctrlKey: true }));
    await does('Delete', () => key('Delete'));
    await does('Ctrl+Delete', () => key('Delete', { ctrlKey: true }));
    await does('Remove row', () => press('Remove row'));
    await does('Escape', () => key('Escape'));
  });
});

it('has a column of amounts as a table, and takes pasted lines by their names', async () => {
  await walked(tables, 'ITR-3', 'step=accounts', async ({ does }) => {
    await does('into it', () => intoTable('Balance sheet'));
    await does('types an amount', () => typeInCell('125000'));
    await does('types something that is not an amount', () => typeInCell('about 5'));
    await does('Ctrl+Z', () => key('z', { ctrlKey: true }));
    await does('to the names', async () => {
      await key('Home');
      await key('ArrowRight');
    });
    await does('pastes lines', () => paste('Raw materials\t5000\nCash in hand\t700\nZebra\t7\n'));
    await does('Ctrl+Z again', () => key('z', { ctrlKey: true }));
    await does('Ctrl+Y', () => key('y', { ctrlKey: true }));
  });
});
