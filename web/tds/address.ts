import {
  formFor,
  type Quarter,
  quarters,
  type TdsForm,
  tdsForms,
  tdsYears,
} from '../../shared/tds/data/forms.ts';
import { askedFor } from '../data/asked.ts';

/** The statement an address names. */
export interface TdsAddress {
  form: TdsForm;
  year: string;
  quarter: Quarter;
  /** 0 for the regular statement. */
  correction: number;
  /** The TAN it is of; the main one where it is not said. */
  registration?: string;
}

/** Reads `/app/tds/{form}/{entityId}?year=&quarter=&correction=&registration=`; `unknown` is the part that names nothing we know. */
export function readTdsAddress(form: string, params: URLSearchParams): TdsAddress | { unknown: string } {
  const year = askedFor(params.get('year'), tdsYears, tdsYears[0]);
  const quarter = askedFor(params.get('quarter'), quarters, 'Q1');
  const known = tdsForms.find((f) => f === form.toUpperCase());
  const said = params.get('correction') ?? '';
  const registration = params.get('registration');
  const unknown =
    year.unknown ??
    quarter.unknown ??
    (known ? undefined : form) ??
    (/^\d{0,3}$/.test(said) ? undefined : said);
  if (unknown !== undefined || !known) return { unknown: unknown ?? form };
  // A year has one form of each kind: 26Q asked for 2026-2027 is form 140.
  return {
    form: formFor(known, year.value),
    year: year.value,
    quarter: quarter.value,
    correction: Number(said),
    ...(registration && { registration }),
  };
}
