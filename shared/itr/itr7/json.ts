import { type FormModel, treeOf } from '../../forms/form.ts';
import { completeBody } from '../itr2/complete.ts';
import type { JsonObject } from '../json/path.ts';
import { type ReturnFile, returnFile, withStages } from '../json/return-file.ts';
import type { Itr7 } from '../values/itr7.ts';
import type { Itr7Year } from './data/years.ts';
import { fromFile, toFile } from './file.ts';
import { exemptionOf, isApplied, isForfeited } from './schedules.ts';

/** Schedules required by the section of exemption even if nil (rules 50, 576). */
const always = (derived: Itr7): readonly string[] =>
  isApplied(derived)
    ? [
        'ITRScheduleJ',
        'ScheduleA',
        'ScheduleAI',
        'Schedule115BBI',
        isForfeited(derived) ? 'PartB_TI3.ComputationIncChargeable' : 'PartB_TI',
      ]
    : exemptionOf(derived) === ''
      ? []
      : ['PartB_TI2'];

/** Reader and writer of the department's ITR-7 file of a year. */
export const itr7File = (model: FormModel, year: Itr7Year): ReturnFile => {
  const file = returnFile(model, {
    key: 'ITR7',
    name: 'ITR-7',
    description:
      'For persons including companies required to furnish return under sections 139(4A) or 139(4B) or 139(4C) or 139(4D) only',
    fileYear: year.fileYear,
    schemaVersion: 'Ver1.0',
    formVersion: 'Ver1.0',
    always: ['PartA_GEN1.FilingStatus'],
    constants: {},
    toFile: toFile(),
    fromFile: fromFile(year, treeOf(model)),
  });
  return withStages(file, function* (derived) {
    const body = yield* file.bodyStages(derived);
    yield;
    for (const path of always(derived)) {
      const [first, second] = path.split('.') as [string, string?];
      const here = (body[first] ?? {}) as JsonObject;
      body[first] = second && !here[second] ? { ...here, [second]: {} } : here;
    }
    return completeBody(treeOf(model), body);
  });
};
