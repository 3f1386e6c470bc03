import type { DriveItem, ListReply, Share, SharePerson, SortKey, TicketReply } from './calls.ts';

/** Calls of sharing and of what is shared; what holds for all calls is said in calls.ts. */

/** `GET /storage/shares?page&page_size&q&item_id=`: what the caller shared, newest first. */
export interface SharesReply {
  shares: Share[];
  total: number;
  page: number;
  page_size: number;
}
/** `POST /storage/shares`. 422 'Please enter a valid email address', 'Email already added'. People are told by mail. */
export interface CreateShareRequest {
  item_id: string;
  access: 'public' | 'restricted';
  people?: SharePerson[];
  /** A day `2026-12-31` (until its end in India) or ''. */
  expires_on?: string;
  /** 6 characters or more. */
  password?: string;
}
/** `link` is shown only now (the server keeps a hash of it); `POST /storage/shares/{id}/new-link` makes another and ends the old one. */
export interface CreateShareReply {
  message: string;
  share: Share;
  link: string;
}
/** `PUT /storage/shares/{id}`; left out: unchanged; `password: ''` takes it off. */
export interface ChangeShareRequest {
  version: number;
  access?: 'public' | 'restricted';
  people?: SharePerson[];
  expires_on?: string;
  password?: string;
}
export interface ChangeShareReply {
  message: string;
  share: Share;
}
/** `DELETE /storage/shares/{id}`: revokes; the link and everybody's access through it end at once. */
/** `GET /storage/shares/{id}/views?page&page_size`: who opened it, newest first (kept 180 days). */
export interface ViewsReply {
  views: {
    at: string;
    who: string;
    act: 'opened' | 'downloaded' | 'previewed' | 'refused';
    item_name: string;
  }[];
  total: number;
  page: number;
  page_size: number;
}

/** `GET /api/cloud-storage/shared-with-me?page&page_size&q&sort`: what others shared with me by name (restricted shares). Open folders with the ordinary list by `folder_id`. */
export interface SharedWithMeReply {
  items: (DriveItem & { share_id: string; shared_at: string })[];
  total: number;
  page: number;
  page_size: number;
}

/**
 * `GET /api/cloud-storage/access-shared.php?token=` (documented), with or without a session. 404 with the documented text when unknown,
 * expired, revoked or not for this person; 401 with `requires_login: true` when a restricted link is opened without a session;
 * `requires_password: true` and no item when the link has a password (then unlock). 429 after 20 wrong tokens a minute.
 */
export interface AccessSharedReply {
  requires_login: boolean;
  requires_password: boolean;
  share: {
    owner_name: string;
    access: 'public' | 'restricted';
    permission: 'view' | 'edit' | 'own';
    item: DriveItem | null;
    expires_at: string;
  };
}
/** `POST /api/cloud-storage/unlock-shared`. 403 wrong_password; 429 after 10 wrong ones in 15 minutes. */
export interface UnlockSharedRequest {
  token: string;
  password: string;
}
/** Send `key` with the calls below for an hour. */
export interface UnlockSharedReply {
  key: string;
  expires_in: number;
}
/** `POST /api/cloud-storage/shared-items`: what is in a shared folder (the shared one itself when folder_id is ''); nothing is changed. 403 password_required. */
export interface SharedItemsRequest {
  token: string;
  key?: string;
  folder_id?: string;
  page?: number;
  page_size?: number;
  q?: string;
  sort?: SortKey | `-${SortKey}`;
}
export type SharedItemsReply = ListReply;
/** `POST /api/cloud-storage/shared-ticket`: as `/storage/tickets`; ids [] is the shared item itself. */
export interface SharedTicketRequest {
  token: string;
  key?: string;
  ids: string[];
  act: 'download' | 'preview';
}
export type SharedTicketReply = TicketReply;
