import { useCallback } from 'react';
import { ofReturn } from '../../../shared/evidence/of-return.ts';
import { stepOf } from '../../../shared/forms/form.ts';
import { errorText } from '../../data/errors.ts';
import { download } from '../../data/http.ts';
import { decisionName } from '../../evidence/names.ts';
import { useFromStore } from '../../forms/state/hooks.ts';
import type { FormStore } from '../../forms/state/store.ts';
import { inLanguage } from '../../i18n/language.ts';
import { say, t, tn } from '../../i18n/t.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { AndMore } from '../../ui/lists/AndMore.tsx';
import { StatusChip } from '../../ui/states/StatusChip.tsx';
import { evidenceAddress } from '../base/addresses.ts';
import type { OpenReturn } from '../base/openReturn.ts';
import {
  compared,
  evidenceText,
  exactRupees,
  type FiguresAnswer,
  figureWord,
  useFigureEvidence,
} from './figures.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Figures of the return with the papers behind them; of one step, or all of them with those no paper explains. */
export function FiguresCard({ open, step }: { open: OpenReturn; step?: string }) {
  const { target, entity, form } = open;
  const answer = useFigureEvidence(entity.id, target.year);
  if (!answer || answer.papers === 0) return null;
  const rows = answer.figures.filter(
    (f) => !step || (f.path !== '' && f.sources.length > 0 && stepOf(form.model, f.path)?.id === step),
  );
  if (rows.length === 0) return null;
  return <Figures open={open} step={step} answer={answer} rows={rows} />;
}

interface FiguresProps {
  open: OpenReturn;
  step: string | undefined;
  answer: FiguresAnswer;
  rows: FiguresAnswer['figures'];
}

/** The figures as typed, a frame after the tax that follows from them. */
function Figures({ open, step, answer, rows }: FiguresProps) {
  const { target, entity } = open;
  const read = useCallback(
    (store: FormStore) => ofReturn(target.type, target.year, store.state().data).figures,
    [target.type, target.year],
  );
  const now = useFromStore(read, 'compared', same);
  const sheet = () =>
    void download(
      inLanguage(`/api/evidence/sheet/${entity.id}?assessment_year=${target.year}`),
      `reconciliation-${target.year}.pdf`,
    ).catch((error: unknown) => showToast({ tone: 'error', text: errorText(error) }));
  const list = (
    <ul data-evidence-figures="">
      {rows.map((f) => {
        const { inReturn, left, agrees } = compared(f, now[f.figure]);
        return (
          <Row as="li" key={f.figure} gap="2" data-figure={f.figure}>
            <span>{figureWord(f.figure)}</span>
            <Note as="span">{evidenceText(f)}</Note>
            {inReturn !== null && f.sources.length > 0 && (
              <StatusChip tone={agrees ? 'done' : 'attention'}>
                {agrees
                  ? t('In the return')
                  : t('Return {amount}, difference {left}', {
                      amount: exactRupees(inReturn),
                      left: exactRupees(left),
                    })}
              </StatusChip>
            )}
          </Row>
        );
      })}
    </ul>
  );
  if (step) return list;
  return (
    <Card aria-labelledby="figures-evidence">
      <Row justifyContent="space-between">
        <Heading id="figures-evidence">{t('Reconciliation with AIS/26AS')}</Heading>
        <StatusChip tone={answer.unexplained === 0 ? 'done' : 'attention'}>
          {answer.unexplained === 0
            ? t('Everything is explained')
            : tn(answer.unexplained, '{count} not explained', '{count} not explained')}
        </StatusChip>
      </Row>
      {list}
      <Sheet answer={answer} />
      <Row mt="3">
        <ButtonLink size="sm" icon="search" to={evidenceAddress(entity.id, target.year)}>
          {t('Evidence: AIS, 26AS and other papers')}
        </ButtonLink>
        <Button size="sm" icon="download" onClick={sheet}>
          {t('Reconciliation with AIS/26AS (PDF)')}
        </Button>
      </Row>
    </Card>
  );
}

/** Unexplained, disputed and explained differences, as in the printed reconciliation. */
function Sheet({ answer }: { answer: FiguresAnswer }) {
  const { differing, explained, disputed, total_explained } = answer;
  return (
    <Stack gap="2" mt="3">
      {differing.length > 0 && (
        <div>
          <b>{t('Differences')}</b>
          <ul data-reconciliation="differing">
            {differing.map((d, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: differences have no identity of their own
              <li key={i}>{say(d.words)}</li>
            ))}
            <AndMore as="li" left={answer.total_differing - differing.length} />
          </ul>
        </div>
      )}
      {disputed.length > 0 && (
        <div>
          <b>{decisionName('disputed')}</b>
          <ul data-reconciliation="disputed">
            {disputed.map((d, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal rows may be disputed both
              <li key={i}>
                {d.payer}, {d.code}: {exactRupees(d.amount)}
                {d.note !== '' && <Note as="span"> · {d.note}</Note>}
              </li>
            ))}
            <AndMore as="li" left={answer.total_disputed - disputed.length} />
          </ul>
        </div>
      )}
      {total_explained > 0 && (
        <details>
          <summary>{t('{count} with a reason', { count: total_explained })}</summary>
          <ul data-reconciliation="explained">
            {explained.map((d, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: differences have no identity of their own
              <Note as="li" key={i}>
                {say(d.words)}
              </Note>
            ))}
            <AndMore as="li" left={total_explained - explained.length} />
          </ul>
        </details>
      )}
    </Stack>
  );
}
