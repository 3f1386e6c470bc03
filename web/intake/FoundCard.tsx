import { financialYearOf } from '../../shared/dates.ts';
import { periodName } from '../../shared/gst/periods.ts';
import { bytes, day, istDay, period } from '../i18n/format.ts';
import { say, t } from '../i18n/t.ts';
import { Card, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { kindNames, purposeNames } from './fields.ts';
import { type Answer, purposes, surenessOf } from './importing.ts';

const tones = { sure: 'done', likely: 'progress', open: 'attention' } as const;

const yearName = (ay: string): string => t('FY {fy} (AY {ay})', { fy: financialYearOf(ay), ay });

/** Target of the file: client, periods, year, statement. */
const targetsOf = ({ company_name, target }: Answer): string[] => [
  ...(company_name ? [company_name] : []),
  ...(target.periods ?? []).map((text) => period(periodName(text))),
  ...(typeof target['assessment_year'] === 'string' ? [yearName(target['assessment_year'])] : []),
  ...[target['form_type'], target['quarter'], target['financial_year']].flatMap((value) =>
    typeof value === 'string' ? [value] : [],
  ),
];

/** What the file was recognized as, why, and its target; the user can change it. */
export function FoundCard({
  answer,
  disabled,
  onPurpose,
}: {
  answer: Answer;
  disabled: boolean;
  onPurpose: (purpose: string) => void;
}) {
  const sure = surenessOf(answer.confidence);
  const names = purposeNames();
  const words = { sure: t('Certain'), likely: t('Likely'), open: t('Not certain') };
  return (
    <Card aria-labelledby="import-found">
      <Row justifyContent="space-between" alignItems="start">
        <Stack gap="1">
          <Heading id="import-found" mb="0">
            {answer.kind ? (kindNames()[answer.kind] ?? answer.kind_name) : t('What is this file?')}
          </Heading>
          <Note>
            {answer.file.name} · {bytes(answer.file.size)}
          </Note>
          {answer.why && <Note>{say(answer.why)}</Note>}
          {targetsOf(answer).length > 0 && <p>{targetsOf(answer).join(' · ')}</p>}
          {answer.earlier && (
            <Note>
              {t('The same file was imported before, on {date}.', {
                date: day(answer.earlier.applied_at ? istDay(answer.earlier.applied_at) : ''),
              })}
            </Note>
          )}
        </Stack>
        <Row>
          <StatusChip tone={tones[sure]}>{words[sure]}</StatusChip>
          <Select
            aria-label={t('Import as')}
            value={answer.noun}
            disabled={disabled}
            placeholder={t('Choose what it is')}
            onValue={onPurpose}
            options={purposes.map((value) => ({ value, label: names[value] }))}
          />
        </Row>
      </Row>
    </Card>
  );
}
