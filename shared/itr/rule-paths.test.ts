import { describe, expect, it } from 'vitest';
import { amountAt } from './common/read.ts';
import { type Itr1AssessmentYear, type Itr1Year, itr1Years } from './itr1/data/years.ts';
import { itr1Form } from './itr1/form.ts';
import { itr1File } from './itr1/json.ts';
import { rulesOf } from './itr1/rules/check.ts';
import { type Rule as Itr1Rule, readerOf as itr1Reader } from './itr1/rules/reader.ts';
import { type Itr2AssessmentYear, type Itr2Year, itr2Years } from './itr2/data/years.ts';
import { itr2Form } from './itr2/form.ts';
import { itr2File } from './itr2/json.ts';
import { itr2Rules } from './itr2/rules/check.ts';
import { type Rule as Itr2Rule, readerOf as itr2Reader } from './itr2/rules/reader.ts';
import { type Itr3AssessmentYear, itr3Years } from './itr3/data/years.ts';
import { itr3Form } from './itr3/form.ts';
import { itr3File } from './itr3/json.ts';
import { itr3Rules } from './itr3/rules/check.ts';
import { itr4Years } from './itr4/data/years.ts';
import { itr4Form } from './itr4/form.ts';
import { itr4File } from './itr4/json.ts';
import { ownRulesOf } from './itr4/rules/check.ts';
import { type Itr5AssessmentYear, itr5Years } from './itr5/data/years.ts';
import { itr5Form } from './itr5/form.ts';
import { itr5File } from './itr5/json.ts';
import { itr5Rules } from './itr5/rules/check.ts';
import { type Itr6AssessmentYear, itr6Years } from './itr6/data/years.ts';
import { itr6Form } from './itr6/form.ts';
import { itr6File } from './itr6/json.ts';
import { itr6Rules } from './itr6/rules/check.ts';
import { type Itr7AssessmentYear, itr7Years } from './itr7/data/years.ts';
import { itr7Form } from './itr7/form.ts';
import { itr7File } from './itr7/json.ts';
import { itr7Rules } from './itr7/rules/check.ts';
import type { JsonObject } from './json/path.ts';
import type { ReturnFile } from './json/return-file.ts';
import { askedFile, type FilePlaces, filePlaces, hasNames, isPlace, watchedFile } from './testing/asking.ts';

const keys = <K extends string>(of: Readonly<Record<K, unknown>>) => Object.keys(of) as K[];
const RUNS = 60;

const itr1Places = filePlaces(
  keys(itr1Years).map((ay) => {
    const { model } = itr1Form(ay as Itr1AssessmentYear);
    return { model, spec: itr1File(model, itr1Years[ay]).spec };
  }),
);
const itr2Files = keys(itr2Years).map((ay) => {
  const { model } = itr2Form(ay as Itr2AssessmentYear);
  return { model, spec: itr2File(model, itr2Years[ay]).spec };
});
const itr3Files = keys(itr3Years).map((ay) => {
  const { model } = itr3Form(ay as Itr3AssessmentYear);
  return { model, spec: itr3File(model, itr3Years[ay]).spec };
});
const itr2Places = filePlaces(itr2Files);
const itr3Places = filePlaces(itr3Files);
/** ITR-3 runs the rules of ITR-2 on the schedules both have; a few look for either form's names. */
const itr23Places = filePlaces([...itr2Files, ...itr3Files]);
const itr4Places = filePlaces(
  keys(itr4Years).map((ay) => {
    const { model } = itr4Form(ay as Itr1AssessmentYear);
    return { model, spec: itr4File(model, itr4Years[ay]).spec };
  }),
);

const itr5Places = filePlaces(
  keys(itr5Years).map((ay) => {
    const { model } = itr5Form(ay as Itr5AssessmentYear);
    return { model, spec: itr5File(model, itr5Years[ay]).spec };
  }),
);

const itr6Places = filePlaces(
  keys(itr6Years).map((ay) => {
    const { model } = itr6Form(ay as Itr6AssessmentYear);
    return { model, spec: itr6File(model, itr6Years[ay]).spec };
  }),
);

const itr7Places = filePlaces(
  keys(itr7Years).map((ay) => {
    const { model } = itr7Form(ay as Itr7AssessmentYear);
    return { model, spec: itr7File(model, itr7Years[ay]).spec };
  }),
);

/** Rules that ask every block, row or year of a schedule for the same names, though some of them lack one. */
const overBlocks = ['CFL-1', 'OS-1', 'CG-1', 'CG-2', 'SUM', 'A-308'];

/** What rules ask for that the file does not have, over many files with any answers. */
function faultsOf<R>(
  rules: readonly { name: string; check: (r: R) => unknown }[],
  places: FilePlaces,
  readers: ((asked: ReturnType<typeof askedFile>, seed: number) => R)[],
): string[] {
  const faults = new Set<string>();
  for (const { name, check } of rules)
    for (const reader of readers)
      for (let seed = 0; seed < RUNS; seed++) {
        const asked = askedFile(places, seed, (fault, path) => {
          if (!overBlocks.includes(name) || !hasNames(places, path)) faults.add(`${name}: ${fault}`);
        });
        for (const found of [check(reader(asked, seed))].flat() as ({ at: string } | undefined)[])
          if (found && !isPlace(places, found.at)) faults.add(`${name}: finding at ${found.at}`);
      }
  return [...faults];
}

