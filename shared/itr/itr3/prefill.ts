import { type PathOf, setAt } from '../../forms/paths.ts';
import type { PrefillResult } from '../common/types.ts';
import { itr2FromPrefill } from '../itr2/prefill.ts';
import { assessmentYearOfFile } from '../json/detect.ts';
import { looseReader } from '../json/loose.ts';
import type { Itr3 } from '../values/itr3.ts';
import type { Itr3Year } from './data/years.ts';

const asYear = (value: string): string => (/^\d{4}-\d{2}$/.test(value) ? value : assessmentYearOfFile(value));

const REGIME = 'filing.opt_out_new_tax_regime' satisfies PathOf<Itr3>;

/** The department's prefill data as an ITR-3 draft: as for ITR-2, with unabsorbed depreciation and credit of the last return. Never throws. */
export function itr3FromPrefill(year: Itr3Year, json: unknown): PrefillResult {
  const read = itr2FromPrefill(year, json);
  const reader = looseReader(json);
  let { data } = read;
  const sources = { ...read.sources };
  const put = (path: PathOf<Pick<Itr3, 'unabsorbed' | 'amtc'>>, value: unknown, from: string) => {
    data = setAt(data, path, value);
    sources[path] = from;
  };
  if (Object.hasOwn(sources, REGIME)) {
    data = setAt(data, REGIME, undefined);
    delete sources[REGIME];
  }
  let next = 0;
  // seen as a list, and written elsewhere as an object around it
  const [listed, nested] = ['lastFiledITR.scheduleUD', 'lastFiledITR.scheduleUD.scheduleUD'] as const;
  const depreciation = reader.rows(nested);
  const at = depreciation.length > 0 ? nested : listed;
  for (const [i, row] of (depreciation.length > 0 ? depreciation : reader.rows(listed)).entries()) {
    const left = row.number('balCFNY');
    const of = asYear(row.text('assYr'));
    if (left <= 0 || !of) continue;
    const from = `${at}.${i}`;
    put(`unabsorbed.rows.${next}.year`, of, `${from}.assYr`);
    put(`unabsorbed.rows.${next}.depreciation`, left, `${from}.balCFNY`);
    next += 1;
  }
  next = 0;
  for (const [i, row] of reader.rows('lastFiledITR.scheduleAMTC.scheduleAMTCDtls').entries()) {
    // the balance for this year has either name
    const key = row.number('balAmtCreditCarryFwd') > 0 ? 'balAmtCreditCarryFwd' : 'amtCreditFwd';
    const left = row.number(key);
    const of = asYear(row.text('assYr'));
    if (left <= 0 || !of) continue;
    const from = `lastFiledITR.scheduleAMTC.scheduleAMTCDtls.${i}`;
    put(`amtc.rows.${next}.year`, of, `${from}.assYr`);
    put(`amtc.rows.${next}.gross`, left, `${from}.${key}`);
    next += 1;
  }
  return { data, sources, warnings: read.warnings };
}
