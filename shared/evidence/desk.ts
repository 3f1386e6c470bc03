import { heldMoreThan } from '../dates.ts';
import type { Message } from '../forms/messages.ts';
import type { FormValues } from '../forms/paths.ts';
import { rowsOf } from '../itr/common/read.ts';
import type { AnyItr } from '../itr/values/any-form.ts';
import type { Paise } from '../money.ts';
import { type Account, accountOf, linksOf } from './account.ts';
import { headOf } from './codes.ts';
import { type Difference, differencesOfPapers, differencesOfReturn } from './differences.ts';
import { type Paid, paidOn } from './dividends.ts';
import { type Entry, type Place, tradeCode, tradePaths } from './enter.ts';
import { foreignEntry } from './foreign.ts';
import { type Join, joinPieces, supportsOf } from './joins.ts';
import { say } from './messages.ts';
import { type OfReturn, ofReturn, scalarPaths } from './of-return.ts';
import { counts, type Figure, type Piece } from './pieces.ts';
import { chargesOf, differenceOf, premiumOf } from './trades.ts';

/** Possible actions for a row. `ask`: the user must decide. */
type Action = 'take' | 'match' | 'set_aside' | 'dispute' | 'ask';

/** Suggested action for a row; shown, never done automatically. */
export interface Suggestion {
  action: Action;
  figure: Figure | '';
  /** Field of the return, '' if none. */
  field: string;
  amount: Paise;
  text: Message;
  entries: Entry[];
}

/** A client's papers of a year as shown on the desk. */
export interface Desk {
  pieces: Piece[];
  joins: Join[];
  /** Supports for a row that do not report it again. */
  supports: Join[];
  account: Account;
  has: OfReturn | undefined;
  differences: Difference[];
  suggestions: ReadonlyMap<string, Suggestion>;
}

/** The draft the papers are held against. */
interface Draft {
  type: string;
  year: string;
  data: FormValues;
}

const aside = (text: Message): Suggestion => ({
  action: 'set_aside',
  figure: '',
  field: '',
  amount: 0,
  text,
  entries: [],
});

/** Joins without those a person took apart. */
export const joinKey = (join: Pick<Join, 'rule' | 'a' | 'b'>): string =>
  `${join.rule}|${join.a[0]}|${join.b[0]}`;

/**
 * Trades of a business in ITR-3: profit before charges, turnover as the sum of favourable and unfavourable
 * differences. For a business under section 44AD, the profit may already be included: the user decides.
 */
function tradeEntry(piece: Piece, figure: 'speculative' | 'fno', draft: Draft): Entry | undefined {
  const { type } = draft;
  const data: AnyItr = draft.data;
  // A new return has the scheme switched on; it is used only if there are receipts.
  const declared =
    data.business44ad?.use_presumptive === true &&
    (['digital_receipts', 'cash_receipts', 'other_receipts'] as const).some(
      (f) => Number(data.business44ad?.[f] ?? 0) !== 0,
    );
  if (type !== 'ITR-3' || declared) return undefined;
  const withoutBooks =
    data.speculation?.turnover !== undefined || data.speculation?.gross_profit !== undefined;
  const place = figure === 'fno' ? 'derivatives' : withoutBooks ? 'speculation' : 'intraday';
  const known = rowsOf(data.audit?.businesses).some((b) => b.code === tradeCode[place]);
  return {
    kind: 'trade',
    place,
    ...(known ? {} : { names: true }),
    profit: piece.detail.gain ?? 0,
    turnover: differenceOf(piece),
  };
}

