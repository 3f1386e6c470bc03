import { it } from 'vitest';
import { looksAs, open } from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

it('shows the public pages', async () => {
  await open('/');
  await looksAs('landing');
  await open('/pricing');
  await looksAs('pricing');
  await open('/download-extension');
  await looksAs('extension');
  await open('/extension-privacy');
  await looksAs('privacy');
  await open('/privacy');
  await looksAs('privacy-and-terms');
  await open('/shared/abcdef');
  await looksAs('shared-unknown');
  await open('/somewhere');
  await looksAs('unknown-address');
});

it('answers every control of the public pages', async () => {
  const presses = presser();
  for (const path of ['/', '/pricing', '/download-extension', '/shared/abcdef']) await presses(path);
});
