import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkComplete, checkDraft, treeOf } from '../../forms/form.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { fieldsOf } from '../../forms/walk.ts';
import { forRegime, regimeOf } from '../itr1/regime.ts';
import { fullOldRegime } from '../itr1/testing/returns.ts';
import { filePart, formArbitrary } from '../testing/arbitrary.ts';
import { inputJson, inputText } from '../testing/schemas.ts';
import { itr4Form } from './form.ts';
import { fullItr4 } from './testing/returns.ts';

const form = itr4Form('2026-27');
const tree = treeOf(form.model);
const context = { createdOn: '2026-08-20', softwareId: 'SW12345678' };

const full = fullItr4;

/** Names of nodes in the first column of the description's tables. */
const namesIn = (markdown: string): string[] => {
  const cells = markdown
    .split('\n')
    .filter((line) => /^\| [A-Z…].*\|.*\|/.test(line))
    .map((line) => line.split('|')[1]!.replace(/ \(.*$/, ''));
  return [...new Set(cells.flatMap((cell) => cell.match(/\b[A-Za-z]\w{2,}/g) ?? []))];
};

describe('ITR-4, AY 2026-27', () => {
  it('has the eight documented steps over the whole form', () => {
    expect(form.model.steps.map((s) => s.title)).toEqual([
      'Basic Information',
      'Income from Salary',
      'House Property',
      'Presumptive Business (44AD)',
      'Presumptive Profession (44ADA)',
      'Other Income',
      'Deductions',
      'Tax Computation',
    ]);
    expect(form.model.steps.flatMap((s) => s.parts).sort()).toEqual(tree.map((n) => n.path).sort());
    const paths = fieldsOf(tree).flatMap((f) => (f.json ? [f.json] : []));
    expect(paths.filter((p, i) => paths.indexOf(p) !== i)).toEqual([]);
    expect(paths.filter((p) => p.includes('ITR1_') || p.includes('80GGA'))).toEqual([]);
  });

  it('works out presumptive income by sections 44AD, 44ADA and 44AE', () => {
    const { derived, comparison } = form.compute(full());
    // 6% of 36,00,000 and 8% of 6,50,000
    expect(getAt(derived, 'business44ad')).toMatchObject({
      gross_turnover: 4_250_000,
      presumptive_income_6: 216_000,
      presumptive_income_8: 52_000,
      total_presumptive_income: 268_000,
    });
    expect(getAt(derived, 'profession44ada')).toMatchObject({
      gross_receipts: 620_000,
      presumptive_income_50: 310_000,
    });
    // 7,500 x 12; 1,000 x 16 tonnes x 7 months
    expect(getAt(derived, 'business_other')).toMatchObject({
      goods_carriages: [{ presumptive_income: 90_000 }, { presumptive_income: 112_000 }],
      total_44ae: 202_000,
      income_for_gti: 780_000,
    });
    expect(comparison.old.heads.business).toBe(780_000);
    // ITR-1's 14,12,800 of the same person, and the business
    expect(getAt(derived, 'tax.gross_total_income')).toBe(2_192_800);
  });

  it('takes a higher declared income and switches a scheme off', () => {
    const higher = form.model.derive(setAt(full(), 'business44ad.declared_income_6', 300_000));
    expect(getAt(higher, 'business44ad.total_presumptive_income')).toBe(352_000);
    const off = form.model.derive(setAt(full(), 'business44ad.use_presumptive', false));
    expect(getAt(off, 'business_other.income_for_gti')).toBe(512_000);
    const odd = form.model.derive(setAt(full(), 'business44ad.digital_receipts', 101));
    expect(getAt(odd, 'business44ad.presumptive_income_6')).toBe(7);
  });

  it('finds nothing wrong with a full return, and names the rule of what is', () => {
    const errors = (data: FormValues) =>
      checkComplete(form.model, data)
        .filter((i) => i.severity === 'error')
        .map((i) => [i.rule, i.path]);
    expect(errors(full())).toEqual([]);
    expect(errors(setAt(full(), 'business44ad.businesses', []))).toEqual([
      ['A-11', 'business44ad.businesses'],
    ]);
    expect(errors(setAt(full(), 'business44ad.cash_receipts', 20_000_000)).map(([rule]) => rule)).toContain(
      'A-237',
    );
    expect(
      errors(setAt(full(), 'business_other.goods_carriages.1.registration_number', 'mh12 ab1234')),
    ).toEqual([['A-213', 'business_other.goods_carriages.1.registration_number']]);
    expect(errors(setAt(full(), 'business_other.particulars', undefined)).map(([rule]) => rule)).toEqual([
      'A-139',
      'A-139',
      'A-139',
      'A-139',
    ]);
    expect(errors(setAt(full(), 'personal.status', 'H')).map(([rule]) => rule)).toContain('A-212');
    // ITR-4's number of a rule shared with ITR-1
    expect(errors(setAt(full(), 'deductions.form_10ba', undefined))).toEqual([]);
    expect(errors(setAt(full(), 'deductions.prans', undefined))).toEqual([['A-402', 'deductions.prans']]);
  });

  it.each([
    [{ opted_out_earlier: 'N', opt_out_now: 'N' }, 'new'],
    [{ opted_out_earlier: 'N', opt_out_now: 'Y' }, 'old'],
    [{ opted_out_earlier: 'Y', returned_to_new_earlier: 'Y' }, 'new'],
    [{ opted_out_earlier: 'Y', returned_to_new_earlier: 'N', return_to_new_now: 'N' }, 'old'],
    [{ opted_out_earlier: 'Y', returned_to_new_earlier: 'N', return_to_new_now: 'Y' }, 'new'],
    [{}, 'new'],
  ])('follows the answers on Form 10-IEA: %o is the %s regime', (answers, regime) => {
    expect(form.compute({ filing: answers }).regime).toBe(regime);
  });

  it('checks filing status and shared rules under its own numbers', () => {
    const rules = (data: FormValues) =>
      checkComplete(form.model, data)
        .filter((i) => i.severity === 'error')
        .map((i) => i.rule);
    const representative = { name: 'R Example', email: 'asha@example.in', mobile: '9876543211' };
    expect(
      rules(setAt(setAt(full(), 'filing.is_representative', 'Y'), 'filing.representative', representative)),
    ).toEqual(['A-403']);
    const address = getAt(full(), 'personal.address');
    expect(
      rules(
        setAt(setAt(full(), 'personal.same_secondary_address', 'N'), 'personal.alternate_address', address),
      ),
    ).toEqual(['A-411']);
    expect(rules(setAt(full(), 'exempt_income.ltcg_112a.sale_consideration', 280_000))).toContain('A-265');
    const family = setAt(setAt(full(), 'personal.status', 'H'), 'verification.capacity', 'K');
    expect(rules(setAt(family, 'profession44ada', undefined))).toContain('A-166');
    const farm = { category: 'AGRI', amount: 5001 };
    expect(rules(setAt(full(), 'exempt_income.rows', [farm]))).toEqual(['A-130']);
    const { json } = form.exportJson(full(), context);
    const imported = (path: string, value: unknown) =>
      form.importJson(setAt(json, `ITR.ITR4.${path}`, value)).warnings.map((w) => w.rule);
    expect(imported('IncomeDeductions.GrossSalary', 1)).toContain('A-63');
    expect(imported('FilingStatus.ItrFilingDueDate', '2026-07-31')).toContain('A-234');
    expect(imported('ScheduleBP.PersumptiveInc44AD.TotPersumptiveInc44AD', 1)).toEqual(
      expect.arrayContaining(['A-2', 'A-7']),
    );
  });

  const facts = inputText('facts/itr4-fields.md');
  it.skipIf(!facts)('has every node the public description of the schema names', () => {
    const { json } = form.exportJson(full(), context);
    const written =
      JSON.stringify(json)
        .match(/"\w+"(?=:)/g)
        ?.map((k) => k.slice(1, -1)) ?? [];
    const ours = new Set([
      ...written,
      ...fieldsOf(tree).flatMap((f) => f.json?.match(/\w+/g) ?? []),
      // heading, and short names of the description itself
      ...[
        'Path',
        'and',
        'Tot',
        'Nature',
        'Amount',
        'totals',
        'rows',
        'loan',
        'fields',
        'Sec80D',
        // other descriptions and earlier files have EntertainmntalwncUs16ii
        'EntertainmentAlw16ii',
        'HIDtls',
      ],
    ]);
    expect(namesIn(facts!).filter((name) => !ours.has(name))).toEqual([]);
  });

  it('taxes a firm at 30% without slabs, rebate or salary', () => {
    const firm: FormValues = {
      personal: { status: 'F' },
      filing: { opted_out_earlier: 'NA', section_filed: '11', filing_date: '2026-08-20' },
      business44ad: { digital_receipts: 10_000_000 },
    };
    const { chosen } = form.compute(firm);
    expect(chosen.totalIncome).toBe(600_000);
    expect(chosen.tax.total).toBe(180_000);
    expect(chosen.tax.rebate87A).toBe(0);
  });

  it('writes a file that reads back the same', () => {
    const { json, issues } = form.exportJson(full(), context);
    expect(issues.filter((i) => i.severity === 'error')).toEqual([]);
    const body = (json as { ITR: { ITR4: FormValues } }).ITR.ITR4;
    expect(getAt(body, 'Form_ITR4')).toMatchObject({
      FormName: 'ITR-4',
      AssessmentYear: '2026',
      SchemaVer: 'Ver1.0',
    });
    expect(getAt(body, 'FilingStatus.ItrFilingDueDate')).toBe('2026-08-31');
    expect(getAt(body, 'IncomeDeductions.IncomeFromBusinessProf')).toBe(780_000);
    expect(getAt(body, 'ScheduleBP.PersumptiveInc44AE')).toMatchObject({
      TotPersumInc44AE: 202_000,
      TotalPersumptiveInc: 202_000,
      IncChargeableUnderBus: 780_000,
    });
    const back = form.importJson(json);
    expect(back.warnings.filter((w) => w.severity === 'error' || !w.rule)).toEqual([]);
    expect(form.exportJson(back.data, context).json).toEqual(json);
    expect(form.importJson({ ITR: { ITR1: {} } }).data).toEqual({});
  });

  it('loses nothing the file can hold', () => {
    fc.assert(
      fc.property(formArbitrary(tree, 9000), (random) => {
        const rows = getAt(random, 'salary.exempt_allowances') as FormValues[] | undefined;
        const plain =
          rows && getAt(random, 'salary.hra') !== undefined
            ? setAt(
                random,
                'salary.exempt_allowances',
                rows.filter((r) => r['nature'] !== '10(13A)'),
              )
            : random;
        const withoutSalary = setAt(plain, 'salary.employers', undefined);
        const { json } = form.exportJson(withoutSalary, context);
        const regime = regimeOf(form.model.derive(withoutSalary));
        const back = form.importJson(json);
        expect(filePart(tree, back.data)).toEqual(filePart(tree, forRegime(withoutSalary, regime).data));
        expect(checkDraft(form.model, back.data)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  const prefill = inputJson('samples/itr/complyeaze_prefill_synthetic.json');
  it.skipIf(!prefill)('takes prefill data for the fields it has', () => {
    const { data, warnings } = form.importPrefill(prefill);
    expect(checkDraft(form.model, data)).toEqual([]);
    expect(getAt(data, 'taxes_paid.tds_other.0')).toMatchObject({
      tan: 'AAAA00000A',
      section: '94A',
      tds_claimed: 4000,
    });
    expect(warnings.length).toBeGreaterThan(0);
  });
});

describe('ITR-4, AY 2025-26', () => {
  const earlier = itr4Form('2025-26');
  const earlierTree = treeOf(earlier.model);
  const at = { createdOn: '2025-07-20', softwareId: 'SW12345678' };
  const base = fullOldRegime('2025-26');
  const { donations_80gga: _, ...deductions } = base['deductions'] as FormValues;
  const filed: FormValues = {
    ...base,
    personal: { ...(base['personal'] as FormValues), status: 'I' },
    filing: {
      section_filed: '11',
      filing_date: '2025-07-20',
      opted_out_2024: 'NA',
      opt_out_first_year: 'Y',
      opt_out_date: '2025-07-01',
      opt_out_ack: '123456789012345',
    },
    business44ad: { businesses: [{ name: 'Example Traders', code: '09028' }], digital_receipts: 1_000_000 },
    business_other: {
      particulars: { sundry_creditors: 1, inventories: 1, sundry_debtors: 1, cash_in_hand: 1 },
    },
    deductions,
    taxes_paid: {
      tds_other: [
        {
          tan: 'PNEB12345C',
          section: '94A',
          tds_deducted: 5000,
          tds_claimed: 5000,
          gross_receipt: 50_000,
          head: 'OS',
        },
      ],
    },
  };

  it('takes a full return and writes it with the names of its year', () => {
    expect(checkComplete(earlier.model, filed).filter((i) => i.severity === 'error')).toEqual([]);
    const { json } = earlier.exportJson(filed, at);
    expect(getAt(json, 'ITR.ITR4.IncomeDeductions')).toMatchObject({
      IncomeFromBusinessProf: 60_000,
      TotalIncomeOfHP: -200_000,
      AnnualValue30Percent: 0,
      IncomeNotified89A: 0,
    });
    expect(getAt(json, 'ITR.ITR4.FilingStatus')).toMatchObject({
      OptOutNewTaxRegime_Form10IEA_AY24_25: 'NA',
      NA_OptOutNewTaxReg: 'Y',
      Form10IEAAckNo: 123456789012345,
      AsseseeRepFlg: 'N',
    });
    const back = earlier.importJson(json);
    expect(back.warnings).toEqual([]);
    expect(earlier.exportJson(back.data, at).json).toEqual(json);
  });

  it.each([
    [{ opted_out_2024: 'Y', continue_opt_out: 'Y' }, 'old'],
    [{ opted_out_2024: 'Y', continue_opt_out: 'N' }, 'new'],
    [{ opted_out_2024: 'N', opt_out_now: 'Y' }, 'old'],
    [{ opted_out_2024: 'N' }, 'new'],
    [{ opted_out_2024: 'NA', opt_out_first_year: 'Y' }, 'old'],
  ])('follows its own answers on Form 10-IEA: %o is the %s regime', (answers, regime) => {
    expect(earlier.compute({ filing: answers }).regime).toBe(regime);
  });

  it('loses nothing the file can hold', () => {
    fc.assert(
      fc.property(formArbitrary(earlierTree, 9000), (random) => {
        const rows = getAt(random, 'salary.exempt_allowances') as FormValues[] | undefined;
        const plain =
          rows && getAt(random, 'salary.hra') !== undefined
            ? setAt(
                random,
                'salary.exempt_allowances',
                rows.filter((r) => r['nature'] !== '10(13A)'),
              )
            : random;
        const data = setAt(plain, 'salary.employers', undefined);
        const { json } = earlier.exportJson(data, at);
        const regime = regimeOf(earlier.model.derive(data));
        expect(filePart(earlierTree, earlier.importJson(json).data)).toEqual(
          filePart(earlierTree, forRegime(data, regime).data),
        );
      }),
      { numRuns: 20 },
    );
  });
});

describe('ITR-4, AY 2024-25', () => {
  const first = itr4Form('2024-25');
  const firstTree = treeOf(first.model);
  const at = { createdOn: '2024-07-20', softwareId: 'SW12345678' };
  const base = fullOldRegime('2024-25');
  const { donations_80gga: _, ...deductions } = base['deductions'] as FormValues;
  const filed: FormValues = {
    ...base,
    personal: { ...(base['personal'] as FormValues), status: 'I' },
    filing: {
      section_filed: '11',
      filing_date: '2024-07-20',
      opted_out_by_form: 'Y',
      opt_out_date: '2024-07-10',
      opt_out_ack: '123456789012345',
    },
    business44ad: { businesses: [{ name: 'Example Traders', code: '09028' }], digital_receipts: 1_000_000 },
    business_other: {
      particulars: { sundry_creditors: 1, inventories: 1, sundry_debtors: 1, cash_in_hand: 1 },
    },
    deductions,
    taxes_paid: {
      tds_other: [
        { tan: 'PNEB12345C', tds_deducted: 5000, tds_claimed: 5000, gross_receipt: 50_000, head: 'OS' },
      ],
    },
  };

  it('takes a full return, writes it with the names of its year and reads it back', () => {
    expect(checkComplete(first.model, filed).filter((i) => i.severity === 'error')).toEqual([]);
    const { json } = first.exportJson(filed, at);
    expect(getAt(json, 'ITR.ITR4.FilingStatus')).toMatchObject({
      OptOutNewTaxRegime: 'Y',
      Form10IEADate: '2024-07-10',
      Form10IEAAckNo: 123456789012345,
      ItrFilingDueDate: '2024-07-31',
    });
    expect(getAt(json, 'ITR.ITR4.IncomeDeductions')).toMatchObject({
      IncomeFromBusinessProf: 60_000,
      InterestPayable: 200_000,
      TotalIncomeOfHP: -200_000,
      DeductionUs16ia: 50_000,
    });
    const body = JSON.stringify(json);
    expect(body).not.toMatch(
      /Schedule80C|ScheduleUs24B|ScheduleEA10_13A|112A|TDSSection|UseForRefund|AY24_25/,
    );
    const back = first.importJson(json);
    expect(back.warnings).toEqual([]);
    expect(first.exportJson(back.data, at).json).toEqual(json);
  });

  it('follows its one question on Form 10-IEA, and the law of the year', () => {
    expect(first.compute({}).regime).toBe('new');
    const income = { business44ad: { digital_receipts: 15_000_000 } };
    // s.115BAC(1A): 6% of 1.5 crore is 9,00,000; 15,000 and 30,000
    expect(first.compute(income).chosen.tax.total).toBe(45_000);
    const old = first.compute({ ...income, filing: { opted_out_by_form: 'Y' } });
    expect(old.regime).toBe('old');
    expect(old.chosen.tax.total).toBe(12_500 + 80_000);
  });

  it('checks shared rules without numbers', () => {
    const issues = checkComplete(first.model, setAt(filed, 'personal.same_secondary_address', undefined));
    expect(issues.filter((i) => i.rule?.startsWith('A-'))).toEqual([]);
    const { json } = first.exportJson(filed, at);
    const off = first.importJson(setAt(json, 'ITR.ITR4.IncomeDeductions.GrossSalary', 1)).warnings;
    expect(off.map((w) => w.path)).toContain('ITR.ITR4.IncomeDeductions.GrossSalary');
    expect(off.filter((w) => w.rule)).toEqual([]);
  });

  it('loses nothing the file can hold', () => {
    fc.assert(
      fc.property(formArbitrary(firstTree, 9000), (random) => {
        const data = setAt(random, 'salary.employers', undefined);
        const { json } = first.exportJson(data, at);
        const regime = regimeOf(first.model.derive(data));
        expect(filePart(firstTree, first.importJson(json).data)).toEqual(
          filePart(firstTree, forRegime(data, regime).data),
        );
      }),
      { numRuns: 10 },
    );
  });
});
