import { stateLabel, states } from '../../../shared/gst/data/states.ts';
import type { Gstr3b, PlaceSupply } from '../../../shared/gst/gstr3b/form.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Stack } from '../../ui/base/layout.tsx';
import { AmountInput } from '../../ui/fields/AmountInput.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Scroller } from '../../ui/lists/FigureTable.tsx';
import { Cells } from './Gstr3bLines.tsx';

type Kind = keyof Gstr3b['interstate'];

/** Table 3.2: inter-State supplies by place of supply, with rows to add and remove. */
export function Places({
  form,
  readOnly,
  onForm,
}: {
  form: Gstr3b;
  readOnly: boolean;
  onForm: (change: (f: Gstr3b) => Gstr3b) => void;
}) {
  const kinds: readonly (readonly [Kind, string])[] = [
    ['unregistered', t('Supplies made to unregistered persons')],
    ['composition', t('Supplies made to composition taxable persons')],
    ['uin', t('Supplies made to UIN holders')],
  ];
  const change = (kind: Kind, list: PlaceSupply[]) =>
    onForm((f) => ({ ...f, interstate: { ...f.interstate, [kind]: list } }));
  return (
    <Card data-together aria-labelledby="interstate">
      <Heading id="interstate">{t('3.2 Inter-State supplies out of 3.1(a) and 3.1.1(i)')}</Heading>
      <Stack gap="4">
        {kinds.map(([kind, label]) => {
          const list = form.interstate[kind];
          const set = (i: number, part: Partial<PlaceSupply>) =>
            change(
              kind,
              list.map((p, k) => (k === i ? { ...p, ...part } : p)),
            );
          return (
            <Scroller key={kind} label={label} cards>
              <Cells>
                <caption>{label}</caption>
                {list.length > 0 && (
                  <thead>
                    <tr>
                      <th scope="col">{t('Place of supply')}</th>
                      <th scope="col" data-align="right">
                        {t('Taxable value')}
                      </th>
                      <th scope="col" data-align="right">
                        {t('Integrated tax')}
                      </th>
                      <th scope="col">
                        <span className="sr-only">{t('Remove')}</span>
                      </th>
                    </tr>
                  </thead>
                )}
                <tbody>
                  {list.map((p, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place only
                    <tr key={i}>
                      <td>
                        {readOnly ? (
                          stateLabel(p.place_of_supply)
                        ) : (
                          <Select
                            aria-label={t('Place of supply')}
                            value={p.place_of_supply}
                            onValue={(v) => set(i, { place_of_supply: v })}
                            options={Object.keys(states).map((value) => ({
                              value,
                              label: stateLabel(value),
                            }))}
                          />
                        )}
                      </td>
                      <td data-align="right">
                        <AmountInput
                          unit="paise"
                          aria-label={t('Taxable value')}
                          value={p.taxable}
                          onValue={(v) => set(i, { taxable: v ?? 0 })}
                          readOnly={readOnly}
                        />
                      </td>
                      <td data-align="right">
                        <AmountInput
                          unit="paise"
                          aria-label={t('Integrated tax')}
                          value={p.igst}
                          onValue={(v) => set(i, { igst: v ?? 0 })}
                          readOnly={readOnly}
                        />
                      </td>
                      <td>
                        {!readOnly && (
                          <Button
                            size="sm"
                            icon="trash"
                            aria-label={t('Remove {what}', { what: stateLabel(p.place_of_supply) })}
                            onClick={() =>
                              change(
                                kind,
                                list.filter((_, k) => k !== i),
                              )
                            }
                          />
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </Cells>
              {!readOnly && (
                <Button
                  size="sm"
                  icon="plus"
                  onClick={() =>
                    change(kind, [
                      ...list,
                      {
                        place_of_supply:
                          Object.keys(states).find((s) => !list.some((p) => p.place_of_supply === s)) ?? '01',
                        taxable: 0,
                        igst: 0,
                      },
                    ])
                  }
                >
                  {t('Add place of supply')}
                </Button>
              )}
            </Scroller>
          );
        })}
      </Stack>
    </Card>
  );
}
