import type { Context } from 'koa';
import * as z from 'zod';
import { messageHtml, reportHtml } from '../../shared/reports/html.ts';
import { reportKinds } from '../../shared/reports/report.ts';
import { formatFailure, isFailure } from '../base/errors.ts';
import { type Call, route } from '../base/route.ts';
import { recordId } from '../base/schemas.ts';
import { languageQuery, sayIn } from '../pdf/languages.ts';
import { buildReport, reportFile } from './build.ts';
import { type ReportSource, reachReport } from './reach.ts';
import { redeem, ticketText } from './tickets.ts';

const query = languageQuery.extend({ id: recordId, type: z.enum(reportKinds), ticket: ticketText });

/** Responds with a page that runs and loads nothing. */
function sendPage(ctx: Context, status: number, html: string): void {
  const nonce = String(ctx.state['nonce']);
  ctx.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html;
}

/** Handles an address opened in a tab: errors are shown there as a page, and to other callers as usual. */
async function inTab<T extends object>(
  {
    ctx,
    query: q,
    deps,
    note,
  }: Pick<Call<unknown, z.output<typeof query>>, 'ctx' | 'query' | 'deps' | 'note'>,
  work: (source: ReportSource) => Promise<T | undefined>,
): Promise<T | undefined> {
  note({ kind: q.type, id: q.id });
  try {
    const user = await redeem(deps, q.ticket, q.type, q.id);
    note({ actor_id: user.id });
    return await work(await reachReport(user, q.type, q.id));
  } catch (error) {
    if (!isFailure(error) || !ctx.get('Accept').includes('text/html')) throw error;
    const { status, body } = formatFailure(error, ctx.state['requestId']);
    ctx.state['failure'] = body.error.id;
    sendPage(ctx, status, messageHtml('Report', body.message, String(ctx.state['nonce'])));
    return undefined;
  }
}

/** `GET /reports/view`: a report as a readable page; the ticket identifies the caller and is used up. */
export const viewReport = route({
  method: 'GET',
  path: '/reports/view',
  access: 'public',
  limit: 'open',
  exports: 'report.viewed',
  query,
  handle: async (call) =>
    inTab(call, async (source) => {
      const { ctx, deps } = call;
      const { language } = call.query;
      const { report } = await buildReport(deps, source, language);
      sendPage(ctx, 200, reportHtml(report, String(ctx.state['nonce']), { language, say: sayIn(language) }));
      return undefined;
    }),
});

/** `GET /reports/download`: the same as a PDF. */
export const downloadReport = route({
  method: 'GET',
  path: '/reports/download',
  access: 'public',
  limit: 'open',
  exports: 'report.downloaded',
  query,
  handle: async (call) =>
    inTab(call, async (source) => {
      const { name, body } = await reportFile(call.deps, source, call.query.language);
      return { file: { name, type: 'application/pdf', body, size: body.length } };
    }),
});
