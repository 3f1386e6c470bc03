import type { Row } from '../../../shared/gst/gstr1/columns.ts';
import { numberKey } from '../../../shared/gst/gstr1/documents.ts';
import { type SectionId, type Sheets, sectionIds, sections } from '../../../shared/gst/gstr1/sections.ts';
import type { Period } from '../../../shared/gst/periods.ts';
import type { Vault } from '../../base/vault.ts';

/** Rows per block. */
export const BLOCK = 250;

/** Rows of a section as stored: ids and document numbers for lookup, and the encrypted rows. */
export interface PackedRows {
  section: string;
  seq: number;
  row_ids: string[];
  keys: string[];
  rows_sealed: string;
}

/** Fingerprint for finding a document number in other periods. */
export const keyPrint = (vault: Vault, key: string): string =>
  vault.fingerprint('gst-number', key).slice(0, 16);

/** Rows of one block. */
export function pack(
  vault: Vault,
  period: Period,
  section: SectionId,
  seq: number,
  rows: readonly Row[],
): PackedRows {
  const keys = new Set<string>();
  for (const row of rows) {
    const key = numberKey(sections[section], row, period);
    if (key) keys.add(key);
  }
  return {
    section,
    seq,
    row_ids: rows.map((row) => row.id),
    keys: [...keys].map((key) => keyPrint(vault, key)),
    rows_sealed: vault.seal(rows),
  };
}

/** Rows of a section split into blocks, counted from `from`. */
export function* packed(
  vault: Vault,
  period: Period,
  section: SectionId,
  rows: readonly Row[],
  from = 0,
): Generator<PackedRows> {
  for (let i = 0; i < rows.length; i += BLOCK)
    yield pack(vault, period, section, from + i / BLOCK, rows.slice(i, i + BLOCK));
}

/** Document numbers of these rows with fingerprints. */
export function printsOf(vault: Vault, period: Period, sheets: Sheets): Map<string, string> {
  const prints = new Map<string, string>();
  for (const id of sectionIds) {
    for (const row of sheets[id] ?? []) {
      const key = numberKey(sections[id], row, period);
      if (key && !prints.has(key)) prints.set(key, keyPrint(vault, key));
    }
  }
  return prints;
}
