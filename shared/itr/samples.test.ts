import { describe, expect, it } from 'vitest';
import type { Issue } from '../forms/messages.ts';
import { type FormValues, getAt } from '../forms/paths.ts';
import type { ItrType } from './common/types.ts';
import { loadItrForm } from './registry.ts';
import { inputJson } from './testing/schemas.ts';

/** Returns made by other software: partial ITR-3, and whole ITR-1 and ITR-2. */
const samples = [
  'complyeaze_filed_itr3_synthetic',
  'complyeaze_filed_itr3_broken_synthetic',
  'complyeaze_filed_itr3_oldschema_synthetic',
  'dummy_ITR1_AY2025-26_newregime',
  'dummy_ITR1_AY2026-27_newregime_marginal-relief',
  'dummy_ITR2_AY2024-25_allzero-required-skeleton',
].map((name) => [name, inputJson(`samples/itr/${name}.json`)] as const);

/** Who made a file and how the form is called: not of the return. */
const notOfTheReturn = /^ITR\.ITR\d\.(CreationInfo|Form_ITR\d)\./;

/** Values of a file, nil and empty ones aside, by path. */
const valuesOf = (value: unknown, at = ''): [string, unknown][] =>
  Array.isArray(value)
    ? value.flatMap((row, i) => valuesOf(row, `${at}[${i}]`))
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, v]) => valuesOf(v, at ? `${at}.${key}` : key))
      : value === 0 || value === '' || value === null
        ? []
        : [[at, value]];

const rowOf = (at: string) => at.slice(0, at.lastIndexOf(']') + 1);

/** Told by itself, by what encloses it, or as the code of a row whose figures are told. */
const told = (warnings: readonly Issue[], at: string, value: unknown) =>
  warnings.some(
    ({ path }) =>
      at === path ||
      at.startsWith(`${path}.`) ||
      at.startsWith(`${path}[`) ||
      (typeof value === 'string' && rowOf(at) !== '' && path.startsWith(`${rowOf(at)}.`)),
  );

describe.each(samples)('%s', (_, json) => {
  it.skipIf(!json)('loses no value: each comes back in the file or is told', async () => {
    const key = Object.keys((json as { ITR: object }).ITR)[0]!;
    const starting = Number(getAt(json, `ITR.${key}.Form_${key}.AssessmentYear`));
    const form = await loadItrForm(`ITR-${key.slice(3)}` as ItrType, `${starting}-${(starting + 1) % 100}`);
    const { data, warnings } = form.importJson(json);
    const createdOn = String(getAt(json, `ITR.${key}.CreationInfo.JSONCreationDate`));
    const back = new Map(valuesOf(form.exportJson(data, { createdOn }).json as FormValues));
    const values = valuesOf(json).filter(([at]) => !notOfTheReturn.test(at));
    const lost = values.filter(([at, value]) => back.get(at) !== value && !told(warnings, at, value));
    expect(values.length).toBeGreaterThan(30);
    expect(lost).toEqual([]);
  });
});
