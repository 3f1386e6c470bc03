import { useCallback } from 'react';
import { ofReturn } from '../../../shared/evidence/of-return.ts';
import { stepOf } from '../../../shared/forms/form.ts';
import { errorText } from '../../data/errors.ts';
import { download } from '../../data/http.ts';
import { useFromStore } from '../../forms/state/hooks.ts';
import type { FormStore } from '../../forms/state/store.ts';
import { t, tn } from '../../i18n/t.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { StatusChip } from '../../ui/states/StatusChip.tsx';
import { evidenceAddress } from '../base/addresses.ts';
import type { OpenReturn } from '../base/openReturn.ts';
import { evidenceText, exactRupees, figureWord, useFigureEvidence } from './figures.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Figures of the return with the papers behind them, as typed now; of one step, or all of them with those no paper explains. */
export function FiguresCard({ open, step }: { open: OpenReturn; step?: string }) {
  const { target, entity, form } = open;
  const answer = useFigureEvidence(entity.id, target.year);
  const read = useCallback(
    (store: FormStore) => ofReturn(target.type, target.year, store.state().data).figures,
    [target.type, target.year],
  );
  const now = useFromStore(read, 'values', same);
  if (!answer || answer.papers === 0) return null;
  const rows = answer.figures.filter(
    (f) => !step || (f.path !== '' && f.sources.length > 0 && stepOf(form.model, f.path)?.id === step),
  );
  if (rows.length === 0) return null;
  const sheet = () =>
    void download(
      `/api/evidence/sheet/${entity.id}?assessment_year=${target.year}`,
      `reconciliation-${target.year}.pdf`,
    ).catch((error: unknown) => showToast({ tone: 'error', text: errorText(error) }));
  const list = (
    <ul data-evidence-figures="">
      {rows.map((f) => {
        const typed = now[f.figure];
        const inReturn = typed === undefined ? f.in_return : typed / 100;
        const left = inReturn === null ? 0 : f.evidence - inReturn;
        return (
          <Row as="li" key={f.figure} gap="2" data-figure={f.figure}>
            <span>{figureWord(f.figure)}</span>
            <Note as="span">{evidenceText(f)}</Note>
            {inReturn !== null && f.sources.length > 0 && (
              <StatusChip tone={Math.abs(left) <= 1 ? 'done' : 'attention'}>
                {Math.abs(left) <= 1
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
            ? t('Nothing is unexplained')
            : tn(answer.unexplained, '{count} not explained', '{count} not explained')}
        </StatusChip>
      </Row>
      {list}
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
