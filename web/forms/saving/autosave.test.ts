import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { autosaveTimes, createAutosave, type SaveResult } from './autosave.ts';

interface Saved {
  version: number;
}
type Answer = SaveResult<Saved>;

/** A desk that records what reached the server and what the device keeps; each send waits for `answer`. */
function desk() {
  const sent: { draft: string; intent: string; answer: (a?: Answer) => Promise<void> }[] = [];
  const kept: string[] = [];
  let version = 0;
  const queue = createAutosave<string, Saved>({
    send: (draft, intent) =>
      new Promise<Answer>((resolve) => {
        sent.push({
          draft,
          intent,
          answer: async (a) => {
            resolve(a ?? { ok: true, saved: { version: ++version } });
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    keep: async (draft) => {
      kept[0] = draft;
    },
    forget: async () => {
      kept.length = 0;
    },
    stored: () => {},
  });
  return { queue, sent, kept };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('autosave', () => {
  it('waits until typing pauses, then sends the newest edit once', async () => {
    const { queue, sent, kept } = desk();
    queue.edit('1');
    await pass(autosaveTimes.pause - 1);
    queue.edit('12');
    await pass(autosaveTimes.pause - 1);
    expect(sent).toHaveLength(0);
    expect(kept).toEqual(['12']);
    await pass(1);
    expect(sent.map((s) => s.draft)).toEqual(['12']);
    await sent[0]!.answer();
    expect(queue.state()).toMatchObject({ kind: 'saved' });
    expect(kept).toEqual([]);
    await pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it('saves every 30 seconds while typing never pauses', async () => {
    const { queue, sent } = desk();
    for (let ms = 0; ms < 31_000; ms += 500) {
      queue.edit(String(ms));
      await pass(500);
    }
    expect(sent).toHaveLength(1);
    expect(Number(sent[0]!.draft)).toBeGreaterThan(28_000);
  });

  it('holds a second save while the first is slow and ends with the newest text on the server', async () => {
    const { queue, sent } = desk();
    queue.edit('first');
    await pass(800);
    queue.edit('second');
    await pass(5_000);
    queue.edit('third');
    const leaving = queue.flush();
    await pass(5_000);
    expect(sent.map((s) => s.draft)).toEqual(['first']);
    await sent[0]!.answer();
    expect(sent.map((s) => s.draft)).toEqual(['first', 'third']);
    expect(queue.unsaved()).toBe(true);
    await sent[1]!.answer();
    expect(await leaving).toMatchObject({ kind: 'saved' });
    expect(queue.unsaved()).toBe(false);
  });

  it('a slow save never hides an edit made while it ran', async () => {
    const { queue, sent, kept } = desk();
    queue.edit('a');
    await pass(800);
    queue.edit('b');
    await sent[0]!.answer();
    expect(queue.state().kind).not.toBe('saved');
    expect(kept).toEqual(['b']);
  });

  it('keeps the edit and tries again by itself after a lost connection', async () => {
    const { queue, sent, kept } = desk();
    queue.edit('x');
    await pass(800);
    await sent[0]!.answer({ ok: false, reason: 'offline' });
    expect(queue.state()).toEqual({ kind: 'offline' });
    expect(kept).toEqual(['x']);
    queue.edit('xy');
    expect(queue.state()).toEqual({ kind: 'offline' });
    queue.online();
    await pass(0);
    expect(sent.at(-1)!.draft).toBe('xy');
    await sent.at(-1)!.answer();
    expect(queue.state().kind).toBe('saved');
  });

  it('backs off between failures and resumes on its own', async () => {
    const { queue, sent } = desk();
    queue.edit('x');
    await pass(800);
    for (const wait of autosaveTimes.retry) {
      await sent.at(-1)!.answer({ ok: false, reason: 'failed', message: 'Something went wrong' });
      const before = sent.length;
      await pass(wait - 1);
      expect(sent).toHaveLength(before);
      await pass(1);
      expect(sent).toHaveLength(before + 1);
    }
  });

  it('stops at a stale version until a choice is made', async () => {
    const { queue, sent } = desk();
    queue.edit('mine');
    await pass(800);
    await sent[0]!.answer({ ok: false, reason: 'stale', stored: { version: 9 } });
    queue.edit('mine too');
    await pass(60_000);
    expect(sent).toHaveLength(1);
    expect(queue.state()).toMatchObject({ kind: 'stale', stored: { version: 9 } });
    queue.resume('chosen');
    await pass(0);
    expect(sent[1]!.draft).toBe('chosen');
  });

  it('an expired session keeps everything until signed in again', async () => {
    const { queue, sent, kept } = desk();
    queue.edit('work');
    await pass(800);
    await sent[0]!.answer({ ok: false, reason: 'signed-out' });
    await pass(60_000);
    expect([sent.length, kept, queue.state().kind]).toEqual([1, ['work'], 'signed-out']);
    queue.resume('work');
    await pass(0);
    await sent[1]!.answer();
    expect(queue.state().kind).toBe('saved');
  });

  it('content the server refuses is not sent again and again', async () => {
    const { queue, sent } = desk();
    queue.edit('bad');
    await pass(800);
    await sent[0]!.answer({ ok: false, reason: 'refused', message: 'Expected number, found string' });
    await pass(120_000);
    await queue.flush();
    expect(sent).toHaveLength(1);
    expect(queue.state()).toEqual({ kind: 'failed', message: 'Expected number, found string' });
    queue.edit('good');
    await pass(800);
    expect(sent[1]!.draft).toBe('good');
  });

  it('a submit waits for the running save and is sent after it', async () => {
    const { queue, sent } = desk();
    queue.edit('a');
    await pass(800);
    const submitted = queue.save(() => 'b', 'validated');
    await pass(10_000);
    expect(sent).toHaveLength(1);
    await sent[0]!.answer();
    expect(sent[1]).toMatchObject({ draft: 'b', intent: 'validated' });
    await sent[1]!.answer();
    expect(await submitted).toMatchObject({ ok: true });
    await pass(60_000);
    expect(sent).toHaveLength(2);
  });
});
