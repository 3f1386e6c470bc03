import { allStages, type FormModel, treeOf } from '../../forms/form.ts';
import { type Issue, say } from '../../forms/messages.ts';
import { type FormValues, getAt } from '../../forms/paths.ts';
import type { FormNode } from '../../forms/walk.ts';
import type { ExportContext } from './creation-info.ts';
import { creationInfo } from './creation-info.ts';
import { decodeForm } from './decode.ts';
import { type EarlierName, underTodaysNames } from './earlier-names.ts';
import { encodeForm, placesOf } from './encode.ts';
import { isObject, type JsonObject, type Segment } from './path.ts';

/** Parts specific to one form's file. */
export interface FileSpec {
  /** `ITR1`: the key under `ITR`. */
  key: string;
  /** `ITR-1`. */
  name: string;
  description: string;
  fileYear: string;
  schemaVersion: string;
  formVersion: string;
  /** Objects the file has in any case. */
  always: readonly string[];
  /** Constants of the year by path. */
  constants: Readonly<Record<string, string>>;
  /** Derived data as in the file. */
  toFile: (derived: FormValues) => FormValues;
  /** Parts of reading not covered by the field table. */
  fromFile: (decoded: FormValues, body: JsonObject) => FormValues;
  /** Warnings about data read this way, by JSON path inside the body. */
  readingIssues?: (data: FormValues, body: JsonObject) => Issue[];
  /** Places files of this form had other names for, in files this program or another wrote. */
  earlierNames?: readonly EarlierName[];
}

/** Reading and writing one form's file by the json paths of its model. */
export interface ReturnFile {
  spec: FileSpec;
  /** The body (`ITR.<key>`) of derived data, without CreationInfo. */
  bodyOf: (derived: FormValues) => JsonObject;
  /** The same in stages, for long ones. */
  bodyStages: (derived: FormValues) => Generator<undefined, JsonObject>;
  fileOf: (body: JsonObject, context: ExportContext) => JsonObject;
  /** Reads a body into form data; nothing is thrown. */
  readBody: (body: JsonObject) => { data: FormValues; warnings: Issue[] };
  /** The body of a file with current names, undefined if it is of another form. */
  bodyIn: (json: unknown) => JsonObject | undefined;
  /** Errors if the file is of another form or year. */
  identity: (json: unknown) => Issue[];
}

const creationKeys = [
  'SWVersionNo',
  'SWCreatedBy',
  'JSONCreatedBy',
  'JSONCreationDate',
  'IntermediaryCity',
  'Digest',
];
const formKeys = ['FormName', 'Description', 'AssessmentYear', 'SchemaVer', 'FormVer'];

/** A value of a file in a message: whatever it is, it can be shown. */
const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 40) : 'something else';
const figure = (value: unknown): string | number => (typeof value === 'number' ? value : shown(value));

const put = (body: JsonObject, path: string, value: string): void => {
  const keys = path.split('.');
  let here = body;
  for (const key of keys.slice(0, -1)) {
    if (!isObject(here[key])) here[key] = {};
    here = here[key] as JsonObject;
  }
  here[keys.at(-1)!] = value;
};

/** The value at a path below an object; for keyed rows the matching one. */
const valueAt = (from: unknown, segments: readonly Segment[]): unknown => {
  let value = from;
  for (const { key, match } of segments) {
    value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    if (match && Array.isArray(value)) value = value.find((r) => isObject(r) && r[match.key] === match.value);
  }
  return value;
};

/** The path as findings name it, with the numbers of keyed rows. */
const pathIn = (from: unknown, segments: readonly Segment[], at: string): string => {
  let here = at;
  for (const [i, { key, match }] of segments.entries()) {
    here = `${here}.${key}`;
    const list = match && valueAt(from, [...segments.slice(0, i), { key }]);
    if (Array.isArray(list))
      here = `${here}[${list.findIndex((r) => isObject(r) && r[match!.key] === match!.value)}]`;
  }
  return here;
};

const allComputed = (nodes: readonly FormNode[]): boolean =>
  nodes.every((n) => {
    if (n.node === 'field') return n.meta.computed === true || !n.meta.json;
    return allComputed(n.children);
  });

/**
 * Computed figures that differ in the file, by JSON path, rows by number; fully computed rows (Schedule SI)
 * by their key.
 */
