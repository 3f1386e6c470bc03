import { code, money, total } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { deductions as itr2Deductions } from '../../itr2/parts/deductions.ts';
import { tax as itr2Tax, totalIncome as itr2TotalIncome } from '../../itr2/parts/tax.ts';
import type { Itr3Year } from '../data/years.ts';
import { extended, without, worked } from './lines.ts';

const C = 'ComputationOfTaxLiability';
const T = `${C}.TaxPayableOnTI`;
const M = `${C}.TaxPayableOnDeemedTI`;

/** Profit-linked deductions (Chapter VI-A, Part C): key, node, section. */
export const profitDeductions = [
  ['sec_80ia', 'Section80IA', '80-IA'],
  ['sec_80iab', 'Section80IAB', '80-IAB'],
  ['sec_80ib', 'Section80IB', '80-IB'],
  ['sec_80iba', 'Section80IBA', '80-IBA'],
  ['sec_80ic', 'Section80IC', '80-IE'],
  ['sec_80jja', 'Section80JJA', '80JJA'],
  ['sec_80jjaa', 'Section80JJAA', '80JJAA'],
] as const;

const labels: Record<string, string> = {
  sec_80ia: 'Profits of infrastructure undertakings',
  sec_80iab: 'Profits of developing a special economic zone',
  sec_80ib: 'Profits of certain industrial undertakings',
  sec_80iba: 'Profits of housing projects',
  sec_80ic: 'Profits of undertakings in special category or north-eastern States',
  sec_80jja: 'Profits of processing bio-degradable waste',
  sec_80jjaa: 'Employment of new employees',
};

/** Schedule VI-A with Part C. */
export const deductions = (year: Itr3Year) => {
  const base = itr2Deductions(year).unwrap();
  const allowed = (base.shape as unknown as Record<string, Parameters<typeof extended>[0]>)['allowed']!;
  const both = (node: 'ScheduleVIA.UsrDeductUndChapVIA' | 'DeductUndChapVIA') =>
    worked([
      ['part_b', 'Part B, total', `${node}.TotPartBchapterVIA`],
      ['part_c', 'Part C, total', `${node}.TotPartCchapterVIA`],
      ['part_cad', 'Parts CA and D, total', `${node}.TotPartCAandDchapterVIA`],
    ]);
  return extended(without(base, 'donations_80gga', 'total_80gga'), {
    ...Object.fromEntries(
      profitDeductions.map(([key, node, section]) => [
        key,
        money(labels[key]!, `ScheduleVIA.UsrDeductUndChapVIA.${node}`, {
          section: key === 'sec_80ic' ? '80-IC, 80-IE' : section,
        }),
      ]),
    ),
    ...both('ScheduleVIA.UsrDeductUndChapVIA'),
    allowed: extended(allowed, {
      ...worked(
        profitDeductions.map(([key, node, section]) => [
          key,
          `Section ${section}`,
          `DeductUndChapVIA.${node}`,
          { section },
        ]),
      ),
      ...both('DeductUndChapVIA'),
    }).optional(),
  });
};

/** Part B-TI. */
export const totalIncome = (year: Itr3Year) =>
  extended(
    without(itr2TotalIncome(year), 'deductions'),
    {
      ...worked([
        ['business', 'Business or profession', 'ProfBusGain.ProfGainNoSpecBus'],
        ['speculative', 'Speculative business', 'ProfBusGain.ProfGainSpecBus'],
        ['specified', 'Specified business', 'ProfBusGain.ProfGainSpecifiedBus'],
        [
          'business_special',
          'Business income at special rates',
          'ProfBusGain.ProfIncome115BBF',
          { section: '115BBF, 115BBG, 115BBH' },
        ],
        ['business_total', 'Profits and gains of business or profession', 'ProfBusGain.TotProfBusGain'],
        ['part_b', 'Deductions, Part B with CA and D', 'DeductionsUndSchVIADtl.PartBchapterVIA'],
        ['part_c', 'Deductions, Part C', 'DeductionsUndSchVIADtl.PartCchapterVIA'],
        ['deductions', 'Deductions under Chapter VI-A', 'DeductionsUndSchVIADtl.TotDeductUndSchVIA'],
        ['sec_10aa', 'Deduction under section 10AA', 'DeductionsUnder10Aor10AA', { section: '10AA' }],
      ]),
    },
    { needs: ['ProfBusGain', 'DeductionsUndSchVIADtl'] },
  ).optional();

/** Part B-TTI: tax on total income is one level deeper than in ITR-2. */
export const tax = (year: Itr3Year) =>
  extended(
    itr2Tax(year),
    {
      ...worked([
        ['minimum_tax', 'Tax on deemed income', `${M}.TaxDeemedTISec115JC`, { section: '115JC' }],
        ['minimum_surcharge', 'Surcharge on it', `${M}.SurchargeOnAboveCrore`],
        ['minimum_cess', 'Health and education cess on it', `${M}.EducationCess`],
        ['minimum_total', 'Total tax on deemed income', `${M}.TotalTax`],
        ['rebate_87a', 'Rebate', `${T}.Rebate87A`, { section: '87A' }],
        ['tax_after_rebate', 'Tax after rebate', `${T}.TaxPayableOnRebate`],
        [
          'surcharge_115bbe_before',
          'Surcharge at 25% on section 115BBE income, before relief',
          `${T}.Surcharge25ofSIBeforeMarginal`,
        ],
        [
          'surcharge_before',
          'Surcharge on the rest, before relief',
          `${T}.SurchargeOnAboveCroreBeforeMarginal`,
        ],
        ['surcharge_115bbe', 'Surcharge at 25% on section 115BBE income', `${T}.Surcharge25ofSI`],
        ['surcharge', 'Surcharge on the rest', `${T}.SurchargeOnAboveCrore`],
        ['total_surcharge', 'Total surcharge', `${T}.TotalSurcharge`],
        ['cess', 'Health and education cess at 4%', `${T}.EducationCess`],
        ['gross_liability', 'Gross tax liability', `${T}.GrossTaxLiability`],
      ]),
    },
    { needs: [M] },
  ).optional();

/** Schedule 10AA. */
export const economicZone = (year: Itr3Year) => {
  const years = Array.from({ length: Number(year.fileYear) - 2005 }, (_, i) => {
    const start = 2006 + i;
    const value = `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
    return { value, label: value };
  });
  const U = 'DeductSEZ.DedUs10Detail';
  return sheet(
    {
      label: 'Units in a special economic zone',
      json: 'Schedule10AA',
      section: '10AA',
      help: 'Old regime only',
    },
    {
      rows: table(
        { label: 'Units', rowLabel: 'Unit', json: `${U}.Undertaking.DedFromUndertakingWithAy` },
        {
          year: code('Assessment year in which the unit began', 'AssmtYrUnit', years),
          amount: money('Amount of deduction', 'DedUs10Sub'),
        },
      ).optional(),
      total: total('Total deduction', `${U}.TotalDedUs10Sub`),
    },
  ).optional();
};