/** The field for the figure of a row; undefined if the user must decide. */
function entryOf(
  piece: Piece,
  figure: Figure,
  amount: Paise,
  draft: Draft,
  paid: Paid = [['', amount]],
): Entry | undefined {
  const { type } = draft;
  const data: AnyItr = draft.data;
  const two = type === 'ITR-2' || type === 'ITR-3';
  if (figure === 'dividend') {
    // Buy-backs by a company have a separate field (section 2(22)(f), from AY 2026-27).
    const back = piece.figure === 'buyback' && two && Number(draft.year.slice(0, 4)) >= 2026;
    return { kind: 'dividend', amount, back, paid };
  }
  const path = scalarPaths(type)[figure];
  if (path) return { kind: 'scalar', path, amount };
  if (figure === 'interest_others') return { kind: 'other', description: 'Interest from others', amount };
  if (figure === 'salary_gross') {
    const salary = piece.detail.salary ?? [amount, 0, 0];
    return {
      kind: 'employer',
      tan: piece.payer_id,
      name: piece.payer,
      salary: [...salary],
      ...(piece.detail.employer ? { employer: piece.detail.employer } : {}),
      ...(piece.detail.perquisites ? { perquisites: piece.detail.perquisites } : {}),
    };
  }
  if (figure === 'business_receipts' && (type === 'ITR-4' || type === 'ITR-3')) {
    // Fees under 194J are professional receipts, others business receipts; only if the return has such an
    // activity.
    const places = (['profession44ada', 'business44ad'] as const).filter(
      (b) => data[b]?.use_presumptive === true,
    );
    return places.length === 1
      ? { kind: 'scalar', path: `${places[0]!}.digital_receipts`, amount }
      : undefined;
  }
  const { detail: d } = piece;
  if (!two || d.bought === undefined || d.cost === undefined) return undefined;
  if (figure === 'speculative' || figure === 'fno') return tradeEntry(piece, figure, draft);
  const amounts = { sale: piece.gross, charges: d.charges ?? 0 };
  if (figure === '112A')
    return {
      kind: 'long_share',
      isin: d.isin ?? '',
      name: d.name ?? piece.payer,
      units: d.units ?? 0,
      paid: d.paid ?? d.cost,
      bought: d.bought,
      sold: piece.date,
      fmv_unit: d.fmv_unit,
      ...amounts,
    };
  if (figure === '111A') return { kind: 'short_share', sold: piece.date, cost: d.cost, ...amounts };
  if (figure === 'vda_consideration')
    return { kind: 'asset', bought: d.bought, sold: piece.date, sale: piece.gross, cost: d.cost };
  if (figure === 'buyback')
    return Number(draft.year.slice(0, 4)) >= 2026
      ? { kind: 'bought_back', long: heldMoreThan(d.bought, piece.date, 12), cost: d.cost }
      : undefined;
  if (figure === '112') return { kind: 'long_other', cost: d.cost, ...amounts };
  if (figure === '50AA' || figure === 'short_slab') return { kind: 'short_other', cost: d.cost, ...amounts };
  return undefined;
}

const fieldsOfKind = {
  short_share: 'capital_gains.short.equity_111a',
  short_other: 'capital_gains.short.other_assets',
  long_other: 'capital_gains.long.assets',
  bought_back: 'capital_gains.short.buy_back_20',
  asset: 'schedule_vda.rows',
} as const satisfies Record<string, Place>;

/** Text about the entry of a row. For trades it names turnover and separate charges; for options both methods. */
function saidOf(e: Entry, piece: Piece, amount: Paise, field: string): Message {
  if (e.kind === 'dividend' && e.paid.some(([day]) => day === ''))
    return say('suggestUndated', { amount: { paise: amount }, field });
  if (e.kind !== 'trade') return say('suggestTake', { amount: { paise: amount }, field });
  const given = {
    amount: { paise: amount },
    turnover: { paise: e.turnover },
    charges: { paise: chargesOf([piece]) },
  };
  const premium = premiumOf(piece);
  return premium === 0
    ? say('suggestTrade', given)
    : say('suggestOption', { ...given, more: { paise: e.turnover + premium } });
}

const lists = {
  other: 'other_sources.others',
  employer: 'salary.employers',
  salary_tds: 'taxes_paid.tds_salary',
  challan: 'taxes_paid.payments',
  long_share: 'schedule_112a.rows',
  foreign: 'foreign_assets.equity',
} as const satisfies Record<string, Place>;
const dividends = {
  own: 'other_sources.dividend_income',
  back: 'other_sources.dividend_22f',
} as const satisfies Record<string, Place>;
const claims = {
  tds_other: 'taxes_paid.tds_other',
  tcs: 'taxes_paid.tcs',
  buyer: 'taxes_paid.tds_buyer_tenant',
  tenant: 'taxes_paid.tds_tenant',
} as const satisfies Record<string, Place>;

/** Field of the form for an entry. */
function fieldOf(e: Entry, type: string): string {
  switch (e.kind) {
    case 'scalar':
      return e.path;
    case 'claim':
      return claims[e.figure === 'tds3' ? (/^ITR-[23]$/.test(type) ? 'buyer' : 'tenant') : e.figure];
    case 'dividend':
      return dividends[e.back ? 'back' : 'own'];
    case 'trade':
      return tradePaths[e.place].profit;
    default:
      return { ...lists, ...fieldsOfKind }[e.kind];
  }
}

/** Differences in rows without a figure: the user decides. */
const askedKinds = new Set(['bank_dividend', 'control_total', 'gst_turnover']);

const ownKinds = new Set([
  'omitted_in_return',
  'net_for_gross',
  'more_in_return',
  'less_in_return',
  'over_claimed',
  'under_claimed',
  'not_compared',
]);

interface Build {
  draft: Draft | undefined;
  /** Differences with the return by figure and row. */
  by: ReadonlyMap<string, ReadonlyMap<string, Difference>>;
  out: Map<string, Suggestion>;
}

