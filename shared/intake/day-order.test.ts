import { expect, it } from 'vitest';
import { type DayHints, dayOrder } from './day-order.ts';

const year = { from: '2025-04-01', to: '2026-03-31' };
const april = { from: '2025-04-01', to: '2025-04-30' };

// The dates as read day first, and month first, are written out in the remarks.
it.each([
  ['a first part above 12 is a day', ['13/04/2025', '01/02/2025'], {}, 'day'],
  ['12 is still a month', ['12/04/2025'], {}, 'open'],
  ['a second part above 12 is a day', ['04/13/2025', '01/02/2025'], {}, 'month'],
  ['a second part of 12 is still a month', ['04/12/2025'], {}, 'open'],
  ['equal parts are one date either way', ['04/04/2025', '05-05-2025'], {}, 'day'],
  ['no dates at all', ['', 'Total', '2025-04-05'], {}, 'day'],
  ['what was said, where the dates leave it open', ['03/04/2025'], { said: 'month' }, 'month'],
  ['what was said, where the dates leave it open', ['03/04/2025'], { said: 'day' }, 'day'],
  ['dates against what was said', ['13/04/2025'], { said: 'month' }, 'day'],
  ['dates against what was said', ['04/13/2025'], { said: 'day' }, 'month'],
  // 3 April, or 4 March
  ['in the period day first only', ['03/04/2025'], april, 'day'],
  ['in the period month first only', ['04/03/2025'], april, 'month'],
  // 30 April and 1 April are in it: 4/30 has no other reading, so the edge is tried with 1 April against 4 January
  ['the first day of the period is in it', ['01/04/2025'], april, 'day'],
  ['the last day of the period is in it', ['05/12/2025'], { from: '2025-06-01', to: '2025-12-05' }, 'day'],
  ['and the day after is not', ['05/12/2025'], { from: '2025-05-01', to: '2025-12-04' }, 'month'],
  // 3 April or 4 March; 4 May or 5 April: one of each in April
  ['each order in the period in part', ['03/04/2025', '04/05/2025'], april, 'open'],
  // 5 June or 6 May; both in the year
  ['both orders in the period', ['05/06/2025'], year, 'open'],
  ['neither order in the period', ['05/06/2025'], april, 'open'],
  // 5 June and 3 April, 6 May and 4 March: both of the first, one of the second
  ['all day first and some month first', ['05/06/2025', '03/04/2025'], year, 'day'],
  ['all month first and some day first', ['06/05/2025', '04/03/2025'], year, 'month'],
  ['half of a period is none', ['03/04/2025'], { from: '2025-04-01' }, 'open'],
  ['half of a period is none', ['03/04/2025'], { to: '2025-03-31' }, 'open'],
  // 5 December, or 12 May
  ['day first in the future', ['05/12/2025'], { today: '2025-11-30' }, 'month'],
  ['month first in the future', ['12/05/2025'], { today: '2025-11-30' }, 'day'],
  ['today is not the future', ['05/12/2025'], { today: '2025-12-05' }, 'open'],
  ['both in the future', ['05/12/2025'], { today: '2025-01-01' }, 'open'],
  ['one of many in the future', ['01/02/2025', '05/12/2025'], { today: '2025-11-30' }, 'month'],
  // 1, 2, 3 June, or 6 January, February and March
  ['many days of one month', ['01/06/2025', '02/06/2025', '03/06/2025'], {}, 'day'],
  ['many days of one month', ['06/01/2025', '06/02/2025', '06/03/2025'], {}, 'month'],
  ['two days of one month say nothing', ['01/06/2025', '02/06/2025'], {}, 'open'],
  ['two days of one month say nothing', ['06/01/2025', '06/02/2025'], {}, 'open'],
  ['one day three times is one', ['01/06/2025', '01/06/2025 ', '01/06/2025'], {}, 'open'],
  // 1 June, 2 June, 3 July; 6 January, 6 February, 7 March
  ['days of two months say nothing', ['01/06/2025', '02/06/2025', '03/07/2025'], {}, 'open'],
  ['years of two figures', ['03.04.25'], april, 'day'],
  ['a time behind the date', ['04-03-2025 10:15'], april, 'month'],
] satisfies [string, string[], DayHints, string][])('%s: %j', (_, texts, hints, order) =>
  expect(dayOrder(texts, hints)).toBe(order),
);
