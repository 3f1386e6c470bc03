import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test, vi } from 'vitest';
import { treeOf } from '../../shared/forms/form.ts';
import type { FormNode } from '../../shared/forms/walk.ts';
import { businessLists } from '../../shared/itr/codes/businesses.ts';
import { itr1Years } from '../../shared/itr/itr1/data/years.ts';
import { rulesOf } from '../../shared/itr/itr1/rules/check.ts';
import { itr2Numbered, itr2Rules } from '../../shared/itr/itr2/rules/check.ts';
import { itr3Rules } from '../../shared/itr/itr3/rules/check.ts';
import { itr4Years } from '../../shared/itr/itr4/data/years.ts';
import { ownRulesOf } from '../../shared/itr/itr4/rules/check.ts';
import { itr5Numbered, itr5Rules } from '../../shared/itr/itr5/rules/check.ts';
import { itr6Numbered, itr6Rules } from '../../shared/itr/itr6/rules/check.ts';
import { itr7Rules } from '../../shared/itr/itr7/rules/check.ts';
import { itrFormsAvailable, loadItrForm } from '../../shared/itr/registry.ts';
import { filingMessages } from '../../shared/tax/filing-messages.ts';
import { pagesInside } from '../build/pages.ts';
import { issueText } from '../forms/problems/issues.ts';
import { dictionary } from '../i18n/extract.ts';
import { loadRooms, setLanguage } from '../i18n/language.ts';
import { reportMissing } from '../i18n/missing.ts';

const hindi = dictionary(join(import.meta.dirname, '..', 'i18n', 'hi'));

/** Dictionaries the address of the wizard names. */
const wizardRooms = ['common', ...pagesInside.find(({ module }) => module === 'itr/ItrWizardPage')!.rooms];
const dictionaryOf = (rooms: readonly string[]): Set<string> =>
  new Set(
    rooms.flatMap((room) =>
      Object.keys(
        JSON.parse(readFileSync(join(import.meta.dirname, '..', 'i18n', 'hi', `${room}.json`), 'utf8')),
      ),
    ),
  );

/** The Hindi of these texts, as far as there is any, is in the dictionaries named. */
function expectShown(texts: readonly string[], rooms: readonly string[]): void {
  reportMissing(texts.filter((text) => !hindi.has(text)));
  const shown = dictionaryOf(rooms);
  expect(texts.filter((text) => hindi.has(text) && !shown.has(text))).toEqual([]);
}

/** Every text of a form a preparer can see. */
function textsOf(nodes: readonly FormNode[]): string[] {
  return nodes.flatMap((node) => [
    node.meta.label,
    node.meta.help ?? '',
    ...(node.node === 'field'
      ? [
          node.meta.unused || '',
          node.meta.placeholder ?? '',
          ...(node.meta.options ?? []).map((o) => o.label),
        ]
      : [node.meta.rowLabel ?? '', ...textsOf(node.children)]),
  ]);
}

/** Messages of the department's rules: patterns with parameters, a closed list. */
const ruleMessages = [
  ...new Set(
    [
      ...Object.values(itr1Years).flatMap(rulesOf),
      ...itr2Rules,
      ...itr2Numbered,
      ...itr3Rules,
      ...itr5Rules,
      ...itr5Numbered,
      ...itr6Rules,
      ...itr6Numbered,
      ...itr7Rules,
      ...Object.values(itr4Years).flatMap(ownRulesOf),
    ].map((rule) => rule.message),
  ),
];

test('every message of the department’s rules has its Hindi, in a dictionary the wizard loads', () => {
  expect(ruleMessages.length).toBeGreaterThan(300);
  expectShown(ruleMessages, wizardRooms);
});

test('every message on the dates of a return has its Hindi, in a dictionary the wizard loads', () => {
  expectShown(Object.values(filingMessages), wizardRooms);
});

test('a rule told in Hindi keeps its figures, grouped', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadRooms(['itr-rules', 'common', 'forms']);
  await setLanguage('hi');
  const issue = {
    path: 'x',
    message: {
      text: 'Exemption u/s 10(10AA) ({found}) cannot exceed {value}',
      params: { found: 3_000_000, value: 2_500_000 },
    },
    severity: 'error' as const,
    rule: 'A-69',
  };
  expect(issueText(issue)).toBe('धारा 10(10AA) की छूट (30,00,000) अधिकतम 25,00,000 हो सकता है (नियम A-69)');
  await setLanguage('en');
  vi.unstubAllGlobals();
});

test('every business code and its sector have their Hindi, in the dictionary fetched with the list', () => {
  const all = businessLists['business']!.flatMap((code) => [code.label, code.sector]);
  expectShown(all, [...wizardRooms, 'itr-businesses']);
});

describe('labels, helps and choices have their Hindi', () => {
  // The extraction in web/i18n sees literals in calls it knows; a walk over the form sees every text.
  const forms = itrFormsAvailable();
  it.each(forms)('$type of AY $assessmentYear', async ({ type, assessmentYear }) => {
    const { model } = await loadItrForm(type, assessmentYear);
    const steps = model.steps.flatMap((s) => [s.title, s.intro ?? '']);
    // Item codes of the schedules (A2e, 2ai) and examples of identifiers are the same in every language.
    const itemCode = /^([AB]\d+|\d)[a-z]*(_\S+)?$/;
    const all = [...new Set([...steps, ...textsOf(treeOf(model))])].filter(
      (text) => /[a-z]{4}|[A-Z][a-z]{2}/.test(text) && !itemCode.test(text),
    );
    expect(all.length).toBeGreaterThan(300);
    reportMissing(all.filter((text) => !hindi.has(text)));
  });
});
