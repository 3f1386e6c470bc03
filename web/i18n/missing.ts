/**
 * Texts without Hindi stop a release and nothing else: a contributor who writes no Hindi adds a sentence in English, and
 * `npm test` says what is still to be translated. `npm run hindi` sets HINDI=required; making the extension's package begins with it.
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
