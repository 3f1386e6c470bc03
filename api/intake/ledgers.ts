import mongoose from 'mongoose';
import { type GroupMapping, groupNames, type LedgerGroup } from '../../shared/accounts/groups.ts';
import { type Ledger, ledgerWarnings, totalsOf } from '../../shared/accounts/trial-balance.ts';
import { rupeesOf } from '../../shared/accounts/trial-balance-wire.ts';
import { assessmentYearOf, financialYearOf, startYear, todayInIst, yearLabel } from '../../shared/dates.ts';
import { sentence } from '../../shared/forms/messages.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, askedQuestion } from '../../shared/intake/questions.ts';
import { titleFacts, titleYear } from '../../shared/intake/title.ts';
import { defaultAssessmentYear } from '../../shared/itr/registry.ts';
import { shownCell as shown } from '../../shared/sheets/cells.ts';
import { hasLaw, lawYears } from '../../shared/tax/years/index.ts';
import { type Balances, mappingOf, readBalances } from '../accounts/balances.ts';
import { loadLedgers, replacingLedgers } from '../accounts/ledgers.ts';
import { asMapping, loadMapping, rememberMapping } from '../accounts/mapping.ts';
import { TrialBalance, type TrialBalanceDoc } from '../accounts/model.ts';
import { trialBalanceLife } from '../accounts/store.ts';
import { fieldErrors, invalid, invalidField, malformedField } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import type { EntityDoc } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import { change, insert, refuseClosed } from '../returns/life.ts';
import {
  because,
  compareRecords,
  contentKey,
  firstWarnings,
  type ImportInput,
  previewOf,
  type Reader,
  type RecordCounts,
  unusedOf,
} from './reading.ts';

/** A year's trial balance. */
export interface LedgerData {
  found: Balances;
  /** The resulting trial balance of the year. */
  whole: Ledger[];
  year: string;
  /** Heads the user chose for the file's group names. */
  groups: { name: string; ledger_group: LedgerGroup }[];
}

/** Heads the user confirmed for groups: answers `group:NAME`. */
const groupsSaid = (answers: ImportInput['answers']): LedgerData['groups'] =>
  Object.entries(answers).flatMap(([key, value]) =>
    key.startsWith('group:') && (groupNames as readonly string[]).includes(value)
      ? [{ name: key.slice(6), ledger_group: value as LedgerGroup }]
      : [],
  );

/** Assessment year of a trial balance: the answer, the period in its title, else the client's. */
function yearOf(given: ImportInput, title: string | undefined): string {
  const said = given.answers['year_of'] ?? given.answers['assessment_year'];
  if (said && hasLaw(said)) return said;
  if (title) {
    const year = assessmentYearOf(title);
    if (hasLaw(year)) return year;
    const first = financialYearOf(lawYears.at(-1)!);
    throw invalidField('file', say('earlierBalance', { year: title, first }), 'other_year');
  }
  const own = given.entity?.assessment_year.slice(0, 4);
  const year = own ? yearLabel(Number(own)) : defaultAssessmentYear;
  return hasLaw(year) ? year : defaultAssessmentYear;
}

/** Asks if the page's year differs from the year in the file's title. */
function askYearOf({ answers }: ImportInput, title: string | undefined): AskedQuestion[] {
  const said = answers['assessment_year'];
  if (!said || !title || answers['year_of']) return [];
  const own = assessmentYearOf(title);
  if (own === said || !hasLaw(said)) return [];
  return [
    askedQuestion({
      id: 'year_of',
      text: say('askYearOf', { found: title, wanted: financialYearOf(said) }),
      // A year before the supported ones must be a typo in the title.
      options: [own, said].filter(hasLaw).map((y) => ({ value: y, label: { text: financialYearOf(y) } })),
    }),
  ];
}

const life = trialBalanceLife;

