import { afterAll, describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { long } from '../../testing/runs.ts';
import type { Itr1AssessmentYear } from '../itr1/data/years.ts';
import { fullOldRegime } from '../itr1/testing/returns.ts';
import { fullReturn as fullItr2 } from '../itr2/testing/returns.ts';
import { fullReturn as fullItr3 } from '../itr3/testing/returns.ts';
import { itr4Form } from '../itr4/form.ts';
import { fullItr4 } from '../itr4/testing/returns.ts';
import { association, fullReturn as fullItr5 } from '../itr5/testing/returns.ts';
import { fullCompany } from '../itr6/testing/returns.ts';
import { fullTrust, fullUnion } from '../itr7/testing/returns.ts';
import { itrFormsAvailable, loadItrForm } from '../registry.ts';
import {
  AMOUNT,
  type Answer,
  batches,
  companions,
  type Typed,
  typedAmounts,
  withAmounts,
} from '../testing/amounts.ts';
import { facts, factsOf, toldBy } from '../testing/facts.ts';
import { knownPart } from './known-part.ts';
import type { ItrForm, ItrType } from './types.ts';

// the full returns written for the tests are of the years ITR-1 has
const held = itrFormsAvailable() as { type: ItrType; assessmentYear: Itr1AssessmentYear }[];
type Regime = 'old' | 'new';
/** ITR-6 and ITR-7 ask for no choice of regime: two kinds of return stand for the two. */
const chosenBy = (type: ItrType, regime: Regime): Regime =>
  type === 'ITR-7' ? 'new' : type === 'ITR-6' ? 'old' : regime;
const regimes: readonly Regime[] = ['old', 'new'];

/** Answers that lead to a regime, as each form and year asks them. */
const choosing = (type: ItrType, year: Itr1AssessmentYear, regime: Regime): FormValues => {
  const opted = regime === 'old' ? 'Y' : 'N';
  if (type === 'ITR-1' || type === 'ITR-2') return { opt_out_new_tax_regime: opted };
  if (type === 'ITR-6' || type === 'ITR-7') return {};
  if (type === 'ITR-5')
    return regime === 'old' ? {} : { income_from_business: 'Y', opted_out_earlier: 'N', opt_out_now: 'N' };
  if (year === '2024-25') return { opted_out_by_form: opted };
  return { [year === '2025-26' ? 'opted_out_2024' : 'opted_out_earlier']: 'N', opt_out_now: opted };
};

const whole: Record<ItrType, (year: Itr1AssessmentYear) => FormValues> = {
  'ITR-1': fullOldRegime,
  'ITR-2': fullItr2,
  'ITR-3': fullItr3,
  'ITR-4': (year) =>
    year === '2026-27' ? fullItr4() : knownPart(itr4Form(year as '2025-26').model, fullOldRegime(year)).kept,
  'ITR-5': fullItr5,
  'ITR-6': fullCompany,
  'ITR-7': fullTrust,
};

/**
 * In the suite an amount of the latest year is typed alone into two of four returns: one of each regime, a whole and an empty one (into
 * one of a form without a choice of regime); of an earlier year, whose code is the same, into one. On the tax every amount of the latest
 * year is tried and one in four of the earlier years, not the same in both. The long run leaves nothing out.
 */
const latest = '2026-27';
const turn = (year: Itr1AssessmentYear): number => (year === '2025-26' ? 0 : 2);

/** Whether the amount of a number is typed alone into the return of a regime (0, 1), whole (0) or empty (1). */
const isTyped = (year: Itr1AssessmentYear, amount: number, regime: number, empty: number): boolean =>
  long ||
  (year === latest ? (amount + regime + empty) % 2 === 0 : (amount + turn(year)) % 4 === regime * 2 + empty);

/** A return with every schedule, and one with nothing but its particulars; in a regime, in time. */
const returnsOf = (type: ItrType, year: Itr1AssessmentYear, regime: Regime): FormValues[] => {
  // a firm has no choice of regime, an association is in the new one unless it leaves it
  const made = whole[type](year);
  const { personal: _p, filing: _f, partners: _m, verification: _v, ...parts } = made;
  const other = { 'ITR-5': association, 'ITR-7': () => fullUnion() } as Partial<
    Record<ItrType, (parts: FormValues) => FormValues>
  >;
  const data = (regime === 'new' && other[type]?.(parts)) || made;
  const filing = {
    section_filed: '11',
    filing_date: `${year.slice(0, 4)}-07-15`,
    ...choosing(type, year, regime),
  };
  const { opt_out_new_tax_regime: _, ...given } = data['filing'] as FormValues;
  return [
    { ...data, filing: { ...given, ...filing } },
    { personal: data['personal'], filing },
  ];
};

const context = { createdOn: '2026-07-15', softwareId: 'SW12345678' };
const outcome = (form: ItrForm, data: FormValues) => {
  const file = form.exportJson(data, context);
  const text = JSON.stringify(file.json);
  return {
    text,
    numbers: () => new Set(text.match(/-?\d+/g)!.map(Number)),
    told: () => new Set(file.issues.map((i) => i.path)),
  };
};

const looked = new Map<ItrForm, Typed[]>();
/** The amounts a preparer can type into a form, looked for once. */
const amountsOf = (form: ItrForm, bare: FormValues): Typed[] => {
  const found = looked.get(form) ?? typedAmounts(form, bare);
  looked.set(form, found);
  return found;
};

/** What is typed besides an amount: the answers it needs and an empty row of each list. */
const besides = ({ answers, path }: { answers: readonly Answer[]; path: string }) =>
  JSON.stringify([answers, path.slice(0, path.lastIndexOf('.0.') + 1)]);

/**
 * Amounts that are in neither file nor findings. First as many as can be are typed together, each a figure of its own that is looked for
 * in the file; each of the rest that is chosen is then typed alone, and must change the file or raise a finding at its own path.
 */
function lostOf(
  form: ItrForm,
  data: FormValues,
  amounts: readonly Typed[],
  alone: (amount: number) => boolean,
): string[] {
  const found = new Set<string>();
  for (const batch of batches(form, data, amounts)) {
    const figures = batch.map(
      ({ path, value }, i) => [path, value === AMOUNT ? 1_234_577 + i * 7919 : value] as const,
    );
    const answers = batch.flatMap((t) => t.answers);
    const typed = outcome(form, withAmounts(data, answers, figures));
    const numbers = typed.numbers();
    for (const [path, figure] of figures) if (figure > AMOUNT && numbers.has(figure)) found.add(path);
  }
  const unasked = new Map<string, string>();
  const inFile = (amount: Typed): boolean => {
    const { path, value, answers } = amount;
    const key = besides(amount);
    // the row the amount goes into is there without it too: a field not set is written like one left empty
    const before = unasked.get(key) ?? outcome(form, withAmounts(data, answers, [[path, undefined]])).text;
    unasked.set(key, before);
    return outcome(form, withAmounts(data, answers, [[path, value]])).text !== before;
  };
  const silent = amounts.filter((t, i) => alone(i) && !found.has(t.path) && !inFile(t));
  // Findings take a hundred times as long as the file: those of many amounts are asked for together, of the rest alone.
  for (const batch of [...batches(form, data, silent), ...silent.map((t) => [t])]) {
    const open = () => batch.filter((t) => !found.has(t.path));
    const typed = () =>
      withAmounts(
        data,
        open().flatMap((t) => t.answers),
        open().map((t) => [t.path, t.value] as const),
      );
    // a part of the findings that takes a fifth of the time; all of them then of the rest alone
    if (open().length > 0) for (const { path } of form.unused(typed())) found.add(path);
    if (open().length > 0) for (const path of outcome(form, typed()).told()) found.add(path);
  }
  return silent.filter((t) => !found.has(t.path)).map((t) => t.path);
}

/**
 * Amounts that no tax follows from and no finding tells of, though not declared as reported only. Each is typed alone into an empty
 * return, then into a full one, then with what it needs; once it must move the computation, or a finding must tell of it.
 */
function idleOf(
  form: ItrForm,
  returns: readonly FormValues[],
  empty: readonly [old: FormValues, now: FormValues],
  amounts: readonly Typed[],
  count: () => void,
) {
  const cached = new Map<string, string>();
  const resultOf = (data: FormValues) => JSON.stringify(form.compute(data).chosen);
  /** The result without the amount: one for all amounts of a row that are empty there and typed with the same answers. */
  const resultBefore = (data: FormValues, answers: readonly Answer[], path: string) => {
    const without = () => resultOf(withAmounts(data, answers, [[path, undefined]]));
    if (getAt(data, path) !== undefined) return without();
    const key = returns.indexOf(data) + besides({ answers, path });
    const before = cached.get(key) ?? without();
    cached.set(key, before);
    return before;
  };
  const moves = (data: FormValues, answers: readonly Answer[], { path, value }: Typed) => {
    count();
    return resultOf(withAmounts(data, answers, [[path, value]])) !== resultBefore(data, answers, path);
  };
  const told = (data: FormValues, amount: Typed, more: readonly Answer[] = []) => {
    count();
    const typed = withAmounts(data, [...amount.answers, ...more], [[amount.path, amount.value]]);
    if (form.unused(typed).some((i) => i.path === amount.toldAt)) return true;
    const beside = toldBy.filter(([prefix]) => amount.path.startsWith(prefix));
    if (beside.length === 0)
      return form.compute(typed).notes.some((note) => amount.path.startsWith(note.path));
    const { issues } = form.exportJson(typed, context);
    return beside.some(([, at, message]) =>
      issues.some((i) => i.path === (at || amount.path) && i.message.text.startsWith(message)),
    );
  };
  const [bare] = empty;
  return amounts
    .filter((amount) => !amount.reported)
    .filter((amount) => {
      if (returns.some((data) => moves(data, amount.answers, amount))) return false;
      const needed = [...facts, ...(factsOf[form.model.id] ?? [])].filter(([prefix]) =>
        amount.path.startsWith(prefix),
      );
      for (const [, more] of needed)
        if (moves(bare, [...amount.answers, ...more], amount) || told(bare, amount, more)) return false;
      if (needed.length > 0) return true;
      if (empty.every((data) => told(data, amount))) return false;
      for (const answers of companions(form, amount)) if (moves(bare, answers, amount)) return false;
      return true;
    })
    .map(({ path }) => path);
}

describe('an amount typed is in the tax and the file, or in a finding', () => {
  let fields = 0;
  let trials = 0;
  let bearing = 0;
  it.each(held)(
    '$type, AY $assessmentYear: every amount field, in both regimes, in a full and in an empty return',
    async ({ type, assessmentYear }) => {
      const form = await loadItrForm(type, assessmentYear);
      const [, bare] = returnsOf(type, assessmentYear, 'old');
      const amounts = amountsOf(form, bare!);
      fields += amounts.length;
      const tried = new Set<string>();
      for (const [r, regime] of regimes.entries())
        for (const [i, data] of returnsOf(type, assessmentYear, regime).entries()) {
          expect(form.compute(data).regime).toBe(chosenBy(type, regime));
          // a form without a choice of regime
          if (tried.has(JSON.stringify(data))) continue;
          tried.add(JSON.stringify(data));
          const alone = (amount: number) => isTyped(assessmentYear, amount, r, i);
          trials += amounts.length;
          expect({ regime, whole: i === 0, lost: lostOf(form, data, amounts, alone) }).toEqual({
            regime,
            whole: i === 0,
            lost: [],
          });
        }
    },
    300_000,
  );

  it.each(held)(
    '$type, AY $assessmentYear: every amount not declared as reported only bears on the tax, or a finding tells of it',
    async ({ type, assessmentYear }) => {
      const form = await loadItrForm(type, assessmentYear);
      const [old, now] = regimes.map((regime) => returnsOf(type, assessmentYear, regime));
      const amounts = amountsOf(form, old![1]!).filter(
        (_, i) => long || assessmentYear === latest || i % 4 === turn(assessmentYear),
      );
      bearing += amounts.filter((a) => !a.reported).length;
      const all = [old![1]!, now![1]!, old![0]!, now![0]!];
      // a form without a choice of regime has each twice
      const returns = [...new Map(all.map((data) => [JSON.stringify(data), data])).values()];
      expect(idleOf(form, returns, [old![1]!, now![1]!], amounts, () => trials++)).toEqual([]);
    },
    300_000,
  );

  afterAll(() =>
    console.log(
      `${fields} amount fields of seven forms and three years, ${bearing} of them bear on the tax, ${trials} trials`,
    ),
  );
});

describe('an amount that is not used', () => {
  const unusedOf = async (type: ItrType, data: FormValues) =>
    (await loadItrForm(type, '2026-27')).unused(data).map((i) => [i.path, english(i.message), i.severity]);
  const itr1 = (regime: Regime) => returnsOf('ITR-1', '2026-27', regime)[1]!;

  it('is told with the reason the law has for it, or the form', async () => {
    const pay = { salary_17_1: 900_000, hra: 123_457 };
    const data = { ...itr1('new'), salary: { employers: [pay], professional_tax: 2400 } };
    expect(await unusedOf('ITR-1', data)).toEqual([
      [
        'salary.employers.0.hra',
        '123457 is for information only: the file has the total salary under section 17(1), not its parts',
        'warning',
      ],
      [
        'salary.professional_tax',
        '2400 is not used: the new tax regime does not allow it (section 115BAC(2))',
        'warning',
      ],
    ]);
    expect(await unusedOf('ITR-1', { ...data, filing: itr1('old')['filing'] })).toHaveLength(1);
  });

  it('is told where another answer hides its field', async () => {
    const house = { property_type: 'L', gross_annual_value: 240_000, co_owned: 'NO' };
    const self = { ...house, property_type: 'S' };
    const at = (row: FormValues) => ({ ...itr1('old'), house_property: { properties: [row] } });
    expect(await unusedOf('ITR-1', at(house))).toEqual([]);
    expect(await unusedOf('ITR-1', at(self))).toEqual([
      [
        'house_property.properties.0.gross_annual_value',
        '240000 is not used: another answer hides this field',
        'warning',
      ],
    ]);
  });

  it('is told of presumptive income declared below the least, and not of one above it', async () => {
    const trade = (declared: number) => ({
      ...returnsOf('ITR-4', '2026-27', 'new')[1]!,
      // 6% of 10,00,000 is 60,000
      business44ad: { digital_receipts: 1_000_000, declared_income_6: declared },
    });
    expect(await unusedOf('ITR-4', trade(59_999))).toEqual([
      [
        'business44ad.declared_income_6',
        '59999 is not used: the minimum income under this scheme is higher',
        'warning',
      ],
    ]);
    expect(await unusedOf('ITR-4', trade(60_000))).toEqual([]);
    expect(await unusedOf('ITR-4', trade(60_001))).toEqual([]);
  });

  it('is told where its schedule only reports it and another one brings it into the tax', async () => {
    const said = async (type: ItrType, part: FormValues) => {
      const form = await loadItrForm(type, '2026-27');
      return form
        .exportJson({ ...returnsOf(type, '2026-27', 'old')[1]!, ...part }, context)
        .issues.filter((i) => i.rule && ['PTI-1', 'BP-3'].includes(i.rule))
        .map((i) => [i.path, i.message.params]);
    };
    const fund = { dividend: { income: 50_000, tds: 5000 }, other: { income: 20_000, tds: 2000 } };
    const deducted = (amount: number) => ({ tds_other: [{ deducted: amount, tds_claimed: amount }] });
    for (const type of ['ITR-2', 'ITR-3'] as const) {
      const rows = { pass_through: { rows: [fund] } };
      expect(await said(type, rows)).toEqual([
        ['pass_through.rows.0.dividend.tds', { found: 7000, value: 0 }],
        ['pass_through.rows.0.other.tds', { found: 7000, value: 0 }],
      ]);
      expect(await said(type, { ...rows, taxes_paid: deducted(6999) })).toHaveLength(2);
      expect(await said(type, { ...rows, taxes_paid: deducted(7000) })).toEqual([]);
    }
    // items 5a to 5d of Part A-OI: 30,000; a capital receipt is not income
    const books = { not_credited: { items_28: 10_000, escalation: 20_000, capital_receipt: 90_000 } };
    const adding = (amount: number) => ({
      other_information: books,
      schedule_bp: { business: { other_income: amount } },
    });
    expect(await said('ITR-3', adding(29_999))).toEqual([
      ['other_information.not_credited.items_28', { found: 30_000, value: 29_999 }],
      ['other_information.not_credited.escalation', { found: 30_000, value: 29_999 }],
    ]);
    expect(await said('ITR-3', adding(30_000))).toEqual([]);
  });

  it('costs a return that has none but one more look at its file', async () => {
    const form = await loadItrForm('ITR-3', '2026-27');
    expect(form.unused(fullItr3('2026-27'))).toEqual([]);
  });
});

/** Paths of everything typed that is no number: answers, dates, identifiers, names. */
const wordsOf = (value: unknown, path = ''): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, v]) => wordsOf(v, path ? `${path}.${key}` : key))
    : typeof value === 'number'
      ? []
      : [path];

