import { useState, useSyncExternalStore } from 'react';
import type { OnClash } from '../../../shared/drive/calls.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Note, Stack } from '../../ui/base/layout.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { RadioGroup } from '../../ui/fields/Checks.tsx';

/** Names already taken at the destination. */
interface Question {
  names: readonly string[];
  /** More conflicts may follow: the answer then applies to all. */
  forAll: boolean;
}

interface Asked extends Question {
  answer: (choice: OnClash | null) => void;
}

let waiting: readonly Asked[] = [];
const listeners = new Set<() => void>();
const put = (next: readonly Asked[]) => {
  waiting = next;
  for (const tell of listeners) tell();
};

/** Asks what to do about taken names; null when cancelled. Questions are queued. */
export const askClash = (question: Question): Promise<OnClash | null> =>
  new Promise((resolve) => {
    const asked: Asked = {
      ...question,
      answer: (choice) => {
        put(waiting.filter((one) => one !== asked));
        resolve(choice);
      },
    };
    put([...waiting, asked]);
  });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Shows the question; rendered once per page. */
export function ClashHost() {
  const question = useSyncExternalStore(subscribe, () => waiting[0]);
  const [choice, setChoice] = useState<OnClash>('keep_both');
  if (!question) return null;
  const { names } = question;
  return (
    <Dialog
      open
      title={
        names.length === 1
          ? t('{name} is already there', { name: names[0]! })
          : t('{count} names are already there', { count: names.length })
      }
      width={30}
      onClose={() => question.answer(null)}
      onSubmit={() => question.answer(choice)}
      actions={
        <>
          <Button onClick={() => question.answer(null)}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" data-autofocus="">
            {t('Continue')}
          </Button>
        </>
      }
    >
      <Stack>
        {names.length > 1 && <Note>{names.slice(0, 5).join(', ')}</Note>}
        {question.forAll && (
          <Note>{t('Your choice applies to every name already in use in this upload.')}</Note>
        )}
        <RadioGroup
          label={t('What to do')}
          value={choice}
          onValue={(value) => setChoice(value as OnClash)}
          options={[
            {
              value: 'keep_both',
              label: t('Keep both'),
              help: t('The new one gets a number after its name.'),
            },
            { value: 'replace', label: t('Replace'), help: t('The old one goes to the trash.') },
            { value: 'skip', label: t('Leave out'), help: t('Existing entries stay as they are.') },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
