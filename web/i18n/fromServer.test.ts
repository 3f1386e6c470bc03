import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fromServer } from './fromServer.ts';
import { loadRooms, setLanguage } from './language.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadRooms(['common', 'server', 'entities']);
  await setLanguage('hi');
});
afterAll(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

test('a plain sentence of the server is translated', () => {
  expect(fromServer('Invalid email or password')).toBe('ई-मेल या पासवर्ड ग़लत है');
});

test('a sentence with values filled in keeps them, each translated where it can be', () => {
  expect(
    fromServer(
      'Your Starter plan allows 5 companies or individuals. Delete one or upgrade your plan to add more.',
    ),
  ).toBe('आपकी स्टार्टर योजना में 5 कंपनियों या व्यक्तियों की अनुमति है। और जोड़ने के लिए एक हटाएँ या बड़ी योजना लें।');
  expect(fromServer('This should look like 2026-2027')).toBe('यह ऐसा दिखना चाहिए: 2026-2027');
});

test('a sentence nobody knows stays as it is, and so does everything in English', async () => {
  expect(fromServer('A sentence from the future')).toBe('A sentence from the future');
  await setLanguage('en');
  expect(fromServer('Invalid email or password')).toBe('Invalid email or password');
  await setLanguage('hi');
});
