import type { Rollup } from 'vite';

interface Context {
  getModuleInfo(id: string): Pick<Rollup.ModuleInfo, 'importedIds'> | null;
}

/** Our own code, apart from dictionaries and code shared by return forms. */
const ours =
  /[\\/](web|shared)[\\/](?!i18n[\\/]hi[\\/]|intake[\\/]|tax[\\/]|calculators[\\/]|itr[\\/]json[\\/])[^\0]*\.tsx?$/;
/** The part of it shared by pages in general. */
const parts = /[\\/]web[\\/](?:ui|data|theme|i18n)[\\/](?!hi[\\/])/;
const zod = /node_modules[\\/]zod[\\/]/;

/** Whether a module imports zod, which sign-in and lists do not need. */
function withZod(id: string, context: Context, seen: Set<string>): boolean {
  if (zod.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (context.getModuleInfo(id)?.importedIds ?? []).some((next) => withZod(next, context, seen));
}

const light = (name: string) => (id: string, context: Context) =>
  withZod(id, context, new Set()) ? null : name;

/**
 * How the code is split. On a slow line each file costs a round trip, so what many pages share is one chunk,
 * and what some share is few.
 */
export const chunks = {
  groups: [
    {
      name: 'vendor',
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|use-sync-external-store|@emotion|@chakra-ui|stylis|@pandacss)[\\/]/,
    },
    { name: 'zod', test: zod },
    // Used by every page, sign-in included.
    { name: light('common'), debugName: 'common', test: parts, minShareCount: 10 },
    // Shared by signed-in pages.
    { name: light('inside'), debugName: 'inside', test: ours, minShareCount: 11 },
    // Shared by the return forms: detecting, reading and writing files.
    { name: 'files', test: /[\\/]shared[\\/](intake|itr[\\/]json)[\\/]/, minShareCount: 4 },
    // Shared by forms of any kind, with zod.
    { name: 'fields', test: /[\\/]shared[\\/](forms|entities)[\\/]/, minShareCount: 4 },
  ],
};
