import { extensionOf } from '../../../shared/drive/names.ts';
import { mark } from '../../i18n/mark.ts';
import type { IconName } from '../../ui/base/Icon.tsx';

/** Kind of file, by extension. */
type FileKind = 'pdf' | 'image' | 'csv' | 'json' | 'text' | 'sheet' | 'document' | 'archive' | 'other';

const kinds: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  ...same('image', 'png jpg jpeg gif webp bmp avif'),
  ...same('csv', 'csv tsv'),
  json: 'json',
  ...same('text', 'txt log md xml ini yaml yml fvu'),
  ...same('sheet', 'xlsx xls ods xlsm'),
  ...same('document', 'docx doc odt rtf ppt pptx'),
  ...same('archive', 'zip 7z rar gz tar'),
};

function same(kind: FileKind, extensions: string): Record<string, FileKind> {
  return Object.fromEntries(extensions.split(' ').map((e) => [e, kind]));
}

/** The kind of a file by its name. */
export const kindOf = (name: string): FileKind => kinds[extensionOf(name)] ?? 'other';

/** Icon and name of each kind. */
export const kindLooks: Readonly<
  Record<FileKind | 'folder', { icon: IconName; colour: string; label: string }>
> = {
  folder: { icon: 'folder', colour: 'accent.text', label: mark('Folder') },
  pdf: { icon: 'itr', colour: 'danger', label: mark('PDF document') },
  image: { icon: 'picture', colour: 'info', label: mark('Image') },
  csv: { icon: 'table', colour: 'success', label: mark('Table (CSV)') },
  json: { icon: 'braces', colour: 'warning', label: mark('JSON file') },
  text: { icon: 'itr', colour: 'fg.muted', label: mark('Text') },
  sheet: { icon: 'table', colour: 'success', label: mark('Spreadsheet') },
  document: { icon: 'itr', colour: 'info', label: mark('Document') },
  archive: { icon: 'archive', colour: 'fg.muted', label: mark('Archive') },
  other: { icon: 'file', colour: 'fg.muted', label: mark('File') },
};
