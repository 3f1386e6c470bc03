import { it } from 'vitest';
import { fill, looksAs, open, person } from '../testing/page.tsx';

it('finds help by what a person types', async () => {
  await open('/app/help', await person({ full_name: 'Asks Much', email: 'asks@example.in' }));
  await looksAs('all');
  await fill('Search the help', 'late fee gst');
  await looksAs('found');
  await fill('Search the help', 'zzzz');
  await looksAs('nothing');
});
