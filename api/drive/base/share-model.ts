import mongoose from 'mongoose';
import { recordSchema, type StoredRecord } from '../../base/records.ts';

const Id = mongoose.Schema.Types.ObjectId;

/** A person in a share; `user_id` once they proved the address. */
export interface SharedPerson {
  email: string;
  user_id: mongoose.Types.ObjectId | null;
  permission: 'view' | 'edit';
  /** Of a link mailed to them only; '' if they have the share's. */
  link_hash?: string;
}

/** A share of an item. Only a hash of its link is stored. */
export interface DriveShareDoc extends StoredRecord {
  owner_id: mongoose.Types.ObjectId;
  item_id: mongoose.Types.ObjectId;
  access: 'public' | 'restricted';
  people: SharedPerson[];
  link_hash: string;
  password_hash: string;
  expires_at: Date | null;
  revoked_at: Date | null;
  views: number;
  last_viewed_at: Date | null;
}
const person = new mongoose.Schema<SharedPerson>(
  {
    email: { type: String, required: true },
    user_id: { type: Id, default: null },
    permission: { type: String, enum: ['view', 'edit'], required: true },
    link_hash: { type: String, default: '' },
  },
  { _id: false, strict: 'throw' },
);
const shareSchema = recordSchema<DriveShareDoc>(
  {
    owner_id: { type: Id, required: true },
    item_id: { type: Id, required: true },
    access: { type: String, enum: ['public', 'restricted'], required: true },
    people: { type: [person], default: [] },
    link_hash: { type: String, required: true },
    password_hash: { type: String, default: '' },
    expires_at: { type: Date, default: null },
    revoked_at: { type: Date, default: null },
    views: { type: Number, default: 0 },
    last_viewed_at: { type: Date, default: null },
  },
  'drive_shares',
);
shareSchema.index({ link_hash: 1 }, { unique: true });
shareSchema.index({ owner_id: 1, created_at: -1 });
shareSchema.index({ item_id: 1 });
shareSchema.index({ 'people.user_id': 1 });
shareSchema.index({ 'people.email': 1 });
shareSchema.index({ 'people.link_hash': 1 });
export const DriveShare = mongoose.model<DriveShareDoc>('DriveShare', shareSchema);

/** One opening of a share, for its owner. */
interface DriveViewDoc extends StoredRecord {
  share_id: mongoose.Types.ObjectId;
  at: Date;
  /** Name and address of a signed-in person; '' for a visitor. */
  who: string;
  act: 'opened' | 'downloaded' | 'previewed' | 'refused';
  item_name: string;
}
const viewSchema = recordSchema<DriveViewDoc>(
  {
    share_id: { type: Id, required: true },
    at: { type: Date, required: true },
    who: { type: String, default: '' },
    act: { type: String, enum: ['opened', 'downloaded', 'previewed', 'refused'], required: true },
    item_name: { type: String, default: '' },
  },
  'drive_views',
);
viewSchema.index({ share_id: 1, at: -1 });
viewSchema.index({ at: 1 });
export const DriveView = mongoose.model<DriveViewDoc>('DriveView', viewSchema);

/** Temporary access: an address for a new tab, or an unlocked share. Stored as a hash. */
export interface DriveTicketDoc extends StoredRecord {
  hash: string;
  kind: 'open' | 'unlock';
  /** The person it was issued to; null for a visitor. */
  user_id: mongoose.Types.ObjectId | null;
  /**
   * The session it was requested in; for a share's key, what it was issued for: a hash of the password, or of
   * a guest's address.
   */
  session_id: string;
  share_id: mongoose.Types.ObjectId | null;
  item_ids: mongoose.Types.ObjectId[];
  act: 'download' | 'preview';
  expires_at: Date;
}
const ticketSchema = recordSchema<DriveTicketDoc>(
  {
    hash: { type: String, required: true },
    kind: { type: String, enum: ['open', 'unlock'], required: true },
    user_id: { type: Id, default: null },
    session_id: { type: String, default: '' },
    share_id: { type: Id, default: null },
    item_ids: { type: [Id], default: [] },
    act: { type: String, enum: ['download', 'preview'], default: 'download' },
    expires_at: { type: Date, required: true },
  },
  'drive_tickets',
);
ticketSchema.index({ hash: 1 }, { unique: true });
ticketSchema.index({ expires_at: 1 });
export const DriveTicket = mongoose.model<DriveTicketDoc>('DriveTicket', ticketSchema);
