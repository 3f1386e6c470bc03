import type { Option } from '../../../shared/forms/fields.ts';
import type { Catalog, FieldInfo } from '../../portals/itr/catalog.ts';

/** Controls a test page can draw. */
type Drawn =
  | 'text'
  | 'number'
  | 'textarea'
  | 'mat-select'
  | 'radio'
  | 'checkbox'
  | 'mat-date'
  | 'select'
  | 'autocomplete'
  | 'total'
  | 'plain-date'
  | 'bs-date'
  | 'select2';

interface FieldSpec {
  node: 'field';
  key: string;
  label: string;
  drawn: Drawn;
  options?: readonly Option[];
  /** What the page shows before anything is filled. */
  value?: string;
}

export interface GroupSpec {
  node: 'group' | 'rows';
  key: string;
  label: string;
  rowLabel?: string;
  panel?: boolean;
  /** A panel that the user has to open first. */
  closed?: boolean;
  children: SpecNode[];
  /** Repeaters: what the page's own formulas give in each row. */
  totals?: Record<string, unknown>[];
}

export type SpecNode = FieldSpec | GroupSpec;

/** Repeatable pseudo-random numbers in [0, 1). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(list: readonly T[], next: () => number): T => list[Math.floor(next() * list.length)]!;

function drawnFor(info: FieldInfo, generation: 1 | 2, next: () => number): Drawn {
  if (info.total) return 'total';
  const options = info.options?.length ?? 0;
  if (generation === 1) {
    if (info.kind === 'choice')
      return options <= 3
        ? pick(['radio', 'select'] as const, next)
        : pick(['select', 'select2'] as const, next);
    if (info.kind === 'flag') return 'checkbox';
    if (info.kind === 'date') return pick(['bs-date', 'plain-date'] as const, next);
    return info.kind === 'multiline' ? 'textarea' : 'text';
  }
  if (info.kind === 'choice') {
    if (options <= 3) return pick(['radio', 'mat-select'] as const, next);
    if (options > 60) return pick(['autocomplete', 'mat-select', 'select'] as const, next);
    return pick(['mat-select', 'select'] as const, next);
  }
  if (info.kind === 'flag') return 'checkbox';
  if (info.kind === 'date') return 'mat-date';
  if (info.kind === 'multiline' || /NatOfInc|Desc$/.test(info.json)) return 'textarea';
  return info.kind === 'amount' ? pick(['number', 'text'] as const, next) : 'text';
}

/** Every option a field has in any kind of row it stands in, each code once. */
function allOptions(infos: readonly FieldInfo[]): Option[] {
  const byCode = new Map<string, Option>();
  for (const option of infos.flatMap((i) => i.options ?? []))
    if (!byCode.has(option.value)) byCode.set(option.value, option);
  return [...byCode.values()];
}

/** A page with every field of a section, drawn differently for each seed. */
export function pageSpec(
  catalog: Catalog,
  section: { id: string; title: string },
  generation: 1 | 2,
  seed: number,
): SpecNode[] {
  const next = random(seed);
  const root: GroupSpec = { node: 'group', key: '', label: section.title, children: [] };
  for (const [pattern, infos] of catalog.fields) {
    const info = infos[0]!;
    if (info.section !== section.id || info.skip) continue;
    const parts = pattern.split('.');
    let at = root;
    let path = '';
    for (const part of parts.slice(0, -1)) {
      path = path ? `${path}.${part}` : part;
      const key = part.replace('[]', '');
      let child = at.children.find((c): c is GroupSpec => c.node !== 'field' && c.key === key);
      if (!child) {
        const rows = part.endsWith('[]') ? catalog.rows.get(path) : undefined;
        child = {
          node: part.endsWith('[]') ? 'rows' : 'group',
          key,
          label: rows?.label ?? info.heading.at(-1) ?? key,
          ...(rows ? { rowLabel: rows.rowLabel } : {}),
          panel: next() < 0.4,
          closed: next() < 0.5,
          children: [],
        };
        at.children.push(child);
      }
      at = child;
    }
    at.children.push({
      node: 'field',
      key: parts.at(-1)!,
      label: info.label,
      drawn: drawnFor(info, generation, next),
      ...(info.options ? { options: allOptions(infos) } : {}),
    });
  }
  return root.children;
}
