import mongoose from 'mongoose';
import { recordSchema, type StoredRecord } from '../../base/records.ts';

const Id = mongoose.Schema.Types.ObjectId;
const text = { type: String, default: '' };

/** A person's drive: its usage, and a number every change of its tree increments first, which serializes changes. */
interface DriveDoc extends StoredRecord {
  owner_id: mongoose.Types.ObjectId;
  /** Bytes of all files including the trash; each copy within the drive counts. */
  used_bytes: number;
  tree_version: number;
}
const driveSchema = recordSchema<DriveDoc>(
  {
    owner_id: { type: Id, required: true },
    used_bytes: { type: Number, default: 0 },
    tree_version: { type: Number, default: 0 },
  },
  'drives',
);
driveSchema.index({ owner_id: 1 }, { unique: true });
export const Drive = mongoose.model<DriveDoc>('Drive', driveSchema);

/** A file or folder. */
export interface DriveItemDoc extends StoredRecord {
  owner_id: mongoose.Types.ObjectId;
  /** Null at the root. */
  parent_id: mongoose.Types.ObjectId | null;
  /** 0 folder, 1 file: folders are listed first. */
  rank: 0 | 1;
  name: string;
  name_key: string;
  sort_key: string;
  extension: string;
  size: number;
  modified_at: Date;
  mime: string;
  sha256: string;
  blob_id: mongoose.Types.ObjectId | null;
  entity_id: mongoose.Types.ObjectId | null;
  assessment_year: string;
  /** The item deleted together with this one (itself, or a folder above); null if not in the trash. */
  trash_id: mongoose.Types.ObjectId | null;
  /** Only on the item deleted by the user. */
  deleted_at: Date | null;
  from_path: string;
  /** Makes names unique within a folder. */
  unique_key: string;
}
const itemSchema = recordSchema<DriveItemDoc>(
  {
    owner_id: { type: Id, required: true },
    parent_id: { type: Id, default: null },
    rank: { type: Number, required: true },
    name: { type: String, required: true },
    name_key: { type: String, required: true },
    sort_key: { type: String, required: true },
    extension: text,
    size: { type: Number, default: 0 },
    modified_at: { type: Date, required: true },
    mime: text,
    sha256: text,
    blob_id: { type: Id, default: null },
    entity_id: { type: Id, default: null },
    assessment_year: text,
    trash_id: { type: Id, default: null },
    deleted_at: { type: Date, default: null },
    from_path: text,
    unique_key: { type: String, required: true },
  },
  'drive_items',
);
itemSchema.index({ unique_key: 1 }, { unique: true });
itemSchema.index({ owner_id: 1, parent_id: 1, trash_id: 1, rank: 1, sort_key: 1, _id: 1 });
itemSchema.index({ owner_id: 1, deleted_at: 1 });
itemSchema.index({ trash_id: 1 });
itemSchema.index({ deleted_at: 1 });
itemSchema.index({ entity_id: 1, trash_id: 1 });
itemSchema.index({ blob_id: 1 });
export const DriveItem = mongoose.model<DriveItemDoc>('DriveItem', itemSchema);

/** Content on disk, stored once per person; referenced by `refs` items. */
export interface DriveBlobDoc extends StoredRecord {
  owner_id: mongoose.Types.ObjectId;
  sha256: string;
  crc32: number;
  size: number;
  /** Random name in the person's folder. */
  file: string;
  refs: number;
}
const blobSchema = recordSchema<DriveBlobDoc>(
  {
    owner_id: { type: Id, required: true },
    sha256: { type: String, required: true },
    crc32: { type: Number, required: true },
    size: { type: Number, required: true },
    file: { type: String, required: true },
    refs: { type: Number, required: true },
  },
  'drive_blobs',
);
blobSchema.index({ owner_id: 1, sha256: 1 }, { unique: true });
blobSchema.index({ owner_id: 1, file: 1 });
export const DriveBlob = mongoose.model<DriveBlobDoc>('DriveBlob', blobSchema);

/** An upload in progress; the bytes received are the size of its file. */
export interface DriveUploadDoc extends StoredRecord {
  /** Owner of the drive. */
  owner_id: mongoose.Types.ObjectId;
  /** The uploader. */
  by_id: mongoose.Types.ObjectId;
  folder_id: mongoose.Types.ObjectId | null;
  relative_path: string;
  name: string;
  size: number;
  modified_at: Date | null;
  on_clash: string;
  entity_id: mongoose.Types.ObjectId | null;
  assessment_year: string;
  file: string;
  /** Set on completion. */
  item_id: mongoose.Types.ObjectId | null;
  expires_at: Date;
}
const uploadSchema = recordSchema<DriveUploadDoc>(
  {
    owner_id: { type: Id, required: true },
    by_id: { type: Id, required: true },
    folder_id: { type: Id, default: null },
    relative_path: text,
    name: { type: String, required: true },
    size: { type: Number, required: true },
    modified_at: { type: Date, default: null },
    on_clash: { type: String, required: true },
    entity_id: { type: Id, default: null },
    assessment_year: text,
    file: { type: String, required: true },
    item_id: { type: Id, default: null },
    expires_at: { type: Date, required: true },
  },
  'drive_uploads',
);
uploadSchema.index({ owner_id: 1, item_id: 1 });
uploadSchema.index({ by_id: 1, item_id: 1, created_at: 1 });
uploadSchema.index({ expires_at: 1 });
export const DriveUpload = mongoose.model<DriveUploadDoc>('DriveUpload', uploadSchema);
