import { useMemo } from 'react';
import { contestedOutcomes } from '../../../shared/itr/common/readings.ts';
import { useFromStore, useOpenForm } from '../../forms/state/hooks.ts';
import type { FormStore } from '../../forms/state/store.ts';
import { rupees } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Stack } from '../../ui/base/layout.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import type { OpenReturn } from '../base/openReturn.ts';

const readData = (store: FormStore) => store.state().data;

/** Contested points that affect this return: each reading, its authorities, and the resulting tax. */
export function ReadingsCard({ open }: { open: OpenReturn }) {
  const { store, readOnly } = useOpenForm();
  const data = useFromStore(readData);
  const { form, target } = open;
  const points = useMemo(() => {
    try {
      return contestedOutcomes(form, target.year, data, open.day());
    } catch {
      return [];
    }
  }, [form, target.year, data, open]);
  if (points.length === 0) return null;
  return (
    <Card aria-labelledby="readings">
      <Heading id="readings">{t('Contested readings')}</Heading>
      <Note maxWidth="70ch">
        {t('Points on which the law and the department differ, and the figures of this return under each.')}
      </Note>
      <Stack mt="3">
        {points.map(({ key, title, section, readings }) => (
          <Scroller key={key} label={t(title)}>
            <FigureTable>
              <caption>
                {t(title)} · {t('s. {section}', { section })}
              </caption>
              <thead>
                <tr>
                  <th scope="col">{t('Reading')}</th>
                  <th scope="col">{t('Authority')}</th>
                  <th scope="col" data-align="right">
                    {t('Tax, interest and fee')}
                  </th>
                  <th scope="col" data-align="right">
                    {t('Loss carried forward')}
                  </th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {readings.map((one) => (
                  <tr key={one.value}>
                    <td data-sentence="">{t(one.label)}</td>
                    <td data-sentence="">{one.authority}</td>
                    <td data-align="right">{rupees(one.total)}</td>
                    <td data-align="right">{rupees(one.carried)}</td>
                    <td data-whole="">
                      {one.chosen ? (
                        <strong>{t('Followed')}</strong>
                      ) : readOnly ? null : (
                        <Button
                          size="sm"
                          onClick={() =>
                            store.dispatch({
                              type: 'set',
                              path: `readings.${key}`,
                              value: one.usual ? undefined : one.value,
                            })
                          }
                        >
                          {t('Use this reading')}
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </FigureTable>
          </Scroller>
        ))}
      </Stack>
    </Card>
  );
}
