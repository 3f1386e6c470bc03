import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { actOf, type ClientDuty, type NextAct } from '../../shared/duties/next.ts';
import { periodName, shiftPeriod } from '../../shared/gst/periods.ts';
import { advanceAddress } from '../advance-tax/draft.ts';
import { errorText } from '../data/errors.ts';
import { day, period as monthName } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { DutyChip } from '../returns/DutyChip.tsx';
import { Button, ButtonLink, IconButton } from '../ui/base/Button.tsx';
import { Note, Row } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { figuresPage, openDuty } from './acts.ts';
import { NoteFiledDialog } from './NoteFiledDialog.tsx';
import { actWords, dutyName } from './names.ts';
import { Panel, type PanelProps } from './panel.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';

/** Opens a duty's return, or the reminder or note dialog. */
export function useDutyAct(page: PanelProps['page'], reload: () => void) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<{ duty: ClientDuty; act: 'remind' | 'note' } | null>(null);
  const [busy, setBusy] = useState('');
  const run = async (duty: ClientDuty, act: NextAct) => {
    if (act === 'remind' || act === 'note') return setAsking({ duty, act });
    setBusy(dutyName(duty));
    try {
      void navigate(await openDuty(page.client.id, duty, act === 'file' ? 'file' : ''));
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The return could not be opened.')) });
      setBusy('');
    }
  };
  const close = () => setAsking(null);
  const done = () => {
    setAsking(null);
    reload();
  };
  const dialog =
    asking &&
    (asking.act === 'remind' ? (
      <ReminderDialog client={page.client} duty={asking.duty} onClose={close} onSent={done} />
    ) : (
      <NoteFiledDialog clientId={page.client.id} duty={asking.duty} onClose={close} onNoted={done} />
    ));
  return { run, busy, dialog };
}

/** Duties of this month and the next with state, due date and action; other months can be chosen. */
export function DutiesPanel({
  page,
  reload,
  canEdit,
  onPeriod,
}: PanelProps & { onPeriod: (period: string) => void }) {
  const { run, busy, dialog } = useDutyAct(page, reload);
  const words = actWords();
  return (
    <Panel
      id="duties"
      title={t('Duties')}
      acts={
        <>
          <IconButton
            icon="left"
            label={t('Month before')}
            onClick={() => onPeriod(shiftPeriod(page.period, -1))}
          />
          <span aria-live="polite">{monthName(periodName(page.period))}</span>
          <IconButton
            icon="right"
            label={t('Month after')}
            onClick={() => onPeriod(shiftPeriod(page.period, 1))}
          />
        </>
      }
    >
      {page.duties.length === 0 ? (
        <Note>{t('This client has no duties in this month.')}</Note>
      ) : (
        <Scroller cards label={t('Duties')}>
          <FigureTable css={{ '& td': { verticalAlign: 'middle' } }}>
            <thead>
              <tr>
                <th scope="col">{t('Return or payment')}</th>
                <th scope="col">{t('Due date')}</th>
                <th scope="col">{t('Status')}</th>
                <th scope="col">{t('Responsible')}</th>
                <th scope="col">
                  <span className="sr-only">{t('Actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {page.duties.map((d) => {
                const act = actOf(d);
                const figures = figuresPage(page.client.id, d);
                return (
                  <tr key={`${d.duty} ${d.period} ${d.registration_id ?? ''}`}>
                    <th scope="row">{figures ? <Link to={figures}>{dutyName(d)}</Link> : dutyName(d)}</th>
                    <td data-whole>{day(d.due)}</td>
                    <td data-whole>
                      <DutyChip state={d.state} />
                      {d.filed_on && (
                        <Note className="num">
                          {day(d.filed_on)} {d.acknowledgement}
                        </Note>
                      )}
                    </td>
                    <td>{d.who.name}</td>
                    <td data-align="right">
                      <Row gap="1" justifyContent="flex-end" flexWrap="nowrap">
                        {d.duty === 'Advance tax' && (
                          <ButtonLink
                            size="sm"
                            to={advanceAddress(page.client.id, d.period.split(' ')[0] ?? '')}
                            aria-label={t('Estimate for {duty}', { duty: dutyName(d) })}
                          >
                            {t('Estimate')}
                          </ButtonLink>
                        )}
                        {canEdit && act && act !== 'remind' && d.state !== 'not_due' && (
                          <IconButton
                            icon="invoice"
                            label={t('Request papers for {duty}', { duty: dutyName(d) })}
                            onClick={() => void run(d, 'remind')}
                          />
                        )}
                        {act && (canEdit || d.return_id) && (
                          <Button
                            size="sm"
                            busy={busy === dutyName(d)}
                            aria-label={`${words[act]}: ${dutyName(d)}`}
                            onClick={() => void run(d, act)}
                          >
                            {words[act]}
                          </Button>
                        )}
                      </Row>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </FigureTable>
        </Scroller>
      )}
      {dialog}
    </Panel>
  );
}
