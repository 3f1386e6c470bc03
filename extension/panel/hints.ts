import { useEffect, useMemo, useState } from 'react';
import { browser } from 'wxt/browser';
import { type Learned, mergeMaps, type PortalMap, readMap } from '../../shared/portal-maps.ts';
import { marksFor, withLesson } from '../portals/itr/maps/map.ts';
import { type Hints, patternOfPath } from '../portals/itr/plan.ts';

/** Portal maps on this machine: learned from the user or loaded. Headings, captions and ids; never values. */
export interface HintBook {
  of: (form: string, year: string) => Hints;
  /** How many fields the maps speak of. */
  count: number;
  /** Notes where a field, or the Add of a list (`A.List[]`), is. */
  learn: (form: string, year: string, section: string, path: string, learned: Learned) => Promise<void>;
  /** Notes the page's text for an option of a field. */
  learnOption: (form: string, year: string, path: string, code: string, words: string) => Promise<void>;
  forget: () => Promise<void>;
  /** Saves the maps as files for colleagues and maintainers, one a form and year. */
  save: () => void;
  /** Loads a map from a file; resolves to the reason (English source text) if invalid. */
  load: (json: string) => Promise<string | undefined>;
}

/** Offers a text as a file. */
export function saveAs(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Lessons of earlier versions: by form and path, good for every year, without headings; only ids and names are still believed. */
function ofEarlier(hints: unknown): PortalMap[] {
  return Object.entries((hints ?? {}) as Record<string, Record<string, Learned>>).map(([form, byPath]) => ({
    format: 'karsetu-portal-map/1',
    form,
    years: ['2025-26', '2026-27'],
    fields: Object.fromEntries(
      Object.entries(byPath)
        .filter(([, l]) => l.id || l.name)
        .map(([path, learned]) => [path, { from: 'taught' as const, learned }]),
    ),
  }));
}

/** Adds a map; maps of the same form and years are merged. */
function withMap(maps: readonly PortalMap[], map: PortalMap): PortalMap[] {
  const same = (m: PortalMap) => m.form === map.form && m.years.join() === map.years.join();
  const known = maps.find(same);
  return [
    ...maps.filter((m) => !same(m)),
    known ? { ...map, fields: mergeMaps(known.fields, map.fields) } : map,
  ];
}

const kept = async (): Promise<PortalMap[]> => {
  const { maps, hints } = await browser.storage.local.get(['maps', 'hints']);
  return [...ofEarlier(hints), ...((maps as PortalMap[] | undefined) ?? [])];
};

/** Adds a map to those on this machine. */
export async function addMap(map: PortalMap): Promise<void> {
  await browser.storage.local.set({ maps: withMap(await kept(), map) });
  await browser.storage.local.remove('hints');
}

/** Keeps the portal maps in local storage. */
export function useHints(): HintBook {
  const [maps, setMaps] = useState<readonly PortalMap[]>([]);
  useEffect(() => {
    const refresh = () => void kept().then(setMaps);
    refresh();
    const changed = (changes: Record<string, unknown>) => 'maps' in changes && refresh();
    browser.storage.local.onChanged.addListener(changed);
    return () => browser.storage.local.onChanged.removeListener(changed);
  }, []);
  return useMemo(() => {
    const keep = async (next: readonly PortalMap[]) => {
      setMaps(next);
      await browser.storage.local.set({ maps: next });
      await browser.storage.local.remove('hints');
    };
    return {
      of: (form, year) => marksFor(maps, form, year),
      count: maps.reduce((n, map) => n + Object.keys(map.fields).length, 0),
      learn: (form, year, section, path, learned) =>
        keep(withLesson(maps, form, year, patternOfPath(path), { learned: { ...learned, section } })),
      learnOption: (form, year, path, code, words) =>
        keep(withLesson(maps, form, year, patternOfPath(path), { options: { [code]: [words] } })),
      forget: async () => {
        setMaps([]);
        await browser.storage.local.remove(['maps', 'hints']);
      },
      save: () => {
        for (const map of maps)
          saveAs(`portal-map-${map.form}-${map.years[0]}.json`, JSON.stringify(map, null, 2));
      },
      load: async (json) => {
        const read = readMap(json);
        if (!read.ok) return read.reason;
        await keep(withMap(maps, read.map));
        return undefined;
      },
    };
  }, [maps]);
}
