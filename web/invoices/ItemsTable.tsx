import { chakra } from '@chakra-ui/react';
import { messageOf } from '../../shared/forms/messages.ts';
import { lineRates } from '../../shared/invoices/invoice.ts';
import { amountOf } from '../../shared/invoices/totals.ts';
import { paise } from '../i18n/format.ts';
import { say, t } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { Row } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { Table, TableFrame } from '../ui/lists/DataTable.tsx';
import { blankLine, type DraftLine } from './draft.ts';

/** Columns fit their content; on a narrow screen each field is below its label. */
const Lines = chakra('div', {
  base: {
    '& td': { verticalAlign: 'top' },
    '& th:nth-of-type(2), & th:nth-of-type(3), & th:nth-of-type(4)': { width: '8.5rem' },
    '& th:nth-of-type(5)': { width: '7rem' },
    '& th:nth-of-type(6)': { width: '9rem' },
    '& td[data-align=right]': { lineHeight: 'var(--row-line, 2.5)' },
    mdDown: {
      '& table[data-cards] td:not([data-plain], [data-align=right])': { display: 'block' },
      '& table[data-cards] td:not([data-plain], [data-align=right])::before': { display: 'block', mb: '1' },
    },
  },
});

const amount = (line: DraftLine): string => {
  const rate = Math.round(Number(line.rate) * 100);
  const quantity = Number(line.quantity);
  if (!(rate >= 0 && quantity >= 0)) return '—';
  try {
    return paise(amountOf({ rate, quantity }));
  } catch {
    return '—';
  }
};

/** The lines of an invoice: description, HSN or SAC, quantity, rate, GST; the amount is quantity times rate. */
export function ItemsTable({
  items,
  onItems,
  errors,
}: {
  items: DraftLine[];
  onItems: (items: DraftLine[]) => void;
  errors: Record<string, string>;
}) {
  const change = (at: number, part: Partial<DraftLine>) =>
    onItems(items.map((item, i) => (i === at ? { ...item, ...part } : item)));
  return (
    <>
      <Lines>
        <TableFrame>
          <Table data-cards aria-label={t('Items')}>
            <thead>
              <tr>
                <th>{t('Description')}</th>
                <th>{t('HSN or SAC')}</th>
                <th>{t('Quantity')}</th>
                <th>{t('Rate')}</th>
                <th>{t('GST rate')}</th>
                <th data-align="right">{t('Amount')}</th>
                <th>
                  <span className="sr-only">{t('Remove')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((item, at) => {
                const field = (name: keyof DraftLine, label: string) => ({
                  id: `f-items-${at}-${name}`,
                  label: t('{field} of item {number}', { field: label, number: at + 1 }),
                  hideLabel: true,
                  error: errors[`items.${at}.${name}`]
                    ? say(messageOf(errors[`items.${at}.${name}`]!))
                    : undefined,
                });
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
                  <tr key={at}>
                    <td data-label={t('Description')}>
                      <Field {...field('description', t('Description'))}>
                        <TextInput
                          value={item.description}
                          maxLength={300}
                          onValue={(description) => change(at, { description })}
                        />
                      </Field>
                    </td>
                    <td data-label={t('HSN or SAC')}>
                      <Field {...field('hsn', t('HSN or SAC'))}>
                        <TextInput
                          digits
                          maxLength={8}
                          value={item.hsn}
                          onValue={(hsn) => change(at, { hsn })}
                        />
                      </Field>
                    </td>
                    <td data-label={t('Quantity')}>
                      <Field {...field('quantity', t('Quantity'))}>
                        <TextInput
                          type="number"
                          min={0}
                          step="any"
                          value={item.quantity}
                          onValue={(quantity) => change(at, { quantity })}
                        />
                      </Field>
                    </td>
                    <td data-label={t('Rate')}>
                      <Field {...field('rate', t('Rate'))}>
                        <TextInput
                          type="number"
                          min={0}
                          step={0.01}
                          value={item.rate}
                          onValue={(rate) => change(at, { rate })}
                        />
                      </Field>
                    </td>
                    <td data-label={t('GST rate')}>
                      <Field {...field('gst_rate', t('GST rate'))}>
                        <Select
                          value={item.gst_rate}
                          onValue={(gst_rate) => change(at, { gst_rate })}
                          options={lineRates.map((value) => ({ value, label: `${value}%` }))}
                        />
                      </Field>
                    </td>
                    <td data-label={t('Amount')} data-align="right">
                      {amount(item)}
                    </td>
                    <td data-plain>
                      {items.length > 1 && (
                        <IconButton
                          icon="trash"
                          label={t('Remove item {number}', { number: at + 1 })}
                          onClick={() => onItems(items.filter((_, i) => i !== at))}
                        />
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </TableFrame>
      </Lines>
      <Row mt="3">
        <Button icon="plus" onClick={() => onItems([...items, blankLine()])}>
          {t('Add item')}
        </Button>
      </Row>
    </>
  );
}
