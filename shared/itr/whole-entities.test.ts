import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type FormValues, getAt } from '../forms/paths.ts';
import { loadItrForm } from './registry.ts';
import { departmentTree, heldAgainst, lines } from './testing/department-tree.ts';
import { stated, wholeCases } from './testing/whole-cases.ts';

const context = { createdOn: '2026-07-20', softwareId: 'SW12345678', version: '0.1.0' };

/** Each schedule of the files by a digest: the figures worked by hand are named below, the rest stays what it is. */
const kept: string[] = [];

/** Each in its form, from data to file and back; over HTTP a few of them in `api/itr/whole-entities.test.ts`. */
describe.each(wholeCases)('%s', (_, type, of) => {
  it('is taxed as worked by hand line by line, written into the file and read back the same', async () => {
    const { data, figures } = of;
    const form = await loadItrForm(type, '2026-27');
    const errorsOf = (issues: ReturnType<typeof form.exportJson>['issues']) =>
      issues.filter((i) => i.severity === 'error');
    expect(form.compute(data, context.createdOn).chosen.totalIncome).toBe(figures.total_income);
    const first = form.exportJson(data, context);
    expect(errorsOf(first.issues)).toEqual([]);
    const [body] = Object.values((first.json as { ITR: Record<string, object> }).ITR);
    kept.push(
      `${of.name}, ${type}`,
      ...Object.entries(body!).map(
        ([key, part]) =>
          `  ${key} ${createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 8)}`,
      ),
    );
    const { found, expected } = stated(type, first.json, of);
    expect(found).toEqual(expected);
    const tree = departmentTree(Number(type.slice(4)) as 5 | 6 | 7);
    if (tree) expect(lines(heldAgainst(tree, first.json).violations)).toEqual([]);

    // another preparer, who has nothing but the file
    const read = form.importJson(first.json);
    const filing: FormValues = {
      ...(read.data['filing'] as FormValues),
      filing_date: getAt(data, 'filing.filing_date'),
    };
    // the file of ITR-7 has no due date
    if (type === 'ITR-7') filing['due_date'] = getAt(data, 'filing.due_date');
    const again = form.exportJson({ ...read.data, filing }, context);
    expect(errorsOf(again.issues)).toEqual([]);
    expect(stated(type, again.json, of).found).toEqual(expected);
  });
});

describe('the files of whole returns', () => {
  it('are what they were, schedule by schedule', async () => {
    await expect(`${kept.join('\n')}\n`).toMatchFileSnapshot('kept-files.txt');
  });
});
