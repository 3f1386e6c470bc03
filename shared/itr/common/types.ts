import type { IsoDate } from '../../dates.ts';
import type { FormModel } from '../../forms/form.ts';
import type { Issue } from '../../forms/messages.ts';
import type { FormValues } from '../../forms/paths.ts';
import type { Regime, RegimeComparison, TaxResult } from '../../tax/model/types.ts';
import type { ExportContext } from '../json/creation-info.ts';

/** Income-tax return forms this product prepares. */
export const itrTypes = ['ITR-1', 'ITR-2', 'ITR-3', 'ITR-4', 'ITR-5', 'ITR-6', 'ITR-7'] as const;
export type ItrType = (typeof itrTypes)[number];

/** The documented tax figures, whole rupees; `balance_tax` is negative for a refund. */
export interface TaxSummary {
  total_income: number;
  tax_before_cess: number;
  cess: number;
  total_tax: number;
  tds_paid: number;
  balance_tax: number;
}

/**
 * Result of a return: its regime, both regimes in full, and the form with every read-only figure. `derived`
 * and `notes` are computed on first access, so that the displayed tax does not wait for them.
 */
export interface ItrComputation {
  regime: Regime;
  /** Result under the chosen regime; its `breakdown` is the tree of explained lines. */
  chosen: TaxResult;
  /** Both regimes: the other one is computed when this or `summary` is first read. */
  readonly comparison: RegimeComparison;
  /** The assessee has no choice between regimes (firms, societies, local authorities): both sides of the comparison are the same. */
  oneRegime?: true;
  readonly summary: Record<Regime, TaxSummary>;
  readonly derived: FormValues;
  /** Remarks: claims cut to their caps, amounts left out in the chosen regime. */
  readonly notes: Issue[];
}

/** A draft out of prefill data; `sources` names for each form path the place in the file its value came from. */
export interface PrefillResult {
  data: FormValues;
  sources: Record<string, string>;
  warnings: Issue[];
}

/** One income-tax return form of one year. */
export interface ItrForm {
  model: FormModel;
  /** Where the paths of the department's file come from, to be shown where they could not be checked against it. */
  source?: string;
  /**
   * Derived figures and tax in both regimes; accepts any well-formed draft. Without a filing date, `today` (a
   * date in IST) counts for interest and fees, as in the file.
   */
  compute(data: FormValues, today?: IsoDate): ItrComputation;
  /** The data as checked on a day: with it as the date of filing where none is entered, as in figures and file. */
  dated(data: FormValues, day: IsoDate): FormValues;
  /** The department's JSON and all its problems (rule numbers in `rule`), the latter computed on first access. */
  exportJson(data: FormValues, context: ExportContext): { json: unknown; issues: Issue[] };
  /**
   * Reads the department's JSON of this form and year. `warnings`, by JSON path: first, with severity `error` and its number, each
   * Category A rule the file itself breaks (the department refuses it), whatever becomes of the figure here; then what could not be
   * read or is calculated differently. Data is read in any case.
   */
  importJson(json: unknown): { data: FormValues; warnings: Issue[] };
  /** Reads the department's prefill data into a draft of this form. */
  importPrefill(json: unknown): PrefillResult;
  /** Reads documented call members (flat names) into this form; a form without such a shape leaves it out. */
  fromDocumented?(members: FormValues): { data: FormValues; warnings: Issue[] };
  /** Whether data has the documented shape although its names are those of parts of the form. */
  isDocumented?(data: FormValues): boolean;
  /** Amounts typed that are in neither the tax nor the file, and credits without a claim, each a warning at its path; among the model's rules too. */
  unused(data: FormValues): Issue[];
  /** Warnings that this may be the wrong form for the assessee; `derived` is the data with its figures, where known. */
  eligibility(data: FormValues, derived?: FormValues): Issue[];
  /**
   * Fields whose path could not be checked against the department's schema of the year, with its source;
   * absent if all were.
   */
  unverified?: readonly { path: string; json: string; source: string }[];
}
