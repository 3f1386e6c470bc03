import { expect, it } from 'vitest';
import { type DriveItem, driveLimits } from '../../../shared/drive/calls.ts';
import { readRest } from './readRest.ts';

const item = (id: number) => ({ id: String(id) }) as DriveItem;
const total = 4 * driveLimits.pageSize + 1;

it('reads the second to the last page once each, and keeps their order whichever is answered first', async () => {
  const asked: number[] = [];
  const read = readRest({
    key: 'a folder',
    page: async (number) => {
      asked.push(number);
      // The fourth is answered before the third.
      await new Promise((resolve) => setTimeout(resolve, number === 3 ? 20 : 1));
      return { items: [item(number)], total };
    },
  });
  expect((await read).map(({ id }) => id)).toEqual(['2', '3', '4', '5']);
  expect(asked.sort()).toEqual([2, 3, 4, 5]);
});

it('asks for no page more where the second is the last', async () => {
  const page = async (number: number) => ({ items: [item(number)], total: driveLimits.pageSize + 1 });
  expect(await readRest({ key: 'two pages', page })).toHaveLength(1);
});

it('stops where the same list is read anew, and not where another is', async () => {
  const asked: number[] = [];
  let second = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    second = resolve;
  });
  const old = readRest({
    key: 'again',
    page: async (number) => {
      asked.push(number);
      await held;
      return { items: [item(number)], total };
    },
  });
  const one = { items: [], total: driveLimits.pageSize };
  await readRest({ key: 'another', page: async () => one });
  await readRest({ key: 'again', page: async () => one });
  second();
  await old;
  expect(asked).toEqual([2]);
});
