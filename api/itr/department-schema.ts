import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { type Issue, sentence } from '../../shared/forms/messages.ts';
import { modernSchema } from '../../shared/itr/json/draft04.ts';

const compiled = new Map<string, { changed: number; validate: ValidateFunction }>();

/** `ITR-1_2026_Main_V1.1.json`: form, year and version. */
const namePattern = /^ITR-?([1-7])_(20\d\d)\w*?_V?(\d+(?:\.\d+)*)\.json$/i;

/** The newest schema version of a form and year in a folder; undefined if there is none. */
async function newest(folder: string, itrType: string, assessmentYear: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const fitting = names.flatMap((name) => {
    const [, form, year, version] = namePattern.exec(name) ?? [];
    const fits = `ITR-${form}` === itrType && year === assessmentYear.slice(0, 4);
    return fits ? [{ name, version: version! }] : [];
  });
  return fitting.sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))[0]?.name;
}

const issueOf = (file: string, error: ErrorObject): Issue => ({
  path: error.instancePath.slice(1).replaceAll('/', '.'),
  message: sentence('Schema {file}: {reason}', { file, reason: error.message ?? error.keyword }),
  severity: 'error',
});

/** Most findings: a schema of another structure would give thousands. */
const most = 50;

/**
 * Findings of the department's own schema for a file, if an administrator put one into `DATA_DIR/schemas`
 * under the department's name; the newest version is used and reloaded when it changes. No schema, no
 * findings; an invalid schema is a warning. Without a registered software id, CreationInfo is not checked:
 * such a file is for review only, and the interface says so.
 */
export async function schemaFindings(
  folder: string,
  itrType: string,
  assessmentYear: string,
  json: unknown,
  options: { registered: boolean },
): Promise<Issue[]> {
  const name = await newest(folder, itrType, assessmentYear);
  if (!name) return [];
  const path = join(folder, name);
  try {
    const changed = (await stat(path)).mtimeMs;
    let known = compiled.get(path);
    if (known?.changed !== changed) {
      const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, multipleOfPrecision: 6 });
      known = {
        changed,
        validate: ajv.compile(modernSchema(JSON.parse(await readFile(path, 'utf8'))) as object),
      };
      compiled.set(path, known);
    }
    if (known.validate(json)) return [];
    return (known.validate.errors ?? [])
      .filter((e) => options.registered || !e.instancePath.includes('/CreationInfo/'))
      .slice(0, most)
      .map((e) => issueOf(name, e));
  } catch {
    return [
      {
        path: '',
        message: sentence('The schema {file} cannot be read and was not applied', { file: name }),
        severity: 'warning',
      },
    ];
  }
}
