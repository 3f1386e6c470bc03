/**
 * Every call of the drive: what is sent and what is answered. Paths are whole, as a browser calls them. All answers also carry
 * `success: true`; failures are `{ success: false, message, error: { id, fields? }, request_id }` with the members named here.
 *
 * Ids are 24 hexadecimal digits. `''` or a missing `folder_id` is the top folder of the caller's own drive. Sizes are bytes, times
 * are ISO 8601. What does not exist and what is out of the caller's reach is the same 404.
 */

/**
 * Handling of name conflicts: reject with 409 (`ask`), rename the new item, move the old one to the trash, or
 * skip.
 */
export const onClashChoices = ['ask', 'keep_both', 'replace', 'skip'] as const;
export type OnClash = (typeof onClashChoices)[number];

export type DrivePermission = 'own' | 'edit' | 'view';

/** Kind of preview: `none` has no preview. */
export type PreviewKind = 'pdf' | 'image' | 'text' | 'csv' | 'json' | 'none';

/** A file or folder. */
export interface DriveItem {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  type: 'file' | 'folder';
  name: string;
  /** Without the dot, lower case; '' for folders and names without one. */
  extension: string;
  /** Bytes; 0 for folders in lists (`items/{id}` counts the contents). */
  size: number;
  /** Of the content; for folders when they were last renamed, moved or changed. */
  modified: string;
  /** Documented path: `/Folder/name`. Empty for items shared by someone else. */
  path: string;
  /** '' at the top of a drive, or where the folder above is not within reach. */
  parent_id: string;
  /** Detected from the file content, not the name. */
  mime: string;
  preview: PreviewKind;
  /** SHA-256 of the content, hexadecimal; '' for folders. */
  sha256: string;
  permission: DrivePermission;
  owner_name: string;
  /** Shared with a link or with people (owner sees it). */
  shared: boolean;
  /** The entity of this document; '' if none or not accessible to the caller. */
  entity_id: string;
  entity_name: string;
  /** `2026-27`; '' if none. */
  assessment_year: string;
}

/**
 * One step of the path from the top: `id: ''` is the drive itself. For shared folders the path starts at the
 * shared item.
 */
export interface Crumb {
  id: string;
  name: string;
}

/** Documented usage, plus the fields for the usage bar. */
export interface DriveUsage {
  usedBytes: number;
  totalBytes: number;
  /** `1.2 GB`. */
  usedSizeFormatted: string;
  totalSizeFormatted: string;
  /** The documented label of the plan's total: 100GB, 500GB or 1TB. */
  totalGBFormatted: string;
  trashBytes: number;
  /** Reserved by unfinished uploads. */
  pendingBytes: number;
  percent: number;
  /** 75% is warning, 90% is error. */
  level: 'normal' | 'warning' | 'error';
  plan: string;
  maxFileBytes: number;
  /** `1 GB`: {label} of the documented size messages. */
  maxFileLabel: string;
}

export const sortKeys = ['name', 'size', 'modified', 'extension'] as const;
export interface ListReply {
  items: DriveItem[];
  total: number;
  page: number;
  page_size: number;
  folder: { id: string; name: string; path: string; permission: DrivePermission; owner_name: string };
  breadcrumbs: Crumb[];
}

/** `GET /storage/files/usage/{userId}` (documented). */
export interface UsageReply {
  usage: DriveUsage;
}

export interface CreateFolderReply {
  message: string;
  item: DriveItem;
}

/** `GET /storage/items/{id}`: details of one item; inside counts for folders. */
export interface ItemReply {
  item: DriveItem;
  breadcrumbs: Crumb[];
  /** Files and bytes below a folder. */
  inside: { files: number; folders: number; size: number };
  /** Where it is used; owner only. */
  shares: Share[];
}

/** `PUT /storage/items/{id}`: rename, and attach to an entity and a year ('' takes it off; owner only). 409 stale_version with `stored`. */
export interface ChangeItemRequest {
  version: number;
  name?: string;
  entity_id?: string;
  assessment_year?: string;
}
export interface ChangeItemReply {
  message: string;
  item: DriveItem;
}

export interface MoveItemsReply {
  message: string;
  items: DriveItem[];
  /** Ids left out because `on_clash` was skip. */
  skipped: string[];
}
/** Details of 409 name_clash besides the standard error members. `id` is '' for an item not yet stored. */
export interface Clash {
  id: string;
  name: string;
  existing: DriveItem;
}
/**
 * restore: an item whose folder no longer exists is restored to the top; a name in use is changed (`report
 * (2).pdf`).
 */
export interface ItemsReply {
  message: string;
  items: DriveItem[];
}
/** `GET /storage/trash?page&page_size&q&sort` (sort: name, size, deleted_at). */
export interface TrashReply {
  items: (DriveItem & { deleted_at: string; goes_at: string; from_path: string })[];
  total: number;
  page: number;
  page_size: number;
  bytes: number;
}
export interface TicketReply {
  /** `/storage/open?ticket=…`; same origin. Open unchanged. */
  url: string;
  name: string;
  /** Bytes, known also for zips. */
  size: number;
  expires_in: number;
}
/**
 * With the bearer token, for fetch: `GET /storage/files/download/{userId}?path=` (documented; a folder comes as zip),
 * `GET /storage/items/{id}/download` (attachment, ranges), `GET /storage/items/{id}/preview` (only types of PreviewKind but `none`;
 * text, CSV and JSON come as text/plain, cut after 1 MB with `X-Truncated: true`; 415 no_preview).
 */

/** A share of an item. */
export interface Share {
  id: string;
  version: number;
  created_at: string;
  item_id: string;
  item_name: string;
  item_type: 'file' | 'folder';
  /** public: anyone with the link may view. restricted: the people named, signed in. */
  access: 'public' | 'restricted';
  people: SharePerson[];
  /** '' for never. */
  expires_at: string;
  has_password: boolean;
  state: 'active' | 'expired' | 'revoked';
  views: number;
  last_viewed_at: string;
}
export interface SharePerson {
  email: string;
  permission: 'view' | 'edit';
}

/**
 * `POST /storage/save`: a return or report into the caller's drive, made on the server. Without folder_id it goes to
 * `/Returns/{entity}/{year}`, made as needed. The file is attached to its entity and year.
 * report-pdf: the report of gst, itr, tds or company record `id`. itr-json: the department's JSON (422 with the list when it would be refused).
 */
export interface SaveRequest {
  what: 'report-pdf' | 'itr-json';
  type?: 'gst' | 'gst-year' | 'itr' | 'tds' | 'company';
  id: string;
  folder_id?: string;
  on_clash?: OnClash;
}
export interface SaveReply {
  message: string;
  item: DriveItem | null;
}

/**
 * `GET /api/cloud-storage/status`, `POST /api/cloud-storage/join-waitlist`: none, waiting (with position),
 * approved or rejected (with reason).
 */
export interface StatusReply {
  status: 'none' | 'waiting' | 'approved' | 'rejected';
  position: number | null;
  reason: string;
}

/** Limits of the calls. Sizes of files and of the drive come with the usage. */
export const driveLimits = {
  /** Characters of a name. */
  name: 255,
  depth: 40,
  ids: 500,
  pageSize: 200,
  chunk: 8 * 1024 * 1024,
  maxChunk: 64 * 1024 * 1024,
  trashDays: 30,
  uploadDays: 7,
  warningPercent: 75,
  errorPercent: 90,
} as const;
