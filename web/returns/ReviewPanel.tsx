import { useState } from 'react';
import useSWR from 'swr';
import type { ReviewAction } from '../../shared/firm/review.ts';
import { errorText } from '../data/errors.ts';
import { post } from '../data/http.ts';
import { dayTime } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Field } from '../ui/fields/Field.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { CommentHere } from './CommentHere.tsx';
import { isShown, type Review, stateNames, stepNames, valueText } from './review.ts';

/** The review of a return within the firm: status, comments, changes since, and next steps. */
export function ReviewPanel({ path, onChanged }: { path: string; onChanged?: () => void }) {
  const { data, mutate } = useSWR<{ review: Review }>(`${path}/review`, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const [text, setText] = useState('');
  const [field, setField] = useState('');
  const [busy, setBusy] = useState('');
  if (!data || !isShown(data.review)) return null;
  const { review } = data;
  const act = async (action: ReviewAction, body: object = {}) => {
    setBusy(action);
    try {
      await mutate(await post<{ review: Review }>(`${path}/review`, { action, ...body }), {
        revalidate: false,
      });
      setText('');
      setField('');
      // A comment does not change the return, and reloading would lose the focus.
      if (action !== 'comment') onChanged?.();
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
      void mutate();
    } finally {
      setBusy('');
    }
  };
  return (
    <Card aria-labelledby="review">
      <Row justifyContent="space-between" mb="2">
        <Heading id="review" mb="0">
          {t('Review')}
        </Heading>
        <b>{t(stateNames[review.state])}</b>
      </Row>
      <Stack gap="3">
        {review.required && review.state !== 'approved' && review.state !== 'filed' && (
          <Note>{t('Your firm marks a return as filed only once it is approved.')}</Note>
        )}
        {review.changes.length > 0 && (
          <div>
            <Note>{t('Changed since the review:')}</Note>
            <ul>
              {review.changes.map((c) => (
                <li key={`${c.field} ${c.at}`}>
                  {c.field}: {valueText(c.before)} → {valueText(c.after)} ({c.by}, {dayTime(c.at)})
                </li>
              ))}
            </ul>
          </div>
        )}
        {review.comments.map((c) => (
          <div key={c.id}>
            <p>
              {c.path && <b>{c.path}: </b>}
              {c.text}
            </p>
            <Note>
              {c.by}, {dayTime(c.at)}
              {c.resolved_by && ` · ${t('Resolved by {name}', { name: c.resolved_by })}`}
            </Note>
            {c.answers.map((a) => (
              <p key={`${a.by} ${a.at}`}>
                {a.by}: {a.text}
              </p>
            ))}
            {review.may.includes('comment') && (
              <Row>
                <Answer onAnswer={(answer) => act('comment', { comment_id: c.id, text: answer })} />
                <Button
                  size="sm"
                  onClick={() => void act('comment', { comment_id: c.id, resolve: !c.resolved_by })}
                >
                  {c.resolved_by ? t('Open again') : t('Mark as resolved')}
                </Button>
              </Row>
            )}
          </div>
        ))}
        {review.may.includes('comment') && (
          <form
            onSubmit={(e) => {
              e.preventDefault();
              if (text.trim()) void act('comment', { text: text.trim(), path: field.trim() });
            }}
          >
            <Row alignItems="end">
              <CommentHere
                panel="review"
                onField={(label) => {
                  setField(label);
                  const input = document.getElementById('review-comment');
                  input?.scrollIntoView({ block: 'center' });
                  input?.focus();
                }}
              />
              <Field id="review-comment" label={t('Comment')}>
                <TextInput value={text} onValue={setText} maxLength={4000} />
              </Field>
              <Field label={t('Field or table (optional)')}>
                <TextInput value={field} onValue={setField} maxLength={300} autoComplete="off" />
              </Field>
              <Button type="submit" busy={busy === 'comment'} disabled={!text.trim()}>
                {t('Add comment')}
              </Button>
            </Row>
          </form>
        )}
        <Row>
          {stepNames
            .filter(([action]) => review.may.includes(action))
            .map(([action, words]) => (
              <Button
                key={action}
                look={action === 'reopen' ? 'secondary' : 'primary'}
                busy={busy === action}
                onClick={() => void act(action)}
              >
                {t(words)}
              </Button>
            ))}
        </Row>
      </Stack>
    </Card>
  );
}

/** A reply to a comment, opened on demand. */
function Answer({ onAnswer }: { onAnswer: (text: string) => Promise<void> }) {
  const [text, setText] = useState<string>();
  if (text === undefined)
    return (
      <Button size="sm" onClick={() => setText('')}>
        {t('Answer')}
      </Button>
    );
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        if (text.trim()) void onAnswer(text.trim()).then(() => setText(undefined));
      }}
    >
      <Row>
        <TextInput aria-label={t('Answer')} value={text} onValue={setText} maxLength={4000} />
        <Button size="sm" type="submit" disabled={!text.trim()}>
          {t('Send')}
        </Button>
      </Row>
    </form>
  );
}