/** The year's stored trial balance, if any. */
const standingOf = async (entity: EntityDoc, year: string): Promise<TrialBalanceDoc | null> =>
  (await TrialBalance.findOne({
    entity_id: entity._id,
    deleted_at: null,
    assessment_year: year,
  }).lean()) as TrialBalanceDoc | null;

const keyOf = (l: Ledger): string => l.ledger_name.trim().toLowerCase();

/**
 * Ledgers of a file compared with the stored trial balance of its year: new, changed, unchanged, missing.
 * Corrected lines are added to the stored ones.
 */
async function besideStored(
  { deps, entity, corrected }: ImportInput,
  year: string,
  ledgers: readonly Ledger[],
): Promise<{ whole: Ledger[]; beside?: RecordCounts }> {
  if (!entity) return { whole: [...ledgers] };
  const stored = await standingOf(entity, year);
  const had = stored ? await loadLedgers(deps, stored._id) : [];
  const names = new Set(ledgers.map(keyOf));
  const whole = corrected ? [...had.filter((l) => !names.has(keyOf(l))), ...ledgers] : [...ledgers];
  const beside = compareRecords<Ledger>(had, whole, keyOf, contentKey);
  return { whole, beside: corrected ? { ...beside, same: 0 } : beside };
}

/** Groups whose head was guessed from the side of their balance, or chosen, with their number of ledgers. */
const guessedGroups = (ledgers: readonly Ledger[], unmapped: readonly string[], said: LedgerData['groups']) =>
  [...new Set([...unmapped, ...said.map((g) => g.name)])].map((name) => {
    const own = ledgers.filter((l) => (l.source_group ?? l.ledger_name) === name);
    return {
      name,
      ledger_group: said.find((g) => g.name === name)?.ledger_group ?? own[0]?.ledger_group ?? null,
      ledgers: own.length,
    };
  });

