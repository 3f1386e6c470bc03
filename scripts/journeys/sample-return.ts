import { loadItrForm } from '../../shared/itr/registry.ts';
import { sampleReturn } from '../../shared/sample-firm/return.ts';

/** The sample as the department's JSON. */
export async function sampleFile(): Promise<{ json: string; problems: string[] }> {
  const form = await loadItrForm('ITR-1', '2026-27');
  const { json, issues } = form.exportJson(sampleReturn, {
    createdOn: '2026-07-20',
    softwareId: 'SW12345678',
  });
  const problems = issues
    .filter((i) => i.severity === 'error')
    .map((i) => `${i.rule ?? ''} ${i.path}: ${i.message.text}`);
  return { json: JSON.stringify(json, null, 1), problems };
}