/** Puts a suggestion on the row that counts; a row of income and credit gets both. */
function suggest(
  b: Build,
  piece: Piece,
  figure: Figure,
  amount: Paise,
  entry: () => Entry | undefined,
): void {
  const had = b.out.get(piece.key);
  // Other short-term assets are compared with debt funds: the form has one block for both.
  const own = b.by.get(figure === 'short_slab' ? '50AA' : figure)?.get(piece.key);
  let made: Suggestion;
  const noPlace =
    (figure === 'speculative' || figure === 'fno') && b.draft !== undefined && b.draft.type !== 'ITR-3';
  if (noPlace) made = { action: 'ask', figure, field: '', amount, text: say('suggestItr3'), entries: [] };
  else if (!b.draft || (own && own.kind !== 'omitted_in_return' && own.kind !== 'net_for_gross'))
    made = { action: 'ask', figure, field: '', amount, text: say('suggestAsk'), entries: [] };
  else if (!own)
    made = { action: 'match', figure, field: '', amount, text: say('suggestMatched'), entries: [] };
  else {
    // Of an amount entered net only the tax is missing, once for the payer.
    const net = own.kind === 'net_for_gross';
    const missing = net ? (own.pieces[0] === piece.key ? own.amount : 0) : amount;
    const e = net && figure === 'salary_gross' ? undefined : entry();
    if (missing === 0)
      made = { action: 'match', figure, field: '', amount, text: say('suggestMatched'), entries: [] };
    else if (!e)
      made = { action: 'ask', figure, field: '', amount: missing, text: say('suggestAsk'), entries: [] };
    else {
      const put =
        e.kind === 'scalar' || e.kind === 'other'
          ? { ...e, amount: missing }
          : e.kind === 'dividend' && missing !== e.amount
            ? { ...e, amount: missing, paid: [['', missing] as const] }
            : e;
      const field = fieldOf(put, b.draft.type);
      made = {
        action: 'take',
        figure,
        field,
        amount: missing,
        text: saidOf(e, piece, missing, field),
        entries: [put],
      };
    }
  }
  if (!had || had.action === 'set_aside' || had.action === 'match')
    b.out.set(
      piece.key,
      had?.action === 'take' ? had : made.action === 'match' && had?.action === 'match' ? had : made,
    );
  else if (had.action === 'take' && made.action === 'take') had.entries.push(...made.entries);
  else if (made.action === 'ask') b.out.set(piece.key, made);
}

