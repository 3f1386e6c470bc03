/**
 * Missing Hindi blocks only a release: a contributor who writes no Hindi adds an English sentence, and `npm
 * test` lists what is to be translated. `npm run hindi` sets HINDI=required; packaging the extension starts
 * with it.
 */
export function reportMissing(
  texts: Iterable<string>,
  {
    required = process.env['HINDI'] === 'required',
    warn = console.warn,
  }: { required?: boolean; warn?: (line: string) => void } = {},
): void {
  const missing = [...new Set(texts)];
  if (missing.length === 0) return;
  const list = [`${missing.length} without Hindi in web/i18n/hi:`, ...missing].join('\n  ');
  if (required) throw new Error(list);
  warn(list);
}
