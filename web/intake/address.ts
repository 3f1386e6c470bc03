import type { Purpose } from './importing.ts';

/** Whom a file waits for that was dropped elsewhere. */
export const FOR_IMPORT = 'import';

/** Answers the page that sends a file knows: the statement or return it is for, its year, what becomes of the rows there. */
const knownKeys = ['statement', 'return', 'list', 'assessment_year', 'registration', 'existing'] as const;
export type Known = Partial<Record<(typeof knownKeys)[number], string>>;

/** Address of the page of imports for a client and purpose; `back` is where it leads after the import. */
export const importAddress = (
  company: string,
  purpose: Purpose | '',
  known: Known = {},
  back = '',
): string => {
  const said = { company, for: purpose, ...known, back };
  return `/app/import?${new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''))}`;
};

/** What the address says is known. */
export const knownIn = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(knownKeys.flatMap((key) => (params.get(key) ? [[key, params.get(key)!] as const] : [])));

/** The page of this app an import leads back to; '' for any other address. */
export const backIn = (params: URLSearchParams): string => {
  const back = params.get('back') ?? '';
  return /^\/app\/[^/\\]/.test(back) ? back : '';
};
