import * as z from 'zod';
import { financialYearOn, todayInIst } from '../../../shared/dates.ts';
import { inWords, sentence } from '../../../shared/forms/messages.ts';
import { normalNumber } from '../../../shared/gst/gstr2b/match.ts';
import type { InwardDocument } from '../../../shared/gst/gstr2b/read.ts';
import type { Purchase } from '../../../shared/gst/gstr2b/register.ts';
import { rule37aDays } from '../../../shared/gst/ledger/rule37a.ts';
import { type Period, periodName, periodOrder, periodsOfYear } from '../../../shared/gst/periods.ts';
import { type Chase, letterTo } from '../../../shared/gst/year/letter.ts';
import { type MonthSums, type SupplierYear, yearBySupplier } from '../../../shared/gst/year/suppliers.ts';
import type { Deps } from '../../base/deps.ts';
import { isDuplicate, notFound, stale } from '../../base/errors.ts';
import { op, toId } from '../../base/records.ts';
import { fileReply, route } from '../../base/route.ts';
import { idParams, recordId } from '../../base/schemas.ts';
import { permissionOf } from '../../entities/reach.ts';
import { xlsxOf, xlsxType } from '../../files/workbook.ts';
import { renderPdf } from '../../pdf/render.ts';
import { GstBlock, GstInwardFile, GstReturn, type GstReturnDoc } from '../base/model.ts';
import { loadList } from '../base/rows.ts';
import { frequenciesOf, ofRegistration, type Registered, reachTaxpayer } from '../base/store.ts';
import { sumsFor } from '../base/supplier-sums.ts';
import { contentOf } from '../gstr3b/content.ts';
import { clientHead, letterPaper } from './letter-pdf.ts';

const year = z.string().regex(/^20\d{2}-\d{2}$/, inWords('looksLike', { example: '2025-26' }));
const gstin = z.string().trim().toUpperCase().max(15);
/** Suppliers per page. */
const PAGE = 100;
/** Number of a client's blocks above which its year is read in a worker process. */
const MANY = 200;

/** A letter prepared for a supplier. */
interface LetterNote {
  gstin: string;
  language: 'en' | 'hi';
  channel: 'email' | 'message' | 'print';
  at: string;
  by: string;
  tax: number;
}

async function recordsOf(of: Registered, financialYear: string) {
  const at = { ...ofRegistration(of), period: op({ $in: periodsOfYear(financialYear) }) };
  const [returns, files] = await Promise.all([
    GstReturn.find({ ...at, return_type: op({ $in: ['GSTR-2B', 'GSTR-3B'] }), deleted_at: null }).lean(),
    GstInwardFile.find({ ...at, kind: '2A' }).lean(),
  ]);
  return { returns: returns as GstReturnDoc[], files };
}

async function yearOf(deps: Deps, of: Registered, financialYear: string) {
  const { returns, files } = await recordsOf(of, financialYear);
  const months: MonthSums[] = [];
  for (const period of periodsOfYear(financialYear)) {
    const b = returns.find((r) => r.period === period && r.return_type === 'GSTR-2B');
    const form = returns.find((r) => r.period === period && r.return_type === 'GSTR-3B');
    const a = files.find((f) => f.period === period);
    if (!a && !b && !form) continue;
    const other = form?.content_sealed ? contentOf(deps, form).form.credit.other : undefined;
    months.push({
      period,
      books: b && (await sumsFor(deps, b, 'books')),
      a: a && (await sumsFor(deps, a, 'a')),
      b: b && (await sumsFor(deps, b, 'b')),
      credit3b: other && other.igst + other.cgst + other.sgst + other.cess,
    });
  }
  const frequency = (await frequenciesOf(of))(periodsOfYear(financialYear)[0]!);
  return { ...yearBySupplier(months, frequency), returns, frequency };
}

const lettersAt = (of: Registered, financialYear: string) => ({
  ...ofRegistration(of),
  kind: 'letters' as const,
  period: financialYear,
});
async function lettersOf(deps: Deps, of: Registered, financialYear: string): Promise<LetterNote[]> {
  const kept = await GstInwardFile.findOne(lettersAt(of, financialYear)).lean();
  return kept ? deps.vault.open<LetterNote[]>(kept.content_sealed) : [];
}

const inRupees = (n: number | null): number | null => (n === null ? null : n / 100);
const present = (s: SupplierYear, letters: readonly LetterNote[]) => ({
  ...s,
  months: Object.fromEntries(
    Object.entries(s.months).map(([period, m]) => [
      period,
      { books: inRupees(m.books), a: inRupees(m.a), b: inRupees(m.b) },
    ]),
  ),
  total: { books: s.total.books / 100, a: s.total.a / 100, b: s.total.b / 100 },
  missing: s.missing / 100,
  unpaid: s.unpaid / 100,
  at_risk: s.at_risk / 100,
  letters: letters.filter((l) => l.gstin === s.gstin).map((l) => ({ ...l, tax: l.tax / 100 })),
});

