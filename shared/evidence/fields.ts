import { type FormValues, getAt, type PathOf } from '../forms/paths.ts';
import type { AnyItr } from '../itr/values/any-form.ts';
import type { Paise } from '../money.ts';
import type { CreditGroup, IncomeGroup } from './account.ts';
import type { Desk } from './desk.ts';
import type { Figure, PaperKind, Piece } from './pieces.ts';

/** Evidence for one field of a list or block in the return; paise. */
interface FieldEvidence {
  path: string;
  figure: Figure;
  /** Payer or deductor; '' for a sum of several. */
  payer: string;
  evidence: Paise;
  sources: PaperKind[];
}

type Path = PathOf<AnyItr>;
const rowsAt = (data: FormValues, path: Path): FormValues[] => {
  const rows = getAt(data, path);
  return Array.isArray(rows) ? (rows as FormValues[]) : [];
};
const upper = (x: unknown): string => String(x ?? '').toUpperCase();
const sourcesOf = (list: readonly Piece[]): PaperKind[] => [...new Set(list.map((p) => p.source))];
const total = (list: readonly Piece[]): Paise => list.reduce((n, p) => n + p.gross, 0);

/** Lists of claims: the field that names the deductor, and the one of the tax, which differs by form. */
const claims = [
  ['tds_other', 'taxes_paid.tds_other', 'tan', ['tds_deducted', 'deducted']],
  ['tds3', 'taxes_paid.tds_tenant', 'tenant_pan', ['tds_deducted', 'deducted']],
  ['tds3', 'taxes_paid.tds_buyer_tenant', 'deductor_pan', ['tds_deducted', 'deducted']],
  ['tcs', 'taxes_paid.tcs', 'tan', ['tcs_collected', 'collected']],
] as const;

/** Fields for the sale value of a section, in forms with blocks. */
const saleFields: Partial<Record<Figure, Path>> = {
  '111A': 'capital_gains.short.equity_111a.sale.full_value',
  '50AA': 'capital_gains.short.other_assets.other_value',
  '112': 'capital_gains.long.assets.sale.other_value',
};

/**
 * Evidence for fields in lists and blocks: salary and tax of each employer, tax of each deductor, challans,
 * sales of a section, rent of the only property, receipts of the only scheme. Rows are those of the stored
 * return.
 */
export function fieldsOf({ account }: Pick<Desk, 'account'>, data: FormValues): FieldEvidence[] {
  const out: FieldEvidence[] = [];
  const put = (path: string, figure: Figure, payer: string, evidence: Paise, pieces: readonly Piece[]) =>
    void out.push({ path, figure, payer, evidence, sources: sourcesOf(pieces) });
  const income = (path: string, g: IncomeGroup) =>
    put(path, g.figure, g.payer, g.gross, [...g.pieces, ...g.others]);
  const credit = (path: string, g: CreditGroup) =>
    put(path, g.figure, g.payer, g.tax, [...g.pieces, ...g.others]);
  rowsAt(data, 'salary.employers').forEach((row, i) => {
    const tan = upper(row['employer_tan']);
    const salary = account.incomes.find((g) => g.figure === 'salary_gross' && g.id === tan);
    if (tan !== '' && salary) income(`salary.employers.${i}.salary_17_1`, salary);
    const tax = account.credits.find((g) => g.figure === 'tds_salary' && g.id === tan);
    if (tan !== '' && tax) credit(`salary.employers.${i}.tds_deducted`, tax);
  });
  rowsAt(data, 'taxes_paid.tds_salary').forEach((row, i) => {
    const tax = account.credits.find((g) => g.figure === 'tds_salary' && g.id === upper(row['employer_tan']));
    if (tax) credit(`taxes_paid.tds_salary.${i}.tds_deducted`, tax);
  });
  for (const [figure, list, id, fields] of claims)
    rowsAt(data, list).forEach((row, i) => {
      const section = String(row['section'] ?? '');
      const own = account.credits.filter((g) => g.figure === figure && g.id === upper(row[id]));
      const tax = own.find((g) => g.section === section) ?? (own.length === 1 ? own[0] : undefined);
      const field = fields.find((name) => name in row) ?? fields[0];
      if (tax) credit(`${list}.${i}.${field}`, tax);
    });
  rowsAt(data, 'taxes_paid.payments').forEach((row, i) => {
    const challan = account.credits.find(
      ({ figure, id, pieces: [piece] }) =>
        (figure === 'advance_tax' || figure === 'self_assessment') &&
        Number(id) === Number(row['bsr_code']) &&
        piece!.date === row['date'] &&
        Number(piece!.detail.serial) === Number(row['challan_number']),
    );
    if (challan) credit(`taxes_paid.payments.${i}.amount`, challan);
  });
  for (const g of account.gains) {
    const path = saleFields[g.figure];
    if (path && getAt(data, path) !== undefined) put(path, g.figure, '', g.consideration, g.lots);
  }
  const together = (figure: Figure, path: Path) => {
    const groups = account.incomes.filter((g) => g.figure === figure);
    const [first] = groups;
    const pieces = groups.flatMap((g) => [...g.pieces, ...g.others]);
    if (first)
      put(
        path,
        figure,
        groups.length === 1 ? first.payer : '',
        groups.reduce((n, g) => n + g.gross, 0),
        pieces,
      );
  };
  if (rowsAt(data, 'house_property.properties').length === 1)
    together('rent_received', 'house_property.properties.0.gross_annual_value');
  else if (getAt(data, 'house_property.gross_annual_value') !== undefined)
    together('rent_received', 'house_property.gross_annual_value');
  const [scheme, another] = (['profession44ada', 'business44ad'] as const).filter(
    (key) => getAt(data, `${key}.use_presumptive` satisfies Path) === true,
  );
  if (scheme && !another) together('business_receipts', `${scheme}.digital_receipts`);
  rowsAt(data, 'schedule_vda.rows').forEach((row, i) => {
    const sold = account.incomes
      .filter((g) => g.figure === 'vda_consideration')
      .flatMap((g) => g.pieces)
      .filter((p) => p.date === row['sold_on'] && Math.abs(p.gross / 100 - Number(row['sale_value'])) <= 1);
    if (sold.length === 1)
      put(`schedule_vda.rows.${i}.sale_value`, 'vda_consideration', sold[0]!.payer, total(sold), sold);
  });
  const lots = account.gains.find((g) => g.figure === '112A')?.lots ?? [];
  rowsAt(data, 'schedule_112a.rows').forEach((row, i) => {
    const sold = lots.filter(
      (p) => p.detail.isin === row['isin'] && Math.abs(p.gross / 100 - Number(row['sale_value'])) <= 1,
    );
    if (sold.length > 0)
      put(`schedule_112a.rows.${i}.sale_value`, '112A', sold[0]!.payer, sold[0]!.gross, sold);
  });
  return out;
}
