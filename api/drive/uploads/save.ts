import * as z from 'zod';
import { assessmentYearOf } from '../../../shared/dates.ts';
import { inWords, say } from '../../../shared/forms/messages.ts';
import { financialYearOfPeriod } from '../../../shared/gst/periods.ts';
import { reportKinds } from '../../../shared/reports/report.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { invalidField } from '../../base/errors.ts';
import { route } from '../../base/route.ts';
import { recordId } from '../../base/schemas.ts';
import type { EntityDoc } from '../../entities/model.ts';
import { departmentFile } from '../../itr/government.ts';
import { languageQuery } from '../../pdf/languages.ts';
import { reportFile } from '../../reports/build.ts';
import { type ReportSource, reachReport } from '../../reports/reach.ts';
import { presentReached } from '../base/present.ts';
import { reachFolder, reachItem } from '../base/reach.ts';
import { folderId } from '../items/list.ts';
import { onClash } from '../items/move.ts';
import { folderName, putInDrive } from './put.ts';

const request = z.strictObject({
  what: z.enum(['report-pdf', 'itr-json'], inWords('chooseOf', { choices: 'report-pdf, itr-json' })),
  type: z.enum(reportKinds, inWords('chooseOf', { choices: reportKinds.join(', ') })).optional(),
  id: recordId,
  folder_id: folderId.optional(),
  on_clash: onClash.optional(),
  ...languageQuery.shape,
});

/** The assessment year of a record; '' if none. */
function yearOf(source: ReportSource): string {
  if (source.kind === 'itr') return source.record.assessment_year;
  if (source.kind === 'gst') return assessmentYearOf(financialYearOfPeriod(source.record.period));
  if (source.kind === 'gst-year')
    return source.record.kind === 'IMS' ? '' : assessmentYearOf(source.record.period);
  return source.kind === 'tds' ? assessmentYearOf(source.record.financial_year) : '';
}

interface Made {
  name: string;
  body: Buffer;
  entity: EntityDoc;
  year: string;
}

async function make(deps: Deps, user: SignedIn, body: z.output<typeof request>): Promise<Made> {
  if (body.what === 'itr-json') {
    const made = await departmentFile(deps, user, body.id);
    return { ...made, year: made.record.assessment_year };
  }
  if (!body.type) throw invalidField('type', say('chooseOf', { choices: reportKinds.join(', ') }));
  const source = await reachReport(user, body.type, body.id);
  return { ...(await reportFile(deps, source, body.language)), entity: source.entity, year: yearOf(source) };
}

/**
 * `POST /storage/save`: saves a report or the department's file of a return to the drive, assigned to its
 * entity and year.
 */
export const saveToDrive = route({
  method: 'POST',
  base: '/storage',
  path: '/save',
  access: 'tax',
  limit: 'heavy',
  body: request,
  audit: 'drive.saved',
  handle: async ({ user, body, deps, note }) => {
    const now = deps.now();
    const target = await reachFolder(user, body.folder_id, 'edit', now);
    const { name, body: bytes, entity, year } = await make(deps, user, body);
    const item = await putInDrive(deps, user, target, {
      name,
      bytes,
      entity,
      year,
      folders: body.folder_id ? [] : ['Returns', folderName(entity.name), ...(year ? [`AY ${year}`] : [])],
      how: body.on_clash ?? 'ask',
    });
    note({ kind: 'drive', id: item ? String(item._id) : '', detail: body.what });
    return {
      message: item ? 'Saved to the drive' : 'Left out: a file with this name is already there',
      item: item
        ? await presentReached(user, await reachItem(user, String(item._id), 'view', now), now)
        : null,
    };
  },
});