const many = async ({ params }: { params: { id: string } }): Promise<boolean> =>
  (await GstBlock.countDocuments({ entity_id: toId(params.id) })) > MANY;

/**
 * `GET /gst/suppliers/{entity}`: purchases in the books, GSTR-2A, GSTR-2B and GSTR-3B of a year by month, and
 * by supplier with credit at risk, largest first; `q` matches names and GSTINs. Rupees of all tax heads.
 */
export const gstSuppliers = route({
  method: 'GET',
  path: '/gst/suppliers/:id',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  query: z.strictObject({
    financial_year: year.optional(),
    registration_id: recordId.optional(),
    q: z.string().max(100).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  aside: import.meta.url,
  large: many,
  handle: async ({ user, params, query, deps }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'view', query.registration_id);
    const chosen = query.financial_year ?? financialYearOn(todayInIst(deps.now()));
    const { months, suppliers, frequency } = await yearOf(deps, of, chosen);
    const wanted = query.q?.trim().toUpperCase();
    const found = wanted
      ? suppliers.filter((s) => s.gstin.includes(wanted) || s.name.toUpperCase().includes(wanted))
      : suppliers;
    const letters = await lettersOf(deps, of, chosen);
    const sum = (key: 'missing' | 'unpaid' | 'at_risk') => suppliers.reduce((n, s) => n + s[key], 0) / 100;
    return {
      financial_year: chosen,
      registration_id: of.registration.id,
      gstin: of.gstin,
      frequency,
      can_edit: permissionOf(user, of.entity) !== 'view',
      months: months.map((m) => ({
        period: m.period,
        books: inRupees(m.books),
        a: inRupees(m.a),
        b: inRupees(m.b),
        credit3b: inRupees(m.credit3b),
      })),
      totals: {
        suppliers: suppliers.length,
        missing: sum('missing'),
        unpaid: sum('unpaid'),
        at_risk: sum('at_risk'),
        no_gstr3b: suppliers.filter((s) => s.no_gstr3b.length > 0).length,
        no_gstr1: suppliers.filter((s) => s.no_gstr1.length > 0).length,
      },
      found: found.length,
      page: query.page,
      suppliers: found.slice((query.page - 1) * PAGE, query.page * PAGE).map((s) => present(s, letters)),
    };
  },
});

const periods = (list: readonly string[]): string => list.map((p) => periodName(p as Period)).join(', ');

/** `GET /gst/suppliers/{entity}/xlsx`: the year by month, by supplier, and by supplier and month; rupees of all tax heads. */
export const suppliersXlsx = route({
  method: 'GET',
  path: '/gst/suppliers/:id/xlsx',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  query: z.strictObject({ financial_year: year.optional(), registration_id: recordId.optional() }),
  aside: import.meta.url,
  large: many,
  handle: async ({ user, params, query, deps }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'view', query.registration_id);
    const chosen = query.financial_year ?? financialYearOn(todayInIst(deps.now()));
    const { months, suppliers, frequency } = await yearOf(deps, of, chosen);
    const letters = await lettersOf(deps, of, chosen);
    const sides = ['Books', 'GSTR-2A', 'GSTR-2B'];
    const sheets = [
      {
        name: 'By month',
        rows: [
          ['Period', ...sides, 'GSTR-3B 4(A)(5)'],
          ...months.map((m) => [
            periodName(m.period, frequency),
            ...[m.books, m.a, m.b, m.credit3b].map(inRupees),
          ]),
        ],
      },
      {
        name: 'By supplier',
        rows: [
          [
            'GSTIN',
            'Supplier',
            ...sides,
            'Not in GSTR-2B',
            'Without GSTR-3B',
            'At risk',
            'GSTR-1 not filed',
            'GSTR-3B not filed',
            'Cancelled from',
            'Letters sent',
          ],
          ...suppliers.map((s) => [
            s.gstin,
            s.name,
            ...[s.total.books, s.total.a, s.total.b, s.missing, s.unpaid, s.at_risk].map(inRupees),
            periods(s.no_gstr1),
            periods(s.no_gstr3b),
            s.cancelled,
            letters.filter((l) => l.gstin === s.gstin).length,
          ]),
        ],
      },
      {
        name: 'By supplier and month',
        rows: [
          ['GSTIN', 'Supplier', 'Period', ...sides],
          ...suppliers.flatMap((s) =>
            Object.entries(s.months)
              .sort(([a], [b]) => periodOrder(a) - periodOrder(b))
              .map(([period, m]) => [
                s.gstin,
                s.name,
                periodName(period, frequency),
                ...[m.books, m.a, m.b].map(inRupees),
              ]),
          ),
        ],
      },
    ];
    return fileReply(`GST_suppliers_${of.gstin}_${chosen}.xlsx`, xlsxType, await xlsxOf(sheets));
  },
});

