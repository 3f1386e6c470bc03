import { expect, it } from 'vitest';
import { nameOf } from '../testing/outline.ts';
import {
  allLines,
  control,
  enterValue,
  field,
  fill,
  key,
  looksAs,
  open,
  person,
  press,
  settled,
} from '../testing/page.tsx';
import { wears } from '../testing/styles.ts';
import { showToast } from '../ui/dialogs/toasts.ts';

const focused = () => nameOf(document.activeElement as HTMLElement);

it('frames the pages: menus, palette, keys, appearance', async () => {
  await open('/app/help', await person({ full_name: 'Asha Rao', email: 'asha-shell@example.in' }));
  expect(allLines()).toContain('link “ITR” → /app/itr');
  await press('Account of Asha Rao');
  await looksAs('account-menu');
  await key('Escape');
  await press('Language and appearance');
  await looksAs('appearance-menu');
  await press('Dark');
  await looksAs('appearance-dark');
  await press('Collapse sidebar');
  await press('Open menu');
  await looksAs('drawer');
  await key('Escape');
  await key('?');
  await looksAs('shortcuts');
  await press('Close');
  await press('Find an entity, page or action');
  await looksAs('palette');
  await fill('Find', 'gstr');
  await looksAs('palette-found');
});

it('signs out', async () => {
  await open('/app/help', await person({ full_name: 'Asha Rao', email: 'asha-out@example.in' }));
  await press('Account of Asha Rao');
  await press('Logout');
  await looksAs('signed-out');
});

it('says that an address leads nowhere, and shows every widget on the page of patterns', async () => {
  const me = await person({ full_name: 'Asha Rao', email: 'asha-patterns@example.in' });
  await open('/app/nowhere', me);
  await looksAs('nowhere');
  await open('/app/patterns', me);
  await wears('./outlines/worn-by-the-patterns.txt');
  await looksAs('patterns');
});

it('moves in a menu by arrows, Home, End and first letters, and gives the focus back', async () => {
  await open('/app/help', await person({ full_name: 'Asha Rao', email: 'asha-menu@example.in' }));
  (await control('Account of Asha Rao')).focus();
  const opens = () => document.querySelector('[role=menu]') !== null;
  const after = async (name: string, more: KeyboardEventInit = {}) => {
    await key(name, more);
    return opens() ? focused() : `closed: ${focused()}`;
  };
  // Name and e-mail at the head are no entries.
  expect(await after('ArrowDown')).toBe('Help');
  expect(await after('ArrowDown')).toBe('Account Settings');
  expect(await after('End')).toBe('Logout');
  expect(await after('ArrowDown')).toBe('Help');
  expect(await after('ArrowUp')).toBe('Logout');
  expect(await after('ArrowUp')).toBe('Account Settings');
  expect(await after('Home')).toBe('Help');
  expect(await after('L')).toBe('Logout');
  expect(await after('a')).toBe('Account Settings');
  // The only entry with the letter keeps the focus; one that no entry has, and a shortcut, move nothing.
  expect(await after('a')).toBe('Account Settings');
  expect(await after('z')).toBe('Account Settings');
  expect(await after('h', { ctrlKey: true })).toBe('Account Settings');
  expect(await after('h', { altKey: true })).toBe('Account Settings');
  expect(await after('h', { metaKey: true })).toBe('Account Settings');
  expect(await after(' ')).toBe('Account Settings');
  expect(await after('Escape')).toBe('closed: Account of Asha Rao');
  expect(await after('ArrowUp')).toBe('Logout');
  expect(await after('Tab')).not.toBe('closed: Account of Asha Rao');
  const trigger = await control('Account of Asha Rao');
  await press('Account of Asha Rao');
  expect(focused()).toBe('Help');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settled();
  expect(opens()).toBe(false);
  for (const wanted of [true, false]) {
    trigger.click();
    await settled();
    expect(opens()).toBe(wanted);
  }
  // A choice gives the focus back and acts.
  await press('Language and appearance');
  expect(await after('d')).toBe('Dark');
  await press('Dark');
  expect(focused()).toBe('Language and appearance');
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  await press('Language and appearance');
  await press('Light');
  // Ctrl+Z runs the newest Undo, the letter alone does not.
  await key('Escape');
  const undone: string[] = [];
  const undo = { label: 'Undo', undo: true, run: () => void undone.push('Removed') };
  showToast({ tone: 'info', text: 'Removed', action: undo });
  await key('z');
  expect(undone).toEqual([]);
  await key('z', { ctrlKey: true });
  expect(undone).toEqual(['Removed']);
});

it('leads to the places of the sidebar by Alt and a digit', async () => {
  await open('/app/help', await person({ full_name: 'Asha Rao', email: 'asha-digits@example.in' }));
  const places = [...document.querySelectorAll('aside nav a')].map((a) => a.getAttribute('href'));
  await key('2', { altKey: true, code: 'Digit2' });
  expect(location.pathname).toBe(places[1]);
  await key('1', { altKey: true, code: 'Digit1' });
  expect(location.pathname).toBe(places[0]);
  await key('2', { altKey: true, ctrlKey: true, code: 'Digit2' });
  expect(location.pathname).toBe(places[0]);
});

