import { chakra } from '@chakra-ui/react';
import { Fragment, memo, useMemo, useState } from 'react';
import { taxKeys } from '../../../shared/gst/gstr3b/form.ts';
import { type Amounts, amountKeys } from '../../../shared/gst/gstr9/rows.ts';
import type { WorkedRow } from '../../../shared/gst/gstr9/sums.ts';
import { periodName } from '../../../shared/gst/periods.ts';
import { formatPaise } from '../../../shared/money.ts';
import { period as periodText } from '../../i18n/format.ts';
import { mark } from '../../i18n/mark.ts';
import { t } from '../../i18n/t.ts';
import { Card, Heading } from '../../ui/base/layout.tsx';
import { AmountInput } from '../../ui/fields/AmountInput.tsx';
import { AndMore } from '../../ui/lists/AndMore.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { taxHeads } from '../base/standing.tsx';
import { type Changes, type Gstr9, rowsWith, type ShownRow, typedWith } from './annualWork.ts';

type TaxKey = (typeof taxKeys)[number];
type Set = (id: string, key: keyof Amounts, paise: number | null) => void;

const parts = [
  ['II', mark('Part II: outward and inward supplies of the year')],
  ['III', mark('Part III: input tax credit of the year')],
  ['V', mark('Part V: transactions of the year declared in the next year')],
  ['VI', mark('Part VI: other information')],
] as const;

const heads = (): (readonly [keyof Amounts, string])[] => {
  const names = Object.fromEntries(taxHeads()) as Record<string, string>;
  return amountKeys.map((key) => [key, key === 'taxable' ? t('Taxable value') : names[key]!]);
};

const Table = chakra(FigureTable, {
  base: {
    '& input': { minWidth: { base: '8rem', _print: '0' } },
    '& tbody th': { minWidth: '16rem' },
    '& tbody td': { verticalAlign: 'middle' },
    '& tr[data-sum] > *': { fontWeight: 'semibold', bg: 'bg.subtle' },
    '& tr[data-month] > *': { color: 'fg.muted', borderBottomStyle: 'dotted' },
    '& button': { textAlign: 'left', color: 'accent.text', textDecoration: 'underline', cursor: 'pointer' },
  },
});

/** All parts of the form in the portal's order, then tables 9 and 17. */
export function AnnualTables(props: { shown: Gstr9; changes: Changes; readOnly: boolean; onSet: Set }) {
  const { shown, changes } = props;
  const worked = useMemo(() => rowsWith(shown.rows, changes), [shown.rows, changes]);
  const typed = useMemo(() => typedWith(shown.rows, changes), [shown.rows, changes]);
  return (
    <>
      {parts.slice(0, 2).map(([part, title]) => (
        <Part key={part} {...props} part={part} title={t(title)} worked={worked} typed={typed} />
      ))}
      <Payment {...props} worked={worked} typed={typed} />
      {parts.slice(2).map(([part, title]) => (
        <Part key={part} {...props} part={part} title={t(title)} worked={worked} typed={typed} />
      ))}
      <Hsn shown={shown} />
    </>
  );
}

interface PartProps {
  shown: Gstr9;
  part: string;
  title: string;
  readOnly: boolean;
  onSet: Set;
  worked: ReadonlyMap<string, WorkedRow>;
  typed: Readonly<Record<string, Partial<Amounts>>>;
}

function Part({ shown, part, title, readOnly, onSet, worked, typed }: PartProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const flip = (id: string) =>
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <Card aria-labelledby={`part-${part}`}>
      <Heading id={`part-${part}`}>{title}</Heading>
      <Scroller label={title}>
        <Table>
          <Heads first={[t('Row'), t('Details')]} />
          <tbody>
            {shown.rows
              .filter((r) => r.part === part)
              .map((row) => (
                <AnnualLine
                  key={row.id}
                  row={row}
                  amounts={worked.get(row.id)!.amounts}
                  typed={typed[row.id]}
                  readOnly={readOnly}
                  open={open.has(row.id)}
                  onOpen={flip}
                  onSet={onSet}
                />
              ))}
          </tbody>
        </Table>
      </Scroller>
    </Card>
  );
}

