/**
 * Every call of the drive: what is sent and what is answered. Paths are whole, as a browser calls them. All answers also carry
 * `success: true`; failures are `{ success: false, message, error: { id, fields? }, request_id }` with the members named here.
 *
 * Ids are 24 hexadecimal digits. `''` or a missing `folder_id` is the top folder of the caller's own drive. Sizes are bytes, times
 * are ISO 8601. What does not exist and what is out of the caller's reach is the same 404.
 */

/** What to do when a name is taken: refuse and tell (`ask`), give the newcomer another name, send the old one to the trash, leave it out. */
export const onClashChoices = ['ask', 'keep_both', 'replace', 'skip'] as const;
export type OnClash = (typeof onClashChoices)[number];

export type DrivePermission = 'own' | 'edit' | 'view';

/** How a preview is shown: `none` has no preview. */
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
  /** Bytes; 0 for folders in lists (`items/{id}` counts what is inside). */
  size: number;
  /** Of the content; for folders when they were last renamed, moved or changed. */
  modified: string;
  /** Documented path: `/Folder/name`. Empty for items shared by someone else. */
  path: string;
  /** '' at the top of a drive, or where the folder above is not within reach. */
  parent_id: string;
  /** By the content of the file, never by its name. */
  mime: string;
  preview: PreviewKind;
  /** SHA-256 of the content, hexadecimal; '' for folders. */
  sha256: string;
  permission: DrivePermission;
  owner_name: string;
  /** Shared with a link or with people (owner sees it). */
  shared: boolean;
  /** The entity this document belongs to; '' when none, or not within the caller's reach. */
  entity_id: string;
  entity_name: string;
  /** `2026-27`; '' when none. */
  assessment_year: string;
}

/** One step of the way from the top: `id: ''` is the drive itself. For shared folders the way starts at what was shared. */
export interface Crumb {
  id: string;
  name: string;
}

/** Documented usage with what the bar needs. */
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
export type SortKey = (typeof sortKeys)[number];

/**
 * `GET /storage/files/list/{userId}` (documented; `path` or `folder_id`; userId is the caller's). Folders stand before files.
 * `q` searches names below the folder at any depth; `all` with entity_id or assessment_year looks in the whole drive.
 */
export interface ListQuery {
  path?: string;
  folder_id?: string;
  page?: number;
  /** Default 50, at most 200. */
  page_size?: number;
  q?: string;
  sort?: SortKey | `-${SortKey}`;
  /** Only folders (for choosing where to). */
  only?: 'folders' | 'files';
  entity_id?: string;
  assessment_year?: string;
}
export interface ListReply {
  items: DriveItem[];
  total: number;
  page: number;
  page_size: number;
  folder: { id: string; name: string; path: string; permission: DrivePermission; owner_name: string };
  breadcrumbs: Crumb[];
}

/** `GET /storage/folders/tree/{userId}?parent_id=`: the folders inside one, for a tree opened step by step (at most 1,000). */
export interface TreeReply {
  folders: { id: string; name: string; parent_id: string; has_folders: boolean }[];
}

/** `GET /storage/files/usage/{userId}` (documented). */
export interface UsageReply {
  usage: DriveUsage;
}

/**
 * `POST /storage/folders/create/{userId}` (documented: path, name). `folder_id` may stand instead of path.
 * `existing: true` answers the folder that is already there instead of a clash. 422 'Folder name is required'; 409 name_clash.
 */
export interface CreateFolderRequest {
  path?: string;
  folder_id?: string;
  name: string;
  existing?: boolean;
}
export interface CreateFolderReply {
  message: string;
  item: DriveItem;
}

/** `PUT /storage/files/rename/{userId}` (documented). 422 'Name is required'; 409 name_clash. */
export interface RenameByPathRequest {
  oldPath: string;
  newName: string;
}
/** `PUT /storage/files/move/{userId}`, `POST /storage/files/copy/{userId}` (documented). destPath: a folder to put it in, or its whole new path. */
export interface MoveByPathRequest {
  sourcePath: string;
  destPath: string;
  on_clash?: OnClash;
}
/** `DELETE /storage/files/delete/{userId}` (documented): into the trash. */
export interface DeleteByPathRequest {
  path: string;
}
/** Answer of rename, move and copy by path; `item: null` when skipped. */
export interface OneItemReply {
  message: string;
  item: DriveItem | null;
}

/**
 * `POST /storage/files/upload/{userId}` (documented): multipart with `files` (several) and `path`; also folder_id, on_clash.
 * All or nothing. For large files and for progress that survives a lost connection use the sessions below.
 */
