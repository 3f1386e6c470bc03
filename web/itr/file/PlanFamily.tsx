import useSWR from 'swr';
import type { Receiver } from '../../../shared/itr/plan.ts';
import type { GiftOf, ReadyKind } from '../../../shared/itr/ready-plans.ts';
import { loadItrForm } from '../../../shared/itr/registry.ts';
import { errorText } from '../../data/errors.ts';
import { withQuery } from '../../data/keys.ts';
import { rupees } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Columns } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { ComboBox } from '../../ui/fields/ComboBox.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { FigureTable } from '../../ui/lists/FigureTable.tsx';
import { type ItrRow, readItr } from '../base/calls.ts';
import { giftNames } from '../base/readyPlans.ts';

/** A plan being edited. */
export interface Copy {
  id: number;
  title: string;
  regime: '' | 'old' | 'new';
  changes: { id: number; path: string; value: number | null }[];
  ready?: { kind: ReadyKind; amount: number | null; cash: number | null; what?: GiftOf };
  /** The recipient's return: its id, and once loaded its form and data. */
  receiver?: { id: string; read?: Receiver };
}

interface Figures {
  total_income: number;
  total: number;
}

/** Two returns of a family side by side: the giver’s and the recipient’s, without and with the gift. */
export function FamilyTable({
  giver,
  column,
  family,
}: {
  giver: Figures;
  column: { title: string; figures: Figures };
  family: { name: string; before: Figures; after: Figures; saved: number };
}) {
  const rows: [string, Figures, Figures][] = [
    [t('This return'), giver, column.figures],
    [family.name, family.before, family.after],
  ];
  const sum = (at: 1 | 2, key: keyof Figures) => rows.reduce((n, row) => n + row[at][key], 0);
  return (
    <FigureTable>
      <caption>{t('{choice}: both returns of the family', { choice: column.title })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Return')}</th>
          <th scope="col" data-align="right">
            {t('Total income')}
          </th>
          <th scope="col" data-align="right">
            {t('Total income with the gift')}
          </th>
          <th scope="col" data-align="right">
            {t('Tax, interest and fee')}
          </th>
          <th scope="col" data-align="right">
            {t('With the gift')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, before, after]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-align="right">{rupees(before.total_income)}</td>
            <td data-align="right">{rupees(after.total_income)}</td>
            <td data-align="right">{rupees(before.total)}</td>
            <td data-align="right">{rupees(after.total)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('Family: saved {amount}', { amount: rupees(family.saved) })}</th>
          <td data-align="right">{rupees(sum(1, 'total_income'))}</td>
          <td data-align="right">{rupees(sum(2, 'total_income'))}</td>
          <td data-align="right">{rupees(sum(1, 'total'))}</td>
          <td data-align="right">{rupees(sum(2, 'total'))}</td>
        </tr>
      </tbody>
    </FigureTable>
  );
}

/** The gift, and the recipient's return. */
export function GiftFields({
  copy,
  year,
  client,
  onChange,
}: {
  copy: Copy;
  year: string;
  /** The giver, who cannot be the recipient. */
  client: string;
  onChange: (change: Partial<Copy>) => void;
}) {
  const { data } = useSWR<{ returns: ItrRow[] }>(
    withQuery('/api/itr/list', { assessment_year: year, page_size: '200' }),
    { revalidateOnFocus: false },
  );
  const others = (data?.returns ?? []).filter(({ company_id }) => company_id !== client);
  const choose = async (id: string) => {
    onChange({ receiver: { id } });
    const row = others.find((one) => one.id === id);
    if (!row) return;
    try {
      const [record, form] = await Promise.all([readItr(id), loadItrForm(row.itr_type, row.assessment_year)]);
      onChange({ receiver: { id, read: { name: record.name, form, data: record.form_data } } });
    } catch (error) {
      onChange({ receiver: undefined });
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  const { ready } = copy;
  return (
    <Columns>
      <Field label={t('What is given')}>
        <Select
          value={ready?.what ?? 'interest'}
          onValue={(what) => ready && onChange({ ready: { ...ready, what: what as GiftOf } })}
          options={(Object.keys(giftNames) as GiftOf[]).map((value) => ({
            value,
            label: giftNames[value](),
          }))}
        />
      </Field>
      <Field label={t('Recipient’s return')}>
        <ComboBox
          value={copy.receiver?.id ?? ''}
          onValue={(id) => void choose(id)}
          options={others.map(({ id, name, itr_type }) => ({ value: id, label: name, hint: itr_type }))}
        />
      </Field>
    </Columns>
  );
}
