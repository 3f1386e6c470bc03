import mongoose from 'mongoose';
import * as z from 'zod';
import { groupNames, type LedgerGroup } from '../../shared/accounts/groups.ts';
import { totalsOf } from '../../shared/accounts/trial-balance.ts';
import { rupeesOf } from '../../shared/accounts/trial-balance-wire.ts';
import { startYear, todayInIst, yearLabel } from '../../shared/dates.ts';
import {
  accountsOf,
  type BankRule,
  learned,
  ledgersOf,
  type Placed,
  placesOf,
} from '../../shared/evidence/ledgers.ts';
import { counts, type Piece } from '../../shared/evidence/pieces.ts';
import { inWords, say, sentence } from '../../shared/forms/messages.ts';
import { replacingLedgers } from '../accounts/ledgers.ts';
import { TrialBalance, type TrialBalanceDoc } from '../accounts/model.ts';
import { trialBalanceLife } from '../accounts/store.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, invalidField, notFound } from '../base/errors.ts';
import { op } from '../base/records.ts';
import { route } from '../base/route.ts';
import { recordId } from '../base/schemas.ts';
import { Entity, type EntityDoc } from '../entities/model.ts';
import { reachEntity } from '../entities/reach.ts';
import { yearOf } from '../itr/forms.ts';
import { change, insert, refuseClosed } from '../returns/life.ts';
import { EvidenceDesk, type EvidenceDeskDoc } from './model.ts';
import { filesOf, findDesk, idOfRow, piecesOf } from './store.ts';

/** Assigned lines, and the rules learned from them. */
interface BankBooks {
  said: Record<string, Placed>;
  rules: BankRule[];
}

const whose = { company_id: recordId, assessment_year: z.string().max(9).optional() };
/** Most rules per client; the oldest are dropped first. */
const MOST_RULES = 500;

const booksIn = (deps: Deps, desk: Pick<EvidenceDeskDoc, 'bank_sealed'> | null): BankBooks | undefined =>
  desk?.bank_sealed ? deps.vault.open<BankBooks>(desk.bank_sealed) : undefined;

/** The year's assignments; a new year starts with last year's rules. */
async function booksOf(deps: Deps, entity: EntityDoc, desk: EvidenceDeskDoc): Promise<BankBooks> {
  const own = booksIn(deps, desk);
  if (own) return own;
  const same = await Entity.find({ owner_id: entity.owner_id, pan_key: entity.pan_key }, { _id: 1 }).lean();
  const before = await EvidenceDesk.findOne({
    entity_id: op({ $in: same.map((e) => e._id) }),
    assessment_year: yearLabel(startYear(desk.assessment_year) - 1),
  }).lean();
  return { said: {}, rules: booksIn(deps, before)?.rules ?? [] };
}

interface OpenBank {
  entity: EntityDoc;
  desk: EvidenceDeskDoc;
  lines: Piece[];
  books: BankBooks;
}

async function openBank(
  deps: Deps,
  user: SignedIn,
  asked: { company_id: string; assessment_year?: string | undefined },
  need: 'view' | 'edit',
): Promise<OpenBank> {
  const entity = await reachEntity(user, asked.company_id, need);
  const desk = await findDesk(entity, yearOf(asked.assessment_year, undefined));
  if (!desk) throw notFound('No papers yet for this client and year.');
  const pieces = await piecesOf(deps, await filesOf(desk));
  const lines = pieces.filter((p) => p.source === 'bank' && counts(p) && !p.marks.includes('other_year'));
  return { entity, desk, lines, books: await booksOf(deps, entity, desk) };
}

/** Lines with their ledgers, accounts, rules and ledger totals; amounts in rupees. */
function present({ desk, lines, books }: OpenBank) {
  const places = placesOf(lines, books.said, books.rules);
  const ledgers = ledgersOf(lines, places);
  return {
    company_id: String(desk.entity_id),
    assessment_year: desk.assessment_year,
    accounts: accountsOf(lines).map((a) => ({
      account: a.account,
      opening: a.opening === undefined ? null : rupeesOf(a.opening),
      closing: a.closing === undefined ? null : rupeesOf(a.closing),
      breaks: a.breaks,
    })),
    lines: lines.map((line) => {
      const at = places.get(line.key)!;
      return {
        id: idOfRow(desk, line.key),
        account: line.payer_id,
        date: line.date,
        text: line.payer,
        amount: rupeesOf(line.gross),
        balance: line.detail.balance === undefined ? null : rupeesOf(line.detail.balance),
        ledger: at.placed?.ledger ?? null,
        group: at.placed?.group ?? null,
        by: at.by,
      };
    }),
    unplaced: lines.filter((line) => !places.get(line.key)!.placed).length,
    rules: books.rules,
    ledgers: ledgers.map((l) => ({
      ledger_name: l.ledger_name,
      ledger_group: l.ledger_group,
      opening: rupeesOf(l.opening_balance),
      debit: rupeesOf(l.debit),
      credit: rupeesOf(l.credit),
      closing: rupeesOf(l.closing_balance),
    })),
    groups: groupNames,
  };
}

/** `GET /evidence/bank?company_id&assessment_year`: lines of bank statements with their ledgers. */
export const readBankLines = route({
  method: 'GET',
  path: '/evidence/bank',
  access: 'tax',
  limit: 'work',
  query: z.strictObject(whose),
  handle: async ({ user, query, deps }) => present(await openBank(deps, user, query, 'view')),
});