describe('an identifier or answer left empty', () => {
  it.each(held)(
    '$type, AY $assessmentYear: changes no tax without a finding',
    async ({ type, assessmentYear }) => {
      const form = await loadItrForm(type, assessmentYear);
      const [data] = returnsOf(type, assessmentYear, 'old');
      const taxOf = (d: FormValues) => JSON.stringify(form.compute(d).chosen);
      const toldOf = (d: FormValues) =>
        form.exportJson(d, context).issues.map((i) => `${i.path} ${i.message.text}`);
      const tax = taxOf(data!);
      const told = new Set(toldOf(data!));
      const silent = wordsOf(data)
        // without a date of filing the day of the file counts
        .filter((path) => path !== 'filing.filing_date')
        .filter((path) => {
          const without = setAt(data!, path, undefined);
          return taxOf(without) !== tax && toldOf(without).every((issue) => told.has(issue));
        });
      expect(silent).toEqual([]);
    },
    60_000,
  );
});

describe('tax deducted by an employer whose TAN is not given', () => {
  it.each(['ITR-1', 'ITR-4'] as const)(
    '%s: counts in the tax and in the file, which is refused',
    async (type) => {
      for (const year of ['2026-27', '2025-26', '2024-25'] as const) {
        const form = await loadItrForm(type, year);
        const [full] = returnsOf(type, year, 'old');
        const without = setAt(full!, 'salary.employers.0.employer_tan', undefined);
        const deducted = getAt(full, 'salary.employers.0.tds_deducted');
        expect(form.compute(without).chosen.taxesPaid).toEqual(form.compute(full!).chosen.taxesPaid);
        const { json, issues } = form.exportJson(without, context);
        const key = type.replace('-', '');
        expect(getAt(json, `ITR.${key}.TDSonSalaries.TotalTDSonSalaries`)).toBe(deducted);
        expect(getAt(json, `ITR.${key}.TDSonSalaries.TDSonSalary.0.TotalTDSSal`)).toBe(deducted);
        expect(issues.filter((i) => i.path === 'salary.employers.0.employer_tan')).toEqual([
          {
            path: 'salary.employers.0.employer_tan',
            message: {
              text: 'Enter the TAN: without it the tax deducted ({amount}) cannot be claimed',
              params: { amount: deducted },
            },
            severity: 'error',
          },
        ]);
      }
    },
  );

  it('is asked of an employer who deducted tax only, and parts of a salary stay within it', async () => {
    const form = await loadItrForm('ITR-1', '2026-27');
    const [, bare] = returnsOf('ITR-1', '2026-27', 'new');
    const errorsOf = (employer: FormValues) =>
      form
        .exportJson({ ...bare!, salary: { employers: [employer] } }, context)
        .issues.filter((i) => i.path.startsWith('salary.employers.0.') && i.severity === 'error')
        .map((i) => i.path.split('.').at(-1));
    expect(errorsOf({ salary_17_1: 500_000 })).toEqual([]);
    expect(errorsOf({ salary_17_1: 500_000, tds_deducted: 1 })).toEqual(['employer_tan', 'employer_name']);
    expect(errorsOf({ salary_17_1: 500_000, basic_salary: 400_000, da: 100_000 })).toEqual([]);
    expect(errorsOf({ salary_17_1: 500_000, basic_salary: 400_000, da: 100_001 })).toEqual(['salary_17_1']);
  });
});

