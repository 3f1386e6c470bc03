import { groupNames, type Head, heads, type LedgerGroup, type Place } from '../../shared/accounts/groups.ts';
import { formatCount, t, tn } from '../i18n/t.ts';
import { Stack } from '../ui/base/layout.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { AndMore } from '../ui/lists/AndMore.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Banner } from '../ui/states/Banner.tsx';

/** Heads into which a group is divided on the balance sheet. */
const headsOf: Partial<Record<LedgerGroup, readonly Head[]>> = {
  'Current Assets': [
    'Trade receivables',
    'Cash and bank balances',
    'Inventories',
    'Loans and advances',
    'Other current assets',
  ],
  'Current Liabilities': [
    'Trade payables',
    'Duties and taxes',
    'Provisions',
    'Secured loans',
    'Unsecured loans',
    'Suspense',
    'Other current liabilities',
  ],
  'Long-term Liabilities': ['Secured loans', 'Unsecured loans'],
};

const options = () =>
  groupNames.flatMap((group) => [
    ...(headsOf[group] ? [] : [{ value: group as string, label: t(group) }]),
    ...(headsOf[group] ?? []).map((head) => ({
      value: `${group}|${head}`,
      label: `${t(group)} – ${t(head)}`,
    })),
  ]);

const placeOf = (value: string): Place | undefined => {
  const [groupName, headName] = value.split('|');
  const group = groupNames.find((g) => g === groupName);
  const head = heads.find((h) => h === headName);
  return group ? { group, ...(head ? { head } : {}) } : undefined;
};

/** Group names the import could not place, each with a choice of head; the choice is remembered for the entity. */
export function MappingPanel({
  names,
  onPlace,
}: {
  names: ReadonlyMap<string, number>;
  onPlace: (name: string, place: Place) => void;
}) {
  if (names.size === 0) return null;
  const choices = options();
  return (
    <Stack gap="2">
      <Banner
        tone="warning"
        title={tn(names.size, '{count} group name not recognised', '{count} group names not recognised')}
      >
        {t(
          'Their ledgers were mapped by debit or credit balance. Choose where they belong; your choice is remembered for this entity when you save.',
        )}
      </Banner>
      <Scroller label={t('Groups to map')}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('Group in the file')}</th>
              <th scope="col" data-align="right">
                {t('Ledgers')}
              </th>
              <th scope="col">{t('Belongs to')}</th>
            </tr>
          </thead>
          <tbody>
            {[...names].slice(0, 100).map(([name, count]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-align="right">{formatCount(count)}</td>
                <td>
                  <Select
                    aria-label={t('Where {name} belongs', { name })}
                    value=""
                    placeholder={t('Choose')}
                    options={choices}
                    onValue={(value) => {
                      const place = placeOf(value);
                      if (place) onPlace(name, place);
                    }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
      <AndMore left={names.size - 100} />
    </Stack>
  );
}
