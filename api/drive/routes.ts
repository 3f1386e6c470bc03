import type { Route } from '../base/route.ts';
import { changeItem, openItem } from './items/change.ts';
import { copyByPath, deleteByPath, moveByPath, renameByPath } from './items/documented.ts';
import { downloadByPath, downloadItem, previewItem } from './items/download.ts';
import { createFolder } from './items/folders.ts';
import { folderTree, listFiles } from './items/list.ts';
import { copyItems, moveItems } from './items/move.ts';
import { emptyTrash, listTrash, purgeItems, restoreItems, trashItems } from './items/trash.ts';
import { openAsGuest, sendGuestCode } from './shares/guests.ts';
import {
  accessShared,
  entityDocuments,
  sharedItems,
  sharedTicket,
  sharedWithMe,
  unlockShared,
} from './shares/shared.ts';
import {
  changeShare,
  createShare,
  listDriveShares,
  renewLink,
  revokeShare,
  shareViews,
} from './shares/shares.ts';
import { createDriveTicket, openTicket } from './shares/tickets.ts';
import { putChunk } from './uploads/chunks.ts';
import { uploadFiles } from './uploads/form.ts';
import { saveToDrive } from './uploads/save.ts';
import { cancelUpload, completeUpload, createUpload, listUploads, openUpload } from './uploads/uploads.ts';
import { driveUsage } from './usage.ts';

/** The drive and its shares; the waitlist is in `api/admin/waitlist.ts`. */
export const driveRoutes: readonly Route[] = [
  listFiles,
  driveUsage,
  uploadFiles,
  downloadByPath,
  deleteByPath,
  renameByPath,
  moveByPath,
  copyByPath,
  createFolder,
  folderTree,
  moveItems,
  copyItems,
  trashItems,
  restoreItems,
  purgeItems,
  openItem,
  changeItem,
  downloadItem,
  previewItem,
  listTrash,
  emptyTrash,
  createUpload,
  listUploads,
  openUpload,
  putChunk,
  completeUpload,
  cancelUpload,
  createDriveTicket,
  openTicket,
  listDriveShares,
  createShare,
  changeShare,
  renewLink,
  revokeShare,
  shareViews,
  sharedWithMe,
  accessShared,
  unlockShared,
  sendGuestCode,
  openAsGuest,
  sharedItems,
  sharedTicket,
  entityDocuments,
  saveToDrive,
];
