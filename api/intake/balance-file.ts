import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { banner, ledgerWarnings, totalsOf } from '../../shared/accounts/trial-balance.ts';
import { ledgerToWire, rupeesOf } from '../../shared/accounts/trial-balance-wire.ts';
import { onWire, sentence } from '../../shared/forms/messages.ts';
import { defaultAssessmentYear } from '../../shared/itr/registry.ts';
import { failure, invalid, isFailure, malformedField, wrongType } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { route } from '../base/route.ts';
import { idIn, recordId } from '../base/schemas.ts';
import { reachEntity } from '../entities/reach.ts';
import { refuseJson } from '../files/read-file.ts';
import type { LedgerData } from './ledgers.ts';
import { readIntake } from './read.ts';

/** Error ids that mean nothing of the file could be read. */
const unread = new Set(['nothing_imported', 'nothing_read', 'open_quote']);

/** File extensions of this call; the import page accepts more. */
const taken = /\.(xml|csv|xlsx|xlsm|xlsb|xls|ods)$/i;

/**
 * `POST /accounts/trial-balance/read-file` (`file`; `company_id` for its remembered group names;
 * `assessment_year` of the page, to ask if the file's title has another year): ledgers of a CSV, Excel or
 * Tally XML file, refused lines with reasons, and unknown group names. 422 `question` if the file can be read
 * in two ways: it is answered on the import page. Stores nothing.
 */
export const readTrialBalanceFile = route({
  method: 'POST',
  path: '/accounts/trial-balance/read-file',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.trialBalanceFile,
    tooLarge: sentence('The file is larger than {max} MB.', { max: sizes.trialBalanceFile / 1024 / 1024 }),
  },
  body: z.strictObject({ company_id: recordId.optional(), assessment_year: z.string().max(9).optional() }),
  readOnly: true,
  aside: import.meta.url,
  before: async ({ user, head }) => {
    const id = idIn(head, 'company_id');
    if (id) await reachEntity(user, id);
  },
  handle: async ({ user, body, uploads, deps }) => {
    const upload = uploads['file'];
    if (!upload || upload.size === 0) throw malformedField('file', 'Please select a file');
    const bytes = await readFile(upload.path);
    if (!taken.test(upload.name)) {
      refuseJson(bytes);
      throw wrongType('Unsupported file format. Use XML or CSV');
    }
    const entity = body.company_id ? await reachEntity(user, body.company_id) : undefined;
    // Without the page's year only the ledgers are returned.
    const answers: Record<string, string> = body.assessment_year
      ? { assessment_year: body.assessment_year }
      : { year_of: defaultAssessmentYear };
    const said = { name: upload.name, purpose: 'trial_balance', answers, mapping: {} };
    const { answer, reading } = await readIntake(deps, user, entity, said, bytes, true).catch(
      (error: unknown) => {
        if (isFailure(error) && unread.has(error.id))
          throw invalid('Failed to import file', error.fields ?? [], error.id);
        throw error;
      },
    );
    const { question, questions } = answer;
    if (question || !reading)
      throw failure(422, 'question', 'Failed to import file', {
        fields: questions.map((q) => ({ path: 'answers', ...onWire(q.message) })),
        details: { question, questions },
      });
    const { found } = reading.data as LedgerData;
    const { ledgers, issues } = found;
    const totals = totalsOf(ledgers);
    return {
      message: sentence('Imported {n} ledgers successfully', { n: ledgers.length }),
      import_source: found.source,
      ...(found.company ? { company: found.company } : {}),
      ledgers: ledgers.map(ledgerToWire),
      issues: [...issues, ...ledgerWarnings(ledgers)]
        .slice(0, 1000)
        .map((i) => ({ path: i.path, ...onWire(i.message), severity: i.severity })),
      unmapped: found.unmapped,
      set_aside: found.setAside ?? 0,
      ...(found.closing_stock === undefined ? {} : { closing_stock: rupeesOf(found.closing_stock) }),
      balanced: totals.balanced,
      banner: banner(totals),
    };
  },
});
