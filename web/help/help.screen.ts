import { it } from 'vitest';
import { fill, looksAs, open, person } from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

it('finds help by what a person types', async () => {
  await open('/app/help', await person({ full_name: 'Asks Much', email: 'asks@example.in' }));
  await looksAs('all');
  await fill('Search the help', 'late fee gst');
  await looksAs('found');
  await fill('Search the help', 'zzzz');
  await looksAs('nothing');
});

it('answers every control of the help', async () => {
  const presses = presser(await person({ full_name: 'Help Presser', email: 'help-presser@example.in' }));
  await presses('/app/help', { types: false });
});
