import { type FormModel, treeOf } from '../../forms/form.ts';
import { completeBody } from '../itr2/complete.ts';
import { rentedSalaryIssues } from '../itr2/rented-salary.ts';
import { type ReturnFile, returnFile, withStages } from '../json/return-file.ts';
import type { Itr3Year } from './data/years.ts';
import { fromFile, toFile } from './file.ts';
import { itr3EarlierNames } from './places.ts';

/** Reader and writer of the department's ITR-3 file of a year. */
export const itr3File = (model: FormModel, year: Itr3Year): ReturnFile => {
  const file = returnFile(model, {
    key: 'ITR3',
    name: 'ITR-3',
    // the department's schema allows 75 characters
    description: 'For individuals and HUFs having income from business or profession',
    fileYear: year.fileYear,
    schemaVersion: year.schemaVersion,
    formVersion: 'Ver1.0',
    always: ['PartA_GEN1.FilingStatus'],
    constants: {},
    toFile: toFile(year),
    fromFile: fromFile(year),
    readingIssues: (data, body) => rentedSalaryIssues(year, data, body),
    earlierNames: itr3EarlierNames(year),
  });
  return withStages(file, function* (derived) {
    const body = yield* file.bodyStages(derived);
    yield;
    return completeBody(treeOf(model), body);
  });
};
