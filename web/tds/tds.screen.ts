import { beforeAll, it } from 'vitest';
import { type Furnished, fill, furnished, looksAs, open, pick, press } from '../testing/page.tsx';

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

it('edits a statement tab by tab', async () => {
  const statement = `/app/tds/26q/${me.firm.company}?year=2025-2026&quarter=Q1`;
  for (const tab of [
    'deductor',
    'challans',
    'deductees',
    'summary',
    'problems',
    'export',
    'import',
    'certificates',
    'changes',
  ]) {
    await open(`${statement}&tab=${tab}`, me);
    await looksAs(tab);
  }
  await open(`${statement.replace('26q', '24q')}&tab=salaries`, me);
  await looksAs('salaries of 24Q');
});
