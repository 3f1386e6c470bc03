import { useEffect, useState, useSyncExternalStore } from 'react';
import { english, type Message } from '../../shared/forms/messages.ts';
import type { CorrectionType, HeadChange, RowChange } from '../../shared/tds/correction.ts';
import { formInfo } from '../../shared/tds/data/forms.ts';
import { errorText } from '../data/errors.ts';
import { get } from '../data/http.ts';
import { day } from '../i18n/format.ts';
import { say, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { ProgressBar } from '../ui/base/ProgressBar.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { HeadChanges, RowChanges } from './ChangeTables.tsx';
import { ConsolidatedCard } from './ConsolidatedCard.tsx';
import { documentPath, tdsPaths } from './calls.ts';
import { fetchFile, type Progress } from './fetchFile.ts';
import type { OpenTds } from './openTds.ts';
import type { Place } from './places.ts';

interface Answer {
  original_token: string;
  original_filed_on: string;
  previous_token: string;
  until: string | null;
  notice: string;
  /** Whether the correction has a text file, and whether a consolidated file was applied. */
  writes: boolean;
  accepted: boolean;
  problem_messages: Message[];
  types: { type: CorrectionType; label: string }[];
  head: HeadChange[];
  rows: RowChange[];
  total_rows: number;
}

/** Changes of a correction against the previous statement, their types, and the sheets to prepare it elsewhere. */
export function ChangesPanel({ open, onGo }: { open: OpenTds; onGo: (place: Place) => void }) {
  const { record, book, autosave } = open;
  const ticks = useSyncExternalStore(book.subscribe, book.ticks);
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared again after every change
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      autosave
        .flush()
        .then(() => get<Answer>(`${tdsPaths.one(record.id)}/changes`))
        .then(
          (found) => {
            if (!current) return;
            setAnswer(found);
            setProblem('');
          },
          (error) => current && setProblem(errorText(error)),
        );
    }, 300);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [record.id, ticks]);
  if (!answer)
    return problem ? <Banner tone="error" title={problem} /> : <ProgressBar label={t('Comparing')} />;
  return (
    <Stack gap="5">
      {problem && <Banner tone="error" title={problem} />}
      {answer.problem_messages.map((problem) => (
        <Banner key={english(problem)} tone="warning" title={say(problem)} />
      ))}
      <KindsCard open={open} answer={answer} onProblem={setProblem} />
      {record.can_edit && formInfo[record.form_type].to !== undefined && (
        <ConsolidatedCard open={open} taken={answer.accepted} onGo={onGo} />
      )}
      {answer.head.length > 0 && <HeadChanges changes={answer.head} />}
      {answer.rows.length > 0 && (
        <RowChanges open={open} rows={answer.rows} total={answer.total_rows} onGo={onGo} />
      )}
    </Stack>
  );
}

/** The types of correction, the statement it corrects, and its sheets. */
function KindsCard({
  open: { record, autosave },
  answer,
  onProblem,
}: {
  open: OpenTds;
  answer: Answer;
  onProblem: (text: string) => void;
}) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const take = async (format: 'pdf' | 'xlsx') => {
    setProgress({});
    onProblem('');
    try {
      await autosave.flush();
      const name = `${record.form_type}_${record.quarter}_correction_${record.correction}.${format}`;
      await fetchFile(documentPath(record.id, 'changes', format), name, setProgress);
    } catch (error) {
      onProblem(errorText(error, t('The file could not be created.')));
    } finally {
      setProgress(null);
    }
  };
  return (
    <Card aria-labelledby="tds-kinds">
      <Row justifyContent="space-between" mb="3">
        <Heading id="tds-kinds" mb="0">
          {t('Kinds of correction')}
        </Heading>
        <Row>
          <Button size="sm" icon="download" onClick={() => void take('pdf')} busy={progress !== null}>
            PDF
          </Button>
          <Button size="sm" icon="download" onClick={() => void take('xlsx')} busy={progress !== null}>
            Excel
          </Button>
        </Row>
      </Row>
      <Stack>
        {progress && (
          <ProgressBar
            label={t('Creating file')}
            {...(progress.total ? { value: (progress.received ?? 0) / progress.total } : {})}
          />
        )}
        {answer.types.map(({ type, label }) => (
          <div key={type}>
            <b className="num">{type}</b> · {t(label)}
          </div>
        ))}
        <Note>
          {t(
            'Original filed on {date}, token number {token}; statement corrected here: token number {previous}.',
            {
              date: day(answer.original_filed_on),
              token: answer.original_token,
              previous: answer.previous_token,
            },
          )}
        </Note>
        {answer.until && (
          <Note>{t('Corrections are accepted until {date}.', { date: day(answer.until) })}</Note>
        )}
        <Banner tone="warning" title={answer.writes ? t('About this layout') : t('No text file')}>
          {t(answer.notice)}
        </Banner>
      </Stack>
    </Card>
  );
}
