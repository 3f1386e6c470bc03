import { useState, useSyncExternalStore } from 'react';
import type { Place } from '../../shared/accounts/groups.ts';
import { paiseOf, type WireMapping } from '../../shared/accounts/trial-balance-wire.ts';
import { todayInIst } from '../../shared/dates.ts';
import { useDirty } from '../data/dirty.ts';
import { errorText } from '../data/errors.ts';
import { t, tn } from '../i18n/t.ts';
import { confirm } from '../ui/dialogs/confirm.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { ledgersOf, type ReadAnswer, type YearAnswer } from './data/calls.ts';
import { adjustmentsOf, closingByName, defaultDate, type PreviousYear } from './opening.ts';
import { saveTrialBalance } from './saving.ts';
import { createSheet } from './sheet.ts';

/** The open trial balance: its sheet, its other inputs, and saving both. */
export function useTrialBalance(
  entityId: string,
  year: string,
  first: YearAnswer['trial_balance'],
  previous: PreviousYear | undefined,
) {
  const [sheet] = useState(() => createSheet(ledgersOf(first?.ledgers ?? []), closingByName(previous)));
  const ticks = useSyncExternalStore(sheet.subscribe, sheet.ticks);
  const [tbDate, setTbDate] = useState(first?.tb_date ?? defaultDate(year, todayInIst()));
  const [source, setSource] = useState<'Manual' | 'Tally'>(first?.import_source ?? 'Manual');
  const [adjustments, setAdjustments] = useState(() => adjustmentsOf(first?.adjustments));
  const [mapping, setMapping] = useState<readonly WireMapping[]>([]);
  const [stored, setStored] = useState(
    first ? { id: first.id, version: first.version, status: first.status } : null,
  );
  const [clash, setClash] = useState<{ id: string; version: number; status: 'draft' | 'saved' } | null>(null);
  const [busy, setBusy] = useState(false);
  // Serialized form of the last save; any difference is unsaved work.
  const state = [ticks, tbDate, adjustments.closing_stock, adjustments.depreciation].join(' ');
  const [savedState, setSavedState] = useState(state);
  const dirty = state !== savedState;
  useDirty(dirty);

  /** Replaces the ledgers with those of a file; false when the preparer kept the existing ones. */
  const takeFile = async (answer: ReadAnswer): Promise<boolean> => {
    if (sheet.rows().length > 0) {
      const sure = await confirm({
        title: t('Replace the ledgers on the page?'),
        body: t('The file replaces them. Ctrl+Z in the table restores them.'),
        action: t('Replace'),
      });
      if (!sure) return false;
    }
    sheet.replace(ledgersOf(answer.ledgers));
    setSource(answer.import_source);
    const stock = paiseOf(answer.closing_stock) ?? 0;
    if (stock > 0) setAdjustments((before) => ({ ...before, closing_stock: stock }));
    return true;
  };

  /** Maps a group name of the file to a head; saving remembers it for the entity. */
  const place = (name: string, to: Place) => {
    sheet.place(name, to);
    setMapping((before) => [
      ...before.filter((m) => m.name !== name),
      { name, ledger_group: to.group, ...(to.head ? { head: to.head } : {}) },
    ]);
  };

  /** Saves the trial balance; its id on success. */
  const save = async (status: 'draft' | 'saved', over = stored): Promise<string | undefined> => {
    const errors = sheet.errors();
    if (errors > 0) {
      showToast({
        tone: 'error',
        text: tn(errors, 'Fix {count} row before saving', 'Fix {count} rows before saving'),
      });
      return undefined;
    }
    setBusy(true);
    const sent = state;
    try {
      const done = await saveTrialBalance({
        companyId: entityId,
        year,
        stored: over ? { id: over.id, version: over.version } : null,
        tbDate,
        source,
        status,
        ledgers: sheet.ledgers(),
        adjustments,
        mapping,
      });
      if (done.is === 'clash') {
        setClash({ id: done.id, version: done.version, status });
        return undefined;
      }
      setClash(null);
      setStored({ id: done.id, version: done.version, status: done.status });
      setSavedState(sent);
      showToast({ tone: 'success', text: t('Trial Balance saved successfully') });
      return done.id;
    } catch (error) {
      showToast({ tone: 'error', text: `${t('Failed to save Trial Balance')}. ${errorText(error)}` });
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  return {
    sheet,
    ticks,
    tbDate,
    setTbDate,
    adjustments,
    setAdjustments,
    stored,
    dirty,
    busy,
    clash,
    takeFile,
    place,
    save,
    /** Overwrites the version someone else saved meanwhile. */
    keepMine: () => clash && void save(clash.status, clash),
  };
}
