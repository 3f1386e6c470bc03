import { english, type Message, sentence, type WireMessage } from '../../../shared/forms/messages.ts';
import { numberKey } from '../../../shared/gst/gstr1/documents.ts';
import { type SectionId, type Sheets, sections } from '../../../shared/gst/gstr1/sections.ts';
import type { Taxpayer } from '../../../shared/gst/gstr1/supply.ts';
import { toWire } from '../../../shared/gst/gstr1/wire.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import { applyMerge, type MergeEntry, planMerge } from '../../../shared/gst/import/merge.ts';
import type { Sums } from '../../../shared/gst/import/register-sums.ts';
import type { Period } from '../../../shared/gst/periods.ts';
import type { AskedQuestion } from '../../../shared/intake/questions.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { malformed } from '../../base/errors.ts';
import { change } from '../../returns/life.ts';
import { listedRefused } from '../base/refused.ts';
import { loadRows, planPatch } from '../base/rows.ts';
import { gstLives, type reachGst, refuseFiled, reportedEarlier } from '../base/store.ts';
import { totalsAfter } from '../base/totals.ts';

/** Content of an import source for GSTR-1. */
export interface SourceContent {
  sheets: Sheets;
  refused: (WireMessage & {
    section: SectionId | null;
    line: number | null;
    column: string | null;
    number: string | null;
    cells: string[];
  })[];
  warnings: readonly Message[];
  /** Sums of a register's lines: in the file, placed in tables, refused; paise. */
  totals?: { file: Sums; placed: Sums; refused: Sums };
  /** What the file leaves open. */
  questions?: AskedQuestion[];
  /** For registers: the meaning of each column, and the first rows. */
  layouts?: {
    sheet: string;
    source: string | null;
    line: number;
    columns: { heading: string; field: string }[];
    rows: string[][];
  }[];
}

/** Most entries of a preview: a page cannot show more, and fifty thousand would block it. */
const SHOWN = 1000;

/** Changes first; unchanged entries only as far as there is room. */
const shownOf = (entries: readonly MergeEntry[]): readonly MergeEntry[] =>
  entries.length <= SHOWN
    ? entries
    : [...entries.filter((e) => e.state !== 'same'), ...entries.filter((e) => e.state === 'same')].slice(
        0,
        SHOWN,
      );

/** Sections whose lines are sums over documents: an import replaces such a line instead of adding to it. */
const summaries = new Set<SectionId>(['b2cs', 'nil', 'hsn', 'at', 'txpd', 'supeco']);

/**
 * Compares an import source with a return and with other periods; with `mode: 'apply'` writes it atomically,
 * 409 if someone saved meanwhile.
 */
export async function mergeTaken(
  deps: Deps,
  user: SignedIn,
  who: Taxpayer,
  taken: SourceContent,
  reached: Awaited<ReturnType<typeof reachGst>> | undefined,
  {
    mode,
    version,
    leave_out_reported,
  }: { mode: 'preview' | 'apply'; version?: number | undefined; leave_out_reported?: boolean | undefined },
  note: (what: { kind: string; id: string; detail?: string }) => void,
) {
  const current = reached ? await loadRows(deps, reached.record._id) : {};
  const gst_id = reached ? String(reached.record._id) : undefined;
  const plan = planMerge(current, taken.sheets, who.period);
  const earlier = reached ? await reportedEarlier(deps, reached.record, taken.sheets) : new Map();
  const reportedIn = (e: MergeEntry): Period | null => {
    const key = e.after[0] && numberKey(sections[e.section], e.after[0], who.period);
    return (key && earlier.get(key)) || null;
  };
  const reported = plan.entries.filter((e) => e.state !== 'same' && reportedIn(e));
  const replaced = plan.entries.filter((e) => e.state === 'changed' && summaries.has(e.section)).length;
  const warnings =
    replaced > 0
      ? [
          ...taken.warnings,
          sentence('{count} summary lines already in the return will be replaced, not added to: check them', {
            count: replaced,
          }),
        ]
      : taken.warnings;
  const shared = {
    counts: { ...plan.counts, refused: taken.refused.length, reported: reported.length },
    refused: listedRefused(taken.refused),
    ...(taken.totals ? { file_totals: inRupees(taken.totals) } : {}),
    ...(taken.questions ? { questions: taken.questions } : {}),
    ...(taken.layouts && mode === 'preview' ? { layouts: taken.layouts } : {}),
    warnings: warnings.map(english),
    warning_messages: warnings,
  };
  note({
    kind: 'gst',
    id: gst_id ?? '',
    detail: `${mode} ${plan.counts.new}/${plan.counts.changed}/${plan.counts.same}`,
  });
  if (mode === 'preview') {
    return {
      ...shared,
      entries: shownOf(plan.entries).map((e) => ({
        section: e.section,
        state: e.state,
        name: e.name,
        changed: e.changed,
        reported_in: reportedIn(e),
        before: e.before.map((row) => toWire(sections[e.section], row)),
        after: e.after.map((row) => toWire(sections[e.section], row)),
      })),
    };
  }
  if (!reached || version === undefined)
    throw malformed('Send gst_id and version to apply an import', [
      { path: 'gst_id', message: 'This is required' },
    ]);
  const { record } = reached;
  refuseFiled(record);
  const { put, remove } = applyMerge(
    leave_out_reported ? plan.entries.filter((e) => !reportedIn(e)) : plan.entries,
  );
  const patch = await planPatch(deps, record, put, remove);
  const saved = await change(gstLives['GSTR-1'], { deps, user }, reached, version, {}, async ({ totals }) => {
    await patch.take();
    return { totals: totalsAfter(totals, patch) };
  }).finally(patch.end);
  return { ...shared, gst_id, version: saved.version, totals: saved.totals };
}
