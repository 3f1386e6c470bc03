import { checkListed, entityName } from '../../shared/entities/check.ts';
import { longYear } from '../../shared/entities/years.ts';
import { onWire, sentence } from '../../shared/forms/messages.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import { defaultAssessmentYear } from '../../shared/itr/registry.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { type FieldError, isFailure } from '../base/errors.ts';
import { acceptEntity, alreadyThere, uniqueKey } from './store.ts';
import type { ImportLine } from './table.ts';

/** A line of a list as an entity, or why it is refused. */
export interface CheckedLine {
  row: number;
  name: string;
  pan: string;
  status: string;
  ok: boolean;
  errors: readonly FieldError[];
  data?: FormValues;
}

/** Validates a line; `taken` maps keys seen so far to their rows, 0 for stored ones. */
export function checkLine(
  deps: Deps,
  user: SignedIn,
  line: ImportLine,
  taken: Map<string, number>,
): CheckedLine {
  const shown = {
    row: line.row,
    name: entityName(line.data),
    pan: String(line.data['pan'] ?? ''),
    status: String(line.data['status'] ?? ''),
  };
  try {
    // A list rarely has more than the client's identity: the year is the current filing year, and the rest is
    // asked for when needed.
    const data = acceptEntity(
      { assessment_year: longYear(defaultAssessmentYear)!, ...line.data },
      checkListed,
    );
    const key = uniqueKey(deps, user.firm.id, data);
    const earlier = taken.get(key);
    if (earlier !== undefined) {
      const message =
        earlier === 0
          ? alreadyThere().words
          : sentence('Row {row} has the same PAN, status and assessment year.', { row: earlier });
      return { ...shown, ok: false, errors: [{ path: 'pan', ...onWire(message) }] };
    }
    taken.set(key, line.row);
    return { ...shown, name: entityName(data), pan: String(data['pan']), ok: true, errors: [], data };
  } catch (error) {
    if (!isFailure(error)) throw error;
    return {
      ...shown,
      ok: false,
      errors: error.fields?.length ? error.fields : [{ path: '', ...onWire(error.words) }],
    };
  }
}
