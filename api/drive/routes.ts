import type { Route } from '../base/route.ts';
import { changeItem, openItem } from './change.ts';
import { putChunk } from './chunks.ts';
import { copyByPath, deleteByPath, moveByPath, renameByPath } from './documented.ts';
import { downloadByPath, downloadItem, previewItem } from './download.ts';
import { createFolder } from './folders.ts';
import { folderTree, listFiles } from './list.ts';
import { copyItems, moveItems } from './move.ts';
import { saveToDrive } from './save.ts';
import {
  accessShared,
  entityDocuments,
  sharedItems,
  sharedTicket,
  sharedWithMe,
  unlockShared,
} from './shared.ts';
import { changeShare, createShare, listDriveShares, renewLink, revokeShare, shareViews } from './shares.ts';
import { createDriveTicket, openTicket } from './tickets.ts';
import { emptyTrash, listTrash, purgeItems, restoreItems, trashItems } from './trash.ts';
import { uploadFiles } from './upload-form.ts';
import { cancelUpload, completeUpload, createUpload, listUploads, openUpload } from './uploads.ts';
import { driveUsage } from './usage.ts';

/** The drive and its shares; its waitlist is in `api/admin/waitlist.ts`. */
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
  sharedItems,
  sharedTicket,
  entityDocuments,
  saveToDrive,
];
