import type { CreateFolderReply, DriveItem } from '../../shared/drive/calls.ts';
import { cleanName, nameProblem } from '../../shared/drive/names.ts';
import { post } from '../data/http.ts';
import { say, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { useForm } from '../ui/fields/useForm.ts';
import { changeItem, drivePaths } from './data/calls.ts';

interface Props {
  title: string;
  label: string;
  action: string;
  initial: string;
  missing: string;
  failed: string;
  submit: (name: string) => Promise<void>;
  onClose: () => void;
}

const problemOf = (name: string): string | undefined => {
  const problem = nameProblem(cleanName(name));
  return problem && say(problem);
};

function NameDialog({ title, label, action, initial, missing, failed, submit, onClose }: Props) {
  const form = useForm({
    initial: { name: initial },
    check: ({ name }) => ({ name: name.trim() ? problemOf(name) : missing }),
    labels: { name: label },
    failed,
    submit: ({ name }) => submit(name.trim()),
    carefree: true,
  });
  const dot = initial.lastIndexOf('.');
  return (
    <Dialog
      open
      title={title}
      width={28}
      onClose={onClose}
      onSubmit={() => void form.submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" busy={form.busy}>
            {action}
          </Button>
        </>
      }
    >
      <Stack>
        <ErrorSummary errors={form.summary} at={form.attempt} />
        <Field {...form.field('name')} label={label} required>
          <TextInput
            {...form.bind('name')}
            autoComplete="off"
            data-autofocus=""
            // As in file managers, the name is selected without its extension.
            onFocus={(e) => e.currentTarget.setSelectionRange(0, dot > 0 ? dot : initial.length)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

/** Creates a folder in the current one. */
export function NewFolderDialog(props: {
  folderId: string;
  onClose: () => void;
  onDone: (item: DriveItem) => void;
}) {
  return (
    <NameDialog
      title={t('New folder')}
      label={t('Folder name')}
      action={t('Create')}
      initial=""
      missing={t('Folder name is required')}
      failed={t('Failed to create folder')}
      onClose={props.onClose}
      submit={async (name) => {
        const { item } = await post<CreateFolderReply>(drivePaths.createFolder(), {
          folder_id: props.folderId,
          name,
        });
        showToast({ tone: 'success', text: t('Folder created successfully!') });
        props.onDone(item);
      }}
    />
  );
}

/** Renames a file or folder. */
export function RenameDialog(props: {
  item: DriveItem;
  onClose: () => void;
  onDone: (item: DriveItem) => void;
}) {
  return (
    <NameDialog
      title={t('Rename {name}', { name: props.item.name })}
      label={t('Name')}
      action={t('Rename')}
      initial={props.item.name}
      missing={t('Name is required')}
      failed={t('Failed to rename item')}
      onClose={props.onClose}
      submit={async (name) => {
        const changed = name === props.item.name ? props.item : await changeItem(props.item, { name });
        if (changed !== props.item) showToast({ tone: 'success', text: t('Renamed successfully!') });
        props.onDone(changed);
      }}
    />
  );
}
