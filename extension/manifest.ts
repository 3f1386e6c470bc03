import { extensionId } from '../shared/messages.ts';

/** Every permission with the reason shown to reviewers; the built manifest must equal this list. */
export const permissions = {
  storage: 'Keeps the return being filled in memory (session storage) and settings such as language on disk.',
  sidePanel: 'Shows the panel next to the portal; a popup would close at the first click on the page.',
  scripting: 'Starts the reader in portal tabs that were open before the extension was installed or updated.',
} as const;

/** Every host with its reason. Nothing else on the web is read or written. */
export const hosts = {
  'https://eportal.incometax.gov.in/*': 'Reads and fills the sections of the online income-tax return.',
  'https://return.gst.gov.in/*':
    'Lists the figures of GSTR-1, GSTR-2A, GSTR-3B, IMS, the credit ledger and the liability register.',
  'https://gstr2b.gst.gov.in/*': 'Lists the figures of the GSTR-2B page.',
  'https://payment.gst.gov.in/*': 'Lists the balance and entries of the cash ledger.',
} as const;

/** Public key that determines the extension's id; the private half was never kept. */
const key =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAt3Qy74P6ub39FeSxJ0Wla0BT7W0t1DtkYCiRiCmkNk4iIvCJpoc8+BVsxmXgr4qgNV2NwEp62mqCPuGssw58weS1yWS+EdiOT98rwwF/HmQtqKmAHfcSiHKeLyKi+GS7hO4z3jKnAKqHKah26HjMnDhphf+TmDxnrft+9Wn2J79vTBX1V9y3hskfzcmcqPdDlhqj2lHk55Rbz4kbOjR/QqLbnvCdF2KsZMQbspqtOxEUYM4XQ043goZg/phshTWBaItRxECxh4go1C1tOCHIDsMMGSSete1kAr9CaT1rlVEqgpTbf80/1UItAboW30e4j6bdjzQvB9uQIJXgBJr0HQIDAQAB';

/** The oldest Chrome with the side panel and session storage access levels. */
export const minimumChrome = '116';

/** No script, style or request from anywhere but the package itself. */
export const contentSecurityPolicy =
  "default-src 'self'; script-src 'self'; object-src 'none'; connect-src 'none'; img-src 'self' data:; " +
  "style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Exact origins of the web app: its public address and the local machine's. Throws for an invalid URL. */
export function webOrigins(env: Record<string, string | undefined>): string[] {
  const port = env['PORT'] ?? '3000';
  const own = [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
    'http://localhost:3000',
    'http://127.0.0.1:3000',
  ];
  const given = env['PUBLIC_URL'] ? [new URL(env['PUBLIC_URL']).origin] : [];
  return [...new Set([...given, ...own])];
}

/** The manifest's own part; WXT adds entry points. */
export function manifestFor(version: string, origins: readonly string[]) {
  return {
    name: 'Karsetu',
    short_name: 'Karsetu',
    description:
      'Fills the income-tax portal from a prepared return; copies figures from the GST portal. Not affiliated with the government.',
    version,
    key,
    minimum_chrome_version: minimumChrome,
    permissions: Object.keys(permissions),
    host_permissions: Object.keys(hosts),
    content_security_policy: { extension_pages: contentSecurityPolicy },
    externally_connectable: { matches: origins.map((origin) => `${origin}/*`) },
    action: { default_title: 'Open Karsetu' },
    incognito: 'split' as const,
    icons: Object.fromEntries([16, 32, 48, 128].map((size) => [size, `icons/${size}.png`])),
  };
}

/** The id that `key` gives, for pages and tests that must know it. */
export const id = extensionId;