const differences = (
  nodes: readonly FormNode[],
  ours: unknown,
  theirs: unknown,
  at: string,
  prefix = '',
): Issue[] =>
  nodes.flatMap((node, n): Issue[] => {
    const { path, segments } = placesOf(nodes, prefix)[n]!;
    if (node.node === 'group') return differences(node.children, ours, theirs, at, path);
    if (!node.meta.json || (node.node === 'field' && !node.meta.computed)) return [];
    const found = valueAt(theirs, segments);
    if (found === undefined) return [];
    const own = valueAt(ours, segments);
    if (node.node !== 'field') {
      if (!Array.isArray(found) || segments.at(-1)!.match) return [];
      const list: unknown[] = Array.isArray(own) ? own : [];
      const named = allComputed(node.children);
      const nameOf = (row: unknown) =>
        isObject(row) ? Object.values(row).find((v) => typeof v === 'string') : undefined;
      const place = pathIn(theirs, segments, at);
      return found.flatMap((row, i) =>
        differences(
          node.children,
          named ? list.find((r) => nameOf(r) === nameOf(row)) : list[i],
          row,
          `${place}[${i}]`,
        ),
      );
    }
    const value = own ?? (typeof found === 'number' ? 0 : undefined);
    return typeof found === typeof value && found !== value && typeof value !== 'object'
      ? [
          {
            path: pathIn(theirs, segments, at),
            message: say('fileSays', { found: figure(found), value: figure(value) }),
            severity: 'warning',
          },
        ]
      : [];
  });

/** The file with its body written in stages. */
export const withStages = (file: ReturnFile, bodyStages: ReturnFile['bodyStages']): ReturnFile => ({
  ...file,
  bodyStages,
  bodyOf: (derived) => allStages(bodyStages(derived)),
});

/** The reader and writer of a model's file. */
export function returnFile(model: FormModel, spec: FileSpec): ReturnFile {
  const nodes = treeOf(model);
  const root = `ITR.${spec.key}`;
  const formNode = `Form_${spec.key}`;
  const known = [
    ...creationKeys.map((k) => `CreationInfo.${k}`),
    ...formKeys.map((k) => `${formNode}.${k}`),
    ...Object.keys(spec.constants),
  ];

  const bodyOf = (derived: FormValues): JsonObject => {
    const body = encodeForm(nodes, spec.toFile(derived), spec.always);
    body[formNode] = {
      FormName: spec.name,
      Description: spec.description,
      AssessmentYear: spec.fileYear,
      SchemaVer: spec.schemaVersion,
      FormVer: spec.formVersion,
    };
    for (const [path, value] of Object.entries(spec.constants)) put(body, path, value);
    return body;
  };

  const bodyIn = (json: unknown): JsonObject | undefined => {
    if (!isObject(json)) return undefined;
    const outer = json['ITR'] ?? json['itr'];
    const body = isObject(outer) ? outer[spec.key] : undefined;
    return isObject(body) ? underTodaysNames(body, spec.earlierNames ?? []) : undefined;
  };

  const wrong = (path: string, found: string, expected: string): Issue => ({
    path,
    message: say('otherForm', { found, expected }),
    severity: 'error',
  });

  return {
    spec,
    bodyOf,
    // biome-ignore lint/correctness/useYield: the whole of it is one stage
    *bodyStages(derived) {
      return bodyOf(derived);
    },
    bodyIn,
    fileOf: (body, context) => ({ ITR: { [spec.key]: { CreationInfo: creationInfo(context), ...body } } }),
    readBody: (body) => {
      const { data: decoded, issues } = decodeForm(nodes, body, root, known);
      const data = spec.fromFile(decoded, body);
      const ours = bodyOf(model.derive(data));
      const told = (spec.readingIssues?.(data, body) ?? []).map((i) => ({ ...i, path: `${root}.${i.path}` }));
      return { data, warnings: [...issues, ...told, ...differences(nodes, ours, body, root)] };
    },
    identity: (json) => {
      const body = bodyIn(json);
      if (!body) return [wrong(root, 'another form', spec.name)];
      const name = getAt(body, `${formNode}.FormName`);
      if (name !== undefined && name !== spec.name)
        return [wrong(`${root}.${formNode}.FormName`, shown(name), spec.name)];
      const year = getAt(body, `${formNode}.AssessmentYear`);
      return year === spec.fileYear
        ? []
        : [
            wrong(
              `${root}.${formNode}.AssessmentYear`,
              `assessment year ${year === undefined ? 'not given' : shown(year)}`,
              `assessment year ${spec.fileYear}`,
            ),
          ];
    },
  };
}
