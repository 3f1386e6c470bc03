import mongoose from 'mongoose';
import type { EntityStatus } from '../../shared/entities/types.ts';
import type { Duty } from '../../shared/firm/work.ts';
import type { Engagement } from '../../shared/privacy/privacy.ts';
import { recordSchema, type StoredRecord } from '../base/records.ts';

/** A share of an entity with an address; the id is the account that proved it, null until then. */
export interface EntityShare {
  email: string;
  permission: 'view' | 'edit';
  user_id: mongoose.Types.ObjectId | null;
}

/** Member responsible for a client, or for one of its duties. */
export interface Assignment {
  user_id: mongoose.Types.ObjectId;
  duty: Duty;
}

/** A company or individual. PAN and GSTIN are encrypted; `data` has the other form fields. */
export interface EntityDoc extends StoredRecord {
  /** The firm; its id is that of its founder's account. */
  owner_id: mongoose.Types.ObjectId;
  /**
   * The firm and everyone the entity is shared with. Which members see it follows from their role,
   * `assignments` and `group_id`.
   */
  reader_ids: mongoose.Types.ObjectId[];
  shares: EntityShare[];
  /** Absent in entities of earlier versions. */
  assignments?: Assignment[];
  group_id?: mongoose.Types.ObjectId | null;
  labels?: string[];
  /** Legal basis of the firm's work for the client; null until recorded. */
  engagement?: Engagement | null;
  /** Why nothing of it may be deleted. */
  legal_hold?: { reason: string; by_id: mongoose.Types.ObjectId; at: Date } | null;
  status: EntityStatus;
  assessment_year: string;
  name: string;
  name_key: string;
  /** Sorts names as people count: `No 2` before `No 10`. */
  sort_key: string;
  /** Lower-case text for searching. */
  search_text: string;
  pan_sealed: string;
  /** Fingerprints of the PAN's prefixes, so that searching by first letters works on encrypted PANs. */
  pan_keys: string[];
  /** Fingerprint of the full PAN. */
  pan_key: string;
  gstin_sealed: string | null;
  has_gstin: boolean;
  /**
   * Encrypted `Registration[]`: every GSTIN and TAN, including those of the form's own fields. Absent in
   * entities not yet migrated.
   */
  registrations_sealed: string | null;
  /** Unique per owner, PAN, type and year; set to the id on deletion. */
  unique_key: string;
  data: Record<string, unknown>;
  deleted_at: Date | null;
}

const text = { type: String, required: true };
const id = mongoose.Schema.Types.ObjectId;
const schema = recordSchema<EntityDoc>(
  {
    owner_id: { type: id, required: true },
    reader_ids: { type: [id], required: true },
    shares: {
      type: [
        new mongoose.Schema(
          { email: text, permission: text, user_id: { type: id, default: null } },
          { _id: false },
        ),
      ],
      default: [],
    },
    assignments: {
      type: [new mongoose.Schema({ user_id: { type: id, required: true }, duty: text }, { _id: false })],
      default: [],
    },
    group_id: { type: id, default: null },
    labels: { type: [String], default: [] },
    engagement: { type: mongoose.Schema.Types.Mixed, default: null },
    legal_hold: { type: mongoose.Schema.Types.Mixed, default: null },
    status: text,
    assessment_year: text,
    name: text,
    name_key: text,
    sort_key: text,
    search_text: text,
    pan_sealed: text,
    pan_keys: { type: [String], required: true },
    pan_key: text,
    gstin_sealed: { type: String, default: null },
    has_gstin: { type: Boolean, default: false },
    registrations_sealed: { type: String, default: null },
    unique_key: text,
    data: { type: mongoose.Schema.Types.Mixed, required: true },
    deleted_at: { type: Date, default: null },
  },
  'entities',
);
schema.index({ reader_ids: 1, deleted_at: 1, sort_key: 1, _id: 1 });
schema.index({ reader_ids: 1, deleted_at: 1, created_at: -1, _id: -1 });
schema.index({ owner_id: 1, deleted_at: 1 });
schema.index({ unique_key: 1 }, { unique: true });
schema.index({ 'shares.email': 1 });
schema.index({ 'shares.user_id': 1, deleted_at: 1 });
schema.index({ owner_id: 1, 'assignments.user_id': 1, deleted_at: 1 });
schema.index({ deleted_at: 1 });

export const Entity = mongoose.model<EntityDoc>('Entity', schema);
