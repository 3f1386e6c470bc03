import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { auditDetails, auditSentences, detailOf, sentenceOfAct } from './auditSentences.ts';

const root = join(import.meta.dirname, '../..');
/** Names of acts as the calls of the server write them out. */
const acts = readdirSync(join(root, 'api'), { recursive: true, withFileTypes: true })
  .filter((f) => f.name.endsWith('.ts') && !f.name.includes('.test') && !f.parentPath.includes('testing'))
  .flatMap((f) => [
    ...readFileSync(join(f.parentPath, f.name), 'utf8').matchAll(
      /\b(?:audit|exports): '([a-z0-9-]+\.[a-z0-9.-]+)'/g,
    ),
  ])
  .map((m) => m[1]!);

describe('acts of the audit trail', () => {
  test('each the server writes has a sentence', () => {
    expect(acts.length).toBeGreaterThan(100);
    expect([...new Set(acts)].filter((act) => !auditSentences[act])).toEqual([]);
  });

  test('each sentence has Hindi where the trail is shown', () => {
    const hindi = JSON.parse(readFileSync(join(root, 'web/i18n/hi/admin.json'), 'utf8'));
    const texts = [...Object.values(auditSentences), ...Object.values(auditDetails)];
    expect(texts.filter((text) => !hindi[text])).toEqual([]);
  });

  test('the life of a GST return is named with its form; an unknown act keeps its words', () => {
    expect(sentenceOfAct('gst.gstr1-filed')).toBe('Marked a GST return as filed');
    expect(sentenceOfAct('gst.gstr2b-imported')).toBe('Imported a GSTR-2B');
    expect(sentenceOfAct('moon.walked-on')).toBe('moon walked on');
  });

  test('details are words; a period or name stays as it is', () => {
    expect(detailOf('wrong_credentials')).toBe('Wrong e-mail address or password');
    expect(detailOf('no_challan_file')).toBe('no challan file');
    expect(detailOf('10-2025 new')).toBe('10-2025 new');
  });
});
