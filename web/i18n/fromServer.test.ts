import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadRooms, setLanguage } from './language.ts';
import { fromServer, say, t, tn } from './t.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadRooms(['common', 'server', 'entities', 'site', 'invoices']);
  await setLanguage('hi');
});
afterAll(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

test('a plain sentence of the server is translated', () => {
  expect(fromServer({ message: 'Invalid email or password' })).toBe('ई-मेल या पासवर्ड ग़लत है');
});

test('a sentence with values keeps them; words among them are translated, names are not', () => {
  expect(
    fromServer({
      message:
        'Your Starter plan allows 5 companies or individuals. Delete one or upgrade your plan to add more.',
      text: 'Your {plan} plan allows {limit} companies or individuals. Delete one or upgrade your plan to add more.',
      params: { plan: { text: 'Starter' }, limit: 5 },
    }),
  ).toBe('आपके स्टार्टर प्लान में 5 कंपनियों या व्यक्तियों की अनुमति है। और जोड़ने के लिए एक हटाएँ या बड़ा प्लान लें।');
  // A client may be called as a plan is.
  const text = '{name} has a filed return. Type its name to delete it.';
  expect(fromServer({ message: '', text, params: { name: 'Starter' } })).toMatch(/^Starter /);
});

test('amounts and days are raw and written for the reader', () => {
  const text = 'Only {amount} is outstanding.';
  expect(fromServer({ message: '', text, params: { amount: { paise: 12_34_567_05 } } })).toBe(
    'सिर्फ़ 12,34,567.05 बाकी है।',
  );
  expect(
    say({
      text: 'This account will be deleted on {date}. You can still keep it.',
      params: { date: '2026-12-01' },
    }),
  ).toBe('यह खाता 01-12-2026 को हटा दिया जाएगा। आप इसे अब भी रख सकते हैं।');
});

test('a finished sentence is not recognised: what an earlier server sends stays English where it has values', () => {
  const message = 'Your plan allows 2 devices. Sign out one of them to continue here, or upgrade your plan.';
  expect(fromServer({ message })).toBe(message);
});

test('a sentence without Hindi stays as it is, and so does everything in English', async () => {
  expect(fromServer({ message: 'A sentence from the future' })).toBe('A sentence from the future');
  await setLanguage('en');
  expect(fromServer({ message: 'Invalid email or password' })).toBe('Invalid email or password');
  await setLanguage('hi');
});

/** Takes what the compiler refuses; never called. */
const refused = (text: string) => {
  // @ts-expect-error a misspelt placeholder
  t('Deleted {name}', { nam: 'x' });
  // @ts-expect-error a parameter is missing
  t('Deleted {name}');
  // @ts-expect-error a parameter too many
  t('Save draft', { name: 'x' });
  // @ts-expect-error a misspelt placeholder beside the count
  tn(2, '{count} row of {name}', '{count} rows of {name}', { nme: 'x' });
  // a text from a table takes anything
  t(text, { name: 'x' });
};

test('placeholders of texts and their parameters are held together by the compiler', () => {
  expect(refused).toBeTypeOf('function');
});
