import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { treeOf } from '../../../shared/forms/form.ts';
import { fieldsOf } from '../../../shared/forms/walk.ts';
import type { ItrType } from '../../../shared/itr/common/types.ts';
import { fullReturn as fullItr5 } from '../../../shared/itr/itr5/testing/returns.ts';
import { company, fullCompany } from '../../../shared/itr/itr6/testing/returns.ts';
import { fullTrust, fullUnion } from '../../../shared/itr/itr7/testing/returns.ts';
import { isItrFormAvailable, itrFormsAvailable, loadItrForm } from '../../../shared/itr/registry.ts';
import { kept } from '../../../shared/testing/kept.ts';
import { namesSecret } from '../../fill/deny.ts';
import * as allMatch from '../../fill/match.ts';
import * as steps from '../../fill/plan.ts';
import type { Catalog } from './catalog.ts';
import * as allCatalog from './catalog.ts';
import { maskPan, readReturn } from './file.ts';
import { captioned, marked } from './maps/map.ts';
import * as allPlan from './plan.ts';
import { leftToUser, sectionForPath, sectionsByForm } from './sections.ts';

const { meaningOf, stepsOf, barePath, catalogOf, planSection } = kept(allMatch, steps, allCatalog, allPlan);

const catalogs = new Map<string, Catalog>();
/** The field map of a form and year, made and recorded once. */
const catalogFor = async (type: ItrType, year: string): Promise<Catalog> => {
  const key = `${type} ${year}`;
  const catalog =
    catalogs.get(key) ?? catalogOf(`itr${type.at(-1)}`, treeOf((await loadItrForm(type, year)).model));
  catalogs.set(key, catalog);
  return catalog;
};

const filled = itrFormsAvailable().filter(
  (f) => `itr${f.type.at(-1)}` in sectionsByForm && f.assessmentYear !== '2024-25',
);

describe.each(filled.map((f) => [`${f.type} AY ${f.assessmentYear}`, f] as const))(
  'the field map of %s',
  (_, { type, assessmentYear }) => {
    test('every field of the form model has its place on the portal or is left to the user', async () => {
      const tree = treeOf((await loadItrForm(type, assessmentYear)).model);
      const catalog = await catalogFor(type, assessmentYear);
      const mine = (json: string) =>
        leftToUser.some((p) => (typeof p === 'string' ? json.startsWith(p) : p.test(json.split('.')[0]!)));
      const lost = fieldsOf(tree)
        .filter((f) => f.json !== undefined && !mine(f.json))
        .filter((f) => !catalog.fields.get(barePath(f.json!))?.some((i) => i.section !== undefined))
        .map((f) => `${f.path} (${f.json})`);
      expect(lost).toEqual([]);
    });
  },
);

/** Paths of the values of a file, rows as `[]`. */
const valuesOf = (value: unknown, path = ''): string[] =>
  Array.isArray(value)
    ? value.flatMap((row) => valuesOf(row, `${path}[]`))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => valuesOf(inner, path ? `${path}.${key}` : key))
      : [path];

test.each([
  ['ITR-5', fullItr5()],
  ['ITR-6', fullCompany()],
  [
    'ITR-6',
    company({
      filing: { indian_accounting: 'Y' },
      balance_sheet_ind_as: { share_capital: 500, bank: 500 },
      manufacturing: { purchases: 100 },
      trading: { sale_of_goods: 500, purchases: 100, other_direct: [{ name: 'Octroi', amount: 10 }] },
      profit_loss: { salaries: 100, other_expenses: [{ nature: 'Office', amount: 10 }] },
      comprehensive_income: { remeasured: 10 },
    }),
  ],
  ['ITR-7', fullTrust()],
  ['ITR-7', fullUnion()],
] as const)(
  'every value of the file of %s is filled in some section or left to the user',
  async (type, data) => {
    const { exportJson } = await loadItrForm(type, '2026-27');
    const form = type.replace('-', '').toLowerCase();
    const catalog = await catalogFor(type, '2026-27');
    const read = readReturn(
      JSON.stringify(exportJson(data, { createdOn: '2026-07-20', softwareId: 'SW12345678' }).json),
    );
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    const mine = (json: string) =>
      leftToUser.some((p) => (typeof p === 'string' ? json.startsWith(p) : p.test(json.split('.')[0]!)));
    expect(valuesOf(read.file.content).filter((path) => !mine(path) && !sectionForPath(form, path))).toEqual(
      [],
    );
    expect(sectionsByForm[form]!.flatMap(({ id }) => planSection(catalog, read.file, id).unplanned)).toEqual(
      [],
    );
  },
);

/** Parts as files of years and forms spell them that are not offered here, and a prefix. */
const spellings = [
  ...[
    'PartA_Gen1',
    'PartA_PL',
    'PartA_BS',
    'PartA_OI',
    'PartB_TI',
    'Schedule80',
    'ScheduleTR',
    'TDSonOthThanSal',
  ],
  ...['ITRScheduleAMT', 'UsrDeductUndChapVIA', 'DeductUndChapVIA', 'TaxExmpIntInc'],
];

