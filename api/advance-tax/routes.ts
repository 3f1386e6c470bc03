import * as z from 'zod';
import { advanceProblems, advanceRequest } from '../../shared/advance-tax/request.ts';
import { financialYearOf, todayInIst } from '../../shared/dates.ts';
import { mayFile } from '../../shared/entities/types.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { invalid, isDuplicate, stale } from '../base/errors.ts';
import { op } from '../base/records.ts';
import { type Route, route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { clientsOf } from '../board/load.ts';
import { reachEntity } from '../entities/reach.ts';
import { type Estimate, estimateOf, presentEstimate, summaryOfEstimate, taxYearOf } from './estimate.ts';
import { letterLanguages, letterPdf } from './letter.ts';
import { AdvanceTax } from './model.ts';

const ofYear = z.strictObject({ year: z.string().max(9).optional() });

/** Stores an estimate's figures for lists; the input is unchanged. */
export const keepSummary = (estimate: Estimate) =>
  AdvanceTax.updateOne(
    { entity_id: estimate.record?.entity_id ?? estimate.entity._id, assessment_year: estimate.year },
    { $set: { summary: summaryOfEstimate(estimate) } },
    { upsert: true, setDefaultsOnInsert: true },
  );

/** `GET /advance-tax/{client}?year=2026-27`: the estimate of a tax year, its instalments, interest to today and challan. */
const readAdvanceTax = route({
  method: 'GET',
  path: '/advance-tax/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  query: ofYear,
  handle: async ({ user, params, query, deps }) => {
    const year = taxYearOf(query.year, deps.now());
    const entity = await reachEntity(user, params.id);
    return presentEstimate(user, await estimateOf(deps, user, entity, year));
  },
});

/**
 * `PUT /advance-tax/{client}?year=2026-27`: replaces the input for the year. 409 if `version` is not the
 * stored one.
 */
const saveAdvanceTax = route({
  method: 'PUT',
  path: '/advance-tax/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  query: ofYear,
  body: advanceRequest,
  audit: 'advance-tax.saved',
  handle: async ({ user, params, query, body, deps, note }) => {
    const year = taxYearOf(query.year, deps.now());
    const entity = await reachEntity(user, params.id, 'edit');
    const { version, ...facts } = body;
    const wrong = advanceProblems(facts, year, todayInIst(deps.now()));
    if (wrong.length > 0) throw invalid(wrong[0]!.message, wrong);
    const estimate = await estimateOf(deps, user, entity, year, facts);
    const { record } = estimate;
    const stored = () => estimateOf(deps, user, entity, year);
    if (record && version !== undefined && record.version !== version)
      throw stale(presentEstimate(user, await stored()));
    const change = { facts_sealed: deps.vault.seal(facts), summary: summaryOfEstimate(estimate) };
    if (record) {
      const { matchedCount } = await AdvanceTax.updateOne(
        { _id: record._id, version: record.version },
        { $set: change, $inc: { version: 1 } },
      );
      if (matchedCount !== 1) throw stale(presentEstimate(user, await stored()));
    } else
      try {
        await AdvanceTax.create([{ entity_id: entity._id, assessment_year: year, ...change }]);
      } catch (error) {
        throw isDuplicate(error) ? stale(presentEstimate(user, await stored())) : error;
      }
    note({ kind: 'company', id: params.id, detail: financialYearOf(year) });
    return presentEstimate(user, await stored());
  },
});

/** `GET /advance-tax/{client}/letter.pdf?year=&language=`: the letter to the client, in English or Hindi. */
const advanceTaxLetter = route({
  method: 'GET',
  path: '/advance-tax/:id/letter.pdf',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  query: ofYear.extend({ language: z.enum(letterLanguages).default('en') }),
  exports: 'company.letter-exported',
  handle: async ({ user, params, query, deps, note }) => {
    const year = taxYearOf(query.year, deps.now());
    const entity = await reachEntity(user, params.id);
    const estimate = await estimateOf(deps, user, entity, year);
    if (estimate.blank)
      throw invalid('There is no data for an estimate: no earlier return and no income entered.');
    const { name, body } = await letterPdf(estimate, user.firm.id, query.language);
    note({ kind: 'company', id: params.id, detail: financialYearOf(year) });
    return { file: { name, type: 'application/pdf', body, size: body.length } };
  },
});

/** Clients in reach that file income-tax returns, with the newest entity of each. */
export async function advanceClients(deps: Deps, user: SignedIn) {
  return (await clientsOf(deps, user)).filter(({ entity }) => mayFile(entity.status, 'itr'));
}

/**
 * `GET /advance-tax?year=2026-27`: every client with its last calculated figures; null before the first
 * calculation.
 */
const listAdvanceTax = route({
  method: 'GET',
  path: '/advance-tax',
  access: 'tax',
  limit: 'work',
  query: ofYear,
  handle: async ({ user, query, deps }) => {
    const year = taxYearOf(query.year, deps.now());
    const clients = await advanceClients(deps, user);
    const kept = await AdvanceTax.find(
      {
        entity_id: op({ $in: clients.flatMap(({ entity, ids }) => [entity._id, ...ids.map((i) => i)]) }),
        assessment_year: year,
      },
      { entity_id: 1, summary: 1 },
    ).lean();
    const by = new Map(kept.map((k) => [String(k.entity_id), k.summary]));
    return {
      tax_year: financialYearOf(year),
      assessment_year: year,
      clients: clients.map(({ entity, ids }) => ({
        id: String(entity._id),
        name: entity.name,
        status: entity.status,
        summary: ids.map((id) => by.get(id)).find(Boolean) ?? null,
      })),
    };
  },
});

/** Advance tax of the current year. */
export const advanceTaxRoutes: readonly Route[] = [
  listAdvanceTax,
  readAdvanceTax,
  saveAdvanceTax,
  advanceTaxLetter,
];
