import type { FormModel } from '../../forms/form.ts';
import { treeOf } from '../../forms/form.ts';
import { type Issue, say } from '../../forms/messages.ts';
import { type FormData, getAt } from '../../forms/paths.ts';
import { type FieldNode, type FormNode, fieldsOf } from '../../forms/walk.ts';
import { creationInfo } from '../json/creation-info.ts';
import { decodeForm } from '../json/decode.ts';
import { encodeForm } from '../json/encode.ts';
import { isObject, type JsonObject } from '../json/path.ts';
import type { ExportContext } from '../types.ts';
import { fromFile, toFile } from './file.ts';
import type { Itr1Year } from './years.ts';

/** Objects ITR-1 has in any case. */
const always = [
  'PersonalInfo.AssesseeName',
  'PersonalInfo.Address',
  'FilingStatus',
  'ITR1_IncomeDeductions.UsrDeductUndChapVIA',
  'ITR1_IncomeDeductions.DeductUndChapVIA',
  'ITR1_TaxComputation.IntrstPay',
  'TaxPaid.TaxesPaid',
  'Refund.BankAccountDtls',
  'Verification.Declaration',
];

/** Keys the file carries besides form fields. */
const known = [
  ...['SWVersionNo', 'SWCreatedBy', 'JSONCreatedBy', 'JSONCreationDate', 'IntermediaryCity', 'Digest'].map(
    (k) => `CreationInfo.${k}`,
  ),
  ...['FormName', 'Description', 'AssessmentYear', 'SchemaVer', 'FormVer'].map((k) => `Form_ITR1.${k}`),
  'FilingStatus.ItrFilingDueDate',
];

/** The body of the file (`ITR.ITR1`) of derived data, without CreationInfo. */
export function bodyOf(model: FormModel, year: Itr1Year, derived: FormData): JsonObject {
  const body = encodeForm(treeOf(model), toFile(derived), always);
  body['Form_ITR1'] = {
    FormName: 'ITR-1',
    Description: 'For resident individuals with total income up to Rs. 50 lakh (Sahaj)',
    AssessmentYear: year.fileYear,
    SchemaVer: year.schemaVersion,
    FormVer: 'Ver1.0',
  };
  body['FilingStatus'] = { ...(body['FilingStatus'] as JsonObject), ItrFilingDueDate: year.dueDate };
  return body;
}

/** The whole file. */
export const fileOf = (body: JsonObject, context: ExportContext): JsonObject => ({
  ITR: { ITR1: { CreationInfo: creationInfo(context), ...body } },
});

/** Worked-out figures the file states differently, by JSON path. */
const differences = (nodes: readonly FormNode[], ours: JsonObject, theirs: JsonObject): Issue[] => {
  const out: Issue[] = [];
  const computed = fieldsOf(nodes).filter(
    (n): n is FieldNode & { json: string } =>
      n.meta.computed === true && n.json !== undefined && !/[[\]]/.test(n.json),
  );
  for (const { json } of computed) {
    const found = getAt(theirs, json);
    const value = getAt(ours, json) ?? 0;
    if (typeof found === 'number' && typeof value === 'number' && found !== value)
      out.push({ path: `ITR.ITR1.${json}`, message: say('fileSays', { found, value }), severity: 'warning' });
  }
  return out;
};

/** Reads `ITR.ITR1` of a file into form data; nothing is thrown. */
export function readBody(
  model: FormModel,
  year: Itr1Year,
  file: JsonObject,
): { data: FormData; warnings: Issue[] } {
  const nodes = treeOf(model);
  const { data: decoded, issues } = decodeForm(nodes, file, 'ITR.ITR1', known);
  const data = fromFile(decoded, file);
  const ours = bodyOf(model, year, model.derive(data));
  return { data, warnings: [...issues, ...differences(nodes, ours, file)] };
}

/** `ITR.ITR1` of a file, also when the outer keys are in another case; undefined when it is no ITR-1. */
export function bodyIn(json: unknown): JsonObject | undefined {
  if (!isObject(json)) return undefined;
  const outer = json['ITR'] ?? json['itr'];
  const body = isObject(outer) ? outer['ITR1'] : undefined;
  return isObject(body) ? body : undefined;
}
