import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { t } from '../../i18n/t.ts';
import type { MenuItem } from '../../ui/dialogs/Menu.tsx';
import { type Picking, pickedByInput } from './walk.ts';

/** File and folder selection: menu entries, and the hidden inputs to render. */
export function useFilePicker(onPicked: (picking: Picking) => void) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (e: ChangeEvent<HTMLInputElement>) => {
    const list = e.currentTarget.files;
    if (list && list.length > 0) onPicked(pickedByInput(list));
    e.currentTarget.value = '';
  };
  const pickFiles = () => files.current?.click();
  const items: MenuItem[] = [
    { kind: 'action', label: t('Upload files'), icon: 'upload', run: pickFiles },
    { kind: 'action', label: t('Upload a folder'), icon: 'folder', run: () => folder.current?.click() },
  ];
  const inputs: ReactNode = (
    <>
      <input ref={files} type="file" multiple hidden data-picker="files" onChange={take} />
      <input
        ref={folder}
        type="file"
        multiple
        hidden
        data-picker="folder"
        // @ts-expect-error React has no name for it; every browser that picks folders does.
        webkitdirectory=""
        onChange={take}
      />
    </>
  );
  return { items, inputs, pickFiles };
}
