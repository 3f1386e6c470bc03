import { checkComplete } from '../forms/form.ts';
import type { Issue, Message } from '../forms/messages.ts';
import type { FormValues } from '../forms/paths.ts';
import { entityForm } from './form.ts';
import { incomeHeads, sourcesKey } from './heads.ts';
import { entityMessages } from './rules.ts';

/** A problem of an entity: the message and the fields concerned. */
export interface EntityProblem {
  message: Message;
  issues: Issue[];
}

const upper = new Set(['pan', 'gstin', 'tan', 'cin']);

/** Normalises typed or imported values: trimmed, identifiers in capitals, blanks omitted, name in both fields. */
/** A mobile number of ten digits, however it is written; any other text stays. */
const nationalNumber = (text: string): string =>
  /^(?:\+?91|0)?([6-9]\d{9})$/.exec(text.replace(/[\s()-]/g, ''))?.[1] ?? text;

export function tidyEntity(input: FormValues): FormValues {
  const out: FormValues = {};
  for (const [key, raw] of Object.entries(input)) {
    const value = typeof raw === 'string' ? raw.trim() : raw;
    if (value === '' || value === null || value === undefined) continue;
    out[key] =
      typeof value !== 'string'
        ? value
        : key === 'mobile'
          ? nationalNumber(value)
          : upper.has(key)
            ? value.toUpperCase()
            : value;
  }
  if (out['status'] !== 'Individual' && out['status'] !== undefined) {
    out['last_name'] ??= out['company_name'];
    out['company_name'] ??= out['last_name'];
    if (out['last_name'] === undefined) {
      delete out['last_name'];
      delete out['company_name'];
    }
  }
  // Nearly everyone has savings interest, so this head is on unless it was unticked.
  out['other_sources'] ??= true;
  for (const { key, sources } of incomeHeads) if (sources && out[key] === true) out[sourcesKey(key)] ??= 1;
  return out;
}

const missing = (data: FormValues, keys: readonly string[]): Issue[] =>
  keys
    .filter((key) => data[key] === undefined)
    .map((path) => ({ path, message: { text: 'This is required' }, severity: 'error' as const }));

/** Step 1: the documented checks in their documented order, then everything else that is wrong with its fields. */
export function checkEntityStep1(data: FormValues): EntityProblem | undefined {
  const basics = missing(data, ['status', 'assessment_year']);
  if (basics.length > 0) return { message: { text: entityMessages.required }, issues: basics };
  if (typeof data['pan'] !== 'string' || data['pan'].length !== 10)
    return {
      message: { text: entityMessages.pan },
      issues: [{ path: 'pan', message: { text: entityMessages.pan }, severity: 'error' }],
    };
  const individual = data['status'] === 'Individual';
  const needed = missing(data, [
    individual ? 'first_name' : 'last_name',
    'date_of_birth',
    'address',
    'mobile',
  ]);
  if (needed.length > 0)
    return {
      message: { text: individual ? entityMessages.individual : entityMessages.other },
      issues: needed,
    };
  return others(data, 0);
}

/** Step 2: e-mail and phone, then everything else that is wrong with its fields. */
export function checkEntityStep2(data: FormValues): EntityProblem | undefined {
  const contact = missing(data, ['email', 'phone']);
  return contact.length > 0
    ? { message: { text: entityMessages.contact }, issues: contact }
    : others(data, 1);
}

function others(data: FormValues, step: 0 | 1): EntityProblem | undefined {
  const parts = entityForm.steps[step]?.parts ?? [];
  const issues = checkComplete(entityForm, data).filter(
    (i) =>
      i.severity === 'error' &&
      (parts.includes(i.path) || (step === 1 && !entityForm.steps[0]?.parts.includes(i.path))),
  );
  const first = issues[0];
  if (!first) return undefined;
  // A PAN that is ten characters but no PAN is the documented PAN message, too.
  const message =
    first.path === 'pan' && first.message.text === 'This should look like {example}'
      ? { text: entityMessages.pan }
      : first.message;
  return { message, issues };
}

/** The whole entity, tidied before: the first step's problem, else the second's. */
export const checkEntity = (data: FormValues): EntityProblem | undefined =>
  checkEntityStep1(data) ?? checkEntityStep2(data);

/**
 * An entity of an imported list, already normalised: identity is required, missing columns are not required,
 * present values must be valid.
 */
export function checkListed(data: FormValues): EntityProblem | undefined {
  const first = missing(data, [
    'status',
    'pan',
    data['status'] === 'Individual' ? 'first_name' : 'last_name',
  ]);
  if (first.length > 0) return { message: first[0]!.message, issues: first };
  const wrong = checkComplete(entityForm, data).filter(
    (i) => i.severity === 'error' && data[i.path] !== undefined,
  );
  return wrong[0] && { message: wrong[0].message, issues: wrong };
}

/** Display name of an entity: a person's names, or the company name with last name as fallback. */
export function entityName(entity: FormValues): string {
  const part = (key: string) => (typeof entity[key] === 'string' ? (entity[key] as string).trim() : '');
  if (entity['status'] === 'Individual')
    return [part('first_name'), part('middle_name'), part('last_name')].filter(Boolean).join(' ');
  return part('company_name') || part('last_name');
}

/** Fields an entity still needs for filing, shown on the dashboard. */
export function missingForFiling(entity: FormValues): string[] {
  const wanted = [
    'email',
    'phone',
    'city',
    'state',
    'pincode',
    ...(entity['status'] === 'Individual' ? [] : ['gstin', 'tan']),
  ];
  return wanted.filter((key) => entity[key] === undefined || entity[key] === '');
}
