import { beforeAll, it } from 'vitest';
import { type Furnished, fill, furnished, looksAs, open, pick, press } from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

let me: Furnished;
beforeAll(async () => {
  me = await furnished('Tds Maker');
});

it('lists statements and begins one', async () => {
  await open('/app/tds', me);
  await looksAs('list');
  await pick('Entity', 'Sahyadri');
  await fill('Financial year', '2025-2026');
  await fill('Quarter', 'Q1 (Apr-Jun)');
  await looksAs('chosen');
  await press('Correct a statement filed elsewhere');
  await looksAs('correction of a statement filed elsewhere');
});

it('answers every control of statements', async () => {
  const mine = await furnished('Tds Presser', true);
  const presses = presser(mine, { fails: true });
  const statement = `/app/tds/26q/${mine.firm.company}?year=2025-2026&quarter=Q1`;
  for (const tab of [
    'summary',
    'problems',
    'export',
    'certificates',
    'changes',
    'deductor',
    'challans',
    'deductees',
    'import',
  ])
    await presses(`${statement}&tab=${tab}`, { skip: /^Delete/ });
  await presses(`${statement.replace('26q', '24q')}&tab=salaries`, { skip: /^Delete/ });
  // Salaries of the year, tax collected, a form whose codes are not published, and a quarter with problems.
  const of = (form: string, year: string, quarter: string, tab: string) =>
    presses(`/app/tds/${form}/${mine.firm.company}?year=${year}&quarter=${quarter}&tab=${tab}`, {
      skip: /^Delete/,
      types: false,
    });
  for (const tab of ['salaries', 'certificates']) await of('24q', '2025-2026', 'Q4', tab);
  for (const tab of ['problems', 'certificates', 'challans']) await of('26q', '2025-2026', 'Q2', tab);
  await of('27eq', '2025-2026', 'Q1', 'deductees');
  for (const tab of ['deductees', 'certificates']) await of('144', '2026-2027', 'Q1', tab);
  await presses('/app/tds');
});
