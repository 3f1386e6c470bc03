import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import * as z from 'zod';
import { certificateOf } from '../../shared/tds/data/certificates.ts';
import { quarters } from '../../shared/tds/data/forms.ts';
import type { Payee } from '../../shared/tds/payees.ts';
import { hasSalaries } from '../../shared/tds/sheets.ts';
import type { Deps } from '../base/deps.ts';
import { invalid } from '../base/errors.ts';
import { op } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { idsOfSamePerson } from '../entities/person.ts';
import { freeNames, zipped } from '../files/zip-stream.ts';
import { languageQuery, type PaperLanguage, type Say, sayIn } from '../pdf/languages.ts';
import { renderPdf } from '../pdf/render.ts';
import { certificatesPdf } from './certificate-pdf.ts';
import { papersOf } from './certificate-salary.ts';
import type { Certificate, QuarterRows, Source } from './certificates.ts';
import { TdsStatement, type TdsStatementDoc } from './model.ts';
import { loadRows } from './rows.ts';
import { headOf, reachTds } from './store.ts';

/** The TAN's statements of the year's quarters, this one last; of a quarter with corrections the latest. */
async function yearOf(deps: Deps, record: TdsStatementDoc, own: QuarterRows): Promise<QuarterRows[]> {
  const found = await TdsStatement.find(
    {
      entity_id: op({ $in: await idsOfSamePerson(record.entity_id) }),
      form_type: record.form_type,
      financial_year: record.financial_year,
      quarter: op({ $in: quarters.slice(0, -1) }),
      deleted_at: null,
    },
    { quarter: 1, correction: 1, token_number: 1, original_token: 1, head_sealed: 1 },
  ).lean();
  const latest = new Map<string, (typeof found)[number]>();
  const tanOf = (r: Pick<TdsStatementDoc, 'head_sealed'>) => headOf(deps, r).deductor['tan'];
  for (const r of found)
    if (tanOf(r) === tanOf(record) && (r.correction ?? 0) >= (latest.get(r.quarter)?.correction ?? 0))
      latest.set(r.quarter, r);
  const out: QuarterRows[] = [];
  for (const quarter of quarters.slice(0, -1)) {
    const r = latest.get(quarter);
    if (!r) continue;
    const { challans, deductees } = await loadRows(deps, r._id);
    // Certificates refer to the original statement.
    out.push({ quarter, token: r.original_token || r.token_number, challans, deductees });
  }
  return [...out, own];
}

/** Sources of a statement's papers: for salaries in the last quarter, including the year's other quarters. */
export async function sourceOf(
  deps: Deps,
  record: TdsStatementDoc,
  name: string,
  language: PaperLanguage,
): Promise<Source> {
  const rows = await loadRows(deps, record._id);
  const say = sayIn(language);
  const source: Source = { record, name, head: headOf(deps, record), rows, language, say };
  if (!hasSalaries(record.form_type, record.quarter)) return source;
  const token = record.original_token || record.token_number;
  return {
    ...source,
    year: await yearOf(deps, record, {
      quarter: record.quarter,
      token,
      challans: rows.challans,
      deductees: rows.deductees,
    }),
  };
}

/** Ids of payees' first rows, comma-separated; an address has room for 200. */
export const payeeList = z.string().max(8200).optional();

/** Whether a payee is requested; all are without a list. */
export function payeeFilter(list: string | undefined): (payee: Payee) => boolean {
  if (list === undefined) return () => true;
  const ids = new Set(list.split(','));
  return (payee) => ids.has(payee.id);
}

async function* filesOf(papers: readonly Certificate[], say: Say) {
  const freeName = freeNames();
  for (const paper of papers) {
    yield {
      name: freeName(`${paper.report.file}.pdf`),
      body: await renderPdf(certificatesPdf([paper], say)),
    };
    // Other requests run between two files.
    await turn();
  }
}

/**
 * `GET /tds/statements/{id}/certificates.zip?kind=&payees=`: one PDF per payee, of all or of those whose
 * first rows `payees` names, streamed as they are made; `X-Report-Count` is their number.
 */
export const tdsCertificates = route({
  method: 'GET',
  path: '/tds/statements/:id/certificates.zip',
  access: 'tax',
  limit: 'heavy',
  exports: 'tds.exported',
  params: idParams,
  query: languageQuery.extend({
    kind: z.enum(['certificates', 'perquisites']).default('certificates'),
    payees: payeeList,
  }),
  handle: async ({ user, params, query, deps, ctx }) => {
    const { record, entity } = await reachTds(user, params.id);
    const source = await sourceOf(deps, record, entity.name, query.language);
    const papers = papersOf(source, query.kind, payeeFilter(query.payees));
    if (papers.length === 0) throw invalid('None of these payees has such a certificate', [], 'no_payees');
    ctx.set('X-Report-Count', String(papers.length));
    const of = certificateOf(record.form_type);
    const form = query.kind === 'certificates' ? of.form : of.perquisites;
    const name = `${record.form_type}_${record.financial_year}_${record.quarter}_form_${form}.zip`;
    const body = Readable.from(zipped(filesOf(papers, source.say)), { objectMode: false });
    return { file: { name, type: 'application/zip', body } };
  },
});