/** Purchases of a supplier that are in no GSTR-2B of the year. */
async function unreported(deps: Deps, returns: readonly GstReturnDoc[], supplier: string) {
  const statements = returns.filter((r) => r.return_type === 'GSTR-2B');
  const known = new Set<string>();
  const bought: Purchase[] = [];
  for (const s of statements) {
    for (const d of await loadList<InwardDocument>(deps, s._id, 'inward'))
      if (d.gstin === supplier && !d.rejected) known.add(`${d.kind} ${normalNumber(d.number)}`);
    for (const p of await loadList<Purchase>(deps, s._id, 'purchases'))
      if (p.gstin === supplier && p.kind !== 'C' && p.eligible === 'yes' && !p.reverse) bought.push(p);
  }
  return bought.filter((p) => !known.has(`${p.kind} ${normalNumber(p.number)}`));
}

/** Content of a letter to one supplier; 404 if the books do not have this GSTIN. */
async function chaseOf(deps: Deps, of: Registered, financialYear: string, supplierGstin: string) {
  const { suppliers, returns } = await yearOf(deps, of, financialYear);
  const supplier = suppliers.find((x) => x.gstin === supplierGstin);
  if (!supplier) throw notFound();
  const chase: Chase = {
    client: { name: of.entity.name, gstin: of.gstin },
    supplier: { name: supplier.name, gstin: supplier.gstin },
    financial_year: financialYear,
    documents: (await unreported(deps, returns, supplier.gstin)).map((p) => ({
      number: p.number,
      date: p.date,
      taxable: p.taxable,
      tax: p.igst + p.cgst + p.sgst + p.cess,
    })),
    no_gstr1: supplier.no_gstr1 as Period[],
    no_gstr3b: supplier.no_gstr3b as Period[],
    file_by: rule37aDays(financialYear, await frequenciesOf(of)).supplier,
    today: todayInIst(deps.now()),
  };
  return { chase, supplier };
}

const letterOf = {
  financial_year: year,
  registration_id: recordId.optional(),
  gstin,
  language: z.enum(['en', 'hi']).default('en'),
};

/**
 * `POST /gst/suppliers/{entity}/letter.pdf`: the same letter on A4, from the client to its supplier, with all
 * documents.
 */
export const supplierLetterPdf = route({
  method: 'POST',
  path: '/gst/suppliers/:id/letter.pdf',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  body: z.strictObject(letterOf),
  readOnly: true,
  aside: import.meta.url,
  large: many,
  handle: async ({ user, params, body, deps }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'view', body.registration_id);
    const { chase } = await chaseOf(deps, of, body.financial_year, body.gstin);
    const today = todayInIst(deps.now());
    const bytes = await renderPdf(letterPaper(chase, clientHead(deps, of.entity), today, body.language));
    return fileReply(`letter_${body.gstin}_${body.financial_year}.pdf`, 'application/pdf', bytes);
  },
});

/**
 * `POST /gst/suppliers/{entity}/letter`: a letter to a supplier in English or Hindi with unreported documents
 * and unfiled returns; with `channel` it is recorded as sent.
 */
export const supplierLetter = route({
  method: 'POST',
  path: '/gst/suppliers/:id/letter',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  body: z.strictObject({
    ...letterOf,
    channel: z.enum(['email', 'message', 'print']).optional(),
  }),
  aside: import.meta.url,
  large: many,
  audit: 'gst.supplier-letter',
  handle: async ({ user, params, body, deps, note }) => {
    const need = body.channel ? 'edit' : 'view';
    const of = await reachTaxpayer(deps, user, params.id, need, body.registration_id);
    const { chase, supplier: s } = await chaseOf(deps, of, body.financial_year, body.gstin);
    const letter = letterTo(chase, body.language);
    if (body.channel) {
      const made: LetterNote = {
        gstin: s.gstin,
        language: body.language,
        channel: body.channel,
        at: deps.now().toISOString(),
        by: user.fullName,
        tax: s.at_risk,
      };
      await noteLetter(deps, of, body.financial_year, made);
    }
    note({ kind: 'entity', id: params.id, detail: body.channel ?? 'read' });
    return {
      ...(body.channel ? { message: sentence('Letter noted') } : {}),
      ...letter,
      documents: chase.documents.length,
    };
  },
});

async function noteLetter(
  deps: Deps,
  of: Registered,
  financialYear: string,
  made: LetterNote,
): Promise<void> {
  const at = lettersAt(of, financialYear);
  const kept = await GstInwardFile.findOne(at).lean();
  const content_sealed = deps.vault.seal([
    ...(kept ? deps.vault.open<LetterNote[]>(kept.content_sealed) : []),
    made,
  ]);
  if (kept) {
    const { matchedCount } = await GstInwardFile.updateOne(
      { _id: kept._id, version: kept.version },
      { $set: { content_sealed }, $inc: { version: 1 } },
    );
    if (matchedCount === 0) throw stale(null);
    return;
  }
  try {
    await GstInwardFile.create([{ ...at, content_sealed }]);
  } catch (error) {
    throw isDuplicate(error) ? stale(null) : error;
  }
}
