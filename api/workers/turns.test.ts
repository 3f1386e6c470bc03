import { describe, expect, it } from 'vitest';
import { createTurns } from './pool.ts';

const limits = { most: 2, mostPerAccount: 2, waiting: 3, waitingPerAccount: 2, patienceMs: 50 };

describe('turns', () => {
  it('go to the account that has fewest, then to who came first', async () => {
    const turn = createTurns({ ...limits, patienceMs: 10_000 });
    const first = await turn('a');
    const second = await turn('a');
    const order: string[] = [];
    const wait = async (account: string) => {
      const leave = await turn(account);
      order.push(account);
      return leave;
    };
    const waiting = [wait('a'), wait('b'), wait('c')];
    await new Promise(setImmediate);
    expect(order).toEqual([]);
    first();
    // The other turn of `a` is still held, so `b` and `c` go before it.
    (await waiting[1]!)();
    await waiting[2];
    expect(order).toEqual(['b', 'c']);
    second();
    await waiting[0];
    expect(order).toEqual(['b', 'c', 'a']);
  });

  it('go round among accounts that have none, however many calls one of them queued first', async () => {
    const turn = createTurns({ ...limits, most: 1, waiting: 9, waitingPerAccount: 9, patienceMs: 10_000 });
    const order: string[] = [];
    const work = async (account: string) => {
      const leave = await turn(account);
      order.push(account);
      await new Promise(setImmediate);
      leave();
    };
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'b'].map(work));
    expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'a']);
  });

  it('are refused with 429 to an account that has too many, with 503 when the server has', async () => {
    const turn = createTurns(limits);
    await turn('a');
    await turn('a');
    const late = [turn('a'), turn('a'), turn('b')].map((t) => t.catch((error) => error.status));
    await expect(turn('a')).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '10' } });
    await expect(turn('c')).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
    // Whoever waited too long is told the same.
    expect(await Promise.all(late)).toEqual([503, 503, 503]);
  });

  it('are given back once only', async () => {
    const turn = createTurns({ ...limits, most: 1 });
    const leave = await turn('a');
    leave();
    leave();
    await turn('a');
    await expect(turn('b')).rejects.toMatchObject({ status: 503 });
  });
});