const EMPLOYERS = ['CGOV', 'PSU', 'PE', 'OTH', 'NA'];
const itr1Readers = (years: Readonly<Record<string, Itr1Year>>) =>
  Object.values(years).map((year) => (asked: ReturnType<typeof askedFile>, seed: number) => ({
    ...itr1Reader(year, {}),
    ...asked,
    old: seed % 2 === 0,
    age: [undefined, 30, 65, 85][seed % 4],
    employer: EMPLOYERS[seed % EMPLOYERS.length]!,
  }));
const itr2Readers = (years: Readonly<Record<string, Itr2Year>>) =>
  Object.values(years).map((year) => (asked: ReturnType<typeof askedFile>, seed: number) => ({
    ...itr2Reader(year, {}),
    ...asked,
    old: seed % 2 === 0,
    huf: seed % 3 === 0,
    resident: seed % 5 !== 0,
  }));
const numbered = (rules: readonly Itr1Rule[]) =>
  rules.map(({ category, no, check }) => ({ name: `${category}-${no}`, check }));
const named = (rules: readonly Itr2Rule[]) => rules.map(({ id, check }) => ({ name: id, check }));

describe('rules ask a file only for places it has', () => {
  it.each(keys(itr1Years))('ITR-1, AY %s', (ay) => {
    const rules = numbered(rulesOf(itr1Years[ay]));
    expect(faultsOf(rules, itr1Places, itr1Readers({ ay: itr1Years[ay] }))).toEqual([]);
  });
  it('ITR-2', () => {
    expect(faultsOf(named(itr2Rules), itr23Places, itr2Readers(itr2Years))).toEqual([]);
  });
  it('ITR-3', () => {
    expect(faultsOf(named(itr3Rules), itr23Places, itr2Readers(itr3Years))).toEqual([]);
  });
  it('ITR-4', () => {
    const rules = numbered(ownRulesOf(itr4Years['2026-27']));
    expect(faultsOf(rules, itr4Places, itr1Readers(itr4Years))).toEqual([]);
  });
  it('ITR-5', () => {
    expect(faultsOf(named(itr5Rules), itr5Places, itr2Readers(itr5Years))).toEqual([]);
  });
  it('ITR-6', () => {
    expect(faultsOf(named(itr6Rules), itr6Places, itr2Readers(itr6Years as never))).toEqual([]);
  });
  it('ITR-7', () => {
    expect(faultsOf(named(itr7Rules), itr7Places, itr2Readers(itr7Years as never))).toEqual([]);
  });
  it('a misspelt one is told', () => {
    const check = (r: { n: (path: string) => number }) =>
      r.n('PartB-TI.Salarys') > 0 ? undefined : undefined;
    expect(faultsOf([{ name: 'X', check }], itr23Places, itr2Readers(itr2Years))).toEqual([
      'X: PartB-TI.Salarys is not a place of the file',
    ]);
  });
});

/** The head of a file, which no field fills, and names that only another form or an earlier file has. */
const others = /^CreationInfo\.|^Form_ITR\d$|^ScheduleCGFor23$|\.Upto15Of9$|^PARTA_PL\.PersumptiveInc44ADA?$/;

/** What the readers of a form's files ask for that no file of the form has. */
function askedInVain(places: FilePlaces, files: readonly Pick<ReturnFile, 'readBody'>[]): string[] {
  const faults = new Set<string>();
  for (const file of files)
    for (let seed = 0; seed < 3; seed++) file.readBody(watchedFile(places, seed, (path) => faults.add(path)));
  return [...faults].filter((path) => !others.test(path) && !hasNames(places, path));
}

describe('readers ask a file only for places it has', () => {
  it.each([
    [
      'ITR-1',
      itr1Places,
      keys(itr1Years).map((ay) => itr1File(itr1Form(ay as Itr1AssessmentYear).model, itr1Years[ay])),
    ],
    [
      'ITR-2',
      itr2Places,
      keys(itr2Years).map((ay) => itr2File(itr2Form(ay as Itr2AssessmentYear).model, itr2Years[ay])),
    ],
    [
      'ITR-3',
      itr3Places,
      keys(itr3Years).map((ay) => itr3File(itr3Form(ay as Itr3AssessmentYear).model, itr3Years[ay])),
    ],
    [
      'ITR-4',
      itr4Places,
      keys(itr4Years).map((ay) => itr4File(itr4Form(ay as Itr1AssessmentYear).model, itr4Years[ay])),
    ],
    [
      'ITR-5',
      itr5Places,
      keys(itr5Years).map((ay) => itr5File(itr5Form(ay as Itr5AssessmentYear).model, itr5Years[ay])),
    ],
    [
      'ITR-6',
      itr6Places,
      keys(itr6Years).map((ay) => itr6File(itr6Form(ay as Itr6AssessmentYear).model, itr6Years[ay])),
    ],
    [
      'ITR-7',
      itr7Places,
      keys(itr7Years).map((ay) => itr7File(itr7Form(ay as Itr7AssessmentYear).model, itr7Years[ay])),
    ],
  ])('%s', (_, places, files) => {
    expect(askedInVain(places, files)).toEqual([]);
  });
  it('a misspelt one is told', () => {
    const readBody = (body: JsonObject) => ({
      data: { x: amountAt(body, 'PARTA_OI.Profits') },
      warnings: [],
    });
    expect(askedInVain(itr3Places, [{ readBody }])).toEqual(['PARTA_OI.Profits']);
  });
});