// Sections are shared by forms, whose files spell a part differently: some form of some year has each.
test('every part a section names is a part of some file', async () => {
  const paths = new Set<string>();
  for (const { type, assessmentYear } of itrFormsAvailable())
    for (const path of (await catalogFor(type, assessmentYear)).fields.keys())
      for (
        let at = path.replace(/\[[^\]]*\]/g, '');
        at !== '';
        at = at.slice(0, Math.max(0, at.lastIndexOf('.')))
      )
        paths.add(at);
  const named = new Set(Object.values(sectionsByForm).flatMap((all) => all.flatMap((s) => s.parts)));
  expect([...named].filter((part) => !paths.has(part) && !spellings.includes(part))).toEqual([]);
});

test('marks of the built-in portal map name fields that exist', async () => {
  const known = new Set<string>();
  for (const f of filled)
    for (const key of (await catalogFor(f.type, f.assessmentYear)).fields.keys()) known.add(key);
  // Set by the portal itself; the model keeps no field for them.
  const own = ['FilingStatus.ItrFilingDueDate', 'FilingStatus.NewTaxRegime'];
  expect(marked.filter((path) => !known.has(path) && !own.includes(path))).toEqual([]);
});

test('captions and headings of the tables name parts of some file', async () => {
  const fields = new Set<string>();
  const nodes = new Set<string>();
  for (const { type, assessmentYear } of itrFormsAvailable())
    for (const path of (await catalogFor(type, assessmentYear)).fields.keys()) {
      const parts = path.replace(/\[\]/g, '').split('.');
      for (let i = 0; i < parts.length; i++) {
        fields.add(parts.slice(i).join('.'));
        for (let j = i + 1; j < parts.length; j++) nodes.add(parts.slice(i, j).join('.'));
      }
    }
  expect(captioned.fields.filter((end) => !fields.has(end))).toEqual([]);
  expect(captioned.nodes.filter((end) => !nodes.has(end))).toEqual([]);
});

