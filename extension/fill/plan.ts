import type { FieldKind, Option } from '../../shared/forms/fields.ts';

/** A path in the government file without row numbers, outermost node first. */
export type JsonPath = readonly string[];

/** Another field of the form whose name ends the same: an element that fits it better is not ours. */
export interface Rival {
  json: JsonPath;
  /** Labels of its enclosing groups, outermost first. */
  heading: readonly string[];
}

/** By what a control pointed out by the user is known again; never a value. */
export interface Learned {
  /** Its id, row numbers as `#`. */
  id?: string;
  /** Its control name, lower case. */
  name?: string;
  /** Its caption, where it has no name. */
  caption?: string;
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
  /** False where a caption alone is no safe sign of the field. */
  byLabel: boolean;
  /** The portal's own figure: compared, never filled. */
  total: boolean;
  /** What the user has pointed out, tried first. */
  learned?: Learned;
  /** Seen working on the live portal. */
  verified: boolean;
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
}

export type PlanNode = Step | RowSet;

/** Who and what the page must show before anything is touched. */
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
}

/** What became of one field. */
export type Status = 'filled' | 'right' | 'different' | 'not-found' | 'needs-you';

/** One line of the report. `page` is what the page shows, `want` what the return says. */
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
