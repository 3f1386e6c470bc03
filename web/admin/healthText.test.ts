import { expect, test } from 'vitest';
import { type Health, healthLines } from './healthText.ts';

const GB = 1024 ** 3;
const fine: Health = {
  version: '1.0.0',
  uptime_seconds: 60,
  store: { database: 'embedded', answers: true, ms: 3 },
  mail: { transport: 'smtp', sent: 12, failed: 0, last_failure_at: null },
  memory: { rss_bytes: GB / 4, total_bytes: 8 * GB },
  disk: { free_bytes: 50 * GB, total_bytes: 100 * GB },
  itd_software_id_set: true,
};
const tones = (health: Health) => Object.fromEntries(healthLines(health).map((l) => [l.id, l.tone]));

test('all is fine', () => {
  expect(new Set(Object.values(tones(fine)))).toEqual(new Set(['fine']));
  expect(healthLines(fine).find((l) => l.id === 'disk')).toMatchObject({ used: 0.5 });
});

test('what needs attention comes first and says what follows from it', () => {
  const health: Health = {
    ...fine,
    store: { ...fine.store, answers: false },
    mail: { ...fine.mail, transport: 'outbox' },
    // 91 of 100 used
    disk: { free_bytes: 9 * GB, total_bytes: 100 * GB },
    itd_software_id_set: false,
  };
  const lines = healthLines(health);
  expect(lines[0]).toMatchObject({
    id: 'store',
    tone: 'problem',
    text: expect.stringContaining('nothing can be saved'),
  });
  expect(tones(health)).toEqual({
    store: 'problem',
    disk: 'attention',
    mail: 'attention',
    software: 'attention',
    memory: 'fine',
  });
  expect(lines.at(-1)?.id).toBe('memory');
});

test('a disk that cannot be read is left out, damage is told as the store tells it', () => {
  const lines = healthLines({ ...fine, disk: null, store: { ...fine.store, damage: 'Page 7 is damaged.' } });
  expect(lines.map((l) => l.id)).not.toContain('disk');
  expect(lines[0]).toMatchObject({ tone: 'problem', text: 'Page 7 is damaged.' });
});
