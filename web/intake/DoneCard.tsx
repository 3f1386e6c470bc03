import { Link } from 'react-router-dom';
import { period } from '../i18n/format.ts';
import { t, tn } from '../i18n/t.ts';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { Card, Note, Row, Stack } from '../ui/base/layout.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { RefusedDownload } from './AsideTable.tsx';
import { type Answer, type Applied, addressOf } from './importing.ts';
import type { AppliedImport } from './useImport.ts';

/** What was imported into one record. */
const nameOf = ({ kind, name, clients = 0 }: Applied): string =>
  kind === 'entities' ? tn(clients, '{count} client', '{count} clients') : period(name);

/** The records an import changed, with links; the import can be undone. */
export function DoneCard({
  done,
  answer,
  back,
  busy,
  onUndo,
  onAnother,
}: {
  done: AppliedImport;
  answer: Answer;
  /** The page that opened the import; '' for none. */
  back: string;
  busy: boolean;
  onUndo: () => void;
  onAnother: () => void;
}) {
  const company = answer.company_id;
  const refused = answer.set_aside.filter((line) => line.refused).length;
  const [first] = done.applied;
  const to = first && addressOf(first, company);
  return (
    <Card>
      <Stack>
        <Banner
          tone={done.undone ? 'info' : 'success'}
          title={done.undone ? t('The import was undone.') : t('The file was imported.')}
        />
        <ul>
          {done.applied.map((one) => {
            const address = done.undone ? undefined : addressOf(one, company);
            return (
              <li key={one.name}>
                {address ? <Link to={address}>{nameOf(one)}</Link> : nameOf(one)}
                {one.new !== undefined && (
                  <Note>
                    {t('{added} new, {changed} changed', {
                      added: String(one.new),
                      changed: String(one.changed ?? 0),
                    })}
                  </Note>
                )}
              </li>
            );
          })}
        </ul>
        {refused > 0 && !done.undone && (
          <Stack gap="2">
            <Note>
              {tn(
                refused,
                '{count} line was not imported. Correct it in the Excel file and import it: only this line is added.',
                '{count} lines were not imported. Correct them in the Excel file and import it: only these lines are added.',
              )}
            </Note>
            <Row>
              <RefusedDownload id={answer.intake_id} text={t('Download these lines with their reasons')} />
            </Row>
          </Stack>
        )}
        <Row>
          {back && (
            <ButtonLink look="primary" to={back}>
              {t('Back to the page you came from')}
            </ButtonLink>
          )}
          {to && !back && !done.undone && (
            <ButtonLink look="primary" to={to}>
              {t('Open {name}', { name: nameOf(first) })}
            </ButtonLink>
          )}
          {!done.undone && (
            <Button busy={busy} onClick={onUndo}>
              {t('Undo this import')}
            </Button>
          )}
          <Button onClick={onAnother}>{t('Import another file')}</Button>
        </Row>
      </Stack>
    </Card>
  );
}
