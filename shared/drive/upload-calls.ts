import type { DriveItem, OnClash } from './calls.ts';

/** API calls for resumable uploads; common rules are in calls.ts. */

export interface UploadSession {
  id: string;
  name: string;
  size: number;
  /** Bytes the server has; send the next chunk from here. */
  offset: number;
  folder_id: string;
  relative_path: string;
  on_clash: OnClash;
  expires_at: string;
}
/** `upload` is null and `skipped` true if `on_clash` is skip and the name exists. */
export interface CreateUploadReply {
  upload: UploadSession | null;
  skipped: boolean;
  /** Send at most this many bytes in one chunk. */
  max_chunk: number;
  /** A good size of a chunk. */
  chunk: number;
}
/**
 * `GET /storage/uploads`: the caller's unfinished uploads. `GET /storage/uploads/{id}` → one: the offset to
 * resume from after a lost connection.
 */
export interface UploadsReply {
  uploads: UploadSession[];
  total: number;
}
export interface UploadSessionReply {
  upload: UploadSession;
}
/**
 * `PUT /storage/uploads/{id}?offset=N`: the raw bytes (application/octet-stream) from offset N. 409 wrong_offset with `offset` where the
 * server really is; 409 upload_busy when another chunk of it is just being written; optional header
 * `Content-Digest: sha-256=:BASE64:` of the chunk, 422 chunk_changed when it does not match (nothing kept of the chunk);
 * 413 quota_exceeded when the drive has become too full meanwhile (the upload stays and can go on after making room).
 */
export interface ChunkReply {
  offset: number;
}
/** `item: null` when skipped. */
export interface CompleteUploadReply {
  message: string;
  item: DriveItem | null;
  sha256: string;
}
/** `DELETE /storage/uploads/{id}`: cancels and deletes the received data. Returns only a message. */
