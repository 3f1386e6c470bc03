import { type FormModel, treeOf } from '../../forms/form.ts';
import { type ReturnFile, returnFile, withStages } from '../json/return-file.ts';
import { completeBody } from './complete.ts';
import type { Itr2Year } from './data/years.ts';
import { fromFile, toFile } from './file.ts';
import { rentedSalaryIssues } from './rented-salary.ts';

/** Reader and writer of the department's ITR-2 file of a year. */
export const itr2File = (model: FormModel, year: Itr2Year): ReturnFile => {
  const file = returnFile(model, {
    key: 'ITR2',
    name: 'ITR-2',
    description:
      'For individuals and HUFs not having income from profits and gains of business or profession',
    fileYear: year.fileYear,
    schemaVersion: year.schemaVersion,
    formVersion: 'Ver1.0',
    always: [],
    constants: { 'PartA_GEN1.FilingStatus.ItrFilingDueDate': year.dueDate },
    toFile: toFile(year),
    fromFile: fromFile(year),
    readingIssues: (data, body) => rentedSalaryIssues(year, data, body),
  });
  return withStages(file, function* (derived) {
    const body = yield* file.bodyStages(derived);
    yield;
    return completeBody(treeOf(model), body);
  });
};
