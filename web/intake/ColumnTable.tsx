import { t } from '../i18n/t.ts';
import { Note, Stack } from '../ui/base/layout.tsx';
import { type Choice, Select } from '../ui/fields/Select.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { mapped, type Said, type SheetColumns, samplesOf } from './asking.ts';

/** How each column of a sheet is read, beside samples of its values; a person may say otherwise. */
export function ColumnTable({
  sheet,
  fields,
  said,
  onSaid,
}: {
  sheet: SheetColumns;
  fields: readonly Choice[];
  said: Said;
  onSaid: (said: Said) => void;
}) {
  const name = sheet.source
    ? t('{sheet}: {source}', { sheet: sheet.sheet, source: sheet.source })
    : sheet.sheet;
  const label = t('Columns of {sheet}', { sheet: name });
  return (
    <Stack gap="2">
      <Scroller label={label}>
        <FigureTable>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Heading in the file')}</th>
              <th scope="col">{t('Read as')}</th>
              <th scope="col">{t('Values')}</th>
            </tr>
          </thead>
          <tbody>
            {sheet.columns.map(({ heading, field }, i) =>
              heading === '' ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat
                <tr key={i}>
                  <th scope="row">{heading}</th>
                  <td>
                    <Select
                      aria-label={t('{heading} is read as', { heading })}
                      value={said.mapping[heading] ?? field}
                      onValue={(value) => onSaid(mapped(said, heading, value))}
                      placeholder={t('Not used')}
                      options={fields}
                    />
                  </td>
                  <td data-sentence="">{samplesOf(sheet.rows, i).join(' · ')}</td>
                </tr>
              ),
            )}
          </tbody>
        </FigureTable>
      </Scroller>
      <Note>{t('Headings were found in line {line}.', { line: String(sheet.line) })}</Note>
    </Stack>
  );
}
