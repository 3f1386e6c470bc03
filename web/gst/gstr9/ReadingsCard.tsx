import { chakra } from '@chakra-ui/react';
import { readingTexts } from '../../../shared/gst/gstr9/readings.ts';
import { annualRow, keysOf } from '../../../shared/gst/gstr9/rows.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Stack } from '../../ui/base/layout.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { figure } from '../base/figures.ts';
import { type Gstr9, type ShownRule, taxIn } from './annualWork.ts';

interface Props {
  shown: Gstr9;
  busy: boolean;
  onReading: (rule: ShownRule['rule'], reading: string) => void;
}

/** Rules on which the department’s texts differ: each reading with its effect on the form, and the chosen one. */
export function ReadingsCard({ shown, busy, onReading }: Props) {
  return (
    <Card aria-labelledby="readings">
      <Heading id="readings">{t('More than one reading')}</Heading>
      <Note>
        {t(
          'The department’s own texts differ on these rows. Each reading shows the resulting figures; the one chosen is saved with this return and printed in its PDF and Excel.',
        )}
      </Note>
      <Stack gap="5" mt="4">
        {shown.readings.map((rule) => (
          <Rule key={rule.rule} rule={rule} busy={busy} readOnly={!shown.can_edit} onReading={onReading} />
        ))}
      </Stack>
    </Card>
  );
}

function Rule({
  rule: { rule, followed, readings },
  busy,
  readOnly,
  onReading,
}: {
  rule: ShownRule;
  busy: boolean;
  readOnly: boolean;
  onReading: Props['onReading'];
}) {
  const { title, rows, readings: texts } = readingTexts[rule];
  const caption = t(title);
  const columns = rows.flatMap((id) => {
    const row = annualRow(id)!;
    const code = id.replace(/_.*/, '');
    const tax = { id, tax: true, head: t('{row}: tax', { row: code }) };
    return keysOf(row).includes('taxable') && row.plus === undefined
      ? [{ id, tax: false, head: t('{row}: value', { row: code }) }, tax]
      : [tax];
  });
  return (
    <section>
      <chakra.h3 fontWeight="semibold">{caption}</chakra.h3>
      <Scroller label={caption}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('Reading')}</th>
              {columns.map(({ head }) => (
                <th key={head} scope="col" data-align="right">
                  {head}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {readings.map(({ reading, rows: amounts }) => {
              const text = (texts as Record<string, { title: string; reason: string }>)[reading]!;
              return (
                <tr key={reading}>
                  <th scope="row">
                    {t(text.title)}
                    <Note>{t(text.reason)}</Note>
                  </th>
                  {columns.map(({ id, tax, head }) => {
                    const row = amounts.find((r) => r.id === id)!;
                    return (
                      <td key={head} data-align="right">
                        {figure(tax ? taxIn(row) : row.taxable)}
                      </td>
                    );
                  })}
                  <td data-whole="">
                    {reading === followed ? (
                      <strong>{t('Followed')}</strong>
                    ) : (
                      !readOnly && (
                        <Button size="sm" disabled={busy} onClick={() => onReading(rule, reading)}>
                          {t('Use this reading')}
                        </Button>
                      )
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </FigureTable>
      </Scroller>
    </section>
  );
}