/**
 * `POST /evidence/bank`: assigns lines to a ledger; with `learn`, lines with the same text and direction
 * follow, this year and next. `ledger` '' unassigns.
 */
export const placeBankLines = route({
  method: 'POST',
  path: '/evidence/bank',
  access: 'tax',
  limit: 'work',
  body: z.strictObject({
    ...whose,
    ids: z.array(recordId).min(1).max(20_000),
    ledger: z
      .string()
      .trim()
      .max(255, inWords('tooLong', { max: 255 })),
    group: z
      .enum(
        groupNames as [LedgerGroup, ...LedgerGroup[]],
        inWords('chooseOf', { choices: groupNames.join(', ') }),
      )
      .optional(),
    learn: z.boolean().default(true),
  }),
  audit: 'evidence.placed',
  handle: async ({ user, body, deps, note }) => {
    const at = await openBank(deps, user, body, 'edit');
    const ids = new Set(body.ids);
    const chosen = at.lines.filter((line) => ids.has(idOfRow(at.desk, line.key)));
    if (chosen.length < ids.size) throw notFound('This row was not found.');
    if (body.ledger !== '' && !body.group) throw invalidField('group', say('required'));
    const said = { ...at.books.said };
    let { rules } = at.books;
    for (const line of chosen) {
      if (body.ledger === '') delete said[line.key];
      else {
        const placed = { ledger: body.ledger, group: body.group! };
        said[line.key] = placed;
        if (body.learn) rules = learned(rules, line, placed);
      }
    }
    const books: BankBooks = { said, rules: rules.slice(-MOST_RULES) };
    const { matchedCount } = await EvidenceDesk.updateOne(
      { _id: at.desk._id, version: at.desk.version },
      { $set: { bank_sealed: deps.vault.seal(books) }, $inc: { version: 1 } },
    );
    if (matchedCount !== 1)
      throw conflict('desk_changed', 'Someone else has since decided some rows. Please check again.');
    note({ kind: 'company', id: String(at.entity._id), detail: `${chosen.length}` });
    return present({ ...at, books });
  },
});

/** What prevents using the lines as accounts: unassigned ones, or a balance that does not follow. */
function refuseUnready(at: OpenBank, places: ReturnType<typeof placesOf>): void {
  const open = at.lines.filter((line) => !places.get(line.key)!.placed).length;
  if (at.lines.length === 0)
    throw invalidField('lines', sentence('There are no bank statement lines'), 'no_lines');
  const breaks = accountsOf(at.lines).reduce((n, a) => n + a.breaks, 0);
  if (breaks > 0)
    throw invalidField(
      'lines',
      sentence('The running balance breaks on {count} lines: a line is missing', { count: breaks }),
      'balance_breaks',
    );
  if (open > 0)
    throw invalidField(
      'lines',
      sentence('Choose a ledger for {count} lines first', { count: open }),
      'lines_unplaced',
    );
}

/**
 * `POST /evidence/bank/trial-balance`: creates the year's trial balance from the assigned lines; an existing
 * one is replaced only with `replace`.
 */
export const bankTrialBalance = route({
  method: 'POST',
  path: '/evidence/bank/trial-balance',
  access: 'tax',
  limit: 'work',
  body: z.strictObject({ ...whose, replace: z.boolean().default(false) }),
  audit: 'trial-balance.saved',
  handle: async ({ user, body, deps, note }) => {
    const at = await openBank(deps, user, body, 'edit');
    const { entity, desk } = at;
    const year = desk.assessment_year;
    const places = placesOf(at.lines, at.books.said, at.books.rules);
    refuseUnready(at, places);
    const stored = (await TrialBalance.findOne({
      entity_id: entity._id,
      deleted_at: null,
      assessment_year: year,
    }).lean()) as TrialBalanceDoc | null;
    if (stored && !body.replace)
      throw conflict(
        'trial_balance_exists',
        'This year has a trial balance. Replace it with the bank’s lines?',
      );
    if (stored) refuseClosed(trialBalanceLife, stored);
    const ledgers = ledgersOf(at.lines, places);
    const totals = totalsOf(ledgers);
    const days = [`${startYear(year)}-03-31`, todayInIst(deps.now())].sort();
    const content = {
      tb_date: days[0]!,
      import_source: 'Manual' as const,
      status: (totals.balanced ? 'saved' : 'draft') as TrialBalanceDoc['status'],
      totals,
      ledger_count: ledgers.length,
      adjustments: stored?.adjustments ?? { closing_stock: 0, depreciation: 0 },
    };
    const _id = stored?._id ?? new mongoose.Types.ObjectId();
    const by = { deps, user };
    const doc = await replacingLedgers(deps, { _id, entity_id: entity._id }, ledgers, (take) =>
      stored
        ? change(trialBalanceLife, by, { record: stored, entity }, stored.version, content, async () => {
            await take();
            return undefined;
          })
        : insert(
            trialBalanceLife,
            by,
            entity,
            { _id, assessment_year: year, ...content } as Partial<TrialBalanceDoc>,
            async () => {
              await take();
            },
          ),
    );
    note({ kind: 'trial-balance', id: String(doc._id), detail: doc.status });
    return {
      id: String(doc._id),
      version: doc.version,
      assessment_year: year,
      balanced: totals.balanced,
      ledger_count: ledgers.length,
      replaced: stored !== null,
    };
  },
});
