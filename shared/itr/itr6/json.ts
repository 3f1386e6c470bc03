import { type FormModel, treeOf } from '../../forms/form.ts';
import { completeBody } from '../itr2/complete.ts';
import type { JsonObject } from '../json/path.ts';
import { type ReturnFile, returnFile, withStages } from '../json/return-file.ts';
import { nilIndAs } from './data/nil.ts';
import type { Itr6Year } from './data/years.ts';
import { fromFile, toFile } from './file.ts';

const isNil = (value: unknown): boolean =>
  value === 0 || (typeof value === 'object' && value !== null && Object.values(value).every(isNil));

/** The body without the accounts of a company under Indian Accounting Standards where they are all nil. */
const withoutNil = (body: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([key, value]) => !(key in nilIndAs && isNil(value))));

/** Reader and writer of the department's ITR-6 file of a year. */
export const itr6File = (model: FormModel, year: Itr6Year): ReturnFile => {
  const file = returnFile(model, {
    key: 'ITR6',
    name: 'ITR-6',
    description: 'For companies other than companies claiming exemption under section 11',
    fileYear: year.fileYear,
    schemaVersion: year.schemaVersion,
    formVersion: 'Ver1.0',
    always: ['PartA_GEN1.FilingStatus'],
    constants: {},
    toFile: toFile(year),
    fromFile: fromFile(year, treeOf(model)),
  });
  const staged = withStages(file, function* (derived) {
    const body = yield* file.bodyStages(derived);
    yield;
    // both sets of accounts stand in every file, the one not used with zeros (rules A13, A14)
    return { ...completeBody(treeOf(model), body), ...nilIndAs };
  });
  return { ...staged, readBody: (body) => staged.readBody(withoutNil(body)) };
};
