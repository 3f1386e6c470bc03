import { getAt } from '../../../shared/forms/paths.ts';

/** The part of a form a reader depends on; it is notified of changes to that part only. */
export type Topic = 'values' | 'figures' | 'compared' | 'derived' | 'sources' | 'messages';

/** Subscribes; the returned function unsubscribes. */
export type Subscribe = (listener: () => void) => () => void;

/** What listeners were last notified of, by topic; parts are replaced, never mutated. */
type Told = Readonly<Record<Topic, readonly unknown[]>>;

const topics: readonly Topic[] = ['values', 'figures', 'compared', 'derived', 'sources', 'messages'];

/** Listeners to a form by topic; `tell` wakes those whose topic is another one than last time. */
export function createListeners(now: () => Told) {
  const all = new Set<() => void>();
  const sets = new Map(topics.map((topic) => [topic, new Set<() => void>()]));
  const into =
    (set: Set<() => void>): Subscribe =>
    (listener) => {
      set.add(listener);
      return () => set.delete(listener);
    };
  let told: Told = now();
  return {
    subscribe: into(all),
    on: Object.fromEntries(topics.map((t) => [t, into(sets.get(t)!)])) as Record<Topic, Subscribe>,
    tell: () => {
      const before = told;
      told = now();
      for (const topic of topics) {
        const is = told[topic];
        if (before[topic].every((part, i) => part === is[i])) continue;
        for (const listener of sets.get(topic)!) listener();
      }
      for (const listener of all) listener();
    },
  };
}

/** Fields of one group with their last values and listeners. */
interface Group {
  holder: unknown;
  fields: Map<string, { value: unknown; listeners: Set<() => void> }>;
}

/** The groups in one part at the top of the form, which is the same object while none of them changes. */
interface Part {
  is: unknown;
  groups: Map<string, Group>;
}

const inside = (holder: unknown, key: string): unknown =>
  holder !== null && typeof holder === 'object' && Object.hasOwn(holder, key)
    ? (holder as Record<string, unknown>)[key]
    : undefined;

/**
 * Listeners to single values of `data`: a form has hundreds of fields, of which a key changes a few. `tell`
 * visits the replaced groups and notifies the listeners of changed values.
 */
export function createValueListeners(data: () => unknown) {
  const parts = new Map<string, Part>();
  /** The data at the last notification: nothing to compare while it is the same. */
  let told = data();
  const cut = (path: string): [string, string] => {
    const at = path.lastIndexOf('.');
    return at === -1 ? ['', path] : [path.slice(0, at), path.slice(at + 1)];
  };
  const holderOf = (parent: string) => (parent === '' ? data() : getAt(data(), parent));
  const topOf = (parent: string) => parent.split('.', 1)[0]!;
  const partAt = (top: string) => (top === '' ? data() : inside(data(), top));
  return {
    at: (path: string, listener: () => void): (() => void) => {
      const [parent, key] = cut(path);
      const top = topOf(parent);
      let part = parts.get(top);
      if (!part) {
        part = { is: partAt(top), groups: new Map() };
        parts.set(top, part);
      }
      const { groups } = part;
      let group = groups.get(parent);
      if (!group) {
        group = { holder: holderOf(parent), fields: new Map() };
        groups.set(parent, group);
      }
      let field = group.fields.get(key);
      if (!field) {
        field = { value: getAt(data(), path), listeners: new Set() };
        group.fields.set(key, field);
      }
      const { listeners } = field;
      const { fields } = group;
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && fields.get(key)?.listeners === listeners) fields.delete(key);
        if (fields.size === 0 && groups.get(parent)?.fields === fields) groups.delete(parent);
        if (groups.size === 0 && parts.get(top)?.groups === groups) parts.delete(top);
      };
    },
    tell: () => {
      const now = data();
      if (now === told) return;
      told = now;
      for (const [top, part] of parts) {
        const is = partAt(top);
        if (is === part.is) continue;
        part.is = is;
        for (const [parent, group] of part.groups) {
          const holder = holderOf(parent);
          if (holder === group.holder) continue;
          group.holder = holder;
          for (const [key, field] of group.fields) {
            const value = inside(holder, key);
            if (Object.is(value, field.value)) continue;
            field.value = value;
            for (const listener of field.listeners) listener();
          }
        }
      }
    },
  };
}
