import * as z from 'zod';
import { type AssessmentYear, formatDate, todayInIst } from '../../shared/dates.ts';
import { headsOf } from '../../shared/evidence/desk.ts';
import { figureNames, paperNames } from '../../shared/evidence/names-of-figures.ts';
import { counts } from '../../shared/evidence/pieces.ts';
import { formatPaise } from '../../shared/money.ts';
import type { Report } from '../../shared/reports/report.ts';
import type { Deps } from '../base/deps.ts';
import { notFound } from '../base/errors.ts';
import { fileReply, route } from '../base/route.ts';
import { recordId } from '../base/schemas.ts';
import type { EntityDoc } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import { reachEntity } from '../entities/reach.ts';
import { yearOf } from '../itr/forms.ts';
import { languageQuery, type PaperLanguage, type Say, sayIn } from '../pdf/languages.ts';
import { letterheadFor } from '../pdf/paper.ts';
import { renderPdf } from '../pdf/render.ts';
import { reportPart, reportPdf } from '../pdf/report.ts';
import { settled } from './present.ts';
import { findDesk, type Opened, openDesk } from './store.ts';

const states = {
  taken: 'Entered',
  matched: 'Matched',
  disputed: 'Disputed',
  set_aside: 'Set aside',
} as const;

/** Rupees, negative ones in brackets as in the computation. */
const figure = (paise: number): string => (paise < 0 ? `(${formatPaise(-paise)})` : formatPaise(paise));
const panOf = (deps: Deps, entity: EntityDoc): string => String(entityData(deps, entity)['pan'] ?? '');

/** `other sources` as in a table. */
const headName = (head: string): string =>
  head === 'tds' ? 'TDS' : `${head.slice(0, 1).toUpperCase()}${head.slice(1)}`;

/** The sheet "Reconciliation with AIS/26AS" of a client and year. */
function sheetOf(
  { shown, decided, entity, desk, record }: Opened,
  pan: string,
  today: string,
  say: Say,
): Report {
  const order = Object.keys(figureNames);
  const heads = headsOf(shown).sort((a, b) => order.indexOf(a.figure) - order.indexOf(b.figure));
  const disputed = shown.pieces.filter((p) => decided.rows.get(p.key)?.kind === 'disputed' && counts(p));
  const name = (key: string) => shown.pieces.find((p) => p.key === key);
  const differing = shown.differences.filter((d) => !settled(d, decided.rows));
  const explained = shown.differences.filter((d) => settled(d, decided.rows));
  const noteOf = (keys: readonly string[]) =>
    [...new Set(keys.flatMap((k) => decided.rows.get(k)?.note || []))].join('; ');
  const right = { right: true };
  const ofDifferences = (list: typeof differing) =>
    list.map((d) => ({
      cells: [
        say(d.figure === '' ? headName(d.head) : figureNames[d.figure]),
        say(d.text.text, d.text.params),
        figure(d.amount),
        noteOf(d.pieces) ||
          [
            ...new Set(
              d.pieces.flatMap((k) => {
                const kind = decided.rows.get(k)?.kind;
                return kind ? say(states[kind]) : [];
              }),
            ),
          ].join(', '),
      ],
    }));
  const columns = [
    { label: 'Figure' },
    { label: 'Finding' },
    { label: 'Amount', ...right },
    { label: 'Note' },
  ];
  return {
    title: 'Reconciliation with AIS/26AS',
    name: entity.name,
    facts: [
      ['PAN', pan],
      ['Assessment year', desk.assessment_year],
      ['Return', record ? record.itr_type : say('Not begun')],
      ['Papers', [...new Set(shown.pieces.map((p) => say(paperNames[p.source])))].join(', ')],
      ['Date', formatDate(today)],
    ],
    tables: [
      {
        title: 'Income and tax',
        empty: 'No papers.',
        columns: [
          { label: 'Figure' },
          { label: 'Papers', ...right },
          { label: 'Return', ...right },
          { label: 'Difference', ...right },
        ],
        rows: heads.map((h) => ({
          cells: [
            say(figureNames[h.figure]),
            figure(h.evidence),
            h.inReturn === null ? '–' : figure(h.inReturn),
            h.inReturn === null ? '–' : figure(h.evidence - h.inReturn),
          ],
        })),
      },
      { title: 'Differences', empty: 'No unexplained differences.', columns, rows: ofDifferences(differing) },
      { title: 'Explained', empty: '', columns, rows: ofDifferences(explained) },
      {
        title: 'Disputed',
        empty: '',
        columns: [
          { label: 'Code' },
          { label: 'Reported by' },
          { label: 'Amount', ...right },
          { label: 'Note' },
        ],
        rows: disputed.map((p) => ({
          cells: [p.code, name(p.key)?.payer ?? '', figure(p.gross), decided.rows.get(p.key)!.note],
        })),
      },
    ].filter(({ empty, rows }) => empty !== '' || rows.length > 0),
    file: `reconciliation-${desk.assessment_year}`,
    notes: [
      'Matched rows are counted once. If tax differs between the AIS and Form 26AS, Form 26AS applies. Depository prices are estimates.',
    ],
  };
}

/** The reconciliation as the last page of a computation; none without papers. */
export async function reconciliationPart(
  deps: Deps,
  entity: EntityDoc,
  year: string,
  language: PaperLanguage,
): Promise<object[]> {
  const say = sayIn(language);
  const desk = await findDesk(entity, year as AssessmentYear);
  if (!desk) return [];
  return reportPart(
    sheetOf(await openDesk(deps, entity, desk), panOf(deps, entity), todayInIst(deps.now()), say),
    say,
  );
}

/** `GET /evidence/sheet/{company}?assessment_year=&language=`: the reconciliation as a PDF. */
export const evidenceSheet = route({
  method: 'GET',
  path: '/evidence/sheet/:id',
  access: 'tax',
  limit: 'heavy',
  params: z.strictObject({ id: recordId }),
  query: languageQuery.extend({ assessment_year: z.string().max(9).optional() }),
  exports: 'evidence.exported',
  handle: async ({ user, params, query, deps, note }) => {
    const entity = await reachEntity(user, params.id);
    note({ kind: 'evidence', id: params.id });
    const year = yearOf(query.assessment_year, undefined);
    const desk = await findDesk(entity, year);
    if (!desk) throw notFound('No papers yet for this client and year.');
    const say = sayIn(query.language);
    const sheet = sheetOf(
      await openDesk(deps, entity, desk),
      panOf(deps, entity),
      todayInIst(deps.now()),
      say,
    );
    return fileReply(
      `${sheet.file}.pdf`,
      'application/pdf',
      await renderPdf(reportPdf(sheet, await letterheadFor(entity.owner_id), say)),
    );
  },
});