it('takes text, days, amounts and choices as they are typed', async () => {
  await open('/app/patterns', await person({ full_name: 'Asha Rao', email: 'asha-fields@example.in' }));
  const filled = async (label: string, text: string) => {
    await fill(label, text);
    const input = await field(label);
    return `${input.value}${input.getAttribute('aria-invalid') === 'true' ? ' !' : ''}`;
  };
  expect(await filled('Day', '31072026')).toBe('31-07-2026');
  expect(await filled('Day', '1/8/2026')).toBe('01-08-2026');
  expect(await filled('Day', '31-02-2026')).toBe('31-02-2026 !');
  expect(await filled('Day', '3107202')).toBe('3107202');
  expect(await filled('Day', '')).toBe('');
  expect(await filled('Rupees', '1234567')).toBe('12,34,567');
  expect(await filled('Rupees', '(5,000)')).toBe('-5,000');
  expect(await filled('Paise', '1234.5')).toBe('1,234.50');
  expect((await field('Paise')).title).toBe(
    'Rupees One Thousand Two Hundred and Thirty Four and Paise Fifty Only',
  );
  const box = await field('Combo box');
  const choices = () => [...document.querySelectorAll('[role=option]')].map((e) => e.textContent);
  const at = () => document.querySelector('[role=option][data-active]')?.textContent;
  const after = async (name: string) => {
    await key(name);
    return choices().length > 0 ? at() : `closed: ${box.value}`;
  };
  // Goa is chosen: the list opens there.
  box.focus();
  expect(await after('ArrowDown')).toBe('Goa');
  expect(choices()).toEqual(['Andhra Pradesh', 'Bihar', 'Goa']);
  expect(await after('PageDown')).toBe('Goa');
  expect(await after('PageUp')).toBe('Andhra Pradesh');
  expect(await after('ArrowUp')).toBe('Goa');
  expect(await after('ArrowDown')).toBe('Andhra Pradesh');
  expect(await after('ArrowDown')).toBe('Bihar');
  expect(await after('Enter')).toBe('closed: Bihar');
  box.click();
  await settled();
  expect(at()).toBe('Bihar');
  expect(await after('ArrowDown')).toBe('Goa');
  expect(await after('Escape')).toBe('closed: Bihar');
  enterValue(box, 'o');
  await settled();
  expect(choices()).toEqual(['Goa']);
  // What matches nothing is said, and let go of.
  enterValue(box, 'zzz');
  await settled();
  expect(choices()).toEqual([]);
  expect(document.querySelector('[role=listbox]')?.textContent).toBe('No matches');
  box.blur();
  await settled();
  expect(box.value).toBe('Bihar');
});

it('finds by arrows and Enter in the palette', async () => {
  await open('/app/help', await person({ full_name: 'Asha Rao', email: 'asha-palette@example.in' }));
  await key('k', { ctrlKey: true });
  const box = await field('Find an entity');
  expect(document.activeElement).toBe(box);
  enterValue(box, 'gst');
  await settled();
  const at = () =>
    [...document.querySelectorAll('[role=option]')].findIndex((e) => e.matches('[aria-selected=true]'));
  const many = document.querySelectorAll('[role=option]').length;
  expect(many).toBeGreaterThan(2);
  expect(box.getAttribute('aria-activedescendant')).toBe(document.querySelectorAll('[role=option]')[0]!.id);
  const after = async (name: string) => {
    await key(name);
    return at();
  };
  expect(at()).toBe(0);
  expect(await after('ArrowUp')).toBe(many - 1);
  expect(await after('ArrowDown')).toBe(0);
  expect(await after('ArrowDown')).toBe(1);
  const chosen = document.querySelectorAll('[role=option]')[1]!.id;
  expect(box.getAttribute('aria-activedescendant')).toBe(chosen);
  // Another text begins at its first result.
  enterValue(box, 'settings');
  await settled();
  expect(at()).toBe(0);
  await key('Enter');
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(location.pathname).toBe('/app/account-settings');
});

it('sizes the sidebar by keys: 20 px a step, collapsed below 120 px, kept in the browser', async () => {
  await open('/app/help', await person({ full_name: 'Asha Rao', email: 'asha-sidebar@example.in' }), {
    drawerWidth: '150',
  });
  const grip = document.querySelector<HTMLElement>('[role=separator][aria-valuenow]')!;
  grip.focus();
  const width = () => Number(grip.getAttribute('aria-valuenow'));
  const after = async (name: string) => {
    await key(name);
    return [width(), localStorage.getItem('drawerWidth'), localStorage.getItem('drawerCollapsed')];
  };
  expect(['min', 'max', 'now'].map((end) => grip.getAttribute(`aria-value${end}`))).toEqual([
    '60',
    '400',
    '150',
  ]);
  expect(await after('ArrowRight')).toEqual([170, '170', 'false']);
  expect(await after('ArrowUp')).toEqual([170, '170', 'false']);
  expect(await after('ArrowLeft')).toEqual([150, '150', 'false']);
  expect(await after('ArrowLeft')).toEqual([130, '130', 'false']);
  expect(await after('ArrowLeft')).toEqual([60, '130', 'true']);
  expect(await after('ArrowRight')).toEqual([120, '120', 'false']);
  grip.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await settled();
  expect(width()).toBe(60);
  await press('Expand sidebar');
  expect(width()).toBe(120);
});
