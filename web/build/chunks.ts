import type { Rollup } from 'vite';

interface Context {
  getModuleInfo(id: string): Pick<Rollup.ModuleInfo, 'importedIds'> | null;
}

/** Our own code, apart from dictionaries and from what return forms share among each other. */
const ours =
  /[\\/](web|shared)[\\/](?!i18n[\\/]hi[\\/]|intake[\\/]|tax[\\/]|calculators[\\/]|itr[\\/]json[\\/])[^\0]*\.tsx?$/;
/** Of it the parts of pages in general. */
const parts = /[\\/]web[\\/](?:ui|data|theme|i18n)[\\/](?!hi[\\/])/;
const zod = /node_modules[\\/]zod[\\/]/;

/** Whether a module brings zod along, which sign-in and lists do without. */
function withZod(id: string, context: Context, seen: Set<string>): boolean {
  if (zod.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (context.getModuleInfo(id)?.importedIds ?? []).some((next) => withZod(next, context, seen));
}

const light = (name: string) => (id: string, context: Context) =>
  withZod(id, context, new Set()) ? null : name;

/**
 * How the code is cut. On a slow line each file costs a round trip of its own, so what many pages share comes in one
 * piece, and what some share in few.
 */
export const chunks = {
  groups: [
    {
      name: 'vendor',
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|use-sync-external-store|@emotion|@chakra-ui|stylis|@pandacss)[\\/]/,
    },
    { name: 'zod', test: zod },
    // What every page is made of, sign-in among them.
    { name: light('common'), debugName: 'common', test: parts, minShareCount: 10 },
    // What signed-in pages share.
    { name: light('inside'), debugName: 'inside', test: ours, minShareCount: 11 },
    // What the forms of returns share: telling files apart, reading and writing them.
    { name: 'files', test: /[\\/]shared[\\/](intake|itr[\\/]json)[\\/]/, minShareCount: 4 },
    // What forms of any kind share, on top of zod.
    { name: 'fields', test: /[\\/]shared[\\/](forms|entities)[\\/]/, minShareCount: 4 },
  ],
};
