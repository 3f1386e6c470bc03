import type { Message } from '../../forms/messages.ts';
import type { RowKey } from './columns.ts';
import type { SectionId } from './sections.ts';

/**
 * A finding. Without `row` it concerns the section or, without `section`, the entire return. The portal
 * refuses errors.
 */
export interface GstIssue {
  section?: SectionId;
  /** Row id. */
  row?: string;
  field?: RowKey;
  message: Message;
  severity: 'error' | 'warning';
  /** Where the rule comes from. */
  source?: string;
}

/** Collects findings about one row. */
export type Report = (
  field: RowKey | undefined,
  message: Message,
  severity?: GstIssue['severity'],
  source?: string,
) => void;
