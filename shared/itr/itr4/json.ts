import type { FormModel } from '../../forms/form.ts';
import { type FormValues, getAt } from '../../forms/paths.ts';
import { presumptive } from '../common/presumptive.ts';
import { amountAt, rowsAt, rowsOf } from '../common/read.ts';
import type { Itr1Year } from '../itr1/data/years.ts';
import { fromFile, toFile } from '../itr1/file.ts';
import { isObject, type JsonObject } from '../json/path.ts';
import { type ReturnFile, returnFile } from '../json/return-file.ts';
import type { Itr4, Itr4Business44ad, Itr4Profession44ada } from '../values/itr4.ts';

/** Income declared above the least comes back as declared; at the least it is calculated again. */
const declared = (year: Itr1Year, data: Itr4, file: JsonObject): Itr4 => {
  const p = presumptive(year, data);
  const bp = (path: string) => amountAt(file, `ScheduleBP.${path}`);
  const out: Itr4 = { ...data };
  const trade = (key: keyof Itr4Business44ad, found: number, least: number) => {
    if (found > least) out.business44ad = { ...out.business44ad, [key]: found };
  };
  const profession = (key: keyof Itr4Profession44ada, found: number, least: number) => {
    if (found > least) out.profession44ada = { ...out.profession44ada, [key]: found };
  };
  trade('declared_income_6', bp('PersumptiveInc44AD.PersumptiveInc44AD6Per'), p.ad.at6);
  trade('declared_income_8', bp('PersumptiveInc44AD.PersumptiveInc44AD8Per'), p.ad.at8);
  profession('declared_income', bp('PersumptiveInc44ADA.TotPersumptiveInc44ADA'), p.ada.income);
  const vehicles = rowsOf(data.business_other?.goods_carriages);
  if (vehicles.length > 0) {
    const found = rowsAt(file, 'ScheduleBP.GoodsDtlsUs44AE').map((row) => amountAt(row, 'PresumptiveIncome'));
    out.business_other = {
      ...out.business_other,
      goods_carriages: vehicles.map((row, i) => {
        const income = found[i] ?? 0;
        return income > (p.ae.each[i] ?? 0) ? { ...row, declared_income: income } : row;
      }),
    };
  }
  return out;
};

/** Schedule 44AE's totals belong to those with goods carriages; elsewhere the node is left out. */
const withoutEmpty44AE = (derived: Itr4): Itr4 => {
  const other = derived.business_other;
  if (!isObject(other) || rowsOf(other.goods_carriages).length > 0) return derived;
  const { total_44ae: _, income_44ae: __, income: ___, ...rest } = other;
  return { ...derived, business_other: rest };
};

/** Reader and writer of the department's ITR-4 file of a year. */
export const itr4File = (model: FormModel, year: Itr1Year): ReturnFile =>
  returnFile(model, {
    key: 'ITR4',
    name: 'ITR-4',
    description: 'For presumptive income from business and profession (Sugam)',
    fileYear: year.fileYear,
    schemaVersion: year.schemaVersion,
    formVersion: 'Ver1.0',
    always: [
      'PersonalInfo.AssesseeName',
      'PersonalInfo.Address',
      'FilingStatus',
      `${year.nodes.income}.UsrDeductUndChapVIA`,
      `${year.nodes.income}.DeductUndChapVIA`,
      `${year.nodes.tax}.IntrstPay`,
      'TaxPaid.TaxesPaid',
      'Refund.BankAccountDtls',
      'Verification.Declaration',
    ],
    constants: { 'FilingStatus.ItrFilingDueDate': year.dueDate },
    toFile: (derived) => toFile(withoutEmpty44AE(derived) as FormValues),
    fromFile: (decoded, file) => {
      const data = fromFile(decoded, file, year) as FormValues;
      return getAt(file, 'ScheduleBP') === undefined ? data : declared(year, data, file);
    },
  });
