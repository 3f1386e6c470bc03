import { type FormModel, treeOf } from '../../forms/form.ts';
import { completeBody } from '../itr2/complete.ts';
import { type ReturnFile, returnFile, withStages } from '../json/return-file.ts';
import type { Itr5Year } from './data/years.ts';
import { fromFile, toFile } from './file.ts';

/** Reader and writer of the department's ITR-5 file of a year. */
export const itr5File = (model: FormModel, year: Itr5Year): ReturnFile => {
  const file = returnFile(model, {
    key: 'ITR5',
    name: 'ITR-5',
    // the department's schema allows 75 characters
    description: 'For persons other than individual, HUF, company and filing Form ITR-7',
    fileYear: year.fileYear,
    schemaVersion: year.schemaVersion,
    formVersion: 'Ver1.0',
    always: ['PartA_GEN1.FilingStatus'],
    constants: {},
    toFile: toFile(year),
    fromFile: fromFile(year, treeOf(model)),
  });
  return withStages(file, function* (derived) {
    const body = yield* file.bodyStages(derived);
    yield;
    return completeBody(treeOf(model), body);
  });
};