export interface UploadReply {
  message: string;
  items: DriveItem[];
  /** Names left out because `on_clash` was skip. */
  skipped: string[];
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

/**
 * `POST /storage/items/move`, `POST /storage/items/copy`: several items, all or nothing (at most 500 ids). With `ask`, a taken name is
 * 409 name_clash with `clashes`; call again with the answer for all. A replaced item goes to the trash.
 */
export interface MoveItemsRequest {
  ids: string[];
  folder_id: string;
  on_clash?: OnClash;
}
export interface MoveItemsReply {
  message: string;
  items: DriveItem[];
  /** Ids left out because `on_clash` was skip. */
  skipped: string[];
}
/** Details of 409 name_clash beside the ordinary members of a failure. `id` is '' for something not stored yet. */
export interface Clash {
  id: string;
  name: string;
  existing: DriveItem;
}
export interface ClashFailure {
  clashes: Clash[];
}

/** `POST /storage/items/trash` (`DELETE` twin of the documented call for several), `POST /storage/items/restore`, `POST /storage/items/purge` (for good, only from the trash). */
export interface ItemsRequest {
  ids: string[];
}
/** restore: an item whose folder is gone comes back at the top; a taken name gets another (`report (2).pdf`). */
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
/** `POST /storage/trash/empty` → freed bytes. */
export interface EmptyTrashReply {
  message: string;
  removed: number;
  freed: number;
}

/**
 * `POST /storage/tickets`: an address for downloads, streamed zips and previews in a tab, `<img>` or `<a download>`, good for 10 minutes
 * (ranges and continuing allowed). download: one file, or a folder or several items as zip. preview: one file.
 */
export interface TicketRequest {
  ids: string[];
  act: 'download' | 'preview';
}
export interface TicketReply {
  /** `/storage/open?ticket=…`; same origin. Open as it is. */
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

/** `GET /api/cloud-storage/documents/{entityId}?assessment_year&page&page_size&q&sort`: documents attached to an entity, by whomever within reach of it. */
export type DocumentsReply = Omit<ListReply, 'folder' | 'breadcrumbs'>;

/**
 * `POST /storage/save`: a return or report into the caller's drive, made on the server. Without folder_id it goes to
 * `/Returns/{entity}/{year}`, made as needed. The file is attached to its entity and year.
 * report-pdf: the report of gst, itr, tds or company record `id`. itr-json: the department's JSON (422 with the list when it would be refused).
 */
export interface SaveRequest {
  what: 'report-pdf' | 'itr-json';
  type?: 'gst' | 'itr' | 'tds' | 'company';
  id: string;
  folder_id?: string;
  on_clash?: OnClash;
}
export interface SaveReply {
  message: string;
  item: DriveItem | null;
}

/** `GET /api/cloud-storage/status`, `POST /api/cloud-storage/join-waitlist`: none, waiting (with position), approved or rejected (with reason). */
export interface StatusReply {
  status: 'none' | 'waiting' | 'approved' | 'rejected';
  position: number | null;
  reason: string;
}

/**
 * `error.id` of failures worth telling apart:
 * storage_not_open 403 (drive not approved) · not_found 404 · name_clash 409 (`clashes`) · stale_version 409 (`stored`) · into_itself 409 ·
 * wrong_offset 409 (`offset`) · upload_busy 409 · incomplete 409 (`offset`) · too_large 413 (documented text) · quota_exceeded 413 ·
 * no_preview 415 · content_mismatch 422 (content is not what the extension says) · invalid 422 with fields (names) · chunk_changed 422 ·
 * checksum_mismatch 422 · other_drive 409 (moving between drives: copy instead) · view_only 403 · owner_only 403 · not_signed_in 401
 * (`requires_login`) · password_required 403 · wrong_password 403 · ticket_invalid 403 · too_many 429.
 */
export type DriveErrorId =
  | 'storage_not_open'
  | 'not_found'
  | 'name_clash'
  | 'stale_version'
  | 'into_itself'
  | 'wrong_offset'
  | 'upload_busy'
  | 'incomplete'
  | 'too_large'
  | 'quota_exceeded'
  | 'no_preview'
  | 'content_mismatch'
  | 'invalid'
  | 'chunk_changed'
  | 'checksum_mismatch'
  | 'other_drive'
  | 'view_only'
  | 'owner_only'
  | 'not_signed_in'
  | 'password_required'
  | 'wrong_password'
  | 'ticket_invalid'
  | 'too_many';

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
