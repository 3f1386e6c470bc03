import { describe, expect, it } from 'vitest';
import { fill } from '../forms/messages.ts';
import type { FormValues } from '../forms/paths.ts';
import type { ItrType } from './common/types.ts';
import { neededDocuments } from './documents.ts';
import { fullReturn } from './itr2/testing/returns.ts';
import { fullItr4 } from './itr4/testing/returns.ts';
import { firm } from './itr5/testing/returns.ts';
import { fullCompany } from './itr6/testing/returns.ts';
import { loadItrForm } from './registry.ts';

const papers = async (type: ItrType, data: FormValues) => {
  const form = await loadItrForm(type, '2026-27');
  return neededDocuments(form.compute(data, '2026-07-01'));
};
const told = (list: Awaited<ReturnType<typeof papers>>) =>
  list.map((d) => fill(d.label.text, d.label.params));

describe('papers behind a return', () => {
  it('an empty return rests on none', async () => {
    for (const type of ['ITR-1', 'ITR-2', 'ITR-4'] as const) expect(await papers(type, {})).toEqual([]);
  });

  it('each employer has a Form 16, each lender a certificate', async () => {
    const list = await papers('ITR-1', {
      filing: { opt_out_new_tax_regime: 'Y', section_filed: '11' },
      salary: {
        employers: [
          { employer_name: 'Alpha', salary_17_1: 600_000 },
          { employer_name: 'Beta', salary_17_1: 300_000 },
        ],
      },
      house_property: {
        properties: [{ property_type: 'S', address: 'A', loans: [{ lender_name: 'SBI', interest: 90_000 }] }],
      },
      other_sources: { interest_from_savings: 9_000, interest_from_deposits: 20_000 },
      deductions: { schedule_80c: [{ nature: 'ppf', amount: 50_000 }] },
      taxes_paid: { payments: [{ date: '2026-03-10', amount: 1_000 }] },
    });
    expect(told(list)).toEqual([
      'Form 26AS and the annual information statement (AIS)',
      'Form 16 of Alpha',
      'Form 16 of Beta',
      'Interest certificate of the housing loan from SBI',
      'Statements of savings accounts',
      'Interest certificates of deposits',
      'Receipts of payments under section 80C',
      'Challans of advance and self-assessment tax',
    ]);
  });

  it('Form 10-IEA is asked only of those who choose between regimes', async () => {
    // section 115BAC is of individuals, HUFs, AOPs, BOIs and artificial persons: not of firms or companies
    for (const list of [await papers('ITR-5', firm()), await papers('ITR-6', fullCompany())])
      expect(told(list).join()).not.toContain('10-IEA');
    expect(told(await papers('ITR-4', fullItr4())).join()).toContain('10-IEA');
  });

  it('what the chosen regime does not allow needs no paper', async () => {
    const list = await papers('ITR-1', {
      filing: { opt_out_new_tax_regime: 'N' },
      salary: { employers: [{ employer_name: 'Alpha', salary_17_1: 600_000 }] },
      deductions: { schedule_80c: [{ nature: 'ppf', amount: 50_000 }] },
    });
    expect(told(list).join()).not.toContain('80C');
  });

  it('gains, foreign tax, carriages and turnover name theirs', async () => {
    const full = told(await papers('ITR-2', fullReturn('2026-27')));
    for (const wanted of [
      /Gains report/,
      /Deeds of purchase/,
      /Form 67/,
      /Form 16A of/,
      /Dividend statements/,
    ])
      expect(full.join('\n')).toMatch(wanted);
    const presumptive = told(
      await papers('ITR-4', {
        personal: { status: 'I' },
        business44ad: { use_presumptive: true, digital_receipts: 1_000_000 },
        business_other: {
          goods_carriages: [{ registration_number: 'MH12AB1234', tonnage: 9, months: 12, ownership: 'OWN' }],
        },
      }),
    );
    expect(presumptive).toContain('Turnover as in GST returns and bank statements');
    expect(presumptive).toContain('Registration certificates of the goods carriages');
  });

  it('keep their ids, so that what is at hand stays ticked', async () => {
    const ids = (await papers('ITR-2', fullReturn('2026-27'))).map((d) => d.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.length <= 200)).toBe(true);
  });
});
