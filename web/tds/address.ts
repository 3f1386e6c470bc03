import {
  formFor,
  type Quarter,
  quarters,
  type TdsForm,
  tdsForms,
  tdsYears,
} from '../../shared/tds/data/forms.ts';
import { askedFor } from '../data/asked.ts';

/** The statement of an address. */
export interface TdsAddress {
  form: TdsForm;
  year: string;
  quarter: Quarter;
  /** 0 for the regular statement. */
  correction: number;
  /** Its TAN; the main one by default. */
  registration?: string;
}

/** Parses `/app/tds/{form}/{entityId}?year=&quarter=&correction=&registration=`; `unknown` is the invalid part. */
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
  // Each year has one form of a kind: 26Q for 2026-2027 becomes form 140.
  return {
    form: formFor(known, year.value),
    year: year.value,
    quarter: quarter.value,
    correction: Number(said),
    ...(registration && { registration }),
  };
}
