import { useCallback, useContext } from 'react';
import { treeOf } from '../../../shared/forms/form.ts';
import type { Question } from '../../../shared/itr/interview.ts';
import { HiddenParts } from '../../forms/fields/asked.ts';
import { holdsAnything } from '../../forms/fields/useFold.ts';
import { useFromStore } from '../../forms/state/hooks.ts';
import { nodesTo } from '../../forms/state/show.ts';
import type { FormStore } from '../../forms/state/store.ts';
import { t, tn } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Columns, Heading, Note, Row } from '../../ui/base/layout.tsx';
import { Checkbox } from '../../ui/fields/Checks.tsx';
import type { OpenReturn } from '../base/openReturn.ts';
import type { InterviewState } from './useInterview.ts';

interface Props {
  open: OpenReturn;
  state: InterviewState;
  step: string;
}

/** Whether the interview is held on this step. */
const isFirst = (open: OpenReturn, step: string): boolean => step === open.form.model.steps[0]!.id;

/** Beside the first step's title: a button to the questions, and back to all fields. */
export function InterviewOffer({ open, state, step }: Props) {
  const { asked, answers, editing, begin, showAll } = state;
  if (asked.length === 0 || open.readOnly || !isFirst(open, step) || editing) return null;
  return (
    <>
      <Button
        size="sm"
        icon="help"
        title={t('A few questions hide the parts that do not apply.')}
        onClick={begin}
      >
        {answers?.hides ? t('Change the answers') : t('Ask me what applies')}
      </Button>
      {answers?.hides && (
        <Button size="sm" icon="eye" onClick={showAll}>
          {t('Show all fields')}
        </Button>
      )}
    </>
  );
}

/** The questions on the first step; on others a line tells what is hidden. A button shows all fields. */
export function Interview({ open, state, step }: Props) {
  const { asked, answers, editing, put, done, showAll } = state;
  if (asked.length === 0 || open.readOnly || !answers?.hides) return null;
  if (!isFirst(open, step)) return <HiddenHere open={open} step={step} onShow={showAll} />;
  if (!editing) return null;
  return (
    <Questions
      asked={asked}
      yes={new Set(answers.yes)}
      onYes={(yes) => put({ hides: true, yes: [...yes] })}
      onDone={done}
      onShow={showAll}
    />
  );
}

interface QuestionsProps {
  asked: readonly Question[];
  yes: ReadonlySet<string>;
  onYes: (yes: ReadonlySet<string>) => void;
  onDone: () => void;
  onShow: () => void;
}

/** The questions as checkboxes; parts with content are ticked. */
function Questions({ asked, yes, onYes, onDone, onShow }: QuestionsProps) {
  const filled = useFromStore(
    useCallback(
      (store: FormStore) =>
        asked
          .filter((q) => q.parts.some((p) => holdsAnything(store, p)))
          .map((q) => q.id)
          .join(' '),
      [asked],
    ),
    'derived',
  ).split(' ');
  return (
    <Card aria-labelledby="interview">
      <Heading id="interview">{t('What applies to this client?')}</Heading>
      <Columns rowGap="1">
        {asked.map((q) => (
          <Checkbox
            key={q.id}
            checked={yes.has(q.id) || filled.includes(q.id)}
            disabled={filled.includes(q.id)}
            onValue={(on) => {
              const next = new Set(yes);
              if (on) next.add(q.id);
              else next.delete(q.id);
              onYes(next);
            }}
          >
            {t<string>(q.text)}
          </Checkbox>
        ))}
      </Columns>
      <Row mt="3">
        <Button look="primary" icon="check" onClick={onDone}>
          {t('Show only these')}
        </Button>
        <Button icon="eye" onClick={onShow}>
          {t('Show all fields')}
        </Button>
      </Row>
    </Card>
  );
}

/** Number of hidden parts of this step, with a button to show them. */
function HiddenHere({ open, step, onShow }: { open: OpenReturn; step: string; onShow: () => void }) {
  const hidden = useContext(HiddenParts);
  const { model } = open.form;
  const parts = model.steps.find((s) => s.id === step)?.parts ?? [];
  const here = [...hidden].filter(
    (path) =>
      parts.some((p) => path === p || path.startsWith(`${p}.`)) && nodesTo(treeOf(model), path) !== undefined,
  );
  const count = useFromStore(
    useCallback((store: FormStore) => here.filter((p) => !holdsAnything(store, p)).length, [here]),
    'derived',
  );
  if (count === 0) return null;
  return (
    <Row>
      <Note>
        {tn(count, '{count} part is hidden by your answers', '{count} parts are hidden by your answers')}
      </Note>
      <Button size="sm" icon="eye" onClick={onShow}>
        {t('Show all fields')}
      </Button>
    </Row>
  );
}