function Heads({ first }: { first: string[] }) {
  return (
    <thead>
      <tr>
        {first.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {heads().map(([key, name]) => (
          <th key={key} scope="col" data-align="right">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface LineProps {
  row: ShownRow;
  amounts: Amounts;
  typed: Partial<Amounts> | undefined;
  readOnly: boolean;
  open: boolean;
  onOpen: (id: string) => void;
  onSet: Set;
}

const code = (id: string): string => id.replace(/_.*/, '');

/** One row with its inputs, and its months when expanded. */
const AnnualLine = memo(function AnnualLine({
  row,
  amounts,
  typed,
  readOnly,
  open,
  onOpen,
  onSet,
}: LineProps) {
  const label = t(row.label);
  return (
    <Fragment>
      <tr data-sum={row.plus ? '' : undefined}>
        <td>{code(row.id)}</td>
        <th scope="row">
          {row.months.length > 0 ? (
            <button type="button" aria-expanded={open} onClick={() => onOpen(row.id)}>
              {label}
            </button>
          ) : (
            label
          )}
        </th>
        {heads().map(([key, name]) => (
          <td key={key} data-align="right">
            {!row.keys.includes(key) ? null : row.editable && !readOnly ? (
              <AmountInput
                unit="paise"
                aria-label={`${code(row.id)} ${label}: ${name}`}
                title={
                  typed?.[key] === undefined
                    ? undefined
                    : t('Calculated: {amount}', { amount: formatPaise(Math.round(row.worked[key] * 100)) })
                }
                value={amounts[key]}
                onValue={() => undefined}
                onCommit={(v) => onSet(row.id, key, v)}
              />
            ) : (
              formatPaise(amounts[key])
            )}
          </td>
        ))}
      </tr>
      {open &&
        row.months.map((m) => (
          <tr key={m.period} data-month="">
            <td />
            <th scope="row">{periodText(periodName(m.period))}</th>
            {heads().map(([key]) => (
              <td key={key} data-align="right">
                {row.keys.includes(key) ? formatPaise(Math.round(m[key] * 100)) : null}
              </td>
            ))}
          </tr>
        ))}
    </Fragment>
  );
});

const paidBy = ['9_cash', '9_igst', '9_cgst', '9_sgst', '9_cess'] as const;

/** Table 9: tax payable and paid in the year's returns, a line per tax with its months. */
function Payment({ shown, readOnly, onSet, worked, typed }: Omit<PartProps, 'part' | 'title'>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const title = t('Part IV: tax paid as declared in the returns of the year (table 9)');
  const names = taxHeads();
  const row = (id: string) => shown.rows.find((r) => r.id === id)!;
  const flip = (key: string) =>
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  /** Periods in which a tax was payable or paid. */
  const periodsOf = (key: TaxKey): string[] => [
    ...new Set(
      ['9_due', ...paidBy].flatMap((id) =>
        row(id)
          .months.filter((m) => m[key] !== 0)
          .map((m) => m.period),
      ),
    ),
  ];
  const input = (id: string, key: keyof Amounts, name: string) => (
    <AmountInput
      unit="paise"
      aria-label={`9 ${t(row(id).label)}: ${name}`}
      title={
        typed[id]?.[key] === undefined
          ? undefined
          : t('Calculated: {amount}', { amount: formatPaise(Math.round(row(id).worked[key] * 100)) })
      }
      value={worked.get(id)!.amounts[key]}
      onValue={() => undefined}
      onCommit={(v) => onSet(id, key, v)}
    />
  );
  return (
    <Card aria-labelledby="part-IV">
      <Heading id="part-IV">{title}</Heading>
      <Scroller label={title}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('Details')}</th>
              <th scope="col" data-align="right">
                {t('Payable')}
              </th>
              <th scope="col" data-align="right">
                {t('Paid in cash')}
              </th>
              {taxKeys.map((key) => (
                <th key={key} scope="col" data-align="right">
                  {t('By credit: {head}', { head: names.find(([k]) => k === key)![1] })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map(([key, name]) => {
              const periods = periodsOf(key);
              return (
                <Fragment key={key}>
                  <tr>
                    <th scope="row">
                      {periods.length > 0 ? (
                        <button type="button" aria-expanded={open.has(key)} onClick={() => flip(key)}>
                          {name}
                        </button>
                      ) : (
                        name
                      )}
                    </th>
                    <td data-align="right">
                      {readOnly ? formatPaise(worked.get('9_due')!.amounts[key]) : input('9_due', key, name)}
                    </td>
                    {paidBy.map((id) => (
                      <td key={id} data-align="right">
                        {formatPaise(worked.get(id)!.amounts[key])}
                      </td>
                    ))}
                  </tr>
                  {open.has(key) &&
                    periods.map((period) => (
                      <tr key={period} data-month="">
                        <th scope="row">{periodText(periodName(period))}</th>
                        {['9_due', ...paidBy].map((id) => (
                          <td key={id} data-align="right">
                            {formatPaise(
                              Math.round((row(id).months.find((m) => m.period === period)?.[key] ?? 0) * 100),
                            )}
                          </td>
                        ))}
                      </tr>
                    ))}
                </Fragment>
              );
            })}
            {(['9_int', '9_fee'] as const).map((id) => (
              <tr key={id}>
                <th scope="row">{id === '9_int' ? t('Interest') : t('Late fee')}</th>
                <td data-align="right">
                  {formatPaise(taxKeys.reduce((n, key) => n + worked.get(id)!.amounts[key], 0))}
                </td>
                <td colSpan={5} />
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Card>
  );
}

/** Most lines of table 17 shown; Excel has all. */
const MOST_HSN = 200;

/** Table 17: HSN of outward supplies, from table 12 of the months. */
function Hsn({ shown: { hsn } }: { shown: Gstr9 }) {
  if (hsn.length === 0) return null;
  const title = t('17 HSN of outward supplies');
  return (
    <Card aria-labelledby="part-17">
      <Heading id="part-17">{title}</Heading>
      <Scroller label={title}>
        <FigureTable>
          <Heads first={[t('HSN'), t('UQC'), t('Quantity'), t('Rate')]} />
          <tbody>
            {hsn.slice(0, MOST_HSN).map((h) => (
              <tr key={`${h.hsn} ${h.unit} ${h.rate}`}>
                <th scope="row">{h.hsn}</th>
                <td>{h.unit}</td>
                <td data-align="right">{h.quantity}</td>
                <td data-align="right">{h.rate}%</td>
                {amountKeys.map((key) => (
                  <td key={key} data-align="right">
                    {formatPaise(Math.round(h.amounts[key] * 100))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
      <AndMore left={hsn.length - MOST_HSN} />
    </Card>
  );
}
