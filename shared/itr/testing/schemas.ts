import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { modernSchema } from '../json/draft04.ts';

/** The folder of public inputs beside the repository, or undefined where it is absent. */
const inputs = fileURLToPath(new URL('../../../../shared/', import.meta.url));

/** Reads a text input of `../shared`, or says why not and gives undefined. */
export function inputText(path: string): string | undefined {
  const file = `${inputs}${path}`;
  if (existsSync(file)) return readFileSync(file, 'utf8');
  console.log(`skipped: ${path} is not beside the repository`);
  return undefined;
}

/** Reads a JSON input of `../shared`, or says why not and gives undefined. */
export function inputJson(path: string): unknown {
  const text = inputText(path);
  return text === undefined ? undefined : JSON.parse(text);
}

export const schemaFiles = {
  '2026-27': 'schemas/ITR-1_2026_Main_V1.1.RECONSTRUCTED.json',
  '2025-26': 'schemas/ITR-1_AY2025-26_OpenTax-itr1-schema.json',
} as const;

type Schema = Record<string, unknown> & {
  $ref?: string;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
};

/** Leaf of a JSON schema: path with `[]` for lists, and whether its parent requires it. */
interface Leaf {
  path: string;
  required: boolean;
}

/** All leaves below the definition of a form (`ITR1` unless named). */
export function leavesOf(root: unknown, key = 'ITR1'): Leaf[] {
  const definitions = (root as { definitions: Record<string, Schema> }).definitions;
  const resolve = (s: Schema): Schema => {
    const refs = [s, ...(s.allOf ?? [])].flatMap((x) =>
      x.$ref ? [definitions[x.$ref.split('/').at(-1)!]!] : [],
    );
    return Object.assign({}, ...refs.map(resolve), s) as Schema;
  };
  const walk = (schema: Schema, path: string, required: boolean): Leaf[] => {
    const s = resolve(schema);
    if (s.properties)
      return Object.entries(s.properties).flatMap(([k, v]) =>
        walk(v, path ? `${path}.${k}` : k, s.required?.includes(k) ?? false),
      );
    if (s.items) return walk(s.items, `${path}[]`, required);
    return [{ path, required }];
  };
  return walk(definitions[key]!, '', true);
}

const validators = new Map<string, ReturnType<typeof validatorFor> | undefined>();

/** A check of files against a schema of `../shared`, made once: gives `path message` lines; undefined where the schema is absent. */
export function validatorOf(path: string): ((file: unknown) => string[]) | undefined {
  if (!validators.has(path)) {
    const schema = inputJson(path);
    validators.set(path, schema ? validatorFor(schema) : undefined);
  }
  return validators.get(path);
}

/** The same for a schema in hand. */
export function validatorFor(schema: unknown): (file: unknown) => string[] {
  const validate = new Ajv({
    strict: false,
    allErrors: true,
    validateFormats: false,
    multipleOfPrecision: 6,
  }).compile(modernSchema(schema) as object);
  return (file) =>
    validate(file) ? [] : (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message}`);
}
