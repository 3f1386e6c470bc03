import type { WireMessage } from '../../../shared/forms/messages.ts';
import { type ImsAction, type RemarksReading, takesRemarks } from '../../../shared/gst/ims/ims.ts';
import type { Frequency } from '../../../shared/gst/periods.ts';

interface Taxes {
  igst: number;
  cgst: number;
  sgst: number;
  cess: number;
}

/** A record as listed; rupees. */
export interface ImsLine extends Taxes {
  id: string;
  section: string;
  gstin: string;
  name: string;
  number: string;
  date: string;
  kind: 'invoice' | 'C' | 'D';
  taxable: number;
  suggested: ImsAction;
  reasons: WireMessage[];
  action: ImsAction;
  decided: boolean;
  remarks: string;
  reduce: Taxes | null;
  may_be_pending: boolean;
  pending_until: string | null;
}

interface Effect {
  available: Taxes;
  rejected: Taxes;
  pending: Taxes;
}

/** Response of the IMS call. */
export interface Ims {
  gstin: string;
  registration_id: string;
  return_period: string;
  frequency: Frequency;
  version: number;
  remarks_reading: RemarksReading;
  total: number;
  found: number;
  open: number;
  page: number;
  effect: Effect;
  effect_suggested: Effect;
  records: ImsLine[];
  can_edit: boolean;
}

export const PAGE = 200;
export const taxOf = (t: Taxes): number => Math.round((t.igst + t.cgst + t.sgst + t.cess) * 100);

/** Unsaved changes of a record; `reduce` as entered, in paise for all heads together. */
export interface Change {
  action: ImsAction;
  remarks: string;
  reduce: number | null;
}

/** Splits a reduction over the heads in the proportion of the record's tax, to the paisa. */
export function splitReduction(line: Taxes, paise: number): Taxes {
  const keys = ['igst', 'cgst', 'sgst', 'cess'] as const;
  const total = taxOf(line);
  let left = paise;
  const last = keys.findLast((k) => line[k] > 0);
  const out: Taxes = { igst: 0, cgst: 0, sgst: 0, cess: 0 };
  for (const key of keys) {
    const own = key === last ? left : total === 0 ? 0 : Math.round((paise * line[key] * 100) / total);
    out[key] = own / 100;
    left -= own;
  }
  return out;
}

/** Body of a save for changed records. */
export const decisionsOf = (
  lines: readonly ImsLine[],
  changes: ReadonlyMap<string, Change>,
  reading: RemarksReading = 'limited',
) =>
  lines.flatMap((line) => {
    const change = changes.get(line.id);
    if (!change) return [];
    const noted = takesRemarks(change.action, reading);
    return [
      {
        id: line.id,
        action: change.action,
        ...(noted && change.remarks ? { remarks: change.remarks } : {}),
        ...(change.action === 'A' && change.reduce !== null
          ? { reduce: splitReduction(line, change.reduce) }
          : {}),
      },
    ];
  });

/** Whether accepting a record may reduce less than its full credit. */
export const mayReduce = (line: Pick<ImsLine, 'section'>): boolean =>
  ['b2ba', 'b2bdna', 'b2bcn', 'b2bcna'].includes(line.section);
