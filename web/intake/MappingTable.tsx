import { chakra } from '@chakra-ui/react';
import { t } from '../i18n/t.ts';
import { Note, Stack } from '../ui/base/layout.tsx';
import { type Choice, Select } from '../ui/fields/Select.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { type ImportChoices, mapped, type SheetColumns } from './asking.ts';
import { shownColumns } from './importing.ts';

/** The first rows of a sheet below the meaning of each column, which the user can change. */
export function MappingTable({
  sheet,
  fields,
  choices,
  onChoices,
}: {
  sheet: SheetColumns;
  fields: readonly Choice[];
  choices: ImportChoices;
  onChoices: (choices: ImportChoices) => void;
}) {
  const name = sheet.source
    ? t('{sheet}: {source}', { sheet: sheet.sheet, source: sheet.source })
    : sheet.sheet;
  const label = name ? t('Columns of {sheet}', { sheet: name }) : t('Columns');
  const columns = shownColumns(sheet);
  return (
    <Stack gap="2">
      <Scroller label={label}>
        <FigureTable>
          <caption>{label}</caption>
          <thead>
            <tr>
              {columns.map(({ heading, at }) => (
                <th key={at} scope="col" data-whole="">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.length > 0 && (
              <tr>
                {columns.map(({ heading, field, at }) => {
                  const value = choices.mapping[heading] ?? field;
                  return (
                    <td key={at}>
                      <chakra.div minWidth="10rem">
                        <Select
                          aria-label={t('{heading} is read as', { heading })}
                          value={fields.some((f) => f.value === value) ? value : ''}
                          onValue={(next) => onChoices(mapped(choices, heading, next))}
                          placeholder={t('Not used')}
                          options={fields}
                        />
                      </chakra.div>
                    </td>
                  );
                })}
              </tr>
            )}
            {sheet.rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no identity of their own
              <tr key={i}>
                {columns.map(({ at }) => (
                  <td key={at} data-whole="">
                    {(row[at] ?? '').slice(0, 40)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
      {fields.length > 0 && (
        <Note>{t('Headings were found in line {line}.', { line: String(sheet.line) })}</Note>
      )}
    </Stack>
  );
}
