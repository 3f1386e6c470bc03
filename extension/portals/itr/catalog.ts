import type { FieldKind, FieldMeta, Option } from '../../../shared/forms/fields.ts';
import type { FormNode } from '../../../shared/forms/walk.ts';
import { businessLists } from '../../../shared/itr/codes/businesses.ts';
import { pathInFile } from '../../../shared/itr/itr6/data/ind-as-places.ts';
import type { Provenance, Takes } from '../../../shared/portal-maps.ts';
import { builtIn, wordsOfOptions } from './maps/map.ts';
import { sectionForPath } from './sections.ts';

/** One field of the department's file, with all the form model knows about it. */
export interface FieldInfo {
  /** Path in the form model, rows as `[]`. */
  field: string;
  /** Path in the government file, rows as `[]`, keyed rows as `[Key=Value]`. */
  json: string;
  label: string;
  kind: FieldKind;
  options?: readonly NamedOption[];
  /** Computed in our wizard, though not necessarily on the portal. */
  total: boolean;
  /** Labels of the enclosing groups, outermost first. */
  heading: readonly string[];
  /** Only in rows with these values: `OthSrcNatureDesc` -> `SAV`. */
  match: Readonly<Record<string, string>>;
  section: string | undefined;
  /** How its place on the portal is known. */
  from: Provenance;
  /** Where its captions are from, in words. */
  seen?: string;
  takes: Takes;
  byLabel: boolean;
  /** Captions of the portal besides `label`. */
  labels: readonly string[];
  skip: boolean;
}

/** A repeater of the file. */
interface RowsInfo {
  label: string;
  rowLabel: string;
  heading: readonly string[];
  serial: string | undefined;
}

/** The field map of one form and year: by government path with rows as `[]`. */
export interface Catalog {
  fields: ReadonlyMap<string, readonly FieldInfo[]>;
  rows: ReadonlyMap<string, RowsInfo>;
}

/** Possible names of a keyed row's code. */
interface Named {
  label: string;
  heading: readonly string[];
  /** Such a row has more than one field. */
  several: boolean;
}

/** A code's name: its only field's label, else the nearest group that no other code has. */
function nameOf(value: string, names: ReadonlyMap<string, Named>): string {
  const own = names.get(value)!;
  if (!own.several) return own.label;
  const others = [...names].filter(([v]) => v !== value).flatMap(([, n]) => [n.label, ...n.heading]);
  return [...own.heading].reverse().find((h) => !others.includes(h)) ?? own.label;
}

const matchPattern = /\[(\w+)=([^\]]*)\]/g;

/** `A.List[Nature=SAV].Amount` -> `A.List[].Amount`; `A.List[Nature=OTH][]` -> `A.List[]`. */
export function barePath(json: string): string {
  return json.replace(matchPattern, '[]').replace(/\[\]\[\]/g, '[]');
}

/** An option with its other wordings on the portal. */
interface NamedOption extends Option {
  also?: readonly string[];
}

const optionsOf = ({ options, suggest }: FieldMeta, path: string): { options?: readonly NamedOption[] } => {
  const list = options ?? (suggest ? businessLists[suggest] : undefined);
  if (!list) return {};
  const words = wordsOfOptions(path);
  return { options: words ? list.map((o) => (words[o.value] ? { ...o, also: words[o.value]! } : o)) : list };
};

/**
 * The accounts of a company under Ind AS, which the form stores with those of other companies, also in their
 * own places.
 */
function withIndAs(form: string, fields: Map<string, FieldInfo[]>, rows: Map<string, RowsInfo>): void {
  for (const [bare, infos] of [...fields]) {
    const own = pathInFile(bare);
    if (own === bare) continue;
    const section = sectionForPath(form, own)?.id;
    fields.set(
      own,
      infos.map((info) => ({ ...info, json: pathInFile(info.json), section })),
    );
  }
  for (const [bare, info] of [...rows]) rows.set(pathInFile(bare), info);
}