describe('official captions', () => {
  /** Fields of AY 2026-27 that a person fills and whose caption is our own, at most. */
  const guessed: Record<string, number> = {
    itr1: 6,
    itr2: 16,
    itr3: 31,
    itr4: 6,
    itr5: 21,
    itr6: 19,
    itr7: 8,
  };

  test.each(Object.keys(guessed))(
    '%s: few are guessed, and none means another field under its own headings',
    async (form) => {
      const catalog = await catalogFor(`ITR-${form.at(-1)}` as ItrType, '2026-27');
      const typed = [...catalog.fields.values()].map((f) => f[0]!).filter((f) => f.section && !f.total);
      const counts = new Map<string, number>();
      for (const { from, seen } of typed) {
        const known = from === 'caption' ? seen! : from;
        counts.set(known, (counts.get(known) ?? 0) + 1);
      }
      console.info(
        `${form}: ${typed.length} typed; ${[...counts].map(([from, n]) => `${n} ${from}`).join('; ')}`,
      );
      expect(counts.get('guess') ?? 0).toBeLessThanOrEqual(guessed[form]!);
      const wrong: string[] = [];
      for (const { id } of sectionsByForm[form]!) {
        const file = { form, year: '2026-27', pan: 'ABCPE1234F', name: '', regime: undefined, content: {} };
        const { words } = planSection(catalog, file, id).plan;
        for (const { json, labels, under, list } of words!.fields) {
          const headings = [...new Set(under.map((names) => names.at(-1)!).reverse())];
          for (const caption of labels.slice(1)) {
            const meant = meaningOf([caption], headings, list, words!).json;
            if (meant !== undefined && meant !== json)
              wrong.push(`${json}: ${caption} is taken for ${meant}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

test.each([
  ['itr1', 'personal_information', 'D.O.B.', 'PersonalInfo.DOB'],
  ['itr3', 'part_a_general', 'D.O.B.', 'PartA_GEN1.PersonalInfo.DOB'],
  ['itr3', 'schedule_tpsa', 'Tax pd.', 'ScheduleTPSA.TaxesPaid'],
])('a page of %s, %s that prints %s', async (form, section, caption, json) => {
  const catalog = await catalogFor(`ITR-${form.at(-1)}` as ItrType, '2026-27');
  const file = { form, year: '2026-27', pan: 'ABCPE1234F', name: '', regime: undefined, content: {} };
  const { words } = planSection(catalog, file, section).plan;
  const title = sectionsByForm[form]!.find(({ id }) => id === section)!.title;
  expect(meaningOf([caption], [title], '', words!).json).toBe(json);
});

describe('a plan', () => {
  const text = JSON.stringify({
    ITR: {
      ITR1: {
        Form_ITR1: { AssessmentYear: '2026' },
        PersonalInfo: {
          PAN: 'ABCPE1234F',
          AssesseeName: { SurNameOrOrgName: 'Rao' },
          DOB: '1985-06-05',
          Address: { PinCode: 110001 },
        },
        FilingStatus: { OptOutNewTaxRegime: 'Y', NoSuchField: 1, ItrFilingDueDate: '2026-07-31' },
        ITR1_IncomeDeductions: {
          OthersInc: {
            OthersIncDtlsOthSrc: [
              { OthSrcNatureDesc: 'SAV', OthSrcOthAmount: 12345 },
              { OthSrcNatureDesc: 'OTH', OthSrcOthNatOfInc: 'Prize', OthSrcOthAmount: '7' },
            ],
          },
        },
        Verification: { Place: 'Delhi' },
      },
    },
  });
  const load = async () => {
    const result = readReturn(text);
    if (!result.ok) throw new Error(result.refusal.text);
    return {
      file: result.file,
      catalog: await catalogFor('ITR-1', '2026-27'),
    };
  };

  test('holds the values of its section only, in canonical spelling, and says what it cannot place', async () => {
    const { file, catalog } = await load();
    const { plan, unplanned } = planSection(catalog, file, 'personal_information');
    expect(Object.fromEntries(stepsOf(plan.nodes).map((s) => [s.path, s.want]))).toEqual({
      'PersonalInfo.PAN': 'ABCPE1234F',
      'PersonalInfo.AssesseeName.SurNameOrOrgName': 'Rao',
      'PersonalInfo.DOB': '1985-06-05',
      'PersonalInfo.Address.PinCode': '110001',
      'FilingStatus.OptOutNewTaxRegime': 'Y',
    });
    expect(unplanned).toEqual([{ path: 'FilingStatus.NoSuchField', reason: 'Not in the field map' }]);
    expect(plan.expect).toEqual({
      form: 'itr1',
      year: '2026-27',
      pan: 'ABCPE1234F',
      section: 'personal_information',
    });
    const pin = stepsOf(plan.nodes).find((s) => s.path.endsWith('PinCode'))!;
    expect(pin.rivals.map((r) => r.json.join('.'))).toContain('PersonalInfo.AlternateAddress.PinCode');
  });

  test('gives keyed rows their nature as a choice and refuses a value of the wrong type by its place', async () => {
    const { file, catalog } = await load();
    const { plan, unplanned } = planSection(catalog, file, 'gross_total_income');
    const at = 'ITR1_IncomeDeductions.OthersInc.OthersIncDtlsOthSrc';
    expect(stepsOf(plan.nodes).map((s) => [s.path, s.want])).toEqual([
      [`${at}.0.OthSrcNatureDesc`, 'SAV'],
      [`${at}.0.OthSrcOthAmount`, '12345'],
      [`${at}.1.OthSrcNatureDesc`, 'OTH'],
      [`${at}.1.OthSrcOthNatOfInc`, 'Prize'],
    ]);
    expect(unplanned).toEqual([
      { path: `${at}.1.OthSrcOthAmount`, reason: 'The file has a value of the wrong type here' },
    ]);
  });

  test('never touches what is the user’s to declare', async () => {
    const { file, catalog } = await load();
    const all = sectionsByForm['itr1']!.flatMap((s) => stepsOf(planSection(catalog, file, s.id).plan.nodes));
    expect(all.filter((s) => s.json[0] === 'Verification')).toEqual([]);
  });
});

describe('the department’s own dummy returns', () => {
  test.each([
    ['dummy_ITR1_AY2026-27_newregime_marginal-relief.json', '2026-27'],
    ['dummy_ITR1_AY2025-26_newregime.json', '2025-26'],
  ])('%s is planned whole', async (name, year) => {
    let text: string;
    try {
      text = readFileSync(new URL(`../../../../shared/samples/itr/${name}`, import.meta.url), 'utf8');
    } catch {
      return console.info(`skipped: sample ${name} is not there`);
    }
    const result = readReturn(text);
    if (!result.ok) throw new Error(result.refusal.text);
    expect(result.file.year).toBe(year);
    const catalog = await catalogFor('ITR-1', year);
    for (const section of sectionsByForm['itr1']!)
      expect(planSection(catalog, result.file, section.id).unplanned).toEqual([]);
  });
});

test('a masked PAN cannot be used as one', () => {
  expect(maskPan('ABCPE1234F')).toBe('ABXXXXX34F');
  expect(isItrFormAvailable('ITR-1', '2026-27')).toBe(true);
});

test('no field of a return is taken for a password, an OTP or a sign-in box by its name', async () => {
  const taken: string[] = [];
  for (const f of filled) {
    const catalog = await catalogFor(f.type, f.assessmentYear);
    for (const [pattern, infos] of catalog.fields) {
      const nodes = pattern.replace(/\[\]/g, '').split('.');
      for (const name of [nodes.join('.'), nodes.slice(-2).join('_'), infos[0]!.label])
        if (namesSecret(name) && infos[0]!.section) taken.push(name);
    }
  }
  expect(taken).toEqual([]);
});
