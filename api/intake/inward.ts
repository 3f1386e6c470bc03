import { todayInIst } from '../../shared/dates.ts';
import { sentence } from '../../shared/forms/messages.ts';
import type { InwardDocument } from '../../shared/gst/gstr2b/read.ts';
import { readInwardJson } from '../../shared/gst/gstr2b/read-inward.ts';
import { type ImsRow, keyOf as keyOfIms, readIms, recordOf } from '../../shared/gst/ims/ims.ts';
import { say as sayGst } from '../../shared/gst/messages.ts';
import { parsePeriod, periodName } from '../../shared/gst/periods.ts';
import { keyOf2a, type RawRow, readGstr2a, rowsOfDocuments } from '../../shared/gst/year/gstr2a.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, askedQuestion } from '../../shared/intake/questions.ts';
import { invalid, invalidField } from '../base/errors.ts';
import type { planInward } from '../gst/base/inward-files.ts';
import { planIms } from '../gst/ims/ims.ts';
import { planGstr2a } from '../gst/year/gstr2a.ts';
import { placedPurchases } from './gst-placed.ts';
import { compareRecords, type ImportInput, type Reading, type RecordCounts, type Step } from './reading.ts';
import { gstinBeside, registeredFor } from './registration.ts';
import { askPeriod, recentPeriods } from './sales.ts';

/** Rows of a portal file merged with the stored ones, and the kind of record. */
export interface InwardPlan {
  plan: Awaited<ReturnType<typeof planInward>>;
  name: string;
  detail: Record<string, unknown>;
}
type Read = Reading<{ inward?: InwardPlan }>;

/** A reading of supplier-reported documents, for comparison: credit follows the GSTR-2B only. */
const reading = (
  source: string,
  documents: readonly InwardDocument[],
  questions: AskedQuestion[],
  target: Read['target'],
  inward?: InwardPlan,
): Read => {
  const placed = placedPurchases(documents);
  return {
    source,
    confidence: 1,
    sheets: [],
    placed: documents.length > 0 ? { purchases: placed } : {},
    set_aside: [],
    unmapped: [],
    file_totals: placed.totals,
    total_row: null,
    questions,
    warnings: [
      sentence('{source}: the documents are saved for comparison. Credit is claimed as per GSTR-2B.', {
        source,
      }),
    ],
    target,
    data: inward ? { inward } : {},
  };
};

const textOf2a = (row: RawRow) => JSON.stringify([row.head, row.doc]);
const countsOf2a = (had: readonly RawRow[], rows: readonly RawRow[]): RecordCounts =>
  compareRecords(had, rows, keyOf2a, textOf2a);

/** GSTR-2A of a month: its sections replace the stored ones; asks if stored documents are missing in the file. */
async function reading2a(
  given: ImportInput,
  source: string,
  file: Pick<ReturnType<typeof readGstr2a>, 'gstin' | 'period' | 'rows' | 'rest'>,
  documents: readonly InwardDocument[],
): Promise<Read> {
  const { deps, answers } = given;
  const { of, question } = await registeredFor(given, file.gstin ? [file.gstin] : []);
  const questions = question ? [question] : [];
  const period = file.period || parsePeriod(answers['period'] ?? '');
  if (!period)
    return reading(source, documents, [...questions, askPeriod(recentPeriods(todayInIst(deps.now())))], {});
  const said = answers['existing'];
  const plan = await planGstr2a(deps, of, { ...file, period }, said === 'add' ? 'add' : 'replace');
  const beside = countsOf2a(plan.had, plan.rows);
  if (beside.gone && said !== 'replace')
    questions.push(
      askedQuestion({
        id: 'existing',
        text: say('askExisting2a', { period: periodName(period), count: beside.gone }),
        options: [
          { value: 'add', label: sayGst('addTo2b') },
          { value: 'replace', label: say('replace2a') },
        ],
      }),
    );
  return reading(
    source,
    documents,
    questions,
    { return: 'GSTR-2A', periods: [period], beside },
    {
      plan: plan as unknown as InwardPlan['plan'],
      name: `GSTR-2A ${periodName(period)}${gstinBeside(given, of.gstin)}`,
      detail: { return_period: period },
    },
  );
}

/** GSTR-2A in Excel, from its sheets. */
export const readExcel2a = (
  given: ImportInput,
  read: { gstin: string; period: ReturnType<typeof readGstr2a>['period']; documents: InwardDocument[] },
): Promise<Read> =>
  reading2a(
    given,
    'GSTR-2A Excel',
    { ...read, rows: rowsOfDocuments(read.documents), rest: {} },
    read.documents,
  );

/** GSTR-2A or IMS as the portal's JSON; 422 for unreadable amounts. */
export async function readReported(
  given: ImportInput,
  kind: 'gstr2a' | 'ims',
  root: Record<string, unknown>,
): Promise<Read> {
  const { documents, unread } = readInwardJson(root);
  if (unread) throw invalidField('file', unread, 'unknown_amounts');
  if (kind === 'gstr2a') {
    const read = readGstr2a(root);
    const fatal = read.problems.filter((p) => p.fatal);
    if (fatal.length > 0)
      throw invalid(
        fatal[0]!.message,
        fatal.slice(0, 200).map((p) => ({ path: p.path || 'file', message: p.message })),
        'unknown_file',
      );
    return reading2a(given, 'GSTR-2A', read, documents);
  }
  const read = readIms(root);
  if (read.problems[0]) throw invalidField('file', read.problems[0].message, 'unknown_file');
  const { of, question } = await registeredFor(given, read.gstin ? [read.gstin] : []);
  const plan = await planIms(given.deps, of, read.rows);
  const keyOf = (row: ImsRow) => keyOfIms(recordOf(row, 0));
  return reading(
    'IMS download',
    documents,
    question ? [question] : [],
    {
      return: 'IMS',
      periods: [],
      beside: compareRecords(plan.had, plan.rows, keyOf, (r) => JSON.stringify(r.record)),
    },
    {
      plan: plan as unknown as InwardPlan['plan'],
      name: `IMS${gstinBeside(given, of.gstin)}`,
      detail: {},
    },
  );
}

/** Stores the rows; the previous ones are the undo data. */
export const inwardStep = ({ plan, name, detail }: InwardPlan): Step => ({
  stage: plan.stage,
  commit: async () => {
    await plan.commit();
    const { stored } = plan;
    return {
      kind: 'inward',
      records: [{ id: String(plan._id), version: (stored?.version ?? 0) + 1 }],
      created: !stored,
      before: stored ? { rows: plan.had, content_sealed: stored.content_sealed } : null,
      name,
      detail: { ...detail, documents: plan.rows.length },
    };
  },
});