/** Reads trial balances. */
export const ledgersReader: Reader<LedgerData> = {
  read: async (given, file) => {
    const { deps, entity, answers } = given;
    const groups = groupsSaid(answers);
    const remembered: GroupMapping = asMapping([
      ...(entity ? await loadMapping(deps, entity._id) : []),
      ...groups,
    ]);
    const byLedger = new Map([...(entity ? await mappingOf(deps, entity) : []), ...remembered]);
    const pan = entity ? String(entityData(deps, entity)['pan'] ?? '').toUpperCase() : '';
    if (file.kind === 'json')
      throw malformedField('file', 'Upload the trial balance as CSV, Excel or Tally XML');
    const found = readBalances(file, { mapping: remembered, byLedger, said: given.mapping }, pan);
    const { ledgers, issues, unmapped, columns } = found;
    if (ledgers.length === 0)
      throw invalid(
        issues[0]?.message ?? sentence('No ledgers were found in this file'),
        fieldErrors(issues.slice(0, 500)),
        'nothing_imported',
      );
    if (ledgers.length > sizes.ledgers)
      throw invalid(
        sentence('The file has {found} ledgers; at most {max} are read.', {
          found: ledgers.length,
          max: sizes.ledgers,
        }),
      );
    const rows = file.kind === 'tables' ? file.tables[0]!.rows : [];
    const facts = titleFacts(rows.slice(0, columns?.headingRows ?? 0));
    const title = titleYear(facts);
    const year = yearOf(given, title);
    const { whole, beside } = await besideStored(given, year, ledgers);
    const totals = totalsOf(whole);
    const own = totalsOf(ledgers);
    const sums = {
      debit: rupeesOf(own.closingDebit),
      credit: rupeesOf(own.closingCredit),
    } as unknown as Record<string, number>;
    const places = Object.entries(columns?.places ?? {});
    const line = (columns?.headingRows ?? 1) - 1;
    return {
      source: found.source === 'Tally' ? 'Tally' : null,
      confidence: columns ? 0.95 : 0.8,
      sheets: columns
        ? [
            {
              sheet: file.kind === 'tables' ? file.tables[0]!.name : '',
              source: null,
              line: line + 1,
              columns: columns.labels.map((heading, i) => ({
                heading,
                field: places.find(([, at]) => at === i)?.[0] ?? '',
              })),
              rows: previewOf(rows, line, columns.labels.length, shown),
            },
          ]
        : [],
      placed: { ledgers: { rows: ledgers.length, totals: sums } },
      set_aside: issues
        .filter((i) => i.severity === 'error')
        .map((i) => {
          const row = Number(/^row (\d+)/.exec(i.path)?.[1]);
          return {
            sheet: '',
            row: Number.isInteger(row) ? row : null,
            column: /, (.*)$/.exec(i.path)?.[1] ?? null,
            ...because(i.message),
            refused: true,
            cells: Number.isInteger(row) ? (rows[row - 1] ?? []).map(shown) : [],
          };
        }),
      unmapped: columns
        ? unusedOf(columns.labels, new Set(places.map(([, at]) => at as number)), rows, line)
        : [],
      file_totals: sums,
      total_row: null,
      questions: askYearOf(given, title),
      warnings: [
        ...(totals.balanced ? [] : [sentence('Debits and credits differ: saved as a draft')]),
        ...(found.setAside
          ? [
              sentence('{count} rows of headings, groups and totals were ignored', {
                count: found.setAside,
              }),
            ]
          : []),
        ...firstWarnings(
          [...issues.filter((i) => i.severity !== 'error'), ...ledgerWarnings(ledgers)].map((i) =>
            sentence('{path}: {message}', { path: i.path, message: i.message }),
          ),
        ),
      ],
      target: {
        assessment_year: year,
        balanced: totals.balanced,
        groups: guessedGroups(ledgers, unmapped, groups),
        ...(beside ? { beside } : {}),
      },
      data: { found, whole, year, groups },
    };
  },
  steps: async (given, { data }) => {
    const { deps, user } = given;
    const entity = given.entity!;
    const by = { deps, user };
    const { found, year, whole: ledgers } = data;
    const totals = totalsOf(ledgers);
    const stored = await standingOf(entity, year);
    if (stored) refuseClosed(life, stored);
    const had = stored ? await loadLedgers(deps, stored._id) : [];
    const _id = stored?._id ?? new mongoose.Types.ObjectId();
    const end = `${startYear(year)}-03-31`;
    const today = todayInIst(deps.now());
    const content = {
      tb_date: stored?.tb_date ?? (end < today ? end : today),
      import_source: found.source,
      status: (totals.balanced ? 'saved' : 'draft') as TrialBalanceDoc['status'],
      totals,
      ledger_count: ledgers.length,
      adjustments: {
        closing_stock: found.closing_stock ?? stored?.adjustments.closing_stock ?? 0,
        depreciation: stored?.adjustments.depreciation ?? 0,
      },
    };
    let take: () => Promise<undefined>;
    return [
      {
        stage: (act) =>
          replacingLedgers(deps, { _id, entity_id: entity._id }, ledgers, (own) => {
            take = own;
            return act();
          }),
        commit: async () => {
          const doc = stored
            ? await change(life, by, { record: stored, entity }, stored.version, content)
            : await insert(life, by, entity, {
                _id,
                assessment_year: year,
                ...content,
              } as Partial<TrialBalanceDoc>);
          await take();
          await rememberMapping(deps, entity._id, data.groups);
          return {
            kind: 'trial-balance',
            records: [{ id: String(doc._id), version: doc.version }],
            created: !stored,
            before: stored
              ? {
                  ledgers: had,
                  content: Object.fromEntries(
                    Object.keys(content).map((key) => [key, stored[key as keyof TrialBalanceDoc]]),
                  ),
                }
              : null,
            name: `Trial balance AY ${year}`,
            detail: { id: String(doc._id), assessment_year: year, ledgers: ledgers.length },
          };
        },
      },
    ];
  },
};
