import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import type { Gstr3b } from '../../../shared/gst/gstr3b/form.ts';
import { formatPaise } from '../../../shared/money.ts';
import { t } from '../../i18n/t.ts';
import { AmountInput } from '../../ui/fields/AmountInput.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { taxHeads } from '../base/standing.tsx';
import { at, type Line, type Path } from './gstr3bForm.ts';

/** Rows of the four taxes, the last one with the closing rule. */
export function TaxLines({
  caption,
  lines,
  total,
}: {
  caption: string;
  lines: readonly (readonly [string, Taxes])[];
  total: readonly [string, Taxes];
}) {
  const row = ([label, taxes]: readonly [string, Taxes], closing: boolean) => (
    <tr key={label}>
      <th scope="row">{closing ? <b>{label}</b> : label}</th>
      {taxHeads().map(([key]) => (
        <td key={key} data-align="right" className={closing ? 'total' : undefined}>
          {formatPaise(taxes[key])}
        </td>
      ))}
    </tr>
  );
  return (
    <Scroller label={caption} cards>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">{t('Details')}</th>
            {taxHeads().map(([key, name]) => (
              <th key={key} scope="col" data-align="right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => row(line, false))}
          {row(total, true)}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}

/** A table of editable amounts. */
export const Cells = chakra(FigureTable, {
  base: {
    '& tbody th': { minWidth: { base: '10rem', _print: '9rem' } },
    // The same columns in every table of the form.
    '& thead [data-align=right]': { width: { xl: '10.5rem' } },
    '& input': { minWidth: { base: '8.5rem', _print: '0' } },
    '@media print': {
      '& th, & td': { px: '1' },
      '& input': { width: '5.4rem', px: '0', fontSize: 'xs' },
    },
  },
});

/** Lines of the form with an input for each editable figure. */
export function FigureLines({
  caption,
  lines,
  withValue,
  calculated,
  form,
  readOnly,
  onSet,
}: {
  caption: string;
  lines: readonly Line[];
  /** A calculated row and the line below it. */
  calculated?: { label: string; taxes: Taxes; above: string };
  withValue: boolean;
  form: Gstr3b;
  readOnly: boolean;
  onSet: (path: Path, amount: number | null) => void;
}) {
  const heads = [...(withValue ? [['taxable', t('Taxable value')] as const] : []), ...taxHeads()];
  const single = lines.every((l) => l.cells.length === 1 && l.cells[0] === '');
  const columns = single ? [['', t('Value')] as const] : heads;
  return (
    <Scroller cards label={caption}>
      <Cells>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Details')}</th>
            {columns.map(([key, name]) => (
              <th key={key} scope="col" data-align="right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Fragment key={line.path.join('.')}>
              {calculated && calculated.above === line.path.at(-1) && (
                <tr>
                  <th scope="row">
                    <b>{calculated.label}</b>
                  </th>
                  {taxHeads().map(([key]) => (
                    <td key={key} data-align="right" className="total">
                      {formatPaise(calculated.taxes[key])}
                    </td>
                  ))}
                </tr>
              )}
              <tr>
                <th scope="row">{line.label}</th>
                {columns.map(([key, name]) => (
                  <td key={key} data-align="right">
                    {line.cells.includes(key) && (
                      <AmountInput
                        unit="paise"
                        aria-label={`${line.label}: ${name}`}
                        value={at(form, key ? [...line.path, key] : line.path)}
                        onValue={(v) => onSet(key ? [...line.path, key] : line.path, v)}
                        readOnly={readOnly}
                      />
                    )}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </Cells>
    </Scroller>
  );
}
