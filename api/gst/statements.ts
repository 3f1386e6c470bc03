import * as z from 'zod';
import type { CompositionYear } from '../../shared/gst/composition/composition.ts';
import type { ReconContent } from '../../shared/gst/gstr9c/reconcile.ts';
import type { Deps } from '../base/deps.ts';
import { op } from '../base/records.ts';
import { route } from '../base/route.ts';
import { listQuery, pageOf, sortOf } from '../base/schemas.ts';
import { idsNamed, reachableNames } from '../entities/names.ts';
import { GstInwardFile, type InwardFileDoc } from './base/model.ts';

/** Yearly statements other than GSTR-1 to GSTR-9, by form. */
export const statementForms = {
  composition: 'CMP-08, GSTR-4',
  gstr9c: 'GSTR-9C',
  IMS: 'IMS',
} as const;
export type StatementKind = keyof typeof statementForms;
export const statementKinds = Object.keys(statementForms) as StatementKind[];

/** Filing date of a statement; '' if open. IMS records are not filed. */
export const statementFiledOn = (deps: Deps, kept: InwardFileDoc): string =>
  kept.kind === 'IMS'
    ? ''
    : (deps.vault.open<Partial<CompositionYear & ReconContent>>(kept.content_sealed).filed_on ?? '');

/** `GET /gst/statements`: composition years, GSTR-9C and IMS records of the entities in reach. */
export const listStatements = route({
  method: 'GET',
  path: '/gst/statements',
  access: 'tax',
  limit: 'work',
  query: listQuery(['period', 'created_at', 'updated_at'] as const, {
    kind: z.enum(statementKinds as [StatementKind, ...StatementKind[]]).optional(),
  }),
  handle: async ({ user, query: q, deps }) => {
    const names = await reachableNames(user);
    const filter = {
      entity_id: op({ $in: idsNamed(names, q.q) }),
      kind: q.kind ?? op({ $in: statementKinds }),
    };
    const { skip, limit } = pageOf(q);
    const [found, total] = await Promise.all([
      GstInwardFile.find(filter).sort(sortOf(q.sort, '-updated_at')).skip(skip).limit(limit).lean(),
      GstInwardFile.countDocuments(filter),
    ]);
    return {
      statements: (found as InwardFileDoc[]).map((r) => ({
        id: String(r._id),
        company_id: String(r.entity_id),
        company_name: names.get(String(r.entity_id))!.name,
        kind: r.kind,
        form: statementForms[r.kind as StatementKind],
        financial_year: r.kind === 'IMS' ? '' : r.period,
        registration_id: r.registration_id,
        status: r.kind === 'IMS' ? '' : statementFiledOn(deps, r) ? 'filed' : 'draft',
        created_at: r.created_at,
      })),
      total,
      page: q.page,
      page_size: q.page_size,
    };
  },
});
