import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { t } from '../../i18n/t.ts';
import { Button } from '../base/Button.tsx';
import { Stack } from '../base/layout.tsx';
import { Field } from '../fields/Field.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { Dialog } from './Dialog.tsx';

/** A confirmation question. */
interface Question {
  title: string;
  body?: ReactNode;
  /** Label of the confirming button, a verb: "Delete". */
  action: string;
  cancel?: string;
  danger?: boolean;
  /** Text to type first. */
  typeToConfirm?: string;
}

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();
const put = (question: Asked | null) => {
  asked = question;
  for (const tell of listeners) tell();
};

/** Asks and awaits the answer: `if (await confirm({ title, action: t('Delete'), danger: true })) …`. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    put({
      ...question,
      answer: (yes) => {
        put(null);
        resolve(yes);
      },
    });
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows the question asked by `confirm`; rendered once per page. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribe, () => asked);
  const [typed, setTyped] = useState('');
  const close = (yes: boolean) => {
    setTyped('');
    question?.answer(yes);
  };
  const ready = !question?.typeToConfirm || typed.trim() === question.typeToConfirm.trim();
  return (
    <Dialog
      open={question !== null}
      onClose={() => close(false)}
      title={question?.title ?? ''}
      width={28}
      onSubmit={() => ready && close(true)}
      actions={
        <>
          <Button onClick={() => close(false)} {...(question?.typeToConfirm ? {} : { 'data-autofocus': '' })}>
            {question?.cancel ?? t('Cancel')}
          </Button>
          <Button type="submit" look={question?.danger ? 'danger' : 'primary'} disabled={!ready}>
            {question?.action}
          </Button>
        </>
      }
    >
      <Stack>
        {question?.body}
        {question?.typeToConfirm && (
          <Field label={t('Type {text} to confirm', { text: question.typeToConfirm })}>
            <TextInput value={typed} onValue={setTyped} autoComplete="off" />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
