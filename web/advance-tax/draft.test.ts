import { expect, test } from 'vitest';
import { draftOf, requestOf } from './draft.ts';

const facts = {
  regime: 'old' as const,
  heads: { salary: 5_00_000 },
  periods: { dividend: [0, 0, 10, 0, 0] as [number, number, number, number, number] },
  deductions: { '80C': 1_00_000 },
  new_business: true,
  payments: [{ date: '2026-06-15', amount: 45_000, bsr: '0123456', serial: '77' }],
};

test('what was not touched is sent as it was kept', () =>
  expect(requestOf(draftOf({ facts }), { version: 3 })).toEqual({ version: 3, ...facts }));

test('an emptied head is carried from last year again; 0 stays 0', () => {
  const draft = { ...draftOf({ facts }), heads: { salary: null, interest: 0 } };
  expect(requestOf(draft, { version: 0 })).toMatchObject({ heads: { interest: 0 } });
  expect(requestOf(draft, { version: 0 })).not.toHaveProperty('version');
});

test('an emptied deduction is carried from last year again', () => {
  const draft = { ...draftOf({ facts }), deductions: { '80C': null, '80D': 20_000 } };
  expect(requestOf(draft, { version: 1 })).toMatchObject({ deductions: { '80D': 20_000 } });
  expect(requestOf(draft, { version: 1 })).not.toHaveProperty('deductions.80C');
});

test('a head typed takes the place of its periods', () =>
  expect(requestOf({ ...draftOf({ facts }), heads: { dividend: 9 } }, { version: 1 })).not.toHaveProperty(
    'periods',
  ));

test('empty rows of payments are left out; a half-filled one is sent, so that the server names what it lacks', () => {
  const draft = {
    ...draftOf({ facts }),
    payments: [
      { date: '', amount: null, bsr: '', serial: '' },
      { date: '2026-09-15', amount: null, bsr: '', serial: '' },
    ],
  };
  expect(requestOf(draft, { version: 1 })).toMatchObject({
    payments: [{ date: '2026-09-15', amount: 0 }],
  });
});

test('periods typed are sent as five amounts, an emptied row is left out; particulars of a challan go with it', () => {
  const draft = {
    ...draftOf({ facts }),
    periods: { dividend: [null, null, null, null, null], stcg_111a: [null, 5, null, null, 7] },
    payments: [{ date: '2026-06-15', amount: 1, bsr: '0011223', serial: '12' }],
  };
  expect(requestOf(draft, { version: 1 })).toMatchObject({
    periods: { stcg_111a: [0, 5, 0, 0, 7] },
    payments: [{ date: '2026-06-15', amount: 1, bsr: '0011223', serial: '12' }],
  });
  expect(requestOf(draft, { version: 1 })).not.toHaveProperty('periods.dividend');
});
