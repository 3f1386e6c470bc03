import { groupNames } from '../../shared/accounts/groups.ts';
import { formatCount, t } from '../i18n/t.ts';
import { Heading, Note, Stack } from '../ui/base/layout.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { answered, type ImportChoices } from './asking.ts';
import type { Answer } from './importing.ts';

/**
 * Groups of a trial balance whose head was guessed from the side of their balances; each can be changed and
 * is remembered for the client.
 */
export function GroupTable({
  groups,
  choices,
  onChoices,
}: {
  groups: NonNullable<Answer['target']['groups']>;
  choices: ImportChoices;
  onChoices: (choices: ImportChoices) => void;
}) {
  const label = t('Groups to confirm');
  const options = groupNames.map((value) => ({ value, label: t(value) }));
  return (
    <Stack gap="2" aria-labelledby="import-groups">
      <Heading id="import-groups" mb="0">
        {label}
      </Heading>
      <Note>
        {t(
          'The names do not show where these belong, so they were mapped by debit or credit balance. Correct them if needed; your choice is remembered for this client.',
        )}
      </Note>
      <Scroller label={label}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('Group in the file')}</th>
              <th scope="col" data-align="right">
                {t('Ledgers')}
              </th>
              <th scope="col">{t('Goes to')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ name, ledger_group, ledgers }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-align="right">{formatCount(ledgers)}</td>
                <td>
                  <Select
                    aria-label={t('{name} goes to', { name })}
                    value={choices.answers[`group:${name}`] ?? ledger_group ?? ''}
                    onValue={(value) => onChoices(answered(choices, 'group', name, value))}
                    options={options}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
    </Stack>
  );
}
