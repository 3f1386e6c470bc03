import { type FormModel, treeOf } from '../../forms/form.ts';
import { getAt } from '../../forms/paths.ts';
import { textOf } from '../common/read.ts';
import { completeBody } from '../itr2/complete.ts';
import { isObject, type JsonObject } from '../json/path.ts';
import { type ReturnFile, returnFile, withStages } from '../json/return-file.ts';
import type { Itr6 } from '../values/itr6.ts';
import { ACCOUNT_IND_AS } from './data/ind-as-places.ts';
import { nilIndAs } from './data/nil.ts';
import type { Itr6Year } from './data/years.ts';
import { fromFile, toFile } from './file.ts';
import { minimumTaxApplies } from './tax-input.ts';

const isNil = (value: unknown): boolean =>
  value === 0 || (typeof value === 'object' && value !== null && Object.values(value).every(isNil));

/** The body without the accounts under Indian Accounting Standards if they are all nil. */
const withoutNil = (body: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([key, value]) => !(key in nilIndAs && isNil(value))));

/** A value completed with the nil amounts of another. */
const over = (nil: unknown, value: unknown): unknown =>
  isObject(nil) && isObject(value)
    ? {
        ...Object.fromEntries(Object.entries(nil).map(([key, of]) => [key, over(of, value[key])])),
        ...Object.fromEntries(Object.entries(value).filter(([key]) => !(key in nil))),
      }
    : (value ?? nil);

const { CreditsToPL, DebitsToPL } = nilIndAs.PARTA_PLIndAS;
const nilAccount: JsonObject = { CreditsToPL, DebitsToPL };
/** Accounts that have the same lines with and without Ind AS: place without and with them. */
const ACCOUNTS = [
  ['ManufacturingAccount', 'ManufacturingAccountIndAS'],
  ['TradingAccount', 'TradingAccountIndAS'],
] as const;
const ACCOUNT = 'PARTA_PL';

const byIndAs = (body: JsonObject): boolean =>
  getAt(body, 'PartA_GEN1.FilingStatus.FinancialStmtFlag') === 'Y';
const objectAt = (body: JsonObject, key: string): JsonObject => (isObject(body[key]) ? body[key] : {});

/** Accounts of a company under Ind AS in the places the file has for them; here they are where those of other companies are. */
const toIndAs = (body: JsonObject): JsonObject => {
  if (!byIndAs(body)) return body;
  const out = { ...body };
  for (const [plain, own] of ACCOUNTS) {
    if (out[plain] !== undefined) out[own] = out[plain];
    delete out[plain];
  }
  const { CreditsToPL: credits, DebitsToPL: debits, ...presumptive } = objectAt(body, ACCOUNT);
  out[ACCOUNT_IND_AS] = {
    ...objectAt(body, ACCOUNT_IND_AS),
    CreditsToPL: over(nilAccount['CreditsToPL'], credits) as JsonObject,
    DebitsToPL: over(nilAccount['DebitsToPL'], debits) as JsonObject,
  };
  out[ACCOUNT] = { ...nilAccount, ...presumptive };
  return out;
};

/** The inverse; a file with both sets of accounts is unchanged, so that rule 13 rejects it. */
const fromIndAs = (body: JsonObject): JsonObject => {
  const account = objectAt(body, ACCOUNT);
  const plain = [...ACCOUNTS.map(([key]) => body[key]), account['CreditsToPL'], account['DebitsToPL']];
  if (!byIndAs(body) || !plain.every((of) => of === undefined || isNil(of))) return body;
  const { CreditsToPL: credits, DebitsToPL: debits, ...comprehensive } = objectAt(body, ACCOUNT_IND_AS);
  const out: JsonObject = { ...body, [ACCOUNT_IND_AS]: comprehensive };
  for (const [key, own] of ACCOUNTS) {
    if (out[own] === undefined) continue;
    out[key] = out[own];
    delete out[own];
  }
  out[ACCOUNT] = {
    ...account,
    ...(credits === undefined ? {} : { CreditsToPL: credits }),
    ...(debits === undefined ? {} : { DebitsToPL: debits }),
  };
  return out;
};

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
    // both sets of accounts are in every file, the one not used with zeros (rules A13, A14)
    // a domestic company fills Schedule MAT, however small (rule A685)
    if (textOf((derived as Itr6).personal?.domestic) !== 'N' && minimumTaxApplies(derived as Itr6))
      body['ScheduleMAT'] ??= {};
    const complete = completeBody(treeOf(model), body);
    if (!byIndAs(complete)) return { ...complete, ...nilIndAs };
    const { OtherComprnsvInc } = nilIndAs.PARTA_PLIndAS;
    return {
      ...complete,
      ...(over(
        { PARTA_BSIndAS: nilIndAs.PARTA_BSIndAS, [ACCOUNT_IND_AS]: { OtherComprnsvInc } },
        { PARTA_BSIndAS: complete['PARTA_BSIndAS'], [ACCOUNT_IND_AS]: complete[ACCOUNT_IND_AS] },
      ) as JsonObject),
    };
  });
  return {
    ...staged,
    fileOf: (body, context) => staged.fileOf(toIndAs(body), context),
    bodyIn: (json) => {
      const body = staged.bodyIn(json);
      return body && fromIndAs(body);
    },
    readBody: (body) => staged.readBody(withoutNil(body)),
  };
};
