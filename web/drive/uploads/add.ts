import type { CreateFolderReply, OnClash } from '../../../shared/drive/calls.ts';
import type { UploadSession, UploadsReply } from '../../../shared/drive/upload-calls.ts';
import { errorText } from '../../data/errors.ts';
import { get, post } from '../../data/http.ts';
import { currentUser } from '../../data/session.ts';
import { mark } from '../../i18n/mark.ts';
import { t } from '../../i18n/t.ts';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { drivePaths, type Usage } from '../data/calls.ts';
import { pump } from './engine.ts';
import { isSameFile, keepOnly } from './kept.ts';
import {
  addUploads,
  allUploads,
  changeUpload,
  forgetUploads,
  innerOf,
  isOpen,
  type Upload,
  uploadOf,
} from './store.ts';
import type { Picking } from './walk.ts';

const someTooLarge = mark(
  'Some files exceed the maximum size limit of {label} per file for your {plan} plan.',
);
const oneTooLarge = mark('Maximum file size for your {plan} plan is {label} per upload.');

/** Creates empty folders; folders with files are created by their uploads. */
async function makeEmptyFolders(picking: Picking, into: string): Promise<void> {
  const full = picking.files.map((f) => `${f.folder}/`);
  const empty = picking.folders.filter(
    (folder) =>
      !full.some((path) => path.startsWith(`${folder}/`)) &&
      !picking.folders.some((other) => other.startsWith(`${folder}/`)),
  );
  const ids = new Map<string, string>([['', into]]);
  for (const folder of empty) {
    let above = '';
    for (const name of folder.split('/')) {
      const path = above ? `${above}/${name}` : name;
      if (!ids.has(path)) {
        const { item } = await post<CreateFolderReply>(drivePaths.createFolder(), {
          folder_id: ids.get(above)!,
          name,
          existing: true,
        });
        ids.set(path, item.id);
      }
      above = path;
    }
  }
}

/** Queues the picked files; files over the plan's limit are rejected with a message. */
export async function addPicked(
  picking: Picking,
  into: string,
  usage: Usage | undefined,
  onClash: OnClash = 'ask',
): Promise<void> {
  const owner = currentUser()?.id ?? '';
  const batch = crypto.randomUUID();
  const limit = usage?.maxFileBytes ?? Number.POSITIVE_INFINITY;
  const fitting = picking.files.filter(({ file }) => file.size <= limit);
  if (usage && fitting.length < picking.files.length)
    showToast({
      tone: 'error',
      text: t(picking.files.length === 1 ? oneTooLarge : someTooLarge, {
        label: usage.maxFileLabel,
        plan: usage.plan,
      }),
    });
  // A new batch clears the finished list.
  if (!allUploads().some(isOpen)) forgetUploads((u) => u.state === 'done' || u.state === 'skipped');
  addUploads(
    fitting.map(({ file, folder }) => ({
      id: crypto.randomUUID(),
      name: file.name,
      folder,
      into,
      size: file.size,
      sent: 0,
      state: 'waiting',
      reason: '',
      bytesPerSecond: 0,
      batch,
      inner: { owner, file, onClash },
    })),
  );
  pump();
  try {
    await makeEmptyFolders(picking, into);
  } catch (error) {
    showToast({ tone: 'error', text: errorText(error, t('Failed to create folder')) });
  }
}

const fromSession = (session: UploadSession): Upload => ({
  id: crypto.randomUUID(),
  name: session.name,
  folder: session.relative_path,
  into: session.folder_id,
  size: session.size,
  sent: session.offset,
  state: 'needs-file',
  reason: '',
  bytesPerSecond: 0,
  batch: session.id,
});

/** Queues uploads left over from before a reload; they ask for their file. */
export async function findUnfinished(): Promise<void> {
  const owner = currentUser()?.id ?? '';
  // Clears the list of the previous user.
  forgetUploads((u) => innerOf(u.id).owner !== owner);
  const { uploads } = await get<UploadsReply>(drivePaths.uploads);
  keepOnly(uploads.map((u) => u.id));
  const known = new Set(allUploads().map((u) => innerOf(u.id).session));
  addUploads(
    uploads
      .filter((session) => !known.has(session.id))
      .map((session) => ({
        ...fromSession(session),
        inner: { owner, session: session.id, onClash: session.on_clash, again: true },
      })),
  );
}

/** Continues unfinished uploads with re-selected files; returns how many matched. */
export async function giveFiles(files: readonly File[], only?: string): Promise<number> {
  let fitted = 0;
  for (const file of files)
    for (const upload of allUploads().filter(
      (u) => u.state === 'needs-file' && (only === undefined || u.id === only),
    )) {
      const own = innerOf(upload.id);
      if (own.file || !(await isSameFile(own.session!, upload.name, upload.size, file))) continue;
      own.file = file;
      fitted += 1;
      changeUpload(upload.id, { state: 'waiting', reason: '' });
      break;
    }
  if (only !== undefined && fitted === 0 && uploadOf(only))
    changeUpload(only, {
      reason: t('This is a different file: choose {name} to continue its upload.', {
        name: uploadOf(only)!.name,
      }),
    });
  pump();
  return fitted;
}
