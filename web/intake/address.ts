import type { Purpose } from './importing.ts';

/** Key of a file dropped on another page and waiting here. */
export const FOR_IMPORT = 'import';

/** Answers the sending page knows: the statement or return, its year, what happens to existing rows. */
const knownKeys = ['statement', 'return', 'list', 'assessment_year', 'registration', 'existing'] as const;
export type KnownAnswers = Partial<Record<(typeof knownKeys)[number], string>>;

/** Address of the import page for a client and purpose; `back` is the return address. */
export const importAddress = (
  company: string,
  purpose: Purpose | '',
  known: KnownAnswers = {},
  back = '',
): string => {
  const query = { company, for: purpose, ...known, back };
  return `/app/import?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))}`;
};

/** Known answers in the address. */
export const knownIn = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(knownKeys.flatMap((key) => (params.get(key) ? [[key, params.get(key)!] as const] : [])));

/** The app page to return to; '' for any other address. */
export const backIn = (params: URLSearchParams): string => {
  const back = params.get('back') ?? '';
  return /^\/app\/[^/\\]/.test(back) ? back : '';
};
