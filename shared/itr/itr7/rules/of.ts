import { type Reader, type Rule, when } from '../../itr2/rules/reader.ts';
import { byApplication } from '../data/codes.ts';

export const O = 'PartA_GEN1.OrgFirmInfo';
export const F = 'PartA_GEN1.FilingStatus';
export const P = 'PartA_GEN2.OtherDetailsFor7';
export const FILED = 'CreationInfo.JSONCreationDate';

/** A rule of category A. */
export const rule = (no: number, message: string, check: Rule['check']): Rule => ({
  id: `A-${no}`,
  message,
  check,
});
/** A rule of category B: a warning. */
export const warning = (no: number, message: string, check: Rule['check']): Rule => ({
  id: `B-${no}`,
  message,
  severity: 'warning',
  check,
});
/** Fails if a condition is true and a field is empty. */
export const needs = (no: number, message: string, asked: (r: Reader) => boolean, path: string): Rule =>
  rule(no, message, (r) => when(asked(r) && !r.has(path), path));
/** One finding for each row that breaks it. */
export const each = (
  no: number,
  message: string,
  list: string,
  broken: (row: ReturnType<Reader['rows']>[number], r: Reader) => boolean,
  at: string,
): Rule => rule(no, message, (r) => r.rows(list).map((row) => when(broken(row, r), row.to(at))));

export const exemption = (r: Reader) => r.s(`${O}.SecExemptionClaimed`);
export const claims =
  (...sections: readonly string[]) =>
  (r: Reader) =>
    sections.includes(exemption(r));
export const applied = (r: Reader) => byApplication.includes(exemption(r));
