import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stateNames } from '../../shared/data/states.ts';
import { entityStatuses } from '../../shared/entities/types.ts';
import { invoiceStates } from '../../shared/invoices/invoice.ts';
import { itr2Advice } from '../../shared/itr/itr2/rules/advice.ts';
import { itr2Lines } from '../../shared/itr/itr2/rules/table.ts';
import { itr3Advice } from '../../shared/itr/itr3/rules/advice.ts';
import { itr3Lines } from '../../shared/itr/itr3/rules/table.ts';
import { itr5Lines } from '../../shared/itr/itr5/rules/table.ts';
import { plans } from '../../shared/plans.ts';
import { accountStatuses } from '../../shared/users/people.ts';
import {
  dictionary,
  placeholders,
  sourceFiles,
  textsOfModel,
  textsOfUi,
  type VisibleText,
} from './extract.ts';
import { textsOfHelpers, textsOfServer } from './helperTexts.ts';
import { reportMissing } from './missing.ts';

const root = join(import.meta.dirname, '..', '..');
const hindi = dictionary(join(import.meta.dirname, 'hi'));

/** Texts without an entry, each once, with the file it is in. */
const missing = (found: VisibleText[]): string[] => [
  ...new Map(
    found
      .filter(({ text }) => !hindi.has(text))
      .map(({ text, file }) => [text, `${file.slice(root.length + 1)}: ${text}`]),
  ).values(),
];

describe('every visible text has its Hindi', () => {
  test('texts given to t() in the web app', () => {
    const found = sourceFiles(join(root, 'web')).flatMap(textsOfUi);
    expect(found.length).toBeGreaterThan(200);
    reportMissing(missing(found));
  });

  test('labels and messages of the shared models', () => {
    const found = sourceFiles(join(root, 'shared')).flatMap(textsOfModel);
    expect(found.length).toBeGreaterThan(20);
    reportMissing(missing(found));
  });

  test('sentences given to functions of the shared models that show them', () => {
    const found = textsOfHelpers(sourceFiles(join(root, 'shared')));
    expect(found.length).toBeGreaterThan(100);
    reportMissing(missing(found));
  });

  test('messages of the tables of rules', () => {
    const messages = new Set(
      [...itr2Lines, ...itr3Lines, ...itr5Lines, ...itr2Advice, ...itr3Advice].map((line) => line.message),
    );
    expect(messages.size).toBeGreaterThan(100);
    reportMissing([...messages].filter((message) => !hindi.has(message)));
  });

  test('sentences the API answers with', () => {
    const api = sourceFiles(join(root, 'api')).filter(
      (file) => !/[\\/]api[\\/](database|mail)[\\/]/.test(file),
    );
    const found = textsOfServer([...api, join(root, 'shared/forms/messages.ts')]);
    expect(found.length).toBeGreaterThan(150);
    reportMissing(missing(found));
  });

  test('words that fill the sentences of the API', () => {
    const states = [...invoiceStates, ...accountStatuses, 'draft', 'saved', 'validated', 'filed'];
    const nouns = ['invoice', 'return', 'statement', 'trial balance'];
    const filed = ['GST returns', 'income-tax returns', 'TDS statements'];
    const named = ['form', 'year', 'PAN', 'unknown', 'subtotal', 'tax', 'total'];
    const words = [...states, ...nouns, ...filed, ...named];
    reportMissing(words.filter((word) => !hindi.has(word)));
  });

  test('names that stand in tables: entity types, states, plans', () => {
    const names = [...entityStatuses, ...stateNames, ...plans.map((p) => p.name)];
    reportMissing(names.filter((name) => !hindi.has(name)));
  });

  test('a translation keeps the placeholders of its text and is not the text itself', () => {
    const bad = [...hindi].filter(
      ([text, translation]) =>
        placeholders(text).join() !== placeholders(translation).join() || translation.trim() === '',
    );
    expect(bad).toEqual([]);
  });
});
