import { useState } from 'react';
import type { AskedQuestion } from '../../shared/intake/questions.ts';
import { formatCount, say, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { answered, answerShown, type ImportChoices, LEAVE_OUT, openCount } from './asking.ts';

/** Documents listed initially below a question. */
const PAGE = 20;

function One({
  question,
  choices,
  onChoices,
}: {
  question: AskedQuestion;
  choices: ImportChoices;
  onChoices: (choices: ImportChoices) => void;
}) {
  const [most, setMost] = useState(PAGE);
  const text = say(question.message);
  const options = [
    ...question.options.map((o) => ({ value: o.value, label: say(o.message) })),
    // Questions about the entire file have no documents to leave out.
    ...(question.documents.length > 0 ? [{ value: LEAVE_OUT, label: t('Leave out of this import') }] : []),
  ];
  const several = question.documents.length > 1;
  return (
    <Stack gap="2">
      <Note>{text}</Note>
      {question.documents.length !== 1 && (
        <Row>
          <Select
            aria-label={several ? t('{question} For all documents', { question: text }) : text}
            value={answerShown(choices, question.id)}
            onValue={(value) => onChoices(answered(choices, question.id, undefined, value))}
            placeholder={
              several
                ? t('One answer for all {count} documents', { count: formatCount(question.documents.length) })
                : t('Choose an answer')
            }
            options={options}
          />
        </Row>
      )}
      {question.documents.length > 0 && (
        <Scroller label={text}>
          <FigureTable>
            <tbody>
              {question.documents.slice(0, most).map((d) => (
                <tr key={d.key}>
                  <th scope="row">{d.label}</th>
                  <td>
                    <Select
                      aria-label={`${text} ${d.key}`}
                      value={answerShown(choices, question.id, d.key)}
                      onValue={(value) => onChoices(answered(choices, question.id, d.key, value))}
                      placeholder={t('Choose an answer')}
                      options={options}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Scroller>
      )}
      {question.documents.length > most && (
        <Row>
          <Button size="sm" onClick={() => setMost(most + PAGE)}>
            {t('Show {count} more', { count: formatCount(Math.min(PAGE, question.documents.length - most)) })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** Questions the file leaves open, to be answered before the import. */
export function QuestionList({
  questions,
  choices,
  onChoices,
}: {
  questions: readonly AskedQuestion[];
  choices: ImportChoices;
  onChoices: (choices: ImportChoices) => void;
}) {
  if (questions.length === 0) return null;
  const open = openCount(questions, choices);
  return (
    <Stack gap="4" aria-labelledby="import-questions">
      <Heading id="import-questions" mb="0">
        {open === 0
          ? t('Questions about the file')
          : t('Questions about the file ({count} open)', { count: formatCount(open) })}
      </Heading>
      {questions.map((q) => (
        <One key={q.id} question={q} choices={choices} onChoices={onChoices} />
      ))}
    </Stack>
  );
}
