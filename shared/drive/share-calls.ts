import type { DriveItem, ListReply, Share } from './calls.ts';

/** API calls for sharing and shared items; common rules are in calls.ts. */

/** `GET /storage/shares?page&page_size&q&item_id=`: the caller's shares, newest first. */
export interface SharesReply {
  shares: Share[];
  total: number;
  page: number;
  page_size: number;
}
/**
 * `link` is returned only once (the server stores a hash); `POST /storage/shares/{id}/new-link` creates
 * another and revokes the old one.
 */
export interface CreateShareReply {
  message: string;
  share: Share;
  link: string;
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

/**
 * `GET /api/cloud-storage/shared-with-me?page&page_size&q&sort`: restricted shares given to the caller. Open
 * folders with the ordinary list by `folder_id`.
 */
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
/**
 * `POST /api/cloud-storage/guest-code` `{ token, email }`: mails a code of six digits when the share names this address; the answer does
 * not say whether it does. `POST /api/cloud-storage/guest-open` `{ token, email, otp }`: a key, 422 `wrong_otp` for a wrong code.
 */
export interface GuestCodeReply {
  message: string;
}
/** Send `key` with the calls below for an hour. */
export interface UnlockSharedReply {
  key: string;
  expires_in: number;
}
export type SharedItemsReply = ListReply;