function suggestions(desk: Omit<Desk, 'suggestions'>, draft: Draft | undefined): Map<string, Suggestion> {
  const by = new Map<string, Map<string, Difference>>();
  for (const d of desk.differences) {
    if (!ownKinds.has(d.kind) || d.figure === '') continue;
    const own = by.get(d.figure) ?? new Map<string, Difference>();
    by.set(d.figure, own);
    for (const key of d.pieces) own.set(key, d);
  }
  const out = new Map<string, Suggestion>();
  const b: Build = { draft, by, out };
  const { account } = desk;
  const form16 = new Map(
    desk.pieces.filter((p) => p.source === 'form16' && p.part === 'B').map((p) => [p.payer_id, p]),
  );
  const all = new Map(desk.pieces.map((p) => [p.key, p]));
  for (const g of account.incomes) {
    const days = g.figure === 'dividend' ? paidOn(g, desk.supports, all) : undefined;
    for (const piece of g.pieces) {
      const amount = g.figure === 'interest_refund' && piece.part === 'VII' ? piece.tax : piece.gross;
      // The employer's certificate splits the salary where the AIS does not.
      const certified = g.figure === 'salary_gross' ? form16.get(piece.payer_id)?.detail : undefined;
      const salary = piece.detail.salary ?? certified?.salary;
      const full = salary ? { ...piece, detail: { ...certified, ...piece.detail, salary } } : piece;
      suggest(b, piece, g.figure, amount, () =>
        entryOf(full, g.figure, amount, draft!, days?.get(piece.key)),
      );
    }
  }
  for (const g of account.credits)
    for (const piece of g.pieces) {
      if (piece.tax === 0 && piece.role !== 'challan') continue;
      const tax = piece.role === 'challan' ? piece.gross : piece.tax;
      suggest(b, piece, g.figure, tax, (): Entry | undefined => {
        if (g.figure === 'tds_salary')
          return { kind: 'salary_tds', tan: g.id, name: g.payer, gross: piece.gross, tax };
        if (g.figure === 'advance_tax' || g.figure === 'self_assessment')
          return {
            kind: 'challan',
            bsr: g.id,
            date: piece.date,
            serial: Number(piece.detail.serial ?? 0),
            amount: tax,
          };
        return {
          kind: 'claim',
          figure: g.figure,
          id: g.id,
          name: g.payer,
          section: g.section,
          gross: piece.gross,
          tax,
        };
      });
    }
  for (const g of account.gains)
    for (const piece of g.lots) {
      suggest(b, piece, g.figure, piece.detail.gain ?? 0, () =>
        entryOf(piece, g.figure, piece.gross, draft!),
      );
      // A foreign share that was sold had been held: its data goes to Schedule FA together with the gain.
      const made = out.get(piece.key);
      const held = draft && made?.action === 'take' ? foreignEntry(piece, draft.year) : undefined;
      if (made && held) {
        made.entries.push(held);
        made.text = say('suggestForeign', { amount: { paise: made.amount }, field: made.field });
      }
    }
  const asked = new Set(desk.differences.filter((d) => askedKinds.has(d.kind)).flatMap((d) => d.pieces));
  const twins = new Set([
    ...account.incomes.flatMap((g) => g.others.map((p) => p.key)),
    ...account.credits.flatMap((g) => g.others.map((p) => p.key)),
    ...desk.joins.flatMap((j) => [...j.a, ...j.b]),
  ]);
  const supporting = new Set(desk.supports.flatMap((j) => j.a));
  for (const piece of desk.pieces) {
    const { key } = piece;
    if (!counts(piece) || piece.marks.includes('other_year')) out.set(key, aside(say('suggestAside')));
    else if (piece.role === 'unknown')
      out.set(key, { ...aside(say('suggestAsk')), action: 'ask', amount: piece.gross });
    else if (piece.marks.includes('minor'))
      out.set(key, {
        ...aside(say('suggestAsk')),
        action: 'ask',
        figure: piece.figure,
        amount: piece.detail.gain ?? 0,
      });
    else if (piece.marks.includes('joint') && ['income', 'both', 'sale'].includes(piece.role))
      out.set(key, { ...aside(say('suggestAsk')), action: 'ask', figure: piece.figure, amount: piece.gross });
    else if (out.has(key)) continue;
    else if (twins.has(key)) out.set(key, aside(say('suggestTwin')));
    else if (supporting.has(key) && !asked.has(key)) out.set(key, aside(say('suggestSupport')));
    else if (piece.role === 'sale' || asked.has(key))
      out.set(key, { ...aside(say('suggestAsk')), action: 'ask', amount: piece.gross });
    else out.set(key, aside(say('suggestAside')));
  }
  return out;
}

/** Results from the papers alone, independent of the return. */
export interface Ground {
  pieces: Piece[];
  joins: Join[];
  supports: Join[];
  account: Account;
  /** Differences between papers. */
  differences: Difference[];
}

/** Joins and adds up the rows of all papers. `apart` are the joins a person took apart. */
export function groundOf(
  pieces: readonly Piece[],
  apart: ReadonlySet<string> = new Set(),
  joined: readonly Join[] = joinPieces(pieces),
): Ground {
  const joins = joined.filter((j) => !apart.has(joinKey(j)));
  const links = linksOf(pieces, joins);
  const account = accountOf(pieces, links);
  const supports = supportsOf(pieces);
  const differences = differencesOfPapers(pieces, joins, links, account, supports);
  return { pieces: [...pieces], joins, supports, account, differences };
}

/** Compares papers and draft. Suggestions are computed on first access. */
export function compared(ground: Ground, draft: Draft | undefined): Desk {
  const has = draft && ofReturn(draft.type, draft.year, draft.data);
  const differences = [...differencesOfReturn(ground.pieces, ground.account, has), ...ground.differences];
  const desk = { ...ground, has, differences };
  let made: ReadonlyMap<string, Suggestion> | undefined;
  return {
    ...desk,
    get suggestions() {
      made ??= suggestions(desk, draft);
      return made;
    },
  };
}

/** Joins, adds up, compares with the draft and suggests. */
export const deskOf = (pieces: readonly Piece[], draft: Draft | undefined): Desk =>
  compared(groundOf(pieces), draft);

/** Figures of evidence and return, in paise; null if the return has no comparable figure. */
export function headsOf(
  desk: Pick<Desk, 'account' | 'has'>,
): { figure: Figure; head: string; evidence: Paise; inReturn: Paise | null }[] {
  const figures = new Set<Figure>([
    ...(Object.keys(desk.account.totals) as Figure[]),
    ...(Object.entries(desk.has?.figures ?? {}) as [Figure, Paise][]).flatMap(([f, v]) =>
      v !== 0 ? [f] : [],
    ),
  ]);
  return [...figures].map((figure) => ({
    figure,
    head: headOf(figure),
    evidence: desk.account.totals[figure] ?? 0,
    inReturn: desk.has?.figures[figure] ?? null,
  }));
}
