import { fill, type Literal, type Names } from '../forms/messages.ts';
import type { Rupees } from '../money.ts';
import type { Line, TaxResult } from './model/types.ts';

/** Data for the lines. */
export type Result = Omit<TaxResult, 'breakdown' | 'input'>;

/** A label that has parameters in it. */
export const label = <const T extends string>(
  text: Literal<T>,
  params: Readonly<Record<Names<T>, string | number>>,
): { text: string; params: Record<string, string | number> } => ({ text, params });

export const line = (
  id: string,
  named: string | ReturnType<typeof label>,
  amount: Rupees,
  section?: string,
  extra: Pick<Line, 'inputs' | 'children'> = {},
): Line => ({
  id,
  ...(typeof named === 'string'
    ? { label: named }
    : { label: fill(named.text, named.params), pattern: named }),
  amount: amount === 0 ? 0 : amount,
  ...(section ? { section } : {}),
  ...(extra.inputs ? { inputs: extra.inputs } : {}),
  ...(extra.children?.length ? { children: extra.children } : {}),
});

/** Code of a row, numbered from its second occurrence to keep ids unique. */
export const codeAt = (rows: readonly { code: string }[], index: number): string => {
  const { code } = rows[index]!;
  const before = rows.slice(0, index).filter((row) => row.code === code).length;
  return before === 0 ? code : `${code}.${before + 1}`;
};

/** Lines with an amount or children. */
export const kept = (lines: Line[]): Line[] =>
  lines.filter((row) => row.amount !== 0 || row.children !== undefined);

export const some = (lines: (Line | false | undefined)[]): Line[] =>
  lines.filter((row): row is Line => Boolean(row) && (row as Line).amount !== 0);

export const total = (amounts: number[]): Rupees => amounts.reduce((a, b) => a + b, 0);

/** Losses of the year set off against other income, by kind. */
export const usedOf = (result: Result, kind: Result['setOff'][number]['loss']): Rupees =>
  total(
    result.setOff
      .filter(({ loss, assessmentYear }) => loss === kind && assessmentYear === result.assessmentYear)
      .map(({ amount }) => amount),
  );

/** Part of a head's loss not set off against other income: a head shows only the loss that lowers the total. */
export const leftOf = (result: Result, kind: Result['setOff'][number]['loss'], income: Rupees): Rupees =>
  Math.max(0, -income) - usedOf(result, kind);

export const notSetOff = (id: string, amount: Rupees): Line =>
  line(`${id}.left`, 'Loss not set off in the year', amount, '71');