/** Builds the field map from a form model's tree; the model is the one source of paths, labels, kinds and codes. */
export function catalogOf(form: string, tree: readonly FormNode[]): Catalog {
  const fields = new Map<string, FieldInfo[]>();
  const rows = new Map<string, RowsInfo>();
  const keys = new Map<string, { heading: readonly string[]; names: Map<string, Named> }>();

  const visit = (nodes: readonly FormNode[], heading: readonly string[]) => {
    for (const node of nodes) {
      if (node.node !== 'field') {
        if (node.node === 'rows' && node.json) {
          const bare = barePath(node.json);
          if (!rows.has(bare))
            rows.set(bare, {
              label: node.meta.label,
              rowLabel: node.meta.rowLabel ?? node.meta.label,
              heading,
              serial: node.meta.serial,
            });
          noteKeys(node.json, node.meta.label, heading);
        }
        visit(node.children, [...heading, node.meta.label]);
        continue;
      }
      if (node.json === undefined) continue;
      noteKeys(node.json, node.meta.label, heading);
      const bare = barePath(node.json);
      const match = Object.fromEntries([...node.json.matchAll(matchPattern)].map((m) => [m[1]!, m[2]!]));
      const extra = builtIn(bare);
      const info: FieldInfo = {
        field: node.path,
        json: node.json,
        label: node.meta.label,
        // The portal has its own list where the form only offers one.
        kind: node.meta.suggest ? 'choice' : node.meta.kind,
        ...optionsOf(node.meta, bare),
        total: node.meta.computed === true,
        heading,
        match,
        section: sectionForPath(form, bare)?.id,
        from: extra.from,
        ...(extra.seen ? { seen: extra.seen } : {}),
        takes: extra.takes ?? 'unknown',
        byLabel: extra.byLabel ?? (Object.keys(match).length === 0 || extra.captions !== undefined),
        labels: extra.captions ?? [],
        skip: extra.skip ?? false,
      };
      fields.set(bare, [...(fields.get(bare) ?? []), info]);
    }
  };
  /**
   * Keyed rows: the key is a drop-down whose codes are named by the row's content: its only field, or the
   * group its fields form.
   */
  const noteKeys = (json: string, label: string, heading: readonly string[]) => {
    for (const m of json.matchAll(matchPattern)) {
      const list = barePath(json.slice(0, m.index));
      const at = `${list}[].${m[1]}`;
      const known = keys.get(at) ?? { heading, names: new Map<string, Named>() };
      const name = known.names.get(m[2]!);
      known.names.set(m[2]!, name ? { ...name, several: true } : { label, heading, several: false });
      keys.set(at, known);
      if (!rows.has(`${list}[]`))
        rows.set(`${list}[]`, {
          label: heading.at(-1) ?? label,
          rowLabel: heading.at(-1) ?? label,
          heading: heading.slice(0, -1),
          serial: undefined,
        });
    }
  };
  visit(tree, []);
  for (const [at, key] of keys) {
    if (fields.has(at)) continue;
    fields.set(at, [
      {
        field: at,
        json: at,
        label: 'Nature',
        kind: 'choice',
        ...optionsOf(
          {
            label: 'Nature',
            kind: 'choice',
            options: [...key.names.keys()].map((value) => ({ value, label: nameOf(value, key.names) })),
          },
          at,
        ),
        total: false,
        heading: key.heading,
        match: {},
        section: sectionForPath(form, at)?.id,
        from: builtIn(at).from,
        ...(builtIn(at).seen ? { seen: builtIn(at).seen! } : {}),
        takes: builtIn(at).takes ?? 'unknown',
        byLabel: builtIn(at).captions !== undefined,
        labels: builtIn(at).captions ?? [],
        skip: false,
      },
    ]);
  }
  if (form === 'itr6') withIndAs(form, fields, rows);
  return { fields, rows };
}
