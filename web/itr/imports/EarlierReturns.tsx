import useSWR from 'swr';
import { withQuery } from '../../data/keys.ts';
import { t } from '../../i18n/t.ts';
import { ReturnStatus } from '../../returns/status.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Note, Row } from '../../ui/base/layout.tsx';
import type { ItrRow } from '../base/calls.ts';
import type { OpenReturn } from '../base/openReturn.ts';

/** `ITR-1`, or `ITR-1 (revised)`: a year may have both. */
const formText = (r: ItrRow): string =>
  r.revises ? t('{form} (revised)', { form: r.itr_type }) : r.itr_type;

/** The entity's returns of earlier years, of any form, newest first, to carry forward from. */
export function EarlierReturns({ open, onChoose }: { open: OpenReturn; onChoose: (row: ItrRow) => void }) {
  const { target } = open;
  const { data } = useSWR<{ returns: ItrRow[] }>(
    withQuery('/api/itr/list', { company_id: target.entityId, sort: '-assessment_year', page_size: 50 }),
  );
  const earlier = (data?.returns ?? []).filter(
    (r) => r.company_id === target.entityId && r.assessment_year < target.year,
  );
  return (
    <section aria-labelledby="earlier-returns">
      <b id="earlier-returns">{t('Carry forward from an earlier return')}</b>
      <Note mb="2">
        {t(
          'Copies personal details, bank accounts, employers, properties and unused losses by head and year; no other amount of that year. An earlier year’s JSON works as well.',
        )}
      </Note>
      {earlier.length === 0 && <Note>{t('This entity has no earlier return.')}</Note>}
      {earlier.map((r) => (
        <Row key={r.id} py="1">
          <span>{t('{form} of AY {year}', { form: formText(r), year: r.assessment_year })}</span>
          <ReturnStatus status={r.status} />
          <Button size="sm" onClick={() => onChoose(r)}>
            {t('Carry forward')}
          </Button>
        </Row>
      ))}
    </section>
  );
}
