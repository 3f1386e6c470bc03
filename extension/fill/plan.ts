import type { FieldKind, Option } from '../../shared/forms/fields.ts';
import type { Learned } from '../../shared/portal-maps.ts';
import type { Vocabulary } from './match.ts';

/** A path in the government file without row numbers, outermost node first. */
export type JsonPath = readonly string[];

/** Another field of the form with the same name ending: an element that fits it better is not ours. */
export interface Rival {
  json: JsonPath;
  /** Labels of its enclosing groups, outermost first. */
  heading: readonly string[];
}

/** One value wanted on the page. Plain data: it crosses from the panel to the page. */
export interface Step {
  node: 'step';
  /** Path in the form model with row numbers: unique in a plan. */
  path: string;
  label: string;
  kind: FieldKind;
  /** Canonical text: whole rupees without commas, `YYYY-MM-DD`, the code of a choice, `true` or `false`. */
  want: string;
  options?: readonly Option[];
  json: JsonPath;
  heading: readonly string[];
  rivals: readonly Rival[];
  /** Portal captions accepted besides `label`. */
  labels?: readonly string[];
  /** False if a caption alone does not identify the field. */
  byLabel: boolean;
  /** Computed in our form: filled if the page leaves it open and empty, never reported as different while empty. */
  total: boolean;
  /** Whether the portal accepts, computes or prefills it. */
  takes?: 'takes' | 'computes' | 'prefills' | 'unknown';
  /** Control pointed out by the user, tried first. */
  learned?: Learned;
  /** Seen working on the live portal. */
  verified: boolean;
  /** How its place is known. */
  from?: 'live' | 'caption' | 'script' | 'guess' | 'taught';
}

/** A repeater: its wanted rows in order. */
export interface RowSet {
  node: 'rows';
  path: string;
  label: string;
  rowLabel: string;
  json: JsonPath;
  heading: readonly string[];
  rows: readonly (readonly PlanNode[])[];
  /** The add-row button pointed out by the user. */
  learned?: Learned;
}

export type PlanNode = Step | RowSet;

/** Taxpayer, form and year the page must show before anything is filled. */
export interface Expect {
  form: string;
  /** `2026-27` */
  year: string;
  pan: string;
  section: string;
}

/** Everything wanted on one section of one page. */
export interface Plan {
  expect: Expect;
  nodes: readonly PlanNode[];
  /** All fields of the section, so that a caption is not matched to the wrong one. */
  words?: Vocabulary;
}

/** Result for one field. */
export type Status = 'filled' | 'right' | 'different' | 'not-found' | 'needs-you';

/** Why a value waits for a press of the user: a row is filled and waits for the page's Add, or further records follow. */
export type Waiting = 'offered' | 'press-add' | 'another';

/** One line of the report. `page` is the page's value, `want` the return's. */
export interface Entry {
  path: string;
  label: string;
  status: Status;
  want: string;
  page?: string;
  /** English source text. */
  reason?: string;
  total?: boolean;
  verified: boolean;
  /** For values of rows: what the row waits for. */
  waiting?: Waiting;
  /** Which row it belongs to: `Employer 2: MUMB54321C`. */
  row?: string;
  /** A possible field of the page, in its words: to be confirmed by the user. */
  doubt?: { caption: string; learned: Learned };
  /** The page works it out itself. */
  computed?: boolean;
  /** Its place among those found on the page, from the top; absent where nothing on the page is its own. */
  place?: number;
}

/** The outcome of one run. */
export interface Report {
  mode: 'fill' | 'compare' | 'undo';
  section: string;
  entries: Entry[];
  /** Why the run ended early, English source text. */
  halted?: string;
  milliseconds: number;
}

/** All single steps of a plan, rows flattened in order. */
export function stepsOf(nodes: readonly PlanNode[]): Step[] {
  return nodes.flatMap((node) => (node.node === 'step' ? [node] : node.rows.flatMap(stepsOf)));
}