describe('tax deducted or collected whose claim is left empty', () => {
  /** Tables of taxes paid: the claim and the amounts it is made of, from the columns of Schedules TDS2, TDS3 and TCS. */
  const tables: Record<
    ItrType,
    readonly (readonly [table: string, deducted: readonly string[], claim: string])[]
  > = {
    'ITR-1': [
      ['tds_other', ['tds_deducted'], 'tds_claimed'],
      ['tds_tenant', ['tds_deducted'], 'tds_claimed'],
      ['tcs', ['tcs_collected'], 'tcs_claimed'],
    ],
    'ITR-2': [
      ['tds_other', ['deducted', 'other_deducted'], 'tds_claimed'],
      ['tds_buyer_tenant', ['deducted', 'other_deducted'], 'tds_claimed'],
      ['tcs', ['collected', 'other_collected'], 'tcs_claimed'],
    ],
    get 'ITR-3'() {
      return this['ITR-2'];
    },
    get 'ITR-4'() {
      return this['ITR-1'];
    },
    get 'ITR-5'() {
      return this['ITR-2'];
    },
    get 'ITR-6'() {
      return this['ITR-2'];
    },
    get 'ITR-7'() {
      return this['ITR-2'];
    },
  };
  it.each(held)(
    '$type, AY $assessmentYear: is told at the claim; a claim of 0 answers it and is read back from the file',
    async ({ type, assessmentYear }) => {
      const form = await loadItrForm(type, assessmentYear);
      const [, bare] = returnsOf(type, assessmentYear, 'new');
      for (const [table, columns, claim] of tables[type])
        for (const column of columns) {
          const at = `taxes_paid.${table}.0.${claim}`;
          const of = (row: FormValues) => ({ ...bare!, taxes_paid: { [table]: [row] } });
          const said = (row: FormValues) =>
            form
              .exportJson(of(row), context)
              .issues.filter((i) => i.path === at && i.message.text.includes('claimed this year'))
              .map((i) => [english(i.message).split(':')[0], i.severity]);
          const did = table === 'tcs' ? 'collected' : 'deducted';
          expect(said({ [column]: 5000 })).toEqual([
            [`5000 was ${did} but nothing is claimed this year`, 'warning'],
          ]);
          expect(said({ [column]: 5000, [claim]: 5000 })).toEqual([]);
          expect(said({ [column]: 5000, [claim]: 0 })).toEqual([]);
          expect(said({ [columns.at(-1)!]: 0 })).toEqual([]);
          const { json } = form.exportJson(of({ [column]: 5000, [claim]: 0 }), context);
          expect(getAt(form.importJson(json).data, at)).toBe(0);
        }
    },
  );

  it('is what is left after the claim of the spouse, and not tax brought forward', async () => {
    const form = await loadItrForm('ITR-2', '2026-27');
    const [, bare] = returnsOf('ITR-2', '2026-27', 'new');
    const said = (row: FormValues) =>
      form.unused({ ...bare!, taxes_paid: { tds_other: [row] } }).map((i) => [i.path, i.message.params]);
    const at = 'taxes_paid.tds_other.0.tds_claimed';
    expect(said({ deducted: 5000, claimed_other: 2000 })).toEqual([[at, { amount: 3000 }]]);
    expect(said({ deducted: 5000, claimed_other: 5000 })).toEqual([]);
    expect(said({ year: '2023', brought_forward: 5000 })).toEqual([]);
    expect(said({ year: '2023', brought_forward: 5000, deducted: 700 })).toEqual([[at, { amount: 700 }]]);
  });
});
